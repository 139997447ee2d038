import BarPrimitives
internal import CBarRaster

/// The embedding levels of a line's scalars (UAX 9).
struct BidiLevels {
  /// Odd levels run from right to left.
  var levels: [Int8]
  /// The paragraph's own level, 0 or 1.
  let base: Int8

  /// A nil `direction` takes that of the first strong character.
  init(of scalars: [UInt32], direction: LayoutDirection?) {
    let asked: Int32 =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case nil: 2
      }
    var levels = [Int8](repeating: 0, count: scalars.count)
    var resolved: Int32 = 0
    let status = br_bidi_levels(scalars, UInt32(scalars.count), asked, &levels, &resolved)
    // Only memory can run out; the text is then shown in logical order.
    self.levels = status == .BR_STATUS_OK ? levels : [Int8](repeating: 0, count: scalars.count)
    self.base = status == .BR_STATUS_OK && resolved == 1 ? 1 : 0
  }

  /// The levels of some of the scalars.
  func slice(_ scalars: Range<Int>) -> BidiLevels {
    var slice = self
    slice.levels = Array(levels[scalars])
    return slice
  }
}

/// Neighbouring clusters of one face, script and level: what HarfBuzz shapes at once.
struct TextRun {
  var clusters: Range<Int>
  var scalars: Range<Int>
  let face: Int
  let script: UInt32
  let level: Int8

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The runs of a line from its logical start to its end. A cluster has the level of its first
  /// character.
  static func runs(of text: PreparedText, levels: BidiLevels) -> [TextRun] {
    var runs: [TextRun] = []
    for (index, cluster) in text.clusters.enumerated() {
      let level = levels.levels[cluster.scalars.lowerBound]
      if let last = runs.last, last.face == cluster.face, last.script == cluster.script,
        last.level == level
      {
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<index + 1
        runs[runs.count - 1].scalars = last.scalars.lowerBound..<cluster.scalars.upperBound
      } else {
        runs.append(
          TextRun(
            clusters: index..<index + 1, scalars: cluster.scalars, face: cluster.face,
            script: cluster.script, level: level))
      }
    }
    return runs
  }

  /// The same runs from left to right (UAX 9, rule L2).
  static func visualOrder(_ runs: [TextRun]) -> [TextRun] {
    var runs = runs
    guard let highest = runs.map(\.level).max(), highest > 0 else { return runs }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        if end > start + 1 { runs[start..<end].reverse() }
        start = end + 1
      }
    }
    return runs
  }
}
