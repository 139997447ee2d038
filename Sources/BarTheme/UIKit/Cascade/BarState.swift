import BarPrimitives
import BarSpec

/// One slot of a bar or an item at one moment.
struct SlotState: Hashable, Sendable {
  enum Origin: Hashable, Sendable { case system, proxy, instance }

  var object: AppearanceObject?
  var origin: Origin
  /// What has changed the object where it is; that is no assignment.
  var changes: Set<AppearanceSource> = []
  /// What has emptied the slot; nil: nothing has, or it has been filled again.
  var emptied: Emptied?

  var isMutated: Bool { !changes.isEmpty }

  /// A nil that has been assigned.
  struct Emptied: Hashable, Sendable {
    let source: AppearanceSource
    /// What the instance itself had there before.
    let before: AppearanceObject?
  }

  static let empty = SlotState(object: nil, origin: .system)

  /// The object that every bar has in its standard slot.
  static func system(_ kind: UIKitBarKind) -> SlotState {
    SlotState(object: AppearanceObject(kind, source: .systemObject(kind)), origin: .system)
  }

  func level(isItem: Bool) -> AppearanceLevel {
    switch origin {
    case .instance: isItem ? .item : .bar
    case .proxy: isItem ? .itemProxy : isMutated ? .bar : .proxy
    case .system: isItem ? .item : isMutated ? .bar : .system
    }
  }
}

extension AppearanceSource {
  static func systemObject(_ kind: UIKitBarKind) -> AppearanceSource {
    AppearanceSource("the object that every \(kind.className) has")
  }
}

/// The four slots of a bar or an item.
struct SlotStates: Hashable, Sendable {
  private var slots: [SlotState]

  init(standard: SlotState = .empty) {
    slots = AppearanceSlot.allCases.map { $0 == .standardAppearance ? standard : .empty }
  }

  /// Where all that the objects have comes from.
  var sources: [AppearanceSource] { slots.flatMap { $0.object?.sources ?? [] } }

  subscript(slot: AppearanceSlot) -> SlotState {
    get { slots[slot.index] }
    set { slots[slot.index] = newValue }
  }
}

extension AppearanceSlot {
  fileprivate var index: Int {
    switch self {
    case .standardAppearance: 0
    case .compactAppearance: 1
    case .scrollEdgeAppearance: 2
    case .compactScrollEdgeAppearance: 3
    }
  }
}

/// A property of a bar itself.
struct BarProperty: Hashable, Sendable {
  let property: AppearanceProperty
  let value: AppearanceValue
  let level: AppearanceLevel
  let source: AppearanceSource
}

/// A bar at one moment of the steps.
struct BarState: Hashable, Sendable {
  let id: ElementID
  let kind: UIKitBarKind
  let path: SpecPath
  var slots: SlotStates
  /// Of the navigation items or the tab bar items, in the order of the document.
  var items: [SlotStates]
  /// Objects of proxies that did not get into a slot, because the instance has one of its own.
  var hiddenOfBar = SlotStates()
  var hiddenOfItems: [SlotStates]
  /// Navigation items on the stack, at least 1.
  var depth: Int
  var selectedTab: Int?
  /// The tab whose view controller it belongs to; nil: none's.
  let tab: Int?
  var isInWindow = false
  /// Whether a step has taken it out of its window.
  var hasLeft = false
  /// What its items have of their own.
  var itemStates: ItemStates
  /// Whether that wins over appearance objects.
  let itemAttributesWin: Bool
  /// Of one property the last counts; the bar's own never give way to the proxy's.
  var properties: [BarProperty] = []

  init(_ bar: UIKitBar, pushes: Bool) {
    id = bar.id
    kind = bar.kind
    path = bar.path
    tab = bar.tab
    slots = SlotStates(standard: .system(bar.kind))
    itemAttributesWin = bar.itemAttributesWin
    itemStates = ItemStates(bar, items: bar.itemSlots.count)
    switch bar.content {
    case .navigation(let stack):
      items = stack.map { _ in SlotStates() }
      depth = pushes ? 1 : max(stack.count, 1)
    case .toolbar:
      items = []
      depth = 1
    case .tabs(let tabs, let selected):
      items = tabs.map { _ in SlotStates() }
      depth = 1
      selectedTab = selected
    }
    hiddenOfItems = items.map { _ in SlotStates() }
  }

  /// The index of the item whose appearance counts.
  var currentIndex: Int? {
    switch kind {
    case .navigationBar: items.indices.contains(depth - 1) ? depth - 1 : nil
    case .toolbar: nil
    case .tabBar: selectedTab.flatMap { items.indices.contains($0) ? $0 : nil }
    }
  }

  var currentItem: SlotStates? { currentIndex.map { items[$0] } }

  /// A dictionary of the bar's own hides its proxy's as a whole.
  func property(_ name: AppearanceProperty) -> BarProperty? {
    guard let found = properties.last(where: { $0.property == name }) else { return nil }
    return found.level == .proxy && ownSetting(of: name) != nil ? nil : found
  }

  /// What the bar itself has set of what one setter sets together with `name`.
  func ownSetting(of name: AppearanceProperty) -> BarProperty? {
    let whole = name.dictionary ?? name
    return properties.last { $0.level == .bar && $0.property.isIn(whole.path) }
  }

  mutating func set(_ property: BarProperty) {
    properties.removeAll { $0.property == property.property && $0.level == property.level }
    // The bar's own values stay behind those of the proxy, which come later.
    let first = properties.firstIndex { $0.property == property.property && $0.level == .bar }
    if property.level == .proxy, let first {
      properties.insert(property, at: first)
    } else {
      properties.append(property)
    }
  }

  /// What the proxy has for the bar in a new window. A dictionary takes the place of the one that the
  /// proxy has had before as a whole.
  mutating func take(_ proxied: [BarProperty]) {
    for new in proxied {
      let whole = new.property.dictionary ?? new.property
      properties.removeAll { $0.level == .proxy && $0.property.isIn(whole.path) }
    }
    for new in proxied { set(new) }
  }

  /// Whether anything is set that appearance objects have taken the place of.
  var hasLegacy: Bool { properties.contains { $0.property.isLegacy && $0.value != .null } }
}

extension AppearanceProperty {
  /// The dictionary of text attributes that a bar's property lies in; nil: it lies in none.
  var dictionary: AppearanceProperty? {
    let words = path.split(separator: ".")
    guard words.count > 1, let first = words.first, first.hasSuffix("itleTextAttributes") else {
      return nil
    }
    return AppearanceProperty(String(first))
  }

  /// Tints and large titles go on counting beside appearance objects.
  var isLegacy: Bool {
    !["tintColor", "tintAdjustmentMode", "prefersLargeTitles"].contains(path)
  }
}
