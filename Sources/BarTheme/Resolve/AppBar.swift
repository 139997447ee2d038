import BarPrimitives
import BarSpec

extension AppBar {
  func resolved(on model: BarModel, _ palette: Palette) -> ResolvedAppBar {
    let standard = AppBarTheme(theme, palette)
    let header = HeaderDefaults(
      bar: id, backgroundColor: standard.background, shadowLayer: .mdcShadowLayer)
    return ResolvedAppBar(
      header: header.resolve(
        headerView,
        HeaderPlace(
          frame: frame, lifted: lifted, ends: shadowEnds, controller: headerController),
        model, palette),
      navigationBar: NavigationBarResolver(
        bar: id, view: navigationBar, item: navigationItem, standard: standard, palette: palette,
        traits: model.traits
      ).resolve())
  }
}
