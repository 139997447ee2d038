internal import CBarRaster

/// A PNG in the making, fed with bands from the top. Owns its C handle.
final class PNGWriter {
  private var handle: OpaquePointer?

  init(width: Int32, height: Int32, hasAlpha: Bool, scale: Double) throws(RasterError) {
    let header = br_png_header(
      width: width, height: height, has_alpha: hasAlpha ? 1 : 0,
      pixels_per_meter: PNGWriter.pixelsPerMeter(scale: scale))
    try check("open PNG", br_png_writer_open(header, &handle))
  }

  deinit { br_png_writer_close(handle) }

  func append(_ band: br_band) throws(RasterError) {
    var band = band
    try check("encode PNG", br_png_writer_append(handle, &band))
  }

  /// The file; nothing can be appended after it.
  func finish() throws(RasterError) -> [UInt8] {
    var bytes: UnsafePointer<UInt8>?
    var length = 0
    try check("end PNG", br_png_writer_finish(handle, &bytes, &length))
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }

  /// At scale 1 a point is 1/72 inch, as macOS writes it: 2835, 5669 at 2x, 8504 at 3x.
  private static func pixelsPerMeter(scale: Double) -> UInt32 {
    UInt32(exactly: (scale * 72 / 0.0254).rounded()) ?? 0
  }
}
