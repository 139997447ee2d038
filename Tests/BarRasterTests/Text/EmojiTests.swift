import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

@Suite struct EmojiTests {
  private static let noto = "NotoColorEmoji-subset.ttf"

  /// The embedded fonts and Noto's emoji.
  private func fonts() throws -> FontSet {
    try FontSet(
      sources: TestFonts.embedded + [TestFonts.fixture(Self.noto)], icons: TestFonts.icons)
  }

  private func faces(of text: String) throws -> [String] {
    let fonts = try fonts()
    return fonts.shape(TextRequest(text)).runs.map { fonts.faces[$0.face.index].sourceName }
  }

  @Test(arguments: [
    "\u{1F600}", "1\u{FE0F}\u{20E3}", "1\u{20E3}", "#\u{FE0F}\u{20E3}", "\u{2764}\u{FE0F}",
    "\u{1F44D}\u{1F3FD}", "\u{1F1F0}\u{1F1F7}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "\u{263A}\u{FE0F}",
  ])
  func emojiSequencesAreOnePictureOfTheEmojiFont(emoji: String) throws {
    #expect(try faces(of: emoji) == [Self.noto])
    let shaped = try fonts().shape(TextRequest(emoji))
    #expect(shaped.runs[0].glyphs.filter { $0.advance != 0 }.count == 1)
    #expect(shaped.missing.isEmpty)
  }

  @Test func digitsNeverComeFromTheEmojiFont() throws {
    #expect(try faces(of: "1#0") == ["Inter-Regular.otf"])
    // Also where the emoji's family is the one asked for.
    let shaped = try fonts().shape(TextRequest("0", family: "Noto Color Emoji"))
    #expect(try fonts().faces[#require(shaped.runs.first).face.index].isEmoji == false)
  }

  @Test func theTextSelectorAsksForTheTextFont() throws {
    // Inter has a heart of its own.
    #expect(try faces(of: "\u{2764}\u{FE0E}") == ["Inter-Regular.otf"])
    #expect(try faces(of: "\u{2764}\u{FE0F}") == [Self.noto])
    let emojiFirst = try fonts().shape(
      TextRequest("\u{2764}\u{FE0E}", family: "Noto Color Emoji"))
    #expect(try fonts().faces[#require(emojiFirst.runs.first).face.index].isEmoji == false)
  }

  @Test func textAroundEmojiStaysInTheTextFont() throws {
    #expect(
      try faces(of: "OK \u{1F600} 12")
        == ["Inter-Regular.otf", Self.noto, "Inter-Regular.otf"])
  }

  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
  func aFamilyIsNeverTornByACut(mode: LineBreakMode) throws {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let text = String(repeating: family, count: 4) + "\u{1F1F0}\u{1F1F7}\u{1F1FA}\u{1F1F8}"
    let fonts = try fonts()
    for width in stride(from: 10.0, to: fonts.shape(TextRequest(text)).width, by: 3) {
      let shaped = fonts.shape(TextRequest(text, maxWidth: width, mode: mode))
      let shown = shaped.visibleText.filter { $0 != "\u{2026}" }
      #expect(shown.allSatisfy { text.contains($0) }, "\(shaped.visibleText)")
    }
  }

  @Test func colourThatCannotBeDrawnIsRefused() throws {
    let name = "TestGradients-COLRv1.ttf"
    let source = try TestFonts.color(name)
    #expect(throws: FontSetError.colorFormat(name: name)) {
      try FontSet(sources: [source], icons: TestFonts.icons)
    }
    #expect(
      FontSet.defect(of: try TestFonts.color(name))
        == .colorFormat(name: name))
  }
}
