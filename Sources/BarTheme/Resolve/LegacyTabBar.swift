import BarPrimitives
import BarSpec

/// MDCTabBar.m and MDCItemBarStyle.m: the bar's properties, and the items as it shows them.
struct LegacyTabResolver {
  let id: ElementID
  let bar: LegacyTabBar
  let views: ViewResolver
  private let theme: LegacyTabTheme
  private let titles: TabInk
  private let images: TabInk
  private let fonts: (selected: FontDescriptor, unselected: FontDescriptor)

  private var palette: Palette { views.palette }

  init(id: ElementID, bar: LegacyTabBar, views: ViewResolver) {
    self.id = id
    self.bar = bar
    self.views = views
    let palette = views.palette
    let theme = LegacyTabTheme.named(bar.theme, palette)
    self.theme = theme
    let tint = TabStates(
      normal: bar.colors.unselectedItemTintColor, selected: bar.colors.selectedItemTintColor)
    func ink(_ own: TabStates<ColorValue>) -> TabInk {
      // A colour for a state is set later than the tints, and outlives them.
      TabInk(
        TabStates(normal: own.normal ?? tint.normal, selected: own.selected ?? tint.selected),
        over: theme.ink, standard: .white, palette)
    }
    titles = ink(bar.colors.titleColor)
    images = ink(bar.colors.imageTintColor)
    // A bottom bar's style brings a font of its own.
    fonts =
      bar.style.isBottom
      ? (.system(Self.bottomFontSize), .system(Self.bottomFontSize))
      : (
        palette.font(bar.selectedItemTitleFont, standard: theme.titleFont),
        palette.font(bar.unselectedItemTitleFont, standard: theme.titleFont)
      )
  }

  func resolve() -> ResolvedLegacyTabBar {
    let colors = bar.colors
    let ripple = palette.color(colors.rippleColor, or: Self.inkColor)
    let ink = palette.color(colors.inkColor, or: Self.inkColor)
    return ResolvedLegacyTabBar(
      id: id, barTintColor: palette.color(colors.barTintColor, or: theme.barTintColor),
      bottomDividerColor: palette.color(colors.bottomDividerColor, or: .clear),
      indicatorColor: views.tint.view(
        own: colors.tintColor.map { palette.color($0) } ?? theme.tintColor
      ).shown,
      indicator: bar.indicator ?? TabIndicatorTemplate(.underline),
      spread: .init(
        color: bar.enableRippleBehavior ? ripple : ink, isRipple: bar.enableRippleBehavior),
      style: bar.style, tabs: bar.items.enumerated().map { tab($1, at: $0) },
      selectedItem: selectedItem, selectsByItself: bar.selection == .automatic)
  }

  private var selectedItem: Int? {
    switch bar.selection {
    case .automatic: bar.items.isEmpty ? nil : 0
    case .none: nil
    case .item(let index): index
    }
  }

  private func tab(_ item: TabBarItem, at index: Int) -> ResolvedLegacyTab {
    let isSelected = index == selectedItem
    let growth = bar.style.isBottom && isSelected ? Self.growth : 1
    let font = isSelected ? fonts.selected : fonts.unselected
    let appearance = bar.style.effectiveAppearance
    // A tab under a finger takes the colours of the selected one.
    let isLit = isSelected || item.isHighlighted || item.pressed != nil
    let color = isLit ? titles.selected : titles.normal
    func title(in font: FontDescriptor) -> ResolvedText? {
      appearance == .images ? nil : shownTitle(of: item, font, color)
    }
    let laidOut = title(in: font)
    return ResolvedLegacyTab(
      tab: ResolvedTab(
        id: id / "items[\(index)]", title: laidOut?.scaled(by: growth),
        picture: appearance == .titles
          ? nil
          : views.picture(
            of: item, isSelected: isSelected, tint: isLit ? images.selected : images.normal),
        badge: appearance == .titles ? nil : item.badgeValue.map { badge($0, of: item) },
        customView: nil, isSelected: isSelected, isEnabled: true, pressed: item.pressed,
        tag: item.tag, largeContent: nil,
        accessibilityLabel: spokenLabel(of: item, saysBadge: appearance != .titles),
        accessibilityHint: item.accessibilityHint,
        accessibilityIdentifier: item.accessibilityIdentifier),
      asking: title(in: fonts.unselected), laidOut: laidOut, growth: growth)
  }

  private func shownTitle(
    of item: TabBarItem, _ font: FontDescriptor, _ color: Color
  ) -> ResolvedText? {
    guard let title = item.title, !title.string.isEmpty else { return nil }
    let string =
      bar.style.displaysUppercaseTitles
      ? capitals(of: title.string, locale: views.traits.locale) : title.string
    return ResolvedText(
      string: string, path: title.path, font: font, color: color, letterSpacing: 0)
  }

  private func badge(_ value: SourcedText, of item: TabBarItem) -> ResolvedBadge {
    ResolvedBadge(
      text: ResolvedText(
        string: value.string, path: value.path, font: .system(Self.badgeFontSize), color: .white,
        letterSpacing: 0),
      backgroundColor: palette.color(item.badgeColor, or: Self.badgeColor),
      borderColor: .clear, borderWidth: 0)
  }

  /// Titles are spoken as the items have them, badges after them.
  private func spokenLabel(of item: TabBarItem, saysBadge: Bool) -> String? {
    let badge = saysBadge ? item.badgeValue?.string : nil
    let parts = [item.accessibilityLabel ?? item.title?.string, badge].compactMap { $0 }
    let spoken = parts.filter { !$0.isEmpty }
    return spoken.isEmpty ? nil : spoken.joined(separator: ", ")
  }

  // MDCTabBar.m.
  private static let inkColor = Color.white.withAlpha(0.7)
  private static let bottomFontSize = 12.0
  // MDCItemBarCell.m, kSelectedNavigationTitleScaleFactor.
  private static let growth = 16.0 / 14.0
  // MDCItemBarBadge.m. The colour that the badge is built with is red 700, but applying a bar's style,
  // which every bar does, sets pure red.
  private static let badgeFontSize = 12.0
  private static let badgeColor = Color(rgb: 0xFF0000)
}

/// What MDCTabBar+MaterialTheming sets, and the raw defaults where there is no theme.
struct LegacyTabTheme {
  let barTintColor: Color
  /// Nil: none is set, and the bar has that of the view above it.
  let tintColor: Color?
  let ink: TabBarTheme.Ink
  let titleFont: FontDescriptor

  static func named(_ theme: MaterialTheme, _ palette: Palette) -> LegacyTabTheme {
    switch theme.steps.last {
    case .primary, .surface:
      // As the theming of its successor, but for divider and ripple.
      let themed = TabBarTheme.named(theme, palette)
      return LegacyTabTheme(
        barTintColor: themed.barTintColor, tintColor: themed.indicatorColor, ink: themed.title,
        titleFont: themed.titleFont)
    default:
      return LegacyTabTheme(
        barTintColor: .clear, tintColor: nil,
        ink: TabBarTheme.Ink(normal: Color.white.withAlpha(0.7), selected: .white),
        titleFont: .system(buttonSize, .medium))
    }
  }

  /// MDCTypography.buttonFont, in points.
  private static let buttonSize = 14.0
}
