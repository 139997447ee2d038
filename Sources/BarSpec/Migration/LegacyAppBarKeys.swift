/// The words of MDCAppBar, each where the class had it, to hold an old bar against.
enum LegacyAppBarKeys {
  /// MDCFlexibleHeaderViewController's. The tracking scroll view was its view's, for which a document
  /// has one place only.
  private static let controller = ObjectShape(
    name: LegacyAppBar.headerViewController, sentence: "MDCFlexibleHeaderViewController",
    keys: [
      AppBarKeys.headerView, HeaderKeys.trackingScrollView, HeaderKeys.showsHairline,
      HeaderKeys.hairlineColor, HeaderKeys.inferTopSafeAreaInset,
      HeaderKeys.topLayoutGuideAdjustmentEnabled, HeaderKeys.topLayoutGuideViewController,
    ])

  private static let topBar = ObjectShape(
    name: HeaderStackKeys.topBar.name, sentence: "MDCNavigationBar",
    keys: [BarKeys.type] + NavigationBarKeys.shape.keys, choices: NavigationBarKeys.shape.choices)

  private static let stack = ObjectShape(
    name: LegacyAppBar.headerStackView, sentence: "MDCHeaderStackView",
    keys: [
      Key(topBar.name, .object(topBar), .absent, "The navigation bar"), HeaderStackKeys.bottomBar,
    ])

  /// What today's bar says of itself may be said of an old one too.
  static let shape = ObjectShape(
    name: LegacyAppBar.typeName, sentence: "MDCAppBar",
    keys: AppBarKeys.shape.keys + [
      Key(controller.name, .object(controller), .absent, controller.sentence),
      Key(stack.name, .object(stack), .absent, stack.sentence),
      Key(LegacyAppBar.addSubviewsToParent, .boolean, .absent, "Whether the call was made"),
    ])

  /// Whether the member `owner` of an old bar could have the member `key`.
  static func has(_ key: String, in owner: String) -> Bool {
    (owner == stack.name ? stack : controller).key(key) != nil
  }

  /// Why the controller or the stack has no `key`, which the old bar had elsewhere; nil: any other
  /// object, or a key that it had nowhere.
  static func misplaced(_ key: String, in owner: ObjectShape) -> SpecRule? {
    guard [controller.name, stack.name].contains(owner.name) else { return nil }
    let homes = [
      ("\(controller.name).", controller), ("\(stack.name).", stack),
      ("\(controller.name).\(AppBarKeys.headerView.name).", HeaderViewKeys.shape), ("", shape),
      ("\(AppBarKeys.navigationBar.name).", NavigationBarKeys.shape),
      ("\(AppBarKeys.navigationItem.name).", NavigationItemKeys.shape),
    ]
    guard let home = homes.first(where: { $0.1.key(key) != nil }) else { return nil }
    return .misplacedOldWord(key, in: owner.name, home: home.0 + key)
  }
}
