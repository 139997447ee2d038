import BarPrimitives

/// The traits that a group of tokens is for.
struct TokenMode: Hashable, Sendable {
  enum Contrast: Hashable, Sendable { case normal, medium, high }

  /// Nil: both.
  var style: Traits.UserInterfaceStyle?
  /// Nil: any.
  var contrast: Contrast?

  /// By a group's name, `light-high-contrast`; nil where it names no traits.
  init?(word: String) {
    switch TokenNames.folded(word) {
    case "light": self.init(style: .light)
    case "dark": self.init(style: .dark)
    case "highcontrast": self.init(contrast: .high)
    case "mediumcontrast": self.init(contrast: .medium)
    case "lighthighcontrast": self.init(style: .light, contrast: .high)
    case "darkhighcontrast": self.init(style: .dark, contrast: .high)
    case "lightmediumcontrast": self.init(style: .light, contrast: .medium)
    case "darkmediumcontrast": self.init(style: .dark, contrast: .medium)
    default: return nil
    }
  }

  init(style: Traits.UserInterfaceStyle? = nil, contrast: Contrast? = nil) {
    self.style = style
    self.contrast = contrast
  }

  /// Inside another group: what it leaves open is the other's.
  func inside(_ outer: TokenMode) -> TokenMode {
    TokenMode(style: style ?? outer.style, contrast: contrast ?? outer.contrast)
  }
}

/// What the names in token files mean.
enum TokenNames {
  /// Without separators and capitals: `on-primary`, `onPrimary` and `ON_PRIMARY` are one name.
  static func folded(_ word: String) -> String {
    String(word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })
  }

  /// The roles of Material 3's colour schemes, as Material Theme Builder exports them.
  static let materialRoles: [String] =
    ["primary", "secondary", "tertiary"].flatMap { key -> [String] in
      let capital = key.prefix(1).uppercased() + key.dropFirst()
      return [
        key, "on\(capital)", "\(key)Container", "on\(capital)Container", "\(key)Fixed",
        "on\(capital)Fixed", "\(key)FixedDim", "on\(capital)FixedVariant",
      ]
    } + [
      "error", "onError", "errorContainer", "onErrorContainer", "background", "onBackground",
      "surface", "onSurface", "surfaceVariant", "onSurfaceVariant", "surfaceTint", "surfaceDim",
      "surfaceBright", "surfaceContainerLowest", "surfaceContainerLow", "surfaceContainer",
      "surfaceContainerHigh", "surfaceContainerHighest", "outline", "outlineVariant", "shadow",
      "scrim", "inverseSurface", "inverseOnSurface", "inversePrimary",
    ]

  /// The schemes of an export.
  static let schemes = [
    "light", "light-medium-contrast", "light-high-contrast", "dark", "dark-medium-contrast",
    "dark-high-contrast",
  ]

  /// The role of MDCSemanticColorScheme that a name gives. Material's migration guides put the primary
  /// container where the primary variant was.
  static func role(_ word: String) -> ColorRole? {
    var name = folded(word)
    if name.hasSuffix("color") { name = String(name.dropLast(5)) }
    if name == "primarycontainer" || name == "primarycolorvariant" { return .primaryVariant }
    return ColorRole.allCases.first { folded($0.rawValue) == name }
  }

  /// The style of MDCTypographyScheme that a name gives; Material 3's type scale by Material's
  /// migration guides.
  static func style(_ word: String) -> TypographyStyle? {
    let name = folded(word)
    switch name {
    case "displaylarge": return .headline1
    case "displaymedium": return .headline2
    case "displaysmall": return .headline3
    case "headlinemedium": return .headline4
    case "headlinesmall": return .headline5
    case "titlelarge": return .headline6
    case "titlemedium": return .subtitle1
    case "titlesmall": return .subtitle2
    case "bodylarge": return .body1
    case "bodymedium": return .body2
    case "bodysmall": return .caption
    case "labellarge": return .button
    case "labelsmall": return .overline
    default: return TypographyStyle.allCases.first { folded($0.rawValue) == name }
    }
  }

  /// Whether a group's name says no more than that colours or fonts of a scheme are in it: `md`, `sys`,
  /// `color`. In a group of another name, `primary` is that group's own word.
  static func isContext(_ word: String) -> Bool {
    contexts.contains(folded(word))
  }

  private static let contexts: Set<String> = [
    "md", "sys", "system", "mdc", "material", "theme", "scheme", "schemes", "color", "colors",
    "colour", "colours", "colorscheme", "role", "roles", "semantic", "default", "typescale",
    "typography", "type", "typographyscheme", "font", "fonts",
  ]
}
