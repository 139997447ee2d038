import CBarRaster
import Testing

/// Images against weights worked out by hand.
@Suite struct ImageTests {
  /// Straight RGBA, drawn into `target`.
  private func draw(
    _ pixels: [UInt8], width: Int, height: Int, target: br_shape, tint: br_color? = nil,
    side: Int = 12, bandRows: Int? = nil
  ) throws -> Picture {
    try Picture(width: side, height: side, bandRows: bandRows) { band in
      pixels.withUnsafeBufferPointer { buffer in
        let image = br_image(
          pixels: buffer.baseAddress, width: Int32(width), height: Int32(height))
        guard var tint else { return br_draw_image(band, image, target, nil) }
        return br_draw_image(band, image, target, &tint)
      }
    }
  }

  private func grey(_ levels: [UInt8]) -> [UInt8] { levels.flatMap { [$0, $0, $0, 255] } }

  @Test func atItsOwnSizeItIsItself() throws {
    let levels: [UInt8] = [0, 50, 100, 150, 200, 250]
    let target = br_shape(left: 4, top: 5, right: 7, bottom: 7, radius: 0)
    let picture = try draw(grey(levels), width: 3, height: 2, target: target)
    for (index, level) in levels.enumerated() {
      let at = ((5 + index / 3) * 12 + 4 + index % 3) * 4
      #expect(picture.pixels[at] == UInt16(level) * 257)
    }
    #expect(picture.mass == 6)
  }

  @Test func halfItsSizeIsTheAverage() throws {
    let target = br_shape(left: 4, top: 5, right: 5, bottom: 6, radius: 0)
    let picture = try draw(grey([0, 50, 100, 200]), width: 2, height: 2, target: target)
    #expect(picture.pixels[(5 * 12 + 4) * 4] == UInt16((350.0 / 4 * 257).rounded()))
  }

  /// Three pixels onto two: each takes one and a half.
  @Test func aFractionWeighsByArea() throws {
    let target = br_shape(left: 0, top: 0, right: 2, bottom: 1, radius: 0)
    let picture = try draw(grey([0, 90, 255]), width: 3, height: 1, target: target)
    #expect(abs(Double(picture.pixels[0]) / 257 - 30) < 0.05)
    #expect(abs(Double(picture.pixels[4]) / 257 - 200) < 0.05)
  }

  @Test func enlargedItIsLinearBetweenCentres() throws {
    let target = br_shape(left: 0, top: 0, right: 8, bottom: 1, radius: 0)
    let picture = try draw(grey([0, 200]), width: 2, height: 1, target: target)
    let expected = [0, 0, 25, 75, 125, 175, 200, 200].map(Double.init)
    for (x, level) in expected.enumerated() {
      #expect(abs(Double(picture.pixels[x * 4]) / 257 - level) < 0.05, "column \(x)")
    }
  }

  /// What a transparent pixel holds must not bleed: averages are premultiplied.
  @Test func transparentPixelsHaveNoColour() throws {
    let target = br_shape(left: 0, top: 0, right: 1, bottom: 1, radius: 0)
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 0]
    let picture = try draw(pixels, width: 2, height: 1, target: target)
    #expect(picture.pixels[0] == 32768)
    #expect(picture.pixels[1] == 0)
    #expect(picture.pixels[3] == 32768)
  }

  @Test(arguments: [0.3, 0.9, 1, 1.7, 5.3])
  func anEvenImageStaysEven(scale: Double) throws {
    let image = [UInt8](repeating: 255, count: 7 * 5 * 4)
    let target = br_shape(
      left: 1.25, top: 2, right: 1.25 + 7 * scale, bottom: 2 + 5 * scale, radius: 0)
    let picture = try draw(image, width: 7, height: 5, target: target, side: 50)
    let filled = try Picture(width: 50, height: 50) { br_fill_shape($0, target, .white) }
    #expect(picture == filled)
  }

  @Test func aTintPaintsThroughTheAlpha() throws {
    let target = br_shape(left: 0, top: 0, right: 2, bottom: 1, radius: 0)
    let tint = br_color(red: 65535, green: 0, blue: 0, alpha: 32768)
    let pixels: [UInt8] = [0, 255, 0, 255, 0, 0, 255, 51]
    let picture = try draw(pixels, width: 2, height: 1, target: target, tint: tint)
    #expect(Array(picture.pixels[0..<4]) == [32768, 0, 0, 32768])
    #expect(abs(Int(picture.pixels[7]) - 32768 / 5) <= 1)
  }

  @Test func bandsOfAnyHeightMakeTheSamePicture() throws {
    let pixels = (0..<(9 * 7 * 4)).map { UInt8(truncatingIfNeeded: $0 * 37) }
    for target in [
      br_shape(left: 0.3, top: 0.7, right: 4.4, bottom: 3.9, radius: 0),
      br_shape(left: -3.3, top: -2, right: 28, bottom: 40, radius: 0),
    ] {
      let whole = try draw(pixels, width: 9, height: 7, target: target)
      for rows in [1, 5] {
        let banded = try draw(pixels, width: 9, height: 7, target: target, bandRows: rows)
        #expect(banded == whole)
      }
    }
  }

  @Test func aTargetOfTenMillionPixelsIsOnlyDrawnWhereItIsSeen() throws {
    let target = br_shape(left: -1e7, top: -1e7, right: 1e7, bottom: 1e7, radius: 0)
    #expect(try draw(grey([7]), width: 1, height: 1, target: target).mass == 144)
  }
}
