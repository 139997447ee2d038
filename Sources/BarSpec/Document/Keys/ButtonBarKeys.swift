/// MDCButtonBar by itself.
enum ButtonBarKeys {
  static let items = Key(
    "items", .list(.object(BarButtonItemKeys.shape), count: 0...Limits.barItems), .json("[]"),
    "The buttons, from the leading edge; of a trailing bar the first is outermost")
  static let layoutPosition = Key(
    "layoutPosition", .words(ButtonBarView.LayoutPosition.self), .json("\"none\""),
    "The end of a navigation bar that it is laid out for: the order of the buttons and their outer "
      + "insets")
  static let setsLayoutPositionAfterItems = Key(
    "setsLayoutPositionAfterItems", .boolean, .json("false"),
    "Whether layoutPosition was set after the items: it gives their order then, but not their "
      + "insets, which are made with the buttons")
  static let backgroundColor = Key(
    "backgroundColor", .color, .json("\"clear\""), "The button bar's own colour")
  static let tintColor = Key(
    "tintColor", .color, .depends("that of the view above it, over all systemBlue"),
    "Items without a colour of their own")
  static let buttonTitleBaseline = Key(
    "buttonTitleBaseline", .number(0...16_384), .json("0"),
    "Points from its top where titles stand; 0: in the middle")

  static let shape = ObjectShape(
    name: "mdcButtonBar",
    sentence:
      "MDCButtonBar by itself: a bar of the screen, or a view in another bar; its buttons hug "
      + "the leading edge",
    keys: [
      BarKeys.type, BarKeys.id, TintedViewKeys.superview, ViewKeys.frame, ViewKeys.autoresizingMask,
      items, layoutPosition,
      setsLayoutPositionAfterItems, backgroundColor, tintColor, buttonTitleBaseline,
      NavigationBarKeys.buttonsTitleColor,
      NavigationBarKeys.buttonsTitleFont, NavigationBarKeys.uppercasesButtonTitles,
      NavigationBarKeys.adjustsFontForContentSizeCategory, NavigationBarKeys.maximumTextScale,
      NavigationBarKeys.buttonsTitleColorForState, NavigationBarKeys.buttonsTitleFontForState,
      NavigationBarKeys.enableRippleBehavior, NavigationBarKeys.inkColor,
      NavigationBarKeys.rippleColor,
    ],
    choices: [
      ObjectShape.Choice(
        NavigationBarKeys.buttonsTitleColor, NavigationBarKeys.buttonsTitleColorForState),
      ObjectShape.Choice(
        NavigationBarKeys.buttonsTitleFont, NavigationBarKeys.buttonsTitleFontForState),
    ])
}
