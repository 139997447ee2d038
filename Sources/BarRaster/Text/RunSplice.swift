internal import CBarRaster

/// Takes what it can of a cut run's glyphs from the line that it was cut from, and shapes the rest.
///
/// A run that is cut is shaped anew from the last place before the cut where HarfBuzz finds the glyphs
/// on both sides free of each other (its flag "unsafe to concat"). Where there is none, a place serves
/// that the line could be cut at ("unsafe to break") and that is far from the cut: further than
/// rules of fonts look. There some glyphs are shaped once more, which must be the same.
struct RunSplice {
  /// Shorter runs are not worth it.
  static let shortest = 16
  /// How two texts are joined.
  private struct Joint {
    /// Scalars between the cut and where it joins.
    let margin: Int
    let bond: br_bond
    /// Scalars that must have the same glyphs again.
    let proof: Int
    /// Scalars that are shaped beyond the place where the run's end joins, to learn whether it is free.
    let overlap: Int
  }
  /// In the order of what they cost.
  private static let joints =
    [1, 4, 16, 64].map { Joint(margin: $0, bond: .BR_BOND_NONE, proof: 0, overlap: 8) }
    + [48, 256].map { Joint(margin: $0, bond: .BR_BOND_POSSIBLE, proof: 16, overlap: 48) }

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
    for mayLackOne in [false, true] {
      for joint in Self.joints {
        let low = start?.lastFree(joint.margin, joint.bond)
        let high = end?.firstFree(joint.margin, joint.bond)
        let lacksOne = low == nil && start != nil || high == nil && end != nil
        guard low != nil || high != nil, lacksOne == mayLackOne else { continue }
        if let glyphs = joined(low, high, joint) { return glyphs }
      }
    }
    return nil
  }

  /// The run with what is before `low` and from `high` on taken from the line; nil if what was shaped
  /// between is not free of it.
  private func joined(_ low: Int?, _ high: Int?, _ joint: Joint) -> [br_shaped_glyph]? {
    let first = low ?? run.scalars.lowerBound
    var last = run.scalars.upperBound
    if let high, let end { last = end.cluster(from: high + joint.overlap) ?? last }
    guard first < last, let fresh = shape(first..<last) else { return nil }
    let middle = LogicalGlyphs(fresh, isRightToLeft: run.isRightToLeft)
    for (place, known) in [(low, start), (high, end)] {
      guard let place, let known else { continue }
      guard middle.isFree(at: place, joint.bond),
        known.agrees(with: middle, on: place..<place + joint.proof)
      else { return nil }
    }
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

  /// The last cluster with `margin` scalars between it and the cut that has at most the bond with
  /// what is before it. Nil: none.
  func lastFree(_ margin: Int, _ bond: br_bond) -> Int? {
    let limit = scalars.upperBound + distance - margin
    guard let free = glyphs.lastFree(before: limit, bond), free > known.run.scalars.lowerBound
    else {
      return nil
    }
    return free - distance
  }

  /// The first cluster with `margin` scalars between it and the cut.
  func firstFree(_ margin: Int, _ bond: br_bond) -> Int? {
    glyphs.firstFree(from: scalars.lowerBound + distance + margin, bond).map { $0 - distance }
  }

  /// Whether the scalars have the same glyphs here and there.
  fileprivate func agrees(with fresh: LogicalGlyphs, on scalars: Range<Int>) -> Bool {
    let mine = glyphs.glyphs(scalars.lowerBound + distance..<scalars.upperBound + distance)
    let others = fresh.glyphs(scalars)
    return mine.count == others.count
      && zip(mine, others).allSatisfy { mine, other in
        mine.glyph == other.glyph && Int(mine.cluster) == Int(other.cluster) + distance
          && mine.x_advance == other.x_advance && mine.x_offset == other.x_offset
          && mine.y_offset == other.y_offset
      }
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

  /// Whether a cluster begins there that has at most the bond with what is before it.
  func isFree(at cluster: Int, _ bond: br_bond) -> Bool {
    let index = position(from: cluster)
    return index < visual.count && Int(self[index].cluster) == cluster && isFree(index, bond)
  }

  private func isFree(_ index: Int, _ bond: br_bond) -> Bool {
    self[index].bond <= Int32(bitPattern: bond.rawValue)
  }

  func lastFree(before limit: Int, _ bond: br_bond) -> Int? {
    var index = position(from: limit)
    while index > 0 {
      index -= 1
      // Of a cluster's glyphs all are free or none.
      if isFree(index, bond) { return Int(self[index].cluster) }
    }
    return nil
  }

  func firstFree(from limit: Int, _ bond: br_bond) -> Int? {
    var index = position(from: limit)
    while index < visual.count, !isFree(index, bond) { index += 1 }
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

  func glyphs(_ scalars: Range<Int>) -> ArraySlice<br_shaped_glyph> {
    let (first, last) = (position(from: scalars.lowerBound), position(from: scalars.upperBound))
    return isRightToLeft
      ? visual[visual.count - last..<visual.count - first] : visual[first..<last]
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
