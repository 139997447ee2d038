import BarPrimitives
import BarSpec

extension SystemColor {
  /// UIKit's value under a trait collection.
  func color(
    style: Traits.UserInterfaceStyle, contrast: Traits.AccessibilityContrast = .normal, os: Int,
    level: Traits.UserInterfaceLevel = .base
  ) -> Color {
    let tones = tones(os: os)
    let tone = style == .light ? tones.light : level == .base ? tones.dark : tones.elevated
    return contrast == .normal ? tone.normal : tone.high
  }

  /// A colour at normal contrast, and with Increase Contrast on.
  private struct Tone {
    let normal: Color
    let high: Color

    init(_ normal: Color, _ high: Color) {
      self.normal = normal
      self.high = high
    }

    init(_ normal: UInt32, _ high: UInt32) { self.init(Color(rgb: normal), Color(rgb: high)) }

    /// The same at both.
    init(_ color: UInt32) { self.init(color, color) }

    /// One colour whose alpha alone grows with the contrast.
    init(_ color: UInt32, alpha normal: Double, _ high: Double) {
      self.init(Color(rgb: color).withAlpha(normal), Color(rgb: color).withAlpha(high))
    }
  }

  private struct Tones {
    let light: Tone
    let dark: Tone
    /// In the dark style on top of another screen, where backgrounds are lighter.
    let elevated: Tone

    init(_ light: Tone, _ dark: Tone, elevated: Tone? = nil) {
      self.light = light
      self.dark = dark
      self.elevated = elevated ?? dark
    }
  }

  /// The Human Interface Guidelines' "default" and "accessible" columns, and Flutter's CupertinoColors,
  /// which were read off a device of iOS 13.
  private func tones(os: Int) -> Tones {
    switch self {
    case .systemTeal where os < 15: Tones(Tone(0x5AC8FA, 0x0071A4), Tone(0x64D2FF, 0x70D7FF))
    case .systemYellow where os < 15: Tones(Tone(0xFFCC00, 0xA05A00), Tone(0xFFD60A, 0xFFD426))
    case .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6: gray
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText: text
    case .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill: fill
    case .systemBackground, .secondarySystemBackground, .tertiarySystemBackground: background
    case .separator, .opaqueSeparator, .systemChromeShadow: line
    default: hue
    }
  }

  private var hue: Tones {
    switch self {
    case .systemBrown: Tones(Tone(0xA2845E, 0x7F6545), Tone(0xAC8E68, 0xB59469))
    case .systemCyan: Tones(Tone(0x32ADE6, 0x0071A4), Tone(0x64D2FF, 0x70D7FF))
    case .systemGreen: Tones(Tone(0x34C759, 0x248A3D), Tone(0x30D158, 0x30DB5B))
    case .systemIndigo: Tones(Tone(0x5856D6, 0x3634A3), Tone(0x5E5CE6, 0x7D7AFF))
    case .systemMint: Tones(Tone(0x00C7BE, 0x0C817B), Tone(0x63E6E2, 0x66D4CF))
    case .systemOrange: Tones(Tone(0xFF9500, 0xC93400), Tone(0xFF9F0A, 0xFFB340))
    case .systemPink: Tones(Tone(0xFF2D55, 0xD30F45), Tone(0xFF375F, 0xFF6482))
    case .systemPurple: Tones(Tone(0xAF52DE, 0x8944AB), Tone(0xBF5AF2, 0xDA8FFF))
    case .systemRed: Tones(Tone(0xFF3B30, 0xD70015), Tone(0xFF453A, 0xFF6961))
    case .systemTeal: Tones(Tone(0x30B0C7, 0x008299), Tone(0x40C8E0, 0x5DE6FF))
    case .systemYellow: Tones(Tone(0xFFCC00, 0xB25000), Tone(0xFFD60A, 0xFFD426))
    case .link: Tones(Tone(0x007AFF), Tone(0x0984FF))
    default: Tones(Tone(0x007AFF, 0x0040DD), Tone(0x0A84FF, 0x409CFF))
    }
  }

  private var gray: Tones {
    switch self {
    case .systemGray2: Tones(Tone(0xAEAEB2, 0x8E8E93), Tone(0x636366, 0x7C7C80))
    case .systemGray3: Tones(Tone(0xC7C7CC, 0xAEAEB2), Tone(0x48484A, 0x545456))
    case .systemGray4: Tones(Tone(0xD1D1D6, 0xBCBCC0), Tone(0x3A3A3C, 0x444446))
    case .systemGray5: Tones(Tone(0xE5E5EA, 0xD8D8DC), Tone(0x2C2C2E, 0x363638))
    case .systemGray6: Tones(Tone(0xF2F2F7, 0xEBEBF0), Tone(0x1C1C1E, 0x242426))
    default: Tones(Tone(0x8E8E93, 0x6C6C70), Tone(0x8E8E93, 0xAEAEB2))
    }
  }

  private var text: Tones {
    func faint(_ light: (Double, Double), _ dark: (Double, Double)) -> Tones {
      Tones(
        Tone(0x3C3C43, alpha: light.0, light.1), Tone(0xEBEBF5, alpha: dark.0, dark.1))
    }
    return switch self {
    case .secondaryLabel: faint((0.6, 0.68), (0.6, 0.68))
    case .tertiaryLabel, .placeholderText: faint((0.3, 0.38), (0.3, 0.38))
    case .quaternaryLabel: faint((0.18, 0.26), (0.16, 0.24))
    default: Tones(Tone(0x000000), Tone(0xFFFFFF))
    }
  }

  private var fill: Tones {
    switch self {
    case .secondarySystemFill:
      Tones(Tone(0x787880, alpha: 0.16, 0.24), Tone(0x787880, alpha: 0.32, 0.4))
    case .tertiarySystemFill:
      Tones(Tone(0x767680, alpha: 0.12, 0.2), Tone(0x767680, alpha: 0.24, 0.32))
    case .quaternarySystemFill:
      Tones(Tone(0x747480, alpha: 0.08, 0.16), Tone(0x747480, alpha: 0.18, 0.26))
    default: Tones(Tone(0x787880, alpha: 0.2, 0.28), Tone(0x787880, alpha: 0.36, 0.44))
    }
  }

  private var background: Tones {
    switch self {
    case .secondarySystemBackground:
      Tones(
        Tone(0xF2F2F7, 0xEBEBF0), Tone(0x1C1C1E, 0x242426), elevated: Tone(0x2C2C2E, 0x363638))
    case .tertiarySystemBackground:
      Tones(Tone(0xFFFFFF), Tone(0x2C2C2E, 0x363638), elevated: Tone(0x3A3A3C, 0x444446))
    default: Tones(Tone(0xFFFFFF), Tone(0x000000), elevated: Tone(0x1C1C1E, 0x242426))
    }
  }

  private var line: Tones {
    switch self {
    case .separator: Tones(Tone(0x3C3C43, alpha: 0.29, 0.37), Tone(0x545458, alpha: 0.6, 0.68))
    case .systemChromeShadow:
      // What Increase Contrast makes of it is not published.
      Tones(Tone(0x000000, alpha: 0.3, 0.3), Tone(0xFFFFFF, alpha: 0.15, 0.15))
    default: Tones(Tone(0xC6C6C8), Tone(0x38383A))
    }
  }
}
