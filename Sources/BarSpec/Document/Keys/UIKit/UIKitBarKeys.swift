/// UINavigationBar, UIToolbar and UITabBar.
enum UIKitBarKeys {
  static let isManaged = Key(
    "managed", .boolean, .json("true"),
    "Whether a navigation or tab bar controller manages the bar; one that stands alone never uses "
      + "its scroll edge slots")
  static let frame = Key(
    "frame", .object(HeaderFrameKeys.shape), .depends("across the screen, at its own end"),
    "Where the bar stands; two of half a width are two controllers side by side")
  static let tab = Key(
    "tab", .integer(0...999), .absent,
    "The index of the tab whose view controller the bar belongs to: it is on the screen only while "
      + "that tab of the document's first tab bar is selected")
  static let presentation = Key(
    "presentation", .words(UIKitBar.Presentation.self), .json("\"fullScreen\""),
    "How the screen around a navigation bar is presented: bars of sheets are 56 pt high")
  static let customizations = Key(
    "customizations",
    .list(.either([.text(atMost: 1_000), .object(StepKeys.shape)]), count: 0...1_000),
    .json("[]"),
    "What code does to the bar, step by step: `bar.standardAppearance.shadowColor = .clear`, "
      + "`enterWindow`, `push`, `pop`, `tabBarItem[1].viewWillAppear: bar.barTintColor = .red`")
  static let navigationItem = Key(
    "navigationItem", .object(UIKitItemKeys.navigationItem), .absent,
    "The item on top; instead of items")
  static let navigationItems = Key(
    "items", .list(.object(UIKitItemKeys.navigationItem), count: 1...100), .absent,
    "The stack of a navigation controller, the last on top; where a step pushes, it begins with "
      + "the first alone")
  static let largeTitleNumberOfLines = Key(
    "largeTitleNumberOfLines", .integer(1...3), .json("1"),
    "How many lines a large title may take; each that it takes after the first makes the bar one "
      + "line height of its font higher. UIKit has only a private two-line mode: this key is ours")
  static let toolbarItems = Key(
    "items", .list(.object(UIKitItemKeys.button), count: 0...Limits.barItems), .json("[]"),
    "Buttons and spaces in reading order")
  static let tabItems = Key(
    "items", .list(.object(UIKitItemKeys.tabItem), count: 0...1_000), .json("[]"),
    "The tabs in reading order; what has no room is under More")
  static let selectedItem = Key(
    "selectedItem", .orNull(.integer(0...999)), .json("0"),
    "The index of the selected tab, whose appearance is the bar's; null: none")

  static let fixedSpaceKeepsGap = Key(
    "fixedSpaceKeepsGap", .boolean, .json("true"),
    "Whether a fixedSpace comes on top of the 8 points between two buttons; false: in their place")
  static let vibrancy = Key(
    "vibrancy", .boolean, .json("false"),
    "Whether colours of one's own of tabs that are not selected are drawn through the background "
      + "material: darker than they are set, in the dark style lighter")

  static let itemAttributesWin = Key(
    "itemAttributesWin", .boolean, .json("true"),
    "Whether what an item, or its class's proxy, has of its own from before appearance objects wins "
      + "over one, key by key; false: it counts only while none is in use")

  static let common = [
    BarKeys.type, BarKeys.id, TintedViewKeys.superview, isManaged, frame, customizations,
    itemAttributesWin,
  ]
}

/// The slots of bars and items.
enum SlotKeys {
  static func slot(_ slot: AppearanceSlot, _ kind: UIKitBarKind, _ sentence: String) -> Key {
    Key(slot.rawValue, type(kind), .absent, sentence)
  }

  private static func type(_ kind: UIKitBarKind) -> ValueType {
    .orNull(.either([.text(atMost: 200), .object(AppearanceKeys.shape(of: kind))]))
  }

  static let standard = "The look of the bar over content; an object, or a name of appearances"
  static let compact = "The look of a bar of compact height"
  static let scrollEdge = "The look at the scroll edge; before iOS 15 of large titles only"
  static let compactScrollEdge = "Both, from iOS 15 on"

  /// Of a bar and of the proxy of its class, whose standardAppearance is not optional.
  static func ofBar(_ kind: UIKitBarKind) -> [Key] {
    all(kind).map { key in
      key.name == AppearanceSlot.standardAppearance.rawValue
        ? Key(key.name, key.type.withoutNull, key.fallback, key.sentence) : key
    }
  }

  /// Of an item, where each slot may be nil.
  static func all(_ kind: UIKitBarKind) -> [Key] {
    let edge = slot(.scrollEdgeAppearance, kind, scrollEdge)
    let standard = slot(.standardAppearance, kind, standard)
    guard kind != .tabBar else { return [standard, edge] }
    return [
      standard, slot(.compactAppearance, kind, compact), edge,
      slot(.compactScrollEdgeAppearance, kind, compactScrollEdge),
    ]
  }
}

/// The properties of the bars themselves: the legacy ones, which count only while the object in
/// force is the system's own, and the tints.
enum BarPropertyKeys {
  static let tintColor = Key(
    "tintColor", .orNull(.color), .depends("that of the superview or the window, else systemBlue"),
    "Of icons, of buttons' titles and of the selected tab; no part of any appearance object")
  static let barTintColor = Key(
    "barTintColor", .orNull(.color), .absent, "Legacy: the background's colour, over the blur")
  static let barStyle = Key(
    "barStyle", .word(["default", "black"]), .json("\"default\""),
    "Legacy: black is the dark material with white titles")
  static let isTranslucent = Key(
    "isTranslucent", .boolean, .depends("true; with a background image by its alpha"),
    "Legacy: false backs the bar with an opaque colour")
  static let backgroundImage = Key(
    "backgroundImage", .orNull(.image), .absent, "Legacy: replaces every other background")
  static let shadowImage = Key(
    "shadowImage", .orNull(.image), .absent,
    "Legacy: counts only beside a background image; UIImage() takes the hairline away")
  static let prefersLargeTitles = Key(
    "prefersLargeTitles", .boolean, .json("false"), "Whether items may show large titles")
  static let unselectedItemTintColor = Key(
    "unselectedItemTintColor", .orNull(.color), .depends("a grey"),
    "Legacy: tabs that are not selected")
  static let selectionIndicatorImage = Key(
    "selectionIndicatorImage", .orNull(.image), .absent,
    "Legacy: behind the selected tab; on iOS 13 drawn beside an appearance object too")
  static let itemPositioning = Key(
    "itemPositioning", .word(["automatic", "fill", "centered"]), .json("\"automatic\""),
    "Legacy: as stackedItemPositioning")
  static let itemWidth = Key(
    "itemWidth", .number(0...16_384), .json("0"), "Legacy: as stackedItemWidth")
  static let itemSpacing = Key(
    "itemSpacing", .number(0...16_384), .json("0"), "Legacy: as stackedItemSpacing")
  static let titleTextAttributes = Key(
    AttributeKeys.titleTextAttributes.name, .orNull(.object(AttributeKeys.shape)), .absent,
    "Legacy: the title's attributes; null: none, nor the proxy's")
  static let largeTitleTextAttributes = Key(
    AttributeKeys.largeTitleTextAttributes.name, .orNull(.object(AttributeKeys.largeTitleShape)),
    .absent, "Legacy: the large title's attributes; null: none, nor the proxy's")
  static let titleVerticalPositionAdjustment = Key(
    "titleVerticalPositionAdjustment", .number(-10_000...10_000), .json("0"),
    "Legacy: points by which the title is lower")

  /// What counts in bars of compact height; without a word there, the default metrics'.
  private static func compact(_ keys: [Key], _ kind: UIKitBarKind) -> Key {
    Key(
      BarItemKeys.metrics,
      .object(
        ObjectShape(
          name: "compact\(kind.className)",
          sentence: "Legacy setters with the bar metrics .compact", keys: keys)), .absent,
      "Legacy: the same with the bar metrics .compact, in bars of compact height")
  }

  private static let common = [
    tintColor, TintedViewKeys.tintAdjustmentMode, barTintColor, barStyle, isTranslucent,
    backgroundImage, shadowImage,
  ]

  static func keys(of kind: UIKitBarKind) -> [Key] {
    switch kind {
    case .navigationBar:
      common + [
        prefersLargeTitles, titleTextAttributes, largeTitleTextAttributes,
        titleVerticalPositionAdjustment,
        AttributeKeys.backIndicatorImage, AttributeKeys.backIndicatorTransitionMaskImage,
        compact([backgroundImage, titleVerticalPositionAdjustment], kind),
      ]
    case .toolbar: common + [compact([backgroundImage], kind)]
    case .tabBar:
      common + [
        unselectedItemTintColor, selectionIndicatorImage, itemPositioning, itemWidth, itemSpacing,
      ]
    }
  }

  /// The same as one shape, to look paths up in.
  static func shape(of kind: UIKitBarKind) -> ObjectShape {
    ObjectShape(
      name: kind.className, sentence: "What can be set on the proxy of \(kind.className)",
      keys: keys(of: kind) + SlotKeys.ofBar(kind))
  }
}

/// The bars as objects in `bars`.
enum UIKitShapes {
  static let navigationBar = ObjectShape(
    name: UIKitBarKind.navigationBar.rawValue,
    sentence: "UINavigationBar: 44 pt, 32 on small phones in landscape, 50 on tablets",
    keys: UIKitBarKeys.common + [
      UIKitBarKeys.tab, UIKitBarKeys.presentation, UIKitBarKeys.navigationItem,
      UIKitBarKeys.navigationItems,
      UIKitBarKeys.largeTitleNumberOfLines,
    ] + BarPropertyKeys.keys(of: .navigationBar) + SlotKeys.ofBar(.navigationBar),
    choices: [ObjectShape.Choice(UIKitBarKeys.navigationItem, UIKitBarKeys.navigationItems)])
  static let toolbar = ObjectShape(
    name: UIKitBarKind.toolbar.rawValue,
    sentence: "UIToolbar at the bottom of the screen; it has no appearance of an item's own",
    keys: UIKitBarKeys.common + [
      UIKitBarKeys.tab, UIKitBarKeys.toolbarItems, UIKitBarKeys.fixedSpaceKeepsGap,
    ] + BarPropertyKeys.keys(of: .toolbar) + SlotKeys.ofBar(.toolbar))
  static let tabBar = ObjectShape(
    name: UIKitBarKind.tabBar.rawValue, sentence: "UITabBar at the bottom of the screen",
    keys: UIKitBarKeys.common + [
      UIKitBarKeys.tabItems, UIKitBarKeys.selectedItem, UIKitBarKeys.vibrancy,
    ]
      + BarPropertyKeys.keys(of: .tabBar) + SlotKeys.ofBar(.tabBar))

  static let all = [navigationBar, toolbar, tabBar]
}
