import BarPrimitives

/// A bar's area in reading order: x 0 is the edge where reading starts. Right-to-left is decided
/// here and nowhere else.
struct Strip: Hashable, Sendable {
  /// Screen points.
  let frame: Rect
  let direction: LayoutDirection

  var width: Double { frame.width }
  var height: Double { frame.height }

  /// Where `rect`, in points from the leading top corner of the strip, stands on the screen.
  func place(_ rect: Rect) -> Rect {
    let turned = isRightToLeft ? rect.mirrored(inWidth: width) : rect
    return turned.offsetBy(x: frame.minX, y: frame.minY)
  }

  /// The same for what does not turn with the reading direction.
  func placeAtLeft(_ rect: Rect) -> Rect { rect.offsetBy(x: frame.minX, y: frame.minY) }

  /// The same for one point.
  func place(_ point: Point) -> Point {
    Point(
      x: frame.minX + (isRightToLeft ? width - point.x : point.x), y: frame.minY + point.y)
  }

  /// Insets of the screen with the leading side as their left one; undoes itself.
  func inReadingOrder(_ insets: Insets) -> Insets { isRightToLeft ? insets.mirrored : insets }

  /// Where a text of `width` starts in `label`, a frame on the screen.
  func leadingX(ofWidth width: Double, in label: Rect) -> Double {
    isRightToLeft ? label.maxX - width : label.minX
  }

  private var isRightToLeft: Bool { direction == .rightToLeft }
}
