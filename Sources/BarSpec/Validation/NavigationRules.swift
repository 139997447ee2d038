import BarPrimitives

/// What a navigation controller comes to.
struct NavigationOutcome {
  /// The last screen of its stack.
  var shown: ScreenOutcome
  var transition: Transition?

  struct Transition {
    let operation: ScreenTransition.Operation
    let progress: Double
    let below: ScreenOutcome
  }
}

extension Validator {
  /// Nil: the document has none that could be read.
  mutating func navigation(_ document: DocumentObject) -> NavigationOutcome? {
    guard let object = document.object(DocumentKeys.navigation) else { return nil }
    let screens = object.elements(NavigationKeys.stack).map {
      DocumentObject(document: self.document, value: $0.value, path: $0.path)
    }
    guard !screens.isEmpty else { return nil }
    let hiding = hidesInjectedBar(object)
    var ids = BarIDs()
    func stack(_ count: Int) -> NavigationStack {
      NavigationStack(controller: object, screens: Array(screens.prefix(count)), hiding: hiding)
    }
    // What is read last is what scroll events are held against: the screen that shows.
    let below = object.object(NavigationKeys.transition).flatMap { _ in
      screens.count > 1 ? stack(screens.count - 1) : nil
    }
    let shown = screen(stack(screens.count), document, &ids)
    let transition = transition(object, below: below.map { screen($0, document, &ids) })
    // Screens that do not show are held against the rules all the same, each by itself.
    for count in 1..<max(screens.count - (below == nil ? 0 : 1), 1) {
      var hidden = BarIDs()
      _ = screen(stack(count), document, &hidden)
    }
    scrolledContent = shown.content
    return NavigationOutcome(shown: shown, transition: transition)
  }

  private mutating func transition(
    _ navigation: DocumentObject, below: ScreenOutcome?
  ) -> NavigationOutcome.Transition? {
    guard let object = navigation.object(NavigationKeys.transition) else { return nil }
    guard let below else {
      refuse(.transitionOfOne, object.value, object.path)
      return nil
    }
    return object.number(TransitionKeys.progress).map { progress in
      NavigationOutcome.Transition(
        operation: object.word(TransitionKeys.operation) ?? .push, progress: progress, below: below)
    }
  }

  /// MDCAppBarNavigationController asserts that its own bar stays hidden.
  private mutating func hidesInjectedBar(_ object: DocumentObject) -> ScrollEvent.Kind? {
    let key = NavigationKeys.navigationBarHidden
    let isHidden = object.flag(key)
    if object.flag(NavigationKeys.shouldSetNavigationBarHiddenHideAppBar) == true {
      let animated = object.flag(NavigationKeys.animated) ?? false
      return isHidden == true ? .shiftHeader(.offScreen, animated: animated) : nil
    }
    if isHidden == false { refuse(.shownNavigationBar, object[key], object.path / key.name) }
    return nil
  }
}

/// A navigation controller whose stack ends with the screen that is looked at.
private struct NavigationStack {
  let controller: DocumentObject
  let screens: [DocumentObject]
  /// What an injected bar is told first; nil: nothing.
  let hiding: ScrollEvent.Kind?
}

extension Validator {
  /// The bars of the last screen of `stack` and of its children, and the one that is injected where
  /// none of them has a header.
  private mutating func screen(
    _ stack: NavigationStack, _ document: DocumentObject, _ ids: inout BarIDs
  ) -> ScreenOutcome {
    guard let screen = stack.screens.last else { return ScreenOutcome(bars: []) }
    let own = screen[ScreenKeys.content] != nil
    let content = (own ? screen : document).object(ScreenKeys.content)
    scrolledContent = content
    let backItem = stack.screens.dropLast().last.map { self.backItem(below: $0) }
    var bars = bars(of: screen, backItem, &ids)
    for index in bars.indices { show(stack.screens, in: &bars[index].bar) }
    if bars.count > Limits.bars {
      let rule = SpecRule.tooMany(
        ScreenKeys.bars.name, count: bars.count, allowed: 0...Limits.bars)
      refuse(rule, screen.value, screen.path)
    }
    guard !screen.hasHeader else { return ScreenOutcome(bars: bars, content: content) }
    bars.append(injectedBar(stack, backItem, &ids))
    return ScreenOutcome(bars: bars, content: content, hidesInjectedBar: stack.hiding)
  }

  /// Of a view controller: those of its children, then its own.
  private mutating func bars(
    of owner: DocumentObject, _ backItem: BarButtonItem?, _ ids: inout BarIDs
  ) -> [PlacedBar] {
    var placed: [PlacedBar] = []
    for child in owner.children { placed += bars(of: child, backItem, &ids) }
    for var bar in placedBars(owner, &ids) {
      mirror(owner, backItem, in: &bar)
      placed.append(bar)
    }
    return placed
  }

  /// The item that leads back to `screen`: its own for that, or the chevron alone.
  private mutating func backItem(below screen: DocumentObject) -> BarButtonItem {
    let item = screen.object(ScreenKeys.navigationItem)?
      .object(NavigationItemKeys.backBarButtonItem)
    var backItem = item.map { barButtonItem($0) } ?? BarButtonItem()
    if backItem.title == nil, backItem.image == nil { backItem.image = .backChevron }
    return backItem
  }

  /// An app bar takes its items from its parent where it has none, and the back item likewise; not
  /// before it has moved there.
  private mutating func mirror(
    _ parent: DocumentObject, _ backItem: BarButtonItem?, in placed: inout PlacedBar
  ) {
    guard case .appBar(var bar) = placed.bar, bar.hasMoved else { return }
    if bar.navigationItem == NavigationItem() {
      bar.navigationItem = navigationItem(parent.object(ScreenKeys.navigationItem))
    }
    bar.navigationBar.backItem = bar.navigationBar.backItem ?? backItem
    placed.bar = .appBar(bar)
  }

  /// UIKit's own navigation bar shows the items of the stack where it says none.
  private mutating func show(_ screens: [DocumentObject], in bar: inout Bar) {
    guard case .uikit(var system) = bar, case .navigation(let items) = system.content,
      items == [UIKitNavigationItem()]
    else { return }
    let id = system.id
    system.content = .navigation(
      screens.map { screen in
        screen.object(ScreenKeys.navigationItem).map { uikitNavigationItem($0, id) }
          ?? UIKitNavigationItem()
      })
    bar = .uikit(system)
  }
}

extension Validator {
  /// The flags that MDCAppBarNavigationController sets, then what the delegate does.
  private mutating func injectedBar(
    _ stack: NavigationStack, _ backItem: BarButtonItem?, _ ids: inout BarIDs
  ) -> PlacedBar {
    let screen = stack.screens.last ?? stack.controller
    let hook =
      screen.object(ScreenKeys.willAddAppBar) ?? stack.controller.object(ScreenKeys.willAddAppBar)
    let id = ElementID(ids.take(nil, AppBarKeys.shape.name).id)
    var bar = hook.map { appBar($0, id, isInjected: true) } ?? AppBar(id: id, theme: .none)
    bar.isInjected = true
    bar.theme = hook?.theme(InjectedBarKeys.theme) ?? .none
    bar.navigationItem = navigationItem(screen.object(ScreenKeys.navigationItem))
    bar.navigationBar.backItem = bar.navigationBar.backItem ?? backItem
    refuseBesideObservation(hook, bar.headerView.scrolling)
    let places = [ContainmentKeys.containment, ContainmentKeys.page]
    if places.allSatisfy({ hook?[$0] == nil }) { bar.headerController.containment = .screen }
    bar.headerController.setOpenFlags(
      of: &bar.headerView, by: .navigationController,
      guideIsOpen: hook?[HeaderKeys.topLayoutGuideViewController] == nil)
    if stack.hiding != nil { bar.headerView.scrolling.hide() }
    return PlacedBar(bar: .appBar(bar), path: hook?.path ?? screen.path)
  }

  /// The controller has made the header observe before the delegate can make it shift, or an app can
  /// forward anything. `scrolling` is what the delegate alone says.
  private mutating func refuseBesideObservation(
    _ hook: DocumentObject?, _ scrolling: HeaderScrolling
  ) {
    guard scrolling.observesTrackingScrollViewScrollEvents == nil,
      let header = hook?.object(AppBarKeys.headerView)
    else { return }
    if let behavior = scrolling.shiftBehavior,
      behavior == .enabled || behavior == .enabledWithStatusBar
    {
      let key = HeaderViewKeys.shiftBehavior
      refuse(.observesWhileShifting(behavior), header[key], header.path / key.name)
    }
    if scrolling.forwards?.isEmpty == false {
      let key = HeaderViewKeys.forwards
      refuse(.observesAndForwards(isInjected: true), header[key], header.path / key.name)
    }
  }
}

extension HeaderScrolling {
  /// What MDCAppBarNavigationController does to a header that it hides: a disabled one becomes hideable,
  /// and the header stack fades as it leaves.
  fileprivate mutating func hide() {
    if shiftBehavior == nil || shiftBehavior == .disabled {
      shiftBehavior = .hideable
      isHideableByController = true
    }
    hideViewWhenShifted = hideViewWhenShifted ?? .headerStackView
  }
}
