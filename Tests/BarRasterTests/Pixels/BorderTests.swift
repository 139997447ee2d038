import CBarRaster
import Testing

/// Borders against the areas of ring and inside, and what must not shine through between them.
@Suite struct BorderTests {
  private static let card = br_shape(left: 5.3, top: 6.2, right: 45.8, bottom: 40.1, radius: 9)

  private func border(
    _ shape: br_shape = card, width: Double, color: br_color = .black, fill: br_color? = nil,
    below: br_color? = nil, bandRows: Int? = nil
  ) throws -> Picture {
    try Picture(width: 56, height: 50, bandRows: bandRows) { band in
      if let below {
        let all = br_shape(left: 0, top: 0, right: 56, bottom: 50, radius: 0)
        let status = br_fill_shape(band, all, below)
        if status != .BR_STATUS_OK { return status }
      }
      guard var fill else { return br_draw_border(band, shape, width, color, nil) }
      return br_draw_border(band, shape, width, color, &fill)
    }
  }

  @Test(arguments: [0.5, 1, 2.25, 8, 12])
  func aRingIsTheOuterAreaWithoutTheInner(width: Double) throws {
    let shape = BorderTests.card
    let inner = br_shape(
      left: shape.left + width, top: shape.top + width, right: shape.right - width,
      bottom: shape.bottom - width, radius: max(shape.radius - width, 0))
    let (outline, hole) = (ShapeOracle(shape: shape), ShapeOracle(shape: inner))
    let picture = try border(width: width)
    var worst = 0.0
    for y in 0..<50 {
      for x in 0..<56 {
        let area = outline.coverage(x: x, y: y) - hole.coverage(x: x, y: y)
        worst = max(worst, abs(picture.alpha(x, y) - area * 255))
      }
    }
    #expect(worst < 0.5, "levels of 255")
  }

  /// Drawn one after the other they would let a quarter of the white through on the seam.
  @Test(arguments: [0.5, 1.3, 3])
  func nothingShinesThroughBetweenBorderAndFill(width: Double) throws {
    let whole = try Picture(width: 56, height: 50) { band in
      let all = br_shape(left: 0, top: 0, right: 56, bottom: 50, radius: 0)
      let status = br_fill_shape(band, all, .white)
      return status == .BR_STATUS_OK ? br_fill_shape(band, BorderTests.card, .black) : status
    }
    #expect(try border(width: width, fill: .black, below: .white) == whole)
  }

  @Test func theOuterEdgeHasTheBordersColourAlone() throws {
    let red = br_color(red: 65535, green: 0, blue: 0, alpha: 65535)
    let picture = try border(width: 2, color: red, fill: .white)
    for y in 0..<50 {
      let edge = (y * 56 + 5) * 4  // the column that the left edge goes through
      #expect(picture.pixels[edge + 1] == 0)
      #expect(picture.pixels[edge] == picture.pixels[edge + 3])
    }
  }

  @Test func aTranslucentBorderShowsTheFillBelowIt() throws {
    let veil = br_color(red: 0, green: 0, blue: 0, alpha: 32768)
    let picture = try border(
      br_shape(left: 4, top: 4, right: 20, bottom: 20, radius: 0), width: 3, color: veil,
      fill: .white)
    #expect(picture.pixels[(5 * 56 + 5) * 4] == 32767)
    #expect(picture.pixels[(5 * 56 + 5) * 4 + 3] == 65535)
    #expect(picture.pixels[(10 * 56 + 10) * 4] == 65535)
  }

  @Test func aBorderWiderThanHalfTheShapeIsTheShape() throws {
    let whole = try Picture(width: 56, height: 50) {
      br_fill_shape($0, BorderTests.card, .black)
    }
    #expect(try border(width: 1e9, fill: .white) == whole)
    #expect(try border(width: 0, color: .white, fill: .black) == whole)
  }

  @Test func bandsOfAnyHeightMakeTheSamePicture() throws {
    for rows in [1, 7, 16] {
      #expect(
        try border(width: 2.5, fill: .white, bandRows: rows) == border(width: 2.5, fill: .white))
    }
  }

  @Test(arguments: [-1, .nan, .infinity])
  func impossibleWidthsAreRefused(width: Double) {
    var pixels = [UInt16](repeating: 0, count: 4)
    let status = pixels.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(pixels: buffer.baseAddress, width: 1, top: 0, rows: 1)
      return br_draw_border(&band, BorderTests.card, width, .black, nil)
    }
    #expect(status == .BR_STATUS_BAD_ARGUMENT)
  }
}
