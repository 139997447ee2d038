import BarPrimitives
import BarSpec

/// Replays what a document does to its UIKit bars, in order: proxies, declarations, steps, windows.
struct AppearanceReplay {
  private(set) var bars: [BarState]
  private(set) var notes: [CascadeNote] = []
  private var proxies: [(proxy: ProxyClass, slots: SlotStates)]
  private var proxyProperties: [(proxy: ProxyClass, property: BarProperty)] = []
  private var objects: [(name: String, object: AppearanceObject)] = []

  init(_ bars: [UIKitBar], _ setup: UIKitSetup) {
    let steps = setup.customizations + bars.flatMap(\.customizations)
    self.bars = bars.map { bar in
      BarState(bar, pushes: steps.contains { $0.action == .push(bar.id) })
    }
    proxies = ProxyClass.allCases.map { ($0, SlotStates()) }
    declare(setup, bars)
    for step in steps { perform(step) }
    for index in self.bars.indices where !self.bars[index].isInWindow && !self.bars[index].hasLeft {
      enterWindow(index)
    }
  }

  /// For tests.
  func object(_ name: String) -> AppearanceObject? { objects.last { $0.name == name }?.object }

  /// What the proxy gives to bars.
  func outcome(of proxy: ProxyClass) -> AppearanceOutcome.Place {
    AppearanceOutcome.Place(
      self.proxy(proxy), proxyProperties.filter { $0.proxy == proxy }.map(\.property),
      of: proxy.barKind)
  }

  /// A declaration states an outcome: what it copies from a bar is what the bar will show.
  private mutating func declare(_ setup: UIKitSetup, _ bars: [UIKitBar]) {
    for named in setup.objects {
      if let object = made(named.appearance) { objects.append((named.name, object)) }
    }
    for proxy in setup.proxies {
      for assignment in proxy.slots { assign(assignment, to: .proxy(proxy.proxy)) }
      for setting in proxy.properties {
        setProperty(of: .proxy(proxy.proxy), setting, AppearanceSource(setting))
      }
    }
    for bar in bars {
      for setting in bar.properties {
        setProperty(of: .bar(bar.id), setting, AppearanceSource(setting))
      }
      for assignment in bar.slots { assign(assignment, to: .bar(bar.id)) }
    }
    for bar in bars {
      for (index, slots) in bar.itemSlots.enumerated() {
        for assignment in slots { assign(assignment, to: .item(bar: bar.id, index: index)) }
      }
    }
  }

  private mutating func assign(_ assignment: SlotAssignment, to holder: AppearanceHolder) {
    let object = assignment.appearance.flatMap { made($0) }
    put(object, into: AppearanceReference(holder, assignment.slot))
  }

  private func made(_ description: AppearanceDescription) -> AppearanceObject? {
    let source = AppearanceSource(
      "a new \(description.kind.appearanceClassName)", path: description.path)
    var object: AppearanceObject
    switch description.start {
    case .new(let preset):
      object = AppearanceObject(description.kind, source: source)
      if let preset {
        object.configure(preset, AppearanceSource("\(preset.method)()", path: description.path))
      }
    case .copy(let place, let preset):
      let base = declared(place) ?? AppearanceObject(description.kind, source: source)
      object = base.copied(AppearanceSource("a copy", path: description.path))
      if let preset {
        object.configure(preset, AppearanceSource("\(preset.method)()", path: description.path))
      }
    }
    for setting in description.settings {
      object.set(setting.property, setting.value, AppearanceSource(setting))
    }
    return object
  }

  /// What is in a place once every bar stands in its window.
  private func declared(_ place: AppearanceReference) -> AppearanceObject? {
    if case .bar(let id) = place.holder, let slot = place.slot,
      let bar = bars.first(where: { $0.id == id }),
      bar.slots[slot].origin == .system, let proxied = proxy(ProxyClass(of: bar.kind))[slot].object
    {
      return proxied
    }
    return object(at: place)
  }

  private func proxy(_ proxy: ProxyClass) -> SlotStates {
    proxies.first { $0.proxy == proxy }?.slots ?? SlotStates()
  }
}

extension AppearanceReplay {
  private mutating func perform(_ step: CustomizationStep) {
    let source = AppearanceSource(step.text, path: step.path)
    switch step.action {
    case .assignObject(let place, let value): assign(value, to: place, source)
    case .setProperty(let place, let property, let value):
      change(place, source) { $0.set(property, value, source) }
    case .setBarProperty(let holder, let property, let value):
      setProperty(
        of: holder, AppearanceSetting(property, value, path: step.path), source)
    case .configure(let place, let preset):
      var didChange = true
      change(place, source) { didChange = $0.configure(preset, source) }
      if !didChange { note(.configureWithoutEffect, source) }
    case .enterWindow(let id): if let index = index(of: id) { enterWindow(index) }
    case .leaveWindow(let id):
      guard let index = index(of: id) else { return }
      bars[index].isInWindow = false
      bars[index].hasLeft = true
    case .push(let id):
      guard let index = index(of: id) else { return }
      bars[index].depth = min(bars[index].depth + 1, bars[index].items.count)
    case .pop(let id):
      guard let index = index(of: id) else { return }
      bars[index].depth = max(bars[index].depth - 1, 1)
    case .selectTab(let id, let tab): if let index = index(of: id) { bars[index].selectedTab = tab }
    }
  }

  private func index(of id: ElementID) -> Int? { bars.firstIndex { $0.id == id } }

  private mutating func note(_ rule: CascadeRule, _ source: AppearanceSource) {
    notes.append(CascadeNote(rule: rule, source: source))
  }

  private mutating func assign(
    _ value: CustomizationStep.ObjectValue, to place: AppearanceReference,
    _ source: AppearanceSource
  ) {
    let object: AppearanceObject?
    switch value {
    case .null: object = nil
    case .new(let kind): object = AppearanceObject(kind, source: source)
    case .converted(let kind, let other):
      object = self.object(at: other)?.converted(to: kind, source)
    case .copy(let other, _):
      object = self.object(at: other)?.copied(source)
      if object == nil { note(.emptySource, source) }
    }
    put(object, into: place)
    guard case .proxy(let proxy) = place.holder else { return }
    if bars.contains(where: { $0.isInWindow && $0.kind == proxy.barKind }) {
      note(.proxyAfterWindow, source)
    }
  }

  /// Changes an object where it is; there may be none.
  private mutating func change(
    _ place: AppearanceReference, _ source: AppearanceSource,
    _ body: (inout AppearanceObject) -> Void
  ) {
    if case .proxy = place.holder { return note(.proxyMutation, source) }
    guard var object = object(at: place) else { return note(.nilSlot, source) }
    body(&object)
    switch (place.holder, place.slot) {
    case (.object(let name), _):
      if let index = objects.lastIndex(where: { $0.name == name }) {
        objects[index].object = object
      }
    case (.bar(let id), let slot?):
      guard let index = index(of: id) else { return }
      bars[index].slots[slot].object = object
      bars[index].slots[slot].isMutated = true
    case (.item(let id, let item), let slot?):
      guard let index = index(of: id), let item = item ?? bars[index].currentIndex else { return }
      bars[index].items[item][slot].object = object
    default: return
    }
  }

  private func object(at place: AppearanceReference) -> AppearanceObject? {
    switch (place.holder, place.slot) {
    case (.object(let name), _): return object(name)
    case (.bar(let id), let slot?): return index(of: id).flatMap { bars[$0].slots[slot].object }
    case (.item(let id, let item), let slot?):
      guard let index = index(of: id), let item = item ?? bars[index].currentIndex,
        bars[index].items.indices.contains(item)
      else { return nil }
      return bars[index].items[item][slot].object
    case (.proxy(let proxy), let slot?): return self.proxy(proxy)[slot].object
    default: return nil
    }
  }

  /// Assignment copies: values are values here, so later changes to the source do not reach it.
  private mutating func put(_ object: AppearanceObject?, into place: AppearanceReference) {
    let state = SlotState(object: object, origin: .instance)
    switch (place.holder, place.slot) {
    case (.object(let name), _):
      guard let object else { return }
      objects.removeAll { $0.name == name }
      objects.append((name, object))
    case (.bar(let id), let slot?):
      guard let index = index(of: id) else { return }
      let standard = slot == .standardAppearance && object == nil
      bars[index].slots[slot] = standard ? .system(bars[index].kind) : state
    case (.item(let id, let item), let slot?):
      guard let index = index(of: id), let item = item ?? bars[index].currentIndex,
        bars[index].items.indices.contains(item)
      else { return }
      bars[index].items[item][slot] = object == nil ? .empty : state
    case (.proxy(let proxy), let slot?):
      guard let index = proxies.firstIndex(where: { $0.proxy == proxy }) else { return }
      proxies[index].slots[slot] = state
    default: return
    }
  }

  private mutating func setProperty(
    of holder: AppearanceHolder, _ setting: AppearanceSetting, _ source: AppearanceSource
  ) {
    switch holder {
    case .bar(let id):
      guard let index = index(of: id) else { return }
      bars[index].set(
        BarProperty(
          property: setting.property, value: setting.value, level: .bar, source: source))
    case .proxy(let proxy):
      let property = BarProperty(
        property: setting.property, value: setting.value, level: .proxy, source: source)
      proxyProperties.append((proxy, property))
      if bars.contains(where: { $0.isInWindow && $0.kind == proxy.barKind }) {
        note(.proxyAfterWindow, source)
      }
    default: return
    }
  }

  /// Where the proxies' values reach a bar: every slot that nobody has assigned to.
  private mutating func enterWindow(_ index: Int) {
    var bar = bars[index]
    let proxy = ProxyClass(of: bar.kind)
    for slot in AppearanceSlot.allCases {
      guard bar.slots[slot].origin != .instance, let object = self.proxy(proxy)[slot].object else {
        continue
      }
      if bar.slots[slot].isMutated { noteLost(bar.slots[slot]) }
      bar.slots[slot] = SlotState(object: object, origin: .proxy)
    }
    for (target, property) in proxyProperties where target == proxy { bar.set(property) }
    if bar.kind == .tabBar {
      for item in bar.items.indices {
        for slot in AppearanceSlot.allCases where bar.items[item][slot].origin != .instance {
          if let object = self.proxy(.tabBarItem)[slot].object {
            bar.items[item][slot] = SlotState(object: object, origin: .proxy)
          }
        }
      }
    }
    bar.isInWindow = true
    bar.hasLeft = false
    bars[index] = bar
  }

  private mutating func noteLost(_ slot: SlotState) {
    var told: [AppearanceSource] = []
    for entry in slot.object?.entries ?? [] where entry.source.path != nil {
      guard !told.contains(entry.source) else { continue }
      told.append(entry.source)
      note(.earlyMutation, entry.source)
    }
  }
}

extension AppearanceSource {
  /// A setting of the document.
  fileprivate init(_ setting: AppearanceSetting) {
    self.init(setting.property.path, path: setting.path)
  }
}

extension UIKitBar {
  /// What the document assigns to each item's slots.
  fileprivate var itemSlots: [[SlotAssignment]] {
    switch content {
    case .navigation(let items): items.map(\.slots)
    case .toolbar: []
    case .tabs(let items, _): items.map(\.slots)
    }
  }
}
