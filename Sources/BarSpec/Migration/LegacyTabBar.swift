/// A bar in the words of MDCTabBar, which MDCTabBarView has replaced, being put into today's.
struct LegacyTabBar {
  static let typeName = "MDCTabBar"

  /// A member of the new bar.
  typealias Member = (key: String, text: String)

  let document: SpecDocument
  let object: JSONValue
  let path: SpecPath
  private var members: [Member] = []
  private(set) var changes: [Problem] = []

  /// Nil for any other object.
  init?(_ object: JSONValue, at path: SpecPath, in document: SpecDocument) {
    guard let type = object[BarKeys.type.name], document.string(type) == Self.typeName else {
      return nil
    }
    self.document = document
    self.object = object
    self.path = path
  }

  /// The bar in today's words, each member on a line of its own that is indented by `indent`.
  mutating func modern(indent: String) -> String {
    guard case .object(let old) = object.kind else { return document.spelling(object.place) }
    for member in old { take(member) }
    add(states: "imageTintColor", normal: "unselectedItemTintColor", "selectedItemTintColor")
    add(states: "titleColor", normal: "unselectedItemTintColor", "selectedItemTintColor")
    add(states: "titleFont", normal: "unselectedItemTitleFont", "selectedItemTitleFont")
    addDefaults()
    let inner = indent + "  "
    let lines = members.map { "\(inner)\(jsonString($0.key)): \($0.text)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
  }

  private mutating func take(_ member: JSONMember) {
    guard let word = LegacyTabWord(rawValue: member.key) else {
      let isItems = member.key == TabBarKeys.items.name
      return add(member.key, isItems ? items(member.value) : spelling(member.value))
    }
    tell(word.sentence, at: member)
    switch word {
    case .type: add(BarKeys.type.name, jsonString(TabBarKeys.shape.name))
    case .inkColor: replace(member, by: TabBarKeys.rippleColor.name)
    case .tintColor: replace(member, by: TabBarKeys.selectionIndicatorStrokeColor.name)
    case .alignment:
      let style = document.string(member.value).flatMap(LegacyTabWord.style) ?? .scrollable
      add(TabBarKeys.preferredLayoutStyle.name, jsonString(style.rawValue))
    case .selectionIndicatorTemplate:
      add(TabBarKeys.selectionIndicatorTemplate.name, template(member.value))
    default: break
    }
  }

  /// Unless the bar says the new word already.
  private mutating func replace(_ member: JSONMember, by key: String) {
    if object[key] == nil { add(key, spelling(member.value)) }
  }

  private mutating func add(_ key: String, _ text: String) { members.append((key, text)) }

  private mutating func add(states key: String, normal: String, _ selected: String) {
    let values = [("normal", object[normal]), ("selected", object[selected])]
    let texts = values.compactMap { state, value in
      value.map { "\"\(state)\": \(spelling($0))" }
    }
    guard !texts.isEmpty, object[key] == nil else { return }
    add(key, "{ \(texts.joined(separator: ", ")) }")
  }

  /// What MDCTabBar did without being told.
  private mutating func addDefaults() {
    if object[LegacyTabWord.alignment.rawValue] == nil,
      object[TabBarKeys.preferredLayoutStyle.name] == nil
    {
      add(TabBarKeys.preferredLayoutStyle.name, jsonString(TabLayoutStyle.scrollable.rawValue))
      tell("MDCTabBar's own alignment is leading: preferredLayoutStyle is scrollable")
    }
    guard case .array(let items)? = object[TabBarKeys.items.name]?.kind, !items.isEmpty,
      object[TabBarKeys.selectedItem.name] == nil
    else { return }
    add(TabBarKeys.selectedItem.name, "0")
    tell("MDCTabBarView selects no tab by itself, MDCTabBar the first: selectedItem is 0")
  }
}

extension LegacyTabBar {
  private var appearance: String {
    object[LegacyTabWord.itemAppearance.rawValue].flatMap(document.string) ?? "titles"
  }

  /// Top bars show capitals unless they are told not to.
  private var showsCapitals: Bool {
    if case .bool(let flag)? = object[LegacyTabWord.displaysUppercaseTitles.rawValue]?.kind {
      return flag
    }
    switch object[LegacyTabWord.titleTextTransform.rawValue].flatMap(document.string) {
    case "uppercase"?: return true
    case "none"?: return false
    default:
      return object[LegacyTabWord.barPosition.rawValue].flatMap(document.string) != "bottom"
    }
  }

  private func items(_ value: JSONValue) -> String {
    guard case .array(let items) = value.kind else { return spelling(value) }
    return "[" + items.map(item).joined(separator: ", ") + "]"
  }

  /// A tab that shows what the appearance showed of it. A title that changes is still what is spoken.
  private func item(_ value: JSONValue) -> String {
    guard case .object(let old) = value.kind else { return spelling(value) }
    let isSpoken = value[BarButtonItemKeys.accessibilityLabel.name] == nil
    let texts = old.flatMap { member -> [String] in
      let own = "\(jsonString(member.key)): \(spelling(member.value))"
      switch member.key {
      case TabBarItemKeys.image.name, TabBarItemKeys.selectedImage.name:
        return appearance == "titles" ? [] : [own]
      case TabBarItemKeys.title.name:
        guard let title = document.string(member.value) else { return [own] }
        let shown = appearance == "images" ? nil : showsCapitals ? title.uppercased() : title
        if shown == title { return [own] }
        let label = BarButtonItemKeys.accessibilityLabel.name
        return (shown.map { ["\"title\": \(jsonString($0))"] } ?? [])
          + (isSpoken ? ["\"\(label)\": \(jsonString(title))"] : [])
      default: return [own]
      }
    }
    return texts.isEmpty ? "{}" : "{ " + texts.joined(separator: ", ") + " }"
  }

  /// MDCTabBar's content frame was the union of title and image.
  private func template(_ value: JSONValue) -> String {
    let key = TabIndicatorKeys.contentFrame.name
    guard case .object(let members) = value.kind, value[key] == nil else { return spelling(value) }
    let texts =
      members.map { "\(jsonString($0.key)): \(spelling($0.value))" } + ["\"\(key)\": \"union\""]
    return "{ " + texts.joined(separator: ", ") + " }"
  }

  private func spelling(_ value: JSONValue) -> String { document.spelling(value.place) }

  private mutating func tell(_ sentence: String, at member: JSONMember? = nil) {
    changes.append(
      Problem(
        severity: .note, code: "W0701", message: sentence,
        span: member?.keyPlace.span ?? object.place.opening,
        path: member.map { path / $0.key } ?? path))
  }
}

/// A word of MDCTabBar's that MDCTabBarView does not have, or not in this sense.
enum LegacyTabWord: String, CaseIterable {
  case type, selectedItemTintColor, unselectedItemTintColor, selectedItemTitleFont
  case unselectedItemTitleFont, displaysUppercaseTitles, titleTextTransform, itemAppearance
  case alignment, inkColor, enableRippleBehavior, tintColor, barPosition, delegate, subclass
  case selectionIndicatorTemplate

  /// What became of it, by the migration guide.
  var sentence: String {
    switch self {
    case .type: "MDCTabBar becomes MDCTabBarView"
    case .selectedItemTintColor:
      "selectedItemTintColor is unavailable: setImageTintColor:forState: and setTitleColor:forState: "
        + "take it for the state selected"
    case .unselectedItemTintColor:
      "unselectedItemTintColor is unavailable: setImageTintColor:forState: and "
        + "setTitleColor:forState: take it for the state normal"
    case .selectedItemTitleFont:
      "selectedItemTitleFont is unavailable: setTitleFont:forState: takes it for the state selected"
    case .unselectedItemTitleFont:
      "unselectedItemTitleFont is unavailable: setTitleFont:forState: takes it for the state normal"
    case .displaysUppercaseTitles:
      "displaysUppercaseTitles has no equivalent: titles are rendered as set on UITabBarItem; where "
        + "they are capitals now, accessibilityLabel says what is spoken"
    case .titleTextTransform:
      "titleTextTransform has no equivalent: titles are rendered as set on UITabBarItem; where they "
        + "are capitals now, accessibilityLabel says what is spoken"
    case .itemAppearance:
      "itemAppearance has no equivalent: a tab shows what its UITabBarItem provides"
    case .alignment: "alignment becomes preferredLayoutStyle"
    case .inkColor: "Ink is not supported: rippleColor takes the colour"
    case .enableRippleBehavior: "enableRippleBehavior has no equivalent: a ripple is always there"
    case .tintColor: "tintColor was the indicator's colour: selectionIndicatorStrokeColor takes it"
    case .barPosition:
      "barPosition has no equivalent: tabs are always above their content, and MDCTabBarView does not "
        + "conform to UIBarPositioning"
    case .delegate:
      "MDCTabBarViewDelegate does not inherit from UIBarPositioningDelegate; a picture has no delegate"
    case .subclass:
      "subclassing is not supported by MDCTabBarView: file a request for what its API does not meet"
    case .selectionIndicatorTemplate:
      "the template's protocols have new names, and contentFrame is now as wide as the title: the "
        + "template says union, which it was"
    }
  }

  /// MDCTabBarAlignment.
  static func style(_ alignment: String) -> TabLayoutStyle? {
    switch alignment {
    case "leading": .scrollable
    case "justified": .fixed
    case "center": .nonFixedClusteredCentered
    case "centerSelected": .scrollableCentered
    default: nil
    }
  }
}

/// A document whose legacy tab bars have been put into today's words.
struct LegacyTabRewriting {
  private(set) var bytes: [UInt8]
  /// In the order of the document, their places in the old text.
  private(set) var changes: [Problem] = []

  init(_ document: SpecDocument) {
    let old = document.texts.first?.bytes ?? []
    bytes = []
    var done = 0
    for var bar in Self.bars(in: document.root, at: SpecPath(), document) {
      let place = bar.object.place.span.bytes
      bytes += old[done..<place.lowerBound]
      bytes += Array(bar.modern(indent: Self.indent(of: place.lowerBound, in: old)).utf8)
      done = place.upperBound
      changes += bar.changes
    }
    bytes += old[done...]
  }

  /// In the order of the document; an old bar holds no other.
  private static func bars(
    in value: JSONValue, at path: SpecPath, _ document: SpecDocument
  ) -> [LegacyTabBar] {
    if let bar = LegacyTabBar(value, at: path, in: document) { return [bar] }
    switch value.kind {
    case .object(let members):
      return members.flatMap { bars(in: $0.value, at: path / $0.key, document) }
    case .array(let elements):
      return elements.enumerated().flatMap { bars(in: $1, at: path[$0], document) }
    default: return []
    }
  }

  /// The blanks that begin the line of the byte at `index`.
  private static func indent(of index: Int, in bytes: [UInt8]) -> String {
    let lineFeed = UInt8(ascii: "\n")
    let start = bytes[..<index].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let blanks = bytes[start..<index].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }
}
