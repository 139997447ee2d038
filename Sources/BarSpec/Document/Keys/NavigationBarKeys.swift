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
    "tintColor", .color, .depends("systemBlue where no theme tints the items"),
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
  static let backItem = Key(
    "backItem", .either([.boolean, .object(BarButtonItemKeys.shape)]), .json("false"),
    "The item that goes back: true is the back chevron")

  static let shape = ObjectShape(
    name: "materialNavigationBar",
    sentence: "The row of title and items, by MDCNavigationBar's properties",
    keys: [
      titleAlignment, titleLineBreakMode, titleInsets, titleTextColor, titleFont,
      titleTextAttributes, allowAnyTitleFontSize, backgroundColor, tintColor,
      leadingBarItemsTintColor,
      trailingBarItemsTintColor, buttonsTitleColor, buttonsTitleFont, uppercasesButtonTitles,
      backItem,
    ])
}

/// UINavigationItem.
enum NavigationItemKeys {
  private static let item = ValueType.object(BarButtonItemKeys.shape)
  private static let items = ValueType.list(item, count: 0...Limits.barItems)

  static let title = Key("title", .label, .absent, "The title text")
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
  static let leftItemsSupplementBackButton = Key(
    "leftItemsSupplementBackButton", .boolean, .json("false"),
    "Keeps the back item beside leading items")

  static let shape = ObjectShape(
    name: "navigationItem", sentence: "What a bar shows, by UINavigationItem's properties",
    keys: [
      title, leftBarButtonItems, rightBarButtonItems, leftBarButtonItem, rightBarButtonItem,
      hidesBackButton, leftItemsSupplementBackButton,
    ],
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

  static let shape = ObjectShape(
    name: "barButtonItem", sentence: "An item, by UIBarButtonItem's properties",
    keys: [
      title, image, isEnabled, tintColor, style, role, width, tag, accessibilityLabel,
      accessibilityHint, accessibilityIdentifier,
    ])
}
