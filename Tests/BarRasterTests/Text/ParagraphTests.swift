import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

@Suite struct ParagraphTests {
  private func lines(
    _ text: String, width: Double?, most: Int = 2, direction: LayoutDirection? = nil,
    mode: LineBreakMode = .byTruncatingTail
  ) throws -> [ShapedText] {
    try TestFonts.set().shapeLines(
      TextRequest(text, direction: direction, maxWidth: width, mode: mode), maxLines: most)
  }

  private func width(_ text: String) throws -> Double {
    try TestFonts.set().shape(TextRequest(text)).width
  }

  @Test func aTextThatFitsStaysOnOneLine() throws {
    let lines = try lines("Photo Library", width: 200)
    #expect(lines.map(\.visibleText) == ["Photo Library"])
    #expect(!lines[0].isTruncated)
  }

  @Test func linesBreakAtSpacesWhichAreNotShown() throws {
    let lines = try lines("Photo   Library", width: try width("Library") + 1)
    #expect(lines.map(\.visibleText) == ["Photo", "Library"])
    #expect(lines[0].width == (try width("Photo")))
  }

  @Test func theLastLineIsCutByTheMode() throws {
    let text = "Recently deleted photographs and films"
    let most = try width("photographs") + 1
    let tail = try lines(text, width: most)
    #expect(tail.count == 2 && tail[0].visibleText == "Recently" && !tail[0].isTruncated)
    #expect(tail[1].isTruncated && tail[1].visibleText.hasPrefix("deleted"))
    #expect(tail[1].visibleText.hasSuffix("\u{2026}"))
    let head = try lines(text, width: most, mode: .byTruncatingHead)
    #expect(head[1].visibleText.hasPrefix("\u{2026}"))
    #expect(head[1].visibleText.hasSuffix("films"))
    let clip = try lines(text, width: most, mode: .byClipping)
    #expect(clip[1].visibleText == "deleted photographs and films" && clip[1].width > most)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
  func aLineBreakInTheTextEndsTheLine(separator: String) throws {
    let two = try lines("Photo\(separator)Library", width: nil)
    #expect(two.map(\.visibleText) == ["Photo", "Library"])
    let one = try lines("Photo\(separator)Library", width: nil, most: 1)
    #expect(one.map(\.visibleText) == ["Photo Library"])
    #expect(try lines("Photo\(separator)", width: nil).count == 1)
    #expect(try lines("a\(separator)\(separator)b", width: nil, most: 3).map(\.width)[1] == 0)
  }

  @Test func textBelowTheLastLineLeavesAnEllipsis() throws {
    let lines = try lines("One\nTwo\nThree", width: 100)
    #expect(lines.map(\.visibleText) == ["One", "Two\u{2026}"])
    #expect(lines.map(\.isTruncated) == [false, true])
  }

  @Test func aWordWiderThanALineIsBrokenBetweenClusters() throws {
    let word = "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"
    let most = try width("e\u{301}e\u{301}e\u{301}e\u{301}") + 0.1
    let lines = try lines(word, width: most)
    #expect(lines.map(\.visibleText.count) == [4, 2])
  }

  @Test func whereNotEvenOneClusterFitsNothingIsShown() throws {
    let lines = try lines("WW", width: 3)
    #expect(lines.count == 1 && lines[0].visibleText.isEmpty && lines[0].isTruncated)
  }

  @Test func everyParagraphHasADirectionOfItsOwn() throws {
    let lines = try lines("12 \u{5D0}\u{5D1}.\n12 ab.", width: nil)
    #expect(lines[0].visualText == ".\u{5D1}\u{5D0} 12")
    #expect(lines[1].visualText == "12 ab.")
  }

  @Test func aSoftBreakKeepsTheDirectionOfTheParagraph() throws {
    let lines = try lines("\u{5D0}\u{5D1}\u{5D2} abc.", width: try width("abc.") + 2)
    #expect(lines.map(\.visibleText) == ["\u{5D0}\u{5D1}\u{5D2}", "abc."])
    #expect(lines[1].visualText == ".abc")
  }

  @Test func missingCharactersAreToldOnceWithTheFirstLine() throws {
    let lines = try lines("\u{4E00}\n\u{4E00}\u{4E01}", width: nil)
    #expect(lines[0].missing.map(\.scalar) == ["\u{4E00}", "\u{4E01}"])
    #expect(lines[1].missing.isEmpty)
  }

  /// `|` marks where a line may end.
  @Test(arguments: [
    "a |b", "a  |b", "a\u{A0}b", "well-|known", "-5", "a |-5", "1-2", "\u{5D0}-\u{5D1}",
    "Fish |& |Chips",
    "(a |b) |c", "\u{6F22}|\u{5B57}", "\u{6F22}|\u{5B57}\u{3002}|\u{6F22}",
    "\u{6F22}|\u{300C}\u{5B57}\u{300D}",
    "\u{30AB}\u{30FC}|\u{30C8}", "\u{30C1}\u{30E3}", "\u{AC00}|\u{B098} |\u{B2E4}", "ab\u{200B}|cd",
    "a|\u{6F22}|b",
    "\u{6F22}|12|\u{5B57}", "\u{1F600}|\u{1F601}", "\u{1F1F0}\u{1F1F7}|\u{1F1FA}\u{1F1F8}",
    "say |\"so\"",
    "and/or", "\u{E01}\u{E02}\u{E03}", "wait |\u{2026}", "what !", "\u{AB} |a |\u{BB}",
  ])
  func linesEndWhereTheyMay(marked: String) throws {
    let fonts = try TestFonts.set()
    var fallback = FaceFallback(fonts: fonts, chain: fonts.chain(for: .system(17)))
    fallback.append(marked.filter { $0 != "|" })
    let allowed = LineBreaks.opportunities(in: fallback.prepared)
    var text = ""
    for (cluster, isAllowed) in zip(fallback.prepared.clusters, allowed) {
      text += fallback.prepared.utf8.text(cluster.scalars) + (isAllowed ? "|" : "")
    }
    #expect(Array(text.unicodeScalars) == Array(marked.unicodeScalars))
  }
}
