import BarDisplayList
import BarPrimitives
import BarTextFuzz
import Testing

@testable import BarRaster

/// What a cut takes from the whole line against the same text shaped from scratch.
@Suite struct RunSpliceTests {
  static let lineBreakModes: [LineBreakMode] = [
    .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead,
  ]

  @Test func aCutTextHasTheGlyphsThatItWouldHaveAlone() throws {
    let fonts = try TestFonts.set()
    var stream = NumberStream(seed: 3)
    for number: UInt64 in 0..<400 {
      let cases = SplicedText(number: number, in: fonts)
      for _ in 0..<4 {
        let (fresh, spliced) = cases.cut(with: &stream)
        #expect(fresh == spliced, "text \(number)")
      }
    }
  }

  @Test func aLineOfAParagraphHasTheGlyphsThatItWouldHaveAlone() throws {
    let fonts = try TestFonts.set()
    var stream = NumberStream(seed: 4)
    for number: UInt64 in 0..<400 {
      let cases = SplicedText(number: number, in: fonts)
      for _ in 0..<4 {
        let (fresh, spliced) = cases.line(with: &stream)
        #expect(fresh == spliced, "text \(number)")
      }
    }
  }

  /// Nothing that Inter does reaches over a space and a capital.
  @Test func aLongTextIsShapedAnewBesideItsCutOnly() throws {
    let fonts = try TestFonts.set()
    let text = String(repeating: "Photo Library ", count: 20)
    let request = TextRequest(text, maxWidth: 400)
    let shaper = LineShaper(request: request, fonts: fonts)
    var missing: [MissingCharacter] = []
    let paragraph = shaper.paragraph(missing: &missing)
    let uncut = UncutLine(shaper.line(paragraph.whole, of: nil).line)
    let part = paragraph.part(0..<131)
    let run = try #require(TextRun.runs(of: part.text, levels: part.levels).first)
    let face = try #require(fonts.face(at: run.face))
    var asked: [Range<Int>] = []
    let splice = RunSplice(run, of: part, from: uncut) { scalars in
      asked.append(scalars)
      return shaper.glyphs(of: run, scalars, in: part.text.shaped, face: face)
    }
    #expect(splice.glyphs()?.count == 131)
    #expect(asked.count == 1)
    #expect(asked.allSatisfy { $0.upperBound == 131 && $0.count < 64 })
  }
}

/// Some random texts in a row as one paragraph.
private struct SplicedText {
  private let shaper: LineShaper
  private let paragraph: Paragraph
  private let whole: ShapedLine

  init(number: UInt64, in fonts: FontSet) {
    let parts = (number * 4..<number * 4 + 4).map { RandomText(number: $0).request }
    let request = TextRequest(
      text: parts.map(\.text).joined(), font: .system(17), baseDirection: parts[0].baseDirection,
      language: parts[0].language, letterSpacing: number % 5 == 0 ? 1 : 0, maxWidth: 100,
      lineBreakMode: RunSpliceTests.lineBreakModes[Int(number % 3)])
    shaper = LineShaper(request: request, fonts: fonts)
    var missing: [MissingCharacter] = []
    paragraph = shaper.paragraph(missing: &missing)
    whole = shaper.line(paragraph.whole, of: nil).line
  }

  /// The text cut at random, twice: shaped from scratch, and with the glyphs of the whole.
  func cut(with stream: inout NumberStream) -> ([RunGlyphs], [RunGlyphs]) {
    let count = paragraph.text.clusters.count
    let head = Int.random(in: 0...count, using: &stream)
    let tail = Bool.random(using: &stream) ? Int.random(in: 0...count - head, using: &stream) : 0
    let truncation = Truncation(
      whole: whole, ellipsis: shaper.ellipsis, limit: 100, mode: shaper.request.lineBreakMode,
      mayKeepAll: false)
    return both(truncation.kept(Truncation.Cut(head: head, tail: tail)))
  }

  func line(with stream: inout NumberStream) -> ([RunGlyphs], [RunGlyphs]) {
    let count = paragraph.text.clusters.count
    let start = Int.random(in: 0...count, using: &stream)
    return both(paragraph.part(start..<Int.random(in: start...count, using: &stream)))
  }

  private func both(_ part: LinePart) -> ([RunGlyphs], [RunGlyphs]) {
    let fresh = shaper.line(part, of: nil).line
    let spliced = shaper.line(part, of: UncutLine(whole)).line
    return (fresh.runs.map(RunGlyphs.init), spliced.runs.map(RunGlyphs.init))
  }
}

private struct RunGlyphs: Equatable {
  let scalars: Range<Int>
  let glyphs: [[Int]]
  let gaps: [Bool]
  let advance: Int64

  init(_ run: ShapedRun) {
    scalars = run.run.scalars
    glyphs = run.glyphs.map {
      [Int($0.glyph), Int($0.cluster), Int($0.x_advance), Int($0.x_offset), Int($0.y_offset)]
    }
    gaps = run.gaps
    advance = run.advance
  }
}
