import BarPrimitives
import BarSpec

/// The text styles of a typography scheme (MDCTypographyScheme.m).
struct TypographyScheme: Hashable, Sendable {
  /// What Material's typography is set in where the original takes the device's system font.
  static let defaultFamily = "Roboto"

  let defaults: Scheme.TypographyDefaults
  let family: String

  /// The style without any override of the document. Those of 201902 grow with the text size; its
  /// overline is smaller than 201804's at the standard size already, as its curve begins so.
  func font(_ style: TypographyStyle) -> ScalableFont {
    let (size, weight) = TypographyScheme.sizeAndWeight(of: style)
    return ScalableFont(
      FontDescriptor(family: family, weight: weight, size: size),
      curve: defaults == .material201902 ? .of(style) : nil)
  }

  private static func sizeAndWeight(of style: TypographyStyle) -> (Double, FontWeight) {
    switch style {
    case .headline1: (96, .light)
    case .headline2: (60, .light)
    case .headline3: (48, .regular)
    case .headline4: (34, .regular)
    case .headline5: (24, .regular)
    case .headline6: (20, .medium)
    case .subtitle1, .body1: (16, .regular)
    case .subtitle2, .body2: (14, .regular)
    case .caption: (12, .regular)
    case .button: (14, .medium)
    case .overline: (12, .medium)
    }
  }
}
