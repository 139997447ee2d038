extension Adviser {
  /// Of every Material navigation bar and button bar of a screen, at any depth of other bars, and of an
  /// injected one.
  mutating func lookAtNavigationBars(of screen: AdvisedScreen, _ root: DocumentObject) {
    for bar in screen.owner.barsInPaintOrder { lookAtBar(bar, of: screen) }
    guard screen.getsAppBar else { return }
    let view = screen.hook?.object(AppBarKeys.navigationBar)
    lookAt(
      AdvisedNavigationBar(
        view: view, item: screen.owner.object(ScreenKeys.navigationItem),
        ownsItem: showsItemsOnce(screen), leadsBack: screen.isAboveRoot))
    if let view { lookAtInk(of: view) }
    if let hook = screen.hook {
      lookAtBars(inside: hook)
      lookAtHiddenBar(hook, in: screen, root)
    }
    if let item = screen.owner.object(ScreenKeys.navigationItem) { lookAtBars(inside: item) }
  }

  private mutating func tell(_ what: [IneffectiveNavigationKey], of object: DocumentObject?) {
    guard let object else { return }
    for idle in what {
      let place = object.value[idle.key]?.place ?? object.value.place
      let problem = Advice.withoutEffect(.navigation(idle)).problem(
        at: document.texts.shown(place.span), object.path / idle.key)
      tell(problem)
    }
  }

  private mutating func lookAt(_ bar: AdvisedNavigationBar) {
    tell(bar.idleKeys, of: bar.view)
    tell(bar.idleItemKeys, of: bar.item)
  }

  private mutating func lookAtBar(_ bar: DocumentObject, of screen: AdvisedScreen) {
    lookAtBars(inside: bar)
    guard bar.text(BarKeys.type) == AppBarKeys.shape.name else { return lookAtAlone(bar) }
    let view = bar.object(AppBarKeys.navigationBar)
    if let view { lookAtInk(of: view) }
    let own = bar.object(AppBarKeys.navigationItem)
    guard bar.flag(AppBarKeys.didMove) != false else {
      if own != nil {
        let idle = IneffectiveNavigationKey(
          key: AppBarKeys.navigationItem.name, cause: .notMoved)
        tell([idle], of: bar)
      }
      return
    }
    let mirrors = screen.isOnStack && own?.isSilentItem != false
    lookAt(
      AdvisedNavigationBar(
        view: view, item: mirrors ? itemOfParent(of: bar) : own,
        ownsItem: mirrors
          ? showsItemsOnce(screen) : !(screen.isOnStack && own?.showsNothing == true),
        leadsBack: screen.isAboveRoot))
  }

  /// Whether no more than one bar of the screen can show its navigation item.
  private func showsItemsOnce(_ screen: AdvisedScreen) -> Bool {
    screen.owner.barsInPaintOrder.count + (screen.getsAppBar ? 1 : 0) == 1
      && model.transition == nil
  }

  /// The navigation item of the view controller that has `bar`.
  private func itemOfParent(of bar: DocumentObject) -> DocumentObject? {
    var owner = document.root
    let steps = bar.path.steps.dropLast(2)
    for step in steps {
      guard let inner = owner[step] else { return nil }
      owner = inner
    }
    return DocumentObject(document: document, value: owner, path: SpecPath(Array(steps)))
      .object(ScreenKeys.navigationItem)
  }

  private mutating func lookAtBars(inside view: DocumentObject) {
    for inner in view.innerObjects {
      lookAtAlone(inner)
      lookAtBars(inside: inner)
    }
  }

  /// A bar that has all its words itself; nothing of any other view.
  private mutating func lookAtAlone(_ view: DocumentObject) {
    let type = view.text(BarKeys.type)
    if type == ButtonBarKeys.shape.name { lookAtInk(of: view) }
    guard type == MaterialNavigationBarKeys.shape.name else { return }
    lookAtInk(of: view)
    lookAt(
      AdvisedNavigationBar(
        view: view, item: view.object(AppBarKeys.navigationItem), ownsItem: true,
        leadsBack: false))
  }

  /// What spreads under a finger, and how large the texts may become.
  private mutating func lookAtInk(of view: DocumentObject) {
    typealias Keys = NavigationBarKeys
    let ripples = view.flag(Keys.enableRippleBehavior) == true
    let follows = view.flag(Keys.adjustsFontForContentSizeCategory) == true
    let usual = Traits().preferredContentSizeCategory
    let idle: [(Key, IneffectiveNavigationKey.Cause?)] = [
      (Keys.rippleColor, ripples ? nil : .inkInstead),
      (Keys.inkColor, ripples ? .ripplesInstead : nil),
      (
        Keys.maximumTextScale,
        !follows
          ? .fixedTextSize
          : model.traits.preferredContentSizeCategory == usual ? .usualTextSize : nil
      ),
    ]
    tell(
      idle.compactMap { key, cause in
        view[key] == nil
          ? nil : cause.map { IneffectiveNavigationKey(key: key.name, cause: $0) }
      }, of: view)
  }

  /// An injected bar that is off the screen from the first, with its header stack faded.
  private mutating func lookAtHiddenBar(
    _ hook: DocumentObject, in screen: AdvisedScreen, _ root: DocumentObject
  ) {
    typealias Keys = NavigationKeys
    let header = hook.object(AppBarKeys.headerView)
    let showsSome = [HeaderViewKeys.hideViewWhenShifted, HeaderViewKeys.minimumHeaderViewHeight]
      .contains { header?[$0] != nil }
    guard let navigation = root.object(DocumentKeys.navigation),
      navigation.flag(Keys.shouldSetNavigationBarHiddenHideAppBar) == true,
      navigation.flag(Keys.navigationBarHidden) == true, navigation.flag(Keys.animated) != true,
      root.elements(DocumentKeys.scroll).isEmpty, model.transition == nil, !showsSome,
      hook[AppBarKeys.navigationBar] != nil
    else { return }
    tell(
      [IneffectiveNavigationKey(key: AppBarKeys.navigationBar.name, cause: .hiddenBar)], of: hook)
  }

  /// The back item that the shown screen would give the next one.
  mutating func lookAtBackItem(of screen: AdvisedScreen) {
    let key = NavigationItemKeys.backBarButtonItem
    guard screen.isOnStack, model.transition == nil,
      let item = screen.owner.object(ScreenKeys.navigationItem), item[key] != nil
    else { return }
    tell([IneffectiveNavigationKey(key: key.name, cause: .noNextScreen)], of: item)
  }
}

extension DocumentObject {
  /// Whether a navigation item says nothing that a bar mirrors, so that its screen's is shown.
  fileprivate var isSilentItem: Bool {
    typealias Keys = NavigationItemKeys
    return showsNothing
      && [Keys.hidesBackButton, Keys.leftItemsSupplementBackButton].allSatisfy { self[$0] == nil }
  }

  /// Whether a navigation item has neither title nor items, so that a flag may be all that it says.
  fileprivate var showsNothing: Bool {
    typealias Keys = NavigationItemKeys
    return [Keys.title, Keys.titleView, Keys.leftBarButtonItem, Keys.rightBarButtonItem]
      .allSatisfy { self[$0] == nil }
      && [Keys.leftBarButtonItems, Keys.rightBarButtonItems].allSatisfy { elements($0).isEmpty }
  }
}
