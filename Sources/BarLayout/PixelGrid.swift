import BarPrimitives

/// The device's pixel edges, seen in points. The only place that chooses a rounding.
struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, above 0.
  let scale: Double

  /// A length may pass a pixel edge by a thousandth of a pixel before it takes the next one, so that
  /// sums of thirds do not grow.
  private static let tolerance = 0.001

  /// Snaps edges rather than sizes: bars that touch before snapping still touch after it.
  func snap(_ rect: Rect) -> Rect {
    Rect(
      minX: nearest(rect.minX), minY: nearest(rect.minY), maxX: nearest(rect.maxX),
      maxY: nearest(rect.maxY))
  }

  /// The nearest pixel edge; baselines and frame edges lie on it.
  func nearest(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// Measured sizes go up to it, as UILabel's do.
  func up(_ length: Double) -> Double {
    (length * scale - Self.tolerance).rounded(.up) / scale
  }

  /// Down to a whole point, whatever the scale: MDCNavigationBar centres its title so.
  func wholePointsDown(_ value: Double) -> Double { value.rounded(.down) }

  /// MDCRectAlignToScale (MDCMath.h): the origin goes down to the grid, the size up.
  func alignOutward(_ rect: Rect) -> Rect {
    let x = (rect.minX * scale + Self.tolerance).rounded(.down) / scale
    let y = (rect.minY * scale + Self.tolerance).rounded(.down) / scale
    return Rect(x: x, y: y, width: up(rect.width), height: up(rect.height))
  }

  /// One device pixel in points.
  var pixel: Double { 1 / scale }
}
