import BarPrimitives
import BarSpec

/// What the document's colour and font names mean on this screen.
struct Palette: Sendable {
  let style: Traits.UserInterfaceStyle
  let os: Int
  private let traits: ColorTraits
  private let category: Traits.ContentSizeCategory
  private let level: Traits.UserInterfaceLevel
  private(set) var colors: ColorScheme
  private let typography: TypographyScheme
  private let fontOverrides: [TypographyOverride]

  init(_ model: BarModel) {
    style = model.traits.userInterfaceStyle
    os = model.os
    category = model.traits.preferredContentSizeCategory
    traits = ColorTraits(model.traits, os: model.os)
    colors = ColorScheme(model.scheme.colorDefaults, traits)
    level = model.traits.userInterfaceLevel
    typography = TypographyScheme(
      defaults: model.scheme.typographyDefaults,
      family: model.scheme.fontFamily ?? TypographyScheme.defaultFamily)
    fontOverrides = model.scheme.fontOverrides
    if let isEnabled = model.scheme.elevationOverlayEnabledForDarkMode {
      colors.elevationOverlayEnabledForDarkMode = isEnabled
    }
    // In document order: a role may name one that was replaced before it.
    for override in model.scheme.colorOverrides { colors[override.role] = color(override.color) }
  }

  /// The colour that `value` names; its alpha replaces, it does not multiply.
  func color(_ value: ColorValue) -> Color {
    let base =
      switch value.base {
      case .fixed(let color): color
      case .role(let role): colors[role]
      case .system(let name): color(name)
      case .byStyle(let light, let dark): color(traits.isDark ? dark : light)
      case .byContrast(let normal, let high): color(traits.hasHighContrast ? high : normal)
      }
    return value.alpha.map { base.withAlpha($0) } ?? base
  }

  /// What the document says, or where it says nothing `standard`.
  func color(_ value: ColorValue?, or standard: Color) -> Color {
    value.map { color($0) } ?? standard
  }

  /// The colour of one of UIKit's names.
  func color(_ name: SystemColor) -> Color {
    name.color(
      style: traits.isDark ? .dark : .light, contrast: traits.hasHighContrast ? .high : .normal,
      os: os, level: level)
  }

  /// How dark surfaces are lightened by elevation; nil where the scheme or the style has none of it.
  func elevationOverlay(baseElevation: Double) -> ElevationOverlay? {
    guard traits.isDark, colors.elevationOverlayEnabledForDarkMode else { return nil }
    return ElevationOverlay(baseElevation: baseElevation)
  }
}

extension Palette {
  /// The scheme's font of a style, the document's overrides applied, at the standard text size.
  func font(_ style: TypographyStyle) -> FontDescriptor { scalableFont(style).standard }

  /// The font that `value` names, what it leaves open taken from `standard`.
  func font(_ value: FontValue?, standard: FontDescriptor) -> FontDescriptor {
    scalableFont(value, standard: ScalableFont(standard)).standard
  }

  /// The same for every text size.
  func scalableFont(_ style: TypographyStyle) -> ScalableFont {
    fontOverrides.reduce(typography.font(style)) { font, override in
      guard override.style == style else { return font }
      var own = override.font
      // A token file says all sizes: the standard one is none of its own, which would end the growing.
      if override.span != nil, own.size == font.standard.size { own.size = nil }
      return font.refined(with: own)
    }
  }

  /// The same for every text size.
  func scalableFont(_ value: FontValue?, standard: ScalableFont) -> ScalableFont {
    guard let value else { return standard }
    return (value.base.map { font($0) } ?? standard).refined(with: value)
  }

  private func font(_ base: FontValue.Base) -> ScalableFont {
    switch base {
    case .style(let style): scalableFont(style)
    case .legacy(let legacy): ScalableFont(legacy.font)
    case .preferred(let style): ScalableFont(style.font(at: category))
    case .textStyle(let style): ScalableFont(preferredFont(style))
    }
  }

  /// UIFont.preferredFont(forTextStyle:).
  private func preferredFont(_ style: UIKitTextStyle) -> FontDescriptor {
    let weight: FontWeight =
      switch style {
      case .headline: .semibold
      case .largeTitle: .bold
      default: .regular
      }
    return .system(style.pointSize(category), weight)
  }

  /// One of the toolkit's own fonts in the scheme's family.
  func inSchemeFamily(_ font: FontDescriptor) -> ScalableFont {
    ScalableFont(font).refined(with: FontValue(family: typography.family))
  }

  /// NSShadow's own colour is black at a third. Core Graphics' blur is two standard deviations:
  /// WebKit hands it CSS's blur as it is.
  func layer(_ shadow: TextShadow) -> ShadowLayer {
    ShadowLayer(
      color: shadow.shadowColor.map { color($0) } ?? Color.black.withAlpha(1.0 / 3),
      dx: shadow.dx, dy: shadow.dy, sigma: shadow.shadowBlurRadius / 2)
  }
}
