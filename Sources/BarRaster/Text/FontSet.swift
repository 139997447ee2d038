import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// The fonts of one rendering: shapes text for layout and draws it for the painter. One thread at a
/// time.
///
/// A text is tried with the faces of its own family first, then with each further family in the
/// order of the sources, always at the weight nearest to the one asked for, the heavier of two
/// equally near. The step from face to face is taken by whole grapheme clusters.
public final class FontSet: TextShaping {
  /// What becomes of a character that no face has. It is told in `ShapedText.missing` either way.
  public enum MissingGlyphs: Sendable {
    /// The face's box for missing glyphs.
    case tofu
    /// Nothing, and no width.
    case skip
  }

  /// What becomes of a character that no face has.
  public let missingGlyphs: MissingGlyphs
  /// The text faces, in the order of the sources.
  public var faces: [FontSetFace] { families.faces }

  private let sources: [FontSource]
  private let iconSource: FontSource
  private let families: FontFamilies
  /// Opened when a text needs them.
  private var openFaces: [FontFace?]
  private var openIcons: FontFace?

  /// Opens the sources that do not state both family and weight; the others when a text needs them.
  public init(
    sources: [FontSource], icons: FontSource, missingGlyphs: MissingGlyphs = .tofu
  ) throws(FontSetError) {
    var faces: [FontSetFace] = []
    var openFaces: [FontFace?] = []
    for source in sources {
      if let family = source.family, let weight = source.weight {
        faces.append(FontSetFace(unopened: source, family: family, weight: weight))
        openFaces.append(nil)
      } else {
        let face = try FontFace(source)
        faces.append(FontSetFace(face, from: source))
        openFaces.append(face)
      }
    }
    self.sources = sources
    self.iconSource = icons
    self.families = FontFamilies(faces)
    self.openFaces = openFaces
    self.missingGlyphs = missingGlyphs
  }

  /// What keeps a file from being used; nil: nothing. Opens and closes it.
  public static func defect(of source: FontSource) -> FontSetError? {
    do {
      _ = try FontFace(source)
      return nil
    } catch {
      return error
    }
  }

  /// Whether a face of this set draws the same letters as that of the same id in another.
  public func draws(_ face: FontFaceID, as other: FontSet) -> Bool {
    guard sources.indices.contains(face.index), other.sources.indices.contains(face.index) else {
      return false
    }
    return sources[face.index].draws(as: other.sources[face.index])
  }

  /// Whether a face of the family is here; the name must match exactly.
  public func knows(family: String) -> Bool { families.names.contains(family) }

  /// Shapes one line; see TextRequest. The base direction is settled by the whole text before
  /// anything is cut. Tabs, line and paragraph breaks are spaces; any other control character is a
  /// character that no font has, and so is a private-use character unless a font file has it. A
  /// grapheme cluster keeps its first 31 scalars.
  ///
  /// Letter spacing goes between clusters that can be seen, but not between letters that join.
  ///
  /// A text that is too wide loses grapheme clusters at its logical end, beginning or middle, then
  /// spaces beside the cut, and gets an ellipsis (three periods where no face has one), at an end on
  /// that side of the base direction. It keeps as many clusters as fit, of a middle that goes as much
  /// before as after it; where not even the ellipsis fits nothing is shown. A width up to 1/1024 pt
  /// above `maxWidth` fits.
  public func shape(_ request: TextRequest) -> ShapedText {
    LineShaper(request: request, fonts: self).shape()
  }

  /// Every line break of Unicode's starts a paragraph with a direction of its own; one at the end of
  /// the text starts none. Soft breaks are those of `LineBreaks`; a word that is wider than a line is
  /// broken between clusters. Spaces at a break are not shown. Characters without a glyph are told
  /// with the first line.
  public func shapeLines(_ request: TextRequest, maxLines: Int) -> [ShapedText] {
    var shaper = ParagraphShaper(request, fonts: self, maxLines: maxLines)
    return shaper.shape()
  }

  /// All 0 if the set is empty.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    guard let first = chain(for: font).first, let face = face(at: first) else {
      return FontMetrics(ascender: 0, descender: 0, lineGap: 0)
    }
    func points(_ units: Int32) -> Double { face.points(Int64(units), size: font.size) }
    let descender = points(face.metrics.descender)
    if let height = font.lineHeight {
      return FontMetrics(ascender: height + descender, descender: descender, lineGap: 0)
    }
    return FontMetrics(
      ascender: points(face.metrics.ascender), descender: descender,
      lineGap: points(face.metrics.line_gap))
  }

  /// Positions of the faces to try, best first.
  func chain(for font: FontDescriptor) -> [Int] { families.chain(for: font) }

  /// Nil only if an embedded font cannot be opened, which takes memory to run out.
  func face(at index: Int) -> FontFace? {
    guard openFaces.indices.contains(index) else { return nil }
    if let face = openFaces[index] { return face }
    let face = try? FontFace(sources[index])
    openFaces[index] = face
    return face
  }

  /// Whether the face is part of the program.
  func isEmbedded(_ index: Int) -> Bool {
    if case .embedded = sources[index].storage { return true }
    return false
  }

  /// The icon font, opened at the first call.
  func icons() throws(RasterError) -> FontFace {
    if let openIcons { return openIcons }
    do {
      let face = try FontFace(iconSource)
      openIcons = face
      return face
    } catch .outOfMemory {
      throw .outOfMemory
    } catch {
      throw .badFont
    }
  }
}
