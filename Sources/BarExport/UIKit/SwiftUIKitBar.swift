import BarPrimitives
import BarSpec
import BarTheme

extension SwiftText {
  /// The appearance proxies: the application level.
  mutating func addProxies(_ proxies: [AppearanceOutcome.Proxy]) {
    guard !proxies.isEmpty else { return }
    add("")
    add("// Application level: once, before any bar enters its window.")
    function("configureAppearance") { text in
      for (index, proxy) in proxies.enumerated() {
        // Objects are called by their slots' names, once in a scope.
        let isOnly = proxies.count == 1
        if !isOnly, index > 0 { text.add("") }
        text.scope(isOnly ? nil : "do") { text in
          let target = "\(proxy.proxy.rawValue).appearance()"
          if let kind = proxy.proxy.barKind {
            text.addSlots(proxy.place.slots, of: kind, to: target)
          }
          if let font = proxy.proxy.itemText {
            text.addItemProperties(proxy.place.properties, to: target, font: font)
          } else if let kind = proxy.proxy.barKind {
            text.addProperties(proxy.place.properties, of: kind, to: target)
          } else {
            text.addTints(proxy.place.properties, to: target)
          }
        }
      }
    }
  }

  /// A bar and its items, each at its level, as far as the document says anything of them.
  mutating func add(_ bar: UIKitBar, _ outcome: AppearanceOutcome.Bar, number: Int) {
    let name = bar.kind.rawValue
    let items: [UIKitNavigationItem] =
      if case .navigation(let items) = bar.content { items } else { [] }
    if items.isEmpty || !outcome.place.isEmpty {
      add("")
      add("// View level: \(bar.id.path).")
      function("configureBar\(number)", "_ \(name): \(bar.kind.className)") { text in
        text.addSlots(outcome.place.slots, of: bar.kind, to: name)
        text.addProperties(outcome.place.properties, of: bar.kind, to: name)
        switch bar.content {
        case .navigation: break
        case .toolbar(let items):
          text.addButtons(items, to: "toolbar.items", "item") { index in
            outcome.properties(of: ButtonPlace(bar: bar.id, list: .toolbar, index: index))
          }
        case .tabs(let tabs, _): text.addTabs(tabs, outcome)
        }
      }
    }
    for (index, item) in items.enumerated() {
      let slots = outcome.items.indices.contains(index) ? outcome.items[index].slots : []
      guard item != UIKitNavigationItem() || !slots.isEmpty else { continue }
      add("")
      add("// View controller level: items[\(index)] of \(bar.id.path).")
      let suffix = items.count > 1 ? "_\(index + 1)" : ""
      function("configureItem\(number)\(suffix)", "_ navigationItem: UINavigationItem") { text in
        text.addSlots(slots, of: .navigationBar, to: "navigationItem")
        text.addUIKitItem(item) { list, position in
          outcome.properties(
            of: ButtonPlace(bar: bar.id, item: index, list: list, index: position))
        }
      }
    }
  }

  /// Properties of a bar or its proxy.
  private mutating func addProperties(
    _ properties: [AppearanceOutcome.Setting], of kind: UIKitBarKind, to target: String
  ) {
    var attributes: [(property: AppearanceProperty, parts: [AppearanceOutcome.Setting])] = []
    for setting in properties {
      let words = setting.property.path.split(separator: ".")
      guard words.count > 1, words[0] != "compact", let first = words.first else {
        addProperty(setting, of: kind, to: target)
        continue
      }
      let group = AppearanceProperty(String(first))
      if let index = attributes.firstIndex(where: { $0.property == group }) {
        attributes[index].parts.append(setting)
      } else {
        attributes.append((group, [setting]))
      }
    }
    for group in attributes { addGroup(group.property, group.parts, of: target) }
  }

  /// The setters with bar metrics are methods.
  private mutating func addProperty(
    _ setting: AppearanceOutcome.Setting, of kind: UIKitBarKind, to target: String
  ) {
    let value = SwiftValue.appearance(setting.value)
    let words = setting.property.path.split(separator: ".")
    let metrics = words.count > 1 ? "compact" : "default"
    switch (words.last.map(String.init) ?? "", kind) {
    case ("backgroundImage", .navigationBar):
      add("\(target).setBackgroundImage(\(value), for: .\(metrics))")
    case ("backgroundImage", .toolbar):
      add(
        "\(target).setBackgroundImage(\(value), forToolbarPosition: .any, barMetrics: .\(metrics))")
    case ("shadowImage", .toolbar):
      add("\(target).setShadowImage(\(value), forToolbarPosition: .any)")
    case ("titleVerticalPositionAdjustment", _):
      add("\(target).setTitleVerticalPositionAdjustment(\(value), for: .\(metrics))")
    case (let path, _): add("\(target).\(path) = \(value)")
    }
  }
}
