import BarDisplayList
import BarPrimitives
import BarRaster
import BarVector

/// Paints for SVG what has no shapes.
struct VectorPixels: PixelPainting {
  let painter: Painter

  func picture(
    of run: GlyphRun, _ color: Color, scale: Double
  ) throws(SVGFailure) -> PixelPicture {
    do {
      return PixelPicture(try painter.picture(of: run, color, scale: scale))
    } catch { throw SVGFailure(error) }
  }

  func backdrops(of list: DisplayList) throws(SVGFailure) -> [PixelPicture] {
    do {
      return try painter.backdrops(of: list).map(PixelPicture.init)
    } catch { throw SVGFailure(error) }
  }
}

extension PixelPicture {
  fileprivate init(_ picture: PlacedPicture?) {
    self.init(image: picture?.image, frame: picture?.frame ?? .zero)
  }
}

extension SVGFailure {
  fileprivate init(_ error: RasterError) {
    switch error {
    case .limit(let what): self = .limit(what)
    case .outOfMemory: self = .outOfMemory
    default: self = .fault("\(error)")
    }
  }
}
