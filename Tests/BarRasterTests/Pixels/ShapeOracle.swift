import CBarRaster
import Foundation

/// A rounded rectangle by its definition: the columns that it covers at a height.
struct ShapeOracle {
  let shape: br_shape

  private static let rule = Quadrature(order: 20)

  func columns(at y: Double) -> (from: Double, to: Double)? {
    guard y > shape.top, y < shape.bottom else { return nil }
    let radius = shape.radius
    let depth = max(radius - min(y - shape.top, shape.bottom - y), 0)
    let inset = radius - sqrt(max(radius * radius - depth * depth, 0))
    return (shape.left + inset, shape.right - inset)
  }

  /// Heights inside the pixel between which its covered columns are smooth.
  private func pieces(x: Double, y: Double) -> [Double] {
    let radius = shape.radius
    var heights = [
      y, y + 1, shape.top, shape.bottom, shape.top + radius, shape.bottom - radius,
    ]
    for side in [x, x + 1] {
      for across in [shape.left + radius - side, side - shape.right + radius]
      where across > 0 && across < radius {
        let rise = radius - sqrt(radius * radius - across * across)
        heights += [shape.top + rise, shape.bottom - rise]
      }
    }
    return heights.filter { $0 >= y && $0 <= y + 1 }.sorted()
  }

  /// The integral of `value` over the part of pixel (x, y) that is inside the shape, or outside.
  func integral(
    x: Int, y: Int, inside: Bool, of value: (_ x: Double, _ y: Double) -> Double
  ) -> Double {
    let (left, top) = (Double(x), Double(y))
    let heights = pieces(x: left, y: top)
    var sum = 0.0
    for (from, to) in zip(heights, heights.dropFirst()) where to > from {
      for row in ShapeOracle.rule.points(from, to) {
        let covered = columns(at: row.at) ?? (left, left)
        let start = min(max(covered.from, left), left + 1)
        let end = min(max(covered.to, start), left + 1)
        let spans = inside ? [(start, end)] : [(left, start), (end, left + 1)]
        for span in spans where span.1 > span.0 {
          for point in ShapeOracle.inner.points(span.0, span.1) {
            sum += row.weight * point.weight * value(point.at, row.at)
          }
        }
      }
    }
    return sum
  }

  private static let inner = Quadrature(order: 4)

  /// Covered area of pixel (x, y), 0 to 1.
  func coverage(x: Int, y: Int) -> Double { integral(x: x, y: y, inside: true) { _, _ in 1 } }
}
