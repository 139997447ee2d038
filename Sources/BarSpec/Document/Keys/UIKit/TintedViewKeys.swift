/// UIView's tint: what the views above bars hand down to them.
enum TintedViewKeys {
  static let tintColor = Key(
    "tintColor", .orNull(.color), .depends("that of the view above it, over all systemBlue"),
    "UIView.tintColor, which views below it take that say none; null: none of its own, nor its proxy's"
  )
  static let tintAdjustmentMode = Key(
    "tintAdjustmentMode", .words(TintAdjustmentMode.self), .json("\"automatic\""),
    "UIView.tintAdjustmentMode; dimmed: every tint in it is drawn desaturated and darkened, normal: "
      + "as it is, automatic: as in the view above it")

  static let shape = ObjectShape(
    name: "tintedView", sentence: "UIView as far as its tint goes",
    keys: [tintColor, tintAdjustmentMode])

  /// Of the whole document.
  static let window = Key(
    "window", .object(shape), .absent,
    "UIWindow, which all bars stand in: the tint of those without any")
  /// Of a bar of the screen.
  static let superview = Key(
    "superview", .object(shape), .absent,
    "The view between a bar of the screen and its window: UINavigationController.view, "
      + "UITabBarController.view or the parent's")

  /// What can be set on the proxy of a class of views.
  static func proxy(of className: String) -> ObjectShape {
    ObjectShape(
      name: className, sentence: "What can be set on the proxy of \(className)", keys: shape.keys)
  }
}
