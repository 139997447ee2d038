import CBarRaster
import Foundation
import Testing

/// Backdrops against the plain sum over mirrored pixels, in doubles.
@Suite struct BackdropTests {
  private static let clear = br_color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Blocks and lines of colours, translucent on the right.
  private func scene(width: Int, height: Int) throws -> Picture {
    try Picture(width: width, height: height) { band in
      for (index, x) in stride(from: 0, to: width, by: 9).enumerated() {
        let shape = br_shape(
          left: Double(x), top: Double(index * 5 % height) - 3.5, right: Double(x + 7),
          bottom: Double(height), radius: 2)
        let level = UInt16(truncatingIfNeeded: index * 9973)
        let color = br_color(
          red: level, green: 65535 - level, blue: UInt16(index % 2) * 65535,
          alpha: x > width / 2 ? 30000 : 65535)
        let status = br_fill_shape(band, shape, color)
        if status != .BR_STATUS_OK { return status }
      }
      return .BR_STATUS_OK
    }
  }

  private func backdrop(
    of picture: Picture, sigma: Double, saturation: Double = 1, tint: br_color = clear
  ) throws -> Picture {
    try Picture(width: picture.width, height: picture.height) { band in
      picture.pixels.withUnsafeBufferPointer { source in
        _ = UnsafeMutableBufferPointer(start: band.pointee.pixels, count: source.count)
          .update(from: source)
      }
      return br_make_backdrop(band, sigma, saturation, tint)
    }
  }

  private func mirrored(_ at: Int, _ size: Int) -> Int {
    let place = ((at % (2 * size)) + 2 * size) % (2 * size)
    return place < size ? place : 2 * size - 1 - place
  }

  /// One line blurred: the Gaussian integrated over pixel and pixel, 8 sigma to both sides.
  private func blurred(_ line: [Double], sigma: Double) -> [Double] {
    func ramp(_ z: Double) -> Double {
      z * 0.5 * erfc(-z / 2.0.squareRoot()) + exp(-z * z / 2) / (2 * Double.pi).squareRoot()
    }
    let reach = Int(8 * sigma) + 2
    let weights = (-reach...reach).map { offset in
      let z = Double(offset) / sigma
      let step = 1 / sigma
      return sigma * (ramp(z + step) - 2 * ramp(z) + ramp(z - step))
    }
    return line.indices.map { x in
      zip(-reach...reach, weights).reduce(0) { $0 + line[mirrored(x + $1.0, line.count)] * $1.1 }
    }
  }

  private func reference(_ picture: Picture, sigma: Double, channel: Int) -> [[Double]] {
    let rows = (0..<picture.height).map { y in
      blurred(
        (0..<picture.width).map { Double(picture.pixels[(y * picture.width + $0) * 4 + channel]) },
        sigma: sigma)
    }
    let columns = (0..<picture.width).map { x in blurred(rows.map { $0[x] }, sigma: sigma) }
    return (0..<picture.height).map { y in columns.map { $0[y] / 257 } }
  }

  @Test(arguments: [0.6, 2, 5, 15.9, 16, 33, 70])
  func theBlurIsThatOfMirroredPixels(sigma: Double) throws {
    let picture = try scene(width: 83, height: 37)
    let drawn = try backdrop(of: picture, sigma: sigma)
    for channel in 0..<4 {
      let truth = reference(picture, sigma: sigma, channel: channel)
      var worst = 0.0
      for y in 0..<37 {
        for x in 0..<83 {
          let level = Double(drawn.pixels[(y * 83 + x) * 4 + channel]) / 257
          worst = max(worst, abs(level - truth[y][x]))
        }
      }
      #expect(worst < 0.4, "channel \(channel), levels of 255")
    }
  }

  /// Clamped or transparent edges would darken or over-weigh the border.
  @Test func anEvenPictureStaysEven() throws {
    let all = br_shape(left: 0, top: 0, right: 50, bottom: 20, radius: 0)
    let color = br_color(red: 40000, green: 3, blue: 65535, alpha: 65535)
    let even = try Picture(width: 50, height: 20) { br_fill_shape($0, all, color) }
    for sigma in [0.3, 4, 40, 500] { #expect(try backdrop(of: even, sigma: sigma) == even) }
  }

  /// The published matrix: luma 0.2126, 0.7152, 0.0722 of encoded values.
  @Test func saturationMovesColoursAwayFromTheirGrey() throws {
    let all = br_shape(left: 0, top: 0, right: 1, bottom: 1, radius: 0)
    let color = br_color(red: 30000, green: 20000, blue: 25000, alpha: 65535)
    let even = try Picture(width: 1, height: 1) { br_fill_shape($0, all, color) }
    let grey = 0.2126 * 30000 + 0.7152 * 20000 + 0.0722 * 25000
    for saturation in [0, 0.5, 1.8] {
      let drawn = try backdrop(of: even, sigma: 0, saturation: saturation)
      for (channel, value) in [30000.0, 20000, 25000].enumerated() {
        let exact = grey + saturation * (value - grey)
        #expect(abs(Double(drawn.pixels[channel]) - exact) <= 0.5001)
      }
    }
    let excessive = try backdrop(of: even, sigma: 0, saturation: 1000)
    #expect(Array(excessive.pixels) == [65535, 0, 65535, 65535])
  }

  @Test func theTintIsBlendedOver() throws {
    let all = br_shape(left: 0, top: 0, right: 1, bottom: 1, radius: 0)
    let even = try Picture(width: 1, height: 1) { br_fill_shape($0, all, .black) }
    let white = br_color(red: 65535, green: 65535, blue: 65535, alpha: 19661)
    let drawn = try backdrop(of: even, sigma: 0, tint: white)
    #expect(Array(drawn.pixels) == [19661, 19661, 19661, 65535])
  }

  @Test(arguments: [-1, 2049, .nan, .infinity])
  func impossibleSigmasAreRefused(sigma: Double) {
    var pixels = [UInt16](repeating: 0, count: 4)
    let status = pixels.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(pixels: buffer.baseAddress, width: 1, top: 0, rows: 1)
      return br_make_backdrop(&band, sigma, 1, BackdropTests.clear)
    }
    #expect(status == .BR_STATUS_BAD_ARGUMENT)
  }
}
