internal import CBarRaster

/// The glyphs of short runs that one text has shaped, for those that come again with the same text
/// around them: numbers, single letters between isolates, words among words of the other direction.
final class RunMemo {
  /// Longer runs seldom come again.
  private static let longest = 16
  /// At least as many scalars as HarfBuzz looks at before and after a run: 5 (hb-buffer.hh).
  private static let contextLength = 8
  /// Shorter texts have nothing to gain.
  private static let shortestText = 64

  /// All that HarfBuzz's answer can depend on within one request.
  private struct Key: Hashable {
    let face: Int
    let script: UInt32
    let isRightToLeft: Bool
    /// With the text around it; where that is short the text ends.
    var scalars: ArraySlice<UInt32>
    let start: Int
    let count: Int
  }

  /// `start` is where the run stood.
  private var known: [Key: (glyphs: [br_shaped_glyph], start: Int)] = [:]

  /// A part of a run, shaped by `shape` unless it is known.
  func glyphs(
    of run: TextRun, _ part: Range<Int>, in scalars: [UInt32],
    shaping shape: () -> [br_shaped_glyph]?
  ) -> [br_shaped_glyph]? {
    guard part.count <= Self.longest, scalars.count >= Self.shortestText else { return shape() }
    let first = max(part.lowerBound - Self.contextLength, 0)
    let end = min(part.upperBound + Self.contextLength, scalars.count)
    var key = Key(
      face: run.face, script: run.script, isRightToLeft: run.isRightToLeft,
      scalars: scalars[first..<end], start: part.lowerBound - first, count: part.count)
    if let known = known[key] {
      return ShapedRun.moved(known.glyphs[...], by: part.lowerBound - known.start)
    }
    guard let glyphs = shape() else { return nil }
    // Not a part of the text, which would be kept with it.
    key.scalars = ArraySlice(Array(key.scalars))
    known[key] = (glyphs, part.lowerBound)
    return glyphs
  }
}
