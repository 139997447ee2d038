import BarSpec

/// How a header moves, nothing left open.
public struct HeaderMovement: Hashable, Sendable {
  public let shiftBehavior: ShiftBehavior
  public let headerContentImportance: HeaderContentImportance
  public let inFrontOfInfiniteContent: Bool
  public let trackingScrollViewIsBeingScrubbed: Bool
  public let statusBarHintCanOverlapHeader: Bool
  /// Points that stay on the screen when the header has left.
  public let minimumHeaderViewHeight: Double
  /// Points; 0 when there is no status bar.
  public let statusBarHeight: Double
  /// Whether a picture of the status bar may be taken along: not under translucent content.
  public let contentIsTranslucent: Bool
  /// The calls that reach the header, by hand or by observation.
  public let forwards: [ForwardedEvent]
  public let resetsShadowWithoutScrollView: Bool
  /// Whether the scroll view's insets make room for the header.
  public let injectsContentInset: Bool
  /// Whether scroll views that are not tracked keep the room for the header.
  public let sharedWithManyScrollViews: Bool
  /// The view that fades as the header leaves; nil: none does.
  public let hideViewWhenShifted: FadingView?
}
