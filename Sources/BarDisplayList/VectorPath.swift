import BarPrimitives

/// An outline of straight lines and Béziers, in points. Every subpath is closed when filled.
public struct VectorPath: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// Control point, end.
    case quad(Point, Point)
    /// Two control points, end.
    case cubic(Point, Point, Point)
    case close
  }

  /// The pen's steps; the first of a subpath is a `move`.
  public let elements: [Element]

  /// Takes the steps as they are.
  public init(_ elements: [Element]) { self.elements = elements }

  /// A closed polygon.
  public init(polygon: [Point]) {
    guard let first = polygon.first else {
      elements = []
      return
    }
    elements = [.move(first)] + polygon.dropFirst().map { .line($0) } + [.close]
  }

  /// Around every point and control point; nil where there is none.
  public var bounds: Rect? {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quad(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    let (across, down) = (points.map(\.x), points.map(\.y))
    guard let left = across.min(), let right = across.max(), let top = down.min(),
      let bottom = down.max()
    else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The same outline with every point moved by `move`.
  public func mapPoints(_ move: (Point) -> Point) -> VectorPath {
    VectorPath(
      elements.map { element in
        switch element {
        case .move(let end): .move(move(end))
        case .line(let end): .line(move(end))
        case .quad(let control, let end): .quad(move(control), move(end))
        case .cubic(let first, let second, let end): .cubic(move(first), move(second), move(end))
        case .close: .close
        }
      })
  }
}
