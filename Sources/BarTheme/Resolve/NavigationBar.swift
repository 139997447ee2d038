import BarPrimitives
import BarSpec

/// MDCNavigationBar.m: its properties and the navigation item that it mirrors.
struct NavigationBarResolver {
  /// Every title font is forced to it unless any size is allowed.
  static let titleSize = 20.0
  private static let titleInset = 16.0

  let id: ElementID
  let bar: ElementID
  let view: NavigationBar
  let item: NavigationItem
  let standard: AppBarTheme
  let views: ViewResolver

  var palette: Palette { views.palette }

  func resolve() -> ResolvedNavigationBar {
    let leading = leadingItems
    let trailing = trailingItems
    return ResolvedNavigationBar(
      id: id, bar: bar,
      backgroundColor: backgroundColor ?? .clear,
      title: title,
      titleView: item.titleView.map { views.inside(ownTint).resolve($0, id: bar / "titleView") },
      titleViewLayoutBehavior: view.titleViewLayoutBehavior ?? .fill,
      titleAlignment: view.titleAlignment ?? .center,
      titleInsets: view.titleInsets
        ?? standardInsets(hasLeading: !leading.isEmpty, hasTrailing: !trailing.isEmpty),
      leadingItems: leading, trailingItems: trailing,
      leadingTint: views.tint.shown(leadingTint), trailingTint: views.tint.shown(trailingTint))
  }

  /// Nil: none has been set.
  var backgroundColor: Color? {
    view.backgroundColor.map { palette.color($0) } ?? standard.navigationBarBackground
  }

  private func standardInsets(hasLeading: Bool, hasTrailing: Bool) -> Insets {
    // A leading title needs no room where a button has its own.
    let isLeading = view.titleAlignment == .leading
    return Insets(
      top: 0, left: isLeading && hasLeading ? 0 : Self.titleInset, bottom: 0,
      right: isLeading && hasTrailing ? 0 : Self.titleInset)
  }

  private var title: ResolvedText? {
    guard let title = item.title, !title.string.isEmpty else { return nil }
    let attributes = view.titleTextAttributes
    return ResolvedText(
      string: title.string, path: title.path,
      font: attributes?.font.map { fitted(palette.scalableFont($0, standard: titleFont)) }
        ?? fitted(titleFont),
      color: accessibleColor ?? attributes?.foregroundColor.map { palette.color($0) } ?? titleColor,
      letterSpacing: attributes?.kern ?? 0,
      lineBreakMode: view.titleLineBreakMode ?? .byTruncatingTail,
      shadow: attributes?.shadow.map { palette.layer($0) })
  }

  private var titleColor: Color {
    view.titleTextColor.map { palette.color($0) } ?? standard.titleColor
  }

  private var titleFont: ScalableFont {
    let font = palette.scalableFont(view.titleFont, standard: standard.titleFont)
    if view.allowAnyTitleFontSize ?? standard.allowsAnyTitleFontSize { return font }
    return font.refined(with: FontValue(size: Self.titleSize))
  }

  /// The font at the text size, or at the standard one where the bar does not follow it.
  private func fitted(_ font: ScalableFont) -> FontDescriptor {
    let follows = view.adjustsFontForContentSizeCategory ?? false
    let scaled = font.scaled(to: follows ? views.traits.preferredContentSizeCategory : .standard)
    guard let most = view.maximumTextScale else { return scaled }
    return scaled.resized(to: min(scaled.size, most * font.standard.size))
  }

  /// Nil: the bar has none of its own.
  private var ownTint: Color? {
    accessibleColor ?? view.tintColor.map { palette.color($0) } ?? standard.tint
  }

  /// UIView's tint as it is said, dimmed or not.
  var tint: Color { views.tint.view(own: ownTint).color }

  private var leadingTint: Color {
    view.leadingBarItemsTintColor.map { palette.color($0) } ?? standard.leadingTint ?? tint
  }

  private var trailingTint: Color {
    view.trailingBarItemsTintColor.map { palette.color($0) } ?? standard.trailingTint ?? tint
  }
}

extension NavigationBarResolver {
  /// The back item stands before the left items, and gives way to them unless they supplement it.
  private var leadingItems: [ResolvedBarButtonItem] {
    let buttons = buttons(tint: leadingTint)
    var items: [ResolvedBarButtonItem] = []
    let item = view.mirroring(item)
    let supplements = item.leftItemsSupplementBackButton ?? false
    let yields = !item.leftBarButtonItems.isEmpty && !supplements
    if let back = view.backItem, item.hidesBackButton != true, !yields {
      items.append(buttons.resolve(back.asBackItem, id: bar / "backItem", part: .navigationIcon))
    }
    for (index, button) in item.leftBarButtonItems.enumerated() {
      let part = items.isEmpty ? ResolvedBarButtonItem.Part.navigationIcon : .actionItem
      items.append(buttons.resolve(button, id: bar / "leftBarButtonItems[\(index)]", part: part))
    }
    return items
  }

  private var trailingItems: [ResolvedBarButtonItem] {
    let buttons = buttons(tint: trailingTint)
    return item.rightBarButtonItems.enumerated().map { index, button in
      buttons.resolve(
        button, id: bar / "rightBarButtonItems[\(index)]",
        part: index == 0 && button.opensOverflowMenu ? .overflowMenu : .actionItem)
    }
  }

  /// The buttons of a bar without ends: none is more than another.
  func buttons(_ items: [BarButtonItem], named list: ElementID) -> [ResolvedBarButtonItem] {
    let buttons = buttons(tint: tint)
    return items.enumerated().map { index, item in
      buttons.resolve(item, id: list[index], part: .actionItem)
    }
  }

  private func buttons(tint: Color) -> BarButtonItemResolver {
    BarButtonItemResolver(
      tint: tint, looks: looks, uppercasesTitles: view.uppercasesButtonTitles ?? true,
      inkColor: inkColor, views: views)
  }

  private var looks: ButtonTitleLooks {
    let normal = palette.scalableFont(view.buttonsTitleFont, standard: standard.buttonFont)
    func font(_ value: FontValue?) -> FontDescriptor {
      fitted(palette.scalableFont(value, standard: normal))
    }
    func color(_ value: ColorValue?) -> Color? { value.map { palette.color($0) } }
    return ButtonTitleLooks(
      normal: .init(
        color: color(view.buttonsTitleColor) ?? standard.buttonsTitleColor, font: fitted(normal)),
      highlighted: .init(
        color: color(view.stateLooks.highlightedColor), font: font(view.stateLooks.highlightedFont)),
      selected: .init(
        color: color(view.stateLooks.selectedColor), font: font(view.stateLooks.selectedFont)),
      disabled: .init(
        color: color(view.stateLooks.disabledColor), font: font(view.stateLooks.disabledFont)))
  }

  /// Ink by default; MDCRippleView's own where ripples are asked for.
  private var inkColor: Color {
    let feedback = view.touchFeedback
    return feedback.enableRippleBehavior ?? false
      ? feedback.rippleColor.map { palette.color($0) } ?? Color.black.withAlpha(0.16)
      : feedback.inkColor.map { palette.color($0) } ?? defaultInkColor(isInWindow: true)
  }
}

/// The ink of a bar's buttons where nobody sets one: MDCFlatButton's appearance proxy says it, which
/// reaches a view when that enters a window; before, it is MDCInkView's own.
func defaultInkColor(isInWindow: Bool) -> Color {
  isInWindow ? Color.black.withAlpha(0.06) : Color.white.withAlpha(0.2)
}

extension BarButtonItem {
  /// The outermost trailing item is the overflow menu when it says so, or shows its icon.
  fileprivate var opensOverflowMenu: Bool {
    if role == .overflowMenu { return true }
    if case .icon("more_vert", _)? = image { return true }
    return false
  }
}
