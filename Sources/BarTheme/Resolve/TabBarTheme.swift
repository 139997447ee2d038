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

  static func named(_ theme: MaterialTheme, _ palette: Palette) -> TabBarTheme {
    guard let roles = TabRoles(theme) else {
      let none = Ink(normal: nil, selected: nil)
      return TabBarTheme(
        barTintColor: .white, bottomDividerColor: .clear, indicatorColor: .black,
        rippleColor: Color.black.withAlpha(rippleAlpha), title: none, image: none,
        titleFont: .system(labelSize))
    }
    let selected = palette.color(roles.ink.selected)
    let ink = Ink(normal: palette.color(roles.ink.normal), selected: selected)
    // The ripple is the documentation's: theming leaves it, and black is not seen on a dark primary.
    let ripple = roles.bar.step == .primary ? Color.white : .black
    return TabBarTheme(
      barTintColor: palette.color(roles.bar), bottomDividerColor: palette.color(roles.divider),
      indicatorColor: selected, rippleColor: ripple.withAlpha(rippleAlpha), title: ink, image: ink,
      titleFont: palette.font(.button))
  }

  /// UILabel's own, in points.
  private static let labelSize = 17.0
}
