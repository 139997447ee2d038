import BarDisplayList
import BarPrimitives
import BarTheme

/// A text that is shaped but has no place yet.
struct MeasuredText: Hashable, Sendable {
  let text: ResolvedText
  let shaped: ShapedText
  /// Of the label around it: UILabel's rule, both sides up to the pixel grid.
  let size: Size
  /// From the label's top to the baseline, exact.
  let ascent: Double
}

/// One line of text in its place on the screen.
struct TextLine: Hashable, Sendable {
  let text: ResolvedText
  let shaped: ShapedText
  /// The label's.
  let frame: Rect
  /// Left end of the text on its baseline; y is on the pixel grid.
  let origin: Point

  /// Whether the text is larger than its label, whose edges cut it off (UILabel clips to its bounds).
  var isClipped: Bool {
    (shaped.isTruncated && text.lineBreakMode == .byClipping) || isHigherThanLabel
  }

  /// Whether letters lose their feet. What a line has beyond its face's own height is above the ink,
  /// so an upper edge may cut nothing.
  var isCutAtFoot: Bool {
    isHigherThanLabel && origin.y - shaped.metrics.descender > frame.maxY
  }

  private var isHigherThanLabel: Bool { shaped.metrics.lineHeight > frame.height + 1 }
}

extension LayoutContext {
  /// Shapes `text`; what is wider than `maxWidth` points is cut.
  func measure(_ text: ResolvedText, maxWidth: Double? = nil) -> MeasuredText {
    let shaped = shaping.shape(
      TextRequest(
        text: text.string, font: text.font, baseDirection: nil, language: screen.language,
        letterSpacing: text.letterSpacing, maxWidth: maxWidth, lineBreakMode: text.lineBreakMode))
    let size = Size(
      width: grid.up(shaped.width), height: grid.up(shaped.metrics.lineHeight))
    return MeasuredText(
      text: text, shaped: shaped, size: size, ascent: shaped.metrics.ascender)
  }

  /// The baseline of `text` in a label that starts at `top`: on the pixel grid.
  func baseline(of text: MeasuredText, top: Double) -> Double { grid.nearest(top + text.ascent) }

  /// `text` in the middle of `label`, on the baseline at y `baseline`.
  func line(_ text: MeasuredText, centredIn label: Rect, baseline: Double) -> TextLine {
    TextLine(
      text: text.text, shaped: text.shaped, frame: label,
      origin: Point(x: label.midX - text.shaped.width / 2, y: baseline))
  }
}
