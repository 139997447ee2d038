// BarScroll
// Takes: a ResolvedScreen with its scroll history. Gives: where each header is, how high and how
// lifted, at every moment. Never does: place what is inside a header, measure text, choose a colour.

/// UIScrollView, as far as a header asks it.
public struct TrackedScrollView: Hashable, Sendable {
  /// contentOffset.y, in points.
  public var contentOffset: Double
  /// Points; infinity: there is always more.
  public var contentHeight: Double
  /// Points of the scroll view's own bounds.
  public var viewportHeight: Double
  /// The part of contentInset.top that no header has injected, in points.
  public var rawTopInset: Double
  public var bottomInset: Double
  /// Whether a finger moves it.
  public var isTracking: Bool
  public var isPagingEnabled: Bool

  /// At rest below a header of no height unless said.
  public init(
    contentOffset: Double = 0, contentHeight: Double = .infinity, viewportHeight: Double = 0
  ) {
    self.contentOffset = contentOffset
    self.contentHeight = contentHeight
    self.viewportHeight = viewportHeight
    rawTopInset = 0
    bottomInset = 0
    isTracking = false
    isPagingEnabled = false
  }

  /// What a header without limits would be high: the points above the content.
  var visibleAbove: Double { -(contentOffset + rawTopInset) }

  /// The offset, without what rubber-bands at the end of the content.
  var boundedOffset: Double { min(contentOffset, contentHeight - viewportHeight) }

  /// Whether content that fills the viewport has been pulled up beyond its end.
  var isOverExtendingBottom: Bool {
    contentHeight > viewportHeight && contentOffset + viewportHeight >= contentHeight + bottomInset
  }
}
