import BarPrimitives
import BarSpec

/// What MDCTabBarView+MaterialTheming sets, and the raw defaults where there is no theme.
struct TabBarTheme {
  /// Nil: as without a selection.
  struct Ink {
    let normal: Color?
    let selected: Color?
  }
  let barTintColor: Color
  let bottomDividerColor: Color
  let indicatorColor: Color
  let rippleColor: Color
  let title: Ink
  let image: Ink
  let titleFont: FontDescriptor

  /// Alpha of MDCTabBarView's own ripple colour, which is black.
  private static let rippleAlpha = 0.16

  static func named(_ name: AppBar.Theme, _ palette: Palette) -> TabBarTheme {
    switch name {
    case .primary:
      let ink = palette.colors[.onPrimary]
      // The ripple is the documentation's: theming leaves it, and black is not seen on a dark primary.
      return themed(
        palette, bar: .primary, divider: ink.withAlpha(0.12),
        ripple: Color.white.withAlpha(rippleAlpha), ink: (ink.withAlpha(0.74), ink))
    case .surface:
      let ink = palette.colors[.onSurface]
      // The divider keeps its full alpha: so the original.
      return themed(
        palette, bar: .surface, divider: ink, ripple: Color.black.withAlpha(rippleAlpha),
        ink: (ink.withAlpha(0.6), palette.colors[.primary]))
    case .none:
      return TabBarTheme(
        barTintColor: .white, bottomDividerColor: .clear, indicatorColor: .black,
        rippleColor: Color.black.withAlpha(rippleAlpha), title: Ink(normal: nil, selected: nil),
        image: Ink(normal: nil, selected: nil), titleFont: .system(labelSize))
    }
  }

  /// UILabel's own, in points.
  private static let labelSize = 17.0

  private static func themed(
    _ palette: Palette, bar: ColorRole, divider: Color, ripple: Color,
    ink: (normal: Color, selected: Color)
  ) -> TabBarTheme {
    let ink = Ink(normal: ink.normal, selected: ink.selected)
    return TabBarTheme(
      barTintColor: palette.colors[bar], bottomDividerColor: divider,
      indicatorColor: ink.selected ?? .black, rippleColor: ripple, title: ink, image: ink,
      titleFont: palette.font(.button))
  }
}
