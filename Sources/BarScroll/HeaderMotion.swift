import BarPrimitives
import BarSpec
import BarTheme

// MDCFlexibleHeaderView.m: lengths in points.
private let directionSlop = 5.0
private let detachEpsilon = 0.5
private let shiftEpsilon = 0.1
private let attachmentPerSecond = 12.0
private let minimumVisibleProportion = 0.25
private let heightEpsilon = 0.001

/// MDCFlexibleHeaderView's state between two calls: a value that each call changes.
public struct HeaderMotion: Hashable, Sendable {
  let heights: HeaderHeights
  let movement: HeaderMovement
  /// Nil: the header tracks nothing.
  public private(set) var scrollView: TrackedScrollView?
  /// Points shifted, and beyond the most that shows the slack of the anchor.
  var accumulator = 0.0
  /// Whether the header would rather be away.
  var wantsHidden = false
  /// Whether the display link runs.
  public private(set) var isAnimating = false
  /// Whether any layout has put the header in its place.
  private(set) var committed = false
  /// Whether there was a scroll view to lay out for; phases are told from then on.
  private(set) var hasScrolled = false
  private(set) var statusBar = StatusBarShifter()
  private var direction = 0.0
  /// Nil: no layout has seen the scroll view yet.
  private var lastOffset: Double?
  /// Points; what the last layout made of the scroll view. Nil: there was none to lay out for.
  private var laidOutHeight: Double?
  /// Points of overlap when the header was last put in its place: what its shadow goes by. A scroll
  /// that is not forwarded changes neither.
  private(set) var shadowedOverlap = 0.0
  var lastDragDecelerates = false

  /// A header as it was made; a scroll view is laid out for at once.
  public init(_ heights: HeaderHeights, _ movement: HeaderMovement, over view: TrackedScrollView?) {
    self.heights = heights
    self.movement = movement
    scrollView = view
    if view != nil { layOut() }
  }

  var rules: ShiftRules {
    ShiftRules(
      heights: heights, movement: movement, isPaging: scrollView?.isPagingEnabled ?? false)
  }

  /// Points that the header is shifted by.
  var shift: Double { min(rules.accumulatorMax, accumulator) }

  /// Points.
  var height: Double {
    guard let scrollView else { return heights.minimum }
    return laidOutHeight ?? rules.height(visible: scrollView.visibleAbove)
  }

  /// Points by which the header's lower edge lies over the content.
  var overlap: Double {
    scrollView.map { height - shift - $0.visibleAbove } ?? 0
  }

  private var isDetached: Bool { overlap > detachEpsilon }

  private var isPartiallyShifted: Bool {
    isDetached && accumulator > 0 && accumulator < rules.accumulatorMax
  }

  /// MDCFlexibleHeaderView's isShiftedOffscreen, with what the original answers for a header that was
  /// sent away and came back by dragging: still away.
  var isShiftedOffscreen: Bool {
    wantsHidden || (isDetached && accumulator > 0 && accumulator >= rules.accumulatorMax)
  }
}

// MARK: - Calls

extension HeaderMotion {
  /// The content was moved to `offset`, by a finger or by itself.
  public mutating func didScroll(to offset: Double, isTracking: Bool) {
    scrollView?.contentOffset = offset
    scrollView?.isTracking = isTracking
    if movement.forwards.contains(.didScroll) { layOut() }
  }

  /// Where the content shall come to rest when it would by itself at `target`: a header does not
  /// stay half away.
  public func willEndDragging(target: Double) -> Double {
    guard let scrollView, rules.canShift, movement.forwards.contains(.willEndDragging) else {
      return target
    }
    let visible = -(target + scrollView.rawTopInset)
    guard visible > 0, visible < heights.minimum else { return target }
    return (wantsHidden ? 0 : -heights.minimum) - scrollView.rawTopInset
  }

  /// The finger has left.
  public mutating func didEndDragging(willDecelerate: Bool) {
    scrollView?.isTracking = false
    guard movement.forwards.contains(.didEndDragging) else { return }
    if !rules.canShift { wantsHidden = false }
    lastDragDecelerates = willDecelerate
    if !willDecelerate, isPartiallyShifted { isAnimating = true }
  }

  /// The content stands still. Means nothing unless the finger left it moving.
  public mutating func didEndDecelerating() {
    guard movement.forwards.contains(.didEndDecelerating), lastDragDecelerates else { return }
    lastDragDecelerates = false
    guard isPartiallyShifted else { return }
    wantsHidden = accumulator >= (1 - minimumVisibleProportion) * rules.accumulatorMax
    isAnimating = true
  }

  /// shiftHeaderOnScreenAnimated: and shiftHeaderOffScreenAnimated:, for every behaviour.
  public mutating func shift(_ way: ScrollEvent.ShiftDirection, animated: Bool) {
    wantsHidden = way == .offScreen
    isAnimating = animated
    guard !animated else { return }
    accumulator = wantsHidden ? rules.accumulatorMax : 0
    commit()
  }

  /// One step of the display link; `seconds` have passed.
  public mutating func step(seconds: Double) {
    guard isAnimating else { return }
    let most = rules.accumulatorMax
    let destination = wantsHidden ? most : 0
    accumulator = min(most, accumulator)
    accumulator += attachmentPerSecond * (destination - accumulator) * seconds
    accumulator = max(min(accumulator, most), 0)
    if abs(destination - accumulator) <= shiftEpsilon {
      accumulator = destination
      isAnimating = false
    }
    commit()
  }

  /// The header tracks `view` from now on, which had the header at `seenHeight` when it was tracked
  /// last; nil: never. Returns where the view's content is then.
  ///
  /// trackingScrollWillChangeToScrollView: and setTrackingScrollView:, without their animation.
  public mutating func track(_ view: TrackedScrollView, seenHeight: Double?) -> Double {
    let current = height
    let isAway = shift >= rules.accumulatorMax && rules.accumulatorMax > 0
    var view = view
    if movement.sharedWithManyScrollViews, movement.forwards.contains(.didScroll) {
      if let seenHeight, abs(current - seenHeight) > heightEpsilon {
        view.contentOffset -= current - seenHeight
      }
      // Nothing of a header that is away comes back because other content is shown.
      if isAway { view.contentOffset = max(view.contentOffset, -view.rawTopInset) }
    }
    let expected = min(max(view.visibleAbove, heights.minimum), heights.maximum)
    // Content that would make the header higher is scrolled until it does not.
    if scrollView != nil, expected > current { view.contentOffset += expected - current }
    scrollView = view
    lastOffset = nil
    layOut()
    return view.contentOffset
  }

  /// The header tracks nothing any more.
  public mutating func clearTrackingScrollView() {
    scrollView = nil
    lastOffset = nil
    laidOutHeight = nil
    commit()
  }
}

// MARK: - Layout

extension HeaderMotion {
  private mutating func layOut() {
    guard let scrollView else { return }
    if scrollView.isTracking { isAnimating = false }
    if let lastOffset, movement.shiftBehavior != .hideable {
      accumulate(scrollView.boundedOffset - lastOffset, in: scrollView)
    }
    lastOffset = scrollView.boundedOffset
    laidOutHeight = rules.height(visible: scrollView.visibleAbove)
    hasScrolled = true
    commit()
  }

  private mutating func accumulate(_ distance: Double, in scrollView: TrackedScrollView) {
    if direction * distance < 0 { direction = 0 }
    direction += distance
    if scrollView.isTracking {
      if direction > directionSlop { wantsHidden = true }
      if direction < -directionSlop { wantsHidden = false }
    }
    guard !scrollView.isOverExtendingBottom, !isAnimating else { return }
    let bound = rules.accumulatorBound(visible: scrollView.visibleAbove)
    let moved = shifting(distance, visible: scrollView.visibleAbove)
    accumulator = max(min(min(bound, accumulator) + moved, bound), 0)
  }

  /// The part of `distance` that shifts rather than collapses or stretches.
  private func shifting(_ distance: Double, visible: Double) -> Double {
    var distance = distance
    if !rules.canShift { distance = min(distance, 0) }
    if movement.trackingScrollViewIsBeingScrubbed { distance = max(distance, 0) }
    let previous = visible + distance
    let minimum = heights.minimum
    if visible < minimum, minimum < previous { return minimum - visible }
    if previous < minimum, minimum < visible { return previous - minimum }
    return distance
  }

  private mutating func commit() {
    committed = true
    shadowedOverlap = overlap
    let isEnabled = rules.hidesStatusBar && movement.statusBarHintCanOverlapHeader
    statusBar.follow(
      shift: isEnabled ? shift : 0, height: movement.statusBarHeight,
      takesPictures: !movement.contentIsTranslucent)
  }
}
