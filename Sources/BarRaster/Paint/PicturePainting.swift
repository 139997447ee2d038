import BarDisplayList
import BarPrimitives

extension Painter {
  /// The picture as a PNG file, pixel for pixel; with a tint its alpha is the stencil and the tint
  /// its colour.
  public func png(of image: BarImage, tint: Color? = nil) throws(RasterError) -> [UInt8] {
    let canvas = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let item = PlacedItem(ElementID(image.name), .image(image, in: canvas, tint: tint))
    return try png(of: DisplayList(canvas: canvas, scale: 1, items: [item]), limits: .input)
  }
}
