import BarDisplayList
import BarPrimitives
import CBarRaster
import Testing

@testable import BarRaster

@Suite struct HostileTextTests {
  @Test func lineBreaksAndTabsAreSpaces() throws {
    let fonts = try TestFonts.set()
    let plain = fonts.shape(TextRequest("A B"))
    for separator in ["\n", "\r", "\r\n", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
    {
      let shaped = fonts.shape(TextRequest("A\(separator)B"))
      #expect(shaped == plain, "\(separator.unicodeScalars.map(\.value))")
    }
  }

  @Test(arguments: [
    String(repeating: "\u{200B}", count: 1000), String(repeating: "\u{200D}", count: 1000),
    "\u{FEFF}\u{2060}\u{AD}\u{34F}", "",
  ])
  func invisibleTextHasNeitherWidthNorInk(text: String) throws {
    let fonts = try TestFonts.set()
    let shaped = fonts.shape(TextRequest(text))
    #expect(shaped.width == 0)
    #expect(shaped.missing.isEmpty)
    #expect(!shaped.isTruncated)
    let canvas = try GlyphCanvas(width: 40, height: 40, bandRows: 40) { band throws(RasterError) in
      for run in shaped.runs {
        try fonts.draw(
          run.offsetBy(x: 10, y: 20), color: .ink, in: DeviceSpace(scale: 1), on: band)
      }
    }
    #expect(canvas.ink == nil)
  }

  @Test func ignorableCharactersBetweenLettersChangeNothingThatIsSeen() throws {
    let fonts = try TestFonts.set()
    let plain = fonts.shape(TextRequest("AxB"))
    for ignorable in ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{34F}", "\u{200C}"] {
      let shaped = fonts.shape(TextRequest("Ax\(ignorable)B"))
      #expect(shaped.width == plain.width)
      let inked = shaped.runs.flatMap(\.glyphs).filter { $0.advance != 0 }
      #expect(inked.map(\.glyph) == plain.glyphs)
    }
  }

  @Test func joinersBreakAndMakeArabicJoins() throws {
    let fonts = try TestFonts.set()
    let joined = fonts.shape(TextRequest("\u{645}\u{645}"))
    let broken = fonts.shape(TextRequest("\u{645}\u{200C}\u{645}"))
    let single = fonts.shape(TextRequest("\u{645}"))
    let isolated = try #require(single.glyphs.first)
    #expect(!joined.glyphs.contains(isolated))
    #expect(broken.glyphs.filter { $0 == isolated }.count == 2)
    #expect(!fonts.shape(TextRequest("\u{645}\u{200D}")).glyphs.contains(isolated))
  }

  @Test(arguments: [
    ["\u{E9}", "e\u{301}"], ["\u{1E69}", "s\u{323}\u{307}", "s\u{307}\u{323}"],
  ])
  func canonicallyEquivalentTextIsShapedTheSame(spellings: [String]) throws {
    let fonts = try TestFonts.set()
    for family in ["system", "Roboto"] {
      let shaped = spellings.map { fonts.shape(TextRequest($0, family: family)) }
      #expect(shaped.allSatisfy { $0.glyphs == shaped[0].glyphs && $0.width == shaped[0].width })
      #expect(shaped.allSatisfy { $0.missing.isEmpty })
    }
  }

  /// The time goes with the square of the marks in HarfBuzz before version 7: 32,000 take 2 s.
  @Test(arguments: [
    ("a", ["\u{301}", "\u{323}"]), ("\u{627}", ["\u{64E}", "\u{651}"]),
  ])
  func marksPerClusterAreBounded(base: String, marks: [String]) throws {
    let text = base + (0..<32_000).map { marks[$0 % 2] }.joined()
    let shaped = try TestFonts.set().shape(TextRequest(text))
    #expect(shaped.visibleText.unicodeScalars.count == 31)
    #expect(shaped.glyphs.count <= 31)
    #expect(shaped.missing.map(\.isBeyondLimit) == [true])
  }

  @Test func veryLongTextIsShapedToItsEnd() throws {
    let fonts = try TestFonts.set()
    let word = fonts.shape(TextRequest("mm ")).width
    let shaped = fonts.shape(TextRequest(String(repeating: "mm ", count: 2730)))
    // Sums are of font units: no drift in 8,190 glyphs.
    #expect(abs(shaped.width - word * 2730) < 1e-6)
    #expect(shaped.glyphs.count == 8190)
  }

  @Test func numbersThatAreNotNumbersAreSurvived() throws {
    let fonts = try TestFonts.set()
    for size in [0, -1, Double.nan, .infinity, 1e308] {
      _ = fonts.shape(TextRequest("Inbox", size: size, spacing: size, maxWidth: size))
      _ = fonts.shape(TextRequest("Inbox", maxWidth: size))
    }
    #expect(fonts.shape(TextRequest("Inbox", maxWidth: .nan)).runs.isEmpty)
  }
}
