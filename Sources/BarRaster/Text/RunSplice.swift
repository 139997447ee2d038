internal import CBarRaster

/// Takes what it can of a cut run's glyphs from the line that it was cut from, and shapes the rest.
///
/// A run that is cut is shaped anew from the last place before the cut where HarfBuzz finds the glyphs
/// on both sides free of each other (its flag "unsafe to concat").
struct RunSplice {
  /// Shorter runs are not worth it.
  static let shortest = 16
  /// Scalars that the first try leaves between the cut and where it joins; each further one four times
  /// as many.
  private static let firstMargin = 1
  private static let tries = 4
  /// Scalars that are shaped beyond the place where the run's end joins, to learn whether it is free.
  private static let overlap = 8

  private let run: TextRun
  private let start: KnownGlyphs?
  private let end: KnownGlyphs?
  private let shape: (Range<Int>) -> [br_shaped_glyph]?

  /// `shape` shapes a part of the run.
  init(
    _ run: TextRun, of part: LinePart, from line: UncutLine,
    shaping shape: @escaping (Range<Int>) -> [br_shaped_glyph]?
  ) {
    self.run = run
    self.shape = shape
    start = line.run(beginningLike: run, of: part)
    end = line.run(endingLike: run, of: part)
  }

  /// In visual order; nil if HarfBuzz gave up.
  func glyphs() -> [br_shaped_glyph]? {
    // A part of what HarfBuzz gave up is not tried again: that may take long.
    if start?.isRefused ?? false || end?.isRefused ?? false { return nil }
    if run.scalars.count >= Self.shortest, let glyphs = spliced() { return glyphs }
    return shape(run.scalars)
  }

  private func spliced() -> [br_shaped_glyph]? {
    var margin = Self.firstMargin
    for _ in 0..<Self.tries {
      let low = start?.lastFree(margin: margin)
      let high = end?.firstFree(margin: margin)
      if low == nil && high == nil { return nil }
      if let glyphs = joined(low, high) { return glyphs }
      margin *= 4
    }
    return nil
  }

  /// The run with what is before `low` and from `high` on taken from the line; nil if what was shaped
  /// between is not free of it.
  private func joined(_ low: Int?, _ high: Int?) -> [br_shaped_glyph]? {
    let first = low ?? run.scalars.lowerBound
    var last = run.scalars.upperBound
    if let high, let end { last = end.cluster(from: high + Self.overlap) ?? last }
    guard first < last, let fresh = shape(first..<last) else { return nil }
    let middle = LogicalGlyphs(fresh, isRightToLeft: run.isRightToLeft)
    if low != nil, !middle.isFree(at: first) { return nil }
    if let high, !middle.isFree(at: high) { return nil }
    let parts: [[br_shaped_glyph]] = [
      low.flatMap { start?.glyphs(before: $0) } ?? [],
      Array(middle.glyphs(before: high ?? last)),
      high.flatMap { end?.glyphs(from: $0) } ?? [],
    ]
    return Array((run.isRightToLeft ? parts.reversed() : parts).joined())
  }
}

/// A line's glyphs as those of one of its parts.
struct KnownGlyphs {
  private let known: ShapedRun
  private let glyphs: LogicalGlyphs
  private let distance: Int
  /// What line and part have in common, by the part's positions.
  private let scalars: Range<Int>

  init(of known: ShapedRun, distance: Int, scalars: Range<Int>) {
    self.known = known
    self.distance = distance
    self.scalars = scalars
    glyphs = LogicalGlyphs(known.glyphs, isRightToLeft: known.run.isRightToLeft)
  }

  var isRefused: Bool { known.isRefused }

  /// The last cluster with `margin` scalars between it and the cut, before which nothing depends on
  /// what comes. Nil: none.
  func lastFree(margin: Int) -> Int? {
    let limit = scalars.upperBound + distance - margin
    guard let free = glyphs.lastFree(before: limit), free > known.run.scalars.lowerBound else {
      return nil
    }
    return free - distance
  }

  /// The first cluster with `margin` scalars between it and the cut.
  func firstFree(margin: Int) -> Int? {
    glyphs.firstFree(from: scalars.lowerBound + distance + margin).map { $0 - distance }
  }

  func cluster(from scalar: Int) -> Int? {
    glyphs.cluster(from: scalar + distance).map { $0 - distance }
  }

  func glyphs(before cluster: Int) -> [br_shaped_glyph] {
    moved(glyphs.glyphs(before: cluster + distance))
  }

  func glyphs(from cluster: Int) -> [br_shaped_glyph] {
    moved(glyphs.glyphs(from: cluster + distance))
  }

  private func moved(_ glyphs: ArraySlice<br_shaped_glyph>) -> [br_shaped_glyph] {
    ShapedRun.moved(glyphs, by: -distance)
  }
}

/// A run's glyphs by what they stand for: HarfBuzz keeps clusters in order, so that in visual order
/// they rise or, from right to left, fall.
private struct LogicalGlyphs {
  private let visual: [br_shaped_glyph]
  private let isRightToLeft: Bool

  init(_ visual: [br_shaped_glyph], isRightToLeft: Bool) {
    self.visual = visual
    self.isRightToLeft = isRightToLeft
  }

  /// Whether a cluster begins there whose glyphs depend on nothing before it, nor those on it.
  func isFree(at cluster: Int) -> Bool {
    let index = position(from: cluster)
    return index < visual.count && Int(self[index].cluster) == cluster && self[index].is_bound == 0
  }

  func lastFree(before limit: Int) -> Int? {
    var index = position(from: limit)
    while index > 0 {
      index -= 1
      // Of a cluster's glyphs all are free or none.
      if self[index].is_bound == 0 { return Int(self[index].cluster) }
    }
    return nil
  }

  func firstFree(from limit: Int) -> Int? {
    var index = position(from: limit)
    while index < visual.count, self[index].is_bound != 0 { index += 1 }
    return index < visual.count ? Int(self[index].cluster) : nil
  }

  /// The first cluster that begins at the scalar or after it.
  func cluster(from scalar: Int) -> Int? {
    let index = position(from: scalar)
    return index < visual.count ? Int(self[index].cluster) : nil
  }

  /// In visual order.
  func glyphs(before cluster: Int) -> ArraySlice<br_shaped_glyph> {
    let count = position(from: cluster)
    return isRightToLeft ? visual.suffix(count) : visual.prefix(count)
  }

  func glyphs(from cluster: Int) -> ArraySlice<br_shaped_glyph> {
    let count = visual.count - position(from: cluster)
    return isRightToLeft ? visual.prefix(count) : visual.suffix(count)
  }

  /// How many glyphs stand for what is before the scalar.
  private func position(from scalar: Int) -> Int {
    var (low, high) = (0, visual.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle].cluster) >= scalar { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private subscript(index: Int) -> br_shaped_glyph {
    visual[isRightToLeft ? visual.count - 1 - index : index]
  }
}
