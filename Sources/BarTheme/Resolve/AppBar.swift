import BarPrimitives
import BarSpec

extension AppBar {
  /// `navigationBar` is where a navigation bar of UIKit's ends.
  func resolved(
    on model: BarModel, _ palette: Palette, below navigationBar: Double? = nil,
    in tint: InheritedTint
  ) -> ResolvedAppBar {
    let standard = AppBarTheme(theme, palette)
    let header = HeaderDefaults(
      bar: id, backgroundColor: standard.background, shadowLayer: .mdcShadowLayer,
      isAppBar: true, adjustsHeight: stack.adjustsHeight)
    let views = ViewResolver(palette: palette, model: model, tint: tint)
    return ResolvedAppBar(
      header: header.resolve(
        headerView,
        HeaderPlace(
          frame: frame, lifted: lifted, ends: shadowEnds, controller: headerController,
          navigationBar: navigationBar, tint: tint),
        model, palette),
      navigationBar: NavigationBarResolver(
        id: id / "navigationBar", bar: id, view: self.navigationBar, item: navigationItem,
        standard: standard, views: views
      ).resolve(),
      bottomBar: stack.bottomBar.map { views.resolve($0, id: id / "bottomBar") },
      stackOffset: stack.offset, adjustsHeightToStack: stack.adjustsHeight)
  }
}
