import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

@Suite struct LetterSpacingTests {
  /// facebook/react-native#1295: spacing after the last letter moves centred text off the middle.
  @Test func spacingStandsBetweenLettersAndNotAfterTheLast() throws {
    let fonts = try TestFonts.set()
    let plain = fonts.shape(TextRequest("ABAB", family: "Roboto", weight: .medium, size: 14))
    let spaced = fonts.shape(
      TextRequest("ABAB", family: "Roboto", weight: .medium, size: 14, spacing: 8))
    #expect(abs(spaced.width - (plain.width + 3 * 8)) < 1e-9)
    #expect(spaced.glyphs == plain.glyphs)
    let last = try #require(spaced.runs.last?.glyphs.last)
    #expect(last.advance == plain.runs.last?.glyphs.last?.advance)
    #expect(abs(last.x + last.advance - spaced.width) < 1e-9)
  }

  @Test func aClusterIsSpacedOnce() throws {
    let fonts = try TestFonts.set()
    // Inter has no q with acute, so the cluster is two glyphs.
    let plain = fonts.shape(TextRequest("q\u{301}x"))
    let spaced = fonts.shape(TextRequest("q\u{301}x", spacing: 5))
    #expect(plain.glyphs.count == 3)
    #expect(abs(spaced.width - plain.width - 5) < 1e-9)
  }

  @Test func invisibleCharactersTakeNoSpacing() throws {
    let fonts = try TestFonts.set()
    let plain = fonts.shape(TextRequest("AB", spacing: 5))
    #expect(fonts.shape(TextRequest("A\u{200B}B\u{200B}", spacing: 5)).width == plain.width)
  }

  @Test func spacingAlsoStandsBetweenRunsOfRightToLeftText() throws {
    let fonts = try TestFonts.set()
    for text in ["\u{5D0}\u{5D1}\u{5D2}", "a\u{5D0}b"] {
      let plain = fonts.shape(TextRequest(text, direction: .rightToLeft))
      let spaced = fonts.shape(TextRequest(text, direction: .rightToLeft, spacing: 4))
      #expect(abs(spaced.width - plain.width - 8) < 1e-9)
    }
  }

  @Test func lettersThatJoinAreNotTornApart() throws {
    let fonts = try TestFonts.set()
    let text = "\u{628}\u{631}\u{64A}\u{62F} \u{628}"
    let plain = fonts.shape(TextRequest(text, direction: .rightToLeft))
    let spaced = fonts.shape(TextRequest(text, direction: .rightToLeft, spacing: 4))
    // Only the space is set off, on both sides.
    #expect(abs(spaced.width - plain.width - 8) < 1e-9)
  }

  @Test func spacingTurnsOptionalLigaturesOff() throws {
    let fonts = try TestFonts.set()
    let joined = fonts.shape(TextRequest("ffi", family: "Roboto"))
    let spaced = fonts.shape(TextRequest("ffi", family: "Roboto", spacing: 0.1))
    #expect(joined.glyphs.count == 1)
    #expect(spaced.glyphs.count == 3)
  }
}
