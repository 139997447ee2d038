import BarPrimitives
import BarSpec

/// What theming sets on a header and its navigation bar, on top of the raw defaults.
///
/// MDCAppBarViewController+MaterialTheming.m, MDCAppBarColorThemer.m, MDCNavigationBarColorThemer.m,
/// MDCAppBarTypographyThemer.m.
struct AppBarTheme {
  private(set) var background = HeaderDefaults.unthemedBackground
  /// Nil: none has been set.
  private(set) var navigationBarBackground: Color?
  private(set) var titleColor = Color.black
  private(set) var titleFont = ScalableFont(LegacyTypographyFont.title.font)
  private(set) var allowsAnyTitleFontSize = false
  /// Nil: UIView's own.
  private(set) var tint: Color?
  /// Nil: `tint`.
  private(set) var leadingTint: Color?
  /// Nil: `tint`.
  private(set) var trailingTint: Color?
  /// Nil: the items' tint.
  private(set) var buttonsTitleColor: Color?
  /// No theming sets it: MDCTypography's, but in the family of the theme that sets the fonts.
  private(set) var buttonFont = ScalableFont(LegacyTypographyFont.button.font)

  /// What is themed.
  enum Kind { case appBar, navigationBar }

  private let kind: Kind

  init(_ theme: MaterialTheme, _ palette: Palette, of kind: Kind = .appBar) {
    self.kind = kind
    for step in theme.steps { apply(step, palette) }
  }

  private mutating func apply(_ step: MaterialTheme.Step, _ palette: Palette) {
    let colors = palette.colors
    switch step {
    case .primary:
      theme(palette, background: colors[.primary], titleColor: colors[.onPrimary])
      leadingTint = colors[.onPrimary]
      trailingTint = colors[.onPrimary]
    case .surface:
      let ink = colors[.onSurface]
      theme(palette, background: colors[.surface], titleColor: ink.withAlpha(0.87))
      // Leading items are fully opaque, trailing ones are not: so the original.
      leadingTint = ink
      trailingTint = ink.withAlpha(0.54)
    case .colorThemer:
      paint(colors[.primary])
      titleColor = colors[.onPrimary]
      tint = colors[.onPrimary]
    case .surfaceColorThemer:
      paint(colors[.surface])
      titleColor = colors[.onSurface].withAlpha(0.87)
      tint = colors[.onSurface].withAlpha(0.54)
      buttonsTitleColor = colors[.onSurface].withAlpha(0.87)
    case .legacyColorThemer: paint(colors[.primary])
    case .typographyThemer: titleFont = palette.scalableFont(.headline6)
    }
  }

  /// An app bar's theming leaves the navigation bar's own background alone; one by itself is painted.
  private mutating func theme(_ palette: Palette, background: Color, titleColor: Color) {
    if kind == .navigationBar { paint(background) } else { self.background = background }
    self.titleColor = titleColor
    titleFont = palette.scalableFont(.headline6)
    allowsAnyTitleFontSize = true
    buttonFont = palette.inSchemeFamily(LegacyTypographyFont.button.font)
  }

  /// The themers paint header and navigation bar alike.
  private mutating func paint(_ color: Color) {
    background = color
    navigationBarBackground = color
  }
}
