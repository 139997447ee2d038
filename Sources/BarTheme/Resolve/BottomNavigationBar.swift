import BarPrimitives
import BarSpec

/// MDCBottomNavigationBar.m: its properties, and the items that it shows.
struct BottomNavigationResolver {
  let id: ElementID
  let bar: BottomNavigationBar
  let views: ViewResolver

  private var palette: Palette { views.palette }
  private var theme: BottomNavigationTheme { BottomNavigationTheme.named(bar.theme, palette) }

  func resolve() -> ResolvedBottomNavigationBar {
    let colors = bar.colors
    let elevation = bar.elevation ?? Self.standardElevation
    let shadowColor = colors.shadowColor.map { palette.color($0) } ?? .black
    let ripple =
      colors.rippleColor.map { palette.color($0) } ?? selectedTint.withAlpha(Self.rippleAlpha)
    return ResolvedBottomNavigationBar(
      id: id, barTintColor: colors.barTintColor.map { palette.color($0) } ?? theme.barTintColor,
      selectedItemTintColor: selectedTint, unselectedItemTintColor: unselectedTint,
      elevation: elevation, shadowColor: shadowColor,
      shadows: elevationShadows(elevation: elevation, color: shadowColor),
      rippleColor: bar.isRippleEnabled ? ripple : nil,
      indicator: bar.indicator.map { pill in
        ResolvedSelectionPill(
          color: pill.color.map { palette.color($0) } ?? Self.pillColor,
          size: pill.size ?? Self.pillSize)
      },
      layout: bar.layout, items: bar.items.enumerated().map { item($1, at: $0) },
      selectedItem: bar.selectedItem, stated: bar.stated)
  }

  private var selectedTint: Color {
    bar.colors.selectedItemTintColor.map { palette.color($0) } ?? theme.selectedColor
  }

  /// The tint's setter sets it, too.
  private var selectedTitleColor: Color {
    bar.colors.selectedItemTitleColor.map { palette.color($0) } ?? selectedTint
  }

  private var unselectedTint: Color {
    bar.colors.unselectedItemTintColor.map { palette.color($0) } ?? theme.unselectedColor
  }

  private func item(_ item: TabBarItem, at index: Int) -> ResolvedBottomNavigationItem {
    let isSelected = index == bar.selectedItem
    return ResolvedBottomNavigationItem(
      tab: ResolvedTab(
        id: id / "items[\(index)]", title: title(of: item, isSelected: isSelected),
        picture: picture(of: item, isSelected: isSelected),
        badge: item.badgeValue.map { views.badge($0, of: item, bar.badges) }, customView: nil,
        isSelected: isSelected, isEnabled: true,
        pressed: bar.isRippleEnabled ? item.pressed : nil, tag: item.tag,
        largeContent: item.largeContent,
        accessibilityLabel: item.accessibilityLabel ?? item.title?.string,
        accessibilityHint: item.accessibilityHint,
        accessibilityIdentifier: item.accessibilityIdentifier),
      wantsTitle: wantsTitle(isSelected: isSelected),
      titlePositionAdjustment: item.titlePositionAdjustment,
      isAccessibilityElement: item.isAccessibilityElement,
      accessibilityValue: item.accessibilityValue ?? item.badgeValue?.string)
  }

  /// Where the selection is indicated, every item keeps its title.
  private func wantsTitle(isSelected: Bool) -> Bool {
    switch bar.layout.titleVisibility {
    case .always: true
    case .never: false
    case .selected: isSelected || bar.indicator != nil
    }
  }

  private func title(of item: TabBarItem, isSelected: Bool) -> ResolvedText? {
    guard let title = item.title, !title.string.isEmpty else { return nil }
    return ResolvedText(
      string: title.string, path: title.path,
      font: palette.font(bar.itemTitleFont, standard: theme.titleFont),
      color: isSelected ? selectedTitleColor : unselectedTint, letterSpacing: 0)
  }

  /// Files that ask for their own colours are tinted all the same.
  private func picture(
    of item: TabBarItem, isSelected: Bool
  ) -> ResolvedBarButtonItem.Picture? {
    let tint = isSelected ? selectedTint : unselectedTint
    let picture = views.picture(of: item, isSelected: isSelected, tint: tint)
    guard case .file(let file, nil)? = picture else { return picture }
    return .file(file, tint: views.tint.shown(tint))
  }

  // MDCShadowElevations.h.
  private static let standardElevation = 8.0
  // MDCBottomNavigationBar.m and MDCBottomNavigationItemView.m.
  static let rippleAlpha = 0.15
  private static let pillColor = Color(rgb: 0xC3D9F2)
  private static let pillSize = Size(width: 60, height: 30)
}

/// What MDCBottomNavigationBar+MaterialTheming sets, and the raw defaults where there is no theme.
struct BottomNavigationTheme {
  let barTintColor: Color
  /// Of image and title.
  let selectedColor: Color
  let unselectedColor: Color
  let titleFont: FontDescriptor

  static func named(_ theme: MaterialTheme, _ palette: Palette) -> BottomNavigationTheme {
    guard let roles = TabRoles(theme) else {
      return BottomNavigationTheme(
        barTintColor: .white, selectedColor: .black, unselectedColor: Color(white: 0.5),
        titleFont: .system(captionSize))
    }
    return BottomNavigationTheme(
      barTintColor: palette.color(roles.bar), selectedColor: palette.color(roles.ink.selected),
      unselectedColor: palette.color(roles.ink.normal), titleFont: palette.font(.caption))
  }

  /// MDCFontTextStyle's caption, in points.
  private static let captionSize = 12.0
}
