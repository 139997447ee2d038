/// MDCFlexibleHeaderView.
enum HeaderViewKeys {
  private static let height = ValueType.number(0...16_384)

  static let backgroundColor = Key(
    "backgroundColor", .color, .depends("primary, or by theme: surface, lightGray"),
    "The container's colour")
  static let elevation = Key(
    "elevation", .number(0...100), .json("4"), "Points of elevation when fully lifted")
  static let shadowColor = Key("shadowColor", .color, .json("\"black\""), "The shadow's colour")
  static let shadowIntensity = Key(
    "shadowIntensity", .number(0...1), .depends("by the scroll position, over 8 pt"),
    "How much of the shadow shows; wins over the scroll position")
  static let visibleShadowOpacity = Key(
    "visibleShadowOpacity", .number(0...1), .json("0.4"), "Opacity of the plain CALayer's shadow")
  static let shadowLayer = Key(
    "shadowLayer", .words(HeaderView.ShadowLayerKind.self),
    .depends("MDCShadowLayer in an app bar, CALayer in a flexible header"),
    "What casts the shadow")
  static let minimumHeight = Key(
    "minimumHeight", height, .depends("56 and the top inset"),
    "Points; see minMaxHeightIncludesSafeArea")
  static let maximumHeight = Key(
    "maximumHeight", height, .depends("minimumHeight"), "Points; at least minimumHeight")
  static let minMaxHeightIncludesSafeArea = Key(
    "minMaxHeightIncludesSafeArea", .boolean, .json("true"),
    "Whether both heights count the top inset")
  static let canOverExtend = Key(
    "canOverExtend", .boolean, .json("true"),
    "Whether pulling down makes it higher than its maximum")

  static let shape = ObjectShape(
    name: "headerView", sentence: "The container of a bar, by MDCFlexibleHeaderView's properties",
    keys: [
      backgroundColor, elevation, shadowColor, shadowIntensity, visibleShadowOpacity, shadowLayer,
      minimumHeight, maximumHeight, minMaxHeightIncludesSafeArea, canOverExtend,
    ])
}
