import BarAssets
import BarDisplayList
import BarPrimitives
import BarRaster
import BarrenderKit

/// How long the blur of a bar over the whole width of a phone takes at three pixels a point.
enum BackdropTimes {
  private static let width = 430.0
  private static let bars: [(name: String, height: Double)] = [
    ("navigation bar", 103), ("tab bar", 83), ("whole screen", 932),
  ]

  /// The median time of a picture with the backdrop less that of one without.
  static func print() throws {
    for bar in bars {
      let with = try median(height: bar.height, backdrop: true)
      let without = try median(height: bar.height, backdrop: false)
      let time = Double(with - without) / 1_000_000
      let spelled = (time * 100).rounded() / 100
      Swift.print("\(bar.name), \(Int(width))x\(Int(bar.height)) pt at 3x: \(spelled) ms")
    }
  }

  private static func median(height: Double, backdrop: Bool) throws -> Int {
    let icons = FontSource(
      family: nil, name: EmbeddedFonts.icons.fileName,
      storage: .embedded(EmbeddedFonts.icons.bytes))
    let painter = Painter(fonts: try FontSet(sources: [], icons: icons))
    let list = list(height: height, backdrop: backdrop)
    var times: [Int] = []
    for _ in 0..<15 {
      let start = nanoseconds()
      _ = try painter.png(of: list)
      times.append(nanoseconds() - start)
    }
    return times.sorted()[times.count / 2]
  }

  /// Stripes of colours, and the chrome material over them.
  private static func list(height: Double, backdrop: Bool) -> DisplayList {
    let element = ElementID("bench")
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    var items = stride(from: 0.0, to: width, by: 10).map { x in
      PlacedItem(
        element,
        .fill(
          RoundedRect(Rect(x: x, y: 0, width: 6, height: height)),
          Color(rgb: UInt32(x) &* 2_654_435 & 0xFFFFFF)))
    }
    if backdrop {
      let tint = Color(rgb: 0xF7F7F8).withAlpha(0.8)
      items.append(
        PlacedItem(
          element,
          .backdrop(RoundedRect(frame), Backdrop(sigma: 10, saturation: 1.8, tint: tint))))
    }
    return DisplayList(canvas: frame, scale: 3, items: items)
  }
}
