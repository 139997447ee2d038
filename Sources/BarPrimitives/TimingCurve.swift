/// CAMediaTimingFunction: a cubic Bézier from (0, 0) to (1, 1), time across, progress up.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point.
  public let first: Point
  /// The second control point.
  public let second: Point

  /// The x of both points are clamped to 0 ... 1, so that time never runs backwards.
  public init(_ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double) {
    first = Point(x: min(max(firstX, 0), 1), y: firstY)
    second = Point(x: min(max(secondX, 0), 1), y: secondY)
  }

  /// kCAMediaTimingFunctionEaseInEaseOut.
  public static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)

  /// Halvings of the parameter: after as many a double has no smaller steps.
  private static let halvings = 60

  /// The progress after the share `time` of the duration; 0 and 1 beyond its ends. Sums and products
  /// alone, so that it is the same everywhere.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if Self.value(first.x, second.x, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.value(first.y, second.y, at: (low + high) / 2)
  }

  private static func value(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
