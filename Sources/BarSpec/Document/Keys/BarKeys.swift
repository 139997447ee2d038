/// What an object in `bars` may be, by its `type`.
enum BarKeys {
  static let type = Key("type", .text(atMost: 200), .required, "The kind of bar")
  static let id = Key(
    "id", .form(.identifier), .depends("the type; `#2` and on for further bars of it"),
    "The head of its elements' ids: letters, digits, `-` and `_`")
  static let shapes =
    [
      AppBarKeys.shape, FlexibleHeaderKeys.shape, MaterialNavigationBarKeys.shape,
      ButtonBarKeys.shape, HeaderStackKeys.shape, TabBarKeys.shape, LegacyTabKeys.shape,
      BottomAppBarKeys.shape, BottomNavigationKeys.shape,
    ] + UIKitShapes.all
}

/// MDCAppBarViewController.
enum AppBarKeys {
  static let theme = Key(
    "theme", .theme, .json("\"primary\""),
    "Whose colours and fonts it takes, or several in the order of the calls; none: the raw defaults "
      + "of MDCFlexibleHeaderView and MDCNavigationBar")
  static let variant = Key(
    "variant", .form(.variant), .json("\"regular\""),
    "Only the regular top app bar exists on iOS")
  static let navigationItem = Key(
    "navigationItem", .object(NavigationItemKeys.shape), .absent,
    "Title and items, as UIViewController.navigationItem")
  static let headerView = Key(
    "headerView", .object(HeaderViewKeys.shape), .absent, "The container: MDCFlexibleHeaderView")
  static let navigationBar = Key(
    "navigationBar", .object(NavigationBarKeys.shape), .absent,
    "What lays out title and items: MDCNavigationBar")
  static let bottomBar = Key(
    "bottomBar", .view, .absent,
    "headerStackView.bottomBar: what keeps its height below the navigation bar")
  static let headerStackViewOffset = Key(
    "headerStackViewOffset", .number(-16_384...16_384), .json("0"),
    "Points by which the header stack begins lower than the top inset")
  static let shouldAdjustHeight = Key(
    "shouldAdjustHeightBasedOnHeaderStackView", .boolean, .json("false"),
    "Whether the header is as high as navigation bar and bottom bar ask, the top inset beside")

  static let didMove = Key(
    "didMove", .boolean, .json("true"),
    "False is the moment before didMove(toParent:): the bar mirrors no navigation item yet")

  static let shape = ObjectShape(
    name: "appBar",
    sentence: "A Material top app bar: flexible header, header stack and navigation bar",
    keys: [
      BarKeys.type, BarKeys.id, TintedViewKeys.superview, theme, variant, navigationItem,
      headerView, navigationBar, didMove,
      bottomBar, headerStackViewOffset, shouldAdjustHeight, HeaderKeys.addedBeforeContent,
      HeaderKeys.frame, HeaderKeys.lifted, HeaderKeys.shadowEnds,
    ] + HeaderKeys.controller)
}

/// MDCFlexibleHeaderView alone.
enum FlexibleHeaderKeys {
  static let shape = ObjectShape(
    name: "flexibleHeader",
    sentence: "A flexible header without a navigation bar: a bar of the screen, or a view in "
      + "another bar, which tracks nothing and takes headerView, frame, lifted, shadowEnds and "
      + "accessibilityLabel alone",
    keys: [
      BarKeys.type, BarKeys.id, TintedViewKeys.superview, AppBarKeys.headerView,
      HeaderKeys.addedBeforeContent,
      HeaderKeys.frame, HeaderKeys.lifted, HeaderKeys.shadowEnds,
      PlainViewKeys.accessibilityLabel,
    ] + HeaderKeys.controller)

  /// What only a header on the screen has, with its controller.
  static let ofBars = HeaderKeys.controller + [HeaderKeys.addedBeforeContent]
}

/// What bars with a header have in common.
enum HeaderKeys {
  static let frame = Key(
    "frame", .object(HeaderFrameKeys.shape), .depends("across the screen, at its top"),
    "Where the header stands when it does not span the screen")
  static let lifted = Key(
    "lifted", .boolean, .depends("by the scroll position"),
    "States the shadow outright: full or none")
  static let shadowEnds = Key(
    "shadowEnds", .words(ShadowEnds.self), .json("\"none\""),
    "Whether the shadow of a bar across the screen fades at the screen's sides, as the original's")
  static let addedBeforeContent = Key(
    "addedBeforeContent", .boolean, .json("false"),
    "True: it was added to its parent before the content's views, and lies behind them")
  static let trackingScrollView = Key(
    "trackingScrollView", .orNull(.word(["content"])), .json("\"content\""),
    "What the header follows; null: nothing, though there is content")
  static let showsHairline = Key(
    "showsHairline", .boolean, .json("false"), "Whether a line of one pixel ends the header")
  static let hairlineColor = Key(
    "hairlineColor", .color, .json("\"black\""), "The line's colour")
  static let inferTopSafeAreaInset = Key(
    "inferTopSafeAreaInsetFromViewController", .boolean, .json("false"),
    "Whether the top inset is the screen's safe area, not the preset's own (20 pt without a notch; a "
      + "custom device has only its safeArea.top); true also adjusts an app bar's top layout guide; "
      + "recommended, and to become the default: true"
  )
  static let topLayoutGuideAdjustmentEnabled = Key(
    "topLayoutGuideAdjustmentEnabled", .boolean,
    .depends("true in an app bar that infers its top inset"),
    "Whether content that the header does not track begins below it; to become the default: true")
  static let behavioralFlags = Key(
    "behavioralFlags", .words(Flags.self), .json("\"defaults\""),
    "recommended: inferTopSafeAreaInsetFromViewController true and minMaxHeightIncludesSafeArea "
      + "false, as the documentation advises; a flag of its own wins")
  static let topLayoutGuideViewController = Key(
    "topLayoutGuideViewController", .orNull(.words(GuideOwner.self)), .json("null"),
    "Whose top layout guide the header moves; turns topLayoutGuideAdjustmentEnabled on. parent, with "
      + "inferTopSafeAreaInsetFromViewController, is an endless loop, and so in a flexible header's "
      + "container, which turns that on; not of an injected bar")

  /// The words of `behavioralFlags`.
  enum Flags: String, CaseIterable { case defaults, recommended }
  /// The words of `topLayoutGuideViewController`.
  enum GuideOwner: String, CaseIterable { case content, parent }

  /// MDCFlexibleHeaderViewController's own.
  static let controller = controller(
    containment: ContainmentKeys.containment, page: ContainmentKeys.page)

  /// With the two that have other defaults where the bar is injected.
  static func controller(containment: Key, page: Key) -> [Key] {
    [
      trackingScrollView, showsHairline, hairlineColor, inferTopSafeAreaInset,
      topLayoutGuideAdjustmentEnabled, behavioralFlags, topLayoutGuideViewController, containment,
      page,
    ]
  }
}

/// A header's own frame.
enum HeaderFrameKeys {
  private static let place = ValueType.number(-16_384...16_384)

  static let x = Key("x", place, .json("0"), "Points from the screen's left")
  static let y = Key("y", place, .json("0"), "Points from the screen's top")
  static let width = Key(
    "width", .number(1...16_384), .depends("up to the screen's right side"), "Points across")

  static let shape = ObjectShape(
    name: "frame", sentence: "A header's place; its height follows from the header view",
    keys: [x, y, width])
}
