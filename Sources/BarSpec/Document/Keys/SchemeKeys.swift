/// MDCContainerScheme.
enum SchemeKeys {
  static let colors = Key("colors", .object(ColorSchemeKeys.shape), .absent, "Colour scheme")
  static let typography = Key(
    "typography", .object(TypographySchemeKeys.shape), .absent, "Typography scheme")

  static let shape = ObjectShape(
    name: "scheme", sentence: "The Material container scheme", keys: [colors, typography])
}

/// MDCSemanticColorScheme.
enum ColorSchemeKeys {
  static let defaults = Key(
    "defaults", .words(Scheme.ColorDefaults.self), .json("\"material201804\""),
    "Where the roles start from; only material201907 follows userInterfaceStyle")
  static let roles = ColorRole.allCases.map { role in
    Key(role.rawValue, .color, .depends("by defaults"), sentence(role))
  }

  static let shape = ObjectShape(
    name: "colors", sentence: "Colour roles, by MDCSemanticColorScheme's names without \"Color\"",
    keys: [defaults] + roles)

  private static func sentence(_ role: ColorRole) -> String {
    switch role {
    case .primary: "The brand's colour, behind an app bar"
    case .primaryVariant: "A darker or lighter primary"
    case .secondary: "The accent"
    case .error: "What is wrong"
    case .surface: "Cards, sheets and surface bars"
    case .background: "Behind scrolling content"
    case .onPrimary: "Text and icons on primary"
    case .onSecondary: "Text and icons on secondary"
    case .onSurface: "Text and icons on surface"
    case .onBackground: "Text and icons on background"
    }
  }
}

/// MDCTypographyScheme.
enum TypographySchemeKeys {
  static let defaults = Key(
    "defaults", .words(Scheme.TypographyDefaults.self), .json("\"material201804\""),
    "Where the styles start from; material201902 scales with the text size setting")
  static let fontFamily = Key(
    "fontFamily", .text(atMost: 200), .json("\"Roboto\""), "The family of all styles")
  static let styles = TypographyStyle.allCases.map { style in
    Key(
      style.rawValue, .object(FontKeys.styleShape), .depends("by defaults"),
      "The font of \(style.rawValue)")
  }

  static let shape = ObjectShape(
    name: "typography", sentence: "Text styles, by MDCTypographyScheme's names",
    keys: [defaults, fontFamily] + styles)
}
