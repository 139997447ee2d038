import BarPrimitives
import BarSpec

extension AppBar {
  func resolved(on model: BarModel, _ palette: Palette) -> ResolvedAppBar {
    let standard = AppBarTheme.named(theme, palette)
    let header = HeaderDefaults(
      bar: id, backgroundColor: standard.background, shadowLayer: .mdcShadowLayer)
    let views = ViewResolver(palette: palette, traits: model.traits)
    return ResolvedAppBar(
      header: header.resolve(
        headerView,
        HeaderPlace(
          frame: frame, lifted: lifted, ends: shadowEnds, controller: headerController),
        model, palette),
      navigationBar: NavigationBarResolver(
        id: id / "navigationBar", bar: id, view: navigationBar, item: navigationItem,
        standard: standard, background: .clear, views: views
      ).resolve(),
      bottomBar: stack.bottomBar.map { views.resolve($0, id: id / "bottomBar") },
      stackOffset: stack.offset, adjustsHeightToStack: stack.adjustsHeight)
  }
}

/// What MDCAppBarViewController+MaterialTheming sets, and the raw defaults where there is no theme.
struct AppBarTheme {
  let background: Color
  let titleColor: Color
  let titleFont: FontDescriptor
  let allowsAnyTitleFontSize: Bool
  let leadingTint: Color?
  let trailingTint: Color?
  /// Theming leaves the buttons' font alone: MDCTypography's medium 14, here in the theme's family.
  let buttonFont: FontDescriptor

  static func named(_ name: AppBar.Theme, _ palette: Palette) -> AppBarTheme {
    switch name {
    case .primary:
      let ink = palette.colors[.onPrimary]
      return themed(
        palette, background: .primary, titleColor: ink, leadingTint: ink, trailingTint: ink)
    case .surface:
      // Leading items are fully opaque, trailing ones are not: so the original.
      let ink = palette.colors[.onSurface]
      return themed(
        palette, background: .surface, titleColor: ink.withAlpha(0.87), leadingTint: ink,
        trailingTint: ink.withAlpha(0.54))
    case .none:
      return AppBarTheme(
        background: HeaderDefaults.unthemedBackground, titleColor: .black,
        titleFont: .system(NavigationBarResolver.titleSize, .medium),
        allowsAnyTitleFontSize: false, leadingTint: nil, trailingTint: nil,
        buttonFont: .system(14, .medium))
    }
  }

  private static func themed(
    _ palette: Palette, background: ColorRole, titleColor: Color, leadingTint: Color,
    trailingTint: Color
  ) -> AppBarTheme {
    AppBarTheme(
      background: palette.colors[background], titleColor: titleColor,
      titleFont: palette.font(.headline6), allowsAnyTitleFontSize: true,
      leadingTint: leadingTint, trailingTint: trailingTint,
      buttonFont: palette.schemeFont(14, .medium))
  }
}
