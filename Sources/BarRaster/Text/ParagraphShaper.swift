import BarDisplayList
import BarPrimitives

/// Sets a text into lines: hard breaks where the text has them, soft ones where a line is full.
struct ParagraphShaper {
  private let shaper: LineShaper
  private let maxLines: Int
  private var lines: [ShapedText] = []
  private var missing: [MissingCharacter] = []
  /// Whether no line can follow.
  private var isFull = false

  init(_ request: TextRequest, fonts: FontSet, maxLines: Int) {
    shaper = LineShaper(request: request, fonts: fonts)
    self.maxLines = maxLines
  }

  mutating func shape() -> [ShapedText] {
    guard maxLines > 1 else { return [shaper.shape()] }
    let paragraphs = paragraphs()
    for (index, paragraph) in paragraphs.enumerated() where !isFull {
      setLines(of: paragraph, goesOn: index + 1 < paragraphs.count)
    }
    return lines
  }

  /// The text cut at its line breaks. One at the very end starts no line of its own.
  private mutating func paragraphs() -> [PreparedText] {
    var fallback = FaceFallback(fonts: shaper.fonts, chain: shaper.chain)
    var parts = shaper.request.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    let ends = parts.map { part in
      fallback.append(part)
      return fallback.prepared.clusters.count
    }
    missing = fallback.missing
    return zip([0] + ends, ends).map { fallback.prepared.slice($0..<$1) }
  }

  private mutating func setLines(of text: PreparedText, goesOn: Bool) {
    let paragraph = Paragraph(text, direction: shaper.request.baseDirection)
    let count = text.clusters.count
    // The last line shapes what it needs itself.
    let window = shaper.window?.clusters(of: count, lines: maxLines - lines.count - 1)
    var search = LineSearch(paragraph: paragraph, upTo: window ?? count, shaper: shaper)
    if !search.refused.isEmpty { search = search.ofAll }
    missing += search.refused
    var start = 0
    repeat {
      let isLast = lines.count + 1 == maxLines
      if !isLast, !search.reachesBeyondLine(from: start) { search = search.ofAll }
      guard !isLast, let line = search.line(from: start) else {
        isFull = true
        let rest = paragraph.part(start..<count)
        let uncut = search.isOfAll ? search.uncut : nil
        return add(shaper.shapeLast(rest, of: uncut, goesOn: goesOn, missing: missing))
      }
      add(shaper.shaped(line.shaped, isTruncated: false, missing: missing))
      start = line.next
    } while start < text.clusters.count
  }

  /// Characters without a glyph are told with the first line, wherever they stand.
  private mutating func add(_ line: ShapedText) {
    lines.append(line)
    missing = []
  }
}

/// Finds where the lines of a paragraph end.
private struct LineSearch {
  let paragraph: Paragraph
  /// What is shaped of the paragraph without breaks: its beginning or all of it.
  let uncut: UncutLine
  /// Characters that HarfBuzz refused to shape.
  let refused: [MissingCharacter]
  let shaper: LineShaper
  /// Of the shaped clusters, in points.
  private let widths: [Double]
  private let breaks: [Bool]

  init(paragraph: Paragraph, upTo count: Int, shaper: LineShaper) {
    self.paragraph = paragraph
    self.shaper = shaper
    let part = count < paragraph.text.clusters.count ? paragraph.part(0..<count) : paragraph.whole
    let (line, refused) = shaper.line(part, of: nil)
    self.refused = refused
    uncut = UncutLine(line)
    widths = line.clusterWidths
    breaks = LineBreaks.opportunities(in: part.text)
  }

  var isOfAll: Bool { widths.count == paragraph.text.clusters.count }

  /// The same for the whole paragraph.
  var ofAll: LineSearch {
    LineSearch(paragraph: paragraph, upTo: paragraph.text.clusters.count, shaper: shaper)
  }

  /// Whether what is shaped does not end within the line that begins with cluster `start`.
  func reachesBeyondLine(from start: Int) -> Bool {
    if isOfAll { return true }
    guard start < widths.count, let window = shaper.window else { return false }
    let solid = (start..<widths.count).lazy
      .filter { !paragraph.text.clusters[$0].isTrimmable }.map { widths[$0] }
    return window.overflows(solid)
  }

  /// The line that begins with cluster `start`, as long as fits; `next` is where the one after it
  /// begins. A word that is wider than a line is broken between clusters. Nil: not even one fits.
  func line(from start: Int) -> (shaped: ShapedLine, next: Int)? {
    let ends = ends(from: start)
    let words = ends.filter { $0 == widths.count || breaks[$0 - 1] }
    return FitSearch.last(of: words.count) { fitting(start..<words[$0]) }
      ?? FitSearch.last(of: ends.count) { fitting(start..<ends[$0]) }
  }

  /// Where a line can end at all, from short to long, until it cannot fit: an em is wider than what
  /// any cut changes.
  private func ends(from start: Int) -> [Int] {
    guard let limit = shaper.limit else { return [widths.count] }
    var room = limit + shaper.request.font.size
    var ends: [Int] = start == widths.count ? [start] : []
    for index in start..<widths.count {
      // Blanks at a line's end hang over it.
      if !paragraph.text.clusters[index].isTrimmable { room -= widths[index] }
      guard room >= 0 else { break }
      ends.append(index + 1)
    }
    return ends
  }

  private func fitting(_ clusters: Range<Int>) -> (shaped: ShapedLine, next: Int)? {
    let all = paragraph.text.clusters
    var end = clusters.upperBound
    while end > clusters.lowerBound, end < all.count, all[end - 1].isTrimmable { end -= 1 }
    var next = clusters.upperBound
    while next < all.count, all[next].kind == .blank { next += 1 }
    let line = shaper.line(paragraph.part(clusters.lowerBound..<end), of: uncut).line
    return shaper.limit.map { line.width > $0 } ?? false ? nil : (line, next)
  }
}

extension Paragraph {
  /// Some of its clusters with the levels that the whole gave them.
  func part(_ range: Range<Int>) -> LinePart {
    let slice = text.slice(range)
    let start = range.first.map { text.clusters[$0].scalars.lowerBound } ?? 0
    let scalars = start..<start + slice.shaped.count
    return LinePart(
      text: slice, levels: levels.slice(scalars),
      origins: [LinePart.Origin(scalars: 0..<scalars.count, distance: start)])
  }
}
