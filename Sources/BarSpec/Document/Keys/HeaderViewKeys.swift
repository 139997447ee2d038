/// MDCFlexibleHeaderView.
enum HeaderViewKeys {
  private static let height = ValueType.number(0...16_384)

  static let backgroundColor = Key(
    "backgroundColor", .color, .depends("primary, or by theme: surface, lightGray"),
    "The container's colour")
  static let elevation = Key(
    "elevation", .either([.number(0...100), .words(ShadowElevation.self)]), .json("4"),
    "Points of elevation when fully lifted, or MDCShadowElevation's name for them; at rest there is "
      + "none, whatever is stated")
  static let shadowColor = Key("shadowColor", .color, .json("\"black\""), "The shadow's colour")
  static let shadowIntensity = Key(
    "shadowIntensity", .number(0...1), .depends("by the scroll position, over 8 pt"),
    "How much of the shadow shows; wins over the scroll position")
  static let visibleShadowOpacity = Key(
    "visibleShadowOpacity", .number(0...1), .json("0.4"), "Opacity of the plain CALayer's shadow")
  static let shadowLayer = Key(
    "shadowLayer",
    .either([.words(HeaderView.ShadowLayerKind.self), .object(CustomShadowKeys.shape)]),
    .depends("MDCShadowLayer in an app bar, CALayer in a flexible header"),
    "What casts the shadow; an object is a layer of one's own, as large as the header")
  static let shadowMaskEnabled = Key(
    "shadowMaskEnabled", .boolean, .json("true"),
    "MDCShadowLayer's: whether its shadow is cut out under the header; without, it darkens the "
      + "header itself")
  static let cornerRadius = Key(
    "cornerRadius", PlainViewKeys.cornerRadius.type, .json("0"),
    "layer.cornerRadius: points, of the background and of the shadow of a layer of one's own; "
      + "MDCShadowLayer's and the view's own stay those of a rectangle")
  static let sharedWithManyScrollViews = Key(
    "sharedWithManyScrollViews", .boolean, .json("false"),
    "Whether scroll views that are not tracked keep the room for the header")
  static let minimumHeight = Key(
    "minimumHeight", height, .depends("56 and the top inset"),
    "Points; see minMaxHeightIncludesSafeArea. Above the maximumHeight before it, it raises that")
  static let maximumHeight = Key(
    "maximumHeight", height, .depends("minimumHeight"),
    "Points; below the minimumHeight before it, it lowers that")
  static let minMaxHeightIncludesSafeArea = Key(
    "minMaxHeightIncludesSafeArea", .boolean, .json("true"),
    "Whether both heights count the top inset; recommended, and to become the default: false")
  static let canOverExtend = Key(
    "canOverExtend", .boolean, .json("true"),
    "Whether pulling down makes it higher than its maximum")
  static let resolvesElevationOverlay = Key(
    "resolvesElevationOverlay", .boolean, .json("false"),
    "Whether the dark style lightens the background by the present elevation, as an app does with "
      + "mdc_resolvedColor(withElevation:); the scheme's elevationOverlayEnabledForDarkMode must "
      + "allow it")
  static let overrideBaseElevation = Key(
    "mdc_overrideBaseElevation", .number(0...1_000), .depends("0, the screen's"),
    "Points of elevation under the header, which the overlay counts too")

  static let shiftBehavior = Key(
    "shiftBehavior", .words(ShiftBehavior.self), .json("\"disabled\""),
    "What the header does when the content is scrolled up; hideable leaves only when told to")
  static let headerContentImportance = Key(
    "headerContentImportance", .words(HeaderContentImportance.self), .json("\"default\""),
    "How soon a header that has left comes back: after 175 pt, or high: 25 pt")
  static let inFrontOfInfiniteContent = Key(
    "inFrontOfInfiniteContent", .boolean, .json("false"),
    "Whether there is always content below, and so always a shadow")
  static let trackingScrollViewIsBeingScrubbed = Key(
    "trackingScrollViewIsBeingScrubbed", .boolean, .json("false"),
    "Whether the content is moved by its index, which brings no header back")
  static let statusBarHintCanOverlapHeader = Key(
    "statusBarHintCanOverlapHeader", .boolean, .json("true"),
    "Whether a header that has left keeps the strip under the status bar")
  static let minimumHeaderViewHeight = Key(
    "minimumHeaderViewHeight", height, .json("0"),
    "Points that stay on the screen when the header has left")
  static let contentIsTranslucent = Key(
    "contentIsTranslucent", .boolean, .json("false"),
    "Whether no picture of the status bar can be taken along")
  static let observesTrackingScrollViewScrollEvents = Key(
    "observesTrackingScrollViewScrollEvents", .boolean, .json("false"),
    "Whether the header sees scrolling by itself; only disabled and hideable headers may")
  static let forwards = Key(
    "forwards", .list(.words(ForwardedEvent.self), count: 0...4), .depends("all four"),
    "Which of the scroll view's delegate calls reach the header")
  static let resetShadowAfterTrackingScrollViewIsReset = Key(
    "resetShadowAfterTrackingScrollViewIsReset", .boolean, .json("false"),
    "Whether a header that tracks nothing any more has no shadow")
  static let leavesContentInsetWhenNever = Key(
    "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever", .boolean,
    .json("false"),
    "Whether the header makes no room for itself where contentInsetAdjustmentBehavior is never")
  static let hideViewWhenShifted = Key(
    "hideViewWhenShifted", .words(FadingView.self), .depends("none"),
    "The view that fades over the first half of the header's way off the screen")

  static let backgroundImage = Key(
    "backgroundImage", .image, .absent,
    "A picture that fills the header and is clipped by it, aspect kept: an image view at index 0 "
      + "of the subviews")
  static let subviews = Key(
    "subviews", .list(.view, count: 0...Limits.subviews), .json("[]"),
    "Views in the header, back to front, behind an app bar's header stack")

  static let shape = ObjectShape(
    name: "headerView", sentence: "The container of a bar, by MDCFlexibleHeaderView's properties",
    keys: [
      backgroundColor, elevation, shadowColor, shadowIntensity, visibleShadowOpacity, shadowLayer,
      shadowMaskEnabled, cornerRadius, sharedWithManyScrollViews,
      minimumHeight, maximumHeight, minMaxHeightIncludesSafeArea, canOverExtend,
      resolvesElevationOverlay, overrideBaseElevation, shiftBehavior,
      headerContentImportance, inFrontOfInfiniteContent, trackingScrollViewIsBeingScrubbed,
      statusBarHintCanOverlapHeader, minimumHeaderViewHeight, contentIsTranslucent,
      observesTrackingScrollViewScrollEvents, forwards,
      resetShadowAfterTrackingScrollViewIsReset, leavesContentInsetWhenNever, hideViewWhenShifted,
      backgroundImage, subviews,
    ])
}

/// A layer that casts a shadow of one's own.
enum CustomShadowKeys {
  static let shadowColor = Key(
    "shadowColor", .color, .depends("headerView.shadowColor"), "The shadow's colour")
  static let shadowOffset = Key(
    "shadowOffset", .object(OffsetKeys.shape), .depends("none"), "How far the shadow is moved")
  static let shadowRadius = Key(
    "shadowRadius", .number(0...1_000), .json("3"),
    "The Gaussian's standard deviation in points; 0 has a hard edge")
  static let shadowOpacity = Key(
    "shadowOpacity", .number(0...1), .json("1"), "Opacity at full shadow intensity")
  static let shadowForElevation = Key(
    "shadowForElevation", .number(-1_000...1_000), .absent,
    "Instead of the three: MDCShadowsCollectionDefault's shadow for so many points, by itself in "
      + "MDCShadowColor, not in headerView.shadowColor")
  static let spread = Key(
    "spread", .number(0...1_000), .json("0"),
    "MDCShadow's: points by which what casts the shadow is larger, its corners rounded as much more"
  )

  static let shape = ObjectShape(
    name: "customShadow",
    sentence:
      "CALayer's shadow, given to setShadowLayer:intensityDidChangeBlock: with a block that "
      + "multiplies its opacity by the intensity; nothing of it is drawn under the header",
    keys: [
      shadowColor, shadowOffset, shadowRadius, shadowOpacity, shadowForElevation, spread,
    ],
    choices: [shadowOffset, shadowRadius, shadowOpacity].map {
      ObjectShape.Choice(shadowForElevation, $0)
    })
}
