internal import CBarRaster

/// Where letter spacing goes: between clusters that can be seen, so never after the last one on the
/// right, and not between letters of a script whose letters join.
enum LetterSpacing {
  /// Marks the glyphs that a gap follows. `runs` stand from left to right.
  static func insert(into runs: inout [ShapedRun], of text: PreparedText) {
    let clusterOf = text.clusterOfScalar
    var current: Int?
    var following: Int?
    for run in runs.indices.reversed() {
      runs[run].gaps = [Bool](repeating: false, count: runs[run].glyphs.count)
      for glyph in runs[run].glyphs.indices.reversed() {
        let cluster = clusterOf[Int(runs[run].glyphs[glyph].cluster)]
        if cluster == current { continue }
        if let current, text.clusters[current].kind != .ignorable { following = current }
        current = cluster
        if let following, text.clusters[cluster].kind != .ignorable {
          runs[run].gaps[glyph] = !joins(cluster, following, in: text)
        }
      }
    }
  }

  private static func joins(_ first: Int, _ second: Int, in text: PreparedText) -> Bool {
    let (one, other) = (text.clusters[first], text.clusters[second])
    return one.script == other.script && Script.isCursive(one.script)
      && isLetter(one, in: text) && isLetter(other, in: text)
  }

  private static func isLetter(_ cluster: TextCluster, in text: PreparedText) -> Bool {
    text.shown[cluster.scalars.lowerBound].properties.isAlphabetic
  }
}
