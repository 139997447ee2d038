import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// Points of the screen as device pixels of the picture: scaled, then moved by whole pixels so that
/// the canvas begins at 0. It converts and never rounds; layout has chosen the pixels.
struct DeviceSpace {
  /// Pixels per point.
  let scale: Double
  /// The picture's first column, counted from the screen's left edge.
  let left: Double
  /// The picture's first row, counted from the screen's top edge.
  let top: Double

  init(of list: DisplayList) {
    scale = list.scale
    left = (list.canvas.minX * list.scale).rounded(.down)
    top = (list.canvas.minY * list.scale).rounded(.down)
  }

  init(scale: Double, left: Double, top: Double) {
    self.scale = scale
    self.left = left
    self.top = top
  }

  func x(_ points: Double) -> Double { points * scale - left }

  func y(_ points: Double) -> Double { points * scale - top }

  func shape(_ rect: Rect, radius: Double = 0) -> br_shape {
    br_shape(
      left: x(rect.minX), top: y(rect.minY), right: x(rect.maxX), bottom: y(rect.maxY),
      radius: radius * scale)
  }

  func shape(_ shape: RoundedRect) -> br_shape { self.shape(shape.rect, radius: shape.radius) }
}

extension br_color {
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
