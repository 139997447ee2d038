import BarPrimitives

/// What a navigation controller comes to: the bars of the screen that shows.
struct NavigationOutcome {
  var bars: [Bar]
  /// Where the document says each.
  var paths: [SpecPath]
  /// The injected bar is told to leave before anything else happens.
  var hidesInjectedBar: Bool
}

extension Validator {
  mutating func navigation(_ document: DocumentObject) -> NavigationOutcome? {
    guard let object = document.object(DocumentKeys.navigation) else { return nil }
    let screens = object.elements(NavigationKeys.stack).map {
      DocumentObject(document: self.document, value: $0.value, path: $0.path)
    }
    guard let shown = screens.last else { return nil }
    let backItem = screens.dropLast().last.map { self.backItem(below: $0) }
    let isHidden = hidesInjectedBar(object)
    let own = zip(bars(shown), shown.elements(ScreenKeys.bars)).map { bar, element in
      let object = DocumentObject(
        document: self.document, value: element.value, path: element.path)
      return object.flag(AppBarKeys.didMove) == false
        ? bar : mirroring(shown, backItem, on: bar)
    }
    let paths = own.indices.map { (shown.path / ScreenKeys.bars.name)[$0] }
    // A screen that has a header is left alone, but not one whose bars could not be read.
    let types = shown.elements(ScreenKeys.bars).map { element in
      element.value[BarKeys.type.name].flatMap(self.document.string) ?? AppBarKeys.shape.name
    }
    if types.contains(where: ScreenKeys.hasHeader) {
      return NavigationOutcome(bars: own, paths: paths, hidesInjectedBar: false)
    }
    let hook = shown.object(ScreenKeys.willAddAppBar) ?? object.object(ScreenKeys.willAddAppBar)
    let injected = injectedBar(hook, on: shown, backItem, isHidden: isHidden)
    return NavigationOutcome(
      bars: own + [injected], paths: paths + [hook?.path ?? shown.path],
      hidesInjectedBar: isHidden)
  }

  /// MDCAppBarNavigationController asserts that its own bar stays hidden.
  private mutating func hidesInjectedBar(_ object: DocumentObject) -> Bool {
    let key = NavigationKeys.navigationBarHidden
    let isHidden = object.flag(key)
    if object.flag(NavigationKeys.shouldSetNavigationBarHiddenHideAppBar) == true {
      return isHidden ?? false
    }
    if isHidden == false { refuse(.shownNavigationBar, object[key], object.path / key.name) }
    return false
  }

  /// The item that leads back to `screen`: its own for that, or the chevron alone.
  private mutating func backItem(below screen: DocumentObject) -> BarButtonItem {
    let item = screen.object(ScreenKeys.navigationItem)?
      .object(NavigationItemKeys.backBarButtonItem)
    var backItem = item.map { barButtonItem($0) } ?? BarButtonItem()
    if backItem.title == nil, backItem.image == nil { backItem.image = .backChevron }
    return backItem
  }

  /// An app bar takes its items from the screen where it has none, and the back item likewise.
  private mutating func mirroring(
    _ screen: DocumentObject, _ backItem: BarButtonItem?, on bar: Bar
  ) -> Bar {
    guard case .appBar(var appBar) = bar else { return bar }
    if appBar.navigationItem == NavigationItem() {
      appBar.navigationItem = navigationItem(screen.object(ScreenKeys.navigationItem))
    }
    appBar.navigationBar.backItem = appBar.navigationBar.backItem ?? backItem
    return .appBar(appBar)
  }

  /// The flags that MDCAppBarNavigationController sets, then what the delegate does.
  private mutating func injectedBar(
    _ hook: DocumentObject?, on screen: DocumentObject, _ backItem: BarButtonItem?, isHidden: Bool
  ) -> Bar {
    let id = ElementID(AppBarKeys.shape.name)
    var bar = hook.map { appBar($0, id) } ?? AppBar(id: id, theme: .none)
    bar.theme = hook?.theme(InjectedBarKeys.theme) ?? .none
    bar.navigationItem = navigationItem(screen.object(ScreenKeys.navigationItem))
    bar.navigationBar.backItem = bar.navigationBar.backItem ?? backItem
    let controller = bar.headerController.inferTopSafeAreaInsetFromViewController
    bar.headerController.inferTopSafeAreaInsetFromViewController = controller ?? true
    bar.headerView.minMaxHeightIncludesSafeArea =
      bar.headerView.minMaxHeightIncludesSafeArea ?? false
    let observes = bar.headerView.scrolling.observesTrackingScrollViewScrollEvents
    bar.headerView.scrolling.observesTrackingScrollViewScrollEvents = observes ?? true
    let behavior = bar.headerView.scrolling.shiftBehavior
    refuseShifting(hook, behavior, observes: observes)
    if isHidden, behavior == nil || behavior == .disabled {
      bar.headerView.scrolling.shiftBehavior = .hideable
    }
    return .appBar(bar)
  }

  /// The controller has made the header observe before the delegate can make it shift.
  private mutating func refuseShifting(
    _ hook: DocumentObject?, _ behavior: ShiftBehavior?, observes: Bool?
  ) {
    guard observes == nil, let behavior, behavior == .enabled || behavior == .enabledWithStatusBar,
      let header = hook?.object(AppBarKeys.headerView)
    else { return }
    let key = HeaderViewKeys.shiftBehavior
    refuse(.observesWhileShifting(behavior), header[key], header.path / key.name)
  }
}
