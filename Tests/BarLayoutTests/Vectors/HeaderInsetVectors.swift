import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarScroll
@testable import BarTheme

/// Vectors of the room that a header makes for itself: in a scroll view's insets, and in the safe
/// area and the top layout guide of a view controller.
///
/// The views of the original's tests are in no window, so UIKit itself adds nothing to their insets.
let headerInsetVectors: [VectorAdapter] = [
  VectorAdapter(
    "FlexibleHeader",
    needs: ["max_with_safe", "max_without_safe", "existing_adjustment", "already_injected"],
    takes: ["content_inset_top"], tells: ["content_inset_top", "injected"],
    check: checkInjection),
  guideAdapter(of: "FlexibleHeader"), guideAdapter(of: "AppBar"),
]

private func guideAdapter(of component: String) -> VectorAdapter {
  VectorAdapter(
    component, needs: ["min", "max", "includes_safe_area", "mode", "content"],
    takes: [
      "top_layout_guide_adjustment", "infer_top_safe_area", "container_safe_area_top",
      "device_top_inset", "guide_vc", "offset_y",
    ],
    tells: [
      "top_layout_guide", "additional_safe_area_top", "adjusted_content_inset_top",
      "content_view_frame", "content_autoresizes", "guide_vc",
    ], where: isAboutTheHeader, check: checkGuide)
}

/// What UIKit makes of a guide that the header leaves alone is UIKit's.
@Sendable private func isAboutTheHeader(_ vector: Vector) -> Bool {
  vector.given["top_layout_guide_adjustment"]?.flag == true || vector.given["offset_y"] == nil
}

private func checkInjection(_ vector: Vector) throws {
  let maximum = try #require(vector.given["max_with_safe"]?.number)
  let heights = HeaderHeights(
    minimum: maximum, maximum: maximum,
    maximumWithoutSafeArea: try #require(vector.given["max_without_safe"]?.number),
    canOverExtend: true, includesSafeArea: true)
  let injection = InsetInjection(
    heights, existing: try #require(vector.given["existing_adjustment"]?.number))
  if let wanted = vector.expect?["injected"] {
    try vector.expectEqual(injection.injected, wanted.number, "injected")
  }
  if let wanted = vector.expect?["content_inset_top"] {
    // What was injected before is taken back first.
    let before = try #require(vector.given["already_injected"]?.number)
    let inset = vector.given["content_inset_top"]?.number ?? 0
    try vector.expectEqual(inset - before + injection.injected, wanted.number, "inset")
  }
}

private func checkGuide(_ vector: Vector) throws {
  let header = try header(vector)
  let isTracked = header.tracksContent
  let view = TrackedScrollView(contentOffset: -header.heights.maximum, viewportHeight: 640)
  let pose = HeaderMotion(header.heights, header.movement, over: isTracked ? view : nil).pose
  let guide = TopLayoutGuide(header, pose, isTracking: isTracked)
  let hasGuide = vector.given["guide_vc"] != .null
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "top_layout_guide":
      // A guide that belongs to nobody stays.
      let found = hasGuide ? guide.length ?? 0 : 0
      #expect(found == length(wanted, pose), "\(vector): \(key)")
    case "additional_safe_area_top":
      let found = hasGuide ? guide.additionalSafeArea : 0
      #expect(found == length(wanted, pose), "\(vector): \(key)")
    case "adjusted_content_inset_top":
      let injected = isTracked ? InsetInjection(header.heights, existing: 0).injected : 0
      try vector.expectEqual(injected, wanted.number, key)
    case "content_view_frame": #expect(wanted.text == "container bounds")
    case "content_autoresizes": #expect(wanted.text == "width+height")
    default: #expect(wanted == .null && guide.length == nil, "\(vector): \(key)")
    }
  }
}

/// A number, or `header maxY - 20`.
private func length(_ value: JSONValue, _ pose: HeaderPose) -> Double? {
  if let number = value.number { return number }
  guard let text = value.text, text.hasPrefix("header maxY") else { return nil }
  let rest = text.dropFirst("header maxY".count).filter { $0 != " " }
  return pose.y + pose.height + (Double(rest) ?? 0)
}

private func header(_ vector: Vector) throws -> ResolvedHeader {
  let content = try #require(vector.given["content"]?.text)
  let inset =
    (vector.given["container_safe_area_top"] ?? vector.given["device_top_inset"])?.number ?? 0
  let model = screen(
    flexibleHeader { bar in
      bar.headerView.minimumHeight = vector.given["min"]?.number
      bar.headerView.maximumHeight = vector.given["max"]?.number
      bar.headerView.minMaxHeightIncludesSafeArea = vector.given["includes_safe_area"]?.flag
      bar.headerController.tracksContent =
        content.hasPrefix("tracked") || content.hasSuffix("then tracked")
      bar.headerController.topLayoutGuideAdjustmentEnabled =
        vector.given["top_layout_guide_adjustment"]?.flag
    }, content: Content()
  ) { model in
    model.device.name = "custom"
    model.device.safeArea = Insets(top: inset, left: 0, bottom: 0, right: 0)
  }
  guard case .flexibleHeader(let header)? = model.resolved().bars.first else { throw WrongKind() }
  return header
}
