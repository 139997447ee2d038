import BarPrimitives

/// Hands out the outlines behind glyphs and icons, for pictures that are not made of pixels.
public protocol GlyphOutlining {
  /// Its origin is the glyph's own on the baseline. Nil if the face has no such glyph, a damaged one or
  /// one in colours of its own.
  func outline(of glyph: UInt32, in face: FontFaceID) -> GlyphOutline?
  /// Its origin is the left top corner of the em square; a mirrored icon's outline is turned over.
  func outline(of icon: Icon) -> GlyphOutline?
  /// What other programs call the face; nil if it cannot be opened.
  func style(of face: FontFaceID) -> FaceStyle?
}

/// The outline of one glyph. Overlaps are filled by the rule `nonZero`.
public struct GlyphOutline: Hashable, Sendable {
  /// In font units, y down.
  public let path: VectorPath
  /// Font units per em, at least 1.
  public let unitsPerEm: Double

  /// Takes both as they are.
  public init(path: VectorPath, unitsPerEm: Double) {
    self.path = path
    self.unitsPerEm = unitsPerEm
  }
}

/// A face as CSS asks for it.
public struct FaceStyle: Hashable, Sendable {
  /// The family's name in the file.
  public let family: String
  /// 1 to 1000; 400 is regular.
  public let weight: Int
  /// Italic or oblique.
  public let isSlanted: Bool

  /// Takes the three as they are.
  public init(family: String, weight: Int, isSlanted: Bool) {
    self.family = family
    self.weight = weight
    self.isSlanted = isSlanted
  }
}
