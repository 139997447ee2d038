import BarPrimitives
import BarSpec

/// MDCAppBarButtonBarBuilder.m: how the items of one button bar look.
struct BarButtonItemResolver {
  /// Of a disabled button as a whole.
  static let disabledAlpha = 0.38

  let tint: Color
  let looks: ButtonTitleLooks
  let uppercasesTitles: Bool
  let inkColor: Color
  let views: ViewResolver

  private var palette: Palette { views.palette }
  private var traits: Traits { views.traits }

  func resolve(
    _ item: BarButtonItem, id: ElementID, part: ResolvedBarButtonItem.Part
  ) -> ResolvedBarButtonItem {
    let isChevron = item.image == .backChevron
    return ResolvedBarButtonItem(
      id: id, part: part, title: item.customView == nil ? title(of: item) : nil,
      picture: item.customView == nil ? item.image.map { picture($0, of: item) } : nil,
      customView: item.customView.map { customView($0, of: item, id: id) }, ink: ink(of: item),
      alpha: item.isEnabled ? 1 : Self.disabledAlpha,
      width: item.width.flatMap { $0 > 0 ? $0 : nil }, isEnabled: item.isEnabled,
      isSelected: item.states.isSelected, isHighlighted: item.states.isHighlighted,
      style: item.style, tag: item.tag,
      accessibilityLabel: item.accessibilityLabel ?? item.title?.string
        ?? (isChevron ? backLabel(locale: traits.locale) : nil),
      accessibilityHint: item.accessibilityHint,
      accessibilityIdentifier: item.accessibilityIdentifier
        ?? (isChevron ? "back_bar_button" : nil),
      largeContentTitle: traits.preferredContentSizeCategory.isAccessibilityCategory
        ? item.title?.string : nil)
  }

  private func title(of item: BarButtonItem) -> ResolvedText? {
    guard let title = item.title, !title.string.isEmpty else { return nil }
    let look = looks.look(of: item)
    let attributes = item.titleTextAttributes
    return ResolvedText(
      string: uppercasesTitles ? capitals(of: title.string, locale: traits.locale) : title.string,
      path: title.path,
      font: attributes?.font.map { palette.font($0, standard: look.font) } ?? look.font,
      color: attributes?.foregroundColor.map { palette.color($0) } ?? titleColor(of: item, look),
      letterSpacing: attributes?.kern ?? 0, shadow: attributes?.shadow.map { palette.layer($0) })
  }

  private func titleColor(of item: BarButtonItem, _ look: ButtonTitleLooks.Look) -> Color {
    // The original knows no colour behind the button and so falls to black when it is disabled.
    guard item.isEnabled else { return look.color ?? looks.normal.color ?? .black }
    // The item's own tint is the colour of a button at rest; other states have theirs.
    let isAtRest = !item.states.isSelected && !item.states.isHighlighted
    let own = item.tintColor.map { views.tint.shown(palette.color($0)) }
    let tint = views.tint.shown(self.tint)
    if isAtRest { return own ?? looks.normal.color ?? tint }
    return look.color ?? own ?? looks.normal.color ?? tint
  }

  private func ink(of item: BarButtonItem) -> ResolvedBarButtonItem.Ink? {
    guard let progress = item.states.pressed, item.isEnabled, item.customView == nil else {
      return nil
    }
    let hasTitle = item.title?.string.isEmpty == false
    return ResolvedBarButtonItem.Ink(color: inkColor, progress: progress, isBounded: hasTitle)
  }

  /// The item's tint is pushed to its view.
  private func customView(
    _ view: CustomView, of item: BarButtonItem, id: ElementID
  ) -> ResolvedView {
    var view = view
    if case .plain(var plain) = view.kind, case .image(var image) = plain.contents {
      image.tintColor = image.tintColor ?? item.tintColor ?? ColorValue(.fixed(tint))
      plain.contents = .image(image)
      view.kind = .plain(plain)
    }
    return views.resolve(view, id: id / "customView")
  }

  private func picture(
    _ image: BarButtonItem.Image, of item: BarButtonItem
  ) -> ResolvedBarButtonItem.Picture {
    views.barPicture(image, tint: item.tintColor.map { palette.color($0) } ?? tint)
  }
}

extension ViewResolver {
  /// An image in a bar: a template unless its file says otherwise; an icon turns with the direction of
  /// reading where it shows it. `tint` is not dimmed yet.
  func barPicture(
    _ image: BarButtonItem.Image, tint: Color
  ) -> ResolvedBarButtonItem.Picture {
    let tint = self.tint.shown(tint)
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

/// How titles of buttons look in each state.
struct ButtonTitleLooks {
  struct Look {
    /// Nil: by the tint, or as at rest.
    let color: Color?
    let font: FontDescriptor
  }
  let normal: Look
  let highlighted: Look
  let selected: Look
  let disabled: Look

  /// UIButton has one title colour and font at a time.
  func look(of item: BarButtonItem) -> Look {
    if !item.isEnabled { return disabled }
    if item.states.isHighlighted { return highlighted }
    return item.states.isSelected ? selected : normal
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

/// The back item's label, localized as MaterialAppBar's: UIKit's word, and in scripts that are written
/// from right to left Material's own (Flutter's material_*.arb, backButtonTooltip).
private func backLabel(locale: String) -> String {
  switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
  case "ar": "رجوع"
  case "fa": "برگشت"
  case "he", "iw": "הקודם"
  default: SystemWords(locale: locale).back
  }
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
