import BarPrimitives
import BarSpec

/// The text styles of a typography scheme (MDCTypographyScheme.m). Its fonts do not follow the text
/// size: the app bar's theming takes them as they are.
struct TypographyScheme: Hashable, Sendable {
  /// What Material's typography is set in where the original takes the device's system font.
  static let defaultFamily = "Roboto"

  let defaults: Scheme.TypographyDefaults
  let family: String

  /// The style without any override of the document.
  func font(_ style: TypographyStyle) -> FontDescriptor {
    let (size, weight) = TypographyScheme.sizeAndWeight(of: style, in: defaults)
    return FontDescriptor(family: family, weight: weight, size: size)
  }

  private static func sizeAndWeight(
    of style: TypographyStyle, in defaults: Scheme.TypographyDefaults
  ) -> (Double, FontWeight) {
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
    // The scaling curve of 201902 starts below the style's own size.
    case .overline: (defaults == .material201902 ? 10 : 12, .medium)
    }
  }
}
