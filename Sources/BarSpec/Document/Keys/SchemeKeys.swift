/// MDCContainerScheme.
enum SchemeKeys {
  static let file = Key(
    "file",
    .either([.form(.file), .list(.form(.file), count: 1...Limits.tokenFiles)]), .absent,
    "Token files, relative to the spec: Material Theme Builder's material-theme.json, W3C design "
      + "tokens, or Android's colors.xml and themes.xml, with those of values-night, which are read "
      + "together; a later one wins role by role, and the keys beside it win over all")
  static let colors = Key("colors", .object(ColorSchemeKeys.shape), .absent, "Colour scheme")
  static let typography = Key(
    "typography", .object(TypographySchemeKeys.shape), .absent, "Typography scheme")
  static let shapes = Key(
    "shape", .object(ShapeSchemeKeys.shape), .absent, "Shape scheme; no bar has a shape")

  static let shape = ObjectShape(
    name: "scheme", sentence: "The Material container scheme",
    keys: [file, colors, typography, shapes])
}

/// MDCSemanticColorScheme.
enum ColorSchemeKeys {
  static let defaults = Key(
    "defaults", .words(Scheme.ColorDefaults.self), .json("\"material201804\""),
    "Where the roles start from; only material201907 follows userInterfaceStyle and "
      + "accessibilityContrast")
  static let roles = ColorRole.allCases.map { role in
    Key(role.rawValue, .color, .depends("by defaults"), sentence(role))
  }
  static let elevationOverlayEnabledForDarkMode = Key(
    "elevationOverlayEnabledForDarkMode", .boolean, .depends("false for material201804, else true"),
    "Whether headers may lighten their background by their elevation; see resolvesElevationOverlay")

  static let shape = ObjectShape(
    name: "colors", sentence: "Colour roles, by MDCSemanticColorScheme's names without \"Color\"",
    keys: [defaults] + roles + [elevationOverlayEnabledForDarkMode])

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
    "Where the styles start from; those of material201902 can follow the text size setting")
  static let useCurrentContentSizeCategoryWhenApplied = Key(
    "useCurrentContentSizeCategoryWhenApplied", .boolean, .json("false"),
    "Heeded by lists, banners and chips only; bars have adjustsFontForContentSizeCategory")
  static let fontFamily = Key(
    "fontFamily", .text(atMost: 200), .json("\"Roboto\""), "The family of all styles")
  static let styles = TypographyStyle.allCases.map { style in
    Key(
      style.rawValue, .object(FontKeys.styleShape), .depends("by defaults"),
      "The font of \(style.rawValue)")
  }

  static let shape = ObjectShape(
    name: "typography", sentence: "Text styles, by MDCTypographyScheme's names",
    keys: [defaults, useCurrentContentSizeCategoryWhenApplied, fontFamily] + styles)
}

/// MDCShapeScheme.
enum ShapeSchemeKeys {
  private static let category = ValueType.object(ShapeCategoryKeys.shape)

  static let defaults = Key(
    "defaults", .word(["material201809"]), .json("\"material201809\""),
    "Where the categories start from")
  static let smallComponentShape = Key(
    "smallComponentShape", category, .depends("rounded 4"), "Buttons, chips, snackbars, text fields"
  )
  static let mediumComponentShape = Key(
    "mediumComponentShape", category, .depends("rounded 4"), "Cards, dialogs")
  static let largeComponentShape = Key(
    "largeComponentShape", category, .depends("rounded 0"), "Bottom sheets and drawers")

  static let shape = ObjectShape(
    name: "shape", sentence: "Shape categories, by MDCShapeScheme's names",
    keys: [defaults, smallComponentShape, mediumComponentShape, largeComponentShape])
}

/// MDCShapeCategory.
enum ShapeCategoryKeys {
  private static let corner = ValueType.object(CornerTreatmentKeys.shape)
  private static let ofAll = Key.Fallback.depends("the category's")

  static let topLeftCorner = Key("topLeftCorner", corner, ofAll, "The corner at the top left")
  static let topRightCorner = Key("topRightCorner", corner, ofAll, "The corner at the top right")
  static let bottomLeftCorner = Key(
    "bottomLeftCorner", corner, ofAll, "The corner at the bottom left")
  static let bottomRightCorner = Key(
    "bottomRightCorner", corner, ofAll, "The corner at the bottom right")

  static let shape = ObjectShape(
    name: "shapeCategory", sentence: "Four corners alike, or each its own",
    keys: CornerTreatmentKeys.shape.keys
      + [topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner])
}

/// MDCCornerTreatment.
enum CornerTreatmentKeys {
  static let family = Key(
    "family", .words(CornerTreatment.Family.self), .json("\"rounded\""), "How a corner is made")
  static let size = Key(
    "size", .number(0...10_000), .json("0"), "The radius, or what is cut off")
  static let valueType = Key(
    "valueType", .words(CornerTreatment.ValueType.self), .json("\"absolute\""),
    "Points, or a part of the height from 0 to 1")

  static let shape = ObjectShape(
    name: "cornerTreatment", sentence: "One corner", keys: [family, size, valueType])
}
