extension Adviser {
  /// Looks for keys that come to nothing. What the navigation controller or its delegate says of two
  /// screens is idle only where it is for both.
  mutating func lookAtIneffectiveKeys(of screens: [AdvisedScreen], in root: DocumentObject) {
    let navigation = SpecPath() / DocumentKeys.navigation.name
    let hook = navigation / ScreenKeys.willAddAppBar.name
    let stack = navigation / NavigationKeys.stack.name
    let found = screens.map { screen in
      var adviser = Adviser(document: document, model: model)
      adviser.lookAtIneffectiveKeys(of: screen, in: root)
      return (advice: adviser.advice, isHooked: screen.getsAppBar && screen.hook?.path == hook)
    }
    for problem in found.flatMap(\.advice) {
      let isShared = problem.path.isWithin(navigation) && !problem.path.isWithin(stack)
      let isIdle = found.allSatisfy { other in
        !isShared || problem.path.isWithin(hook) && !other.isHooked
          || other.advice.contains { $0.path == problem.path }
      }
      if isIdle { tell(problem) }
    }
  }

  /// In what scrolls, in the headers and in the navigation controller around the screen.
  private mutating func lookAtIneffectiveKeys(
    of screen: AdvisedScreen, in root: DocumentObject
  ) {
    if let content = screen.content { lookAtPages(content) }
    for header in screen.headers {
      guard let bar = header.object else { continue }
      lookAtFlags(of: bar, isInjected: header.isInjected)
      lookAtPlace(of: bar, on: screen.content)
      if !leaves(header, screen, root), let view = header.view { lookAtShifted(view) }
      lookAtHeaderView(of: bar, in: screen, root)
    }
    for bar in screen.owner.barsInPaintOrder {
      lookAtThemes(in: bar)
      lookAtHeaders(inside: bar)
      lookAtItemPictures(in: bar)
    }
    lookAtNavigationBars(of: screen, root)
    lookAtBackItem(of: screen)
    if screen.getsAppBar, let hook = screen.hook { lookAtThemes(in: hook) }
    lookAtInjection(into: screen, root)
  }

  mutating func tell(_ what: IneffectiveKey, _ key: Key, of object: DocumentObject) {
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
    let flags: HeaderKeys.Flags? = bar.word(HeaderKeys.behavioralFlags)
    let view = bar.object(AppBarKeys.headerView)
    if flags != nil, bar.flag(HeaderKeys.inferTopSafeAreaInset) != nil,
      view?.flag(HeaderViewKeys.minMaxHeightIncludesSafeArea) != nil
    {
      tell(.flagsSaidOneByOne, HeaderKeys.behavioralFlags, of: bar)
    }
    if bar[HeaderKeys.hairlineColor] != nil, bar.flag(HeaderKeys.showsHairline) != true {
      tell(.hairlineThatIsNotShown, HeaderKeys.hairlineColor, of: bar)
    }
    let flag = HeaderFlags(bar, isInjected: isInjected).adjustsTopLayoutGuide
    guard flag.said == false, let setting = flag.cause.setting else { return }
    tell(
      .flagTurnedOn(HeaderKeys.topLayoutGuideAdjustmentEnabled.name, by: setting),
      HeaderKeys.topLayoutGuideAdjustmentEnabled, of: bar)
  }

  private mutating func lookAtHeaderView(
    of bar: DocumentObject, in screen: AdvisedScreen, _ root: DocumentObject
  ) {
    typealias Keys = HeaderViewKeys
    guard let view = bar.object(AppBarKeys.headerView) else { return }
    lookAtForwards(view)
    let reset = Keys.resetShadowAfterTrackingScrollViewIsReset
    if view[reset] != nil, !root.saysAny(of: [.clearTrackingScrollView]) {
      tell(.shadowAfterNoReset, reset, of: view)
    }
    let header = AdvisedHeader(object: bar, isInjected: false)
    let tracksNothing =
      screen.content == nil || !header.tracksContent && !root.saysAny(of: [.trackPage])
    if tracksNothing { lookAtScrolling(view) }
    lookAtMovement(view, under: screen.content, tracksNothing: tracksNothing)
    switch lookAtShadow(of: view, in: bar) {
    case .own: break
    case .mdcShadowLayer: lookAtOpacity(view, of: bar, in: screen, root, on: "MDCShadowLayer")
    case .custom: lookAtOpacity(view, of: bar, in: screen, root, on: "a layer of its own")
    }
  }

  /// Keys of a shadow that something else casts or states; what casts it.
  private mutating func lookAtShadow(
    of view: DocumentObject, in bar: DocumentObject
  ) -> CastingLayer {
    typealias Keys = HeaderViewKeys
    if view[Keys.shadowIntensity] != nil, bar[HeaderKeys.lifted] != nil {
      tell(.liftedBesideIntensity, HeaderKeys.lifted, of: bar)
    }
    if view[Keys.overrideBaseElevation] != nil, view.flag(Keys.resolvesElevationOverlay) != true {
      tell(.baseElevationWithoutOverlay, Keys.overrideBaseElevation, of: view)
    }
    let layer = shadowLayer(of: view, in: bar)
    switch layer {
    case .own:
      if view[Keys.shadowColor] != nil {
        tell(.colorOfTheViewsOwnLayer, Keys.shadowColor, of: view)
      }
      lookAtElevation(view, on: "a CALayer")
    case .mdcShadowLayer: break
    case .custom: lookAtElevation(view, on: "a layer of its own")
    }
    return layer
  }

  /// Flexible headers at any depth inside `view`, which track nothing.
  mutating func lookAtHeaders(inside view: DocumentObject) {
    for inner in view.innerObjects {
      if inner.text(BarKeys.type) == FlexibleHeaderKeys.shape.name,
        let header = inner.object(AppBarKeys.headerView)
      {
        lookAtForwards(header)
        lookAtScrollingInside(header)
        _ = lookAtShadow(of: header, in: inner)
      }
      lookAtHeaders(inside: inner)
    }
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
