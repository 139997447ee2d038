import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Foundation
import Testing

@testable import BarLayout

/// Vectors of MDCShadowLayer and its named elevations.
let shadowVectors: [VectorAdapter] = [
  VectorAdapter(
    "ShadowLayer", needs: ["elevation"], tells: ["key", "ambient"],
    check: { vector in
      let elevation = try #require(vector.given["elevation"]?.number)
      try expectShadows(elevationShadows(elevation: elevation, color: .black), vector)
    }),
  VectorAdapter(
    "ShadowLayer", needs: ["elevation", "distances_below_bottom_edge"], takes: ["assumption"],
    tells: ["alpha"], check: checkProfile),
  VectorAdapter(
    "ShadowLayer", needs: ["elevation", "shape", "sample"], takes: ["assumption"],
    tells: ["alpha_of_each_shadow_relative_to_centre"], check: checkAlphaAtTheSide),
  VectorAdapter(
    "ShadowLayer", needs: ["mask_enabled", "elevation", "sample"], tells: ["shadow_alpha"],
    check: { vector in
      guard vector.given["mask_enabled"] == .flag(true) else { return try checkUnmasked(vector) }
      let header = try arrange(
        screen(
          appBar { bar in
            bar.lifted = true
            bar.headerView.elevation = vector.given["elevation"]?.number
          })
      ).appBar().header
      #expect(!header.shadows.isEmpty)
      #expect(header.shadows.allSatisfy { $0.cutout?.rect.contains(header.frame) == true })
    }),
  VectorAdapter(
    "ShadowLayer", needs: ["query", "elevation"], tells: ["width", "height"],
    where: { $0.given["query"]?.text == "shadow spread" },
    check: { vector in
      let elevation = try #require(vector.given["elevation"]?.number)
      let layers = elevationShadows(elevation: elevation, color: .black)
      let radius = try #require(layers.map(\.sigma).max())
      let offset = try #require(layers.map { Point(x: $0.dx, y: $0.dy) }.max { $0.y < $1.y })
      try vector.expectEqual(radius + offset.x, vector.expect?["width"]?.number, "width")
      try vector.expectEqual(radius + offset.y, vector.expect?["height"]?.number, "height")
    }),
  VectorAdapter(
    "ShadowLayer", needs: ["new_layer"], tells: ["elevation", "shadow_mask_enabled"],
    check: { vector in
      guard
        case .flexibleHeader(let header)? = screen(
          flexibleHeader { $0.headerView.shadowLayer = .mdcShadowLayer }
        ).resolved().bars.first
      else { throw WrongKind() }
      for (key, wanted) in try #require(vector.expect) {
        if key == "elevation" {
          // At rest; what a header is lifted to is the header's.
          #expect(header.shadow.elevation(atIntensity: 0) == wanted.number, "\(vector)")
        } else {
          #expect(wanted == .flag(header.shadow.isMasked), "\(vector)")
        }
      }
    }),
  VectorAdapter(
    "ShadowLayer", needs: ["layer_bounds"], takes: ["elevation", "mask_enabled", "new_layer"],
    tells: ["mask_rect"],
    check: { vector in
      // Whatever the elevation, twice the spread of the largest.
      let layers = elevationShadows(elevation: 24, color: .black)
      let radius = try #require(layers.map(\.sigma).max())
      let drop = try #require(layers.map(\.dy).max())
      let bounds = try #require(vector.given["layer_bounds"]?.numbers)
      let (x, y) = (2 * radius, 2 * (radius + drop))
      let mask = Rect(
        x: bounds[0] - x, y: bounds[1] - y, width: bounds[2] + 2 * x, height: bounds[3] + 2 * y)
      let wanted = try #require(vector.expect?["mask_rect"]?.numbers)
      for (found, side) in zip([mask.minX, mask.minY, mask.width, mask.height], wanted) {
        #expect(abs(found - side) <= max(vector.tolerance ?? 0, 1e-3), "\(vector)")
      }
    }),
  VectorAdapter(
    "ShadowLayer", needs: ["pair"], tells: ["images_identical"],
    check: { vector in
      // Masked and not, at elevation 0: the names end in the elevation.
      let pair = try #require(vector.given["pair"]?.texts)
      #expect(pair.allSatisfy { $0.hasSuffix("Elevation00") }, "\(vector)")
      let pictures = [true, false].map { isMasked in
        arrange(
          screen(
            flexibleHeader { bar in
              bar.lifted = true
              bar.headerView.shadowLayer = .mdcShadowLayer
              bar.headerView.elevation = 0
              bar.headerView.shadowMaskEnabled = isMasked
            })
        ).displayList()
      }
      #expect((pictures[0] == pictures[1]) == vector.expect?["images_identical"]?.flag)
    }),
  VectorAdapter(
    "ShadowElevations", needs: ["named_elevation"], tells: ["elevation"],
    check: { vector in
      let name = try elevation(vector.given["named_elevation"]?.text ?? "")
      #expect(name.points == vector.expect?["elevation"]?.number, "\(vector)")
    }),
  VectorAdapter(
    "ShadowElevations", needs: ["scenarios"], tells: ["images_identical"],
    check: { vector in
      let scenarios = try #require(vector.given["scenarios"]?.texts)
      let lists = try scenarios.map { scenario in
        try picture(of: elevation(String(scenario.dropFirst("testElevation".count))))
      }
      let first = try #require(lists.first)
      #expect(
        lists.allSatisfy { $0 == first } == vector.expect?["images_identical"]?.flag, "\(vector)")
      #expect(first != picture(of: .none), "\(vector)")
    }),
]

/// `FABPressed`: the spec's word begins in small letters.
private func elevation(_ name: String) throws -> ShadowElevation {
  let word =
    name.hasPrefix("FAB")
    ? "fab" + name.dropFirst(3) : name.prefix(1).lowercased() + name.dropFirst()
  return try #require(ShadowElevation(rawValue: String(word)), "\(name)")
}

private func picture(of elevation: ShadowElevation) -> DisplayList {
  arrange(
    screen(
      appBar { bar in
        bar.lifted = true
        bar.headerView.elevation = elevation.points
      })
  ).displayList()
}

/// Compares key and ambient shadow with a vector's; opacity 0 means that there is none.
func expectShadows(_ layers: [ShadowLayer], _ vector: Vector) throws {
  for (index, name) in ["key", "ambient"].enumerated() {
    guard let wanted = vector.expect?[name]?.object else { continue }
    let opacity = try #require(wanted["opacity"]?.number)
    guard opacity > 0 else {
      #expect(layers.isEmpty, "\(vector)")
      continue
    }
    let layer = try #require(layers.dropFirst(index).first)
    let offset = try #require(wanted["offset"]?.numbers)
    try vector.expectEqual(layer.sigma, wanted["radius"]?.number, "\(name) radius")
    try vector.expectEqual(layer.dx, offset[0], "\(name) x")
    try vector.expectEqual(layer.dy, offset[1], "\(name) y")
    #expect(abs(layer.color.opacity - opacity) < 1e-5, "\(vector)")
  }
}

/// The alpha below the edge of an endless caster, layer over layer.
private func checkProfile(_ vector: Vector) throws {
  let elevation = try #require(vector.given["elevation"]?.number)
  let layers = elevationShadows(elevation: elevation, color: .black)
  let distances = try #require(vector.given["distances_below_bottom_edge"]?.numbers)
  let wanted = try #require(vector.expect?["alpha"]?.numbers)
  for (distance, alpha) in zip(distances, wanted) {
    let light = layers.reduce(1.0) { light, layer in
      let depth = (distance - layer.dy) / (layer.sigma * 2.0.squareRoot())
      return light * (1 - layer.color.opacity * 0.5 * erfc(depth))
    }
    try vector.expectEqual(1 - light, alpha, "alpha \(distance) below")
  }
}

/// At the screen's left side, of what it is in the middle: the original's shadow ends with the header.
private func checkAlphaAtTheSide(_ vector: Vector) throws {
  let header = try arrange(
    screen(
      appBar { bar in
        bar.lifted = true
        bar.shadowEnds = .original
        bar.headerView.elevation = vector.given["elevation"]?.number
      })
  ).appBar().header
  let wanted = vector.expect?["alpha_of_each_shadow_relative_to_centre"]?.number
  try #require(header.shadows.count == 2 && header.frame.minX == 0)
  for shadow in header.shadows {
    func share(_ x: Double) -> Double {
      let spread = shadow.layer.sigma * 2.0.squareRoot()
      let caster = shadow.caster.rect.offsetBy(x: shadow.layer.dx, y: 0)
      return 0.5 * (erf((x - caster.minX) / spread) - erf((x - caster.maxX) / spread))
    }
    try vector.expectEqual(share(0) / share(header.frame.midX), wanted, "share")
  }
}

/// Deep inside a large layer both shadows are whole.
private func checkUnmasked(_ vector: Vector) throws {
  let model = screen(
    flexibleHeader { bar in
      bar.lifted = true
      bar.headerView.shadowLayer = .mdcShadowLayer
      bar.headerView.shadowMaskEnabled = false
      bar.headerView.elevation = vector.given["elevation"]?.number
    })
  guard case .flexibleHeader(let header)? = arrange(model).bars.first else { throw WrongKind() }
  #expect(header.shadows.allSatisfy { $0.cutout == nil })
  let light = header.shadows.reduce(1.0) { $0 * (1 - $1.layer.color.opacity) }
  let wanted = try #require(vector.expect?["shadow_alpha"]?.number)
  #expect(abs(1 - light - wanted) <= max(vector.tolerance ?? 0, 1e-4), "\(vector)")
}
