import BarDisplayList
import BarPrimitives

/// MDCBottomAppBarLayer.m: the outline of a bar whose upper edge a floating button cuts. In points of
/// the screen.
struct BottomAppBarCut: Hashable, Sendable {
  /// The whole bar with the room above its edge; the outline goes on twice as far below the edge, so
  /// that it fills what lies under the bar.
  let frame: Rect
  /// The y of the bar's upper edge.
  let edge: Double
  /// The middles of the cut's round ends, one point where the button is a circle; nil: it is not cut.
  let middles: Middles?
  /// Of the round ends.
  let radius: Double

  /// One left of the other, at the height of the button's.
  struct Middles: Hashable, Sendable {
    let left: Point
    let right: Point
  }

  /// `button` is what cuts the bar, which keeps `margin` points from it; nil: nothing does. One that is
  /// too far from the edge does not either.
  init(frame: Rect, edge: Double, button: Rect?, margin: Double) {
    self.frame = frame
    self.edge = edge
    radius = button.map { $0.height / 2 + margin } ?? 0
    guard let button, abs(edge - button.midY) <= radius else {
      middles = nil
      return
    }
    let inset = button.height / 2
    middles = Middles(
      left: Point(x: button.minX + inset, y: button.midY),
      right: Point(x: button.maxX - inset, y: button.midY))
  }

  /// From a middle across to where its arc meets the edge.
  var halfOpening: Double {
    let rise = middles.map { edge - $0.left.y } ?? 0
    return max(radius * radius - rise * rise, 0).squareRoot()
  }

  /// The y where the outline ends.
  var bottom: Double { edge + 2 * frame.height }

  /// The outline, wider by `outset` on either side.
  func outline(left: Double = 0, right: Double = 0) -> VectorPath {
    let (start, end) = (frame.minX - left, frame.maxX + right)
    return VectorPath(
      [
        .move(Point(x: end, y: edge)), .line(Point(x: end, y: bottom)),
        .line(Point(x: start, y: bottom)), .line(Point(x: start, y: edge)),
      ] + notch + [.line(Point(x: end, y: edge)), .close])
  }

  /// Down one arc, along the button's bottom, up the other.
  private var notch: [VectorPath.Element] {
    guard let middles, radius > 0 else { return [] }
    let (left, right) = (middles.left, middles.right)
    let start = Direction(x: -halfOpening / radius, y: (edge - left.y) / radius)
    // An arc of more than a quarter is drawn as two.
    let side = start.y < 0 ? [Direction(x: -1, y: 0)] : []
    let down = [start] + side + [Direction(x: 0, y: 1)]
    let up = down.reversed().map { Direction(x: -$0.x, y: $0.y) }
    return [.line(Point(x: left.x - halfOpening, y: edge))] + arcs(around: left, down)
      + [.line(Point(x: right.x, y: right.y + radius))] + arcs(around: right, up)
  }

  /// A vector of length 1.
  private struct Direction {
    let x: Double
    let y: Double
  }

  /// Béziers through the places that unit vectors name; each stays within a quarter of the circle.
  private func arcs(
    around middle: Point, _ directions: [Direction]
  ) -> [VectorPath.Element] {
    func place(_ direction: Direction, ahead: Double = 0) -> Point {
      // Along the outline, left to right below the middle, the tangent is the vector turned.
      Point(
        x: middle.x + radius * (direction.x + ahead * direction.y),
        y: middle.y + radius * (direction.y - ahead * direction.x))
    }
    return zip(directions, directions.dropFirst()).map { first, second in
      // Four thirds of the tangent of a quarter of the angle between them.
      let cosine = min(max(first.x * second.x + first.y * second.y, -1), 1)
      let halfCosine = ((1 + cosine) / 2).squareRoot()
      let halfSine = ((1 - cosine) / 2).squareRoot()
      let reach = 4.0 / 3 * halfSine / (1 + halfCosine)
      return .cubic(place(first, ahead: reach), place(second, ahead: -reach), place(second))
    }
  }
}
