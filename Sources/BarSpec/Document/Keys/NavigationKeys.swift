/// MDCAppBarNavigationController and the screens that were pushed.
enum NavigationKeys {
  static let stack = Key(
    "stack", .list(.object(ScreenKeys.shape), count: 1...Limits.screens), .required,
    "The screens from the root on; the last one shows, under the spec's content")
  static let shouldSetNavigationBarHiddenHideAppBar = Key(
    "shouldSetNavigationBarHiddenHideAppBar", .boolean, .json("false"),
    "Whether navigationBarHidden hides the app bar that was injected")
  static let navigationBarHidden = Key(
    "navigationBarHidden", .boolean,
    .depends("true; false under shouldSetNavigationBarHiddenHideAppBar"),
    "UIKit's own bar is always hidden; with shouldSetNavigationBarHiddenHideAppBar it is the "
      + "injected app bar")

  static let shape = ObjectShape(
    name: "navigation",
    sentence: "MDCAppBarNavigationController: a screen without a header gets an app bar, and a bar "
      + "above the root a back item",
    keys: [
      stack, ScreenKeys.willAddAppBar, shouldSetNavigationBarHiddenHideAppBar, navigationBarHidden,
    ])
}

/// A view controller on the stack.
enum ScreenKeys {
  static let navigationItem = Key(
    "navigationItem", .object(NavigationItemKeys.shape), .absent,
    "What its app bar mirrors, unless that has a navigationItem of its own")
  static let bars = Key(
    "bars", .list(.bar, count: 0...Limits.bars), .json("[]"),
    "Its own bars; where none of them has a header, an app bar is injected")
  static let willAddAppBar = Key(
    "willAddAppBar", .object(InjectedBarKeys.shape), .absent,
    "What the delegate does to an app bar that is injected; a screen's own comes first")

  static let shape = ObjectShape(
    name: "screen", sentence: "A view controller on the navigation stack",
    keys: [navigationItem, bars, willAddAppBar])

  /// Whether a bar of this type keeps an app bar from being injected.
  static func hasHeader(_ type: String) -> Bool {
    type == AppBarKeys.shape.name || type == FlexibleHeaderKeys.shape.name
  }
}

/// An app bar that was injected, as its delegate gets it.
enum InjectedBarKeys {
  static let theme = Key(
    "theme", AppBarKeys.theme.type, .json("\"none\""), AppBarKeys.theme.sentence)

  static let shape = ObjectShape(
    name: "injectedAppBar",
    sentence:
      "MDCAppBarViewController in willAddAppBarViewController; its recommended flags are set",
    keys: [theme, AppBarKeys.headerView, AppBarKeys.navigationBar] + HeaderKeys.controller)
}
