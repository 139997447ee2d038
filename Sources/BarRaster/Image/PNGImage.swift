import BarDisplayList
internal import CBarRaster

/// Reads PNG files.
public enum PNGImage {
  /// Decodes any PNG; 16-bit channels are rounded to 8. Colour profiles, gamma and pHYs are ignored.
  ///
  /// Throws `badImage` for what is not a PNG or a damaged one, `limit` for one that is too large: by
  /// its header, before anything is decoded.
  public static func decode(_ bytes: [UInt8], limits: PictureLimits = .input)
    throws(RasterError) -> Pixmap
  {
    if isOptimizedByXcode(bytes) {
      throw .badImage("a PNG in Apple's CgBI form; use the original that Xcode made it from")
    }
    let allowed = br_png_limits(
      max_side: UInt32(clamping: limits.maxSide), max_pixels: UInt64(limits.maxPixels))
    var width: Int32 = 0
    var height: Int32 = 0
    let status = br_png_read_size(bytes, bytes.count, allowed, &width, &height)
    if status == .BR_STATUS_LIMIT {
      try limits.check(width: Double(width), height: Double(height))
    }
    try check("read PNG size", status)
    let size = Int(width) * Int(height) * 4
    var decoded = br_status.BR_STATUS_OK
    let pixels = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      decoded = br_png_read(bytes, bytes.count, allowed, buffer.baseAddress, buffer.count)
      count = decoded == .BR_STATUS_OK ? size : 0
    }
    try check("decode PNG", decoded)
    return Pixmap(width: Int(width), height: Int(height), pixels: pixels)
  }

  /// `decode`, as a picture that a display list can hold.
  public static func image(named name: String, from bytes: [UInt8], limits: PictureLimits = .input)
    throws(RasterError) -> BarImage
  {
    let pixmap = try decode(bytes, limits: limits)
    guard
      let image = BarImage(
        name: name, width: pixmap.width, height: pixmap.height, pixels: pixmap.pixels)
    else { throw .fault("decoded picture of impossible size") }
    return image
  }

  /// Whether the first chunk is CgBI: pngcrush with Apple's `-iphone`, which other readers refuse.
  private static func isOptimizedByXcode(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 16 && bytes[12..<16].elementsEqual("CgBI".utf8)
  }
}
