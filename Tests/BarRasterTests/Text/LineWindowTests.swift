import BarDisplayList
import BarPrimitives
import BarTextFuzz
import Testing

@testable import BarRaster

/// Long texts of which only the ends are shaped, against the same texts shaped whole.
@Suite struct LineWindowTests {
  private static let modes: [LineBreakMode] = [
    .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping,
  ]

  private static func request(_ number: UInt64, width: Double) -> TextRequest {
    let parts = (number * 40..<number * 40 + 40).map { RandomText(number: $0).request }
    return TextRequest(
      text: parts.map(\.text).joined(separator: " "), font: .system(17),
      baseDirection: parts[0].baseDirection, language: parts[0].language,
      letterSpacing: number % 5 == 0 ? 1 : 0, maxWidth: width,
      lineBreakMode: modes[Int(number % 4)])
  }

  @Test(arguments: [0.0, 20, 100, 400])
  func aLineIsTheSameHoweverMuchIsShaped(width: Double) throws {
    let fonts = try TestFonts.set()
    for number: UInt64 in 0..<60 {
      let shaper = LineShaper(request: Self.request(number, width: width), fonts: fonts)
      var missing: [MissingCharacter] = []
      let whole = shaper.paragraph(missing: &missing).whole
      let (line, refused) = shaper.line(whole, of: nil)
      let known = shaper.shapeLast(
        whole, of: UncutLine(line), missing: missing + refused)
      #expect(shaper.shape() == known, "text \(number)")
    }
  }

  @Test func whatALineCannotShowIsNotShaped() throws {
    let fonts = try TestFonts.set()
    let text = String(repeating: "Photo Library ", count: 500)
    for mode in Self.modes.dropLast() {
      let shaper = LineShaper(
        request: TextRequest(
          text: text, font: .system(17), baseDirection: nil, language: "en", maxWidth: 400,
          lineBreakMode: mode), fonts: fonts)
      var missing: [MissingCharacter] = []
      let ends = try #require(shaper.cutEnds(of: shaper.paragraph(missing: &missing).whole))
      #expect(ends.text.shaped.count < 400)
    }
  }

  /// Narrow letters fill no window: the text is shaped whole, and cut where it should be.
  @Test func narrowLettersFillTheLineNevertheless() throws {
    let fonts = try TestFonts.set()
    let shaped = fonts.shape(
      TextRequest(
        text: String(repeating: "\u{200B}i", count: 1_000), font: .system(17), baseDirection: nil,
        language: "en", maxWidth: 300))
    #expect(shaped.isTruncated && shaped.width <= 300 && shaped.width > 290)
  }
}
