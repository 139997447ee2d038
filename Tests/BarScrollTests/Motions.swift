import BarPrimitives
import BarSpec

@testable import BarScroll
@testable import BarTheme

/// A header of 76 points on a screen with a status bar of 20, as the original's defaults make it.
func motion(
  _ behavior: ShiftBehavior = .disabled, maximum: Double = 76,
  over view: TrackedScrollView? = TrackedScrollView(contentOffset: -76, viewportHeight: 640),
  change: (inout HeaderScrolling) -> Void = { _ in }
) -> HeaderMotion {
  var scrolling = HeaderScrolling(shiftBehavior: behavior)
  change(&scrolling)
  return HeaderMotion(
    HeaderHeights(
      minimum: 76, maximum: maximum, maximumWithoutSafeArea: maximum - 20, canOverExtend: true,
      includesSafeArea: true), movement(scrolling), over: view)
}

/// What the properties come to on a screen with a status bar of 20.
private func movement(_ scrolling: HeaderScrolling) -> HeaderMovement {
  HeaderMovement(
    shiftBehavior: scrolling.shiftBehavior ?? .disabled,
    headerContentImportance: scrolling.headerContentImportance ?? .default,
    inFrontOfInfiniteContent: scrolling.inFrontOfInfiniteContent ?? false,
    trackingScrollViewIsBeingScrubbed: scrolling.trackingScrollViewIsBeingScrubbed ?? false,
    statusBarHintCanOverlapHeader: scrolling.statusBarHintCanOverlapHeader ?? true,
    minimumHeaderViewHeight: scrolling.minimumHeaderViewHeight ?? 0, statusBarHeight: 20,
    contentIsTranslucent: scrolling.contentIsTranslucent ?? false,
    forwards: scrolling.forwards ?? ForwardedEvent.allCases,
    resetsShadowWithoutScrollView: false, injectsContentInset: true,
    sharedWithManyScrollViews: scrolling.sharedWithManyScrollViews ?? false,
    hideViewWhenShifted: nil)
}
