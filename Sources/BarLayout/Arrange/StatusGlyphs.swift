import BarDisplayList
import BarPrimitives

/// Signal bars, radio arcs and battery: plain shapes of our own, all from the numbers below.
struct StatusGlyphs {
  let strip: Strip
  /// The y of the line through the middles, in points from the strip's top.
  let middle: Double

  static let signalWidth = 3 * signalPitch + signalBar
  static let arcsWidth = 2 * arcRadius * halfRoot
  static let batteryWidth = batteryBody.width + batteryKnob.gap + batteryKnob.width

  /// Points; every glyph is so high.
  static let height = 11.0
  // Points.
  private static let signalBar = 3.0
  private static let signalPitch = 4.5
  private static let signalHeights = [4.0, 6.0, 8.5, 11.0]
  private static let signalRadius = 1.0
  private static let arcRadius = 11.0
  private static let arcRadii = [
    (inner: 8.75, outer: arcRadius), (inner: 5.0, outer: 7.25), (inner: 0.0, outer: 3.5),
  ]
  private static let batteryBody = (width: 23.0, radius: 3.5, line: 1.0, opacity: 0.4)
  private static let batteryCharge = (inset: 2.0, radius: 2.0)
  private static let batteryKnob = (gap: 1.0, width: 1.5, height: 4.0, opacity: 0.5)

  /// Four bars that rise in reading order, `x` the first one's left end.
  func signal(at x: Double) -> [StatusShape] {
    Self.signalHeights.enumerated().map { index, height in
      let bar = Rect(
        x: x + Double(index) * Self.signalPitch, y: middle + Self.height / 2 - height,
        width: Self.signalBar, height: height)
      return StatusShape(
        outline: .rect(RoundedRect(strip.place(bar), radius: Self.signalRadius)), opacity: 1)
    }
  }

  /// A quarter of three rings around one point at the bottom.
  func arcs(at x: Double) -> [StatusShape] {
    let centre = Point(x: x + Self.arcsWidth / 2, y: middle + Self.height / 2)
    return Self.arcRadii.map { radii in
      StatusShape(
        outline: .path(
          quarterRing(around: centre, from: radii.inner, to: radii.outer).mapPoints(strip.place),
          .nonZero), opacity: 1)
    }
  }

  /// A full battery: hollow body, charge inside, knob at its end.
  func battery(at x: Double) -> [StatusShape] {
    let body = Rect(
      x: x, y: middle - Self.height / 2, width: Self.batteryBody.width, height: Self.height)
    let line = Self.batteryBody.line
    let hollow = body.inset(by: Insets(top: line, left: line, bottom: line, right: line))
    let inset = Self.batteryCharge.inset
    let charge = body.inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
    let knob = Rect(
      x: body.maxX + Self.batteryKnob.gap, y: middle - Self.batteryKnob.height / 2,
      width: Self.batteryKnob.width, height: Self.batteryKnob.height)
    let outline = VectorPath(
      roundedOutline(strip.place(body), radius: Self.batteryBody.radius)
        + roundedOutline(strip.place(hollow), radius: Self.batteryBody.radius - line))
    return [
      StatusShape(outline: .path(outline, .evenOdd), opacity: Self.batteryBody.opacity),
      StatusShape(
        outline: .rect(RoundedRect(strip.place(charge), radius: Self.batteryCharge.radius)),
        opacity: 1),
      StatusShape(
        outline: .rect(RoundedRect(strip.place(knob), radius: Self.batteryKnob.width / 2)),
        opacity: Self.batteryKnob.opacity),
    ]
  }
}

/// Half the square root of 2: sine and cosine of 45°.
private let halfRoot = 0.707_106_781_186_547_5
/// Control points of a cubic that comes nearest to a quarter of a circle, as a share of the radius.
private let quarterControl = 0.552_284_749_830_793_4

/// The upper quarter of a ring, 45° to either side of straight up; `inner` 0 is a sector.
private func quarterRing(around centre: Point, from inner: Double, to outer: Double) -> VectorPath {
  func point(_ side: Double, _ radius: Double, _ lift: Double = 0) -> Point {
    // `lift` goes along the tangent, towards the top of the circle.
    Point(
      x: centre.x + side * (radius - lift) * halfRoot, y: centre.y - (radius + lift) * halfRoot)
  }
  func quarter(_ radius: Double, towards side: Double) -> VectorPath.Element {
    let lift = radius * quarterControl
    return .cubic(point(-side, radius, lift), point(side, radius, lift), point(side, radius))
  }
  let start: [VectorPath.Element] = [.move(point(-1, outer)), quarter(outer, towards: 1)]
  let back: [VectorPath.Element] =
    inner > 0 ? [.line(point(1, inner)), quarter(inner, towards: -1)] : [.line(centre)]
  return VectorPath(start + back + [.close])
}

private func roundedOutline(_ rect: Rect, radius: Double) -> [VectorPath.Element] {
  let bend = radius * (1 - quarterControl)
  func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
  return [
    .move(at(rect.minX + radius, rect.minY)), .line(at(rect.maxX - radius, rect.minY)),
    .cubic(
      at(rect.maxX - bend, rect.minY), at(rect.maxX, rect.minY + bend),
      at(rect.maxX, rect.minY + radius)),
    .line(at(rect.maxX, rect.maxY - radius)),
    .cubic(
      at(rect.maxX, rect.maxY - bend), at(rect.maxX - bend, rect.maxY),
      at(rect.maxX - radius, rect.maxY)),
    .line(at(rect.minX + radius, rect.maxY)),
    .cubic(
      at(rect.minX + bend, rect.maxY), at(rect.minX, rect.maxY - bend),
      at(rect.minX, rect.maxY - radius)),
    .line(at(rect.minX, rect.minY + radius)),
    .cubic(
      at(rect.minX, rect.minY + bend), at(rect.minX + bend, rect.minY),
      at(rect.minX + radius, rect.minY)),
    .close,
  ]
}
