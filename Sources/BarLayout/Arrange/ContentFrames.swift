import BarPrimitives
import BarTheme

/// The content with those of its placeholder rows that can be seen.
struct ContentFrames: Hashable, Sendable {
  let content: ResolvedContent
  /// Of the scroll view: the whole screen.
  let frame: Rect
  let rows: [Row]

  struct Row: Hashable, Sendable {
    let index: Int
    let frame: Rect
    let strips: [RoundedRect]
    let rule: Rect
  }
}

/// Points; the strips with what is above, between and below them make up the 44.
private enum RowMetrics {
  static let height = ResolvedContent.rowHeight
  static let margin = 16.0
  /// Of the row's width, then y and height.
  static let first = (share: 0.6, y: 8.0, height: 12.0)
  static let second = (share: 0.35, y: 26.0, height: 10.0)
}

extension ResolvedContent {
  /// `top` is the y of the first row.
  func arranged(from top: Double, _ context: LayoutContext) -> ContentFrames {
    let screen = context.bounds
    return ContentFrames(
      content: self, frame: screen,
      rows: visibleRows(from: top, in: screen).map { index in
        row(index, top: top + Double(index) * RowMetrics.height, context)
      })
  }

  private func visibleRows(from top: Double, in screen: Rect) -> Range<Int> {
    func index(_ value: Double) -> Int {
      // NaN included: there is no such row.
      guard value > 0 else { return 0 }
      return value < Double(rows) ? Int(value) : rows
    }
    let first = index(((screen.minY - top) / RowMetrics.height).rounded(.down))
    let end = index(((screen.maxY - top) / RowMetrics.height).rounded(.up))
    return first..<max(first, end)
  }

  private func row(_ index: Int, top: Double, _ context: LayoutContext) -> ContentFrames.Row {
    let strip = context.strip(y: top, height: RowMetrics.height)
    let safe = strip.inReadingOrder(context.screen.device.safeArea)
    let start = safe.left + RowMetrics.margin
    let width = strip.width - safe.left - safe.right
    func bar(_ metrics: (share: Double, y: Double, height: Double)) -> RoundedRect {
      let rect = Rect(
        x: start, y: metrics.y, width: metrics.share * width, height: metrics.height)
      return RoundedRect(context.place(rect, in: strip), radius: metrics.height / 2)
    }
    let frame = context.grid.snap(strip.frame)
    // The rule runs on under the trailing safe area, as a table's separator does.
    let below = context.place(
      Rect(minX: start, minY: 0, maxX: strip.width, maxY: strip.height), in: strip)
    return ContentFrames.Row(
      index: index, frame: frame, strips: [bar(RowMetrics.first), bar(RowMetrics.second)],
      rule: Rect(
        minX: below.minX, minY: below.maxY - context.grid.pixel, maxX: below.maxX,
        maxY: below.maxY))
  }
}
