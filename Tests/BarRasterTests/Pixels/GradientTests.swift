import CBarRaster
import Testing

/// Gradients against the straight line between their stops.
@Suite struct GradientTests {
  private static let red = br_color(red: 65535, green: 0, blue: 0, alpha: 65535)
  private static let clear = br_color(red: 0, green: 0, blue: 0, alpha: 0)
  private static let all = br_shape(left: 0, top: 0, right: 40, bottom: 8, radius: 0)

  private func fill(
    _ stops: [(Double, br_color)], from: (Double, Double) = (10, 0),
    to: (Double, Double) = (30, 0), premultiplied: Bool = true, shape: br_shape = all,
    bandRows: Int? = nil
  ) throws -> Picture {
    let codes = stops.map { br_stop(position: $0.0, color: $0.1) }
    return try Picture(width: 40, height: 8, bandRows: bandRows) { band in
      codes.withUnsafeBufferPointer { codes in
        var gradient = br_gradient(
          x0: from.0, y0: from.1, x1: to.0, y1: to.1, stops: codes.baseAddress,
          stop_count: Int32(codes.count), premultiplied: premultiplied ? 1 : 0)
        return br_fill_gradient(band, shape, &gradient)
      }
    }
  }

  private func pixel(_ picture: Picture, _ x: Int, _ y: Int = 3) -> [UInt16] {
    Array(picture.pixels[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 4])
  }

  @Test func coloursAreTakenAtPixelCentresAndPadded() throws {
    let picture = try fill([(0, .black), (1, .white)])
    for x in 0..<40 {
      let place = min(max((Double(x) + 0.5 - 10) / 20, 0), 1)
      let level = Double(pixel(picture, x)[0])
      #expect(abs(level - place * 65535) <= 1, "column \(x)")
    }
  }

  @Test func aSlantingLineRunsAcrossBothAxes() throws {
    let picture = try fill([(0, .black), (1, .white)], from: (0, 0), to: (40, 8))
    for (x, y) in [(0, 0), (13, 2), (39, 7), (20, 6)] {
      let place = ((Double(x) + 0.5) * 40 + (Double(y) + 0.5) * 8) / (40 * 40 + 8 * 8)
      let level = Double(pixel(picture, x, y)[0])
      #expect(abs(level - place * 65535) <= 1)
    }
  }

  /// Red to transparent black, in the middle: premultiplied stays pure red, straight turns darker.
  @Test func transparentStopsGreyOutOnlyWhereColoursAreMixedStraight() throws {
    let stops = [(0.0, GradientTests.red), (1.0, GradientTests.clear)]
    let pure = pixel(try fill(stops, from: (0.5, 0), to: (40.5, 0)), 20)
    #expect(pure[0] == pure[3])
    #expect(pure[3] == 32768)
    let dark = pixel(try fill(stops, from: (0.5, 0), to: (40.5, 0), premultiplied: false), 20)
    #expect(dark[3] == 32768)
    #expect(abs(Double(dark[0]) - 65535.0 / 4) <= 1)
  }

  @Test func equalStopsMakeAHardStep() throws {
    let picture = try fill([(0, .black), (0.5, .black), (0.5, .white), (1, .white)])
    #expect(pixel(picture, 19) == [0, 0, 0, 65535])
    #expect(pixel(picture, 20) == [65535, 65535, 65535, 65535])
  }

  @Test func aLineWithoutLengthHasTheLastColour() throws {
    let picture = try fill([(0, .black), (1, GradientTests.red)], from: (9, 9), to: (9, 9))
    #expect(pixel(picture, 0) == [65535, 0, 0, 65535])
    #expect(pixel(picture, 39) == [65535, 0, 0, 65535])
  }

  @Test func stopsBeforeTheStartAndBehindTheEndAreSeenInPart() throws {
    let picture = try fill([(-1, .black), (2, .white)])
    let level = Double(pixel(picture, 9)[0]) / 65535
    #expect(abs(level - (1 - 0.025) / 3) < 1e-4)
  }

  @Test func theShapeIsCoveredByItsArea() throws {
    let shape = br_shape(left: 2.5, top: 1.25, right: 37, bottom: 7, radius: 2)
    let picture = try fill([(0, .black), (1, .black)], shape: shape)
    #expect(
      try picture == Picture(width: 40, height: 8) { br_fill_shape($0, shape, .black) })
  }

  @Test func bandsOfAnyHeightMakeTheSamePicture() throws {
    let stops = [(0.1, GradientTests.red), (0.4, GradientTests.clear), (0.9, .white)]
    let whole = try fill(stops, from: (3, 1), to: (31, 6.5))
    for rows in [1, 3] {
      #expect(try fill(stops, from: (3, 1), to: (31, 6.5), bandRows: rows) == whole)
    }
  }

  @Test func fallingStopsAndNumbersThatAreNotFiniteAreRefused() {
    for places in [[0.5, 0.2], [.nan], []] {
      let stops = places.map { br_stop(position: $0, color: .black) }
      var pixels = [UInt16](repeating: 0, count: 4)
      let status = pixels.withUnsafeMutableBufferPointer { buffer in
        stops.withUnsafeBufferPointer { stops in
          var band = br_band(pixels: buffer.baseAddress, width: 1, top: 0, rows: 1)
          var gradient = br_gradient(
            x0: 0, y0: 0, x1: 1, y1: 1, stops: stops.baseAddress,
            stop_count: Int32(stops.count), premultiplied: 0)
          return br_fill_gradient(&band, GradientTests.all, &gradient)
        }
      }
      #expect(status == .BR_STATUS_BAD_ARGUMENT)
    }
  }
}
