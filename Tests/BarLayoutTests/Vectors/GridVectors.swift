import BarPrimitives
import Testing

@testable import BarLayout

/// Vectors of MDCMath; scales that no screen has are left out.
let gridVectors: [VectorAdapter] = [
  VectorAdapter(
    "Math", needs: ["op", "rect", "scale"], tells: ["rect"],
    check: { vector in
      let sides = try #require(vector.given["rect"]?.numbers)
      let scale = try #require(vector.given["scale"]?.number)
      // A negative size means the same rectangle, told from its other corner.
      let rect = Rect(
        minX: min(sides[0], sides[0] + sides[2]), minY: min(sides[1], sides[1] + sides[3]),
        maxX: max(sides[0], sides[0] + sides[2]), maxY: max(sides[1], sides[1] + sides[3]))
      let found = PixelGrid(scale: scale).alignOutward(rect)
      let wanted = try #require(vector.expect?["rect"]?.numbers)
      for (side, value) in zip([found.minX, found.minY, found.width, found.height], wanted) {
        #expect(abs(side - value) < 1e-5, "\(vector)")
      }
    }),
  VectorAdapter(
    "Math", needs: ["op", "point", "scale"], tells: ["point"],
    check: { vector in
      let point = try #require(vector.given["point"]?.numbers)
      let grid = PixelGrid(scale: try #require(vector.given["scale"]?.number))
      let wanted = try #require(vector.expect?["point"]?.numbers)
      for (found, value) in zip(point.map(grid.nearest), wanted) {
        #expect(abs(found - value) < 1e-5, "\(vector)")
      }
    }),
  VectorAdapter(
    "Math", needs: ["op", "center", "bounds", "scale"], tells: ["center"],
    where: { ($0.given["scale"]?.number ?? 0) > 0 },
    check: { vector in
      let center = try #require(vector.given["center"]?.numbers)
      let bounds = try #require(vector.given["bounds"]?.numbers)
      let grid = PixelGrid(scale: try #require(vector.given["scale"]?.number))
      let rect = grid.around(
        Point(x: center[0], y: center[1]),
        Size(width: bounds[bounds.count - 2], height: bounds[bounds.count - 1]))
      let wanted = try #require(vector.expect?["center"]?.numbers)
      for (found, value) in zip([rect.midX, rect.midY], wanted) {
        #expect(abs(found - value) < 1e-5, "\(vector)")
      }
    }),
  VectorAdapter(
    "Math", needs: ["op", "value", "scale"], tells: ["value"],
    where: { ($0.given["scale"]?.number ?? 0) > 0 },
    check: { vector in
      let grid = PixelGrid(scale: try #require(vector.given["scale"]?.number))
      let value = try #require(vector.given["value"]?.number)
      let isUp = try #require(vector.given["op"]?.text) == "ceil to scale"
      try vector.expectEqual(
        isUp ? grid.up(value) : grid.down(value), vector.expect?["value"]?.number, "value")
    }),
]
