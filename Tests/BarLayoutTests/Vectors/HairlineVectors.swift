import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

/// Vectors of the line that ends a flexible header.
let hairlineVectors: [VectorAdapter] = [
  VectorAdapter(
    "FlexibleHeader", needs: ["container"],
    takes: ["window", "visibility_sequence", "then_container", "hairline_color"],
    tells: ["hidden", "color", "frame", "subview_count", "container_subview_count"],
    check: checkContainer),
  VectorAdapter(
    "FlexibleHeader", needs: ["header_bounds"], takes: ["screen_scale"],
    tells: ["hairline_frame"],
    check: checkFrame),
  VectorAdapter(
    "FlexibleHeader", needs: [], takes: ["shows_hairline", "hairline_color", "new_header"],
    tells: ["shows_hairline", "hairline_color"],
    where: { $0.given["property"] == nil },
    check: checkProperties),
]

private func header(
  bounds: [Double], scale: Double, shows: Bool?, color: String? = nil
) throws -> HeaderFrames {
  let hex = color.flatMap { Color(vector: $0) }
  let model = screen(
    flexibleHeader { bar in
      bar.frame = HeaderFrame(x: bounds[0], y: bounds[1], width: bounds[2])
      bar.headerView.minimumHeight = bounds[3]
      bar.headerView.maximumHeight = bounds[3]
      bar.headerController.showsHairline = shows
      bar.headerController.hairlineColor = hex.map { ColorValue(.fixed($0)) }
    }
  ) { $0.device.scale = scale }
  guard case .flexibleHeader(let header)? = arrange(model).bars.first else { throw WrongKind() }
  return header
}

private func checkFrame(_ vector: Vector) throws {
  let bounds = try #require(vector.given["header_bounds"]?.numbers)
  let scale = vector.given["screen_scale"]?.number ?? 1
  let hairline = try #require(try header(bounds: bounds, scale: scale, shows: true).hairline)
  try vector.expectEqual(hairline, vector.expect?["hairline_frame"], "hairline")
}

private func checkProperties(_ vector: Vector) throws {
  let bounds: [Double] = [0, 0, 320, 76]
  let color = vector.given["hairline_color"]?.text
  if let wanted = vector.expect?["shows_hairline"]?.flag {
    let shows = vector.given["shows_hairline"]?.flag
    let found = try header(bounds: bounds, scale: 2, shows: shows, color: color)
    #expect((found.hairline != nil) == wanted, "\(vector)")
  }
  if let wanted = vector.expect?["hairline_color"] {
    let shown = try header(bounds: bounds, scale: 2, shows: true, color: color)
    let found = try #require(shown.header.hairlineColor)
    try vector.expectEqual(found, wanted, "hairline colour")
  }
}

/// Without a window a line is one point thick.
private func checkContainer(_ vector: Vector) throws {
  let last = vector.given["visibility_sequence"]?.texts?.last
  let bounds = try #require((vector.given["then_container"] ?? vector.given["container"])?.numbers)
  let color = vector.given["hairline_color"]?.text
  let now = try header(bounds: bounds, scale: 1, shows: last == "show", color: color)
  // A hidden line keeps its colour and its place.
  let shown = try header(bounds: bounds, scale: 1, shows: true, color: color)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "hidden": #expect((now.hairline == nil) == wanted.flag, "\(vector)")
    case "color":
      try vector.expectEqual(try #require(shown.header.hairlineColor), wanted, "colour")
    case "frame": try vector.expectEqual(try #require(shown.hairline), wanted, "frame")
    default:
      // However often it is shown, there is one; before, there is none.
      let items = last == nil ? now.hairlineItems : shown.hairlineItems
      #expect(Double(items.count) == wanted.number, "\(vector): \(key)")
    }
  }
}
