import BarPrimitives

extension LegacyTabText {
  mutating func items(_ value: JSONValue, at path: SpecPath) -> String {
    guard case .array(let items) = value.kind else { return spelling(value) }
    let texts = items.enumerated().map { index, item in self.item(item, at: path[index]) }
    return "[" + texts.joined(separator: ", ") + "]"
  }

  /// A tab that shows what the appearance showed of it; what it did not show is left out, and told.
  private mutating func item(_ value: JSONValue, at path: SpecPath) -> String {
    guard case .object(let members) = value.kind else { return spelling(value) }
    let isUnlabelled = value[BarButtonItemKeys.accessibilityLabel.name] == nil
    var texts: [String] = []
    for member in members {
      switch member.key {
      case TabBarItemKeys.title.name: texts += title(member, isUnlabelled: isUnlabelled, at: path)
      case let key where Self.leftOut(key, under: appearance) != nil:
        if case .null = member.value.kind { continue }
        tell(Self.leftOut(key, under: appearance) ?? "", at: member, in: path)
      default:
        if LegacyTabItemKeys.shape.key(member.key) == nil {
          tell(
            "\(member.key) showed nothing in MDCTabBar, and is kept as MDCTabBarView has it",
            at: member, in: path)
        }
        texts.append("\(jsonString(member.key)): \(spelling(member.value))")
      }
    }
    return texts.isEmpty ? "{}" : "{ " + texts.joined(separator: ", ") + " }"
  }

  /// Why a member of an item did not show; nil: it did.
  private static func leftOut(_ key: String, under appearance: String) -> String? {
    guard appearance == "titles" else { return nil }
    return switch key {
    case TabBarItemKeys.image.name, TabBarItemKeys.selectedImage.name:
      "\(key) did not show under the itemAppearance titles, and is left out"
    case TabBarItemKeys.badgeValue.name, TabBarItemKeys.badgeColor.name:
      "\(key) did not show, as MDCTabBar has badges on images only, and is left out"
    default: nil
    }
  }

  /// A title that changes is still what is spoken.
  private mutating func title(
    _ member: JSONMember, isUnlabelled: Bool, at path: SpecPath
  ) -> [String] {
    guard let title = document.string(member.value) else {
      return ["\(jsonString(member.key)): \(spelling(member.value))"]
    }
    let text = showsCapitals ? capitals(of: title, locale: locale) : title
    let shown = appearance == "images" ? nil : text
    if shown == title { return ["\(jsonString(member.key)): \(spelling(member.value))"] }
    let label = BarButtonItemKeys.accessibilityLabel.name
    let change =
      shown == nil
      ? "title did not show under the itemAppearance images, and is left out"
      : "title was set in capitals by the bar, and is written in them"
    let spoken =
      isUnlabelled ? "as it was it becomes the \(label)" : "the item's own \(label) is spoken"
    tell("\(change): \(spoken)", at: member, in: path)
    return (shown.map { ["\"title\": \(jsonString($0))"] } ?? [])
      + (isUnlabelled ? ["\"\(label)\": \(jsonString(title))"] : [])
  }
}
