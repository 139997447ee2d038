import BarPrimitives
import BarSpec

/// Why a navigation bar has a back button or none, and where its label comes from.
extension NavigationLook {
  /// `rule` is nil where there is none.
  func tellBackButton(_ rule: BackButtonRule?, _ reader: inout LookReader) {
    let id = bar.id / "backButton"
    guard let item = stack.last, stack.count > 1 else {
      return reader.tellSystem(
        id, "isShown", "false",
        rule: "the item is the first of its stack: there is nothing to go back to")
    }
    reader.tell(presence(of: id, item))
    if let rule { reader.tell(label(rule, of: id, item)) }
  }

  private func presence(of id: ElementID, _ item: UIKitNavigationItem) -> ExplainedProperty {
    let left = item.stated.first(of: ["leftBarButtonItems", "leftBarButtonItem"])
    if item.hidesBackButton {
      return ExplainedProperty(
        id, "isShown", "false", level: AppearanceLevel.item.words, origin: "hidesBackButton",
        path: item.stated.place(of: "hidesBackButton"),
        rule: "hidesBackButton takes the back button away"
          + (item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton
            ? "" : "; so would the items at the left"))
    }
    guard !item.leftBarButtonItems.isEmpty else {
      return ExplainedProperty(
        id, "isShown", "true", level: AppearanceLevel.system.words,
        origin: "the system's default",
        rule: "every item of a stack but the first has a back button")
    }
    guard item.leftItemsSupplementBackButton else {
      return ExplainedProperty(
        id, "isShown", "false", level: AppearanceLevel.item.words,
        origin: left?.key ?? "leftBarButtonItems", path: left?.path,
        rule: "items at the left stand in the back button's stead, unless "
          + "leftItemsSupplementBackButton is true")
    }
    let key = "leftItemsSupplementBackButton"
    return ExplainedProperty(
      id, "isShown", "true", level: AppearanceLevel.item.words, origin: key,
      path: item.stated.place(of: key),
      rule: "leftItemsSupplementBackButton keeps the back button beside the items at the left")
  }

  /// The label without regard to its room.
  private func label(
    _ rule: BackButtonRule, of id: ElementID, _ item: UIKitNavigationItem
  ) -> ExplainedProperty {
    let previous = stack[stack.count - 2]
    let isSystem = rule.source == .system
    let owner = rule.source == .style ? "" : " of the item before"
    return ExplainedProperty(
      id, "title", rule.labels.first?.string ?? "none",
      level: (isSystem ? AppearanceLevel.system : .item).words,
      origin: isSystem ? "the system's word" : rule.source.rawValue + owner,
      path: place(of: rule.source, item, previous), beat: beaten(by: rule.source, previous),
      ignored: tooEarly(item, previous), rule: reason(rule, previous))
  }

  private func place(
    of source: BackButtonRule.Source, _ item: UIKitNavigationItem, _ previous: UIKitNavigationItem
  ) -> SpecPath? {
    switch source {
    case .style: return item.stated.place(of: source.rawValue)
    case .backButtonDisplayMode: return previous.stated.place(of: source.rawValue)
    case .system:
      let isEnglish = SystemWords(locale: traits.locale).back == SystemWords(locale: "en").back
      return isEnglish ? nil : SpecPath() / "traits" / "locale"
    case .backBarButtonItem, .backButtonTitle, .title:
      return previous.backTexts.first { $0.source == source }?.text.path
    }
  }

  /// The other sources that the document has.
  private func beaten(
    by source: BackButtonRule.Source, _ previous: UIKitNavigationItem
  ) -> [ExplainedProperty.Loser] {
    let mode = previous.backButtonDisplayMode
    let hasLostMode = source == .style || source == .backBarButtonItem
    let modes =
      mode != .default && os >= 14 && hasLostMode ? [displayMode(of: previous)] : []
    return modes
      + previous.backTexts.filter { $0.source != source }.map { other in
        ExplainedProperty.Loser(
          name: other.source.rawValue + " of the item before", value: other.text.string,
          path: other.text.path)
      }
  }

  private func displayMode(
    of previous: UIKitNavigationItem, _ words: String = " of the item before"
  ) -> ExplainedProperty.Loser {
    let key = "backButtonDisplayMode"
    return ExplainedProperty.Loser(
      name: key + words, value: previous.backButtonDisplayMode.rawValue,
      path: previous.stated.place(of: key))
  }

  /// What this generation of iOS does not have.
  private func tooEarly(
    _ item: UIKitNavigationItem, _ previous: UIKitNavigationItem
  ) -> [ExplainedProperty.Loser] {
    let mode =
      previous.backButtonDisplayMode != .default && os < 14
      ? [displayMode(of: previous, ", before iOS 14")] : []
    guard item.style == .editor, os < 16 else { return mode }
    return mode + [
      ExplainedProperty.Loser(
        name: "style, before iOS 16", value: item.style.rawValue,
        path: item.stated.place(of: "style"))
    ]
  }

  private func reason(_ rule: BackButtonRule, _ previous: UIKitNavigationItem) -> String {
    let order =
      "of backBarButtonItem.title, backButtonTitle and title of the item before, the first "
    switch rule.source {
    case .style: return "an item of the editor style has the chevron alone"
    case .backButtonDisplayMode:
      return rule.labels.isEmpty
        ? "minimal asks for the chevron alone, whatever the item before is called"
        : "generic asks for the general word, whatever the item before is called"
    case .system:
      return "the item before has no backBarButtonItem.title, no backButtonTitle and no title, so "
        + "the label is the system's word for Back"
    case .backBarButtonItem, .backButtonTitle, .title:
      if rule.labels.isEmpty { return order + "that is set counts, and it is empty" }
      return previous.backButtonDisplayMode == .generic && os >= 14
        ? "generic asks for the general word, but a backBarButtonItem with a title keeps its own"
        : order + "that is set is the label"
    }
  }
}
