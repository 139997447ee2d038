import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// Shapes one line, and cuts it if it is too wide.
struct LineShaper {
  /// What rounding may add to a width that was computed to fit: 1/1024 pt.
  static let tolerance = 1.0 / 1024

  let request: TextRequest
  let fonts: FontSet
  let chain: [Int]

  init(request: TextRequest, fonts: FontSet) {
    self.request = request
    self.fonts = fonts
    chain = fonts.chain(for: request.font)
  }

  /// Points that a line may take, rounding included; nil: as many as it needs.
  var limit: Double? { request.maxWidth.map { $0 + Self.tolerance } }

  func shape() -> ShapedText {
    var fallback = FaceFallback(fonts: fonts, chain: chain)
    fallback.append(request.text)
    let paragraph = Paragraph(fallback.prepared, direction: request.baseDirection)
    return shapeLast(paragraph.text, paragraph.levels, missing: fallback.missing)
  }

  /// A line that is cut where it is too wide. With `goesOn` there is text below it that nobody will
  /// see, so that an ellipsis is due in any case.
  func shapeLast(
    _ text: PreparedText, _ levels: BidiLevels, goesOn: Bool = false, missing: [MissingCharacter]
  ) -> ShapedText {
    let (whole, refused) = line(text, levels: levels)
    let missing = missing + refused
    let isTooWide = limit.map { !(whole.width <= $0) } ?? false
    guard isTooWide || goesOn, request.lineBreakMode != .byClipping else {
      return shaped(whole, isTruncated: isTooWide || goesOn, missing: missing)
    }
    let truncation = Truncation(
      whole: whole, ellipsis: ellipsis, limit: limit ?? .infinity,
      mode: isTooWide ? request.lineBreakMode : .byTruncatingTail, mayKeepAll: !isTooWide)
    let cut = truncation.longest { text, levels in line(text, levels: levels).line }
    return shaped(cut, isTruncated: true, missing: missing)
  }

  /// Shapes a whole line. The second value names characters that HarfBuzz refused to shape, which
  /// are drawn as missing glyphs.
  func line(_ text: PreparedText, levels: BidiLevels)
    -> (line: ShapedLine, refused: [MissingCharacter])
  {
    var shapedRuns: [ShapedRun] = []
    var refused: [MissingCharacter] = []
    for run in TextRun.visualOrder(TextRun.runs(of: text, levels: levels)) {
      guard let face = fonts.face(at: run.face) else { continue }
      if let glyphs = glyphs(of: run, scalars: text.shaped, face: face) {
        shapedRuns.append(ShapedRun(run: run, face: face, glyphs: glyphs))
        continue
      }
      let boxes = [UInt32](repeating: FaceFallback.noCharacter, count: text.shaped.count)
      let glyphs = glyphs(of: run, scalars: boxes, face: face) ?? []
      shapedRuns.append(ShapedRun(run: run, face: face, glyphs: glyphs))
      refused += text.shown[run.scalars].map {
        MissingCharacter(scalar: $0, facesTried: [fonts.faces[run.face].name])
      }
    }
    if request.letterSpacing != 0 { LetterSpacing.insert(into: &shapedRuns, of: text) }
    let line = ShapedLine(
      text: text, levels: levels, runs: shapedRuns, fontSize: request.font.size,
      letterSpacing: request.letterSpacing)
    return (line, refused)
  }

  private func glyphs(of run: TextRun, scalars: [UInt32], face: FontFace) -> [br_shaped_glyph]? {
    scalars.withUnsafeBufferPointer { text in
      request.language.withCString { language in
        face.shape(
          br_shape_request(
            text: text.baseAddress, length: UInt32(text.count),
            start: UInt32(run.scalars.lowerBound), count: UInt32(run.scalars.count),
            right_to_left: run.isRightToLeft ? 1 : 0, script: run.script, language: language,
            optional_ligatures: request.letterSpacing == 0 ? 1 : 0))
      }
    }
  }

  /// U+2026 in the first face that has it, else three periods, else nothing.
  private var ellipsis: PreparedText {
    for scalars: [Unicode.Scalar] in [["\u{2026}"], [".", ".", "."]] {
      let face = chain.first { index in
        fonts.face(at: index).map { $0.glyph(of: scalars[0].value) != 0 } ?? false
      }
      guard let face else { continue }
      return PreparedText(
        shown: scalars, shaped: scalars.map(\.value),
        clusters: scalars.indices.map {
          TextCluster(scalars: $0..<$0 + 1, kind: .visible, face: face, script: Script.latin)
        })
    }
    return PreparedText()
  }

  /// What the protocol asks for; a nil line is empty.
  func shaped(_ line: ShapedLine?, isTruncated: Bool, missing: [MissingCharacter]) -> ShapedText {
    ShapedText(
      runs: line?.glyphRuns(in: fonts) ?? [], width: line?.width ?? 0,
      metrics: fonts.metrics(of: request.font),
      visibleText: line.map { $0.text.text(0..<$0.text.shown.count) } ?? "",
      isTruncated: isTruncated, missing: missing)
  }
}

/// A text between hard line breaks, its scripts and directions settled by the whole of it.
struct Paragraph {
  let text: PreparedText
  let levels: BidiLevels

  init(_ text: PreparedText, direction: LayoutDirection?) {
    var text = text
    text.settleScripts()
    self.text = text
    levels = BidiLevels(of: text.shaped, direction: direction)
  }
}
