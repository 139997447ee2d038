import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// Draws the shadow of glyphs: their coverage, at a grain that suits the blur, in tiles.
///
/// Tiles begin at fixed columns and masks at a fixed row of the picture, so that what a pixel gets
/// does not depend on how the picture is cut into bands.
struct TextShadow {
  private let run: GlyphRun
  private let color: br_color
  /// In pixels.
  private let sigma: Double
  private let glyphs: any GlyphPainting
  private let space: DeviceSpace

  /// Columns of a tile.
  private static let tile: Int32 = 256
  /// Of the Gaussian's standard deviations; the core's Gaussian ends at 5.
  private static let reach = 5.0
  /// Below this many pixels a shadow is as hard as the glyphs.
  private static let hardEdge = 1.0 / 64
  /// The core's limit, in pixels.
  private static let softest = 2048.0
  /// Ems from a glyph's origin to its furthest ink.
  private static let glyphReach = 4.0

  init(
    of run: GlyphRun, _ layer: ShadowLayer, by glyphs: any GlyphPainting, in space: DeviceSpace
  ) {
    self.run = run.offsetBy(x: layer.dx, y: layer.dy)
    color = br_color(layer.color)
    sigma = min(layer.sigma * space.scale, TextShadow.softest)
    self.glyphs = glyphs
    self.space = space
  }

  func draw(on band: br_band) throws(RasterError) {
    guard color.alpha > 0 else { return }
    guard sigma >= TextShadow.hardEdge else {
      return try glyphs.draw(run, color: color, in: space, on: band)
    }
    guard let columns = columns(of: band) else { return }
    var first = columns.lowerBound / TextShadow.tile * TextShadow.tile
    while first < columns.upperBound {
      try drawTile(from: first, on: band)
      first += TextShadow.tile
    }
  }

  /// The band's columns that the shadow can touch.
  private func columns(of band: br_band) -> Range<Int32>? {
    let offsets = run.glyphs.map(\.x)
    guard let least = offsets.min(), let most = offsets.max() else { return nil }
    let ink = run.size * TextShadow.glyphReach
    let reach = sigma * TextShadow.reach + 1
    let first = max(space.x(run.origin.x + least - ink) - reach, 0)
    let end = min(space.x(run.origin.x + most + ink) + reach, Double(band.width))
    return first < end ? Int32(first)..<Int32(end.rounded(.up)) : nil
  }

  /// Cells of an eighth to a sixth of sigma where there is a choice: parts of a pixel, at most eight,
  /// or a power of two of pixels.
  private var grain: (cellsAPixel: Int32, pixelsACell: Int32) {
    if sigma < 6 { return (Int32(min(6 / sigma, 8).rounded(.up)), 1) }
    var pixels: Int32 = 1
    while Double(pixels * 16) <= sigma { pixels *= 2 }
    return (1, pixels)
  }

  private func drawTile(from first: Int32, on band: br_band) throws(RasterError) {
    let (cells, pixels) = grain
    let end = min(first + TextShadow.tile, band.width)
    // Whole cells, so that the mask's first cell begins at a pixel.
    let margin = (Int32(sigma * TextShadow.reach) / pixels + 2) * pixels
    let above = band.top / pixels * pixels
    let width = (end - first + 2 * margin) * cells / pixels + 1
    let rows = (band.top + band.rows - above + 2 * margin) * cells / pixels + 1
    let mask = try BandBuffer(width: width, rows: rows)
    let perPixel = Double(cells) / Double(pixels)
    let grained = DeviceSpace(
      scale: space.scale * perPixel, left: (space.left + Double(first - margin)) * perPixel,
      top: (space.top - Double(margin)) * perPixel)
    let canvas = mask.band(top: above * cells / pixels, count: rows)
    try glyphs.draw(run, color: .opaque, in: grained, on: canvas)
    var source = br_mask(
      cells: canvas, left: first - margin, top: above - margin, cells_a_pixel: cells,
      pixels_a_cell: pixels, first: first, end: end)
    var band = band
    try check("draw a text shadow", br_draw_mask_shadow(&band, &source, sigma, color))
  }
}

extension br_color {
  fileprivate static let opaque = br_color(red: 0, green: 0, blue: 0, alpha: 65535)
}
