import BarPrimitives

/// MDCNavigationBar.
enum NavigationBarKeys {
  static let titleAlignment = Key(
    "titleAlignment", .words(NavigationBar.TitleAlignment.self), .json("\"center\""),
    "Where the title stands between the items")
  static let titleLineBreakMode = Key(
    "titleLineBreakMode", .words(LineBreakMode.self), .json("\"byTruncatingTail\""),
    "The title label's NSLineBreakMode: where a title that is too long is cut")
  static let titleInsets = Key(
    "titleInsets", .object(InsetKeys.shape),
    .depends("centred: 16 left and right; leading: 16 on sides without items"),
    "Space around the title: left is leading, so that right-to-left mirrors it with the frame")
  static let titleTextColor = Key(
    "titleTextColor", .color, .depends("onPrimary, or by theme: onSurface at 0.87, black"),
    "The title's colour")
  static let titleFont = Key(
    "titleFont", .font, .depends("headline6, or by theme: system medium 20"),
    "The title's font; see allowAnyTitleFontSize")
  static let titleTextAttributes = Key(
    "titleTextAttributes", .object(TextAttributeKeys.shape), .absent,
    "Attributes of the title that win over titleFont and titleTextColor")
  static let allowAnyTitleFontSize = Key(
    "allowAnyTitleFontSize", .boolean, .depends("true under a theme, false under none"),
    "False holds titleFont at 20 pt")
  static let backgroundColor = Key(
    "backgroundColor", .color, .json("\"clear\""), "The navigation bar's own colour")
  static let tintColor = Key(
    "tintColor", .color,
    .depends("that of the view above it, over all systemBlue, where no theme tints the items"),
    "Items without a colour of their own")
  static let leadingBarItemsTintColor = Key(
    "leadingBarItemsTintColor", .color, .depends("onPrimary, or by theme: onSurface, tintColor"),
    "The leading items' colour")
  static let trailingBarItemsTintColor = Key(
    "trailingBarItemsTintColor", .color,
    .depends("onPrimary, or by theme: onSurface at 0.54, tintColor"), "The trailing items' colour")
  static let buttonsTitleColor = Key(
    "buttonsTitleColor", .color, .depends("the items' tint"), "The colour of text items")
  static let buttonsTitleFont = Key(
    "buttonsTitleFont", .font, .depends("medium 14"), "The font of text items")
  static let uppercasesButtonTitles = Key(
    "uppercasesButtonTitles", .boolean, .json("true"), "Whether text items are set in capitals")
  static let adjustsFontForContentSizeCategory = Key(
    "adjustsFontForContentSizeCategory", .boolean, .json("false"),
    "Whether title and text items follow the text size setting, where their fonts can; the "
      + "original's do not")
  static let maximumTextScale = Key(
    "maximumTextScale", .number(1...10), .depends("no end"),
    "How many times its standard size a text may have that follows the text size setting; Material's "
      + "app bars elsewhere end at 1.34")
  static let textColorAccessibilityMutator = Key(
    "textColorAccessibilityMutator", .boolean, .json("false"),
    "Whether MDCNavigationBarTextColorAccessibilityMutator has run over a bar with a background of "
      + "its own: title and tint are white where that has a contrast of 4.5 to 1 (3 to 1 for a large "
      + "font among the title's attributes), else black")
  static let backItem = Key(
    "backItem", .either([.boolean, .object(BarButtonItemKeys.shape)]), .json("false"),
    "The item that goes back: true is the back chevron")
  static let hidesBackButton = Key(
    "hidesBackButton", .boolean, .depends("navigationItem.hidesBackButton, which it mirrors"),
    "Leaves the back item out; what the navigation item says wins")
  static let leadingItemsSupplementBackButton = Key(
    "leadingItemsSupplementBackButton", .boolean,
    .depends("navigationItem.leftItemsSupplementBackButton, which it mirrors"),
    "Keeps the back item beside leading items; what the navigation item says wins")

  static let titleViewLayoutBehavior = Key(
    "titleViewLayoutBehavior", .words(NavigationBar.TitleViewLayoutBehavior.self),
    .json("\"fill\""),
    "How navigationItem.titleView is laid out: in all the room, around the middle, or around the "
      + "middle as wide as it asks")
  static let buttonsTitleColorForState = Key(
    "buttonsTitleColorForState", .object(StateColorKeys.shape), .absent,
    "The colour of text items by state; instead of buttonsTitleColor")
  static let buttonsTitleFontForState = Key(
    "buttonsTitleFontForState", .object(StateFontKeys.shape), .absent,
    "The font of text items by state; instead of buttonsTitleFont")
  static let enableRippleBehavior = Key(
    "enableRippleBehavior", .boolean, .json("false"),
    "Whether a pressed item shows a ripple, not ink; they differ in their colour alone")
  static let inkColor = Key(
    "inkColor", .color, .json("{\"color\": \"black\", \"alpha\": 0.06}"),
    "The colour of a pressed item's ink")
  static let rippleColor = Key(
    "rippleColor", .color, .json("{\"color\": \"black\", \"alpha\": 0.16}"),
    "The colour of a pressed item's ripple")

  static let shape = ObjectShape(
    name: "materialNavigationBar",
    sentence: "The row of title and items, by MDCNavigationBar's properties",
    keys: [
      titleAlignment, titleLineBreakMode, titleInsets, titleTextColor, titleFont,
      titleTextAttributes, allowAnyTitleFontSize, backgroundColor, tintColor,
      leadingBarItemsTintColor,
      trailingBarItemsTintColor, buttonsTitleColor, buttonsTitleFont, uppercasesButtonTitles,
      adjustsFontForContentSizeCategory, maximumTextScale, textColorAccessibilityMutator, backItem,
      hidesBackButton, leadingItemsSupplementBackButton, titleViewLayoutBehavior,
      buttonsTitleColorForState, buttonsTitleFontForState, enableRippleBehavior, inkColor,
      rippleColor,
    ],
    choices: [
      ObjectShape.Choice(buttonsTitleColor, buttonsTitleColorForState),
      ObjectShape.Choice(buttonsTitleFont, buttonsTitleFontForState),
    ])
}

/// -[MDCNavigationBar setButtonsTitleColor:forState:].
enum StateColorKeys {
  static let normal = Key("normal", .color, .depends("the items' tint"), "Of an item at rest")
  static let highlighted = Key("highlighted", .color, .depends("normal's"), "While touched")
  static let selected = Key("selected", .color, .depends("normal's"), "Of a selected item")
  static let disabled = Key("disabled", .color, .depends("normal's, else black"), "Without use")

  static let shape = ObjectShape(
    name: "stateColors", sentence: "Colours by UIControl.State",
    keys: [normal, highlighted, selected, disabled])
}

/// -[MDCNavigationBar setButtonsTitleFont:forState:].
enum StateFontKeys {
  static let normal = Key("normal", .font, .depends("medium 14"), "Of an item at rest")
  static let highlighted = Key("highlighted", .font, .depends("normal's"), "While touched")
  static let selected = Key("selected", .font, .depends("normal's"), "Of a selected item")
  static let disabled = Key("disabled", .font, .depends("normal's"), "Without use")

  static let shape = ObjectShape(
    name: "stateFonts", sentence: "Fonts by UIControl.State",
    keys: [normal, highlighted, selected, disabled])
}

/// UINavigationItem.
enum NavigationItemKeys {
  private static let item = ValueType.object(BarButtonItemKeys.shape)
  private static let items = ValueType.list(item, count: 0...Limits.barItems)

  static let title = Key("title", .label, .absent, "The title text")
  static let titleView = Key(
    "titleView", .view, .absent, "A view instead of the title; see titleViewLayoutBehavior")
  static let leftBarButtonItems = Key(
    "leftBarButtonItems", items, .json("[]"),
    "The leading items (on the right in right-to-left), outermost first")
  static let rightBarButtonItems = Key(
    "rightBarButtonItems", items, .json("[]"), "The trailing items, outermost first")
  static let leftBarButtonItem = Key(
    "leftBarButtonItem", item, .absent, "A single leading item; instead of leftBarButtonItems")
  static let rightBarButtonItem = Key(
    "rightBarButtonItem", item, .absent, "A single trailing item; instead of rightBarButtonItems")
  static let hidesBackButton = Key(
    "hidesBackButton", .boolean, .json("false"), "Leaves the back item out")
  static let backBarButtonItem = Key(
    "backBarButtonItem", item, .depends("the back chevron alone"),
    "In a navigation stack: the back item of the next screen")
  static let leftItemsSupplementBackButton = Key(
    "leftItemsSupplementBackButton", .boolean, .json("false"),
    "Keeps the back item beside leading items")

  static let shape = ObjectShape(
    name: "navigationItem", sentence: "What a bar shows, by UINavigationItem's properties",
    keys: [
      title, titleView, leftBarButtonItems, rightBarButtonItems, leftBarButtonItem,
      rightBarButtonItem, hidesBackButton, leftItemsSupplementBackButton, backBarButtonItem,
    ] + UnmirroredItemKeys.all,
    choices: [
      ObjectShape.Choice(leftBarButtonItems, leftBarButtonItem),
      ObjectShape.Choice(rightBarButtonItems, rightBarButtonItem),
    ])
}

/// UIBarButtonItem.
enum BarButtonItemKeys {
  static let title = Key("title", .label, .absent, "The text; beside the image if there is one")
  static let image = Key("image", .image, .absent, "The icon or file")
  static let isEnabled = Key(
    "isEnabled", .boolean, .json("true"), "False fades the item to 0.38")
  static let tintColor = Key(
    "tintColor", .color, .depends("the bar's"), "The item's own colour")
  static let style = Key(
    "style", .words(BarButtonItem.Style.self), .json("\"plain\""),
    "UIBarButtonItem.Style; changes nothing in a Material bar")
  static let role = Key(
    "role", .words(BarButtonItem.Role.self), .absent,
    "The part it plays in the anatomy; an outermost `more_vert` is an overflow menu by itself")
  static let width = Key(
    "width", .number(0...16_384), .depends("by content"), "Points; 0 is by content")
  static let tag = Key(
    "tag", .integer(-2_147_483_648...2_147_483_647), .json("0"), "A number for the app")
  static let accessibilityLabel = Key(
    "accessibilityLabel", .label, .absent, "What is read aloud")
  static let accessibilityHint = Key(
    "accessibilityHint", .label, .absent, "What it does, read aloud")
  static let accessibilityIdentifier = Key(
    "accessibilityIdentifier", .label, .absent, "A name for tests")

  static let customView = Key(
    "customView", .view, .absent, "A view instead of a button; instead of title and image")
  static let titleTextAttributes = Key(
    "titleTextAttributes", .object(TextAttributeKeys.shape), .absent,
    "Attributes of this title that win over the bar's")

  static let shape = ObjectShape(
    name: "barButtonItem", sentence: "An item, by UIBarButtonItem's properties",
    keys: [
      title, image, customView, isEnabled, tintColor, titleTextAttributes, style, role, width, tag,
      StateKeys.states, accessibilityLabel, accessibilityHint, accessibilityIdentifier,
    ],
    choices: [
      ObjectShape.Choice(customView, title), ObjectShape.Choice(customView, image),
    ])
}
