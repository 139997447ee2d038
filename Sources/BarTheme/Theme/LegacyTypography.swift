import BarPrimitives
import BarSpec

extension LegacyTypographyFont {
  /// MDCTypography.m, in the device's system font.
  var font: FontDescriptor {
    switch self {
    case .display4: .system(112, .light)
    case .display3: .system(56)
    case .display2: .system(45)
    case .display1: .system(34)
    case .headline: .system(24)
    case .title: .system(20, .medium)
    case .subhead: .system(16)
    case .body2: .system(14, .medium)
    case .body1: .system(14)
    case .caption: .system(12)
    case .button: .system(14, .medium)
    }
  }
}

extension MaterialTextStyle {
  /// The font at a text size (MDCFontTraits.m); all but body stop growing at `extraExtraExtraLarge`.
  func font(at category: Traits.ContentSizeCategory) -> FontDescriptor {
    let curve = ScalingCurve(sizes: sizes)
    let largest = Traits.ContentSizeCategory.extraExtraExtraLarge
    let size = curve.size(at: category) ?? curve.size(at: largest) ?? 0
    return .system(size, weight)
  }

  private var weight: FontWeight {
    switch self {
    case .body2, .button, .title: .medium
    case .body1, .caption, .display1, .headline, .subheadline: .regular
    }
  }

  private var sizes: [Double] {
    switch self {
    case .body1, .body2: [11, 12, 13, 14, 16, 18, 20, 25, 30, 37, 44, 52]
    case .button: [11, 12, 13, 14, 16, 18, 20]
    case .caption: [11, 11, 11, 12, 14, 16, 18]
    case .display1: [28, 30, 32, 34, 36, 38, 40]
    case .headline: [21, 22, 23, 24, 26, 28, 30]
    case .subheadline: [13, 14, 15, 16, 18, 20, 22]
    case .title: [17, 18, 19, 20, 22, 24, 26]
    }
  }
}
