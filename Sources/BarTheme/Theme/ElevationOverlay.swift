import BarPrimitives

/// The white that lightens a dark surface by its elevation (UIColor+MaterialElevation.m).
public struct ElevationOverlay: Hashable, Sendable {
  /// Points of elevation of what the surface stands on.
  let baseElevation: Double

  /// What `color` comes to `elevation` points above the base.
  func resolve(_ color: Color, elevation: Double) -> Color {
    Color.white.withAlpha(alpha(atElevation: elevation)).blended(over: color)
  }

  /// The white's alpha, 0 to 1, `elevation` points above the base.
  func alpha(atElevation elevation: Double) -> Double {
    Self.alpha(atAbsoluteElevation: baseElevation + elevation)
  }

  /// 4.5 ln(e + 1) + 2 percent from 1 point on; below, a parabola that meets it there.
  static func alpha(atAbsoluteElevation elevation: Double) -> Double {
    guard elevation > 0 else { return 0 }
    let percent =
      elevation < 1
      ? 5.11916 * elevation * elevation : 4.5 * naturalLogarithm(of: elevation + 1) + 2
    return min(percent / 100, 1)
  }
}

/// The logarithm of a number from 1 on, by the series of the inverse hyperbolic tangent: libm's differs
/// between machines in its last bit.
private func naturalLogarithm(of number: Double) -> Double {
  let naturalLogarithmOf2 = 0.693147180559945309417
  let ratio = (number.significand - 1) / (number.significand + 1)
  let square = ratio * ratio
  var (power, sum) = (ratio, 0.0)
  // The ratio is at most a third: its 41st power is below the last bit.
  for exponent in stride(from: 1.0, to: 41, by: 2) {
    sum += power / exponent
    power *= square
  }
  return Double(number.exponent) * naturalLogarithmOf2 + 2 * sum
}

/// What a view or its controller says about its elevation (UIView+MaterialElevationResponding.m).
struct ElevationNode: Hashable, Sendable {
  /// Points; nil: it says nothing.
  var current: Double?
  /// Points that take the place of all elevation around it; nil or negative: none.
  var overrideBase: Double?

  /// Points of elevation under the last of `path`, which leads from the outermost view inwards.
  static func baseElevation(ofLastIn path: [ElevationNode]) -> Double {
    var base = 0.0
    for (index, node) in path.enumerated().reversed() {
      if index < path.count - 1 { base += node.current ?? 0 }
      if let override = node.overrideBase, override >= 0 { return base + override }
    }
    return base
  }
}
