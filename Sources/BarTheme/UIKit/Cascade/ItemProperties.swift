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

  /// The item's own before the proxy's, as a proxy does not override what an item has set, to nil too.
  /// What lies in a `group` one setter sets as a whole: the item's own group hides the proxy's.
  func saying(_ name: AppearanceProperty, in group: AppearanceProperty? = nil) -> ItemSaying {
    if isEmpty { return ItemSaying() }
    let other = proxied.last { $0.property == name && $0.value != .null }
    let whole = group ?? name
    guard let mine = own.last(where: { $0.property == name }) else {
      let veil = own.last { $0.property.isIn(whole.path) }
      return veil == nil
        ? ItemSaying(value: other)
        : ItemSaying(veil: veil, of: group, hidden: other.map { [$0] } ?? [])
    }
    let hidden = other.map { [$0] } ?? []
    return mine.value == .null
      ? ItemSaying(veil: mine, of: group, hidden: hidden) : ItemSaying(value: mine, hidden: hidden)
  }

  /// What is said of the first of several names that anything counts for.
  func saying(_ names: [AppearanceProperty]) -> ItemSaying {
    isEmpty ? ItemSaying() : ItemSaying(names.lazy.map { self.saying($0) })
  }

  /// All of a group, the strongest only, and what that hides.
  func group(
    _ name: AppearanceProperty
  ) -> (values: [BarProperty], hidden: [BarProperty]) {
    let mine = own.filter { $0.property.isIn(name.path) }
    let others = proxied.filter { $0.property.isIn(name.path) }
    return mine.isEmpty ? (others, []) : (mine, others)
  }

  /// Those that appearance objects have taken the place of.
  var legacy: [BarProperty] { (own + proxied).filter { $0.property.isLegacyOfItem } }
}

/// What an item and its proxy say of one thing.
struct ItemSaying {
  /// What counts; nil: nothing does.
  var value: BarProperty?
  /// The item's own nil, or one of a group of its own that leaves the thing out: it hides the proxy's.
  var veil: BarProperty?
  /// The group that the veil lies in; nil: it stands for itself.
  var group: AppearanceProperty?
  /// The proxy's that does not count.
  var hidden: [BarProperty]

  init(value: BarProperty? = nil, hidden: [BarProperty] = []) {
    self.value = value
    self.hidden = hidden
  }

  init(veil: BarProperty?, of group: AppearanceProperty?, hidden: [BarProperty]) {
    self.veil = veil
    self.group = group
    self.hidden = hidden
  }

  /// Of several things the first that counts, with all that is hidden on the way to it.
  init(_ sayings: some Sequence<ItemSaying>) {
    self.init()
    for saying in sayings {
      hidden += saying.hidden
      if veil == nil, !saying.hidden.isEmpty { (veil, group) = (saying.veil, saying.group) }
      if let value = saying.value {
        self.value = value
        return
      }
    }
  }

  /// Whether neither the item nor its proxy bears on the thing.
  var isSilent: Bool { value == nil && hidden.isEmpty }
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

  /// False: there is no such item.
  mutating func clear(_ group: AppearanceProperty, of button: ButtonPlace) -> Bool {
    guard buttons[button] != nil else { return false }
    buttons[button]?.removeAll { $0.property.isIn(group.path) }
    return true
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

  /// Where all that they have comes from, in no order.
  var sources: [AppearanceSource] {
    (buttons.values.flatMap { $0 } + tabs.flatMap { $0 } + proxied.flatMap { $0 }).map(\.source)
  }

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
