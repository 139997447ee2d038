/// Keys by which a header moves, and where it stands.
extension Adviser {
  private static let scrollingKeys = [
    HeaderViewKeys.forwards, HeaderViewKeys.canOverExtend,
    HeaderViewKeys.observesTrackingScrollViewScrollEvents,
  ]

  /// Of a header that no scrolling reaches.
  mutating func lookAtScrolling(_ view: DocumentObject) {
    for key in Self.scrollingKeys where view[key] != nil {
      tell(.tracksNothing(key.name), key, of: view)
    }
  }

  /// The same of a header inside a bar, which could not track anything.
  mutating func lookAtScrollingInside(_ view: DocumentObject) {
    for key in Self.scrollingKeys where view[key] != nil {
      tell(.tracksNothingInside(key.name), key, of: view)
    }
  }

  /// Whether a header may be off the screen, wholly or in part.
  func leaves(
    _ header: AdvisedHeader, _ screen: AdvisedScreen, _ root: DocumentObject
  ) -> Bool {
    let behavior: ShiftBehavior? = header.view?.word(HeaderViewKeys.shiftBehavior)
    let shifts = behavior == .enabled || behavior == .enabledWithStatusBar
    let isHidden =
      header.isInjected
      && root.object(DocumentKeys.navigation)?.flag(NavigationKeys.navigationBarHidden) == true
    return isHidden || shifts && screen.content != nil
      || root.saysAny(of: [.shiftHeaderOnScreen, .shiftHeaderOffScreen])
  }

  /// Of a header that stays.
  mutating func lookAtShifted(_ view: DocumentObject) {
    let keys = [
      HeaderViewKeys.minimumHeaderViewHeight, HeaderViewKeys.statusBarHintCanOverlapHeader,
      HeaderViewKeys.hideViewWhenShifted,
    ]
    for key in keys where view[key] != nil { tell(.onlyWhenShifted(key.name), key, of: view) }
  }

  /// Where it stands among pages that are not there; that of a plain container infers its top inset.
  mutating func lookAtPlace(of bar: DocumentObject, on content: DocumentObject?) {
    if content == nil, bar[HeaderKeys.trackingScrollView] != nil {
      tell(.noContent(HeaderKeys.trackingScrollView.name), HeaderKeys.trackingScrollView, of: bar)
    }
    guard content?.elements(PageKeys.pages).isEmpty ?? true else { return }
    // A child of the one page could not name another, as a container may.
    let needsContainer = bar.integer(ContainmentKeys.page) ?? 0 > 0
    let isPlain = bar.text(BarKeys.type) == FlexibleHeaderKeys.shape.name
    let containment = isPlain || needsContainer ? [] : [ContainmentKeys.containment]
    for key in [ContainmentKeys.page] + containment where bar[key] != nil {
      tell(.placeAmongNoPages(key.name), key, of: bar)
    }
  }

  mutating func lookAtMovement(
    _ view: DocumentObject, under content: DocumentObject?, tracksNothing: Bool
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
    for key in [Keys.headerContentImportance, Keys.trackingScrollViewIsBeingScrubbed]
    where tracksNothing && view[key] != nil && !unshifted.contains(where: { $0.name == key.name }) {
      tell(.tracksNothing(key.name), key, of: view)
    }
    if behavior == .enabledWithStatusBar, model.isAppExtension,
      view[Keys.contentIsTranslucent] != nil
    {
      tell(.statusBarOfAnExtension, Keys.contentIsTranslucent, of: view)
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
}

extension DocumentObject {
  /// Whether the history has one of these events.
  func saysAny(of events: [ScrollEventKeys.Word]) -> Bool {
    elements(DocumentKeys.scroll).contains { element in
      let word = element.value[ScrollEventKeys.event.name].flatMap(document.string)
      return events.contains { $0.rawValue == word }
    }
  }
}
