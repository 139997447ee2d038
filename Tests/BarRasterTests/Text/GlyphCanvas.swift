import BarDisplayList
import BarPrimitives
import CBarRaster

@testable import BarRaster

/// A picture of coverage: what black ink leaves on a transparent band.
struct GlyphCanvas {
  let width: Int
  let height: Int
  /// 0 ... 255, rows from the top.
  private(set) var levels: [Double]

  /// Draws in bands of `bandRows` rows, as the painter does; `draw` is called once a band.
  init(
    width: Int, height: Int, bandRows: Int,
    draw: (br_band) throws(RasterError) -> Void
  ) throws(RasterError) {
    self.width = width
    self.height = height
    var levels: [Double] = []
    for top in stride(from: 0, to: height, by: bandRows) {
      let rows = min(bandRows, height - top)
      let pixels = UnsafeMutablePointer<UInt16>.allocate(capacity: width * rows * 4)
      defer { pixels.deallocate() }
      pixels.initialize(repeating: 0, count: width * rows * 4)
      try draw(
        br_band(pixels: pixels, width: Int32(width), top: Int32(top), rows: Int32(rows)))
      levels += (0..<width * rows).map { Double(pixels[$0 * 4 + 3]) * 255 / 65535 }
    }
    self.levels = levels
  }

  subscript(x: Int, y: Int) -> Double { levels[y * width + x] }

  /// Left, top, right and bottom edge of the ink in pixels, partly covered pixels counted by their
  /// share; nil without ink.
  var ink: (left: Double, top: Double, right: Double, bottom: Double)? {
    let columns = (0..<width).map { x in (0..<height).map { self[x, $0] }.max() ?? 0 }
    let rows = (0..<height).map { y in (0..<width).map { self[$0, y] }.max() ?? 0 }
    guard let (left, right) = Self.edges(columns), let (top, bottom) = Self.edges(rows) else {
      return nil
    }
    return (left, top, right, bottom)
  }

  private static func edges(_ peaks: [Double]) -> (Double, Double)? {
    guard let first = peaks.firstIndex(where: { $0 > 0 }),
      let last = peaks.lastIndex(where: { $0 > 0 })
    else { return nil }
    return (Double(first) + 1 - peaks[first] / 255, Double(last) + peaks[last] / 255)
  }
}

extension br_color {
  static let ink = br_color(.black)
}

extension DeviceSpace {
  /// A canvas whose first pixel is the point (0, 0).
  init(scale: Double) {
    self.init(of: DisplayList(canvas: .zero, scale: scale, items: []))
  }
}
