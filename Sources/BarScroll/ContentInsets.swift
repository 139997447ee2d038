import BarPrimitives
import BarSpec
import BarTheme

/// The room that a header makes for itself at the top of the scroll view that it tracks
/// (MDCFlexibleHeaderView.m); all in points.
struct InsetInjection: Hashable, Sendable {
  /// What UIKit adds by itself: adjustedContentInset less contentInset.
  let existing: Double
  /// What the header adds to contentInset.top.
  let injected: Double

  /// None of the header's own where it leaves the insets alone.
  init(_ heights: HeaderHeights, existing: Double, injects: Bool = true) {
    self.existing = existing
    injected =
      injects ? max(heights.maximumWithoutSafeArea, heights.maximum - existing) : 0
  }
}

/// What a header's parent tells the content about the header, in points.
public struct TopLayoutGuide: Hashable, Sendable {
  /// The length of the top layout guide; nil: the header does not touch it.
  public let length: Double?
  /// additionalSafeAreaInsets.top of the content's view controller.
  public let additionalSafeArea: Double

  /// `pose` is the header's present one.
  init(_ header: ResolvedHeader, _ pose: HeaderPose, isTracking: Bool) {
    guard header.flags.adjustsTopLayoutGuide.isOn else {
      length = nil
      additionalSafeArea = 0
      return
    }
    let bottom = max(pose.y + pose.height, 0)
    length = bottom
    let covered = header.heights.includesSafeArea ? header.deviceInset : 0
    let maximum =
      header.heights.includesSafeArea
      ? header.heights.maximum : header.heights.maximumWithoutSafeArea
    additionalSafeArea = isTracking ? 0 : min(maximum - covered, bottom - header.topInset)
  }
}

extension ResolvedHeader {
  /// contentOffset.y of content that nobody has scrolled, below the header at its full height.
  ///
  /// What the header does not track only makes room for it where the parent's safe area does.
  func restingOffset(of view: ResolvedScrollView, under safeArea: Insets) -> Double {
    let top = isBelowNavigationBar ? 0 : safeArea.top
    let existing = view.contentInsetAdjustmentBehavior == .automatic ? top : 0
    guard tracksContent else {
      guard hasSafeAreas else { return -(topLayoutGuideLength(existing) + view.contentInset.top) }
      let pose = HeaderMotion(heights, movement, over: nil).pose
      let guide = TopLayoutGuide(self, pose, isTracking: false)
      let added = view.contentInsetAdjustmentBehavior == .automatic ? guide.additionalSafeArea : 0
      return -((isBelowNavigationBar ? y : 0) + existing + added + view.contentInset.top)
    }
    let injection = InsetInjection(
      heights, existing: hasSafeAreas ? existing : 0, injects: movement.injectsContentInset)
    return -(y + (hasSafeAreas ? existing : 0) + view.contentInset.top + injection.injected)
  }

  /// Before iOS 11 the header's parent has a top layout guide that ends below the header, whatever
  /// the flag says; automaticallyAdjustsScrollViewInsets follows it.
  private func topLayoutGuideLength(_ existing: Double) -> Double {
    guard existing > 0 else { return 0 }
    let pose = HeaderMotion(heights, movement, over: nil).pose
    let bottom = y + pose.y + pose.height
    let strip =
      movement.shiftBehavior == .enabledWithStatusBar ? 0 : movement.statusBarHeight
    return flags.adjustsTopLayoutGuide.isOn ? max(bottom, 0) : max(bottom, strip)
  }

  /// The scroll view as this header sees it.
  func tracked(_ view: ResolvedScrollView, offset: Double, on device: Device) -> TrackedScrollView {
    var tracked = TrackedScrollView(
      contentOffset: offset, contentHeight: view.contentHeight,
      viewportHeight: device.size.height)
    // A header that does not stand at the screen's top sees the content from where it stands.
    tracked.rawTopInset = y + view.contentInset.top
    tracked.bottomInset = view.contentInset.bottom
    tracked.isPagingEnabled = view.isPagingEnabled
    return tracked
  }
}
