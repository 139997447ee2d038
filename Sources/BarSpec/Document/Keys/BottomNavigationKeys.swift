/// MDCBottomNavigationBar.
enum BottomNavigationKeys {
  private static let length = ValueType.number(0...16_384)

  static let theme = Key(
    "theme", .tabTheme, .json("\"primary\""),
    "Whose colours and fonts it takes, the last call's of several; none: "
      + "MDCBottomNavigationBar's raw defaults")
  static let items = Key(
    "items", .list(.object(BottomNavigationItemKeys.shape), count: 0...Limits.barItems),
    .json("[]"), "The items, in the order of reading; three to five are meant")
  static let selectedItem = Key(
    "selectedItem", TabBarKeys.selectedItem.type, .json("null"),
    "The selected item, by its position in items, from 0, or by its title; null: none is, and none "
      + "is selected by itself")
  static let titleVisibility = Key(
    "titleVisibility", .words(BottomNavigationBar.TitleVisibility.self), .json("\"selected\""),
    "Whose titles show")
  static let alignment = Key(
    "alignment", .words(BottomNavigationBar.Alignment.self), .json("\"justified\""),
    "How items share the bar; justifiedAdjacentTitles sets titles beside icons where the screen is "
      + "regular across, in a bar of 40 pt")
  static let barTintColor = Key(
    "barTintColor", .color, .depends("primary, or by theme: surface, white"),
    "The bar's background; an alias of backgroundColor")
  static let selectedItemTintColor = Key(
    "selectedItemTintColor", .color, .depends("onPrimary, or by theme: primary, black"),
    "Of the selected item's image; sets the title's colour, too")
  static let selectedItemTitleColor = Key(
    "selectedItemTitleColor", .color, .depends("selectedItemTintColor"),
    "Of the selected item's title")
  static let unselectedItemTintColor = Key(
    "unselectedItemTintColor", .color,
    .depends("onPrimary at 0.74, or by theme: onSurface at 0.6, gray"),
    "Images and titles of the other items")
  static let itemTitleFont = Key(
    "itemTitleFont", .font, .depends("caption, under none system regular 12"), "The titles' font")
  static let truncatesLongTitles = Key(
    "truncatesLongTitles", .boolean, .json("true"),
    "False: a title that is too wide goes on over the items beside it")
  static let titlesNumberOfLines = Key(
    "titlesNumberOfLines", .integer(0...20), .json("1"),
    "Lines of a title below its icon; 0: as many as it needs. Beside an icon it has one")
  static let itemsContentVerticalMargin = Key(
    "itemsContentVerticalMargin", length, .json("0"), "Points between icon and title below it")
  static let itemsContentHorizontalMargin = Key(
    "itemsContentHorizontalMargin", length, .json("12"), "Points between icon and title beside it")
  static let itemsHorizontalPadding = Key(
    "itemsHorizontalPadding", length, .json("0"),
    "Points on both sides of what items show, which widens clustered items")
  static let barHeight = Key(
    "barHeight", length, .depends("40 where titles stand beside icons, else 56"),
    "Points of the items; the safe area below comes on top. 0: by itself")
  static let barHeightWithoutTitles = Key(
    "barHeightWithoutTitles", length, .depends("barHeight"),
    "The same where no title can show; of a bar with an itemBadgeHorizontalOffset")
  static let itemBadgeAppearance = Key(
    "itemBadgeAppearance", TabBarKeys.itemBadgeAppearance.type, .absent, "How badges look")
  static let itemBadgeHorizontalOffset = Key(
    "itemBadgeHorizontalOffset", .number(-1_000...1_000), .json("0"),
    "Points from an icon's middle to its badge where the selection is indicated; other than 0, the bar "
      + "is as high as barHeight says")
  static let showsSelectionIndicator = Key(
    "showsSelectionIndicator", .boolean, .json("false"),
    "Whether a pill lies behind the selected item's icon, and titles stand below its place")
  static let selectionIndicatorColor = Key(
    "selectionIndicatorColor", .color, .json("\"#C3D9F2\""), "The pill's colour")
  static let selectionIndicatorSize = Key(
    "selectionIndicatorSize", .object(TabIconSizeKeys.shape), .depends("60 by 30"),
    "The pill's size, whose ends are round")
  static let enableVerticalLayout = Key(
    "enableVerticalLayout", .boolean, .json("false"),
    "Whether the bar is a rail of 80 pt at the leading side of the screen")
  static let displayItemTitlesInVerticalLayout = Key(
    "displayItemTitlesInVerticalLayout", .boolean, .json("false"),
    "Whether a rail's items have titles")
  static let itemsAlignmentInVerticalMode = Key(
    "itemsAlignmentInVerticalMode", .words(BottomNavigationBar.RailAlignment.self),
    .json("\"center\""), "Where a rail's items stand; top and bottom: 45 pt from there")
  static let elevation = Key(
    "elevation", .number(0...1_000), .json("8"), "Points of elevation, by which the shadow goes")
  static let shadowColor = Key(
    "shadowColor", .color, .json("\"black\""), "The shadows' colour; their opacities are multiplied"
  )
  static let rippleEnabled = Key(
    "rippleEnabled", .boolean, .json("true"), "Whether a pressed item shows a ripple")
  static let rippleColor = Key(
    "rippleColor", .color, .depends("selectedItemTintColor at 0.15"), "The colour under a finger")

  static let shape = ObjectShape(
    name: "bottomNavigationBar",
    sentence: "MDCBottomNavigationBar at the bottom of the screen, or as a rail at its side",
    keys: [
      BarKeys.type, BarKeys.id, TintedViewKeys.superview, ViewKeys.frame, ViewKeys.autoresizingMask,
      theme, items,
      selectedItem, titleVisibility, alignment, barTintColor, PlainViewKeys.backgroundColor,
      selectedItemTintColor, selectedItemTitleColor, unselectedItemTintColor, itemTitleFont,
      truncatesLongTitles, titlesNumberOfLines, itemsContentVerticalMargin,
      itemsContentHorizontalMargin, itemsHorizontalPadding, barHeight, barHeightWithoutTitles,
      itemBadgeAppearance, itemBadgeHorizontalOffset, showsSelectionIndicator,
      selectionIndicatorColor, selectionIndicatorSize, enableVerticalLayout,
      displayItemTitlesInVerticalLayout, itemsAlignmentInVerticalMode, elevation, shadowColor,
      rippleEnabled, rippleColor,
    ],
    choices: [ObjectShape.Choice(barTintColor, PlainViewKeys.backgroundColor)])
}

/// UITabBarItem, as MDCBottomNavigationBar shows it.
enum BottomNavigationItemKeys {
  static let title = Key("title", .label, .absent, "The text, as it is drawn and read aloud")
  static let image = Key("image", .image, .absent, "The icon or file, always in the bar's tint")
  static let badgeColor = Key(
    "badgeColor", .color, .depends("itemBadgeAppearance.backgroundColor"), "The badge's background")
  static let titlePositionAdjustment = Key(
    "titlePositionAdjustment", .object(PointKeys.shape), .json("{}"),
    "Moves the title; across only where it stands beside the icon")
  static let isAccessibilityElement = Key(
    "isAccessibilityElement", .boolean, .json("true"), "Whether VoiceOver stops at the item")
  static let accessibilityValue = Key(
    "accessibilityValue", .label, .depends("badgeValue"), "What is read after the label")

  static let shape = ObjectShape(
    name: "bottomNavigationItem",
    sentence: "An item, by the properties of UITabBarItem that the bar heeds",
    keys: [
      title, image, TabBarItemKeys.selectedImage, TabBarItemKeys.badgeValue, badgeColor,
      titlePositionAdjustment, StateKeys.states, TabBarItemKeys.tag,
      TabBarItemKeys.largeContentSizeImage, TabBarItemKeys.largeContentSizeImageInsets,
      isAccessibilityElement, BarButtonItemKeys.accessibilityLabel, accessibilityValue,
      BarButtonItemKeys.accessibilityHint, BarButtonItemKeys.accessibilityIdentifier,
    ])
}
