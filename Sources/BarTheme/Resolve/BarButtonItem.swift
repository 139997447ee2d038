import BarPrimitives
import BarSpec

/// MDCAppBarButtonBarBuilder.m: how the items of one button bar look.
struct BarButtonItemResolver {
  /// Of a disabled button as a whole.
  static let disabledAlpha = 0.38

  let tint: Color
  /// The bar's own, for every state.
  let titleColor: Color?
  let font: FontDescriptor
  let uppercasesTitles: Bool
  let palette: Palette
  let traits: Traits

  func resolve(
    _ item: BarButtonItem, id: ElementID, part: ResolvedBarButtonItem.Part
  ) -> ResolvedBarButtonItem {
    let isChevron = item.image == .backChevron
    return ResolvedBarButtonItem(
      id: id, part: part, title: title(of: item), picture: item.image.map { picture($0, of: item) },
      alpha: item.isEnabled ? 1 : Self.disabledAlpha,
      width: item.width.flatMap { $0 > 0 ? $0 : nil }, isEnabled: item.isEnabled,
      style: item.style, tag: item.tag,
      accessibilityLabel: item.accessibilityLabel ?? item.title?.string
        ?? (isChevron ? backLabel(locale: traits.locale) : nil),
      accessibilityHint: item.accessibilityHint,
      accessibilityIdentifier: item.accessibilityIdentifier
        ?? (isChevron ? "back_bar_button" : nil))
  }

  private func title(of item: BarButtonItem) -> ResolvedText? {
    guard let title = item.title, !title.string.isEmpty else { return nil }
    return ResolvedText(
      string: uppercasesTitles ? capitals(of: title.string, locale: traits.locale) : title.string,
      path: title.path,
      font: font, color: titleColor(of: item), letterSpacing: 0)
  }

  private func titleColor(of item: BarButtonItem) -> Color {
    // The original knows no colour behind the button and so falls to black when it is disabled.
    guard item.isEnabled else { return titleColor ?? .black }
    return item.tintColor.map { palette.color($0) } ?? titleColor ?? tint
  }

  private func picture(
    _ image: BarButtonItem.Image, of item: BarButtonItem
  ) -> ResolvedBarButtonItem.Picture {
    let tint = item.tintColor.map { palette.color($0) } ?? tint
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    switch image {
    case .icon(let name, let glyph):
      let isMirrored = isRightToLeft && pointsAlongReading(icon: name)
      return .icon(name: name, glyph: glyph, isMirrored: isMirrored, tint: tint)
    case .file(let file):
      return .file(file, tint: file.renderingMode == .alwaysOriginal ? nil : tint)
    case .backChevron:
      return .backChevron(isMirrored: isRightToLeft, tint: tint)
    }
  }
}

extension BarButtonItem {
  /// The item as a back item: the bar's chevron stands in where it shows nothing of its own.
  var asBackItem: BarButtonItem {
    var item = self
    if item.image == nil && item.title == nil { item.image = .backChevron }
    return item
  }
}

/// The back item's label in the words of MaterialAppBar's string tables.
private func backLabel(locale: String) -> String {
  locale.prefix { $0 != "-" && $0 != "_" } == "ar" ? "رجوع" : "Back"
}

/// Whether an icon shows the direction of reading and so turns with it: Material's guidance on
/// bidirectionality asks it of arrows for back and forward, lists and replies, not of clocks, media
/// controls or brands.
func pointsAlongReading(icon name: String) -> Bool {
  switch name {
  case "arrow_back", "arrow_back_ios", "arrow_forward", "arrow_forward_ios", "arrow_left",
    "arrow_right", "arrow_right_alt", "chevron_left", "chevron_right", "first_page",
    "keyboard_arrow_left", "keyboard_arrow_right", "keyboard_backspace", "keyboard_return",
    "keyboard_tab", "last_page", "navigate_before", "navigate_next", "subdirectory_arrow_left",
    "subdirectory_arrow_right", "backspace", "exit_to_app", "forward", "list", "redo", "reply",
    "reply_all", "send", "sort", "subject", "toc", "undo", "view_list":
    true
  default:
    false
  }
}
