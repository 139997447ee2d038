import BarPrimitives
import BarSpec

extension SystemColor {
  /// UIKit's value at normal contrast.
  func color(
    style: Traits.UserInterfaceStyle, os: Int, level: Traits.UserInterfaceLevel = .base
  ) -> Color {
    let pair = os < 15 && self == .systemTeal ? SystemColor.tealBefore15 : values
    guard style == .dark else { return pair.light }
    return level == .elevated ? elevatedInTheDark ?? pair.dark : pair.dark
  }

  /// Backgrounds on top of other screens are lighter in the dark style.
  private var elevatedInTheDark: Color? {
    switch self {
    case .systemBackground: Color(rgb: 0x1C1C1E)
    case .secondarySystemBackground: Color(rgb: 0x2C2C2E)
    case .tertiarySystemBackground: Color(rgb: 0x3A3A3C)
    default: nil
    }
  }

  private struct Pair {
    let light: Color
    let dark: Color

    init(_ light: UInt32, _ dark: UInt32) {
      self.light = Color(rgb: light)
      self.dark = Color(rgb: dark)
    }

    func alpha(_ lightAlpha: Double, _ darkAlpha: Double) -> Pair {
      Pair(light: light.withAlpha(lightAlpha), dark: dark.withAlpha(darkAlpha))
    }

    private init(light: Color, dark: Color) {
      self.light = light
      self.dark = dark
    }
  }

  private static let tealBefore15 = Pair(0x5AC8FA, 0x64D2FF)

  private var values: Pair {
    switch self {
    case .systemBlue: Pair(0x007AFF, 0x0A84FF)
    case .systemBrown: Pair(0xA2845E, 0xAC8E68)
    case .systemCyan: Pair(0x32ADE6, 0x64D2FF)
    case .systemGreen: Pair(0x34C759, 0x30D158)
    case .systemIndigo: Pair(0x5856D6, 0x5E5CE6)
    case .systemMint: Pair(0x00C7BE, 0x63E6E2)
    case .systemOrange: Pair(0xFF9500, 0xFF9F0A)
    case .systemPink: Pair(0xFF2D55, 0xFF375F)
    case .systemPurple: Pair(0xAF52DE, 0xBF5AF2)
    case .systemRed: Pair(0xFF3B30, 0xFF453A)
    case .systemTeal: Pair(0x30B0C7, 0x40C8E0)
    case .systemYellow: Pair(0xFFCC00, 0xFFD60A)
    case .systemGray: Pair(0x8E8E93, 0x8E8E93)
    case .systemGray2: Pair(0xAEAEB2, 0x636366)
    case .systemGray3: Pair(0xC7C7CC, 0x48484A)
    case .systemGray4: Pair(0xD1D1D6, 0x3A3A3C)
    case .systemGray5: Pair(0xE5E5EA, 0x2C2C2E)
    case .systemGray6: Pair(0xF2F2F7, 0x1C1C1E)
    case .link: Pair(0x007AFF, 0x0984FF)
    case .opaqueSeparator: Pair(0xC6C6C8, 0x38383A)
    case .separator: Pair(0x3C3C43, 0x545458).alpha(0.29, 0.6)
    case .label: Pair(0x000000, 0xFFFFFF)
    case .secondaryLabel: Pair(0x3C3C43, 0xEBEBF5).alpha(0.6, 0.6)
    case .tertiaryLabel, .placeholderText: Pair(0x3C3C43, 0xEBEBF5).alpha(0.3, 0.3)
    case .quaternaryLabel: Pair(0x3C3C43, 0xEBEBF5).alpha(0.18, 0.16)
    case .systemBackground: Pair(0xFFFFFF, 0x000000)
    case .secondarySystemBackground: Pair(0xF2F2F7, 0x1C1C1E)
    case .tertiarySystemBackground: Pair(0xFFFFFF, 0x2C2C2E)
    case .systemChromeShadow: Pair(0x000000, 0xFFFFFF).alpha(0.3, 0.15)
    case .systemFill: Pair(0x787880, 0x787880).alpha(0.2, 0.36)
    case .secondarySystemFill: Pair(0x787880, 0x787880).alpha(0.16, 0.32)
    case .tertiarySystemFill: Pair(0x767680, 0x767680).alpha(0.12, 0.24)
    case .quaternarySystemFill: Pair(0x747480, 0x747480).alpha(0.08, 0.18)
    }
  }
}
