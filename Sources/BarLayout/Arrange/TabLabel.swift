import BarDisplayList
import BarPrimitives
import BarTheme

/// UILabel's lines in MDCTabBarViewItemView.
private let maximumLines = 2

/// A tab's title that is shaped but has no place yet.
struct MeasuredLabel: Hashable, Sendable {
  let text: ResolvedText
  /// From the top.
  let lines: [ShapedText]
  /// Points of one line, exact.
  let lineHeight: Double
  /// Both sides up to the pixel grid.
  let size: Size
}

extension LayoutContext {
  /// `text` on up to two lines of at most `maxWidth` points; nil: only its own line breaks end lines.
  func measureLabel(
    _ text: ResolvedText, maxWidth: Double? = nil, maxLines: Int = maximumLines
  ) -> MeasuredLabel {
    let lines = shaping.shapeLines(
      TextRequest(
        text: text.string, font: text.font, baseDirection: nil, language: screen.language,
        letterSpacing: text.letterSpacing, maxWidth: maxWidth, lineBreakMode: text.lineBreakMode),
      maxLines: maxLines)
    let lineHeight = shaping.metrics(of: text.font).lineHeight
    let width = lines.reduce(0) { max($0, $1.width) }
    return MeasuredLabel(
      text: text, lines: lines, lineHeight: lineHeight,
      size: Size(
        width: grid.up(width), height: grid.up(Double(lines.count) * lineHeight)))
  }

  /// `label` as it fits into `room`: wrapped where it is too wide, with as many lines as there is
  /// height for, but one at least.
  func fit(
    _ label: MeasuredLabel, into room: Size, maxLines: Int = maximumLines
  ) -> MeasuredLabel {
    let isTooWide = label.size.width > room.width + grid.pixel / 2
    let isTooHigh = label.lines.count > 1 && label.size.height > room.height
    guard isTooWide || isTooHigh else { return label }
    let fits = label.lineHeight > 0 && room.height >= 2 * label.lineHeight
    return measureLabel(
      label.text, maxWidth: room.width, maxLines: fits ? maxLines : 1)
  }

  /// The lines of `label` in the middle of `frame`, which is on the pixel grid.
  func lines(_ label: MeasuredLabel, centredIn frame: Rect) -> [TextLine] {
    let height = Double(label.lines.count) * label.lineHeight
    let top = frame.midY - height / 2
    return label.lines.enumerated().map { index, line in
      let baseline = grid.nearest(
        top + Double(index) * label.lineHeight + line.metrics.ascender)
      return TextLine(
        text: label.text, shaped: line, frame: frame,
        origin: Point(x: frame.midX - line.width / 2, y: baseline))
    }
  }
}
