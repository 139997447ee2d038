import BarPrimitives
import BarSpec

/// MDCBottomAppBarView.m and MDCBottomAppBarLayer.m: the bar's properties, its button and its items.
struct BottomAppBarResolver {
  let id: ElementID
  let bar: BottomAppBar
  let views: ViewResolver

  private var palette: Palette { views.palette }
  private var theme: BottomAppBarTheme { BottomAppBarTheme(bar.theme, palette) }

  func resolve() -> ResolvedBottomAppBar {
    let colors = bar.colors
    let barTintColor = colors.barTintColor.map { palette.color($0) } ?? theme.barTintColor
    let shadowColor = colors.shadowColor.map { palette.color($0) } ?? .black
    return ResolvedBottomAppBar(
      id: id, barTintColor: barTintColor, shadowColor: shadowColor,
      shadow: ShadowLayer(
        color: shadowColor.multiplyingAlpha(
          by: ResolvedBottomAppBar.shadowOpacity * barTintColor.opacity),
        dy: Self.shadowFall, sigma: Self.shadowRadius),
      elevation: bar.elevation ?? Self.standardElevation, floatingButton: floatingButton,
      navigationBar: navigationBar, stated: bar.stated)
  }

  private var floatingButton: ResolvedFloatingButton {
    let button = bar.floatingButton
    let tint = button.tintColor.map { palette.color($0) } ?? theme.buttonTint
    let elevation =
      button.elevation == .primary ? Self.primaryElevation : Self.secondaryElevation
    return ResolvedFloatingButton(
      id: id / "floatingButton", title: title(of: button, tint),
      picture: button.image.map { views.barPicture($0, tint: tint) },
      backgroundColor: button.backgroundColor.map { palette.color($0) } ?? theme.buttonBackground,
      tintColor: tint, elevation: elevation,
      shadows: elevationShadows(
        elevation: elevation, color: button.shadowColor.map { palette.color($0) } ?? .black),
      isAboveBar: button.elevation == .primary, position: button.position,
      isHidden: button.isHidden, verticalOffset: button.verticalOffset, height: button.height,
      accessibilityLabel: button.accessibilityLabel ?? button.title?.string,
      accessibilityHint: button.accessibilityHint,
      accessibilityIdentifier: button.accessibilityIdentifier)
  }

  /// Buttons set their titles in capitals.
  private func title(of button: FloatingButton, _ tint: Color) -> ResolvedText? {
    guard let title = button.title, button.isExtended else { return nil }
    return ResolvedText(
      string: capitals(of: title.string, locale: views.traits.locale), path: title.path,
      font: palette.font(
        button.titleFont, standard: LegacyTypographyFont.button.font), color: tint,
      letterSpacing: 0)
  }

  /// The button takes the place of the items at its end.
  private var navigationBar: ResolvedNavigationBar {
    let colors = bar.colors
    let leadingTint =
      colors.leadingBarItemsTintColor.map { palette.color($0) } ?? theme.itemTint
    let trailingTint =
      colors.trailingBarItemsTintColor.map { palette.color($0) } ?? theme.itemTint
    let position = bar.floatingButton.position
    return ResolvedNavigationBar(
      id: id / "navigationBar", bar: id, backgroundColor: .clear, title: nil, titleView: nil,
      titleViewLayoutBehavior: .fill, titleAlignment: .center, titleInsets: .zero,
      leadingItems: position == .leading
        ? [] : buttons(bar.leadingBarButtonItems, "leadingBarButtonItems", leadingTint),
      trailingItems: position == .trailing
        ? [] : buttons(bar.trailingBarButtonItems, "trailingBarButtonItems", trailingTint),
      leadingTint: views.tint.shown(leadingTint), trailingTint: views.tint.shown(trailingTint))
  }

  private func buttons(
    _ items: [BarButtonItem], _ name: String, _ tint: Color
  ) -> [ResolvedBarButtonItem] {
    let look = NavigationBar(
      tintColor: ColorValue(.fixed(tint)), touchFeedback: bar.touchFeedback)
    return NavigationBarResolver(
      id: id / "navigationBar", bar: id, view: look, item: NavigationItem(),
      standard: AppBarTheme(.none, palette), views: views
    ).buttons(items, named: id / name)
  }

  // MDCBottomAppBarLayer.m.
  private static let shadowRadius = 4.0
  private static let shadowFall = 2.0
  // MDCBottomAppBarView.m.
  private static let primaryElevation = 6.0
  private static let secondaryElevation = 4.0
  // MDCShadowElevations.h.
  private static let standardElevation = 8.0
}

/// What the calls of MDCBottomAppBarColorThemer set, on top of the raw defaults.
struct BottomAppBarTheme {
  let barTintColor: Color
  let itemTint: Color
  let buttonTint: Color
  let buttonBackground: Color

  init(_ theme: MaterialTheme, _ palette: Palette) {
    let roles = BottomAppBarRoles(theme)
    barTintColor = roles.bar.map { palette.color($0) } ?? .white
    itemTint = roles.items.map { palette.color($0) } ?? .black
    buttonTint = roles.buttonTint.map { palette.color($0) } ?? .white
    buttonBackground =
      roles.buttonBackground.map { palette.color($0) } ?? Self.standardButtonBackground
  }

  // MDCButton.m: blue 500 of Material's palette.
  private static let standardButtonBackground = Color(rgb: 0x2196F3)
}
