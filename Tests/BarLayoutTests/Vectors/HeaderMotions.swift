import BarSpec
import Testing

@testable import BarScroll
@testable import BarTheme

/// How vectors describe a header that moves, in all the words that they have for it.
let motionWords: Set<String> = [
  "shift_behavior", "behavior", "status_bar_height", "importance", "infinite_content",
  "can_over_extend", "paging", "scroll_view_paging", "status_bar_hint_can_overlap",
  "minimum_header_view_height", "raw_top_inset", "finger_down", "content_height",
  "viewport_height", "min_with_safe", "max_with_safe", "header_height", "header_frame",
  "maximum_height", "observes_scroll_view", "scroll_view", "max_without_safe",
]

extension Vector {
  func behavior() throws -> ShiftBehavior {
    guard let word = (given["shift_behavior"] ?? given["behavior"])?.text else { return .disabled }
    return try #require(ShiftBehavior(rawValue: word), "\(id): \(word)")
  }

  /// The header, which has met its scroll view at `offset`; nil: has not met any.
  func motion(at offset: Double?) throws -> HeaderMotion {
    let minimum =
      given["min_with_safe"]?.number ?? given["header_height"]?.number
      ?? given["header_frame"]?.numbers?.last ?? 76
    let maximum = given["max_with_safe"]?.number ?? given["maximum_height"]?.number ?? minimum
    let statusBar = given["status_bar_height"]?.number ?? 0
    let heights = HeaderHeights(
      minimum: minimum, maximum: maximum,
      maximumWithoutSafeArea: given["max_without_safe"]?.number ?? maximum - statusBar,
      canOverExtend: given["can_over_extend"]?.flag ?? true, includesSafeArea: true)
    return HeaderMotion(
      heights, try movement(statusBarHeight: statusBar), over: offset.map { scrollView(at: $0) })
  }

  private func movement(statusBarHeight: Double) throws -> HeaderMovement {
    let importance = given["importance"]?.text.flatMap { HeaderContentImportance(rawValue: $0) }
    return HeaderMovement(
      shiftBehavior: try behavior(), headerContentImportance: importance ?? .default,
      inFrontOfInfiniteContent: given["infinite_content"]?.flag ?? false,
      trackingScrollViewIsBeingScrubbed: false,
      statusBarHintCanOverlapHeader: given["status_bar_hint_can_overlap"]?.flag ?? true,
      minimumHeaderViewHeight: given["minimum_header_view_height"]?.number ?? 0,
      statusBarHeight: statusBarHeight, contentIsTranslucent: false,
      forwards: given["observes_scroll_view"]?.flag == true
        ? [.didScroll] : ForwardedEvent.allCases,
      resetsShadowWithoutScrollView: false, injectsContentInset: true,
      sharedWithManyScrollViews: false,
      hideViewWhenShifted: nil)
  }

  private func scrollView(at offset: Double) -> TrackedScrollView {
    let sizes = given["scroll_view"]?.object
    var view = TrackedScrollView(
      contentOffset: offset,
      contentHeight: sizes?["content"]?.numbers?.last ?? given["content_height"]?.number
        ?? .infinity,
      viewportHeight: sizes?["viewport"]?.numbers?.last ?? given["viewport_height"]?.number ?? 0)
    view.rawTopInset = given["raw_top_inset"]?.number ?? 0
    view.isPagingEnabled = (given["paging"] ?? given["scroll_view_paging"])?.flag ?? false
    return view
  }

  /// Performs `shift off, not animated`, `scroll to 76`, `did end decelerating` and the like; what
  /// does nothing to a header is let pass by name.
  func perform(_ call: String, on header: inout HeaderMotion) throws {
    let words = call.split(separator: " ")
    if call.hasPrefix("shift o") {
      header.shift(
        call.hasPrefix("shift off") ? .offScreen : .onScreen,
        animated: !call.contains("not animated"))
    } else if call.hasPrefix("scroll to"), let offset = words.last.flatMap({ Double($0) }) {
      header.didScroll(to: offset, isTracking: given["finger_down"]?.flag ?? false)
    } else if call.hasPrefix("did end dragging") {
      header.didEndDragging(willDecelerate: call.contains("will decelerate"))
    } else if call == "did end decelerating" {
      header.didEndDecelerating()
    } else if call.hasPrefix("will end dragging") {
      // The velocity is ignored, and asking moves nothing.
      _ = header.willEndDragging(target: given["offset_y"]?.number ?? 0)
    } else {
      let harmless = ["will change to nil", "orientation will change", "change content insets"]
      try #require(harmless.contains { call.hasPrefix($0) }, "\(id): \(call)")
    }
  }
}
