import CBarRaster
import Testing

/// What the PNG writer makes of rows that repeat, read again by libpng.
@Suite struct PNGRowsTests {
  /// A row's color, or nil for one of many colors, and how often it comes.
  private typealias Rows = (color: UInt16?, count: Int)

  private func picture(width: Int, _ rows: [Rows], hasAlpha: Bool) throws -> Picture {
    let lines = rows.flatMap { rows in Array(repeating: rows.color, count: rows.count) }
    return try Picture(width: width, height: lines.count) { band in
      guard let pixels = band.pointee.pixels else { return .BR_STATUS_BAD_ARGUMENT }
      for (y, color) in lines.enumerated() {
        for x in 0..<width {
          let at = pixels + (y * width + x) * 4
          let alpha: UInt16 = hasAlpha ? 0x8080 : .max
          let level = min(color ?? UInt16(truncatingIfNeeded: x &* 7919), alpha)
          (at[0], at[1], at[2], at[3]) = (level, alpha / 3, level / 2, alpha)
        }
      }
      return .BR_STATUS_OK
    }
  }

  private func encoded(_ picture: Picture, bandRows: Int, hasAlpha: Bool) throws -> [UInt8] {
    var writer: OpaquePointer?
    defer { br_png_writer_close(writer) }
    let header = br_png_header(
      width: Int32(picture.width), height: Int32(picture.height), has_alpha: hasAlpha ? 1 : 0,
      pixels_per_meter: 0)
    try #require(br_png_writer_open(header, &writer) == .BR_STATUS_OK)
    var pixels = picture.pixels
    let statuses = pixels.withUnsafeMutableBufferPointer { buffer in
      stride(from: 0, to: picture.height, by: bandRows).map { top in
        var band = br_band(
          pixels: buffer.baseAddress.map { $0 + top * picture.width * 4 },
          width: Int32(picture.width), top: Int32(top),
          rows: Int32(min(bandRows, picture.height - top)))
        return br_png_writer_append(writer, &band)
      }
    }
    try #require(statuses.allSatisfy { $0 == .BR_STATUS_OK }, "\(statuses)")
    var bytes: UnsafePointer<UInt8>?
    var length = 0
    try #require(br_png_writer_finish(writer, &bytes, &length) == .BR_STATUS_OK)
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }

  private func decoded(_ file: [UInt8], count: Int) throws -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: count)
    let limits = br_png_limits(max_side: 100_000, max_pixels: 100_000_000)
    try #require(br_png_read(file, file.count, limits, &pixels, count) == .BR_STATUS_OK)
    return pixels
  }

  private func rounded(_ picture: Picture) -> [UInt8] {
    var pixels = picture.pixels
    var out = [UInt8](repeating: 0, count: pixels.count)
    pixels.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(
        pixels: buffer.baseAddress, width: Int32(picture.width), top: 0,
        rows: Int32(picture.height))
      _ = br_band_to_rgba8(&band, &out, out.count)
    }
    return out
  }

  /// Widths around those where copies of 258 bytes end a row, and wider than a copy reaches back.
  @Test(arguments: [1, 2, 3, 64, 65, 84, 85, 86, 87, 172, 375, 8192, 10_923], [false, true])
  func repeatedRowsComeBackAsTheyWere(width: Int, hasAlpha: Bool) throws {
    let rows: [Rows] = [
      (0, 40), (nil, 1), (65535, 12), (nil, 13), (0x4040, 14), (0x5050, 1), (nil, 40), (7, 33),
    ]
    let picture = try picture(width: width, rows, hasAlpha: hasAlpha)
    for bandRows in [1, 32, 1000] {
      let file = try encoded(picture, bandRows: bandRows, hasAlpha: hasAlpha)
      #expect(try decoded(file, count: width * picture.height * 4) == rounded(picture))
    }
  }

  /// Where bands are cut is nothing that a file tells.
  @Test func theFileIsTheSameInBandsOfAnyHeight() throws {
    let rows: [Rows] = [(0, 40), (nil, 30), (9, 100)]
    let picture = try picture(width: 375, rows, hasAlpha: false)
    let whole = try encoded(picture, bandRows: 1000, hasAlpha: false)
    for bandRows in [1, 7, 32] {
      #expect(try encoded(picture, bandRows: bandRows, hasAlpha: false) == whole)
    }
  }

  /// Twelve hundred rows of one colour: six bytes a row and the heads of two blocks.
  @Test func aPlainPictureIsAShortFile() throws {
    let picture = try picture(width: 1125, [(0x3030, 1200)], hasAlpha: false)
    let file = try encoded(picture, bandRows: 32, hasAlpha: false)
    #expect(file.count < 1200 * 6 + 200)
  }
}
