import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

@Suite struct TruncationTests {
  /// Accents, a family joined by ZWJ, two flags, Devanagari, a ligature: nothing may be cut in half.
  static let clusters =
    "A\u{301}e\u{308} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{1F1F0}\u{1F1F7}\u{1F1FA}\u{1F1F8} "
    + "\u{915}\u{93F} ffi"
  static let hebrew =
    "\u{5D3}\u{5D5}\u{5D0}\u{5E8} \u{5E0}\u{5DB}\u{5E0}\u{5E1} \u{5E9}\u{5C1}\u{5DC}"
  static let arabic =
    "\u{627}\u{644}\u{628}\u{631}\u{64A}\u{62F} \u{627}\u{644}\u{648}\u{627}\u{631}\u{62F}"
  static let mixed = "ABC \u{5D0}\u{5D1}\u{5D2} 123 (x)!"

  @Test(
    arguments: [clusters, hebrew, arabic, mixed, "office AVATAR Ty. ffi"], ["system", "Roboto"])
  func atEveryWidthAWholePrefixFits(text: String, family: String) throws {
    let fonts = try TestFonts.set()
    let full = fonts.shape(TextRequest(text, family: family))
    var keptBefore = -1
    for quarter in 0...Int(full.width * 4) + 1 {
      let width = Double(quarter) / 4
      let shaped = fonts.shape(TextRequest(text, family: family, maxWidth: width))
      #expect(shaped.width <= width + 1.0 / 1024)
      guard shaped.isTruncated else {
        #expect(width + 1.0 / 1024 >= full.width)
        #expect(shaped == full)
        continue
      }
      let kept = try #require(keptClusters(of: text, in: shaped), "\(shaped.visibleText)")
      #expect(kept >= keptBefore, "\(width): \(shaped.visibleText)")
      keptBefore = kept
    }
    #expect(keptBefore > 0)
  }

  /// How many clusters stand before the ellipsis; 0 if only it is shown or nothing, nil if what is
  /// shown is not a beginning of the text in whole clusters.
  private func keptClusters(of text: String, in shaped: ShapedText) -> Int? {
    if shaped.visibleText.isEmpty { return shaped.runs.isEmpty ? 0 : nil }
    guard shaped.visibleText.unicodeScalars.last == "\u{2026}" else { return nil }
    let kept = Array(shaped.visibleText.unicodeScalars.dropLast())
    var beginning: [Unicode.Scalar] = []
    for (index, character) in text.enumerated() {
      if beginning == kept { return index }
      beginning += character.unicodeScalars
    }
    return nil
  }

  @Test func noBetterCutExists() throws {
    let fonts = try TestFonts.set()
    let text = "Photo Library"
    let full = fonts.shape(TextRequest(text))
    for width in stride(from: 20.0, to: full.width, by: 3) {
      let shaped = fonts.shape(TextRequest(text, maxWidth: width))
      let kept = shaped.visibleText.count - 1
      for longer in kept + 1..<text.count where !text.prefix(longer).hasSuffix(" ") {
        #expect(fonts.shape(TextRequest("\(text.prefix(longer))\u{2026}")).width > width)
      }
    }
  }

  @Test func theEllipsisStandsAtTheEndSideOfTheBaseDirection() throws {
    let fonts = try TestFonts.set()
    for text in [Self.hebrew, Self.mixed, "Photo Library", Self.arabic] {
      for direction in LayoutDirection.allCases {
        let shaped = fonts.shape(TextRequest(text, direction: direction, maxWidth: 60))
        let visual = shaped.visualText.unicodeScalars
        #expect(shaped.isTruncated)
        #expect((direction == .leftToRight ? visual.last : visual.first) == "\u{2026}")
      }
    }
  }

  @Test func theDirectionIsThatOfTheWholeText() throws {
    // What is kept has no strong character at all.
    let shaped = try TestFonts.set().shape(
      TextRequest("123 456 789 \u{5D0}\u{5D1}\u{5D2}", maxWidth: 60))
    #expect(shaped.visualText.unicodeScalars.first == "\u{2026}")
  }

  @Test func spacesBeforeTheEllipsisAreTrimmed() throws {
    let fonts = try TestFonts.set()
    let photo = fonts.shape(TextRequest("Photo\u{2026}")).width
    #expect(
      fonts.shape(TextRequest("Photo    Library", maxWidth: photo + 8)).visibleText
        == "Photo\u{2026}")
  }

  @Test func whereNotEvenTheEllipsisFitsNothingIsShown() throws {
    let fonts = try TestFonts.set()
    let ellipsis = fonts.shape(TextRequest("\u{2026}")).width
    let shaped = fonts.shape(TextRequest("Inbox", maxWidth: ellipsis - 0.01))
    #expect(shaped.runs.isEmpty && shaped.width == 0 && shaped.visibleText.isEmpty)
    #expect(shaped.isTruncated)
    #expect(fonts.shape(TextRequest("Inbox", maxWidth: ellipsis)).visibleText == "\u{2026}")
  }

  @Test func aWidthThatRoundingMadeTooSmallFits() throws {
    let fonts = try TestFonts.set()
    let full = fonts.shape(TextRequest("Inbox"))
    #expect(fonts.shape(TextRequest("Inbox", maxWidth: full.width - 1.0 / 2048)) == full)
    #expect(fonts.shape(TextRequest("Inbox", maxWidth: full.width - 1.0 / 512)).isTruncated)
  }

  @Test func threePeriodsStandInForAMissingEllipsis() throws {
    // Noto Sans Arabic has a period but no ellipsis.
    let shaped = try shapeAlone(Self.arabic, in: "NotoSansArabic-Regular.ttf")
    #expect(shaped.visibleText.hasSuffix("..."))
    #expect(shaped.visualText.hasPrefix("..."))
    #expect(shaped.isTruncated && shaped.missing.isEmpty)
  }

  @Test func aFontWithoutEitherCutsTheTextAllTheSame() throws {
    // Noto Sans Hebrew has no period.
    let shaped = try shapeAlone(Self.hebrew, in: "NotoSansHebrew-Regular.ttf")
    #expect(Self.hebrew.unicodeScalars.starts(with: shaped.visibleText.unicodeScalars))
    #expect(!shaped.visibleText.isEmpty)
    #expect(shaped.isTruncated && shaped.missing.isEmpty)
  }

  private func shapeAlone(_ text: String, in fixture: String) throws -> ShapedText {
    let fonts = try FontSet(sources: [TestFonts.fixture(fixture)], icons: TestFonts.icons)
    return fonts.shape(TextRequest(text, family: fonts.faces[0].family, maxWidth: 60))
  }

  @Test func spacedTextIsCutToFitItsSpacing() throws {
    let fonts = try TestFonts.set()
    let shaped = fonts.shape(TextRequest("Photo Library", spacing: 6, maxWidth: 80))
    #expect(shaped.isTruncated)
    #expect(shaped.width <= 80 && shaped.width > 50)
  }
}
