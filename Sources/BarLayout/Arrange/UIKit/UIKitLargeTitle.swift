import BarDisplayList
import BarPrimitives
import BarScroll
import BarSpec
import BarTheme

/// A large title that is set into lines but has no place yet.
struct UIKitLargeTitle: Hashable, Sendable {
  /// From the top; at least one.
  let lines: [MeasuredText]
  /// Points from one baseline to the next: the font's line height up to the pixel grid.
  let lineHeight: Double
  /// Points that a line is higher than one of the system's own font at the default size; 0 at least.
  let excess: Double

  /// What the lines have beyond one of the default size.
  var growth: Double { excess + Double(lines.count - 1) * lineHeight }

  /// On as many lines of at most `room` points as it takes, but no more than `count`. A title of one
  /// line that is stretched is cut anew; several keep their breaks, and grow until the widest fills
  /// the room (Flutter's copy of iOS 17).
  init(
    _ text: ResolvedText, room: Double, atMost count: Int, stretch: Double, _ context: LayoutContext
  ) {
    let rest = context.measureLabel(text, maxWidth: room, maxLines: count)
    var label = rest
    if stretch != 1 {
      let widest = rest.lines.reduce(0) { max($0, $1.width) }
      let isOne = rest.lines.count == 1 || widest <= 0
      let growth = isOne ? stretch : min(stretch, max(room / widest, 1))
      label = context.measureLabel(
        text.scaled(by: growth), maxWidth: isOne ? room : room * growth,
        maxLines: rest.lines.count)
    }
    lines = label.lines.map { line in
      MeasuredText(
        text: label.text, shaped: line,
        size: Size(
          width: context.grid.up(line.width), height: context.grid.up(line.metrics.lineHeight)),
        ascent: line.metrics.ascender)
    }
    lineHeight = context.grid.up(label.lineHeight)
    let property: AppearanceProperty = "largeTitleTextAttributes"
    let usual = property.systemFont.map { context.shaping.metrics(of: $0).lineHeight } ?? 0
    excess = max(lineHeight - context.grid.up(usual), 0)
  }
}

extension UIKitNavigationArranger {
  /// The large title hangs from the bottom of its row and slides under the row of buttons.
  func largeTitle() -> (title: [TextLine], clip: Rect) {
    let bottom = frame.height - rows.searchHeight
    let clip = context.place(
      Rect(minX: 0, minY: bottom - rows.largeTitleHeight, maxX: strip.width, maxY: bottom),
      in: strip)
    guard let title = measuredLargeTitle() else { return ([], clip) }
    let height = UIKitBarGeometry.largeTitleLine + title.excess
    let last = bottom - UIKitNavigationMetrics.largeTitleBelow - height
    let lines = title.lines.enumerated().map { index, line in
      let above = Double(title.lines.count - 1 - index) * title.lineHeight
      let box = Rect(
        x: safe.left + margin + indent(of: line.size.width), y: last - above,
        width: line.size.width, height: height)
      return line.line(centredIn: box, of: strip, .zero, context)
    }
    return (lines, clip)
  }

  /// Points from the reading side of the large title's room to a line of that width.
  private func indent(of width: Double) -> Double {
    let rest = max(largeTitleRoom - width, 0)
    switch face.largeTitleAlignment {
    case .natural: return 0
    case .center: return rest / 2
    // What is left over on the screen's other side, in reading order.
    case .left: return strip.inReadingOrder(Insets(top: 0, left: 0, bottom: 0, right: rest)).left
    case .right: return strip.inReadingOrder(Insets(top: 0, left: rest, bottom: 0, right: 0)).left
    }
  }

  private var largeTitleRoom: Double { strip.width - safe.left - safe.right - 2 * margin }

  /// Nil: there is none, or no room for a letter of it.
  fileprivate func measuredLargeTitle() -> UIKitLargeTitle? {
    guard let text = face.largeTitle, rows.largeTitleHeight > 0 else { return nil }
    let room = largeTitleRoom
    let title = UIKitLargeTitle(
      text, room: max(room, 0), atMost: bar.largeTitleNumberOfLines, stretch: rows.stretch,
      context)
    return title.lines.allSatisfy { $0.shaped.width <= room + context.grid.pixel } ? title : nil
  }
}

extension ResolvedScreen {
  /// The screen with a row for every line that large titles take, and the headers below lowered as
  /// far. Doing it twice changes nothing.
  func fittingLargeTitles(_ context: LayoutContext) -> ResolvedScreen {
    guard bars.contains(where: \.mayGrowForLargeTitle) else { return self }
    let grown = with(bars.map { $0.fittingLargeTitle(context) })
    let growth = grown.navigationBarEnd - navigationBarEnd
    return grown.with(grown.bars.map { $0.loweredBelowNavigationBar(by: growth) })
  }

  /// The y where the lowest navigation bar of UIKit's across the screen's top ends; 0: there is none.
  private var navigationBarEnd: Double {
    bars.reduce(0) { end, bar in
      guard case .uikit(let bar) = bar, bar.kind == .navigationBar, bar.geometry.x == nil,
        bar.geometry.y == nil, bar.geometry.width == nil
      else { return end }
      return max(end, navigationBarTop(bar) + bar.geometry.expandedHeight)
    }
  }
}

extension ResolvedBar {
  fileprivate var mayGrowForLargeTitle: Bool {
    guard case .uikit(let bar) = self else { return false }
    return bar.geometry.largeTitleHeight > 0
  }

  /// The look at rest decides how many lines there are.
  fileprivate func fittingLargeTitle(_ context: LayoutContext) -> ResolvedBar {
    guard mayGrowForLargeTitle, case .uikit(let bar) = self,
      case .navigation(let face) = (bar.edgeFace ?? bar.face).content
    else { return self }
    let geometry = bar.geometry
    let x = geometry.x ?? 0
    let frame = context.grid.snap(
      Rect(
        x: x, y: context.screen.navigationBarTop(bar),
        width: geometry.width ?? max(context.bounds.maxX - x, 0), height: geometry.expandedHeight))
    let rows = geometry.collapsingRows.pose(scrolledBy: 0)
    let arranger = UIKitNavigationArranger(
      bar: bar, face: face, frame: frame, rows: rows, context: context)
    guard let title = arranger.measuredLargeTitle() else { return self }
    return .uikit(bar.with(largeTitleGrowth: title.growth))
  }

  fileprivate func loweredBelowNavigationBar(by distance: Double) -> ResolvedBar {
    guard let header, header.isBelowNavigationBar, distance != 0 else { return self }
    let lowered = header.lowered(by: distance)
    return switch self {
    case .appBar(let bar): .appBar(bar.with(lowered))
    case .flexibleHeader: .flexibleHeader(lowered)
    case .view, .uikit: self
    }
  }
}
