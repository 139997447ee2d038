import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

/// Vectors of a flexible header's heights, of its own shadow and of the status bar over it.
let flexibleHeaderVectors: [VectorAdapter] = [
  VectorAdapter(
    "FlexibleHeader", needs: ["device_top_inset"],
    takes: [
      "min_max_includes_safe_area", "includes_safe_area", "set", "then_device_top_inset",
      "explicit", "recalculate", "min", "max",
    ],
    tells: [
      "minimum_height", "maximum_height", "min_with_safe", "max_with_safe", "max_without_safe",
    ], check: checkHeights),
  VectorAdapter(
    "FlexibleHeader", needs: ["default_header", "set"],
    tells: ["max_equals_min", "max_greater_than_min", "minimum_height", "maximum_height"],
    check: checkHeights),
  VectorAdapter(
    "FlexibleHeader", needs: ["infer_style", "background"], takes: ["os"],
    tells: ["status_bar_style", "relative_luminance"],
    where: { $0.given["infer_style"] == .flag(true) }, check: checkStatusBarStyle),
  VectorAdapter(
    "FlexibleHeader", needs: ["infer_style", "explicit_style"], tells: ["status_bar_style"],
    where: { $0.given["infer_style"] == .flag(false) }, check: checkStatedStyle),
  VectorAdapter(
    "FlexibleHeader", needs: ["custom_shadow_layer", "bounds", "intensity"],
    takes: ["visible_shadow_opacity"], tells: ["shadow"],
    where: { $0.given["custom_shadow_layer"] == .null }, check: checkPlainShadow),
]

private func header(_ model: BarModel) throws -> HeaderFrames {
  guard case .flexibleHeader(let header)? = arrange(model).bars.first else { throw WrongKind() }
  return header
}

private func checkHeights(_ vector: Vector) throws {
  let includes =
    (vector.given["min_max_includes_safe_area"] ?? vector.given["includes_safe_area"])?.flag
  let inset =
    vector.given["device_top_inset"]?.number
    ?? vector.given["default_header"]?.number.map { $0 - 56 } ?? 0
  var heights = MinMaxHeight(includesSafeArea: includes ?? true, topInset: inset)
  for pair in vector.given["set"]?.list ?? [] {
    let value = try #require(pair.list?.last)
    if pair.list?.first == .text("min") { heights.minimum = try height(value, of: heights) }
    if pair.list?.first == .text("max") { heights.maximum = try height(value, of: heights) }
  }
  if let minimum = vector.given["min"]?.number { heights.minimum = minimum }
  if let maximum = vector.given["max"]?.number { heights.maximum = maximum }
  if let later = vector.given["then_device_top_inset"]?.number { heights.topInset = later }
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "max_equals_min": #expect((heights.maximum == heights.minimum) == wanted.flag)
    case "max_greater_than_min": #expect((heights.maximum > heights.minimum) == wanted.flag)
    default:
      let found =
        switch key {
        case "minimum_height": heights.minimum
        case "maximum_height": heights.maximum
        case "min_with_safe": heights.minimumWithSafeArea
        case "max_with_safe": heights.maximumWithSafeArea
        default: heights.maximumWithoutSafeArea
        }
      try vector.expectEqual(found, wanted.number, key)
    }
  }
}

/// A number, or `min-10`.
private func height(_ value: JSONValue, of heights: MinMaxHeight) throws -> Double {
  if let number = value.number { return number }
  let text = try #require(value.text)
  let base = text.hasPrefix("max") ? heights.maximum : heights.minimum
  return base + (try #require(Double(text.dropFirst(3))))
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

/// A style that is not inferred is the document's; `default` is dark in the light interface style.
private func checkStatedStyle(_ vector: Vector) throws {
  let text = try #require(vector.given["explicit_style"]?.text)
  let model = screen(flexibleHeader { $0.headerView.backgroundColor = .rgb(0) }) { model in
    model.statusBar = StatusBar(style: StatusBar.Style(rawValue: text) ?? .darkContent)
  }
  let color = try #require(model.resolved().statusBar).color
  let isLight = vector.expect?["status_bar_style"]?.text == "lightContent"
  #expect(color == (isLight ? .white : .black), "\(vector)")
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
