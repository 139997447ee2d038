import BarDisplayList
import BarPrimitives
import BarTheme

/// The tabs that float at the top of a tablet from iOS 18 on: titles side by side in a capsule. No
/// numbers of it are published; these are choices, see the README's table of decisions.
struct UIKitTopTabs {
  /// Points.
  enum Metrics {
    static let height = 40.0
    /// Around each title, and once more at the capsule's ends.
    static let padding = 16.0
    static let end = 4.0
  }

  let face: TabsFace
  let context: LayoutContext

  private var widths: [Double] {
    face.tabs.map { tab in
      let text = tab.title.map { context.measure($0).size.width }
      let icon = tab.picture.flatMap { context.drawing(of: $0) }?.size.width ?? 0
      return (text ?? icon) + 2 * Metrics.padding
    }
  }

  /// In the middle of `frame`, no wider than it.
  func capsule(in frame: Rect) -> Rect {
    let asked = widths.reduce(0, +) + 2 * Metrics.end
    let width = min(asked, frame.width)
    return context.grid.snap(
      Rect(
        x: frame.midX - width / 2, y: frame.midY - Metrics.height / 2, width: width,
        height: Metrics.height))
  }

  /// Cells in reading order within a strip of `frame`; tabs that have no room become narrower alike.
  func cells(in frame: Rect) -> [Rect] {
    let capsule = capsule(in: frame)
    let asked = widths.reduce(0, +)
    let room = max(capsule.width - 2 * Metrics.end, 0)
    let factor = asked > room && asked > 0 ? room / asked : 1
    var x = capsule.minX - frame.minX + Metrics.end
    return widths.map { width in
      defer { x += width * factor }
      return Rect(
        x: x, y: capsule.minY - frame.minY + Metrics.end, width: width * factor,
        height: Metrics.height - 2 * Metrics.end)
    }
  }
}
