extension Validator {
  /// The events of the history that could be read.
  mutating func scroll(_ document: DocumentObject) -> [ScrollEvent] {
    let hasContent = scrolledContent != nil || isUncertain(DocumentKeys.content)
    let events = document.elements(DocumentKeys.scroll).compactMap { element in
      scrollEvent(
        DocumentObject(document: self.document, value: element.value, path: element.path),
        hasContent: hasContent)
    }
    let moments = events.reduce(0) { $0 + $1.steps }
    if moments > Limits.scrollMoments {
      let key = DocumentKeys.scroll
      refuse(.tooManyMoments(moments), document[key], document.path / key.name)
    }
    return events
  }

  private mutating func scrollEvent(
    _ object: DocumentObject, hasContent: Bool
  ) -> ScrollEvent? {
    typealias Keys = ScrollEventKeys
    guard let word: Keys.Word = object.word(Keys.event) else { return nil }
    for key in Keys.shape.keys.dropFirst()
    where object[key] != nil && !word.keys.contains(where: { $0.name == key.name }) {
      refuse(.notOfEvent(key.name, event: word.rawValue), object[key], object.path / key.name)
    }
    if word.needsContent, !hasContent {
      let key = Keys.event
      refuse(.eventWithoutContent(word.rawValue), object[key], object.path / key.name)
    }
    return kind(word, object).map { ScrollEvent($0, steps: object.integer(Keys.steps) ?? 1) }
  }

  private mutating func kind(
    _ word: ScrollEventKeys.Word, _ object: DocumentObject
  ) -> ScrollEvent.Kind? {
    typealias Keys = ScrollEventKeys
    switch word {
    case .drag: return place(object).map { .drag(to: $0) }
    case .scroll: return .scroll(to: position(object))
    case .willEndDragging: return place(object).map { .willEndDragging(target: $0) }
    case .didEndDragging:
      return .didEndDragging(willDecelerate: object.flag(Keys.willDecelerate) ?? false)
    case .didEndDecelerating: return .didEndDecelerating
    case .wait:
      if object[Keys.seconds] == nil,
        !Keys.shape.isMisspelled(Keys.seconds.name, in: object.value)
      {
        let rule = SpecRule.missing(Keys.seconds.name, in: word.rawValue)
        refuse(rule, object.value, object.path / Keys.seconds.name)
      }
      return object.number(Keys.seconds).map { .wait($0) }
    case .shiftHeaderOnScreen, .shiftHeaderOffScreen:
      return .shiftHeader(
        word == .shiftHeaderOnScreen ? .onScreen : .offScreen,
        animated: object.flag(Keys.animated) ?? false)
    case .clearTrackingScrollView: return .clearTrackingScrollView
    case .trackPage: return .trackPage(page(object, PageKeys.page))
    }
  }

  /// A place that must be given.
  private mutating func place(_ object: DocumentObject) -> Content.Position? {
    let (first, second) = (ScrollEventKeys.scrolledBy, ScrollEventKeys.contentOffset)
    let isMisspelled = [first, second].contains {
      ScrollEventKeys.shape.isMisspelled($0.name, in: object.value)
    }
    if object[first] == nil, object[second] == nil, !isMisspelled {
      refuse(.oneOfRequired(first.name, second.name), object.value, object.path)
    }
    return position(object)
  }

  /// Content and events say places in the same two words.
  func position(_ object: DocumentObject) -> Content.Position? {
    object.number(ContentKeys.contentOffset).map { .contentOffset($0) }
      ?? object.number(ContentKeys.scrolledBy).map { .scrolledBy($0) }
  }

  /// With the flags that the bar sets for its controller and for `header`.
  mutating func headerController(
    _ object: DocumentObject, _ header: inout HeaderView, isInjected: Bool = false
  ) -> HeaderController {
    var controller = HeaderController(flagsOf: object, &header)
    if case .null = object[HeaderKeys.trackingScrollView]?.kind {
      controller.tracksContent = false
    }
    controller.showsHairline = object.flag(HeaderKeys.showsHairline)
    controller.hairlineColor = object.color(HeaderKeys.hairlineColor)
    let guide: HeaderKeys.GuideOwner? = object.word(HeaderKeys.topLayoutGuideViewController)
    let infers = HeaderFlags(object, isInjected: false).infersTopSafeArea
    // The navigation controller sets both of an injected bar, and the root of all is itself.
    if guide == .parent, infers.isOn, !isInjected {
      let key = HeaderKeys.topLayoutGuideViewController
      refuse(
        .ancestorLoop(inContainer: infers.cause == .container), object[key],
        object.path / key.name)
    }
    controller.liesBehindContent = object.flag(HeaderKeys.addedBeforeContent) ?? false
    if controller.containment != .container {
      controller.containment = .child(page: page(object, ContainmentKeys.page))
    }
    return controller
  }

  /// A page that must be there; 0 where none is named.
  private mutating func page(_ object: DocumentObject, _ key: Key) -> Int {
    let page = object.integer(key) ?? 0
    let count = max(scrolledContent?.elements(PageKeys.pages).count ?? 0, 1)
    guard page >= count else { return page }
    refuse(.pageOfNone(page, count: count), object[key], object.path / key.name)
    return 0
  }

  /// How the header view `object` moves.
  mutating func scrolling(_ object: DocumentObject) -> HeaderScrolling {
    typealias Keys = HeaderViewKeys
    var scrolling = HeaderScrolling(shiftBehavior: object.word(Keys.shiftBehavior))
    scrolling.headerContentImportance = object.word(Keys.headerContentImportance)
    scrolling.inFrontOfInfiniteContent = object.flag(Keys.inFrontOfInfiniteContent)
    scrolling.trackingScrollViewIsBeingScrubbed =
      object.flag(Keys.trackingScrollViewIsBeingScrubbed)
    scrolling.statusBarHintCanOverlapHeader = object.flag(Keys.statusBarHintCanOverlapHeader)
    scrolling.minimumHeaderViewHeight = object.number(Keys.minimumHeaderViewHeight)
    scrolling.contentIsTranslucent = object.flag(Keys.contentIsTranslucent)
    scrolling.observesTrackingScrollViewScrollEvents =
      object.flag(Keys.observesTrackingScrollViewScrollEvents)
    if object[Keys.forwards] != nil {
      scrolling.forwards = object.elements(Keys.forwards).compactMap {
        document.string($0.value).flatMap { ForwardedEvent(rawValue: $0) }
      }
    }
    scrolling.resetShadowAfterTrackingScrollViewIsReset =
      object.flag(Keys.resetShadowAfterTrackingScrollViewIsReset)
    scrolling.sharedWithManyScrollViews = object.flag(Keys.sharedWithManyScrollViews)
    scrolling.leavesContentInsetWhenNever = object.flag(Keys.leavesContentInsetWhenNever)
    scrolling.hideViewWhenShifted = object.word(Keys.hideViewWhenShifted)
    refuseObservation(scrolling, object)
    return scrolling
  }

  /// The original asserts both.
  private mutating func refuseObservation(_ scrolling: HeaderScrolling, _ object: DocumentObject) {
    guard scrolling.observesTrackingScrollViewScrollEvents == true else { return }
    let key = HeaderViewKeys.observesTrackingScrollViewScrollEvents
    switch scrolling.shiftBehavior {
    case .enabled?, .enabledWithStatusBar?:
      refuse(
        .observesWhileShifting(scrolling.shiftBehavior ?? .enabled), object[key],
        object.path / key.name)
    case .disabled?, .hideable?, nil: break
    }
    if scrolling.forwards?.isEmpty == false {
      let forwards = HeaderViewKeys.forwards
      refuse(
        .observesAndForwards(isInjected: false), object[forwards], object.path / forwards.name)
    }
  }
}
