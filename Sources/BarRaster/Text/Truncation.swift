internal import CBarRaster

/// Finds how much of a line fits beside an ellipsis.
///
/// Widths change at the cut (kerning, ligatures, Arabic final forms), and not in one direction only,
/// so the cut is estimated from the whole line's widths and then proved by shaping.
struct Truncation {
  /// After this many cuts that did not fit the steps double, so that a font without widths cannot
  /// make the search slow.
  static let singleSteps = 32

  /// The line that is too wide.
  let whole: ShapedLine
  /// Shown after what is kept.
  let ellipsis: PreparedText
  /// Points.
  let limit: Double

  /// The longest beginning of the line in whole clusters that fits with the ellipsis, without blanks
  /// before it. Nil if the ellipsis alone is too wide.
  func longest(shaping shape: (PreparedText, BidiLevels) -> ShapedLine) -> ShapedLine? {
    let alone = shape(kept(0).text, kept(0).levels)
    guard alone.width <= limit else { return nil }
    var count = estimate(besides: alone.width)
    var step = 1
    var tries = 0
    while count > 0 {
      if whole.text.clusters[count - 1].isTrimmable {
        count -= 1
        continue
      }
      let (text, levels) = kept(count)
      let line = shape(text, levels)
      if line.width <= limit { return line }
      tries += 1
      if tries > Self.singleSteps { step *= 2 }
      count -= step
    }
    return alone
  }

  /// More clusters than can fit: an em is wider than what any cut changes.
  private func estimate(besides ellipsisWidth: Double) -> Int {
    var left = limit + whole.fontSize - ellipsisWidth
    var count = 0
    for width in whole.clusterWidths {
      left -= width
      if !(left >= 0) { break }
      count += 1
    }
    return min(count, whole.text.clusters.count - 1)
  }

  /// The first clusters and the ellipsis, which stands at the paragraph's level and so at its end
  /// side, in the script of what precedes it.
  private func kept(_ count: Int) -> (text: PreparedText, levels: BidiLevels) {
    var text = whole.text.prefix(count)
    let end = text.shaped.count
    let neighbour = text.clusters.last ?? whole.text.clusters.first
    text.shown += ellipsis.shown
    text.shaped += ellipsis.shaped
    for cluster in ellipsis.clusters {
      text.clusters.append(
        TextCluster(
          scalars: cluster.scalars.lowerBound + end..<cluster.scalars.upperBound + end,
          kind: cluster.kind, face: cluster.face, script: neighbour?.script ?? cluster.script))
    }
    return (text, whole.levels.prefix(end, adding: ellipsis.shaped.count))
  }
}
