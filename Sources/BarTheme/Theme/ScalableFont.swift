import BarPrimitives
import BarSpec

/// A font's sizes by text size setting (MDCFontScaler.m).
struct ScalingCurve: Hashable, Sendable {
  /// Points, from `extraSmall` up; those that are missing or not above 0 leave the font as it is.
  let sizes: [Double]

  /// Points per em; nil: the font stays as it is.
  func size(at category: Traits.ContentSizeCategory) -> Double? {
    let index = category.position
    guard sizes.indices.contains(index), sizes[index] > 0 else { return nil }
    return sizes[index]
  }

  static func of(_ style: TypographyStyle) -> ScalingCurve { ScalingCurve(sizes: table(style)) }

  private static func table(_ style: TypographyStyle) -> [Double] {
    switch style {
    case .headline1: [84, 88, 92, 96, 100, 104, 108, 108, 108, 108, 108, 108]
    case .headline2: [54, 56, 58, 60, 62, 64, 66, 66, 66, 66, 66, 66]
    case .headline3: [42, 44, 46, 48, 50, 52, 54, 54, 54, 54, 54, 54]
    case .headline4: [28, 30, 32, 34, 36, 38, 40, 42, 42, 42, 42, 42]
    case .headline5: [21, 22, 23, 24, 26, 28, 30, 32, 32, 32, 32, 32]
    case .headline6: [17, 18, 19, 20, 22, 24, 26, 28, 28, 28, 28, 28]
    case .subtitle1: [13, 14, 15, 16, 18, 20, 22, 25, 30, 37, 44, 52]
    case .subtitle2, .body2: [11, 12, 13, 14, 16, 18, 20, 22, 25, 30, 36, 42]
    case .body1: [13, 14, 15, 16, 18, 20, 22, 26, 30, 34, 38, 42]
    case .button: [11, 12, 13, 14, 16, 18, 20, 22, 24, 26, 28, 30]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28]
    case .overline: [8, 8, 9, 10, 12, 14, 16, 18, 20, 22, 24, 26]
    }
  }
}

extension Traits.ContentSizeCategory {
  /// The category at which a font has its standard size.
  static let standard = Self.large
}

/// A font that may know how it grows (UIFont+MaterialScalable.m).
struct ScalableFont: Hashable, Sendable {
  /// At the standard text size.
  let standard: FontDescriptor
  /// Nil: the same at every text size.
  let curve: ScalingCurve?

  /// Starts at the curve's standard size, whatever size `font` has.
  init(_ font: FontDescriptor, curve: ScalingCurve? = nil) {
    self.curve = curve
    let size = curve?.size(at: .standard) ?? font.size
    standard = FontDescriptor(
      family: font.family, weight: font.weight, size: size, lineHeight: font.lineHeight)
  }

  /// Family and weight stay; a line height of its own grows along.
  func scaled(to category: Traits.ContentSizeCategory) -> FontDescriptor {
    standard.resized(to: curve?.size(at: category) ?? standard.size)
  }

  /// With what `value` says; a size of its own ends the growing.
  func refined(with value: FontValue) -> ScalableFont {
    ScalableFont(
      FontDescriptor(
        family: value.family ?? standard.family, weight: value.weight ?? standard.weight,
        size: value.size ?? standard.size, lineHeight: value.lineHeight ?? standard.lineHeight),
      curve: value.size == nil ? curve : nil)
  }
}
