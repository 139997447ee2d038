import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

@Suite struct BidiTests {
  static let mixed = "ABC \u{5D0}\u{5D1}\u{5D2} 123 (x)!"

  /// Worked out by hand with UAX 9; the right column reads from left to right on the screen.
  @Test(arguments: [
    (mixed, LayoutDirection.leftToRight, "ABC 123 \u{5D2}\u{5D1}\u{5D0} (x)!"),
    (mixed, .rightToLeft, "!)x( 123 \u{5D2}\u{5D1}\u{5D0} ABC"),
    ("\u{5D0}\u{5D1} \u{5D2}", .leftToRight, "\u{5D2} \u{5D1}\u{5D0}"),
    ("\u{5D0}\u{5D1} \u{5D2}", .rightToLeft, "\u{5D2} \u{5D1}\u{5D0}"),
    ("abc.", .rightToLeft, ".abc"),
    ("\u{5D0}\u{5D1}.", .leftToRight, "\u{5D1}\u{5D0}."),
    ("\u{5D0} 12:30", .rightToLeft, "12:30 \u{5D0}"),
    ("a \u{202B}b \u{5D0} c\u{202C} d", .leftToRight, "a \u{202B}c \u{5D0} b\u{202C} d"),
  ])
  func visualOrderFollowsTheBaseDirection(
    text: String, direction: LayoutDirection, visual: String
  ) throws {
    let shaped = try TestFonts.set().shape(TextRequest(text, direction: direction))
    #expect(visible(shaped.visualText) == visible(visual))
    #expect(shaped.missing.isEmpty)
  }

  /// Where an embedding's own controls end up is nobody's business: they cannot be seen.
  private func visible(_ text: String) -> String {
    String(
      text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map(Character.init))
  }

  /// X10: an isolate that nobody ends begins at its own level, whatever stood before it. FriBidi 1.0.8
  /// has the number run with the Hebrew letter.
  @Test func anOpenIsolateStartsAnew() {
    let text: [UInt32] = [0x2068, 0x5D0, 0x202B, 0x5D0, 0x2069, 0x2066, 0x31]
    #expect(BidiLevels(of: text, direction: .leftToRight).levels == [0, 1, 1, 3, 0, 0, 2])
  }

  @Test func theFirstStrongCharacterSettlesTheDirection() throws {
    let fonts = try TestFonts.set()
    let period = fonts.shape(TextRequest("12 \u{5D0}\u{5D1}."))
    #expect(period.visualText == ".\u{5D1}\u{5D0} 12")
    #expect(fonts.shape(TextRequest("12 ab.")).visualText == "12 ab.")
    #expect(fonts.shape(TextRequest("12.")).visualText == "12.")
  }

  @Test func bracketsAreMirroredInRightToLeftText() throws {
    let fonts = try TestFonts.set()
    let right = fonts.shape(TextRequest("(x)", direction: .leftToRight))
    let left = fonts.shape(TextRequest("(\u{5D0})", direction: .rightToLeft))
    // Both open with the glyph of "(" on the left of the screen.
    #expect(left.runs.first?.glyphs.first?.glyph == right.runs.first?.glyphs.first?.glyph)
    #expect(left.runs.last?.glyphs.last?.glyph == right.runs.last?.glyphs.last?.glyph)
    #expect(left.visualText == ")\u{5D0}(")
  }

  @Test func runsStandSideBySide() throws {
    let shaped = try TestFonts.set().shape(TextRequest(Self.mixed, direction: .rightToLeft))
    var left = 0.0
    for run in shaped.runs {
      #expect(abs(run.origin.x - left) < 1e-9)
      left += run.glyphs.reduce(0) { $0 + $1.advance }
    }
    #expect(abs(left - shaped.width) < 1e-9)
  }
}
