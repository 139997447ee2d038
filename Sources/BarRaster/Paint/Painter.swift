import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// Paints display lists, band by band: no more than one band and its layers is ever in memory.
public struct Painter {
  /// Rows of a band: large enough to start few, small enough for a processor's cache and for a process
  /// that draws one picture and pays for every fresh page.
  private static let standardRows: Int32 = 32

  let glyphs: any GlyphPainting
  let bandRows: Int32

  /// Paints with the faces that the list's text was shaped with.
  public init(fonts: FontSet) { self.init(glyphs: fonts) }

  init(glyphs: any GlyphPainting, bandRows: Int32 = Painter.standardRows) {
    self.glyphs = glyphs
    self.bandRows = bandRows
  }

  /// The list as a PNG file: RGB if every pixel is opaque, RGBA otherwise, 8 bits a channel.
  ///
  /// Throws `limit` for a picture that is too large or has no pixels. A picture that turns out to be
  /// opaque without one fill that proves it is painted twice.
  public func png(of list: DisplayList, limits: PictureLimits = .standard)
    throws(RasterError) -> [UInt8]
  {
    let canvas = try Canvas(of: list, limits: limits)
    var bands = try BandPainter(list, on: canvas, glyphs: glyphs, rows: bandRows)
    var isOpaque = canvas.isCovered(by: list)
    if !isOpaque { isOpaque = try turnsOutOpaque(&bands, canvas) }
    let writer = try PNGWriter(
      width: canvas.width, height: canvas.height, hasAlpha: !isOpaque, scale: list.scale)
    var top: Int32 = 0
    while top < canvas.height {
      let band = try bands.paint(from: top)
      try writer.append(band)
      top += band.rows
    }
    return try writer.finish()
  }

  private func turnsOutOpaque(_ bands: inout BandPainter, _ canvas: Canvas)
    throws(RasterError) -> Bool
  {
    var top: Int32 = 0
    while top < canvas.height {
      var band = try bands.paint(from: top)
      if br_band_is_opaque(&band) == 0 { return false }
      top += band.rows
    }
    return true
  }

  /// The list as pixels, the same that `png` would hold.
  public func pixmap(of list: DisplayList, limits: PictureLimits = .standard)
    throws(RasterError) -> Pixmap
  {
    let canvas = try Canvas(of: list, limits: limits)
    var bands = try BandPainter(list, on: canvas, glyphs: glyphs, rows: bandRows)
    var pixels = [UInt8](repeating: 0, count: Int(canvas.width) * Int(canvas.height) * 4)
    var top: Int32 = 0
    while top < canvas.height {
      var band = try bands.paint(from: top)
      let offset = Int(top) * Int(canvas.width) * 4
      let status = pixels.withUnsafeMutableBufferPointer { buffer in
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[offset...])
        return br_band_to_rgba8(&band, rest.baseAddress, rest.count)
      }
      try check("round a band", status)
      top += band.rows
    }
    return Pixmap(width: Int(canvas.width), height: Int(canvas.height), pixels: pixels)
  }
}
