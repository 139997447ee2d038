/// MDCBottomAppBarView.
enum BottomAppBarKeys {
  private static let items = ValueType.list(
    .object(BarButtonItemKeys.shape), count: 0...Limits.barItems)

  static let theme = Key(
    "theme", .bottomAppBarTheme, .json("\"none\""),
    "The calls of MDCBottomAppBarColorThemer in their order; it has no theming extension")
  static let leadingBarButtonItems = Key(
    "leadingBarButtonItems", items, .json("[]"),
    "The items before the floating button, outermost first; a leading button hides them")
  static let trailingBarButtonItems = Key(
    "trailingBarButtonItems", items, .json("[]"),
    "The items after the floating button, outermost first; a trailing button hides them")
  static let barTintColor = Key(
    "barTintColor", .color, .depends("white, or by theme: surface, primary"),
    "The colour of the bar's shape, which ends where the button cuts it")
  static let shadowColor = Key(
    "shadowColor", .color, .json("\"black\""),
    "Of the shape's shadow; its opacity of 0.4 is multiplied")
  static let leadingBarItemsTintColor = Key(
    "leadingBarItemsTintColor", .color,
    .depends("black, or by theme ColorThemer.surfaceVariant: onSurface at 0.6"),
    "The leading items' colour")
  static let trailingBarItemsTintColor = Key(
    "trailingBarItemsTintColor", .color,
    .depends("black, or by theme ColorThemer.surfaceVariant: onSurface at 0.6"),
    "The trailing items' colour")
  static let floatingButton = Key(
    "floatingButton", .object(FloatingButtonKeys.shape), .depends("a button without image"),
    "The button over the bar's upper edge: MDCFloatingButton")
  static let floatingButtonPosition = Key(
    "floatingButtonPosition", .words(FloatingButton.Position.self), .json("\"center\""),
    "Where the button's middle stands: in the bar's, or 64 pt from an end of its safe area")
  static let floatingButtonElevation = Key(
    "floatingButtonElevation", .words(FloatingButton.Elevation.self), .json("\"primary\""),
    "primary: above the bar's shape, with the shadow of 6 pt; secondary: below it, with that of 4")
  static let floatingButtonHidden = Key(
    "floatingButtonHidden", .boolean, .json("false"),
    "True: the button is not there, and the bar is not cut")
  static let floatingButtonVerticalOffset = Key(
    "floatingButtonVerticalOffset", .number(-1_000...1_000), .json("0"),
    "Points by which the button's middle stands above the bar's upper edge; at most as far as the "
      + "cut reaches")
  static let elevation = Key(
    "elevation", .number(0...1_000), .json("8"),
    "What the bar reports to its surroundings; its shadow does not follow it")
  static let enableRippleBehavior = Key(
    "enableRippleBehavior", .boolean, .json("false"),
    "Whether a pressed item shows a ripple, not ink; they differ in their colour alone")
  static let rippleColor = Key(
    "rippleColor", .color, .json("{\"color\": \"black\", \"alpha\": 0.16}"),
    "The colour of a pressed item's ripple")

  static let shape = ObjectShape(
    name: "bottomAppBar",
    sentence:
      "MDCBottomAppBarView at the bottom of the screen: 38 pt for the floating button, 58 pt of bar, "
      + "and the safe area",
    keys: [
      BarKeys.type, BarKeys.id, TintedViewKeys.superview, ViewKeys.frame, ViewKeys.autoresizingMask,
      theme,
      leadingBarButtonItems, trailingBarButtonItems, barTintColor, shadowColor,
      leadingBarItemsTintColor, trailingBarItemsTintColor, floatingButton, floatingButtonPosition,
      floatingButtonElevation, floatingButtonHidden, floatingButtonVerticalOffset, elevation,
      enableRippleBehavior, rippleColor,
    ])
}

/// MDCFloatingButton, as far as a bottom app bar shows it.
enum FloatingButtonKeys {
  static let image = Key("image", .image, .absent, "The icon or file, in the button's middle")
  static let title = Key(
    "title", .label, .absent,
    "The text, in capitals, behind the image: the button is extended, 48 pt high and as wide as "
      + "image and text ask, 328 pt at most")
  static let titleFont = Key("titleFont", .font, .depends("medium 14"), "The title's font")
  static let backgroundColor = Key(
    "backgroundColor", .color,
    .depends("#2196F3, or by theme ColorThemer.surfaceVariant: primary"), "The button's own colour")
  static let tintColor = Key(
    "tintColor", .color, .depends("white, or by theme ColorThemer.surfaceVariant: onPrimary"),
    "Of image and title")
  static let shadowColor = Key(
    "shadowColor", .color, .json("\"black\""),
    "Of the button's shadows; their opacities are multiplied")

  static let shape = ObjectShape(
    name: "floatingButton", sentence: "A floating action button",
    keys: [
      image, title, titleFont, backgroundColor, tintColor, shadowColor,
      BarButtonItemKeys.accessibilityLabel, BarButtonItemKeys.accessibilityHint,
      BarButtonItemKeys.accessibilityIdentifier,
    ])
}
