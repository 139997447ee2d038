import BarPrimitives

/// Turns text into positioned glyphs. Text is shaped once, in layout, and painted from the result.
public protocol TextShaping {
  /// Shapes one line. Never fails: characters without a glyph are told in `ShapedText.missing`.
  func shape(_ request: TextRequest) -> ShapedText
  /// Sets a paragraph into at most `maxLines` lines (1 at least), from the top; `request.maxWidth`
  /// is that of each. Line breaks in the text end lines, and what does not fit into the last one
  /// is cut there by `request.lineBreakMode`. A single line is what `shape` makes.
  func shapeLines(_ request: TextRequest, maxLines: Int) -> [ShapedText]
  /// The metrics of the face that `font` selects.
  func metrics(of font: FontDescriptor) -> FontMetrics
}

extension TextShaping {
  /// For shapers that know one line only.
  public func shapeLines(_ request: TextRequest, maxLines: Int) -> [ShapedText] {
    [shape(request)]
  }
}

/// One line of text to be shaped.
public struct TextRequest: Hashable, Sendable {
  /// What to set. Line breaks count as spaces.
  public let text: String
  /// The face and size.
  public let font: FontDescriptor
  /// The direction of the paragraph, nil: that of the first strong character, left to right if
  /// there is none.
  public let baseDirection: LayoutDirection?
  /// BCP 47 language tag, `en`.
  public let language: String
  /// Points added after every grapheme cluster but the last; not 0 turns optional ligatures off.
  public let letterSpacing: Double
  /// Points that the line may take; what is longer is cut by `lineBreakMode`. Nil: as long as it is.
  public let maxWidth: Double?
  /// Where a line that is too long is cut.
  public let lineBreakMode: LineBreakMode

  /// Lengths are in points.
  public init(
    text: String, font: FontDescriptor, baseDirection: LayoutDirection?, language: String,
    letterSpacing: Double = 0, maxWidth: Double? = nil,
    lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.text = text
    self.font = font
    self.baseDirection = baseDirection
    self.language = language
    self.letterSpacing = letterSpacing
    self.maxWidth = maxWidth
    self.lineBreakMode = lineBreakMode
  }
}

/// A shaped line. Its left end on the baseline is the point (0, 0).
public struct ShapedText: Hashable, Sendable {
  /// From left to right.
  public let runs: [GlyphRun]
  /// Sum of the advances in points, exact.
  public let width: Double
  /// Metrics of the primary face; fallback glyphs do not change them.
  public let metrics: FontMetrics
  /// The text that is shown, ellipsis included.
  public let visibleText: String
  /// Whether something was cut. A line that is to be clipped is whole and wider than `maxWidth`.
  public let isTruncated: Bool
  /// Characters that no face in the chain has, in text order, each once.
  public let missing: [MissingCharacter]

  /// All lengths are in points.
  public init(
    runs: [GlyphRun], width: Double, metrics: FontMetrics, visibleText: String, isTruncated: Bool,
    missing: [MissingCharacter]
  ) {
    self.runs = runs
    self.width = width
    self.metrics = metrics
    self.visibleText = visibleText
    self.isTruncated = isTruncated
    self.missing = missing
  }
}

/// A character that cannot be drawn.
public struct MissingCharacter: Hashable, Sendable {
  /// The character.
  public let scalar: Unicode.Scalar
  /// Names of the faces that were tried, in order.
  public let facesTried: [String]
  /// Whether it is no font's fault: the first mark that is one too many on its character.
  public let isBeyondLimit: Bool

  /// Pairs a character with the faces that lack it.
  public init(scalar: Unicode.Scalar, facesTried: [String], isBeyondLimit: Bool = false) {
    self.scalar = scalar
    self.facesTried = facesTried
    self.isBeyondLimit = isBeyondLimit
  }
}

/// Vertical metrics of a face at a size, in points, from its hhea table (as CoreText does).
public struct FontMetrics: Hashable, Sendable {
  /// Baseline to the top of the line, positive.
  public let ascender: Double
  /// Baseline to the bottom of the line, negative below the baseline (UIFont's sign).
  public let descender: Double
  /// Extra space between lines.
  public let lineGap: Double

  /// All lengths are in points; `descender` is negative below the baseline.
  public init(ascender: Double, descender: Double, lineGap: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// `ascender - descender + lineGap`, UIFont's lineHeight.
  public var lineHeight: Double { ascender - descender + lineGap }
}
