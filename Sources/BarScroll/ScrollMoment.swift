import BarPrimitives
import BarSpec
import BarTheme

/// A screen at one moment of its history.
public struct ScrollMoment: Hashable, Sendable {
  /// What has just happened; nil: nothing yet.
  public let event: ScrollEvent.Kind?
  /// How long it has taken, in seconds; 0 for what takes no time.
  public let seconds: Double
  /// Where the content is; nil: there is none.
  public let position: Content.Position?
  /// The y of the content's top edge, in screen points.
  public let contentTop: Double
  /// The same of each page of paged content; empty: there are no pages.
  public let pageTops: [Double]
  /// Of `ResolvedScreen.headers`, in their order.
  public let poses: [HeaderPose]
}

extension ResolvedScreen {
  /// The screen after its whole history.
  public func lastMoment() -> ScrollMoment {
    var replay = ScrollReplay(self)
    while replay.advance() {}
    return replay.moment
  }
}
