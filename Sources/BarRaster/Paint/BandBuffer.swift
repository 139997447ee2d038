internal import CBarRaster

/// The pixels of one band. Owns memory of the C core's, which can run out without ending the process.
final class BandBuffer {
  private var whole = br_band()

  /// All transparent.
  init(width: Int32, rows: Int32) throws(RasterError) {
    try check("make a band", br_band_new(width, rows, &whole))
  }

  deinit { br_band_free(&whole) }

  /// The buffer as the band of `count` rows from `top` on; lives as long as the buffer.
  func band(top: Int32, count: Int32) -> br_band {
    br_band(pixels: whole.pixels, width: whole.width, top: top, rows: min(count, whole.rows))
  }

  func clear() { br_band_clear(&whole) }
}
