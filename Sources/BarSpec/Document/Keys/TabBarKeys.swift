import BarPrimitives

/// MDCTabBarView.
enum TabBarKeys {
  /// What the documentation writes; MDCTabBarView's own word is `scrollable`.
  static let scrolling = "scrolling"
  private static let position = ValueType.integer(0...Limits.barItems)

  static let theme = Key(
    "theme", .tabTheme, .json("\"primary\""),
    "Whose colours and fonts it takes, the last call's of several; none: MDCTabBarView's raw "
      + "defaults")
  static let items = Key(
    "items", .list(.object(TabBarItemKeys.shape), count: 0...Limits.barItems), .json("[]"),
    "The tabs, in the order of reading")
  static let selectedItem = Key(
    "selectedItem", .orNull(.either([position, .label])), .json("null"),
    "The selected tab, by its position in items, from 0, or by its title; null, or a title that no "
      + "tab has: none is, and none is selected by itself")
  static let selectionChange = Key(
    "selectionChange", .object(SelectionChangeKeys.shape), .absent,
    "Stops the animation from another selected tab to this one")
  static let preferredLayoutStyle = Key(
    "preferredLayoutStyle", .word(TabLayoutStyle.allCases.map(\.rawValue) + [scrolling]),
    .json("\"fixed\""),
    "How the tabs share the bar where they fit; `scrolling` is read as scrollable")
  static let contentPadding = Key(
    "contentPadding", .object(TabContentPaddingKeys.shape), .depends("scrollable: left 52"),
    "Space around all tabs, for each layout style")
  static let minItemWidth = Key(
    "minItemWidth", .number(0...16_384), .json("90"), "Points that a tab is wide at least")
  static let itemViewContentInsets = Key(
    "itemViewContentInsets", .object(InsetKeys.shape),
    .depends("8, 16, 8, 16 around a title alone, else 12, 16, 12, 16"),
    "Space around what a tab shows, whatever that is")
  static let itemIconSize = Key(
    "itemIconSize", .object(TabIconSizeKeys.shape), .depends("the image's own"),
    "What images are drawn in; tabs are measured by the image's own size")
  static let itemBadgeAppearance = Key(
    "itemBadgeAppearance", .object(TabBadgeKeys.shape), .absent, "How badges look")
  static let badgeOffset = Key(
    "badgeOffset", .object(PointKeys.shape), .json("{}"),
    "Moves badges; x is positive towards the end of reading")
  static let barTintColor = Key(
    "barTintColor", .color, .depends("primary, or by theme: surface, white"),
    "The bar's background; an alias of backgroundColor")
  static let bottomDividerColor = Key(
    "bottomDividerColor", .color,
    .depends("onPrimary at 0.12, or by theme: onSurface, clear"),
    "The line of 1 pt at the very bottom of the bar")
  static let selectionIndicatorStrokeColor = Key(
    "selectionIndicatorStrokeColor", .orNull(.color),
    .depends("onPrimary, or by theme: primary, black"),
    "The indicator's colour; null is black")
  static let selectionIndicatorTemplate = Key(
    "selectionIndicatorTemplate",
    .either([.words(TabIndicatorTemplate.Name.self), .object(TabIndicatorKeys.shape)]),
    .json("\"underline\""), "The path that marks the selected tab: by name, or described")
  static let rippleColor = Key(
    "rippleColor", .color, .depends("white at 0.16, or by theme surface and none: black at 0.16"),
    "The colour under a finger")
  static let tintColor = Key(
    "tintColor", .color, .depends("that of the view above it, over all systemBlue"),
    "Of images without imageTintColor")
  static let titleColor = Key(
    "titleColor", .object(TabStateColorKeys.shape),
    .depends(
      "onPrimary, at 0.74 unless selected, or by theme: primary and onSurface at 0.6, label"),
    "Titles' colours by state")
  static let imageTintColor = Key(
    "imageTintColor", .object(TabStateColorKeys.shape),
    .depends("as titleColor; under none tintColor"), "Images' colours by state")
  static let titleFont = Key(
    "titleFont", .object(TabStateFontKeys.shape), .depends("button, under none system 17"),
    "Titles' fonts by state")
  static let shouldAdjustForSafeAreaInsets = Key(
    "shouldAdjustForSafeAreaInsets", .boolean, .json("true"),
    "Whether tabs keep out of the screen's safe area")
  static let contentInset = Key(
    "contentInset", .object(InsetKeys.shape), .json("{}"),
    "UIScrollView's: moves the tabs, and takes from the room of those that do not scroll")
  static let contentOffset = Key(
    "contentOffset", .object(PointKeys.shape), .depends("what reveals the selected tab"),
    "UIScrollView's own number, of which x counts")
  static let scrolledBy = Key(
    "scrolledBy", .number(Limits.scrolledBy), .depends("what reveals the selected tab"),
    "Points from rest in the direction of reading; instead of contentOffset")

  static let shape = ObjectShape(
    name: "tabBarView",
    sentence: "MDCTabBarView: Material tabs, as a bar of the screen or a view in another bar",
    keys: [
      BarKeys.type, BarKeys.id, TintedViewKeys.superview, ViewKeys.frame, ViewKeys.autoresizingMask,
      theme, items,
      selectedItem, selectionChange, preferredLayoutStyle, contentPadding, minItemWidth,
      itemViewContentInsets, itemIconSize, itemBadgeAppearance, badgeOffset, barTintColor,
      PlainViewKeys.backgroundColor, bottomDividerColor, selectionIndicatorStrokeColor,
      selectionIndicatorTemplate, rippleColor, tintColor, titleColor, imageTintColor, titleFont,
      shouldAdjustForSafeAreaInsets, contentInset, contentOffset, scrolledBy,
    ],
    choices: [
      ObjectShape.Choice(barTintColor, PlainViewKeys.backgroundColor),
      ObjectShape.Choice(contentOffset, scrolledBy),
    ])
}

/// A selection that is being changed.
enum SelectionChangeKeys {
  static let from = Key(
    "from", .integer(0...Limits.barItems), .required, "Position of the tab selected before")
  static let progress = Key(
    "progress", .number(0...1), .required,
    "Share of the 0.3 s that has passed; what moves eases in and out")

  static let shape = ObjectShape(
    name: "selectionChange", sentence: "The animation from one selected tab to another",
    keys: [from, progress])
}

/// Insets by layout style.
enum TabContentPaddingKeys {
  static let shape = ObjectShape(
    name: "contentPadding",
    sentence: "UIEdgeInsets by layout style; left and right mean leading and trailing",
    keys: TabLayoutStyle.allCases.map { style in
      Key(
        style.rawValue, .object(InsetKeys.shape),
        .depends(style == .scrollable ? "left 52" : "none"), "Where the style takes effect")
    })
}

/// CGSize.
enum TabIconSizeKeys {
  private static let side = ValueType.number(0...1_000)

  static let width = Key("width", side, .required, "Points across")
  static let height = Key("height", side, .required, "Points down")

  static let shape = ObjectShape(
    name: "iconSize", sentence: "CGSize; 0 is the image's own side", keys: [width, height])
}

/// CGPoint.
enum PointKeys {
  private static let length = ValueType.number(Limits.scrolledBy)

  static let x = Key("x", length, .json("0"), "Points across")
  static let y = Key("y", length, .json("0"), "Points down")

  static let shape = ObjectShape(name: "point", sentence: "CGPoint", keys: [x, y])
}

/// MDCBadgeAppearance.
enum TabBadgeKeys {
  static let backgroundColor = Key(
    "backgroundColor", .color, .json("\"#D32F2F\""), "Of badges whose item has no badgeColor")
  static let textColor = Key("textColor", .color, .json("\"white\""), "The text's colour")
  static let font = Key("font", .font, .depends("system regular 8"), "The text's font")
  static let borderColor = Key("borderColor", .color, .json("\"clear\""), "The border's colour")
  static let borderWidth = Key(
    "borderWidth", .number(0...100), .json("0"), "Points around the badge proper")

  static let shape = ObjectShape(
    name: "badgeAppearance", sentence: "MDCBadgeAppearance",
    keys: [backgroundColor, textColor, font, borderColor, borderWidth])
}
