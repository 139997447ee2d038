import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// MDCFlexibleHeaderView's vectors, as far as a header that does not shift needs them.
let flexibleHeaderVectors: [VectorAdapter] = [
  VectorAdapter(
    "FlexibleHeader", needs: ["min_max_includes_safe_area", "device_top_inset"], takes: ["set"],
    tells: [
      "minimum_height", "maximum_height", "min_with_safe", "max_with_safe", "max_without_safe",
    ],
    where: { vector in
      // A document has no order of setting: the minimum counts as set first.
      vector.given["set"]?.list?.dropFirst().first?.list?.first != .text("min")
    }, check: checkHeights),
  VectorAdapter(
    "FlexibleHeader", needs: ["infer_style", "background"], takes: ["os"],
    tells: ["status_bar_style", "relative_luminance"],
    where: { $0.given["infer_style"] == .flag(true) }, check: checkStatusBarStyle),
  VectorAdapter(
    "FlexibleHeader", needs: ["custom_shadow_layer", "bounds", "intensity"],
    takes: ["visible_shadow_opacity"], tells: ["shadow"],
    where: { $0.given["custom_shadow_layer"] == .null }, check: checkPlainShadow),
  VectorAdapter(
    "FlexibleHeader",
    needs: [
      "min_with_safe", "max_with_safe", "shift_behavior", "can_over_extend",
      "did_scroll_offsets_y",
    ],
    takes: [
      "status_bar_height", "content_height", "viewport_height", "importance", "infinite_content",
      "paging", "status_bar_hint_can_overlap", "minimum_header_view_height", "raw_top_inset",
      "finger_down",
    ], tells: ["after_each_step"],
    where: { $0.given["shift_behavior"] == .text("disabled") }, check: checkScroll),
]

private func header(_ model: BarModel) throws -> HeaderFrames {
  guard case .flexibleHeader(let header)? = arrange(model).bars.first else { throw WrongKind() }
  return header
}

private func checkHeights(_ vector: Vector) throws {
  let inset = vector.given["device_top_inset"]?.number ?? 0
  let includes = vector.given["min_max_includes_safe_area"]?.flag
  let model = screen(
    flexibleHeader { bar in
      bar.headerView.minMaxHeightIncludesSafeArea = includes
      for pair in vector.given["set"]?.list ?? [] {
        let height = pair.list?.last?.number
        if pair.list?.first == .text("min") { bar.headerView.minimumHeight = height }
        if pair.list?.first == .text("max") { bar.headerView.maximumHeight = height }
      }
    }
  ) { $0.device.safeArea = Insets(top: inset, left: 0, bottom: 0, right: 0) }
  let heights = try header(model).header.heights
  let added = includes == true ? 0 : inset
  for (key, wanted) in vector.expect ?? [:] {
    let found =
      switch key {
      case "minimum_height": heights.minimum - added
      case "maximum_height": heights.maximum - added
      case "min_with_safe": heights.minimum
      case "max_with_safe": heights.maximum
      default: heights.maximum - inset
      }
    try vector.expectEqual(found, wanted.number, key)
  }
}

private func checkStatusBarStyle(_ vector: Vector) throws {
  let text = try #require(vector.given["background"]?.text)
  // `#RRGGBBAA` where the alpha is not full.
  let color = try #require(Color(vector: String(text.prefix(7))))
  let background = text.count == 9 && text.hasSuffix("00") ? color.withAlpha(0) : color
  let model = screen(
    flexibleHeader { $0.headerView.backgroundColor = ColorValue(.fixed(background)) })
  let found = try #require(model.resolved().statusBar).color
  switch vector.expect?["status_bar_style"]?.text {
  case "lightContent"?: #expect(found == .white, "\(vector)")
  // `default` is dark in the light style of the interface.
  default: #expect(found == .black, "\(vector)")
  }
}

private func checkPlainShadow(_ vector: Vector) throws {
  let wanted = try #require(vector.expect?["shadow"]?.object)
  let bounds = try #require(vector.given["bounds"]?.numbers)
  let model = screen(
    flexibleHeader { bar in
      bar.frame = HeaderFrame(width: bounds[2])
      bar.shadowEnds = .original
      bar.headerView.shadowIntensity = vector.given["intensity"]?.number
      bar.headerView.visibleShadowOpacity = vector.given["visible_shadow_opacity"]?.number
    })
  let shadow = try #require(try header(model).shadows.first)
  try vector.expectEqual(shadow.layer.sigma, wanted["radius"]?.number, "radius")
  #expect([shadow.layer.dx, shadow.layer.dy] == wanted["offset"]?.numbers, "\(vector)")
  let opacity = try #require(wanted["opacity"]?.number)
  #expect(abs(shadow.layer.color.opacity - opacity) < 1e-4, "\(vector)")
  try vector.expectEqual(shadow.caster.rect, wanted["path"], "path")
}

/// Heights, shadow and elevation of each step; the scroll phase comes with the physics.
private func checkScroll(_ vector: Vector) throws {
  let offsets = try #require(vector.given["did_scroll_offsets_y"]?.numbers)
  let steps = try #require(vector.expect?["after_each_step"]?.list)
  try #require(offsets.count == steps.count)
  for (offset, step) in zip(offsets, steps) {
    let wanted = try #require(step.object)
    let model = screen(
      appBar { bar in
        bar.headerView.minimumHeight = vector.given["min_with_safe"]?.number
        bar.headerView.maximumHeight = vector.given["max_with_safe"]?.number
        bar.headerView.canOverExtend = vector.given["can_over_extend"]?.flag
      }, content: Content(position: .contentOffset(offset)))
    let header = try arrange(model).appBar().header
    try vector.expectEqual(header.frame.height, wanted["height"]?.number, "height at \(offset)")
    try vector.expectEqual(header.frame.minY, wanted["y"]?.number, "y at \(offset)")
    try vector.expectEqual(
      header.shadowIntensity, wanted["shadow_intensity"]?.number, "intensity at \(offset)")
    try vector.expectEqual(
      header.header.shadow.elevation(atIntensity: header.shadowIntensity) ?? 0,
      wanted["app_bar_elevation"]?.number, "elevation at \(offset)")
  }
}
