import BarPrimitives
import BarSpec

/// The ten roles of a colour scheme (MDCSemanticColorScheme.m).
struct ColorScheme: Hashable, Sendable {
  private var colors: [Color]

  /// The colour of a role.
  subscript(role: ColorRole) -> Color {
    get { colors[ColorScheme.position(of: role)] }
    set { colors[ColorScheme.position(of: role)] = newValue }
  }

  /// `material201907` is the only one that follows the style; `material201804` stays light, as the
  /// original's.
  init(_ defaults: Scheme.ColorDefaults, style: Traits.UserInterfaceStyle) {
    switch (defaults, style) {
    case (.material201804, _), (.material201907, .light): self = .light
    case (.materialDark201907, _), (.material201907, .dark): self = .dark
    }
  }

  private init(rgb: [UInt32]) { colors = rgb.map { Color(rgb: $0) } }

  // In the order of `position(of:)`.
  private static let light = ColorScheme(rgb: [
    0x6200EE, 0x3700B3, 0x03DAC6, 0xB00020, 0xFFFFFF, 0xFFFFFF,
    0xFFFFFF, 0x000000, 0x000000, 0x000000,
  ])
  private static let dark = ColorScheme(rgb: [
    0xBB86FC, 0x3700B3, 0x03DAC6, 0xCF6679, 0x121212, 0x121212,
    0x000000, 0x000000, 0xFFFFFF, 0xFFFFFF,
  ])

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
