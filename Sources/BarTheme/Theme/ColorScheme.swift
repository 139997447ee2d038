import BarPrimitives
import BarSpec

/// What dynamic colours look at.
struct ColorTraits: Hashable, Sendable {
  let isDark: Bool
  let hasHighContrast: Bool

  /// Before iOS 13 a colour was one colour: the light one, at normal contrast.
  init(_ traits: Traits, os: Int) {
    isDark = traits.userInterfaceStyle == .dark && os >= 13
    hasHighContrast = traits.accessibilityContrast == .high && os >= 13
  }
}

/// The ten roles of a colour scheme (MDCSemanticColorScheme.m).
struct ColorScheme: Hashable, Sendable {
  /// Whether an app may lighten dark surfaces by their elevation.
  var elevationOverlayEnabledForDarkMode: Bool
  private var colors: [Color]

  /// The colour of a role.
  subscript(role: ColorRole) -> Color {
    get { colors[ColorScheme.position(of: role)] }
    set { colors[ColorScheme.position(of: role)] = newValue }
  }

  /// `material201907` is the only one that follows the traits; `material201804` stays light, as the
  /// original's.
  init(_ defaults: Scheme.ColorDefaults, _ traits: ColorTraits) {
    elevationOverlayEnabledForDarkMode = defaults != .material201804
    colors =
      switch defaults {
      case .material201804: ColorScheme.light
      case .materialDark201907: ColorScheme.dark
      case .material201907:
        switch (traits.isDark, traits.hasHighContrast) {
        case (false, false): ColorScheme.light
        case (true, false): ColorScheme.dark
        case (false, true): ColorScheme.lightHighContrast
        case (true, true): ColorScheme.darkHighContrast
        }
      }
  }

  // In the order of `position(of:)`.
  private static let light = rgb([
    0x6200EE, 0x3700B3, 0x03DAC6, 0xB00020, 0xFFFFFF, 0xFFFFFF,
    0xFFFFFF, 0x000000, 0x000000, 0x000000,
  ])
  private static let dark = rgb([
    0xBB86FC, 0x3700B3, 0x03DAC6, 0xCF6679, 0x121212, 0x121212,
    0x000000, 0x000000, 0xFFFFFF, 0xFFFFFF,
  ])
  private static let lightHighContrast = rgb([
    0x0000BA, 0x000088, 0x66FFF9, 0x790000, 0xFFFFFF, 0xFFFFFF,
    0xFFFFFF, 0x000000, 0x000000, 0x000000,
  ])
  private static let darkHighContrast = rgb([
    0xEFB7FF, 0xBE9EFF, 0x66FFF9, 0x9B374D, 0x000000, 0x000000,
    0x000000, 0x000000, 0xFFFFFF, 0xFFFFFF,
  ])

  private static func rgb(_ colors: [UInt32]) -> [Color] { colors.map { Color(rgb: $0) } }

  private static func position(of role: ColorRole) -> Int {
    switch role {
    case .primary: 0
    case .primaryVariant: 1
    case .secondary: 2
    case .error: 3
    case .surface: 4
    case .background: 5
    case .onPrimary: 6
    case .onSecondary: 7
    case .onSurface: 8
    case .onBackground: 9
    }
  }
}
