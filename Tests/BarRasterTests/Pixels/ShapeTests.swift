import CBarRaster
import Testing

/// Rectangles and rounded rectangles against their exact area in each pixel.
@Suite struct ShapeTests {
  private func fill(
    _ shape: br_shape, width: Int = 60, height: Int = 50, bandRows: Int? = nil,
    color: br_color = .black
  ) throws -> Picture {
    try Picture(width: width, height: height, bandRows: bandRows) {
      br_fill_shape($0, shape, color)
    }
  }

  @Test func aRectOnThePixelGridIsSolid() throws {
    let picture = try fill(br_shape(left: 3, top: 4, right: 8, bottom: 6, radius: 0))
    for y in 0..<50 {
      for x in 0..<60 {
        #expect(picture.alpha(x, y) == ((3..<8).contains(x) && (4..<6).contains(y) ? 255 : 0))
      }
    }
  }

  @Test func aRectBetweenPixelsHasTheProductOfItsCoverages() throws {
    let picture = try fill(br_shape(left: 3.25, top: 4.5, right: 8.75, bottom: 6.125, radius: 0))
    let across = [3: 0.75, 4: 1.0, 7: 1.0, 8: 0.75, 9: 0.0]
    let down = [3: 0.0, 4: 0.5, 5: 1.0, 6: 0.125]
    for (x, width) in across {
      for (y, height) in down {
        #expect(abs(picture.alpha(x, y) - 255 * width * height) < 0.01, "\(x), \(y)")
      }
    }
  }

  @Test func aRectInsideOnePixelHasItsArea() throws {
    let picture = try fill(br_shape(left: 3.25, top: 4.5, right: 3.5, bottom: 4.75, radius: 0))
    #expect(abs(picture.alpha(3, 4) - 255.0 / 16) < 0.01)
    #expect(abs(picture.mass - 1.0 / 16) < 1e-4)
  }

  /// Scales 1 to 3 of small radii, pills, circles, and corners that meet in a pixel.
  @Test(arguments: [
    br_shape(left: 5, top: 5, right: 45, bottom: 37, radius: 4),
    br_shape(left: 5.5, top: 5.25, right: 45.1, bottom: 37.7, radius: 8),
    br_shape(left: 5.2, top: 5.3, right: 45.4, bottom: 37.3, radius: 16),
    br_shape(left: 10, top: 10, right: 40, bottom: 40, radius: 15),
    br_shape(left: 20.3, top: 5.1, right: 22.1, bottom: 40.6, radius: 0.9),
    br_shape(left: 7.7, top: 20.4, right: 8.4, bottom: 21.1, radius: 0.35),
    br_shape(left: -40, top: -300, right: 55.5, bottom: 45.5, radius: 40),
  ])
  func everyPixelIsItsCoveredArea(shape: br_shape) throws {
    let picture = try fill(shape)
    let outline = ShapeOracle(shape: shape)
    var worst = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        worst = max(worst, abs(picture.alpha(x, y) - outline.coverage(x: x, y: y) * 255))
      }
    }
    #expect(worst < 0.3, "levels of 255")
  }

  @Test func aRadiusIsClampedToHalfTheShorterSide() throws {
    let pill = br_shape(left: 5, top: 5, right: 45, bottom: 25, radius: 10)
    let excessive = br_shape(left: 5, top: 5, right: 45, bottom: 25, radius: 1e9)
    #expect(try fill(pill) == fill(excessive))
  }

  @Test func twoHalvesAreOneRect() throws {
    let halves = try Picture(width: 60, height: 50) { band in
      let left = br_shape(left: 3.25, top: 4.5, right: 20, bottom: 30.5, radius: 0)
      let right = br_shape(left: 20, top: 4.5, right: 40.5, bottom: 30.5, radius: 0)
      let status = br_fill_shape(band, left, .black)
      return status == .BR_STATUS_OK ? br_fill_shape(band, right, .black) : status
    }
    #expect(
      try fill(br_shape(left: 3.25, top: 4.5, right: 40.5, bottom: 30.5, radius: 0)) == halves)
  }

  @Test func bandsOfAnyHeightMakeTheSamePicture() throws {
    let shape = br_shape(left: 5.2, top: 5.3, right: 45.4, bottom: 37.3, radius: 13)
    for rows in [1, 7, 16] { #expect(try fill(shape, bandRows: rows) == fill(shape)) }
  }

  @Test func movedByWholePixelsItIsTheSame() throws {
    let shape = br_shape(left: 5.25, top: 5.5, right: 35.75, bottom: 37.25, radius: 13)
    let moved = try fill(shape.moved(right: 9, down: 5))
    #expect(try fill(shape).moved(right: 9, down: 5).distance(to: moved) < 0.01)
  }

  @Test(arguments: [1e7, 1e12, 1e300])
  func farEdgesAreAsGoodAsNone(far: Double) throws {
    let shape = br_shape(left: -far, top: -far, right: far, bottom: far, radius: 0)
    #expect(try fill(shape).mass == 60 * 50)
    let beside = br_shape(left: -far, top: 0, right: -far / 2, bottom: 10, radius: 5)
    #expect(try fill(beside).mass == 0)
  }

  @Test func insideOutShapesAreEmpty() throws {
    #expect(try fill(br_shape(left: 9, top: 4, right: 3, bottom: 6, radius: 0)).mass == 0)
  }

  @Test(arguments: [Double.nan, .infinity])
  func numbersThatAreNotFiniteAreRefused(value: Double) {
    var pixels = [UInt16](repeating: 7, count: 4)
    pixels.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(pixels: buffer.baseAddress, width: 1, top: 0, rows: 1)
      let shape = br_shape(left: 0, top: value, right: 1, bottom: 1, radius: 0)
      #expect(br_fill_shape(&band, shape, .black) == .BR_STATUS_BAD_ARGUMENT)
    }
    #expect(pixels == [7, 7, 7, 7])
  }
}
