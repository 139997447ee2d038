import BarPrimitives

/// The face that a run is drawn with: an index into the font set that shaped it.
public struct FontFaceID: Hashable, Sendable {
  /// Position in the font set.
  public let index: Int
  /// What dumps call the face: family and style, `Roboto-Medium`.
  public let name: String

  /// `index` must come from the font set that will paint.
  public init(index: Int, name: String) {
    self.index = index
    self.name = name
  }
}

/// One glyph of a run.
public struct PositionedGlyph: Hashable, Sendable {
  /// Glyph number in the run's face.
  public let glyph: UInt32
  /// Points from the run's origin to the glyph's origin, to the right.
  public let x: Double
  /// Points from the run's baseline to the glyph's origin, downwards.
  public let y: Double
  /// Points to the origin of the next glyph, letter spacing included.
  public let advance: Double
  /// Index of the cluster's first Unicode scalar in the text that was shaped.
  public let cluster: Int

  /// All lengths are in points.
  public init(glyph: UInt32, x: Double, y: Double, advance: Double, cluster: Int) {
    self.glyph = glyph
    self.x = x
    self.y = y
    self.advance = advance
    self.cluster = cluster
  }
}

/// Glyphs of one face, size and direction on one line, in visual order from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face.
  public let face: FontFaceID
  /// Points per em.
  public let size: Double
  /// Where the run starts: left end of the run on the baseline, in points.
  public let origin: Point
  /// Left to right, whatever the reading direction.
  public let glyphs: [PositionedGlyph]
  /// The characters that the run shows in the order of reading, for dumps.
  public let text: String
  /// Whether the characters are read from right to left.
  public let isRightToLeft: Bool

  /// `size` is in points.
  public init(
    face: FontFaceID, size: Double, origin: Point, glyphs: [PositionedGlyph], text: String,
    isRightToLeft: Bool = false
  ) {
    self.face = face
    self.size = size
    self.origin = origin
    self.glyphs = glyphs
    self.text = text
    self.isRightToLeft = isRightToLeft
  }

  /// The same run, moved.
  public func offsetBy(x: Double, y: Double) -> GlyphRun {
    GlyphRun(
      face: face, size: size, origin: Point(x: origin.x + x, y: origin.y + y), glyphs: glyphs,
      text: text, isRightToLeft: isRightToLeft)
  }
}
