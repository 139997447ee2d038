/// MDCFlexibleHeaderShiftBehavior: what a header does when the content is scrolled up.
public enum ShiftBehavior: String, Hashable, Sendable, CaseIterable {
  /// It stays.
  case disabled
  /// It leaves with the content, up to the status bar.
  case enabled
  /// It leaves with the content and takes the status bar along.
  case enabledWithStatusBar
  /// It leaves only when it is told to, and takes the status bar along.
  case hideable
}

/// MDCFlexibleHeaderContentImportance: how far the content has to come back before the header does.
public enum HeaderContentImportance: String, Hashable, Sendable, CaseIterable {
  case `default`, high
}

/// What may fade as a header leaves: views of the bar that the document can name.
public enum FadingView: String, Hashable, Sendable, CaseIterable { case headerStackView, title }

/// The calls of a scroll view's delegate that are handed on to a header.
public enum ForwardedEvent: String, Hashable, Sendable, CaseIterable {
  case didScroll, didEndDragging, didEndDecelerating, willEndDragging
}

/// How a header moves: MDCFlexibleHeaderView's properties about scrolling. Nil: the original's
/// default.
public struct HeaderScrolling: Hashable, Sendable {
  public var shiftBehavior: ShiftBehavior?
  public var headerContentImportance: HeaderContentImportance?
  public var inFrontOfInfiniteContent: Bool?
  public var trackingScrollViewIsBeingScrubbed: Bool?
  public var statusBarHintCanOverlapHeader: Bool?
  /// Points that stay on the screen when the header has left.
  public var minimumHeaderViewHeight: Double?
  public var contentIsTranslucent: Bool?
  public var observesTrackingScrollViewScrollEvents: Bool?
  /// Which calls reach a header that does not observe; nil: all.
  public var forwards: [ForwardedEvent]?
  public var resetShadowAfterTrackingScrollViewIsReset: Bool?
  /// disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever.
  public var leavesContentInsetWhenNever: Bool?
  public var sharedWithManyScrollViews: Bool?
  /// The view that fades as the header leaves.
  public var hideViewWhenShifted: FadingView?
  /// Whether MDCAppBarNavigationController made a disabled header hideable.
  public var isHideableByController = false

  public init(shiftBehavior: ShiftBehavior? = nil) { self.shiftBehavior = shiftBehavior }
}

/// MDCFlexibleHeaderViewController's own properties. Nil: the original's default.
public struct HeaderController: Hashable, Sendable {
  public var showsHairline: Bool?
  public var hairlineColor: ColorValue?
  public var inferTopSafeAreaInsetFromViewController: Bool?
  public var topLayoutGuideAdjustmentEnabled: Bool?
  /// Whether it has a topLayoutGuideViewController, which turns the adjustment on.
  public var hasTopLayoutGuideViewController = false
  /// Who set those flags of the header and its controller that the document leaves open.
  public var flagSetters: [HeaderFlag.Name: FlagSetter] = [:]
  public var containment = Containment.child(page: 0)
  /// Whether the content's views were added after it, and lie in front of it.
  public var liesBehindContent = false
  /// Whether it tracks the content; false: the content is not its business.
  public var tracksContent: Bool

  public init(tracksContent: Bool = true) { self.tracksContent = tracksContent }
}

/// One thing that happens to the content or to the headers.
public struct ScrollEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The finger moves the content.
    case drag(to: Content.Position)
    /// The content moves by itself: to a place, or to where `willEndDragging` said; nil.
    case scroll(to: Content.Position?)
    /// The finger is about to leave; the content would come to rest there.
    case willEndDragging(target: Content.Position)
    /// The finger leaves.
    case didEndDragging(willDecelerate: Bool)
    case didEndDecelerating
    /// Time passes; seconds.
    case wait(Double)
    case shiftHeader(ShiftDirection, animated: Bool)
    /// The headers track nothing any more.
    case clearTrackingScrollView
    /// The headers track another page of the content.
    case trackPage(Int)
  }
  public enum ShiftDirection: Hashable, Sendable { case onScreen, offScreen }

  public var kind: Kind
  /// Moments of equal distance or time that it is made of, 1 or more.
  public var steps: Int

  public init(_ kind: Kind, steps: Int = 1) {
    self.kind = kind
    self.steps = steps
  }
}
