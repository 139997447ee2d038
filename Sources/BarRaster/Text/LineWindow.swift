import BarDisplayList
import BarPrimitives

/// How much of a text that is far too long for its lines is shaped, so that what nobody will see costs
/// no more than to be read.
struct LineWindow {
  /// Ems that a cluster takes at least, in most texts; one that has narrower ones is shaped whole.
  private static let narrowest = 0.25
  /// Clusters that are shaped in any case.
  private static let least = 64
  /// Ems by which the window is wider than the line: more than what any cut changes.
  private static let excess = 2.0

  /// Points that a line may take.
  let limit: Double
  let fontSize: Double

  /// Clusters that likely fill so many lines; nil: as many as there are, or not so much fewer that it
  /// would be worth while.
  func clusters(of count: Int, lines: Int) -> Int? {
    let likely = limit * Double(lines) / (fontSize * Self.narrowest)
    guard likely >= 0, likely < Double(count) else { return nil }
    let window = Int(likely) + Self.least
    return window < count / 2 ? window : nil
  }

  /// Whether clusters of these widths are wider than a line, whatever follows.
  func overflows(_ widths: some Sequence<Double>) -> Bool {
    widths.reduce(0, +) > limit + Self.excess * fontSize
  }
}

extension LineShaper {
  /// Nil where lines may be as long as they will.
  var window: LineWindow? {
    limit.map { LineWindow(limit: $0, fontSize: request.font.size) }
  }

  /// The ends of a text that a cut can leave, if the text is certainly too wide. Nil: it has to be
  /// shaped to be known.
  func cutEnds(of part: LinePart) -> ShapedLine? {
    guard let window, let count = window.clusters(of: part.text.clusters.count, lines: 1) else {
      return nil
    }
    let mode = request.lineBreakMode
    let head = mode == .byTruncatingHead ? 0 : count
    let tail = mode == .byTruncatingTail ? 0 : count
    let (line, refused) = line(part.ends(head: head, tail: tail), of: nil)
    let widths = line.clusterWidths
    guard refused.isEmpty, head == 0 || window.overflows(widths.prefix(head)),
      tail == 0 || window.overflows(widths.suffix(tail))
    else { return nil }
    return line
  }
}
