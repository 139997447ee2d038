import BarPrimitives

/// UITabBarItem and MDCTabBarItem.
enum TabBarItemKeys {
  static let title = Key(
    "title", .label, .absent, "The text as it is drawn; a line break starts its second line")
  static let image = Key("image", .image, .absent, "The icon or file, above the title")
  static let selectedImage = Key(
    "selectedImage", .image, .depends("image"), "The image of the tab while it is selected")
  static let badgeValue = Key(
    "badgeValue", .orNull(.label), .absent, "The badge's text; an empty one is a dot")
  static let badgeColor = Key(
    "badgeColor", .color, .depends("itemBadgeAppearance.backgroundColor"),
    "The badge's background")
  static let isEnabled = Key(
    "isEnabled", .boolean, .json("true"),
    "False takes the colours for disabled, where there are any, and no touches")
  static let customView = Key(
    "mdc_customView", .view, .absent,
    "MDCTabBarItem's: a view instead of all that a tab shows; the bar uses its size alone")
  static let contentFrame = Key(
    "contentFrame", .object(RectKeys.shape), .depends("around what the view shows"),
    "What a custom view tells the indicator's template, in points from the tab's corner")
  static let tag = Key(
    "tag", BarButtonItemKeys.tag.type, .absent, "A number for the app; tabs may share one")
  static let largeContentSizeImage = Key(
    "largeContentSizeImage", .image, .absent,
    "What the large content viewer shows; never drawn in the bar")
  static let largeContentSizeImageInsets = Key(
    "largeContentSizeImageInsets", .object(InsetKeys.shape), .json("{}"), "Around that image")

  static let shape = ObjectShape(
    name: "tabBarItem", sentence: "A tab, by UITabBarItem's properties",
    keys: [
      title, image, selectedImage, badgeValue, badgeColor, isEnabled, StateKeys.states, customView,
      contentFrame, tag, largeContentSizeImage, largeContentSizeImageInsets,
      BarButtonItemKeys.accessibilityLabel, BarButtonItemKeys.accessibilityHint,
      BarButtonItemKeys.accessibilityIdentifier,
    ],
    choices: [
      ObjectShape.Choice(customView, title), ObjectShape.Choice(customView, image),
      ObjectShape.Choice(customView, badgeValue),
    ])
}

/// -[MDCTabBarView setTitleColor:forState:] and setImageTintColor:forState:.
enum TabStateColorKeys {
  static let normal = Key("normal", .color, .depends("the theme's"), "Of a tab at rest")
  static let selected = Key(
    "selected", .color, .depends("the theme's, else normal's"), "Of the selected tab")
  static let disabled = Key(
    "disabled", .color, .depends("as if it were enabled"), "Of a tab that is not enabled")

  static let shape = ObjectShape(
    name: "tabStateColors", sentence: "Colours by the state of a tab",
    keys: [normal, selected, disabled])
}

/// -[MDCTabBarView setTitleFont:forState:].
enum TabStateFontKeys {
  static let normal = Key("normal", .font, .depends("the theme's"), "Of a tab at rest")
  static let selected = Key(
    "selected", .font, .depends("the theme's, else normal's"), "Of the selected tab")

  static let shape = ObjectShape(
    name: "tabStateFonts", sentence: "Fonts by the state of a tab", keys: [normal, selected])
}

/// MDCTabBarViewIndicatorTemplate.
enum TabIndicatorKeys {
  static let horizontal = Key(
    "horizontal", .words(TabIndicatorTemplate.Reference.self), .json("\"bounds\""),
    "What the path is measured by across: the tab, what it tells of its content, or its title's "
      + "letters")
  static let vertical = Key(
    "vertical", .words(TabIndicatorTemplate.Reference.self), .json("\"bounds\""),
    "What the path is measured by down")
  static let contentFrame = Key(
    "contentFrame", .words(TabIndicatorTemplate.ContentFrame.self), .json("\"title\""),
    "title: as wide as the title, as high as title and image (MDCTabBarView); union: around both "
      + "(MDCTabBar)")
  static let insets = Key(
    "insets", .object(InsetKeys.shape), .json("{}"),
    "From the references inwards, left meaning leading; negative: beyond them")
  static let width = Key(
    "width", .number(0...16_384), .depends("the reference's"), "Points, in the reference's middle")
  static let height = Key(
    "height", .number(0...16_384), .depends("the reference's"), "Points")
  static let alignment = Key(
    "alignment", .words(TabIndicatorTemplate.Alignment.self), .json("\"bottom\""),
    "Where a path of a stated height stands")
  static let cornerRadius = Key(
    "cornerRadius", .number(0...16_384), .json("0"), "Points, at most half the shorter side")
  static let strokeWidth = Key(
    "strokeWidth", .number(0...1_000), .depends("the path is filled"),
    "Points of a line along the path")

  static let shape = ObjectShape(
    name: "indicatorTemplate",
    sentence: "A rounded rectangle in terms of a tab's bounds and content frame",
    keys: [
      horizontal, vertical, contentFrame, insets, width, height, alignment, cornerRadius,
      strokeWidth,
    ])
}

/// CGRect.
enum RectKeys {
  private static let place = ValueType.number(-16_384...16_384)
  private static let length = ValueType.number(0...16_384)

  static let x = Key("x", place, .json("0"), "Points from the left")
  static let y = Key("y", place, .json("0"), "Points from the top")
  static let width = Key("width", length, .json("0"), "Points across")
  static let height = Key("height", length, .json("0"), "Points down")

  static let shape = ObjectShape(
    name: "rect", sentence: "CGRect", keys: [x, y, width, height])
}
