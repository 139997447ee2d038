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
      let text =
        switch member.key {
        case TabBarKeys.items.name: items(member.value)
        case TabBarKeys.selectedItem.name: selection(member.value)
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

  private var appearance: String {
    object[LegacyTabWord.itemAppearance.rawValue].flatMap(document.string)
      ?? (isBottom ? "titledImages" : "titles")
  }

  /// What titles are set in capitals by.
  private var locale: String {
    let traits = document.root[DocumentKeys.traits.name]
    return traits?[TraitKeys.locale.name].flatMap(document.string) ?? ""
  }

  /// Top bars show capitals unless they are told not to.
  private var showsCapitals: Bool {
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
  private func selection(_ value: JSONValue) -> String {
    guard let title = document.string(value),
      case .array(let items)? = object[TabBarKeys.items.name]?.kind,
      let index = items.firstIndex(where: {
        $0[TabBarItemKeys.title.name].flatMap(document.string) == title
      })
    else { return spelling(value) }
    return "\(index)"
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
      // MDCTabBar shows badges on images only.
      case TabBarItemKeys.image.name, TabBarItemKeys.selectedImage.name,
        TabBarItemKeys.badgeValue.name, TabBarItemKeys.badgeColor.name:
        return appearance == "titles" ? [] : [own]
      case TabBarItemKeys.title.name:
        guard let title = document.string(member.value) else { return [own] }
        let text = showsCapitals ? capitals(of: title, locale: locale) : title
        let shown = appearance == "images" ? nil : text
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
