import CBarRaster
import Foundation

/// The Gaussian shadow of a rounded rectangle by numeric integration: down over the caster's rows,
/// then over the pixel. Uses the C library's erf and exp, and no closed form but that of one row.
struct ShadowOracle {
  private let caster: ShapeOracle
  private let sigma: Double
  /// Heights, with the weight of each.
  private let lines: [(at: Double, weight: Double)]

  init(caster: br_shape, sigma: Double) {
    self.caster = ShapeOracle(shape: caster)
    self.sigma = sigma
    let rule = Quadrature(order: 6)
    let radius = caster.radius
    func parts(_ length: Double) -> Int { max(2, Int((length / sigma).rounded(.up))) }
    var lines = rule.points(
      caster.top + radius, caster.bottom - radius,
      parts: parts(caster.bottom - caster.top - 2 * radius))
    if radius > 0 {
      for turn in rule.points(0, .pi / 2, parts: parts(radius * .pi / 2)) {
        let rise = radius * (1 - sin(turn.at))
        let weight = turn.weight * radius * cos(turn.at)
        lines.append((caster.top + rise, weight))
        lines.append((caster.bottom - rise, weight))
      }
    }
    self.lines = lines
  }

  private func down(_ y: Double, _ line: Double) -> Double {
    let z = (y - line) / sigma
    return exp(-z * z / 2) / (sigma * sqrt(2 * .pi))
  }

  private func across(_ x: Double, _ line: Double) -> Double {
    guard let columns = caster.columns(at: line) else { return 0 }
    let unit = sigma * sqrt(2)
    return (erf((x - columns.from) / unit) - erf((x - columns.to) / unit)) / 2
  }

  /// At a point, 0 to 1.
  func shadow(_ x: Double, _ y: Double) -> Double {
    lines.reduce(0) { sum, line in
      abs(y - line.at) > 7 * sigma
        ? sum : sum + line.weight * down(y, line.at) * across(x, line.at)
    }
  }

  /// Averages over all pixels of a picture, rows from the top.
  func averages(width: Int, height: Int) -> [[Double]] {
    let samples = Quadrature(order: 4).points(0, 1)
    func average(_ pixel: Int, _ value: (Double) -> Double) -> Double {
      var sum = 0.0
      for sample in samples { sum += sample.weight * value(Double(pixel) + sample.at) }
      return sum
    }
    var sums = [[Double]](repeating: [Double](repeating: 0, count: width), count: height)
    for line in lines {
      let columns = (0..<width).map { x in average(x) { across($0, line.at) } }
      for y in 0..<height where abs(Double(y) + 0.5 - line.at) < 7 * sigma + 1 {
        let weight = line.weight * average(y) { down($0, line.at) }
        for x in 0..<width { sums[y][x] += weight * columns[x] }
      }
    }
    return sums
  }
}
