import BarDisplayList
import BarPrimitives
import BarRaster
import BarVector

/// Paints for SVG what has no shapes.
struct VectorPixels: PixelPainting {
  let painter: Painter

  func picture(of run: GlyphRun, _ color: Color, scale: Double) -> (BarImage?, frame: Rect)? {
    placed { () throws(RasterError) in try painter.picture(of: run, color, scale: scale) }
  }

  func backdrop(at index: Int, of list: DisplayList) -> (BarImage?, frame: Rect)? {
    placed { () throws(RasterError) in try painter.backdrop(at: index, of: list) }
  }

  private func placed(_ paint: () throws(RasterError) -> PlacedPicture?)
    -> (BarImage?, frame: Rect)?
  {
    do {
      let picture = try paint()
      return (picture?.image, picture?.frame ?? .zero)
    } catch { return nil }
  }
}
