import CBarRaster
import Foundation
import Testing

/// The whole material of a UIKit bar, blur, saturation and tint, over a picture like a photograph,
/// against doubles from end to end.
@Suite struct MaterialTests {
  private static let size = (width: 150, height: 64)
  /// 10 points at three pixels a point, and the numbers of the chrome material.
  private static let sigma = 30.0
  private static let saturation = 1.8
  private static let tint = (level: 247.0 * 257, alpha: 52428)

  /// Smooth shades, edges and grain: what a photograph has.
  private func level(_ x: Int, _ y: Int, _ channel: Int) -> UInt16 {
    let (u, v) = (Double(x) / 23, Double(y) / 17)
    let shade = 0.5 + 0.25 * sin(u + Double(channel)) + 0.2 * cos(v * 1.7 - u * 0.4)
    let edge = (x / 19 + y / 13 + channel) % 3 == 0 ? 0.2 : 0
    let grain = Double((x * 7919 + y * 104_729 + channel * 31) % 97) / 970
    return UInt16(min(max(shade + edge + grain - 0.1, 0), 1) * 65535)
  }

  private func photo() throws -> Picture {
    let (width, height) = Self.size
    return try Picture(width: width, height: height) { band in
      for y in 0..<height {
        for x in 0..<width {
          let place = (y * width + x) * 4
          for channel in 0..<3 { band.pointee.pixels[place + channel] = level(x, y, channel) }
          band.pointee.pixels[place + 3] = 65535
        }
      }
      return .BR_STATUS_OK
    }
  }

  @Test func materialIsWithinOneLevelOfTheExactOne() throws {
    let (width, height) = Self.size
    let source = try photo()
    let tint = br_color(
      red: UInt16(Self.tint.level), green: UInt16(Self.tint.level), blue: UInt16(Self.tint.level),
      alpha: UInt16(Self.tint.alpha))
    let drawn = try Picture(width: width, height: height) { band in
      for index in source.pixels.indices { band.pointee.pixels[index] = source.pixels[index] }
      return br_make_backdrop(band, Self.sigma, Self.saturation, tint)
    }
    let blurred = (0..<3).map { channel in exactBlur(source, channel) }
    var worst = 0.0
    for index in 0..<width * height {
      let color = blurred.map { $0[index] }
      let grey = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
      for channel in 0..<3 {
        let vivid = min(max(grey + Self.saturation * (color[channel] - grey), 0), 65535)
        let alpha = Double(Self.tint.alpha) / 65535
        let exact = vivid + (Self.tint.level - vivid) * alpha
        worst = max(worst, abs(Double(drawn.pixels[index * 4 + channel]) - exact) / 257)
      }
    }
    #expect(worst < 1, "levels of 255")
    #expect(worst > 0)
  }

  /// Sums of the Gaussian's density over all pixels, mirrored at the edges.
  private func exactBlur(_ picture: Picture, _ channel: Int) -> [Double] {
    let (width, height) = Self.size
    func line(_ values: [Double]) -> [Double] {
      let reach = Int(8 * Self.sigma)
      let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * Self.sigma * Self.sigma)) }
      let sum = weights.reduce(0, +)
      return values.indices.map { at in
        zip(-reach...reach, weights).reduce(0) { total, step in
          total + values[mirrored(at + step.0, values.count)] * step.1
        } / sum
      }
    }
    let rows = (0..<height).map { y in
      line((0..<width).map { Double(picture.pixels[(y * width + $0) * 4 + channel]) })
    }
    let columns = (0..<width).map { x in line(rows.map { $0[x] }) }
    return (0..<height).flatMap { y in columns.map { $0[y] } }
  }

  private func mirrored(_ at: Int, _ size: Int) -> Int {
    let place = ((at % (2 * size)) + 2 * size) % (2 * size)
    return place < size ? place : 2 * size - 1 - place
  }
}
