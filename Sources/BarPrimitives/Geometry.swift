// BarPrimitives
// Takes: nothing. Gives: the plain values that every room speaks in.
// Never does: read, draw, decide. It imports nothing.

/// A place in points; y grows downwards.
public struct Point: Hashable, Sendable {
  /// Points from the left edge of the screen.
  public let x: Double
  /// Points from the top edge of the screen.
  public let y: Double

  /// Makes a point of `x` and `y`, both in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner of the screen.
  public static let zero = Point(x: 0, y: 0)
}

/// A size in points; never negative.
public struct Size: Hashable, Sendable {
  /// Points across.
  public let width: Double
  /// Points down.
  public let height: Double

  /// Negative sides become 0.
  public init(width: Double, height: Double) {
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// No extent in either direction.
  public static let zero = Size(width: 0, height: 0)
}

/// An axis-aligned rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public let minX: Double
  /// The top edge.
  public let minY: Double
  /// The right edge, at least `minX`.
  public let maxX: Double
  /// The bottom edge, at least `minY`.
  public let maxY: Double

  /// A right or bottom edge before its opposite is moved onto it, so that no side is negative.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = max(maxX, minX)
    self.maxY = max(maxY, minY)
  }

  /// Negative sizes become 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + max(width, 0), maxY: y + max(height, 0))
  }

  /// An empty rectangle in the top left corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// `maxX - minX`.
  public var width: Double { maxX - minX }
  /// `maxY - minY`.
  public var height: Double { maxY - minY }
  /// The horizontal middle.
  public var midX: Double { (minX + maxX) / 2 }
  /// The vertical middle.
  public var midY: Double { (minY + maxY) / 2 }
  /// The top left corner.
  public var origin: Point { Point(x: minX, y: minY) }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }
  /// Whether either side is 0.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The same rectangle `x` points further right and `y` points further down.
  public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Moves each edge inwards by its inset; negative insets move it outwards.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top,
      maxX: maxX - insets.right, maxY: maxY - insets.bottom)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// What both cover; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The largest square inside, in the middle.
  public var largestSquare: Rect {
    let half = min(width, height) / 2
    return Rect(minX: midX - half, minY: midY - half, maxX: midX + half, maxY: midY + half)
  }

  /// Whether `other` lies wholly inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether `point` lies inside; the left and top edges belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The mirror image inside a strip of `width` points that starts at x 0.
  public func mirrored(inWidth width: Double) -> Rect {
    Rect(minX: width - maxX, minY: minY, maxX: width - minX, maxY: maxY)
  }
}

/// Distances from the four edges in points, named for the screen, not for the reading direction.
public struct Insets: Hashable, Sendable {
  /// From the top edge.
  public let top: Double
  /// From the left edge.
  public let left: Double
  /// From the bottom edge.
  public let bottom: Double
  /// From the right edge.
  public let right: Double

  /// The order of UIEdgeInsets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Left and right exchanged.
  public var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

/// A rectangle with four equal circular corners.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle that the corners are cut from.
  public let rect: Rect
  /// Points; 0 is a plain rectangle.
  public let radius: Double

  /// Clamps `radius` to half the shorter side, so that opposite corners never meet.
  public init(_ rect: Rect, radius: Double = 0) {
    self.rect = rect
    self.radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
  }
}
