/// MDCAppBarNavigationController and the screens that were pushed.
enum NavigationKeys {
  static let stack = Key(
    "stack", .list(.object(ScreenKeys.shape), count: 1...Limits.screens), .required,
    "The screens from the root on; the last one shows")
  static let shouldSetNavigationBarHiddenHideAppBar = Key(
    "shouldSetNavigationBarHiddenHideAppBar", .boolean, .json("false"),
    "Whether navigationBarHidden hides the app bar that was injected")
  static let navigationBarHidden = Key(
    "navigationBarHidden", .boolean,
    .depends("true; false under shouldSetNavigationBarHiddenHideAppBar"),
    "UIKit's own bar is always hidden; with shouldSetNavigationBarHiddenHideAppBar it is the "
      + "injected app bar")
  static let animated = Key(
    "animated", .boolean, .json("false"),
    "Whether navigationBarHidden has been set with an animation, which begins at the first moment")
  static let transition = Key(
    "transition", .object(TransitionKeys.shape), .absent,
    "A push or pop on its way between the last screen and the one below")

  static let shape = ObjectShape(
    name: "navigation",
    sentence: "MDCAppBarNavigationController: a screen without a header gets an app bar, and a bar "
      + "above the root a back item",
    keys: [
      stack, ScreenKeys.willAddAppBar, shouldSetNavigationBarHiddenHideAppBar, navigationBarHidden,
      animated, transition,
    ])
}

/// The navigation controller's transition between two screens.
enum TransitionKeys {
  static let operation = Key(
    "operation", .words(ScreenTransition.Operation.self), .json("\"push\""),
    "push: the last screen comes; pop: it leaves")
  static let progress = Key(
    "progress", .number(0...1), .required, "How much of the way is done, 0 to 1")

  static let shape = ObjectShape(
    name: "transition",
    sentence:
      "UINavigationController.Operation, frozen: the upper screen stands at the trailing side "
      + "by what is left of its way, the lower one has gone 30 % of the width to the leading side "
      + "when it is covered, under black of 10 %; each app bar travels with its screen, a bar of "
      + "UIKit's that both have stays and turns from one's into the other's. The status bar is that of "
      + "the screen that has the greater part of the picture",
    keys: [operation, progress])
}

/// A view controller on the stack.
enum ScreenKeys {
  static let navigationItem = Key(
    "navigationItem", .object(NavigationItemKeys.shape), .absent,
    "What its app bar mirrors, unless that has a navigationItem of its own")
  static let bars = Key(
    "bars", .list(.bar, count: 0...Limits.bars), .json("[]"),
    "Its own bars; where none of them and of its children's has a header, an app bar is injected. A "
      + "navigationBar without items shows those of the stack")
  static let children = Key(
    "children", .list(.child, count: 0...Limits.children), .json("[]"),
    "Child view controllers, behind its own bars")
  static let content = Key(
    "content", .orNull(.object(ContentKeys.shape)), .depends("the spec's"),
    "What scrolls under its bars; null: nothing")
  static let willAddAppBar = Key(
    "willAddAppBar", .object(InjectedBarKeys.shape), .absent,
    "What the delegate does to an app bar that is injected; a screen's own comes first")

  static let shape = ObjectShape(
    name: "screen", sentence: "A view controller on the navigation stack",
    keys: [navigationItem, bars, children, content, willAddAppBar])

  /// Whether a bar of this type keeps an app bar from being injected.
  static func hasHeader(_ type: String) -> Bool {
    type == AppBarKeys.shape.name || type == FlexibleHeaderKeys.shape.name
  }
}

/// A view controller inside a screen's, at any depth.
enum ChildKeys {
  static let shape = ObjectShape(
    name: "child",
    sentence: "A child view controller; an app bar in it mirrors its navigation item",
    keys: [ScreenKeys.navigationItem, ScreenKeys.bars, ScreenKeys.children])
}

/// An app bar that was injected, as its delegate gets it.
enum InjectedBarKeys {
  static let theme = Key(
    "theme", AppBarKeys.theme.type, .json("\"none\""), AppBarKeys.theme.sentence)
  static let containment = Key(
    ContainmentKeys.containment.name, ContainmentKeys.containment.type,
    .depends("a child of the screen, which stays; beside `page`: child"),
    ContainmentKeys.containment.sentence)
  static let page = Key(
    ContainmentKeys.page.name, ContainmentKeys.page.type,
    .depends("none; beside `containment`: 0"), ContainmentKeys.page.sentence)

  static let shape = ObjectShape(
    name: "injectedAppBar",
    sentence:
      "MDCAppBarViewController in willAddAppBarViewController; its recommended flags are set",
    keys: [theme, AppBarKeys.headerView, AppBarKeys.navigationBar]
      + HeaderKeys.controller(containment: containment, page: page))
}
