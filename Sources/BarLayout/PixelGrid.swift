import BarPrimitives

/// The device's pixel edges, seen in points. The only place that chooses a rounding.
struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, above 0.
  let scale: Double

  /// A length may pass a pixel edge by a thousandth of a pixel before it takes the next one, so that
  /// sums of thirds do not grow.
  private static let tolerance = 0.001
  /// Of a pixel, far above what sums of coordinates lose.
  private static let noise = 0.000_001

  /// Snaps edges rather than sizes: bars that touch before snapping still touch after it.
  func snap(_ rect: Rect) -> Rect {
    Rect(
      minX: nearest(rect.minX), minY: nearest(rect.minY), maxX: nearest(rect.maxX),
      maxY: nearest(rect.maxY))
  }

  /// The same for the vertical edges alone.
  func snapAcross(_ rect: Rect) -> Rect {
    Rect(
      minX: nearest(rect.minX), minY: rect.minY, maxX: nearest(rect.maxX), maxY: rect.maxY)
  }

  /// `rect` on to the picture's end where it reaches the right or bottom edge of `canvas`: that edge
  /// may lie between two pixels, and the picture has the whole last one.
  func bleed(_ rect: Rect, over canvas: Rect) -> Rect {
    Rect(
      minX: rect.minX, minY: rect.minY, maxX: bleed(rect.maxX, over: canvas.maxX),
      maxY: bleed(rect.maxY, over: canvas.maxY))
  }

  private func bleed(_ edge: Double, over end: Double) -> Double {
    let reaches = edge * scale >= min(end * scale, (end * scale).rounded()) - Self.tolerance
    return reaches ? max(edge, up(end)) : edge
  }

  /// The nearest pixel edge, of two the one farther from 0; baselines and frame edges lie on it.
  /// What sums of fractions leave behind does not decide between two.
  func nearest(_ value: Double) -> Double {
    let pixels = value * scale
    return (pixels + (pixels < 0 ? -Self.noise : Self.noise)).rounded() / scale
  }

  /// Measured sizes go up to it, as UILabel's do.
  func up(_ length: Double) -> Double {
    (length * scale - Self.tolerance).rounded(.up) / scale
  }

  /// Down to a whole point, whatever the scale: MDCNavigationBar centres its title so.
  func wholePointsDown(_ value: Double) -> Double { value.rounded(.down) }

  /// MDCRectAlignToScale (MDCMath.h): every edge goes outwards to the grid.
  func alignOutward(_ rect: Rect) -> Rect {
    Rect(minX: down(rect.minX), minY: down(rect.minY), maxX: up(rect.maxX), maxY: up(rect.maxY))
  }

  /// MDCRoundCenterWithBoundsAndScale (MDCMath.h): `size` around `middle`, which moves so that the
  /// corner lies on the grid.
  func around(_ middle: Point, _ size: Size) -> Rect {
    Rect(
      x: nearest(middle.x - size.width / 2), y: nearest(middle.y - size.height / 2),
      width: size.width, height: size.height)
  }

  /// Down to the grid.
  func down(_ value: Double) -> Double {
    (value * scale + Self.tolerance).rounded(.down) / scale
  }

  /// One device pixel in points.
  var pixel: Double { 1 / scale }
}
