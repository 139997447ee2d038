import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// A run's glyphs in visual order.
struct ShapedRun {
  let run: TextRun
  let face: FontFace
  let glyphs: [br_shaped_glyph]
  /// Whether letter spacing follows the glyph; empty if there is none.
  var gaps: [Bool] = []
  /// Whether HarfBuzz gave up, so that the glyphs are those of missing characters.
  let isRefused: Bool
  /// Sum of the advances in font units.
  let advance: Int64

  init(run: TextRun, face: FontFace, glyphs: [br_shaped_glyph], isRefused: Bool = false) {
    self.run = run
    self.face = face
    self.glyphs = glyphs
    self.isRefused = isRefused
    advance = glyphs.reduce(0) { $0 + Int64($1.x_advance) }
  }

  /// The same glyphs for the same text in another place, without letter spacing.
  func moved(to run: TextRun) -> ShapedRun {
    let distance = run.scalars.lowerBound - self.run.scalars.lowerBound
    return ShapedRun(
      run: run, face: face, glyphs: distance == 0 ? glyphs : Self.moved(glyphs[...], by: distance),
      isRefused: isRefused, advance: advance)
  }

  static func moved(_ glyphs: ArraySlice<br_shaped_glyph>, by distance: Int) -> [br_shaped_glyph] {
    var moved = Array(glyphs)
    if distance == 0 { return moved }
    for index in moved.indices { moved[index].cluster &+= UInt32(truncatingIfNeeded: distance) }
    return moved
  }

  private init(
    run: TextRun, face: FontFace, glyphs: [br_shaped_glyph], isRefused: Bool, advance: Int64
  ) {
    self.run = run
    self.face = face
    self.glyphs = glyphs
    self.isRefused = isRefused
    self.advance = advance
  }
}

/// A line whose glyphs are known. Positions are sums of font units, scaled once, so that a long line
/// does not drift.
struct ShapedLine {
  let text: PreparedText
  let levels: BidiLevels
  /// From left to right.
  let runs: [ShapedRun]
  let fontSize: Double
  let letterSpacing: Double

  /// Points.
  var width: Double { runs.reduce(0) { $0 + width(of: $1) } }

  /// What the display list carries.
  func glyphRuns(in fonts: FontSet) -> [GlyphRun] {
    var left = 0.0
    let text = text.utf8
    return runs.map { run in
      defer { left += width(of: run) }
      return GlyphRun(
        face: FontFaceID(index: run.run.face, name: fonts.faces[run.run.face].name),
        size: fontSize, origin: Point(x: left, y: 0), glyphs: glyphs(of: run),
        text: text.text(run.run.scalars), isRightToLeft: run.run.isRightToLeft)
    }
  }

  /// Points that each cluster takes, letter spacing included. A ligature's width counts for the
  /// first of its clusters.
  var clusterWidths: [Double] {
    let clusterOf = text.clusterOfScalar
    var widths = [Double](repeating: 0, count: text.clusters.count)
    for run in runs {
      for (index, glyph) in run.glyphs.enumerated() {
        var width = run.face.points(Int64(glyph.x_advance), size: fontSize)
        if !run.gaps.isEmpty, run.gaps[index] { width += letterSpacing }
        widths[clusterOf[Int(glyph.cluster)]] += width
      }
    }
    return widths
  }

  private func width(of run: ShapedRun) -> Double {
    let gaps = run.gaps.reduce(0) { $0 + ($1 ? 1 : 0) }
    return run.face.points(run.advance, size: fontSize) + Double(gaps) * letterSpacing
  }

  private func glyphs(of run: ShapedRun) -> [PositionedGlyph] {
    var pen: Int64 = 0
    var gaps = 0
    return run.glyphs.enumerated().map { index, glyph in
      let hasGap = !run.gaps.isEmpty && run.gaps[index]
      defer {
        pen += Int64(glyph.x_advance)
        gaps += hasGap ? 1 : 0
      }
      func points(_ units: Int64) -> Double { run.face.points(units, size: fontSize) }
      return PositionedGlyph(
        glyph: glyph.glyph,
        x: points(pen + Int64(glyph.x_offset)) + Double(gaps) * letterSpacing,
        y: points(-Int64(glyph.y_offset)),
        advance: points(Int64(glyph.x_advance)) + (hasGap ? letterSpacing : 0),
        cluster: Int(glyph.cluster))
    }
  }
}

extension PreparedText {
  /// The cluster that each scalar belongs to.
  var clusterOfScalar: [Int] {
    var clusterOf = [Int](repeating: 0, count: shaped.count)
    for (index, cluster) in clusters.enumerated() {
      for scalar in cluster.scalars { clusterOf[scalar] = index }
    }
    return clusterOf
  }
}
