/// How two pictures of one size differ, pixel by pixel.
public struct ImageDiff {
  /// Pixels with at least one channel off.
  public private(set) var count = 0
  /// The largest difference of a channel, in levels of 255.
  public private(set) var largest = 0
  /// Where that is.
  public private(set) var worst = (x: 0, y: 0)
  /// Every differing pixel, row by row.
  public private(set) var places: [(x: Int, y: Int)] = []
  /// Opaque RGBA: differences fifty times enlarged on black.
  public private(set) var picture: [UInt8]

  /// Both are straight RGBA rows of `width` pixels and equally long.
  public init(expected: [UInt8], actual: [UInt8], width: Int) {
    picture = [UInt8](repeating: 0, count: expected.count)
    for pixel in 0..<expected.count / 4 {
      var delta = 0
      for channel in 0..<4 {
        let index = pixel * 4 + channel
        let off = abs(Int(expected[index]) - Int(actual[index]))
        delta = max(delta, off)
        picture[index] = channel == 3 ? 255 : UInt8(min(off * 50, 255))
      }
      guard delta > 0 else { continue }
      count += 1
      places.append((pixel % width, pixel / width))
      if delta > largest {
        largest = delta
        worst = (pixel % width, pixel / width)
      }
    }
  }
}
