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

  /// Whether it has the type of the class itself.
  var isOfClass: Bool {
    object[BarKeys.type.name].flatMap(document.string) == Self.className
  }

  /// The bar in today's words, each member on a line of its own that is indented by `indent`.
  mutating func modern(indent: String) -> String {
    guard case .object(let old) = object.kind else { return document.spelling(object.place) }
    for member in old { take(member) }
    for property in LegacyTabStates.allCases where object[property.rawValue] == nil {
      if let text = spelling(of: property) { add(property.rawValue, text) }
    }
    addDefaults()
    let inner = indent + "  "
    let lines = members.map { "\(inner)\(jsonString($0.key)): \($0.text)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
  }

  private mutating func take(_ member: JSONMember) {
    if let word = LegacyTabWord(rawValue: member.key) { return take(word, member) }
    switch member.key {
    case TabBarKeys.items.name: add(member.key, items(member.value, at: path / member.key))
    case TabBarKeys.selectedItem.name: add(member.key, selection(member))
    case LegacyTabKeys.rippleColor.name where hidesRippleColor:
      tell(
        "rippleColor did not show without enableRippleBehavior, and is left out: inkColor is the "
          + "ripple's now", at: member)
    default:
      if let sentence = stay(of: member.key) { tell(sentence, at: member) }
      let states = LegacyTabStates(rawValue: member.key).flatMap { spelling(of: $0) }
      add(member.key, states ?? spelling(member.value))
    }
  }

  private mutating func take(_ word: LegacyTabWord, _ member: JSONMember) {
    tell(sentence(of: word, member.value), at: member)
    switch word {
    case .type: add(BarKeys.type.name, jsonString(TabBarKeys.shape.name))
    case .inkColor where !ripples: add(TabBarKeys.rippleColor.name, spelling(member.value))
    case .tintColor where !saysIndicatorColor:
      add(TabBarKeys.selectionIndicatorStrokeColor.name, spelling(member.value))
    case .alignment: add(TabBarKeys.preferredLayoutStyle.name, jsonString(style.rawValue))
    case .selectionIndicatorTemplate:
      add(TabBarKeys.selectionIndicatorTemplate.name, template(member.value))
    default: break
    }
  }

  /// What became of a word by the guide, and by what else the bar says.
  private func sentence(of word: LegacyTabWord, _ value: JSONValue) -> String {
    switch word {
    case .inkColor where ripples:
      "inkColor did not show, as enableRippleBehavior is true, and is left out"
    case .tintColor where saysIndicatorColor:
      "tintColor was the indicator's colour, and is left out: selectionIndicatorStrokeColor is said "
        + "here already"
    case .alignment:
      "\(word.sentence): \(document.string(value) ?? "") is \(jsonString(style.rawValue))"
    default: stateSentence(of: word) ?? word.sentence
    }
  }

  /// Nil where there is nothing to tell of a member that stays.
  private func stay(of key: String) -> String? {
    if let property = LegacyTabStates(rawValue: key), let sentence = sentence(of: property) {
      return sentence
    }
    if Self.kept.contains(key) { return "\(key) stays as it is" }
    guard TabBarKeys.shape.key(key) != nil, LegacyTabKeys.shape.key(key) == nil else { return nil }
    return "\(key) is no property of MDCTabBar, and is kept as one of MDCTabBarView"
  }

  /// Words of both classes' with one meaning.
  private static let kept = [
    LegacyTabKeys.theme, LegacyTabKeys.barTintColor, PlainViewKeys.backgroundColor,
    LegacyTabKeys.bottomDividerColor, LegacyTabKeys.titleColor, LegacyTabKeys.imageTintColor,
    LegacyTabKeys.rippleColor,
  ].map(\.name)

  private mutating func add(_ key: String, _ text: String) { members.append((key, text)) }

  /// What MDCTabBar did without being told.
  private mutating func addDefaults() {
    if object[LegacyTabWord.alignment.rawValue] == nil,
      object[TabBarKeys.preferredLayoutStyle.name] == nil
    {
      add(TabBarKeys.preferredLayoutStyle.name, jsonString(style.rawValue))
      tell(
        isBottom
          ? "a bottom MDCTabBar's own alignment is justified: preferredLayoutStyle is fixed"
          : "MDCTabBar's own alignment is leading: preferredLayoutStyle is scrollable")
    }
    if case .array(let items)? = object[TabBarKeys.items.name]?.kind, !items.isEmpty,
      object[TabBarKeys.selectedItem.name] == nil
    {
      add(TabBarKeys.selectedItem.name, "0")
      tell("MDCTabBarView selects no tab by itself, MDCTabBar the first: selectedItem is 0")
    }
    let defaults = changedDefaults
    guard !defaults.isEmpty else { return }
    tell(
      "where the bar says nothing, MDCTabBarView looks other than MDCTabBar did", notes: defaults)
  }
}

extension LegacyTabText {
  var isBottom: Bool {
    object[LegacyTabWord.barPosition.rawValue].flatMap(document.string) == "bottom"
  }

  /// The layout style of the new bar.
  var style: TabLayoutStyle {
    let own = object[TabBarKeys.preferredLayoutStyle.name].flatMap(document.string)
    let alignment = object[LegacyTabWord.alignment.rawValue].flatMap(document.string)
    return own.flatMap { $0 == TabBarKeys.scrolling ? .scrollable : TabLayoutStyle(rawValue: $0) }
      ?? alignment.flatMap(LegacyTabWord.style) ?? (isBottom ? .fixed : .scrollable)
  }

  /// Whether MDCTabBar drew its ripple; else it drew its ink.
  var ripples: Bool {
    guard case .bool(true)? = object[LegacyTabWord.enableRippleBehavior.rawValue]?.kind else {
      return false
    }
    return true
  }

  private var hidesRippleColor: Bool {
    !ripples && object[LegacyTabWord.inkColor.rawValue] != nil
  }

  private var saysIndicatorColor: Bool {
    object[TabBarKeys.selectionIndicatorStrokeColor.name] != nil
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
  private mutating func tell(_ sentence: String, notes: [String] = []) {
    changes.append(
      Problem(
        severity: .note, code: "W0701", message: sentence, span: object.place.opening, path: path,
        notes: notes))
  }
}
