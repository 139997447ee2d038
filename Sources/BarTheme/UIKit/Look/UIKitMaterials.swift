import BarPrimitives
import BarSpec

/// The chrome material: no recipe of Apple's is published; these are those of framework7's iOS
/// theme, measured against the system's. A spec may give others.
enum ChromeMaterial {
  /// Points.
  static let sigma = 10.0
  static let saturation = 1.8
  static let lightTint = Color(rgb: 0xF7F7F8)
  static let darkTint = Color(rgb: 0x161616)
  static let tintAlpha = 0.8
}

extension UIKitMaterial {
  init(_ effect: BackgroundEffect, _ palette: Palette, reduceTransparency: Bool) {
    var sigma = ChromeMaterial.sigma
    var saturation = ChromeMaterial.saturation
    let isDark =
      switch effect {
      case .systemChromeMaterialLight: false
      case .systemChromeMaterialDark: true
      case .systemChromeMaterial, .custom: palette.style == .dark
      }
    var tint = (isDark ? ChromeMaterial.darkTint : ChromeMaterial.lightTint)
      .withAlpha(ChromeMaterial.tintAlpha)
    if case .custom(let ownSigma, let ownSaturation, let ownTint) = effect {
      sigma = ownSigma ?? sigma
      saturation = ownSaturation ?? saturation
      tint = ownTint.map { palette.color($0) } ?? tint
    }
    if reduceTransparency {
      self.init(sigma: 0, saturation: 1, tint: tint.withAlpha(1))
    } else {
      self.init(sigma: sigma, saturation: saturation, tint: tint)
    }
  }
}

extension BackgroundEffect {
  /// As explanations spell it.
  var words: String {
    switch self {
    case .systemChromeMaterial: "systemChromeMaterial"
    case .systemChromeMaterialLight: "systemChromeMaterialLight"
    case .systemChromeMaterialDark: "systemChromeMaterialDark"
    case .custom: "an effect of its own"
    }
  }
}
