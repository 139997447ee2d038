import BarDisplayList
import BarPrimitives
internal import CBarRaster

extension FontSet: GlyphPainting {
  func draw(_ run: GlyphRun, color: br_color, in space: DeviceSpace, on band: br_band)
    throws(RasterError)
  {
    guard let face = face(at: run.face.index) else { throw .fault("draw glyphs: no such face") }
    let placed = run.glyphs.map { glyph in
      br_placed_glyph(
        glyph: glyph.glyph, x: space.x(run.origin.x + glyph.x), y: space.y(run.origin.y + glyph.y))
    }
    try face.draw(placed, pixelsPerEm: run.size * space.scale, color: color, on: band)
  }

  /// The icons' em square stands on the baseline and is as high as it is wide (hhea: ascender =
  /// units per em, descender 0), so the box's bottom is the baseline. In a box that is not square
  /// the icon is as large as fits, in the middle.
  func draw(_ icon: Icon, in rect: Rect, color: br_color, space: DeviceSpace, on band: br_band)
    throws(RasterError)
  {
    let face = try icons()
    let square = rect.largestSquare
    let side = min(rect.width, rect.height)
    let descent = face.points(Int64(face.metrics.descender), size: side)
    let placed = br_placed_glyph(
      glyph: icon.glyph, x: space.x(square.minX), y: space.y(square.maxY + descent))
    try face.draw(
      [placed], pixelsPerEm: side * space.scale, isMirrored: icon.isMirrored, color: color,
      on: band)
  }
}
