import BarPrimitives

/// MDCTabBar.
enum LegacyTabKeys {
  static let theme = Key(
    "theme", .tabTheme, .json("\"primary\""),
    "Whose colours and fonts it takes, the last call's of several; none: MDCTabBar's raw defaults")
  static let items = Key(
    "items", .list(.object(LegacyTabItemKeys.shape), count: 0...Limits.barItems), .json("[]"),
    "The tabs, in the order of reading")
  static let selectedItem = Key(
    "selectedItem", TabBarKeys.selectedItem.type, .depends("the first tab, without being told"),
    "The selected tab, by its position in items, from 0, or by its title; null: none is")
  static let alignment = Key(
    "alignment", .words(LegacyTabStyle.Alignment.self),
    .depends("leading, or by barPosition bottom: justified"),
    "Where the tabs stand; bestEffortJustified is leading where a tab does not fit into its share")
  static let itemAppearance = Key(
    "itemAppearance", .words(LegacyTabStyle.ItemAppearance.self),
    .depends("titles, or by barPosition bottom: titledImages"),
    "What tabs show of their items: bars are 48 points high, with titledImages 72")
  static let barPosition = Key(
    "barPosition", .words(LegacyTabStyle.BarPosition.self), .json("\"any\""),
    "What the delegate answers: any and top are tabs, bottom is a bottom navigation bar of 56 points"
  )
  static let titleTextTransform = Key(
    "titleTextTransform", .words(LegacyTabStyle.TextTransform.self), .json("\"automatic\""),
    "Whether titles are set in capitals, by the rules of the locale; automatic: unless it is a bottom "
      + "bar")
  static let displaysUppercaseTitles = Key(
    "displaysUppercaseTitles", .boolean, .depends("titleTextTransform"),
    "The same: true is uppercase, false none")
  static let bottomDividerColor = Key(
    "bottomDividerColor", .color, .json("\"clear\""),
    "The line of 1 pt at the bottom, above all that tabs show")
  static let barTintColor = Key(
    "barTintColor", .color, .depends("primary, or by theme: surface, clear"),
    "The bar's background")
  static let tintColor = Key(
    "tintColor", .color,
    .depends("onPrimary, or by theme: primary, that of the view above it"),
    "The indicator's colour")
  static let selectedItemTintColor = Key(
    "selectedItemTintColor", .color, .depends("onPrimary, or by theme: primary, white"),
    "Title and image of the selected tab")
  static let unselectedItemTintColor = Key(
    "unselectedItemTintColor", .color,
    .depends("onPrimary at 0.74, or by theme: onSurface at 0.6, white at 0.7"),
    "Titles and images of the other tabs")
  static let titleColor = Key(
    "titleColor", .object(TabStateColorKeys.shape), .depends("the item tints"),
    "setTitleColor:forState:; a later call than the tints'")
  static let imageTintColor = Key(
    "imageTintColor", .object(TabStateColorKeys.shape), .depends("the item tints"),
    "setImageTintColor:forState:; a later call than the tints'")
  static let selectedItemTitleFont = Key(
    "selectedItemTitleFont", .font, .depends("button, under none system medium 14"),
    "The selected title's font; a bottom bar's titles are system regular 12 always")
  static let unselectedItemTitleFont = Key(
    "unselectedItemTitleFont", .font, .depends("button, under none system medium 14"),
    "The other titles' font, by which all tabs are measured")
  static let inkColor = Key(
    "inkColor", .color, .depends("white at 0.7"), "What spreads under a finger, above the tab")
  static let enableRippleBehavior = Key(
    "enableRippleBehavior", .boolean, .json("false"), "Whether a ripple takes the ink's place")
  static let rippleColor = Key("rippleColor", .color, .depends("white at 0.7"), "Its colour")
  static let selectionIndicatorTemplate = Key(
    "selectionIndicatorTemplate", TabBarKeys.selectionIndicatorTemplate.type,
    .json("\"underline\""),
    "The path that marks the selected tab, by name, or described; contentFrame is the union of title "
      + "and image unless it is said")

  static let shape = ObjectShape(
    name: "legacyTabBar",
    sentence:
      "MDCTabBar, which tabBarView has replaced, to compare the two by; migrate rewrites it",
    keys: [
      BarKeys.type, BarKeys.id, TintedViewKeys.superview, ViewKeys.frame, ViewKeys.autoresizingMask,
      theme, items,
      selectedItem, alignment, itemAppearance, barPosition, titleTextTransform,
      displaysUppercaseTitles, barTintColor, PlainViewKeys.backgroundColor, bottomDividerColor,
      tintColor, selectedItemTintColor, unselectedItemTintColor, titleColor, imageTintColor,
      selectedItemTitleFont, unselectedItemTitleFont, inkColor, enableRippleBehavior, rippleColor,
      selectionIndicatorTemplate,
    ],
    choices: [
      ObjectShape.Choice(barTintColor, PlainViewKeys.backgroundColor),
      ObjectShape.Choice(titleTextTransform, displaysUppercaseTitles),
    ])
}

/// UITabBarItem, as MDCTabBar shows it.
enum LegacyTabItemKeys {
  static let title = Key(
    "title", .label, .absent, "The text, which the bar may set in capitals; never spoken so")
  static let image = Key("image", .image, .absent, "The icon or file, where tabs show images")
  static let badgeValue = Key(
    "badgeValue", .orNull(.label), .absent,
    "The badge's text, where tabs show images; an empty one is a dot")
  static let badgeColor = Key(
    "badgeColor", .color, .json("\"#FF0000\""), "The badge's background")

  static let shape = ObjectShape(
    name: "legacyTabBarItem",
    sentence: "A tab, by the properties of UITabBarItem that it heeds",
    keys: [
      title, image, TabBarItemKeys.selectedImage, badgeValue, badgeColor, StateKeys.states,
      TabBarItemKeys.tag, BarButtonItemKeys.accessibilityLabel,
      BarButtonItemKeys.accessibilityHint, BarButtonItemKeys.accessibilityIdentifier,
    ])
}
