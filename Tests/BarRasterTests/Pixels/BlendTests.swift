import CBarRaster
import Testing

/// Blending, layers and the one rounding against real arithmetic.
@Suite struct BlendTests {
  private static let all = br_shape(left: 0, top: 0, right: 16, bottom: 4, radius: 0)

  private func fill(_ colors: [br_color]) throws -> Picture {
    try Picture(width: 16, height: 4) { band in
      for color in colors {
        let status = br_fill_shape(band, BlendTests.all, color)
        if status != .BR_STATUS_OK { return status }
      }
      return .BR_STATUS_OK
    }
  }

  @Test func everyProductIsRoundedToNearest() throws {
    for step in stride(from: 0, through: 65535, by: 1021) {
      for other in stride(from: 0, through: 65535, by: 257) {
        let (red, alpha) = (UInt16(step), UInt16(other))
        let picture = try Picture(width: 1, height: 1) {
          br_fill_shape($0, BlendTests.all, br_color(red: red, green: 0, blue: 0, alpha: alpha))
        }
        let exact = (Double(step) * Double(other) / 65535).rounded()
        #expect(Double(picture.pixels[0]) == exact)
      }
    }
  }

  /// In 8 bits these layers would stop at 127.
  @Test func threeHundredFaintLayersAddUp() throws {
    let faint = br_color(red: 0, green: 0, blue: 0, alpha: 257)
    let picture = try fill([.white] + Array(repeating: faint, count: 300))
    var exact = 1.0
    for _ in 0..<300 { exact *= 254.0 / 255 }
    #expect(abs(Double(picture.pixels[0]) / 257 - exact * 255) < 0.5)
    #expect(picture.pixels[3] == 65535)
  }

  @Test func anOpaqueColourReplacesWhatIsBelow() throws {
    let color = br_color(red: 1, green: 2, blue: 3, alpha: 65535)
    #expect(try fill([.white, color]) == fill([color]))
  }

  @Test func aGroupIsBlendedOnceWithItsOpacity() throws {
    let grey = br_color(red: 0x8080, green: 0x8080, blue: 0x8080, alpha: 65535)
    let picture = try grouped(opacity: 0x8000, below: .white) { layer in
      let status = br_fill_shape(layer, BlendTests.all, .black)
      return status == .BR_STATUS_OK ? br_fill_shape(layer, BlendTests.all, grey) : status
    }
    let opacity = Double(0x8000) / 65535
    let exact = Double(0x8080) * opacity + 65535 * (1 - opacity)
    #expect(abs(Double(picture.pixels[0]) - exact) <= 1)
    #expect(picture.pixels[3] == 65535)
  }

  /// Children with a shared edge do not leak what is below, as they would if each were clipped.
  @Test func aClipCutsTheLayerNotItsParts() throws {
    let clip = br_shape(left: 2.5, top: 1, right: 9.25, bottom: 3, radius: 0)
    let picture = try grouped(opacity: 65535, below: .white, clip: clip) { layer in
      let status = br_fill_shape(layer, BlendTests.all, .white)
      return status == .BR_STATUS_OK ? br_fill_shape(layer, BlendTests.all, .black) : status
    }
    for (x, covered) in [(1, 0.0), (2, 0.5), (3, 1), (8, 1), (9, 0.25), (10, 0)] {
      let red = Double(picture.pixels[(1 * 16 + x) * 4]) / 65535
      #expect(abs(red - (1 - covered)) < 1e-4, "column \(x)")
    }
    #expect(picture.pixels[0] == 65535)
  }

  private func grouped(
    opacity: UInt16, below: br_color, clip: br_shape? = nil,
    draw: (UnsafePointer<br_band>) -> br_status
  ) throws -> Picture {
    let layer = try Picture(width: 16, height: 4, draw: draw)
    return try Picture(width: 16, height: 4) { band in
      var status = br_fill_shape(band, BlendTests.all, below)
      guard status == .BR_STATUS_OK else { return status }
      var pixels = layer.pixels
      pixels.withUnsafeMutableBufferPointer { buffer in
        var source = br_band(pixels: buffer.baseAddress, width: 16, top: 0, rows: 4)
        if var clip {
          status = br_composite(band, &source, opacity, &clip)
        } else {
          status = br_composite(band, &source, opacity, nil)
        }
      }
      return status
    }
  }

  @Test func layersOfOtherSizeAreRefused() throws {
    var pixels = [UInt16](repeating: 0, count: 64)
    pixels.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(pixels: buffer.baseAddress, width: 4, top: 0, rows: 4)
      var layer = br_band(pixels: buffer.baseAddress, width: 4, top: 1, rows: 3)
      #expect(br_composite(&band, &layer, 65535, nil) == .BR_STATUS_BAD_ARGUMENT)
    }
  }

  @Test func straightColoursComeOutOfThePremultipliedOnes() throws {
    let color = br_color(red: 200 * 257, green: 100 * 257, blue: 50 * 257, alpha: 128 * 257)
    let bytes = try rounded(fill([color]))
    #expect(Array(bytes[0..<4]) == [200, 100, 50, 128])
    let invisible = br_color(red: 65535, green: 65535, blue: 65535, alpha: 100)
    #expect(Array(try rounded(fill([invisible]))[0..<4]) == [0, 0, 0, 0])
  }

  @Test func opaqueChannelsAreRoundedToNearest() throws {
    for value in stride(from: 0, through: 65535, by: 13) {
      let color = br_color(red: UInt16(value), green: 0, blue: 0, alpha: 65535)
      #expect(try Double(rounded(fill([color]))[0]) == (Double(value) / 257).rounded())
    }
  }

  private func rounded(_ picture: Picture) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 1, count: picture.width * picture.height * 4)
    var pixels = picture.pixels
    let status = pixels.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(
        pixels: buffer.baseAddress, width: Int32(picture.width), top: 0,
        rows: Int32(picture.height))
      return br_band_to_rgba8(&band, &bytes, bytes.count)
    }
    #expect(status == .BR_STATUS_OK)
    return bytes
  }
}
