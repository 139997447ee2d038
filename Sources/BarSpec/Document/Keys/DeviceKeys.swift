import BarPrimitives

/// A screen by its numbers, in portrait.
enum DeviceKeys {
  /// The scales of the picture.
  static let scales = Limits.scales
  private static let side = ValueType.number(1...Double(Limits.pictureSide))

  static let name = Key("name", .text(atMost: 200), .json("\"custom\""), "What dumps call it")
  static let width = Key("width", side, .required, "Points across")
  static let height = Key("height", side, .required, "Points down")
  static let scale = Key("scale", .numberOf(scales), .json("2"), "Pixels per point")
  static let safeArea = Key(
    "safeArea", .object(SafeAreaKeys.shape), .depends("no insets"),
    "Where the hardware or the status bar is in the way")

  static let shape = ObjectShape(
    name: "device", sentence: "A screen by its numbers",
    keys: [name, width, height, scale, safeArea])
}

/// Insets of a screen.
enum SafeAreaKeys {
  private static let inset = ValueType.number(0...Double(Limits.pictureSide))

  static let top = Key("top", inset, .json("0"), "Points from the top; the status bar's height")
  static let left = Key("left", inset, .json("0"), "Points from the left")
  static let bottom = Key("bottom", inset, .json("0"), "Points from the bottom")
  static let right = Key("right", inset, .json("0"), "Points from the right")

  static let shape = ObjectShape(
    name: "safeArea", sentence: "UIView.safeAreaInsets of the screen",
    keys: [top, left, bottom, right])
}

/// UITraitCollection.
enum TraitKeys {
  static let userInterfaceStyle = Key(
    "userInterfaceStyle", .words(Traits.UserInterfaceStyle.self), .json("\"light\""),
    "Light or dark")
  static let layoutDirection = Key(
    "layoutDirection", .words(LayoutDirection.self), .depends("that of the locale's script"),
    "Reading direction; right to left mirrors the bars")
  static let preferredContentSizeCategory = Key(
    "preferredContentSizeCategory", .words(Traits.ContentSizeCategory.self), .json("\"large\""),
    "Text size setting")
  static let voiceOver = Key(
    "voiceOver", .boolean, .json("false"), "Whether VoiceOver runs: headers do not over-extend then"
  )
  static let accessibilityContrast = Key(
    "accessibilityContrast", .words(Traits.AccessibilityContrast.self), .json("\"normal\""),
    "Increase Contrast: UIKit's own colours, material201907 and colours by contrast follow it")
  static let locale = Key(
    "locale", .form(.languageTag), .json("\"en\""),
    "BCP 47 tag: direction, upper-casing and the choice of glyphs")

  static let userInterfaceLevel = Key(
    "userInterfaceLevel", .words(Traits.UserInterfaceLevel.self), .json("\"base\""),
    "Elevated: on top of another screen, where dark backgrounds are lighter")
  static let reduceTransparency = Key(
    "reduceTransparency", .boolean, .json("false"),
    "Whether UIKit's materials are opaque, without a blur")

  static let shape = ObjectShape(
    name: "traits", sentence: "The trait collection. Nothing is taken from the machine",
    keys: [
      userInterfaceStyle, layoutDirection, preferredContentSizeCategory, locale, voiceOver,
      accessibilityContrast, userInterfaceLevel, reduceTransparency,
    ])
}
