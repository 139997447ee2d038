import BarPrimitives

/// A bar in the words of MDCTabBar, which MDCTabBarView has replaced, being put into today's.
struct LegacyTabText {
  static let className = "MDCTabBar"
  /// The class itself, and the type under which it is drawn.
  private static let typeNames = [className, LegacyTabKeys.shape.name]

  /// A member of the new bar.
  typealias Member = (key: String, text: String)

  let document: SpecDocument
  let object: JSONValue
  let path: SpecPath
  private var members: [Member] = []
  private(set) var changes: [Problem] = []

  /// Nil for any other object.
  init?(_ object: JSONValue, at path: SpecPath, in document: SpecDocument) {
    guard let type = object[BarKeys.type.name].flatMap(document.string),
      Self.typeNames.contains(type)
    else { return nil }
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
      if Self.kept.contains(member.key) { tell("\(member.key) stays as it is", at: member) }
      let text =
        switch member.key {
        case TabBarKeys.items.name: items(member.value, at: path / member.key)
        case TabBarKeys.selectedItem.name: selection(member)
        default: spelling(member.value)
        }
      return add(member.key, text)
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

  /// Words of both classes' with one meaning.
  private static let kept = [
    LegacyTabKeys.theme, LegacyTabKeys.barTintColor, PlainViewKeys.backgroundColor,
    LegacyTabKeys.bottomDividerColor, LegacyTabKeys.titleColor, LegacyTabKeys.imageTintColor,
    LegacyTabKeys.rippleColor,
  ].map(\.name)

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
      let style: TabLayoutStyle = isBottom ? .fixed : .scrollable
      add(TabBarKeys.preferredLayoutStyle.name, jsonString(style.rawValue))
      tell(
        isBottom
          ? "a bottom MDCTabBar's own alignment is justified: preferredLayoutStyle is fixed"
          : "MDCTabBar's own alignment is leading: preferredLayoutStyle is scrollable")
    }
    guard case .array(let items)? = object[TabBarKeys.items.name]?.kind, !items.isEmpty,
      object[TabBarKeys.selectedItem.name] == nil
    else { return }
    add(TabBarKeys.selectedItem.name, "0")
    tell("MDCTabBarView selects no tab by itself, MDCTabBar the first: selectedItem is 0")
  }
}

extension LegacyTabText {
  private var isBottom: Bool {
    object[LegacyTabWord.barPosition.rawValue].flatMap(document.string) == "bottom"
  }

  var appearance: String {
    object[LegacyTabWord.itemAppearance.rawValue].flatMap(document.string)
      ?? (isBottom ? "titledImages" : "titles")
  }

  /// What titles are set in capitals by.
  var locale: String {
    let traits = document.root[DocumentKeys.traits.name]
    return traits?[TraitKeys.locale.name].flatMap(document.string) ?? ""
  }

  /// Top bars show capitals unless they are told not to.
  var showsCapitals: Bool {
    if case .bool(let flag)? = object[LegacyTabWord.displaysUppercaseTitles.rawValue]?.kind {
      return flag
    }
    switch object[LegacyTabWord.titleTextTransform.rawValue].flatMap(document.string) {
    case "uppercase"?: return true
    case "none"?: return false
    default: return !isBottom
    }
  }

  /// By position: a title may have become another one, or none.
  private mutating func selection(_ member: JSONMember) -> String {
    let value = member.value
    guard let title = document.string(value),
      case .array(let items)? = object[TabBarKeys.items.name]?.kind,
      let index = items.firstIndex(where: {
        $0[TabBarItemKeys.title.name].flatMap(document.string) == title
      })
    else {
      tell("selectedItem stays as it is", at: member)
      return spelling(value)
    }
    tell("selectedItem is \(index), by position: titles may be others now, or none", at: member)
    return "\(index)"
  }

  /// MDCTabBar's content frame was the union of title and image.
  private func template(_ value: JSONValue) -> String {
    let key = TabIndicatorKeys.contentFrame.name
    guard case .object(let members) = value.kind, value[key] == nil else { return spelling(value) }
    let texts =
      members.map { "\(jsonString($0.key)): \(spelling($0.value))" } + ["\"\(key)\": \"union\""]
    return "{ " + texts.joined(separator: ", ") + " }"
  }

  func spelling(_ value: JSONValue) -> String { document.spelling(value.place) }

  private mutating func tell(_ sentence: String, at member: JSONMember) {
    tell(sentence, at: member, in: path)
  }

  /// `owner` is the way to the object that has the member.
  mutating func tell(_ sentence: String, at member: JSONMember, in owner: SpecPath) {
    changes.append(
      Problem(
        severity: .note, code: "W0701", message: sentence, span: member.keyPlace.span,
        path: owner / member.key))
  }

  /// Of what the bar did without a word in the document.
  private mutating func tell(_ sentence: String) {
    changes.append(
      Problem(
        severity: .note, code: "W0701", message: sentence, span: object.place.opening, path: path))
  }
}
