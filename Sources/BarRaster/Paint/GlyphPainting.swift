import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// Draws what comes out of fonts. Colours are blended source-over into the band.
protocol GlyphPainting {
  /// Draws the glyphs of `run`, their origins mapped by `space`.
  func draw(_ run: GlyphRun, color: br_color, in space: DeviceSpace, on band: br_band)
    throws(RasterError)
  /// Draws a glyph of the icon font with its em square on `rect`, which is in points: the left end
  /// of the baseline's em on the left edge, the em's bottom on the bottom edge.
  func draw(_ icon: Icon, in rect: Rect, color: br_color, space: DeviceSpace, on band: br_band)
    throws(RasterError)
}
