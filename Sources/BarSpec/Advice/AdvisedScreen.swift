/// A screen as `check` looks at it: the document itself, or one that shows of its navigation stack.
struct AdvisedScreen {
  /// The document, or the screen on its stack.
  let owner: DocumentObject
  /// What scrolls under its bars; nil: nothing does.
  let content: DocumentObject?
  /// Whether it stands on a navigation stack, where app bars mirror its navigation item.
  let isOnStack: Bool
  /// Whether the stack has a screen below, to which its app bars lead back.
  let isAboveRoot: Bool
  /// What the delegate does to the app bar that would be injected; nil: nothing.
  let hook: DocumentObject?

  /// Whether it has no header of its own, so that an app bar is injected.
  var getsAppBar: Bool { isOnStack && !owner.hasHeader }

  /// The bars with a header, the injected one last.
  var headers: [AdvisedHeader] {
    let own = owner.barsInPaintOrder.filter { bar in
      bar.text(BarKeys.type).map(ScreenKeys.hasHeader) == true
    }
    return own.map { AdvisedHeader(object: $0, isInjected: false) }
      + (getsAppBar ? [AdvisedHeader(object: hook, isInjected: true)] : [])
  }
}

/// A bar with a header, or what the delegate does to one that is injected.
struct AdvisedHeader {
  /// Nil: an injected bar that is left as it is.
  let object: DocumentObject?
  let isInjected: Bool

  var view: DocumentObject? { object?.object(AppBarKeys.headerView) }

  /// Whether it sees scrolling by itself, as an injected one does unless told not to.
  var observes: Bool {
    view?.flag(HeaderViewKeys.observesTrackingScrollViewScrollEvents) ?? isInjected
  }

  /// Whether the content is its tracking scroll view.
  var tracksContent: Bool {
    if case .null = object?[HeaderKeys.trackingScrollView]?.kind { false } else { true }
  }

  /// Whether the content's controller could be its topLayoutGuideViewController and is not. Of an
  /// injected one it is the screen, unless told otherwise.
  var lacksGuideOfContent: Bool {
    guard let object, object[HeaderKeys.topLayoutGuideViewController] != nil else {
      return !isInjected
    }
    let owner: HeaderKeys.GuideOwner? = object.word(HeaderKeys.topLayoutGuideViewController)
    return owner != .content
  }

  /// Whether its delegate gives it a background.
  var setsBackground: Bool {
    view?[HeaderViewKeys.backgroundColor] != nil
      || object?.theme(InjectedBarKeys.theme)?.setsBackground == true
  }
}

extension Adviser {
  /// The screen that shows, and the one below while a transition shows that too.
  func screens(_ root: DocumentObject) -> [AdvisedScreen] {
    guard let navigation = root.object(DocumentKeys.navigation) else {
      return [
        AdvisedScreen(
          owner: root, content: root.object(DocumentKeys.content), isOnStack: false,
          isAboveRoot: false, hook: nil)
      ]
    }
    let shown = navigation.elements(NavigationKeys.stack).suffix(model.transition == nil ? 1 : 2)
    return shown.map { element in
      let screen = DocumentObject(document: document, value: element.value, path: element.path)
      return AdvisedScreen(
        owner: screen,
        content: (screen[ScreenKeys.content] == nil ? root : screen).object(ScreenKeys.content),
        isOnStack: true, isAboveRoot: element.path.steps.last != .index(0),
        hook: screen.object(ScreenKeys.willAddAppBar)
          ?? navigation.object(ScreenKeys.willAddAppBar))
    }
  }
}
