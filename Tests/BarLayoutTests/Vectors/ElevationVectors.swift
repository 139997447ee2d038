import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarTheme

/// Vectors of the dark style's overlay and of elevations inside one another.
let elevationVectors: [VectorAdapter] = [
  VectorAdapter(
    "Elevation", needs: ["elevation"], takes: ["color_gray_alpha", "color_rgba", "color", "style"],
    tells: ["color_gray_alpha", "color_rgba", "gray", "overlay_alpha_percent"],
    check: checkOverlay),
  VectorAdapter(
    "Elevation.color", needs: ["colors", "elevation"],
    tells: ["rgb", "gray", "displayP3(sRGB)", "unchanged", "tolerance"],
    check: checkOverlaidColors),
  VectorAdapter(
    "Elevation.color", needs: ["color", "elevations"], tells: ["maxChannelDifference"],
    check: { vector in
      let color = try vectorColor(vector.given["color"])
      let colors = (vector.given["elevations"]?.numbers ?? []).map { overlaid(color, $0) }
      let tolerance = try #require(vector.expect?["maxChannelDifference"]?.number)
      try #require(colors.count == 2)
      try vector.expectNear(colors[0], colors[1], tolerance: tolerance)
    }),
  VectorAdapter(
    "Elevation.color", needs: ["color", "elevation"], takes: ["os", "userInterfaceStyle"],
    tells: ["overlayAlpha", "channel", "hex", "color", "resolved", "equals"],
    where: { $0.expect?["resolved"] == nil && $0.expect?["equals"] == nil },
    check: checkSurface),
  VectorAdapter(
    "Elevation.tree", needs: ["rootToLeaf"], tells: ["leaf"], check: checkTree),
]

private func overlaid(_ color: Color, _ elevation: Double) -> Color {
  ElevationOverlay(baseElevation: 0).resolve(color, elevation: elevation)
}

private func components(_ values: [Double]?) throws -> Color {
  try vectorColor(.list(try #require(values).map { .number($0) }))
}

private func grey(_ values: [Double]?) throws -> Color {
  let values = try #require(values)
  return Color(white: values[0], alpha: values[1])
}

private func checkOverlay(_ vector: Vector) throws {
  let elevation = try #require(vector.given["elevation"]?.number)
  let color =
    if let gray = vector.given["color_gray_alpha"]?.numbers {
      try grey(gray)
    } else if let rgba = vector.given["color_rgba"]?.numbers { try components(rgba) } else {
      try vectorColor(vector.given["color"])
    }
  let found = overlaid(color, elevation)
  let tolerance = vector.tolerance ?? 0.001
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "color_gray_alpha":
      try vector.expectNear(found, try grey(wanted.numbers), tolerance: tolerance)
    case "color_rgba":
      try vector.expectNear(found, try components(wanted.numbers), tolerance: tolerance)
    case "gray":
      try vector.expectNear(
        found, Color(white: try #require(wanted.number)), tolerance: tolerance)
    default:
      let percent = ElevationOverlay.alpha(atAbsoluteElevation: elevation) * 100
      #expect(abs(percent - (wanted.number ?? -1)) < 1e-5, "\(vector)")
    }
  }
}

private func checkOverlaidColors(_ vector: Vector) throws {
  let elevation = try #require(vector.given["elevation"]?.number)
  let colors = try #require(vector.given["colors"]?.object)
  if vector.expect?["unchanged"]?.flag == true {
    for color in colors.values {
      let color = try components(color.numbers)
      #expect(overlaid(color, elevation) == color, "\(vector)")
    }
    return
  }
  // Display P3's numbers become others in sRGB; a spec's colours are all sRGB.
  for name in ["rgb", "gray"] {
    guard let color = colors[name]?.numbers else { continue }
    try vector.expectNear(
      overlaid(try components(color), elevation), try components(vector.expect?[name]?.numbers),
      tolerance: vector.expect?["tolerance"]?.number ?? 0.001)
  }
}

/// A header of the colour, with its overlay, as high as the vector says.
private func checkSurface(_ vector: Vector) throws {
  let color = try vectorColor(vector.given["color"])
  let model = screen(
    appBar { bar in
      bar.headerView.backgroundColor = ColorValue(.fixed(color))
      bar.headerView.elevation = vector.given["elevation"]?.number
      bar.headerView.resolvesElevationOverlay = true
    }
  ) { model in
    model.scheme.elevationOverlayEnabledForDarkMode = true
    model.traits.userInterfaceStyle =
      vector.given["userInterfaceStyle"]?.text == "light" ? .light : .dark
    if vector.given["os"]?.text?.hasPrefix("<13") == true { model.os = 12 }
  }
  guard case .appBar(let bar)? = model.resolved().bars.first else { throw WrongKind() }
  let seen = bar.header.backgroundColor(atIntensity: 1)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "overlayAlpha":
      #expect(abs(bar.header.overlayAlpha(atIntensity: 1) - (wanted.number ?? -1)) < 1e-6)
    case "channel": try vector.expectNear(seen, Color(white: wanted.number ?? -1), tolerance: 1e-5)
    case "hex": #expect(seen.hex == wanted.text, "\(vector)")
    default: #expect(seen == (try vectorColor(wanted)), "\(vector)")
    }
  }
}

private func checkTree(_ vector: Vector) throws {
  let path = (vector.given["rootToLeaf"]?.list ?? []).map { node in
    ElevationNode(
      current: node.object?["elevation"]?.number,
      overrideBase: node.object?["overrideBase"]?.number)
  }
  let wanted = try #require(vector.expect?["leaf"]?.object)
  for (key, value) in wanted {
    switch key {
    case "baseElevation":
      #expect(ElevationNode.baseElevation(ofLastIn: path) == value.number, "\(vector)")
    case "absoluteElevation":
      #expect(ElevationNode.absoluteElevation(ofLastIn: path) == value.number, "\(vector)")
    default: throw WrongKind()
    }
  }
}

extension ElevationNode {
  /// mdc_absoluteElevation of the last of `path`.
  static func absoluteElevation(ofLastIn path: [ElevationNode]) -> Double {
    baseElevation(ofLastIn: path) + (path.last?.current ?? 0)
  }
}
