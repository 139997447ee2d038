import BarPrimitives
import BarScroll
import BarTheme

/// The content with those of its placeholder rows that can be seen.
struct ContentFrames: Hashable, Sendable {
  let content: ResolvedContent
  /// Of the scroll view: the whole screen.
  let frame: Rect
  let rows: [Row]
  /// Of paged content, those that can be seen; their rows are not among `rows`.
  let pages: [Page]
  /// The page that headers which stay track; nil: there are no pages.
  let shownPage: Int?

  struct Page: Hashable, Sendable {
    let index: Int
    let page: ResolvedPage
    let frame: Rect
    let rows: [Row]
  }

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
  func arranged(at moment: ScrollMoment, _ context: LayoutContext) -> ContentFrames {
    let screen = context.bounds
    let top = moment.contentTop
    return ContentFrames(
      content: self, frame: screen,
      rows: pages.isEmpty
        ? PlaceholderRows(count: rows, strip: context.strip(screen)).arranged(from: top, context)
        : [],
      pages: zip(pages, moment.pageTops).enumerated().compactMap { index, page in
        arranged(page.0, index, from: page.1, context)
      }, shownPage: moment.shownPage)
  }

  /// Nil: the page lies beside the screen.
  private func arranged(
    _ page: ResolvedPage, _ index: Int, from top: Double, _ context: LayoutContext
  ) -> ContentFrames.Page? {
    let (screen, frame) = (
      context.bounds, context.frame(ofPage: index, scrolledBy: pagesScrolledBy)
    )
    guard frame.maxX > screen.minX, frame.minX < screen.maxX else { return nil }
    return ContentFrames.Page(
      index: index, page: page, frame: frame,
      rows: PlaceholderRows(count: page.rows, strip: context.strip(frame))
        .arranged(from: top, context))
  }
}

extension LayoutContext {
  /// The page with the pages scrolled by `distance` points towards the last one.
  fileprivate func frame(ofPage index: Int, scrolledBy distance: Double) -> Rect {
    place(
      Rect(
        x: Double(index) * bounds.width - distance, y: 0, width: bounds.width,
        height: bounds.height), in: strip(bounds))
  }

  /// The page that `header` travels with; nil: it stays, or the content is not paged.
  func page(of header: ResolvedHeader) -> Rect? {
    guard let page = header.page, let content = screen.content, !content.pages.isEmpty else {
      return nil
    }
    return frame(ofPage: page, scrolledBy: content.pagesScrolledBy)
  }
}

/// Placeholder rows one below the other.
private struct PlaceholderRows {
  let count: Int
  /// Of the scroll view.
  let strip: Strip

  func arranged(from top: Double, _ context: LayoutContext) -> [ContentFrames.Row] {
    visible(from: top).map { row($0, top: top + Double($0) * RowMetrics.height, context) }
  }

  private func visible(from top: Double) -> Range<Int> {
    let screen = strip.frame
    func index(_ value: Double) -> Int {
      // NaN included: there is no such row.
      guard value > 0 else { return 0 }
      return value < Double(count) ? Int(value) : count
    }
    let first = index(((screen.minY - top) / RowMetrics.height).rounded(.down))
    let end = index(((screen.maxY - top) / RowMetrics.height).rounded(.up))
    return first..<max(first, end)
  }

  private func row(_ index: Int, top: Double, _ context: LayoutContext) -> ContentFrames.Row {
    let line = Rect(x: strip.frame.minX, y: top, width: strip.width, height: RowMetrics.height)
    let strip = context.strip(context.grid.snapAcross(line))
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
