import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

/// What is asked once for a long text must not change its thousands of short runs: each is the run of a
/// text too short to be asked about.
@Suite struct ShortRunTests {
  private struct Glyph: Equatable {
    let glyph: UInt32
    let advance: Double
    let y: Double
  }

  private func glyphs(_ text: String) throws -> [[Glyph]] {
    let request = TextRequest(
      text: text, font: .system(17), baseDirection: .leftToRight, language: "en")
    return try TestFonts.set().shape(request).runs.map { run in
      run.glyphs.map { Glyph(glyph: $0.glyph, advance: $0.advance, y: $0.y) }
    }
  }

  /// Of Inter's alternates some stand in the way of an answer for all (brackets beside capitals, a cross
  /// between digits), others do not.
  @Test(arguments: ["abc \u{5D0}", "(A) -> 2x3 \u{5D0}", "a-b A-B \u{5D0}", "10:30 9x9 :) \u{5D0}"])
  func alternatesAreThoseOfAShortText(pattern: String) throws {
    let few = try glyphs(String(repeating: pattern, count: 4))
    let many = try glyphs(String(repeating: pattern, count: 60))
    let period = (many.count - few.count) / 56
    try #require(period > 0 && few.count > 2 * period)
    // The runs at the end have other neighbours.
    #expect(many.prefix(2 * period) == few.prefix(2 * period))
    for index in period..<many.count - 2 * period { #expect(many[index + period] == many[index]) }
  }

  /// Controls are hidden as HarfBuzz hides them among other characters.
  @Test(arguments: [
    "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
    "\u{2067}", "\u{2068}", "\u{2069}", "\u{61C}",
  ])
  func controlsHaveNoWidthNorInk(control: String) throws {
    for text in [control, "a\(control)b", "\u{5D0}\(control)\u{5D1}", control + control] {
      let bare = text.filter { String($0) != control }
      let (with, without) = (try glyphs(text), try glyphs(bare))
      let hidden = with.joined().filter { $0.advance == 0 }
      #expect(hidden.count == text.unicodeScalars.count - bare.unicodeScalars.count)
      #expect(hidden.allSatisfy { $0.y == 0 })
      let shown = with.joined().filter { $0.advance != 0 }.map(\.glyph).sorted()
      #expect(shown == without.joined().map(\.glyph).sorted())
    }
  }
}
