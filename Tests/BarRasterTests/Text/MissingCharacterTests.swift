import BarDisplayList
import BarPrimitives
import CBarRaster
import Testing

@testable import BarRaster

@Suite struct MissingCharacterTests {
  /// The system font's face, then one of Roboto and the two of the test fonts.
  private static let tried = [
    "Inter-Medium", "Roboto-Medium", "NotoSansHebrew-Regular", "NotoSansArabic-Regular",
  ]

  @Test(
    arguments: [
      0xE000, 0x10_FFFD, 0x378, 0xFFFE, 0xFFFF, 0xFDD0, 0, 0x1B, 0x7F, 0x9C,
    ] as [UInt32])
  func aCharacterThatNoFontHasIsToldWithTheFacesTried(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let text = String(scalar)
    let fonts = try TestFonts.set()
    let shaped = fonts.shape(TextRequest(text, weight: .medium))
    #expect(shaped.missing == [MissingCharacter(scalar: scalar, facesTried: Self.tried)])
    #expect(shaped.glyphs == [0])
    #expect(shaped.width > 0)
    #expect(shaped.visibleText == text)
  }

  /// Inter has alternates of its own there, which nobody means.
  @Test func aPrivateUseCharacterIsLookedUpInFontFilesOnly() throws {
    let embedded = try TestFonts.set()
    let bytes = TestFonts.embedded[0].buffer
    let file = FontSource(family: "Mine", name: "mine.otf", storage: .bytes(bytes))
    let withFile = try FontSet(sources: TestFonts.embedded + [file], icons: TestFonts.icons)
    #expect(embedded.shape(TextRequest("\u{E000}")).missing.count == 1)
    let shaped = withFile.shape(TextRequest("\u{E000}"))
    #expect(shaped.missing.isEmpty)
    #expect(shaped.runs.map(\.face.index) == [TestFonts.embedded.count])
  }

  @Test func eachIsToldOnceInTextOrder() throws {
    let shaped = try TestFonts.set().shape(TextRequest("a\u{E001}b\u{E000}c\u{E001}\u{915}\u{93F}"))
    #expect(shaped.missing.map(\.scalar.value) == [0xE001, 0xE000, 0x915, 0x93F])
  }

  @Test func skippedCharactersTakeNoWidth() throws {
    let fonts = try TestFonts.set(missingGlyphs: .skip)
    let plain = fonts.shape(TextRequest("AB"))
    let skipped = fonts.shape(TextRequest("A\u{E000}B\u{0}"))
    #expect(skipped.glyphs == plain.glyphs)
    #expect(skipped.width == plain.width)
    #expect(skipped.visibleText == "AB")
    #expect(skipped.missing.map(\.scalar.value) == [0xE000, 0])
  }

  @Test func aMarkThatNoFontHasLosesOnlyItself() throws {
    let fonts = try TestFonts.set(missingGlyphs: .skip)
    let shaped = fonts.shape(TextRequest("A\u{A3C}B"))
    #expect(shaped.visibleText == "AB")
    #expect(shaped.missing.map(\.scalar.value) == [0xA3C])
  }

  /// A string that ends at a NUL in C must not end here.
  @Test func aNulDoesNotEndTheText() throws {
    let shaped = try TestFonts.set().shape(TextRequest("A\u{0}B"))
    #expect(shaped.glyphs.count == 3)
    #expect(shaped.runs.map(\.text).joined() == "A\u{0}B")
  }

  @Test func blankAndIgnorableCharactersAreNeverMissing() throws {
    let text =
      "\u{A0}\u{2003}\u{3000}\u{205F}\u{AD}\u{200B}\u{2060}\u{FEFF}\u{202A}\u{202C}\u{2066}\u{2069}\u{34F}\u{115F}\u{3164}\u{180E}\u{E0001}\u{FE0F}"
    for family in ["system", "Roboto", "Noto Sans Hebrew"] {
      let shaped = try TestFonts.set().shape(TextRequest(text, family: family))
      #expect(shaped.missing.isEmpty)
      #expect(!shaped.glyphs.contains(0), "\(family)")
    }
  }

  @Test func aBoxIsDrawn() throws {
    let fonts = try TestFonts.set()
    let run = try #require(fonts.shape(TextRequest("\u{E000}")).runs.first)
    let canvas = try GlyphCanvas(width: 60, height: 60, bandRows: 20) { band throws(RasterError) in
      try fonts.draw(
        run.offsetBy(x: 2, y: 20), color: .ink, in: DeviceSpace(scale: 2), on: band)
    }
    let ink = try #require(canvas.ink)
    #expect(ink.right - ink.left > 10 && ink.bottom - ink.top > 10)
  }
}
