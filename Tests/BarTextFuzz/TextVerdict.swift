import BarDisplayList
import BarPrimitives
import BarRaster

/// Sets random texts and says what is wrong with what came out.
public struct TextVerdict {
  /// Points that rounding may add to a width.
  private static let tolerance = 1.0 / 1024
  /// Scalars that a cluster keeps.
  private static let scalarsPerCluster = 31
  /// Ems that ink may reach beyond the label at either side: long marks and letters such as U+FDFD
  /// stand out of their advance widths by less.
  private static let overhang = 4.0

  private let fonts: FontSet

  public init(fonts: FontSet) { self.fonts = fonts }

  /// The first thing that is wrong; nil: nothing. With `painting` the ink is looked at as well.
  public func fault(of text: RandomText, painting: Bool = false) throws(RasterError) -> String? {
    let request = text.request
    let line = fonts.shape(request)
    let clusters = clusters(of: request.text)
    if let fault = fault(of: line, for: request) ?? fault(ofWhatShows: line, from: clusters) {
      return fault
    }
    if painting, let fault = try paintFault(of: line, for: request) { return fault }
    let lines = fonts.shapeLines(request, maxLines: text.maxLines)
    if lines.count > text.maxLines { return "\(lines.count) lines" }
    for line in lines { if let fault = fault(of: line, for: request) { return fault } }
    if text.maxLines == 1 { return nil }
    // Several lines end at line breaks and never show them.
    let paragraphs = request.text.split(whereSeparator: \.isNewline)
    return fault(inOrderOf: lines, from: paragraphs.flatMap { self.clusters(of: String($0)) })
  }

  private func fault(of line: ShapedText, for request: TextRequest) -> String? {
    var left = 0.0
    for run in line.runs {
      if abs(run.origin.x - left) > 1e-6 { return "runs do not touch" }
      let glyphs = run.glyphs
      if !glyphs.allSatisfy({ ($0.x + $0.y + $0.advance).isFinite }) { return "not finite" }
      left += glyphs.reduce(0) { $0 + $1.advance }
    }
    if abs(left - line.width) > 1e-6 { return "width is not the sum of advances" }
    guard let limit = request.maxWidth, request.lineBreakMode != .byClipping else { return nil }
    return line.width > limit + Self.tolerance ? "wider than the label" : nil
  }

  /// What shows must be all clusters, or whole ones at both ends of an ellipsis.
  private func fault(ofWhatShows line: ShapedText, from clusters: [[Unicode.Scalar]]) -> String? {
    let shown = Array(line.visibleText.unicodeScalars)
    let all = Array(clusters.joined())
    if shown == all { return nil }
    guard line.isTruncated else { return "an uncut line is not its text" }
    if shown.isEmpty { return nil }
    var ends = [0]
    for cluster in clusters {
      let start = ends[ends.count - 1]
      guard shown[start...].starts(with: cluster) else { break }
      ends.append(start + cluster.count)
    }
    var tails: Set<Int> = [0]
    var length = 0
    for cluster in clusters.reversed() {
      length += cluster.count
      tails.insert(length)
    }
    let isWhole = ends.contains { end in
      guard end < shown.count, shown[end] == "\u{2026}" else { return false }
      let tail = shown[(end + 1)...]
      return tails.contains(tail.count) && all.suffix(tail.count).elementsEqual(tail)
    }
    return isWhole ? nil : "a cluster is split by the ellipsis"
  }

  /// Lines that are not cut show whole clusters one after the other; only blanks may be left out.
  private func fault(inOrderOf lines: [ShapedText], from clusters: [[Unicode.Scalar]]) -> String? {
    var rest = clusters[...]
    for line in lines where !line.isTruncated {
      var shown = Array(line.visibleText.unicodeScalars)[...]
      while let first = shown.first {
        guard let cluster = rest.popFirst() else { return "a line shows what is not there" }
        if shown.starts(with: cluster) {
          shown = shown.dropFirst(cluster.count)
        } else if !isInvisible(cluster[0]) {
          return "a line left out \(cluster[0]) before \(first)"
        }
      }
    }
    return nil
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The text in clusters, as it is to be shown.
  private func clusters(of text: String) -> [[Unicode.Scalar]] {
    text.map { character in
      guard let first = character.unicodeScalars.first else { return [] }
      let isBreak = character.isNewline || first == "\t"
      return isBreak ? [" "] : Array(character.unicodeScalars.prefix(Self.scalarsPerCluster))
    }
  }

  /// The line painted in the middle of a wide canvas: its outermost columns must stay clear.
  private func paintFault(of line: ShapedText, for request: TextRequest)
    throws(RasterError) -> String?
  {
    guard line.width < 4_000 else { return nil }
    let size = request.font.size
    let margin = Self.overhang * size
    let canvas = Rect(
      x: 0, y: 0, width: line.width + 2 * margin + 4, height: size * 10)
    let items = line.runs.map { run in
      PlacedItem(
        ElementID("text"), .glyphs(run.offsetBy(x: margin + 2, y: size * 5), .black))
    }
    let picture = try Painter(fonts: fonts).pixmap(
      of: DisplayList(canvas: canvas, scale: 1, items: items))
    for y in 0..<picture.height {
      for x in [0, 1, picture.width - 2, picture.width - 1]
      where picture.pixels[(y * picture.width + x) * 4 + 3] > 0 {
        return "ink beyond the overhang"
      }
    }
    return nil
  }
}
