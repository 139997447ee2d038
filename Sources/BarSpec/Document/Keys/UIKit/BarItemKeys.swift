/// What UIBarButtonItem and UITabBarItem have had from before appearance objects: on one item, or on
/// the proxy of its class.
enum BarItemKeys {
  static let backgroundImage = Key(
    "backgroundImage", .orNull(.image), .absent,
    "Legacy: setBackgroundImage(_:for:barMetrics:), of no use to the back button")
  static let titlePositionAdjustment = Key(
    "titlePositionAdjustment", .object(AttributeKeys.offsetShape), .absent,
    "Legacy: how far the title is moved")
  static let backgroundVerticalPositionAdjustment = Key(
    "backgroundVerticalPositionAdjustment", .number(-10_000...10_000), .json("0"),
    "Legacy: points by which the background image is lower")
  static let backButtonBackgroundImage = Key(
    "backButtonBackgroundImage", .orNull(.image), .absent,
    "Legacy: the same image of the back button that the item is")
  static let backButtonTitlePositionAdjustment = Key(
    "backButtonTitlePositionAdjustment", .object(AttributeKeys.offsetShape), .absent,
    "Legacy: how far the title of that back button is moved")
  static let backButtonBackgroundVerticalPositionAdjustment = Key(
    "backButtonBackgroundVerticalPositionAdjustment", .number(-10_000...10_000), .json("0"),
    "Legacy: points by which the background image of that back button is lower")
  static let titleTextAttributes = Key(
    "titleTextAttributes", .orNull(.object(AttributeKeys.shape)), .absent,
    "Legacy: setTitleTextAttributes(_:for:), the attributes of this title; null: none, nor the proxy's"
  )
  static let badgeTextAttributes = Key(
    "badgeTextAttributes", .orNull(.object(AttributeKeys.shape)), .absent,
    "setBadgeTextAttributes(_:for:), the attributes of this badge; null: none, nor the proxy's")

  /// UIControl.State of a button and of a tab, besides normal.
  static let buttonStates = ["highlighted", "disabled", "focused"]
  static let tabStates = ["selected", "disabled", "focused"]
  /// UIBarButtonItem.Style.
  static let styles = ["plain", "done"]
  /// UIBarMetrics besides default.
  static let metrics = "compact"

  private static func states(_ words: [String], _ shape: ObjectShape) -> [Key] {
    words.map { Key($0, .object(shape), .absent, "The same for: .\($0)") }
  }

  private static let styleShape = ObjectShape(
    name: "barButtonItemStyle", sentence: "Images for buttons of one style, before all others",
    keys: [backgroundImage]
      + states(
        buttonStates,
        ObjectShape(
          name: "barButtonItemImage", sentence: "The image of one state",
          keys: [backgroundImage])))
  private static let styleKeys = styles.map {
    Key($0, .object(styleShape), .absent, "Legacy: setBackgroundImage(_:for:style: .\($0), …)")
  }
  private static let ofMetrics = [
    titlePositionAdjustment, backgroundImage, backgroundVerticalPositionAdjustment,
    backButtonTitlePositionAdjustment, backButtonBackgroundImage,
    backButtonBackgroundVerticalPositionAdjustment,
  ]
  private static let compactShape = ObjectShape(
    name: "compactBarButtonItem",
    sentence: "What counts in bars of compact height; without a word there, the default's",
    keys: ofMetrics + styleKeys
      + states(
        buttonStates,
        ObjectShape(
          name: "compactBarButtonItemState", sentence: "The images of one state",
          keys: [backgroundImage, backButtonBackgroundImage])))
  private static let buttonStateShape = ObjectShape(
    name: "barButtonItemState",
    sentence: "What is set for one state; without an image there, that for: .normal",
    keys: [titleTextAttributes, backgroundImage, backButtonBackgroundImage])
  private static let tabStateShape = ObjectShape(
    name: "tabBarItemState", sentence: "What is set for one state",
    keys: [titleTextAttributes, badgeTextAttributes])

  /// Of a bar button item, its tint among them.
  static let button = ObjectShape(
    name: "UIBarButtonItem", sentence: "What can be set on the proxy of UIBarButtonItem",
    keys: [UIKitItemKeys.buttonTintColor, titleTextAttributes] + ofMetrics
      + states(buttonStates, buttonStateShape) + styleKeys + [
        Key(
          metrics, .object(compactShape), .absent, "Legacy: the same with the bar metrics .compact")
      ])
  /// Of a tab, the colour of its badge among them.
  static let tab = ObjectShape(
    name: "UITabBarItem", sentence: "What can be set on the proxy of UITabBarItem",
    keys: [
      titleTextAttributes, titlePositionAdjustment, UIKitItemKeys.badgeColor, badgeTextAttributes,
    ] + states(tabStates, tabStateShape))

  /// The keys of `shape` that are none of the item's others.
  static func legacy(_ shape: ObjectShape) -> [Key] {
    let others = [UIKitItemKeys.buttonTintColor, UIKitItemKeys.badgeColor].map(\.name)
    return shape.keys.filter { !others.contains($0.name) }
  }
}
