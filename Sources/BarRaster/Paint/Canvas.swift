import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// The picture's pixels, and what is known of them before painting.
struct Canvas {
  let width: Int32
  let height: Int32
  let space: DeviceSpace

  init(of list: DisplayList, limits: PictureLimits) throws(RasterError) {
    if let defect = list.defects.first { throw .fault(defect) }
    let extent = list.pixelExtent
    try limits.check(width: extent.width, height: extent.height)
    guard let width = Int32(exactly: extent.width), let height = Int32(exactly: extent.height)
    else { throw .limit("the picture is too large") }
    self.width = width
    self.height = height
    space = DeviceSpace(of: list)
  }

  /// The pixels that `rect` touches, those further than `margin` pixels outside the canvas left out.
  /// Nil if there are none on the canvas.
  init?(part rect: Rect, of canvas: Canvas, margin: Double) {
    let space = canvas.space
    let (left, top) = (space.x(rect.minX).rounded(.down), space.y(rect.minY).rounded(.down))
    let (right, bottom) = (space.x(rect.maxX).rounded(.up), space.y(rect.maxY).rounded(.up))
    guard left < right, top < bottom, right > 0, bottom > 0,
      left < Double(canvas.width), top < Double(canvas.height)
    else { return nil }
    let edge = margin.rounded(.up)
    let (firstX, firstY) = (max(left, -edge), max(top, -edge))
    width = Int32(min(right, Double(canvas.width) + edge) - firstX)
    height = Int32(min(bottom, Double(canvas.height) + edge) - firstY)
    self.space = DeviceSpace(
      scale: space.scale, left: space.left + firstX, top: space.top + firstY)
  }

  /// Whether some opaque fill outside all layers covers every pixel. What is drawn before and after
  /// it cannot change that: source-over keeps full alpha.
  func isCovered(by list: DisplayList) -> Bool {
    var depth = 0
    for placed in list.items {
      switch placed.item {
      case .pushClip, .pushGroup: depth += 1
      case .popClip, .popGroup: depth -= 1
      default: if depth == 0, isCovered(by: placed.item) { return true }
      }
    }
    return false
  }

  /// Whether the item alone covers every pixel.
  func isCovered(by item: DisplayItem) -> Bool {
    rowsCovered(by: item)?.holds(top: 0, count: height) ?? false
  }

  /// The rows of which the item, drawn outside all layers, leaves nothing to see of what is below it.
  func rowsCovered(by item: DisplayItem) -> RowSpan? {
    guard case .fill(let rounded, let color) = item, color.isOpaque, rounded.radius == 0 else {
      return nil
    }
    let shape = space.shape(rounded)
    guard shape.left <= 0, shape.right >= Double(width) else { return nil }
    return RowSpan(top: shape.top, bottom: shape.bottom)
  }
}
