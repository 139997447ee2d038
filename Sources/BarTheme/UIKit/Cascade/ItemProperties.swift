import BarSpec

/// What one item, and the proxy of its class, have of their own: from before appearance objects, and
/// tints.
struct ItemProperties: Hashable, Sendable {
  /// The proxy that reaches the item.
  let proxyClass: ProxyClass
  /// Of one property the last counts.
  let own: [BarProperty]
  let proxied: [BarProperty]

  static func none(_ proxyClass: ProxyClass) -> ItemProperties {
    ItemProperties(proxyClass: proxyClass, own: [], proxied: [])
  }

  var isEmpty: Bool { own.isEmpty && proxied.isEmpty }

  /// The item's own before the proxy's, as a proxy does not override what an item has set.
  func property(_ name: AppearanceProperty) -> BarProperty? { values(name).first }

  /// The strongest first. An item that has set it to nil has nothing of its proxy's either.
  func values(_ name: AppearanceProperty) -> [BarProperty] {
    if isEmpty { return [] }
    let values = [own, proxied].compactMap { $0.last { $0.property == name } }
    return values.first?.value == .null ? [] : values.filter { $0.value != .null }
  }

  /// All of a group, which one setter sets as a whole: the item's own group hides the proxy's.
  func group(_ name: AppearanceProperty) -> [BarProperty] {
    let mine = own.filter { $0.property.isIn(name.path) }
    return mine.isEmpty ? proxied.filter { $0.property.isIn(name.path) } : mine
  }

  /// Those that appearance objects have taken the place of.
  var legacy: [BarProperty] { (own + proxied).filter { $0.property.isLegacyOfItem } }
}

extension AppearanceProperty {
  /// Tints, and the colour of a badge, have not been replaced by anything.
  var isLegacyOfItem: Bool { path != "tintColor" && path != "badgeColor" }
}

extension [BarProperty] {
  /// Sets one property of an item anew.
  mutating func put(_ property: BarProperty) {
    removeAll { $0.property == property.property }
    append(property)
  }
}

/// What items of one bar have of their own, at one moment of the steps.
struct ItemStates: Hashable, Sendable {
  /// Only looked up in, never walked through.
  private var buttons: [ButtonPlace: [BarProperty]] = [:]
  private var tabs: [[BarProperty]]
  /// What the items' proxy had said when they came into a window, by navigation item; one for all
  /// items of another bar.
  private var proxied: [[BarProperty]]
  private let proxyClass: ProxyClass

  init(_ bar: UIKitBar, items: Int) {
    proxyClass = bar.kind == .tabBar ? .tabBarItem : .barButtonItem
    tabs = bar.tabs.map { _ in [] }
    proxied = Array(repeating: [], count: bar.kind == .navigationBar ? max(items, 1) : 1)
    for (place, _) in bar.buttons { buttons[place] = [] }
  }

  /// False: there is no such item.
  mutating func set(_ property: BarProperty, of button: ButtonPlace) -> Bool {
    guard buttons[button] != nil else { return false }
    buttons[button]?.put(property)
    return true
  }

  mutating func set(_ property: BarProperty, ofTab tab: Int) {
    if tabs.indices.contains(tab) { tabs[tab].put(property) }
  }

  mutating func clear(_ group: AppearanceProperty, of button: ButtonPlace) {
    buttons[button]?.removeAll { $0.property.isIn(group.path) }
  }

  mutating func clear(_ group: AppearanceProperty, ofTab tab: Int) {
    if tabs.indices.contains(tab) { tabs[tab].removeAll { $0.property.isIn(group.path) } }
  }

  /// The items of a navigation item, or all of another bar, come into a window.
  mutating func enter(_ properties: [BarProperty], at item: Int) {
    if proxied.indices.contains(item) { proxied[item] = properties }
  }

  /// What buttons that have anything of their own have.
  var ownOfButtons: [ButtonPlace: [BarProperty]] { buttons.filter { !$0.value.isEmpty } }

  /// A back button comes with the screen that it leads away from.
  func properties(of button: ButtonPlace) -> ItemProperties {
    let item = (button.item ?? 0) + (button.list == .back ? 1 : 0)
    return ItemProperties(
      proxyClass: proxyClass, own: buttons[button] ?? [],
      proxied: proxied.indices.contains(item) ? proxied[item] : [])
  }

  func properties(ofTab tab: Int) -> ItemProperties {
    ItemProperties(
      proxyClass: proxyClass, own: tabs.indices.contains(tab) ? tabs[tab] : [],
      proxied: proxied[0])
  }
}
