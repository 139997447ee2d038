import BarPrimitives
internal import CBarRaster

/// Finds how much of a line fits beside an ellipsis.
///
/// Widths change at the cut (kerning, ligatures, Arabic final forms), and not in one direction only,
/// so the cut is estimated from the whole line's widths and then proved by shaping.
struct Truncation {
  /// The clusters that stay: so many at the logical beginning, so many at the end.
  struct Cut: Equatable {
    var head = 0
    var tail = 0
  }

  /// The line that is too wide, or that has more text below it.
  let whole: ShapedLine
  /// Shown in the place of what goes.
  let ellipsis: PreparedText
  /// Points.
  let limit: Double
  /// Any but clipping, which cuts nothing.
  let mode: LineBreakMode
  /// Whether the ellipsis may stand beside the whole line, for what comes below it.
  let mayKeepAll: Bool

  /// The longest rest of the line in whole clusters that fits with the ellipsis, without blanks
  /// beside it. Nil if the ellipsis alone is too wide.
  func longest(shaping shape: (LinePart) -> ShapedLine) -> ShapedLine? {
    func shaped(_ cut: Cut) -> ShapedLine? {
      let line = shape(kept(cut))
      return line.width <= limit ? line : nil
    }
    guard let alone = shaped(Cut()) else { return nil }
    let cuts = cuts(besides: alone.width)
    return FitSearch.last(of: cuts.count) { shaped(cuts[$0]) } ?? alone
  }

  /// The cuts from short to long, until they cannot fit: an em is wider than what any cut changes.
  private func cuts(besides ellipsisWidth: Double) -> [Cut] {
    let widths = whole.clusterWidths
    var room = limit + whole.fontSize - ellipsisWidth
    var cuts: [Cut] = []
    var taken = Cut()
    var trimmed = Cut()
    var balance = 0.0
    for _ in 0..<widths.count - (mayKeepAll || widths.isEmpty ? 0 : 1) {
      let isHead = mode == .byTruncatingTail || mode == .byTruncatingMiddle && balance <= 0
      let index = isHead ? taken.head : widths.count - 1 - taken.tail
      room -= widths[index]
      guard room >= 0 else { break }
      balance += isHead ? widths[index] : -widths[index]
      if isHead { taken.head += 1 } else { taken.tail += 1 }
      // A blank beside the ellipsis goes as well: such a cut is the one before it.
      guard !whole.text.clusters[index].isTrimmable else { continue }
      if isHead { trimmed.head = taken.head } else { trimmed.tail = taken.tail }
      cuts.append(trimmed)
    }
    return cuts
  }

  /// What is left of the line, with the ellipsis. At an end of the line it stands at the paragraph's
  /// level and so on that side; between two texts of one direction it runs with them (UAX 9, N1).
  func kept(_ cut: Cut) -> LinePart {
    let count = whole.text.clusters.count
    var text = whole.text.slice(0..<cut.head)
    let rest = whole.text.slice(count - cut.tail..<count)
    let end = text.shaped.count
    let restStart = whole.text.shaped.count - rest.shaped.count
    let script = (text.clusters.last ?? rest.clusters.first ?? whole.text.clusters.first)?.script
    text.append(ellipsis, script: script)
    text.append(rest)
    var levels = whole.levels
    let before = end > 0 ? levels.levels[end - 1] : levels.base
    let after = rest.shaped.isEmpty ? levels.base : levels.levels[restStart]
    let level = (before ^ after) & 1 == 0 ? min(before, after) : levels.base
    levels.levels.replaceSubrange(
      end..<restStart, with: [Int8](repeating: level, count: ellipsis.shaped.count))
    let newRestStart = end + ellipsis.shaped.count
    return LinePart(
      text: text, levels: levels,
      origins: [
        LinePart.Origin(scalars: 0..<end, distance: 0),
        LinePart.Origin(
          scalars: newRestStart..<text.shaped.count, distance: restStart - newRestStart),
      ])
  }
}

/// Looks for the longest of many candidates that fits.
enum FitSearch {
  /// After this many candidates that did not fit the steps double, so that a font without widths
  /// cannot make the search slow.
  static let singleSteps = 32

  /// Tries candidates from the last on; nil where none of those tried fits.
  static func last<Line>(of count: Int, fitting attempt: (Int) -> Line?) -> Line? {
    var index = count - 1
    var step = 1
    var tries = 0
    while index >= 0 {
      if let line = attempt(index) { return line }
      tries += 1
      if tries > singleSteps { step *= 2 }
      index -= step
    }
    return nil
  }
}
