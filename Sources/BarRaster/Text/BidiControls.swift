internal import CBarRaster

/// Glyphs of runs that hold nothing but characters which direct bidi. HarfBuzz hides them one by one,
/// whatever stands beside them, so each is shaped once for a face: a text can have thousands of such
/// runs, one around every isolate.
final class BidiControls {
  private struct Key: Hashable {
    let scalar: UInt32
    let script: UInt32
    let isRightToLeft: Bool
  }

  /// Nil for one that is not hidden in this face.
  private var known: [Key: br_shaped_glyph?] = [:]

  /// Unicode's Bidi_Control.
  private static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The glyphs of a part of a run in visual order; nil if there is anything else in it. `shape` shapes
  /// one scalar by itself.
  func glyphs(
    of run: TextRun, _ part: Range<Int>, in scalars: [UInt32],
    shaping shape: (UInt32) -> [br_shaped_glyph]?
  ) -> [br_shaped_glyph]? {
    guard part.allSatisfy({ Self.contains(scalars[$0]) }) else { return nil }
    var glyphs: [br_shaped_glyph] = []
    glyphs.reserveCapacity(part.count)
    for index in part {
      guard var glyph = glyph(of: scalars[index], in: run, shaping: shape) else { return nil }
      glyph.cluster = UInt32(truncatingIfNeeded: index)
      glyphs.append(glyph)
    }
    if run.isRightToLeft { glyphs.reverse() }
    return glyphs
  }

  private func glyph(
    of scalar: UInt32, in run: TextRun, shaping shape: (UInt32) -> [br_shaped_glyph]?
  ) -> br_shaped_glyph? {
    let key = Key(scalar: scalar, script: run.script, isRightToLeft: run.isRightToLeft)
    if let known = known[key] { return known }
    let glyphs = shape(scalar) ?? []
    let isHidden = glyphs.count == 1 && glyphs[0].x_advance == 0
    let glyph = isHidden ? glyphs[0] : nil
    known[key] = .some(glyph)
    return glyph
  }
}
