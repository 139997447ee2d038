extension Adviser {
  /// Looks for keys that come to nothing, in what scrolls, in the headers and in the navigation
  /// controller around the screen.
  mutating func lookAtIneffectiveKeys(of screen: AdvisedScreen, in root: DocumentObject) {
    if let content = screen.content { lookAtPages(content) }
    for header in screen.headers {
      guard let bar = header.object else { continue }
      lookAtFlags(of: bar, isInjected: header.isInjected)
      lookAtHeaderView(of: bar, in: screen, root)
    }
    for bar in screen.owner.barsInPaintOrder {
      lookAtThemes(in: bar)
      lookAtNavigationBar(of: bar, in: screen)
    }
    if screen.getsAppBar, let hook = screen.hook { lookAtThemes(in: hook) }
    lookAtInjection(into: screen, root)
  }

  private mutating func tell(_ what: IneffectiveKey, _ key: Key, of object: DocumentObject) {
    tell(.withoutEffect(what), key, of: object)
  }

  private mutating func lookAtPages(_ content: DocumentObject) {
    let hasPages = !content.elements(PageKeys.pages).isEmpty
    if content[PageKeys.pages] != nil, !hasPages { tell(.emptyPages, PageKeys.pages, of: content) }
    if content[PageKeys.pagesScrolledBy] != nil, !hasPages {
      tell(.pagesWithoutPages, PageKeys.pagesScrolledBy, of: content)
    }
  }

  /// Of a bar and of all views in it.
  private mutating func lookAtThemes(in view: DocumentObject) {
    if case .array(let elements)? = view[AppBarKeys.theme]?.kind {
      let steps = elements.compactMap(document.string)
      if elements.isEmpty { tell(.emptyTheme, AppBarKeys.theme, of: view) }
      for (index, step) in steps.enumerated() where steps[(index + 1)...].contains(step) {
        tell(
          .withoutEffect(.repeatedTheme(step)), at: elements[index],
          view.path / AppBarKeys.theme.name, index)
      }
    }
    for inner in view.innerObjects { lookAtThemes(in: inner) }
  }

  /// What stands at one element of a list.
  private mutating func tell(
    _ what: Advice, at element: JSONValue, _ list: SpecPath, _ index: Int
  ) {
    tell(what.problem(at: document.texts.shown(element.place.span), list[index]))
  }

  /// The flag that others turn on, whatever it says itself.
  private mutating func lookAtFlags(of bar: DocumentObject, isInjected: Bool) {
    if bar[HeaderKeys.hairlineColor] != nil, bar.flag(HeaderKeys.showsHairline) != true {
      tell(.hairlineThatIsNotShown, HeaderKeys.hairlineColor, of: bar)
    }
    let key = HeaderKeys.topLayoutGuideAdjustmentEnabled
    let flag = HeaderFlags(bar, isInjected: isInjected).adjustsTopLayoutGuide
    guard flag.said == false, let setting = flag.cause.setting else { return }
    tell(.flagTurnedOn(key.name, by: setting), key, of: bar)
  }

  private mutating func lookAtHeaderView(
    of bar: DocumentObject, in screen: AdvisedScreen, _ root: DocumentObject
  ) {
    typealias Keys = HeaderViewKeys
    guard let view = bar.object(AppBarKeys.headerView) else { return }
    lookAtForwards(view)
    lookAtMovement(view, under: screen.content)
    if view[Keys.shadowIntensity] != nil, bar[HeaderKeys.lifted] != nil {
      tell(.liftedBesideIntensity, HeaderKeys.lifted, of: bar)
    }
    if view[Keys.overrideBaseElevation] != nil, view.flag(Keys.resolvesElevationOverlay) != true {
      tell(.baseElevationWithoutOverlay, Keys.overrideBaseElevation, of: view)
    }
    switch shadowLayer(of: view, in: bar) {
    case .own:
      if view[Keys.shadowColor] != nil {
        tell(.colorOfTheViewsOwnLayer, Keys.shadowColor, of: view)
      }
      lookAtElevation(view, on: "a CALayer")
    case .mdcShadowLayer: lookAtOpacity(view, of: bar, in: screen, root, on: "MDCShadowLayer")
    case .custom:
      lookAtElevation(view, on: "a layer of its own")
      lookAtOpacity(view, of: bar, in: screen, root, on: "a layer of its own")
    }
  }

  private mutating func lookAtMovement(
    _ view: DocumentObject, under content: DocumentObject?
  ) {
    typealias Keys = HeaderViewKeys
    let behavior: ShiftBehavior = view.word(Keys.shiftBehavior) ?? .disabled
    // A disabled header that a call has sent away may come back by scrolling, though not by scrubbing.
    let unshifted =
      switch behavior {
      case .disabled: [Keys.headerContentImportance]
      case .hideable: [Keys.headerContentImportance, Keys.trackingScrollViewIsBeingScrubbed]
      case .enabled, .enabledWithStatusBar: [Key]()
      }
    for key in unshifted where view[key] != nil {
      tell(.onlyWhileShifting(key.name), key, of: view)
    }
    if behavior == .disabled || behavior == .enabled, view[Keys.contentIsTranslucent] != nil {
      tell(.onlyWithTheStatusBar, Keys.contentIsTranslucent, of: view)
    }
    guard let content else { return }
    if view[Keys.sharedWithManyScrollViews] != nil, content.elements(PageKeys.pages).count < 2 {
      tell(.roomOfOtherPages, Keys.sharedWithManyScrollViews, of: view)
    }
    let adjustment: Content.InsetAdjustment? = content.word(
      ContentKeys.contentInsetAdjustmentBehavior)
    if view[Keys.leavesContentInsetWhenNever] != nil, adjustment != .never {
      tell(.insetThatIsAdjusted, Keys.leavesContentInsetWhenNever, of: view)
    }
  }

  /// Of an app bar with an item of its own, or of its screen; of a navigation bar by itself.
  private mutating func lookAtNavigationBar(of bar: DocumentObject, in screen: AdvisedScreen) {
    typealias Keys = NavigationBarKeys
    let isAlone = bar.text(BarKeys.type) == MaterialNavigationBarKeys.shape.name
    guard isAlone || bar.text(BarKeys.type) == AppBarKeys.shape.name,
      let view = isAlone ? bar : bar.object(AppBarKeys.navigationBar)
    else { return }
    let item =
      bar.object(AppBarKeys.navigationItem)
      ?? (screen.isOnStack && !isAlone ? screen.owner.object(ScreenKeys.navigationItem) : nil)
    if view[Keys.backItem] != nil, view.flag(Keys.backItem) != false,
      item?.replacesBackItem(of: view) == true
    {
      tell(.backItemBehindLeftItems, Keys.backItem, of: view)
    }
    for (own, mirrored) in [
      (Keys.hidesBackButton, NavigationItemKeys.hidesBackButton),
      (Keys.leadingItemsSupplementBackButton, NavigationItemKeys.leftItemsSupplementBackButton),
    ] where view[own] != nil && item?[mirrored] != nil {
      tell(.overwrittenByItem(own.name, mirrored.name), own, of: view)
    }
    if view[Keys.titleViewLayoutBehavior] != nil, item?[NavigationItemKeys.titleView] == nil {
      tell(.layoutOfNoTitleView, Keys.titleViewLayoutBehavior, of: view)
    }
    let ripples = view.flag(Keys.enableRippleBehavior) == true
    if view[Keys.rippleColor] != nil, !ripples {
      tell(.rippleWithoutRipples, Keys.rippleColor, of: view)
    }
    if view[Keys.inkColor] != nil, ripples { tell(.inkUnderRipples, Keys.inkColor, of: view) }
  }

  private mutating func lookAtForwards(_ view: DocumentObject) {
    let key = HeaderViewKeys.forwards
    let elements = view.elements(key)
    let events = elements.map { document.string($0.value) ?? "" }
    for (index, event) in events.enumerated() where events[..<index].contains(event) {
      tell(
        .withoutEffect(.repeatedForward(event)), at: elements[index].value, view.path / key.name,
        index)
    }
  }

  private enum CastingLayer { case own, mdcShadowLayer, custom }

  private func shadowLayer(of view: DocumentObject, in bar: DocumentObject) -> CastingLayer {
    let key = HeaderViewKeys.shadowLayer
    if view.object(key) != nil { return .custom }
    let word: HeaderView.ShadowLayerKind? = view.word(key)
    let isPlainHeader = bar.text(BarKeys.type) == FlexibleHeaderKeys.shape.name
    return (word ?? (isPlainHeader ? .calayer : .mdcShadowLayer)) == .calayer
      ? .own : .mdcShadowLayer
  }

  private mutating func lookAtElevation(_ view: DocumentObject, on layer: String) {
    for key in [HeaderViewKeys.elevation, HeaderViewKeys.shadowMaskEnabled]
    where view[key] != nil {
      tell(.keyOfMDCShadowLayer(key.name, on: layer), key, of: view)
    }
  }

  /// The view's own layer casts a shadow beside any other where a header moves, or stands in front of
  /// infinite content, without a scroll view.
  private mutating func lookAtOpacity(
    _ view: DocumentObject, of bar: DocumentObject, in screen: AdvisedScreen,
    _ root: DocumentObject, on layer: String
  ) {
    let key = HeaderViewKeys.visibleShadowOpacity
    guard view[key] != nil else { return }
    let events = root.elements(DocumentKeys.scroll).compactMap { element in
      element.value[ScrollEventKeys.event.name].flatMap(document.string)
        .flatMap(ScrollEventKeys.Word.init(rawValue:))
    }
    let tracks =
      screen.content != nil && AdvisedHeader(object: bar, isInjected: false).tracksContent
      && !events.contains(.clearTrackingScrollView)
    let moves =
      !events.isEmpty || view.flag(HeaderViewKeys.inFrontOfInfiniteContent) == true
      || screen.getsAppBar
    if tracks || !moves { tell(.opacityOfAnotherLayer(layer), key, of: view) }
  }

  private mutating func lookAtInjection(into screen: AdvisedScreen, _ root: DocumentObject) {
    guard screen.isOnStack, let navigation = root.object(DocumentKeys.navigation) else { return }
    typealias Keys = NavigationKeys
    let hides = navigation.flag(Keys.shouldSetNavigationBarHiddenHideAppBar) == true
    let hidden = Keys.navigationBarHidden
    if hides, !screen.getsAppBar, navigation[hidden] != nil {
      tell(.hiddenBarOfItsOwn(hidden.name), hidden, of: navigation)
    }
    if navigation[Keys.animated] != nil, !hides || navigation.flag(hidden) != true {
      tell(.animationOfNothing, Keys.animated, of: navigation)
    }
    if !screen.getsAppBar, screen.owner[ScreenKeys.willAddAppBar] != nil {
      tell(.hookOfNoAppBar, ScreenKeys.willAddAppBar, of: screen.owner)
    }
  }
}

extension DocumentObject {
  /// Whether its left items stand where the back item of `bar` would.
  fileprivate func replacesBackItem(of bar: DocumentObject) -> Bool {
    typealias Keys = NavigationItemKeys
    let hasItems =
      object(Keys.leftBarButtonItem) != nil || !elements(Keys.leftBarButtonItems).isEmpty
    let supplements =
      flag(Keys.leftItemsSupplementBackButton)
      ?? bar.flag(NavigationBarKeys.leadingItemsSupplementBackButton)
    return hasItems && supplements != true
  }
}
