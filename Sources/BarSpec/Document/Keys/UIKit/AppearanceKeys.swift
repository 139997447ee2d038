/// UIBarAppearance and its three subclasses.
enum AppearanceKeys {
  static let configure = Key(
    "configure", .words(BackgroundPreset.self),
    .depends("default for a new object; nothing for a copy"),
    "configureWithDefaultBackground, …Opaque…, …Transparent…: called before all else is set")
  static let copy = Key(
    "copy", .text(atMost: 200), .absent,
    "The object to start from instead of a new one: `bar.standardAppearance`, "
      + "`UINavigationBar.appearance().standardAppearance`, or a name of appearances")

  static let backgroundEffect = Key(
    "backgroundEffect",
    .orNull(.either([.word(BackgroundEffect.words), .object(EffectKeys.shape)])),
    .depends("by configure: the chrome material, or none"),
    "The blur at the bottom of the background; null: none")
  static let backgroundColor = Key(
    "backgroundColor", .orNull(.color), .depends("by configure: none, or systemBackground"),
    "The colour above the effect")
  static let backgroundImage = Key(
    "backgroundImage", .orNull(.image), .absent, "The picture above the colour")
  static let backgroundImageContentMode = Key(
    "backgroundImageContentMode", .words(ImageContentMode.self), .json("\"scaleToFill\""),
    "How the picture fills the background; redraw is scaleToFill")
  static let shadowColor = Key(
    "shadowColor", .orNull(.color), .depends("by configure: systemChromeShadow, or none"),
    "The hairline's colour, and the tint of a template shadowImage; null or clear: no shadow")
  static let shadowImage = Key(
    "shadowImage", .orNull(.image), .depends("a hairline of one pixel"),
    "The picture along the bar's edge; UIImage() is an empty one")

  static let common = [
    configure, copy, backgroundEffect, backgroundColor, backgroundImage,
    backgroundImageContentMode, shadowColor, shadowImage,
  ]

  static let navigationBar = ObjectShape(
    name: "navigationBarAppearance",
    sentence:
      "UINavigationBarAppearance: one whole look; what it leaves out is the system's, never "
      + "another object's",
    keys: common + [
      AttributeKeys.titleTextAttributes, AttributeKeys.titlePositionAdjustment,
      AttributeKeys.largeTitleTextAttributes,
      AttributeKeys.backIndicatorImage, AttributeKeys.backIndicatorTransitionMaskImage,
      ButtonAppearanceKeys.button, ButtonAppearanceKeys.done, ButtonAppearanceKeys.back,
    ])
  static let toolbar = ObjectShape(
    name: "toolbarAppearance", sentence: "UIToolbarAppearance",
    keys: common + [ButtonAppearanceKeys.button, ButtonAppearanceKeys.done])
  static let tabBar = ObjectShape(
    name: "tabBarAppearance", sentence: "UITabBarAppearance",
    keys: common + [
      TabItemAppearanceKeys.stacked, TabItemAppearanceKeys.inline,
      TabItemAppearanceKeys.compactInline, TabItemAppearanceKeys.selectionIndicatorTintColor,
      TabItemAppearanceKeys.selectionIndicatorImage, TabItemAppearanceKeys.stackedItemPositioning,
      TabItemAppearanceKeys.stackedItemWidth, TabItemAppearanceKeys.stackedItemSpacing,
    ])

  static func shape(of kind: UIKitBarKind) -> ObjectShape {
    switch kind {
    case .navigationBar: navigationBar
    case .toolbar: toolbar
    case .tabBar: tabBar
    }
  }
}

/// UIView.ContentMode, as far as bars know it.
enum ImageContentMode: String, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

/// A material by its numbers.
enum EffectKeys {
  static let sigma = Key(
    "sigma", .number(0...200), .json("10"), "Points: the Gaussian's standard deviation")
  static let saturation = Key(
    "saturation", .number(0...10), .json("1.8"), "1 keeps the colours behind, 0 makes greys")
  static let tint = Key(
    "tint", .color, .depends("#F7F7F8 at 0.8, in the dark style #161616 at 0.8"),
    "The colour over what is blurred")

  static let shape = ObjectShape(
    name: "effect", sentence: "A backdrop blur; what is left out is the chrome material's",
    keys: [sigma, saturation, tint])
}

/// Text attributes and adjustments.
enum AttributeKeys {
  static let font = Key(
    "font", .font, .depends("the system's for the place"),
    "The font; sizes do not follow the text size")
  static let foregroundColor = Key(
    "foregroundColor", .color, .depends("label for titles, the tint for buttons"), "The colour")
  static let kern = Key(
    "kern", .number(-1_000...1_000), .json("0"), "Points after every character but the last")
  static let shadow = Key("shadow", .object(ShadowKeys.shape), .absent, "The text's shadow")

  static let shape = ObjectShape(
    name: "textAttributes",
    sentence: "NSAttributedString's attributes; what is left out is the "
      + "system's", keys: [font, foregroundColor, kern, shadow])

  static let titleTextAttributes = Key(
    "titleTextAttributes", .object(shape), .absent, "The title's attributes")
  static let alignment = Key(
    "alignment", .word(["natural", "left", "center", "right"]), .json("\"natural\""),
    "Of the paragraph style; natural: the side where reading begins")
  static let largeTitleShape = ObjectShape(
    name: "largeTitleTextAttributes", sentence: "The same with the paragraph style's alignment",
    keys: shape.keys + [alignment])
  static let largeTitleTextAttributes = Key(
    "largeTitleTextAttributes", .object(largeTitleShape), .absent, "The large title's attributes")

  private static let offset = ValueType.number(-10_000...10_000)
  static let offsetShape = ObjectShape(
    name: "offset", sentence: "UIOffset",
    keys: [
      Key("horizontal", offset, .json("0"), "Points to the right, in both directions of reading"),
      Key("vertical", offset, .json("0"), "Points down"),
    ])
  static let titlePositionAdjustment = Key(
    "titlePositionAdjustment", .object(offsetShape), .absent, "How far the title is moved")

  static let backIndicatorImage = Key(
    "backIndicatorImage", .orNull(.image), .depends("the chevron"),
    "The picture of going back; counts only with its mask")
  static let backIndicatorTransitionMaskImage = Key(
    "backIndicatorTransitionMaskImage", .orNull(.image), .absent,
    "The mask of transitions; counts only with its image")
}

/// UIBarButtonItemAppearance.
enum ButtonAppearanceKeys {
  static let stateNames = ["normal", "highlighted", "disabled", "focused"]

  static let stateShape = ObjectShape(
    name: "barButtonItemStateAppearance",
    sentence: "UIBarButtonItemStateAppearance; an icon has no colour here, it follows tintColor",
    keys: [
      AttributeKeys.titleTextAttributes, AttributeKeys.titlePositionAdjustment,
      Key("backgroundImage", .orNull(.image), .absent, "The picture behind the button"),
      Key(
        "backgroundImagePositionAdjustment", .object(AttributeKeys.offsetShape), .absent,
        "How far that picture is moved"),
    ])
  static let shape = ObjectShape(
    name: "barButtonItemAppearance",
    sentence: "UIBarButtonItemAppearance; highlighted and disabled begin as normal, focused as "
      + "highlighted",
    keys: [
      Key("normal", .object(stateShape), .absent, "At rest"),
      Key("highlighted", .object(stateShape), .absent, "Under a finger"),
      Key("disabled", .object(stateShape), .absent, "Out of use"),
      Key("focused", .object(stateShape), .absent, "Under the focus"),
    ])

  static let button = Key(
    "buttonAppearance", .object(shape), .absent, "Plain items")
  static let done = Key("doneButtonAppearance", .object(shape), .absent, "Done items")
  static let back = Key(
    "backButtonAppearance", .object(shape), .depends("buttonAppearance's"), "The back button")
}

/// UITabBarItemAppearance.
enum TabItemAppearanceKeys {
  static let stateNames = ["normal", "selected", "disabled", "focused"]

  static let stateShape = ObjectShape(
    name: "tabBarItemStateAppearance", sentence: "UITabBarItemStateAppearance",
    keys: [
      AttributeKeys.titleTextAttributes, AttributeKeys.titlePositionAdjustment,
      Key("iconColor", .orNull(.color), .depends("by state: tint or grey"), "The icon's colour"),
      Key(
        "badgePositionAdjustment", .object(AttributeKeys.offsetShape), .absent,
        "How far the badge is moved"),
      Key("badgeBackgroundColor", .orNull(.color), .json("\"systemRed\""), "The badge's colour"),
      Key(
        "badgeTextAttributes", .object(AttributeKeys.shape), .absent, "The badge's text"),
      Key(
        "badgeTitlePositionAdjustment", .object(AttributeKeys.offsetShape), .absent,
        "How far that text is moved"),
    ])
  static let shape = ObjectShape(
    name: "tabBarItemAppearance", sentence: "UITabBarItemAppearance",
    keys: [
      Key("normal", .object(stateShape), .absent, "Not selected"),
      Key("selected", .object(stateShape), .absent, "Selected"),
      Key("disabled", .object(stateShape), .absent, "Out of use"),
      Key("focused", .object(stateShape), .absent, "Under the focus"),
    ])

  static let stacked = Key(
    "stackedLayoutAppearance", .object(shape), .absent, "Items with the title below the icon")
  static let inline = Key(
    "inlineLayoutAppearance", .object(shape), .absent, "Items with the title beside the icon")
  static let compactInline = Key(
    "compactInlineLayoutAppearance", .object(shape), .absent,
    "The same in a bar of compact height")
  static let selectionIndicatorTintColor = Key(
    "selectionIndicatorTintColor", .orNull(.color), .absent,
    "The colour of the selection indicator; null or clear: none, unless its image is original")
  static let selectionIndicatorImage = Key(
    "selectionIndicatorImage", .orNull(.image), .absent,
    "The selection indicator's picture; without any effect on iOS 13")
  static let stackedItemPositioning = Key(
    "stackedItemPositioning", .word(["automatic", "fill", "centered"]), .json("\"automatic\""),
    "Whether stacked items fill the bar; automatic: on phones")
  static let stackedItemWidth = Key(
    "stackedItemWidth", .number(0...16_384), .json("0"), "Points of a centred item; 0: the system's"
  )
  static let stackedItemSpacing = Key(
    "stackedItemSpacing", .number(0...16_384), .json("0"),
    "Points between centred items; 0: the system's")
}
