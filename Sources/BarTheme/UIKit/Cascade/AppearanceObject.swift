import BarPrimitives
import BarSpec

/// Where a value comes from.
public struct AppearanceSource: Hashable, Sendable {
  /// Nil: nothing in the document says it.
  public let path: SpecPath?
  /// The statement, or what stands for it: `init()`, `bar.standardAppearance.shadowColor = .clear`.
  public let text: String
  /// The words that the document has there: the statement, or the key of what it declares.
  public let spelling: String

  init(_ text: String, path: SpecPath? = nil) {
    self.init(text, path: path, spelling: text)
  }

  /// What an object is made by in a declaration, which has only a key to quote.
  init(_ text: String, declaredAt path: SpecPath) {
    self.init(text, path: path, spelling: path.lastKey ?? text)
  }

  private init(_ text: String, path: SpecPath?, spelling: String) {
    self.path = path
    self.text = text
    self.spelling = spelling
  }
}

/// An appearance object as the steps so far have left it: values by property, each with its source.
public struct AppearanceObject: Hashable, Sendable {
  /// One property that has been set, or that a preset has filled.
  public struct Entry: Hashable, Sendable {
    public let property: AppearanceProperty
    public let value: AppearanceValue
    public let source: AppearanceSource
    /// A preset filled it; nobody named the property.
    public let isPreset: Bool
  }

  public let kind: UIKitBarKind
  /// In the order of being set; of one property the last counts.
  private(set) var entries: [Entry] = []
  /// Values that were set and are no longer there, in order.
  private(set) var replaced: [Entry] = []
  /// Groups that have been set anew as a whole, the last last.
  private var clearings: [Clearing] = []
  /// What the object was made by, the last step last.
  private(set) var origins: [AppearanceSource]

  /// As `init()` leaves it: in the default background's configuration.
  init(_ kind: UIKitBarKind, source: AppearanceSource) {
    self.kind = kind
    origins = [source]
    fill(.default, source)
  }

  mutating func set(
    _ property: AppearanceProperty, _ value: AppearanceValue, _ source: AppearanceSource
  ) {
    remove { $0.property == property }
    entries.append(Entry(property: property, value: value, source: source, isPreset: false))
  }

  /// Takes away all of a group that `source` is about to set as a whole.
  mutating func clear(_ group: AppearanceProperty, _ source: AppearanceSource) {
    clearings.removeAll { $0.group == group }
    if entries.contains(where: { $0.property.isIn(group.path) }) {
      clearings.append(Clearing(group: group, source: source))
    }
    remove { $0.property.isIn(group.path) }
  }

  private struct Clearing: Hashable {
    let group: AppearanceProperty
    let source: AppearanceSource
  }

  /// What has taken a value of the property away and put none in its place; nil: nothing has.
  func clearing(of property: AppearanceProperty) -> AppearanceSource? {
    guard entry(property) == nil, replaced.contains(where: { $0.property == property }) else {
      return nil
    }
    return clearings.last { property.isIn($0.group.path) }?.source
  }

  /// The configure… methods reset background and shadow; titles and buttons stay. False: nothing is
  /// different afterwards.
  @discardableResult
  mutating func configure(_ preset: BackgroundPreset, _ source: AppearanceSource) -> Bool {
    let before = entries.filter(\.property.isBackgroundOrShadow)
    let values = Set(before.map { PropertyValue($0) })
    let wanted = Set(Self.values(of: preset).map { PropertyValue(property: $0.0, value: $0.1) })
    guard values != wanted else { return false }
    remove(where: \.property.isBackgroundOrShadow)
    fill(preset, source)
    return true
  }

  /// Another object with the same values.
  func copied(_ source: AppearanceSource) -> AppearanceObject {
    var copy = self
    copy.origins.append(source)
    return copy
  }

  /// init(barAppearance:): what the classes share.
  func converted(to kind: UIKitBarKind, _ source: AppearanceSource) -> AppearanceObject {
    var other = AppearanceObject(kind, source: source)
    other.entries = entries.filter(\.property.isBackgroundOrShadow)
    other.origins = origins + [source]
    return other
  }

  /// Whether background and shadow are still as the object was made with them.
  var hasBackgroundOfInit: Bool {
    entries.filter(\.property.isBackgroundOrShadow).allSatisfy {
      $0.isPreset && $0.source == origins.first
    }
  }

  /// What in the document made the object, or else changed it last; nil: nothing.
  var source: AppearanceSource? {
    origins.last { $0.path != nil } ?? entries.last { $0.source.path != nil }?.source
  }

  /// Whether the document has made it, or has made it different from the one that every bar has.
  var isGiven: Bool {
    if origins.contains(where: { $0.path != nil }) { return true }
    let standard = Self.values(of: .default)
    return entries.contains { entry in
      !standard.contains { $0.0 == entry.property && $0.1 == entry.value }
    }
  }

  /// Whether neither a background nor a shadow shows, as transparent bars are configured.
  var isClear: Bool {
    Self.values(of: .transparent).allSatisfy { property, value in
      guard let own = entry(property)?.value, own != value else { return true }
      guard case .color(let color) = own else { return false }
      return color == ColorValue(.fixed(.clear)) || color.alpha == 0
    }
  }

  /// Whether all that it says is what the other one says.
  func looks(like other: AppearanceObject) -> Bool {
    Set(entries.map { PropertyValue($0) }) == Set(other.entries.map { PropertyValue($0) })
  }

  /// What it was made by, and what has set anything that it has.
  var sources: [AppearanceSource] { origins + entries.map(\.source) }

  /// The entry in force for exactly this property.
  func entry(_ property: AppearanceProperty) -> Entry? {
    entries.last { $0.property == property }
  }

  private mutating func remove(where isGone: (Entry) -> Bool) {
    replaced += entries.filter { isGone($0) && $0.source.path != nil }
    entries.removeAll(where: isGone)
  }

  private mutating func fill(_ preset: BackgroundPreset, _ source: AppearanceSource) {
    for (property, value) in Self.values(of: preset) {
      entries.append(Entry(property: property, value: value, source: source, isPreset: true))
    }
  }

  /// UIBarAppearance.h's three configurations.
  static func values(of preset: BackgroundPreset) -> [(AppearanceProperty, AppearanceValue)] {
    let shadow = AppearanceValue.color(ColorValue(.system(.systemChromeShadow)))
    let (effect, color, line): (AppearanceValue, AppearanceValue, AppearanceValue) =
      switch preset {
      case .default: (.effect(.systemChromeMaterial), .null, shadow)
      case .opaque: (.null, .color(ColorValue(.system(.systemBackground))), shadow)
      case .transparent: (.null, .null, .null)
      }
    return [
      ("backgroundEffect", effect), ("backgroundColor", color), ("backgroundImage", .null),
      ("shadowColor", line), ("shadowImage", .null),
    ]
  }
}

private struct PropertyValue: Hashable {
  let property: AppearanceProperty
  let value: AppearanceValue

  init(property: AppearanceProperty, value: AppearanceValue) {
    self.property = property
    self.value = value
  }

  init(_ entry: AppearanceObject.Entry) {
    self.init(property: entry.property, value: entry.value)
  }
}

extension AppearanceObject {
  /// The entry that a property takes its value from: its own, or that of the state or the button
  /// that it begins as. Nil: the system's default.
  func effective(_ property: AppearanceProperty) -> Entry? {
    if let own = entry(property) { return own }
    for earlier in property.inherited where canInherit(property, from: earlier) {
      if let found = effective(earlier) { return found }
    }
    return nil
  }

  /// A back button that has been changed in anything no longer follows the plain button.
  private func canInherit(_ property: AppearanceProperty, from other: AppearanceProperty) -> Bool {
    let back = "backButtonAppearance"
    guard property.isIn(back), !other.isIn(back) else { return true }
    return !entries.contains { $0.property.isIn(back) }
  }
}

extension AppearanceProperty {
  /// What UIBarButtonItemAppearance.h and UITabBarItemAppearance.h say of a value that is not
  /// specified: highlighted and disabled are normal's, focused is highlighted's or selected's, the
  /// back button is the plain button's.
  fileprivate var inherited: [AppearanceProperty] {
    guard mayInherit else { return [] }
    let words = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 2 else { return [] }
    func with(_ word: String, at index: Int) -> AppearanceProperty {
      var words = words
      words[index] = word
      return AppearanceProperty(words.joined(separator: "."))
    }
    let isTab = words[0].hasSuffix("LayoutAppearance")
    let state: [AppearanceProperty] =
      switch words[1] {
      case "highlighted": [with("normal", at: 1)]
      case "disabled" where !isTab: [with("normal", at: 1)]
      case "focused": [with(isTab ? "selected" : "highlighted", at: 1)]
      default: []
      }
    return state
      + (words[0] == "backButtonAppearance" ? [with("buttonAppearance", at: 0)] : [])
  }

  /// False for most, at little cost: every item of a bar asks for a dozen properties.
  private var mayInherit: Bool {
    let dot = UInt8(ascii: ".")
    guard let first = path.utf8.firstIndex(of: dot) else { return false }
    let rest = path.utf8[path.utf8.index(after: first)...]
    guard let second = rest.firstIndex(of: dot) else { return false }
    return !rest[..<second].elementsEqual("normal".utf8) || path.hasPrefix("backButtonAppearance.")
  }
}
