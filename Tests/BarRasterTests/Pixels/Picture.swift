import CBarRaster
import Testing

/// A picture drawn through the C core, cut into bands of a given height.
struct Picture: Equatable {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt16]

  /// Starts transparent; `draw` sees one band after the other.
  init(
    width: Int, height: Int, bandRows: Int? = nil, draw: (UnsafePointer<br_band>) -> br_status
  ) throws {
    self.width = width
    self.height = height
    pixels = [UInt16](repeating: 0, count: width * height * 4)
    let rows = bandRows ?? height
    var statuses: [br_status] = []
    pixels.withUnsafeMutableBufferPointer { buffer in
      for top in stride(from: 0, to: height, by: rows) {
        var band = br_band(
          pixels: buffer.baseAddress.map { $0 + top * width * 4 }, width: Int32(width),
          top: Int32(top), rows: Int32(min(rows, height - top)))
        statuses.append(draw(&band))
      }
    }
    try #require(statuses.allSatisfy { $0 == .BR_STATUS_OK }, "\(statuses)")
  }

  /// Alpha of a pixel in levels of 255.
  func alpha(_ x: Int, _ y: Int) -> Double { Double(pixels[(y * width + x) * 4 + 3]) / 257 }

  /// Sum of all alphas in whole pixels.
  var mass: Double {
    stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) / 65535 }
  }

  /// The picture moved by whole pixels; what comes in from outside is transparent.
  func moved(right: Int, down: Int) -> Picture {
    var moved = self
    for y in 0..<height {
      for x in 0..<width {
        let (fromX, fromY) = (x - right, y - down)
        let isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height
        for channel in 0..<4 {
          moved.pixels[(y * width + x) * 4 + channel] =
            isInside ? pixels[(fromY * width + fromX) * 4 + channel] : 0
        }
      }
    }
    return moved
  }

  /// Left and right exchanged.
  var mirrored: Picture {
    var mirrored = self
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<4 {
          mirrored.pixels[(y * width + x) * 4 + channel] =
            pixels[(y * width + width - 1 - x) * 4 + channel]
        }
      }
    }
    return mirrored
  }

  /// The largest difference of any channel, in levels of 255.
  func distance(to other: Picture) -> Double {
    zip(pixels, other.pixels).reduce(0) { max($0, abs(Double($1.0) - Double($1.1)) / 257) }
  }
}

extension br_color {
  static let black = br_color(red: 0, green: 0, blue: 0, alpha: 65535)
  static let white = br_color(red: 65535, green: 65535, blue: 65535, alpha: 65535)
}

extension br_shape {
  func moved(right: Double, down: Double) -> br_shape {
    br_shape(
      left: left + right, top: top + down, right: self.right + right, bottom: bottom + down,
      radius: radius)
  }
}
