import BarPrimitives
import BarSpec

/// MDCBottomAppBarView.m and MDCBottomAppBarLayer.m: the bar's properties, its button and its items.
struct BottomAppBarResolver {
  let id: ElementID
  let bar: BottomAppBar
  let views: ViewResolver
  private let theme: BottomAppBarTheme

  private var palette: Palette { views.palette }

  init(id: ElementID, bar: BottomAppBar, views: ViewResolver) {
    self.id = id
    self.bar = bar
    self.views = views
    theme = BottomAppBarTheme(bar.theme, views.palette)
  }

  func resolve() -> ResolvedBottomAppBar {
    let colors = bar.colors
    let barTintColor = colors.barTintColor.map { palette.color($0) } ?? theme.barTintColor
    let shadowColor = colors.shadowColor.map { palette.color($0) } ?? .black
    return ResolvedBottomAppBar(
      id: id, barTintColor: barTintColor, shadowColor: shadowColor,
      shadow: ShadowLayer(
        color: shadowColor.multiplyingAlpha(by: Self.shadowOpacity * barTintColor.opacity),
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
  private static let shadowOpacity = 0.4
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
  private(set) var barTintColor = Color.white
  private(set) var itemTint = Color.black
  private(set) var buttonTint = Color.white
  // MDCButton.m: blue 500 of Material's palette.
  private(set) var buttonBackground = Color(rgb: 0x2196F3)

  init(_ theme: MaterialTheme, _ palette: Palette) {
    let colors = palette.colors
    for step in theme.steps {
      switch step {
      case .surfaceColorThemer:
        barTintColor = colors[.surface]
        itemTint = colors[.onSurface].withAlpha(0.6)
        buttonBackground = colors[.primary]
        buttonTint = colors[.onPrimary]
      case .legacyColorThemer: barTintColor = colors[.primary]
      case .primary, .surface, .colorThemer, .typographyThemer: break
      }
    }
  }
}
