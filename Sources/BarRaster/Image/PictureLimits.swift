/// How large a picture may be.
public struct PictureLimits: Hashable, Sendable {
  /// Pixels across, and pixels down.
  public let maxSide: Int
  /// Pixels in all.
  public let maxPixels: Int

  /// Negative limits become 0.
  public init(maxSide: Int, maxPixels: Int) {
    self.maxSide = max(maxSide, 0)
    self.maxPixels = max(maxPixels, 0)
  }

  /// For pictures that are made: 16 384 pixels a side, 64 Mi pixels.
  public static let standard = PictureLimits(maxSide: 16_384, maxPixels: 1 << 26)
  /// For pictures that are read: 16 384 pixels a side, 16 Mi pixels.
  public static let input = PictureLimits(maxSide: 16_384, maxPixels: 1 << 24)

  /// Sides are doubles, so that an absurd size can be told before it is turned into an integer.
  func check(width: Double, height: Double) throws(RasterError) {
    guard width >= 1, height >= 1 else { throw .limit("the picture has no pixels") }
    guard width <= Double(maxSide), height <= Double(maxSide) else {
      throw .limit("\(sides(width, height)) pixels: a side may have \(maxSide)")
    }
    guard width * height <= Double(maxPixels) else {
      throw .limit("\(sides(width, height)) pixels: \(maxPixels) are allowed")
    }
  }

  private func sides(_ width: Double, _ height: Double) -> String {
    func text(_ side: Double) -> String { side < 1e15 ? "\(Int64(side))" : "\(side)" }
    return "\(text(width)) × \(text(height))"
  }
}
