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
  private let memo = RunMemo()

  init(request: TextRequest, fonts: FontSet) {
    self.request = request
    self.fonts = fonts
    chain = fonts.chain(for: request.font)
  }

  /// Points that a line may take, rounding included; nil: as many as it needs.
  var limit: Double? { request.maxWidth.map { $0 + Self.tolerance } }

  func shape() -> ShapedText {
    var missing: [MissingCharacter] = []
    let paragraph = paragraph(missing: &missing)
    return shapeLast(paragraph.whole, of: nil, missing: missing)
  }

  /// The text as one paragraph; its line breaks are spaces.
  func paragraph(missing: inout [MissingCharacter]) -> Paragraph {
    var fallback = FaceFallback(fonts: fonts, chain: chain)
    fallback.append(request.text)
    missing = fallback.missing
    return Paragraph(fallback.prepared, direction: request.baseDirection)
  }

  /// A line that is cut where it is too wide. With `goesOn` there is text below it that nobody will
  /// see, so that an ellipsis is due in any case.
  func shapeLast(
    _ part: LinePart, of uncut: UncutLine?, goesOn: Bool = false, missing: [MissingCharacter]
  ) -> ShapedText {
    if uncut == nil, request.lineBreakMode != .byClipping, let ends = cutEnds(of: part) {
      return cut(ends, isTooWide: true, missing: missing)
    }
    let (whole, refused) = line(part, of: uncut)
    // What the uncut line refused has been told with it.
    let missing = uncut == nil ? missing + refused : missing
    let isTooWide = limit.map { !(whole.width <= $0) } ?? false
    guard isTooWide || goesOn, request.lineBreakMode != .byClipping else {
      return shaped(whole, isTruncated: isTooWide || goesOn, missing: missing)
    }
    return cut(whole, isTooWide: isTooWide, missing: missing)
  }

  /// What stays of a line beside an ellipsis.
  private func cut(_ whole: ShapedLine, isTooWide: Bool, missing: [MissingCharacter]) -> ShapedText
  {
    let truncation = Truncation(
      whole: whole, ellipsis: ellipsis, limit: limit ?? .infinity,
      mode: isTooWide ? request.lineBreakMode : .byTruncatingTail, mayKeepAll: !isTooWide)
    let known = UncutLine(whole)
    let cut = truncation.longest { line($0, of: known).line }
    return shaped(cut, isTruncated: true, missing: missing)
  }

  /// Shapes a whole text, with the glyphs of `uncut`, which it is a part of, where they are the same.
  /// The second value names characters that HarfBuzz refused to shape, which are drawn as missing
  /// glyphs.
  func line(_ part: LinePart, of uncut: UncutLine?)
    -> (line: ShapedLine, refused: [MissingCharacter])
  {
    let text = part.text
    var shapedRuns: [ShapedRun] = []
    var refused: [MissingCharacter] = []
    let runs = TextRun.visualOrder(TextRun.runs(of: text, levels: part.levels))
    shapedRuns.reserveCapacity(runs.count)
    for run in runs {
      if let known = uncut?.whole(run, of: part) {
        shapedRuns.append(known)
        continue
      }
      guard let face = fonts.face(at: run.face) else { continue }
      if let glyphs = glyphs(of: run, in: part, uncut, face: face) {
        shapedRuns.append(ShapedRun(run: run, face: face, glyphs: glyphs))
        continue
      }
      let boxes = [UInt32](repeating: FaceFallback.noCharacter, count: text.shaped.count)
      let glyphs = glyphs(of: run, run.scalars, in: boxes, face: face) ?? []
      shapedRuns.append(ShapedRun(run: run, face: face, glyphs: glyphs, isRefused: true))
      refused += text.shown[run.scalars].map {
        MissingCharacter(scalar: $0, facesTried: [fonts.faces[run.face].name])
      }
    }
    if request.letterSpacing != 0 { LetterSpacing.insert(into: &shapedRuns, of: text) }
    let line = ShapedLine(
      text: text, levels: part.levels, runs: shapedRuns, fontSize: request.font.size,
      letterSpacing: request.letterSpacing)
    return (line, refused)
  }

  private func glyphs(of run: TextRun, in part: LinePart, _ uncut: UncutLine?, face: FontFace)
    -> [br_shaped_glyph]?
  {
    func shape(_ scalars: Range<Int>) -> [br_shaped_glyph]? {
      glyphs(of: run, scalars, in: part.text.shaped, face: face)
    }
    guard let uncut else { return shape(run.scalars) }
    return RunSplice(run, of: part, from: uncut, shaping: shape).glyphs()
  }

  /// Shapes a part of a run.
  func glyphs(of run: TextRun, _ part: Range<Int>, in scalars: [UInt32], face: FontFace)
    -> [br_shaped_glyph]?
  {
    let hidden = face.bidiControls.glyphs(of: run, part, in: scalars) { scalar in
      harfBuzzGlyphs(of: run, 0..<1, in: [scalar], face: face)
    }
    return hidden
      ?? memo.glyphs(of: run, part, in: scalars) {
        harfBuzzGlyphs(of: run, part, in: scalars, face: face)
      }
  }

  private func harfBuzzGlyphs(
    of run: TextRun, _ part: Range<Int>, in scalars: [UInt32], face: FontFace
  )
    -> [br_shaped_glyph]?
  {
    scalars.withUnsafeBufferPointer { text in
      request.language.withCString { language in
        face.shape(
          br_shape_request(
            text: text.baseAddress, length: UInt32(text.count), start: UInt32(part.lowerBound),
            count: UInt32(part.count), right_to_left: run.isRightToLeft ? 1 : 0,
            script: run.script, language: language,
            optional_ligatures: request.letterSpacing == 0 ? 1 : 0,
            tells_bonds: request.maxWidth == nil ? 0 : 1))
      }
    }
  }

  /// U+2026 in the first face that has it, else three periods, else nothing.
  var ellipsis: PreparedText {
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
      visibleText: line?.text.utf8.all ?? "",
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

  var whole: LinePart { LinePart(text: text, levels: levels) }
}
