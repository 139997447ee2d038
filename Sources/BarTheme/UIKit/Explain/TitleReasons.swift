import BarPrimitives
import BarSpec

/// Which side the title of a navigation bar stands at, and whether there is a large one.
extension NavigationLook {
  /// iOS 16 brought the styles of items.
  func isTitleLeading(_ item: UIKitNavigationItem) -> Bool { os >= 16 && item.style != .navigator }

  func tellTitleSide(_ item: UIKitNavigationItem, _ reader: inout LookReader) {
    guard item.titleView == nil, item.title?.string.isEmpty == false else { return }
    let id = bar.id / "title"
    let place = item.stated.place(of: "style")
    guard item.style != .navigator else {
      return reader.tell(
        ExplainedProperty(
          id, "alignment", "center",
          level: (place == nil ? AppearanceLevel.system : .item).words,
          origin: place == nil ? "the system's default" : "style", path: place,
          rule:
            "an item of the navigator style, which items have unless said, has its title around "
            + "the middle of the bar"))
    }
    guard isTitleLeading(item) else {
      return reader.tell(
        ExplainedProperty(
          id, "alignment", "center", level: AppearanceLevel.system.words,
          origin: "the system's default",
          ignored: [
            ExplainedProperty.Loser(name: "style", value: item.style.rawValue, path: place)
          ], rule: "items have styles from iOS 16 on: before, titles stand around the middle"))
    }
    reader.tell(
      ExplainedProperty(
        id, "alignment", "leading", level: AppearanceLevel.item.words, origin: "style", path: place,
        rule: "the \(item.style.rawValue) style puts the title at the leading side"))
  }

  func tellLargeTitle(_ reader: inout LookReader) {
    let preferred = reader.bar.property("prefersLargeTitles")
    let isPreferred = preferred?.value == .flag(true)
    let row: ExplainedProperty =
      if !isPreferred {
        without(preferred, reader.hiddenOfBar("prefersLargeTitles"))
      } else if reader.isCompact {
        largeTitle(
          false, beat: asking + [preferring(preferred)],
          "a bar of compact height, as phones less than 414 pt wide have in landscape, shows no "
            + "large title")
      } else {
        byMode(preferred, reader.hiddenOfBar("prefersLargeTitles"))
      }
    reader.tell(row)
  }

  /// Of a bar that does not ask for any.
  private func without(
    _ preferred: BarProperty?, _ hidden: [ExplainedProperty.Loser]
  ) -> ExplainedProperty {
    let whatever = asking.isEmpty ? "" : ", whatever its largeTitleDisplayMode says"
    guard let preferred, preferred.value != .null else {
      return largeTitle(
        false, origin: "the system's default", beat: asking,
        "prefersLargeTitles is false unless it is set: no item has a large title" + whatever)
    }
    return ExplainedProperty(
      bar.id / "largeTitle", "isShown", "false", level: preferred.level.words,
      origin: preferred.source.text, path: preferred.source.path, beat: hidden + asking,
      rule: "prefersLargeTitles is false: no item has a large title" + whatever)
  }

  /// Of a bar that asks for them.
  private func byMode(
    _ preferred: BarProperty?, _ hidden: [ExplainedProperty.Loser]
  ) -> ExplainedProperty {
    let empty =
      showsLargeTitle && stack.last?.title?.string.isEmpty != false
      ? "; the item has no title, so the row is empty" : ""
    guard let (index, item) = deciding else {
      return ExplainedProperty(
        bar.id / "largeTitle", "isShown", "true",
        level: preferred?.level.words ?? AppearanceLevel.system.words,
        origin: preferred?.source.text ?? "prefersLargeTitles", path: preferred?.source.path,
        beat: hidden,
        rule:
          "prefersLargeTitles is true, and no item down to the first says anything but automatic"
          + empty)
    }
    let mode = item.largeTitleDisplayMode(os: os)
    let isOwn = index == stack.count - 1
    let outcome = mode == .always ? "there is a large title" : "there is no large title"
    return ExplainedProperty(
      bar.id / "largeTitle", "isShown", "\(showsLargeTitle)", level: AppearanceLevel.item.words,
      origin: "largeTitleDisplayMode" + (isOwn ? "" : " of items[\(index)]"),
      path: item.stated.place(of: "largeTitleDisplayMode"),
      beat: mode == .always ? [] : [preferring(preferred)],
      rule: (isOwn
        ? "the item's own largeTitleDisplayMode is \(mode.rawValue): \(outcome)"
        : "automatic takes over what the item before has, and items[\(index)] says "
          + "\(mode.rawValue): \(outcome)") + empty)
  }

  private func largeTitle(
    _ isShown: Bool, origin: String = "the system's rules", beat: [ExplainedProperty.Loser],
    _ rule: String
  ) -> ExplainedProperty {
    ExplainedProperty(
      bar.id / "largeTitle", "isShown", "\(isShown)", level: AppearanceLevel.system.words,
      origin: origin, beat: beat, rule: rule)
  }

  /// The last item of the stack that does not just take over what the one before it has.
  private var deciding: (index: Int, item: UIKitNavigationItem)? {
    stack.enumerated().last { $0.element.largeTitleDisplayMode(os: os) != .automatic }
      .map { ($0.offset, $0.element) }
  }

  /// The mode in vain of an item that wants a large title.
  private var asking: [ExplainedProperty.Loser] {
    guard let (_, item) = deciding, item.largeTitleDisplayMode == .always else { return [] }
    let key = "largeTitleDisplayMode"
    return [
      ExplainedProperty.Loser(
        name: key, value: item.largeTitleDisplayMode.rawValue, path: item.stated.place(of: key))
    ]
  }

  private func preferring(_ preferred: BarProperty?) -> ExplainedProperty.Loser {
    ExplainedProperty.Loser(
      name: "prefersLargeTitles", value: "true", path: preferred?.source.path)
  }
}
