import Foundation

/// Numeric integration for the oracles; shares nothing with the C core.
struct Quadrature {
  private let nodes: [(at: Double, weight: Double)]

  /// Gauss-Legendre of `order` points, found by Newton's method on the Legendre polynomials.
  init(order: Int) {
    nodes = (1...order).map { index in
      var x = cos(Double.pi * (Double(index) - 0.25) / (Double(order) + 0.5))
      var slope = 0.0
      for _ in 0..<50 {
        var (before, value) = (1.0, x)
        for degree in 2...max(order, 2) where order > 1 {
          let n = Double(degree)
          (before, value) = (value, ((2 * n - 1) * x * value - (n - 1) * before) / n)
        }
        slope = Double(order) * (x * value - before) / (x * x - 1)
        x -= value / slope
      }
      return (x, 2 / ((1 - x * x) * slope * slope))
    }
  }

  /// Points of `parts` equal parts of [from, to], with weights that sum to `to - from`.
  func points(_ from: Double, _ to: Double, parts: Int = 1) -> [(at: Double, weight: Double)] {
    let half = (to - from) / Double(parts) / 2
    return (0..<parts).flatMap { part in
      let middle = from + half * Double(2 * part + 1)
      return nodes.map { (middle + half * $0.at, half * $0.weight) }
    }
  }
}
