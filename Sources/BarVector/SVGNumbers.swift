import BarDisplayList
import BarPrimitives

/// A place or length in points. Five decimals: a hundred-thousandth of a point is less than a 255th
/// of a pixel at any scale.
func coordinate(_ points: Double) -> String { shortDecimal(points, places: 5) }

/// A factor from font units to points, which is multiplied by thousands of units.
func factor(_ value: Double) -> String { shortDecimal(value, places: 9) }

/// Font units: whole numbers, and halves between TrueType's control points.
func fontUnits(_ units: Double) -> String { shortDecimal(units, places: 3) }

extension XMLTag {
  func with(_ color: Color) -> XMLTag {
    with("fill", color.hex)
      .with("fill-opacity", color.isOpaque ? nil : shortDecimal(color.opacity, places: 5))
  }

  func with(_ rule: FillRule) -> XMLTag {
    with("fill-rule", rule == .evenOdd ? "evenodd" : nil)
  }

  func with(_ rect: Rect) -> XMLTag {
    with("x", coordinate(rect.minX)).with("y", coordinate(rect.minY))
      .with("width", coordinate(rect.width)).with("height", coordinate(rect.height))
  }

  func with(_ shape: RoundedRect) -> XMLTag {
    with(shape.rect).with("rx", shape.radius > 0 ? coordinate(shape.radius) : nil)
  }
}

/// Path data, every number spelled by `number`.
func pathData(_ path: VectorPath, _ number: (Double) -> String) -> String {
  func place(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
  return path.elements.map { element in
    switch element {
    case .move(let end): "M" + place(end)
    case .line(let end): "L" + place(end)
    case .quad(let control, let end): "Q\(place(control)) \(place(end))"
    case .cubic(let first, let second, let end):
      "C\(place(first)) \(place(second)) \(place(end))"
    case .close: "Z"
    }
  }.joined()
}

/// Path data of a shape, clockwise.
func pathData(_ shape: RoundedRect) -> String {
  let (rect, radius) = (shape.rect, shape.radius)
  let left = coordinate(rect.minX)
  let top = coordinate(rect.minY)
  let right = coordinate(rect.maxX)
  let bottom = coordinate(rect.maxY)
  guard radius > 0 else { return "M\(left) \(top)H\(right)V\(bottom)H\(left)Z" }
  let arc = "A\(coordinate(radius)) \(coordinate(radius)) 0 0 1 "
  let innerLeft = coordinate(rect.minX + radius)
  let innerTop = coordinate(rect.minY + radius)
  let innerRight = coordinate(rect.maxX - radius)
  let innerBottom = coordinate(rect.maxY - radius)
  return "M\(innerLeft) \(top)H\(innerRight)\(arc)\(right) \(innerTop)"
    + "V\(innerBottom)\(arc)\(innerRight) \(bottom)"
    + "H\(innerLeft)\(arc)\(left) \(innerBottom)V\(innerTop)\(arc)\(innerLeft) \(top)Z"
}
