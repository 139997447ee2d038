import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

/// Vectors of MDCShadow, the shadows by elevation that a layer of one's own can have.
let shadowsCollectionVectors: [VectorAdapter] = [
  VectorAdapter(
    "Shadow", needs: ["collection", "elevation"],
    tells: ["opacity", "radius", "offset", "offset_sum", "spread", "same_as_elevation"],
    where: { $0.given["collection"]?.text == "default" }, check: checkShadow),
  VectorAdapter(
    "Shadow", needs: ["collection", "elevations"], tells: ["equal"],
    where: { $0.given["collection"]?.text == "default" },
    check: { vector in
      let shadows = try #require(vector.given["elevations"]?.numbers).map {
        ShadowsCollection.standard.shadow(forElevation: $0)
      }
      let isEqual = shadows.allSatisfy { $0 == shadows.first }
      #expect(vector.expect?["equal"] == .flag(isEqual), "\(vector)")
    }),
  VectorAdapter(
    "Shadow", needs: ["style"], tells: ["shadow_color_rgba"],
    check: { vector in
      let color = try drawnLayer(vector, elevation: 0.5).color
      let wanted = try #require(vector.expect?["shadow_color_rgba"]?.numbers)
      // The shadow's opacity is in the colour's alpha.
      let found = [color.red, color.green, color.blue].map { Double($0) / 65535 }
      for (found, wanted) in zip(found, wanted) { #expect(abs(found - wanted) < 1e-4, "\(vector)") }
      #expect(wanted.last == 1)
    }),
  VectorAdapter(
    "Shadow", needs: ["bounds", "corner_radius", "spread"], tells: ["shadow_path"],
    check: { vector in
      let sides = try #require(vector.given["bounds"]?.numbers)
      let shape = RoundedRect(
        Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]),
        radius: try #require(vector.given["corner_radius"]?.number))
      let caster = ShadowsCollection.caster(
        shape, spread: try #require(vector.given["spread"]?.number))
      let path = try #require(vector.expect?["shadow_path"]?.object)
      try vector.expectEqual(caster.rect, path["rounded_rect"], "rect")
      try vector.expectEqual(caster.radius, path["corner_radius"]?.number, "radius")
    }),
]

/// What a header draws that has the shadow of an elevation.
private func drawnLayer(_ vector: Vector, elevation: Double) throws -> ShadowLayer {
  let model = screen(
    flexibleHeader { bar in
      var shadow = CustomShadow()
      shadow.elevation = elevation
      bar.headerView.customShadow = shadow
    }
  ) { model in
    if vector.given["style"]?.text == "dark" { model.traits.userInterfaceStyle = .dark }
  }
  guard case .flexibleHeader(let header)? = model.resolved().bars.first,
    case .custom(let layer, _) = header.shadow.kind
  else { throw WrongKind() }
  return layer
}

private func checkShadow(_ vector: Vector) throws {
  let elevation = try #require(vector.given["elevation"]?.number)
  let shadow = try #require(ShadowsCollection.standard.shadow(forElevation: elevation))
  let layer = try drawnLayer(vector, elevation: elevation)
  #expect(layer.sigma == shadow.radius && layer.dy == shadow.dy, "\(vector)")
  #expect(abs(layer.color.opacity - shadow.opacity) < 1e-4, "\(vector)")
  for (key, wanted) in try #require(vector.expect).merging(
    vector.exact ?? [:], uniquingKeysWith: { $1 })
  {
    switch key {
    case "opacity": try expect(shadow.opacity, wanted, vector)
    case "radius": try expect(shadow.radius, wanted, vector)
    case "offset": #expect(wanted.numbers == [0, shadow.dy], "\(vector)")
    case "offset_sum": try expect(shadow.dy, wanted, vector)
    case "spread": try expect(shadow.spread, wanted, vector)
    default:
      let other = try #require(wanted.number)
      #expect(shadow == ShadowsCollection.standard.shadow(forElevation: other), "\(vector)")
    }
  }
}

/// A number, or `>0`.
private func expect(_ found: Double, _ wanted: JSONValue, _ vector: Vector) throws {
  if wanted.text == ">0" { return #expect(found > 0, "\(vector)") }
  try vector.expectEqual(found, wanted.number, "shadow")
}
