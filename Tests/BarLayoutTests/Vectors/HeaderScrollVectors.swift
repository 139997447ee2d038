import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarScroll
@testable import BarTheme

/// Vectors of a flexible header that is scrolled, shifted and animated.
let headerScrollVectors: [VectorAdapter] = [
  VectorAdapter(
    "FlexibleHeader", needs: ["did_scroll_offsets_y"],
    takes: motionWords.union(["initial_offset_y"]), tells: ["after_each_step"],
    check: checkSteps),
  VectorAdapter(
    "FlexibleHeader", needs: ["shift_behavior"],
    takes: motionWords.union(["initial_offset_y", "did_scroll_offsets_y", "then", "call"]),
    tells: ["shifted_offscreen", "y"], check: checkShift),
  VectorAdapter(
    "FlexibleHeader", needs: ["header_frame", "scroll_view"],
    takes: motionWords.union([
      "offset_y", "event", "first_did_scroll_offset_y", "did_scroll_first_at",
      "then_maximum_height", "then_offset_y",
    ]), tells: ["frame", "height"], check: checkEvent),
  VectorAdapter(
    "FlexibleHeader", needs: ["accumulator", "accumulator_max", "destination", "dt_seconds"],
    tells: ["accumulator", "finished"], check: checkDisplayLink),
  VectorAdapter(
    "FlexibleHeader",
    needs: ["accumulator", "accumulator_max", "detached", "last_drag_decelerated"],
    tells: ["wants_hidden", "animation_started"], check: checkDecelerating),
  VectorAdapter(
    "FlexibleHeader", needs: ["target_offset_y"], takes: motionWords.union(["wants_hidden"]),
    tells: ["target_offset_y", "modified"], check: checkTarget),
  VectorAdapter(
    "FlexibleHeader", needs: ["shift", "accumulator_max"], tells: ["registered_view_alpha"],
    check: { vector in
      let shift = try #require(vector.given["shift"]?.number)
      let most = try #require(vector.given["accumulator_max"]?.number)
      try vector.expectEqual(
        hiddenViewAlpha(shift: shift, accumulatorMax: most),
        vector.expect?["registered_view_alpha"]?.number, "alpha")
    }),
  VectorAdapter(
    "FlexibleHeader", needs: ["observes_scroll_view"],
    takes: ["offset_y", "scrolled_from_top_by", "added_to_parent"],
    tells: ["height", "header_layer_shadow_opacity"],
    check: checkObservation),
  VectorAdapter(
    "FlexibleHeader", needs: ["maximum_height", "tracking_scroll_view"], takes: ["os"],
    tells: ["offset_y", "height"],
    check: { vector in
      // A table that nobody has moved stands at 0, far above where a high header would rest.
      let header = try vector.motion(at: 0)
      #expect(vector.expect?["offset_y"]?.number == 0)
      #expect(vector.expect?["height"]?.text == "minimum_height" && header.pose.height == 76)
    }),
]

private func checkSteps(_ vector: Vector) throws {
  let offsets = try #require(vector.given["did_scroll_offsets_y"]?.numbers)
  let steps = try #require(vector.expect?["after_each_step"]?.list)
  try #require(offsets.count == steps.count)
  var header = try vector.motion(at: offsets.first)
  for (index, (offset, step)) in zip(offsets, steps).enumerated() {
    if index > 0 {
      header.didScroll(to: offset, isTracking: vector.given["finger_down"]?.flag ?? false)
    }
    for (key, wanted) in try #require(step.object) {
      try check(header.pose, key, wanted, vector, "\(key) at \(offset)")
    }
  }
}

private func check(
  _ pose: HeaderPose, _ key: String, _ wanted: JSONValue, _ vector: Vector, _ what: String
) throws {
  switch key {
  case "phase": #expect(pose.phase.rawValue == wanted.text, "\(vector): \(what)")
  case "hidden": #expect(pose.isHidden == wanted.flag, "\(vector): \(what)")
  default:
    let values = [
      "height": pose.height, "y": pose.y, "shadow_intensity": pose.shadowIntensity,
      "app_bar_elevation": 4 * pose.shadowIntensity, "phase_value": pose.phaseValue,
      "phase_percentage": pose.phasePercentage,
    ]
    try vector.expectEqual(try #require(values[key], "\(vector): \(what)"), wanted.number, what)
  }
}

private func checkShift(_ vector: Vector) throws {
  let offsets = vector.given["did_scroll_offsets_y"]?.numbers ?? []
  let hasScrollView = vector.given["scroll_view"].map { $0 != .null } ?? !offsets.isEmpty
  let start = offsets.first ?? vector.given["initial_offset_y"]?.number ?? 0
  var header = try vector.motion(at: hasScrollView ? start : nil)
  for offset in offsets.dropFirst() {
    header.didScroll(to: offset, isTracking: vector.given["finger_down"]?.flag ?? false)
  }
  let calls = (vector.given["call"]?.text).map { [$0] } ?? vector.given["then"]?.texts ?? []
  for call in calls { try vector.perform(call, on: &header) }
  if let wanted = vector.expect?["shifted_offscreen"]?.flag {
    #expect(header.pose.isShiftedOffscreen == wanted, "\(vector)")
  }
  if let wanted = vector.expect?["y"] {
    try vector.expectEqual(header.pose.y, wanted.number, "y")
  }
}

private func checkEvent(_ vector: Vector) throws {
  let start =
    vector.given["offset_y"]?.number ?? vector.given["first_did_scroll_offset_y"]?.number
    ?? vector.given["did_scroll_first_at"]?.number ?? 0
  var header = try vector.motion(at: start)
  if let event = vector.given["event"]?.text { try vector.perform(event, on: &header) }
  if let maximum = vector.given["then_maximum_height"]?.number {
    let offset = try #require(vector.given["then_offset_y"]?.number)
    header = header.withMaximum(maximum)
    header.didScroll(to: offset, isTracking: false)
  }
  let pose = header.pose
  if let wanted = vector.expect?["height"] {
    try vector.expectEqual(pose.height, wanted.number, "height")
  }
  if let wanted = vector.expect?["frame"]?.numbers {
    let frame = try #require(vector.given["header_frame"]?.numbers)
    #expect([frame[0], pose.y, frame[2], pose.height] == wanted, "\(vector)")
  }
}

extension HeaderMotion {
  /// A header of another maximum over the same scroll view.
  fileprivate func withMaximum(_ maximum: Double) -> HeaderMotion {
    HeaderMotion(
      HeaderHeights(
        minimum: heights.minimum, maximum: maximum, maximumWithoutSafeArea: maximum,
        canOverExtend: heights.canOverExtend, includesSafeArea: true), movement, over: scrollView)
  }
}

/// A header without a status bar, whose most that shows is its height.
private func accumulated(_ vector: Vector, over view: TrackedScrollView?) throws -> HeaderMotion {
  let most = try #require(vector.given["accumulator_max"]?.number)
  let heights = HeaderHeights(
    minimum: most, maximum: most, maximumWithoutSafeArea: most, canOverExtend: true,
    includesSafeArea: true)
  var header = HeaderMotion(heights, try vector.motion(at: nil).movement, over: view)
  header.accumulator = try #require(vector.given["accumulator"]?.number)
  return header
}

private func checkDisplayLink(_ vector: Vector) throws {
  var header = try accumulated(vector, over: nil)
  let hides = vector.given["destination"]?.number != 0
  let start = header.accumulator
  header.shift(hides ? .offScreen : .onScreen, animated: true)
  header.accumulator = start
  header.step(seconds: try #require(vector.given["dt_seconds"]?.number))
  if let wanted = vector.expect?["accumulator"] {
    try vector.expectEqual(header.accumulator, wanted.number, "accumulator")
  }
  if let wanted = vector.expect?["finished"]?.flag {
    #expect(!header.isAnimating == wanted, "\(vector)")
  }
}

private func checkDecelerating(_ vector: Vector) throws {
  // Far down the content the header lies over it; at rest it does not.
  let isDetached = vector.given["detached"] == .flag(true)
  let most = try #require(vector.given["accumulator_max"]?.number)
  let accumulator = try #require(vector.given["accumulator"]?.number)
  let offset = isDetached ? 1000 : min(accumulator, most) - most
  var header = try accumulated(
    vector, over: TrackedScrollView(contentOffset: offset, viewportHeight: 640))
  header.lastDragDecelerates = vector.given["last_drag_decelerated"] == .flag(true)
  header.didEndDecelerating()
  if let wanted = vector.expect?["wants_hidden"]?.flag {
    #expect(header.wantsHidden == wanted, "\(vector)")
  }
  if let wanted = vector.expect?["animation_started"]?.flag {
    #expect(header.isAnimating == wanted, "\(vector)")
  }
}

private func checkTarget(_ vector: Vector) throws {
  var header = try vector.motion(at: 0)
  header.wantsHidden = vector.given["wants_hidden"]?.flag ?? false
  let target = try #require(vector.given["target_offset_y"]?.number)
  let found = header.willEndDragging(target: target)
  try vector.expectEqual(found, vector.expect?["target_offset_y"]?.number, "target")
  if let wanted = vector.expect?["modified"]?.flag {
    #expect((found != target) == wanted, "\(vector)")
  }
}

private func checkObservation(_ vector: Vector) throws {
  // Observing, the header hears of every move and of nothing else.
  var header = try vector.motion(at: -76)
  if let distance = vector.given["scrolled_from_top_by"]?.text {
    try #require(distance == "maximum_height")
    header.didScroll(to: 0, isTracking: false)
    #expect(0.4 * header.pose.shadowIntensity > 0, "\(vector)")
    #expect(
      vector.exact?["header_layer_shadow_opacity"]?.number
        == 0.4 * header.pose.shadowIntensity, "\(vector)")
    return
  }
  // `-(content inset top) - 10` is 10 points above rest, and `maximum_height + 10` as much higher.
  func beyond(_ text: String?) -> Double {
    text?.split(separator: " ").last.flatMap { Double($0) } ?? 0
  }
  let distance = beyond(vector.given["offset_y"]?.text)
  header.didScroll(to: -76 - distance, isTracking: false)
  let wanted = try #require(vector.expect?["height"]?.text)
  #expect(wanted.hasPrefix("maximum_height") && header.pose.height == 76 + beyond(wanted))
}
