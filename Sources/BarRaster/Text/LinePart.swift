/// A text to be shaped that may be a part of a line which is shaped already.
struct LinePart {
  /// Scalars that stand in the line, too, with the same face, script and level.
  struct Origin {
    /// Positions in the part.
    let scalars: Range<Int>
    /// What is to be added for the position in the line.
    let distance: Int
  }

  let text: PreparedText
  let levels: BidiLevels
  /// In the order of the text; what is in none, as an ellipsis, is new.
  var origins: [Origin] = []
}

/// A shaped line whose glyphs serve its parts, too, so that a cut does not cost a long line.
struct UncutLine {
  /// At least as many scalars as HarfBuzz looks at before and after a run: 5 (hb-buffer.hh).
  private static let contextLength = 8

  private let scalars: [UInt32]
  /// In logical order.
  private let runs: [ShapedRun]
  /// What they are made of.
  private let shapes: [TextRun]

  init(_ line: ShapedLine) {
    scalars = line.text.shaped
    // Only places are moved about: there can be thousands of runs.
    let starts = line.runs.map(\.run.scalars.lowerBound)
    let order = starts.indices.sorted { starts[$0] < starts[$1] }
    runs = order.map { line.runs[$0] }
    shapes = runs.map(\.run)
  }

  /// The line's run for a run of the part that is the same with the same text around it.
  func whole(_ run: TextRun, of part: LinePart) -> ShapedRun? {
    guard let (origin, index) = place(of: run, at: run.scalars.lowerBound, in: part),
      shapes[index].scalars.count == run.scalars.count,
      origin.scalars.upperBound >= run.scalars.upperBound,
      beginsAlike(run, origin, index, part), endsAlike(run, origin, index, part)
    else { return nil }
    return runs[index].moved(to: run)
  }

  /// The line's run that one of the part begins like.
  func run(beginningLike run: TextRun, of part: LinePart) -> KnownGlyphs? {
    guard let (origin, index) = place(of: run, at: run.scalars.lowerBound, in: part),
      beginsAlike(run, origin, index, part)
    else { return nil }
    return KnownGlyphs(
      of: runs[index], distance: origin.distance, scalars: run.scalars.clamped(to: origin.scalars))
  }

  /// The line's run that one of the part ends like.
  func run(endingLike run: TextRun, of part: LinePart) -> KnownGlyphs? {
    guard let (origin, index) = place(of: run, at: run.scalars.upperBound - 1, in: part),
      endsAlike(run, origin, index, part)
    else { return nil }
    return KnownGlyphs(
      of: runs[index], distance: origin.distance, scalars: run.scalars.clamped(to: origin.scalars))
  }

  /// Whether both runs begin at the same character and with the same text before it.
  private func beginsAlike(
    _ run: TextRun, _ origin: LinePart.Origin, _ index: Int, _ part: LinePart
  ) -> Bool {
    let (start, context) = (run.scalars.lowerBound, Self.contextLength)
    guard shapes[index].scalars.lowerBound == start + origin.distance else { return false }
    return start - context >= origin.scalars.lowerBound
      || scalars[..<(start + origin.distance)].suffix(context)
        == part.text.shaped[..<start].suffix(context)
  }

  /// Whether both runs end at the same character and with the same text after it.
  private func endsAlike(
    _ run: TextRun, _ origin: LinePart.Origin, _ index: Int, _ part: LinePart
  ) -> Bool {
    let (end, context) = (run.scalars.upperBound, Self.contextLength)
    guard shapes[index].scalars.upperBound == end + origin.distance else { return false }
    return end + context <= origin.scalars.upperBound
      || scalars[(end + origin.distance)...].prefix(context)
        == part.text.shaped[end...].prefix(context)
  }

  /// The line's run that holds a scalar of the part, shaped in the same way as `run`.
  private func place(of run: TextRun, at scalar: Int, in part: LinePart)
    -> (LinePart.Origin, run: Int)?
  {
    for origin in part.origins where origin.scalars.contains(scalar) {
      var (low, high) = (0, shapes.count)
      while low < high {
        let middle = (low + high) / 2
        if shapes[middle].scalars.upperBound > scalar + origin.distance {
          high = middle
        } else {
          low = middle + 1
        }
      }
      guard low < shapes.count, shapes[low].isLike(run) else { return nil }
      return (origin, low)
    }
    return nil
  }
}

extension LinePart {
  /// So many clusters at the beginning, and so many at the end, as a text of their own.
  func ends(head: Int, tail: Int) -> LinePart {
    var text = self.text.slice(0..<head)
    let rest = self.text.slice(self.text.clusters.count - tail..<self.text.clusters.count)
    var levels = self.levels
    levels.levels.removeSubrange(text.shaped.count..<self.text.shaped.count - rest.shaped.count)
    text.append(rest)
    return LinePart(text: text, levels: levels)
  }
}

extension TextRun {
  /// Whether both are shaped in the same way.
  fileprivate func isLike(_ other: TextRun) -> Bool {
    face == other.face && script == other.script && level == other.level
  }
}
