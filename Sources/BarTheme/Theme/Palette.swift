import BarPrimitives
import BarSpec

/// What the document's colour and font names mean on this screen.
struct Palette: Sendable {
  let style: Traits.UserInterfaceStyle
  let os: Int
  private let level: Traits.UserInterfaceLevel
  private let textSize: Traits.ContentSizeCategory
  private(set) var colors: ColorScheme
  private let typography: TypographyScheme
  private let fontOverrides: [TypographyOverride]

  init(_ model: BarModel) {
    style = model.traits.userInterfaceStyle
    os = model.os
    level = model.traits.userInterfaceLevel
    textSize = model.traits.preferredContentSizeCategory
    colors = ColorScheme(model.scheme.colorDefaults, style: style)
    typography = TypographyScheme(
      defaults: model.scheme.typographyDefaults,
      family: model.scheme.fontFamily ?? TypographyScheme.defaultFamily)
    fontOverrides = model.scheme.fontOverrides
    // In document order: a role may name one that was replaced before it.
    for override in model.scheme.colorOverrides { colors[override.role] = color(override.color) }
  }

  /// The colour that `value` names; its alpha replaces, it does not multiply.
  func color(_ value: ColorValue) -> Color {
    let base =
      switch value.base {
      case .fixed(let color): color
      case .role(let role): colors[role]
      case .system(let name): name.color(style: style, os: os, level: level)
      }
    return value.alpha.map { base.withAlpha($0) } ?? base
  }

  /// The colour of one of UIKit's names.
  func color(_ name: SystemColor) -> Color { name.color(style: style, os: os, level: level) }

  /// The scheme's font of a style, the document's overrides applied.
  func font(_ style: TypographyStyle) -> FontDescriptor {
    var font = typography.font(style)
    for override in fontOverrides where override.style == style {
      font = refine(font, with: override.font)
    }
    return font
  }

  /// The font that `value` names, what it leaves open taken from `standard`.
  func font(_ value: FontValue?, standard: FontDescriptor) -> FontDescriptor {
    guard let value else { return standard }
    let start = value.textStyle.map { preferredFont($0) } ?? value.style.map { font($0) }
    return refine(start ?? standard, with: value)
  }

  /// UIFont.preferredFont(forTextStyle:).
  private func preferredFont(_ style: UIKitTextStyle) -> FontDescriptor {
    let weight: FontWeight =
      switch style {
      case .headline: .semibold
      case .largeTitle: .bold
      default: .regular
      }
    return .system(style.pointSize(textSize), weight)
  }

  /// The scheme's family at a size and weight of the toolkit's own.
  func schemeFont(_ size: Double, _ weight: FontWeight) -> FontDescriptor {
    FontDescriptor(family: typography.family, weight: weight, size: size)
  }

  /// NSShadow's own colour is black at a third. Core Graphics' blur is two standard deviations:
  /// WebKit hands it CSS's blur as it is.
  func layer(_ shadow: TextShadow) -> ShadowLayer {
    ShadowLayer(
      color: shadow.shadowColor.map { color($0) } ?? Color.black.withAlpha(1.0 / 3),
      dx: shadow.dx, dy: shadow.dy, sigma: shadow.shadowBlurRadius / 2)
  }

  private func refine(_ font: FontDescriptor, with value: FontValue) -> FontDescriptor {
    FontDescriptor(
      family: value.family ?? font.family, weight: value.weight ?? font.weight,
      size: value.size ?? font.size)
  }
}
