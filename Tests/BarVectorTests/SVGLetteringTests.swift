import BarDisplayList
import BarPrimitives
import BarVector
import Testing

@Suite struct SVGLetteringTests {
  @Test func everyGlyphIsDefinedOnceAndUsedAtItsPlace() throws {
    let run = try #require(try ListPicture.run("noon"))
    let svg = try ListPicture.svg([.glyphs(run, .white)])
    let group = try #require(svg.named("g").last)
    #expect(svg.named("path").count == 2)
    #expect(group.children.count == 4)
    #expect(group["fill"] == "#FFFFFF" && group["aria-label"] == "noon")
    // 20 pt of 2048 units.
    #expect(group["transform"] == "translate(10 30) scale(0.009765625)")
    for (use, glyph) in zip(group.children, run.glyphs) {
      #expect(svg.target(of: use["xlink:href"])?.name == "path")
      #expect((Double(use["x"] ?? "0") ?? -1) * 20 / 2048 == glyph.x)
    }
  }

  @Test func lettersOverEachOtherShowATranslucentColourOnce() throws {
    let run = try #require(try ListPicture.run("noon"))
    let svg = try ListPicture.svg([.glyphs(run, Color.white.withAlpha(0.5))])
    let group = try #require(svg.named("g").last)
    #expect(group["opacity"] == "0.50001" && group["fill-opacity"] == nil)
    #expect(group.children.allSatisfy { $0["fill-opacity"] == nil })
  }

  /// Arabic words, letters with their marks: edges drawn one by one would leave a seam.
  @Test func lettersThatMeetAreOnePath() throws {
    let apart = try #require(try ListPicture.run("noon"))
    let glyphs = apart.glyphs.enumerated().map { index, glyph in
      PositionedGlyph(
        glyph: glyph.glyph, x: index < 3 ? glyph.x * 0.8 : glyph.x, y: 0, advance: glyph.advance,
        cluster: glyph.cluster)
    }
    let run = GlyphRun(
      face: apart.face, size: 20, origin: apart.origin, glyphs: glyphs, text: "noon")
    let group = try #require(try ListPicture.svg([.glyphs(run, .white)]).named("g").last)
    #expect(group.children.map(\.name) == ["path", "use"])
    // n has one contour, o two.
    #expect(group.children.first?["d"]?.filter { $0 == "Z" }.count == 5)
  }

  @Test func aSpaceHasNoOutline() throws {
    let run = try #require(try ListPicture.run("a a"))
    let svg = try ListPicture.svg([.glyphs(run, .white)])
    #expect(svg.named("path").count == 1)
    #expect(svg.named("use").count == 2)
  }

  @Test func everySubpathOfAnOutlineIsClosed() throws {
    let run = try #require(try ListPicture.run("B"))
    let data = try #require(try ListPicture.svg([.glyphs(run, .white)]).named("path").first?["d"])
    #expect(data.filter { $0 == "M" }.count == 3)
    #expect(data.filter { $0 == "Z" }.count == 3)
  }

  @Test func aMirroredIconIsAnotherOutline() throws {
    let box = Rect(x: 10, y: 10, width: 24, height: 24)
    let glyph = 200 as UInt32
    let svg = try ListPicture.svg([
      .icon(Icon(name: "back", glyph: glyph), in: box, .black),
      .icon(Icon(name: "back", glyph: glyph, isMirrored: true), in: box, .black),
    ])
    let paths = svg.named("path").compactMap { $0["d"] }
    #expect(paths.count == 2 && paths[0] != paths[1])
    #expect(
      svg.named("use").map { $0["transform"] }.allSatisfy { $0 == svg.named("use")[0]["transform"] }
    )
  }

  @Test func anIconInAnOblongBoxStandsInTheMiddle() throws {
    let svg = try ListPicture.svg([
      .icon(Icon(name: "menu", glyph: 100), in: Rect(x: 10, y: 0, width: 40, height: 24), .black)
    ])
    #expect(svg.named("use").first?["transform"]?.hasPrefix("translate(18 0)") == true)
  }

  @Test func textKeepsFontAndOneXForEachCharacter() throws {
    let run = try #require(try ListPicture.run("Inbox"))
    let svg = try ListPicture.svg([.glyphs(run, .white)], lettering: .text)
    let text = try #require(svg.named("text").first)
    let places = text["x"]?.split(separator: " ").compactMap { Double($0) } ?? []
    #expect(text.text == "Inbox")
    #expect(text["font-family"] == "'Roboto'" && text["font-weight"] == "500")
    #expect(text["font-size"] == "20" && text["y"] == "30")
    #expect(places.count == 5)
    #expect(zip(places, run.glyphs).allSatisfy { abs($0 - 10 - $1.x) < 0.00001 })
  }

  @Test func aLigatureSharesItsWidthAmongItsCharacters() throws {
    let glyphs = [(7, 0.0, 12.0, 0), (8, 12.0, 5.0, 2)].map { glyph, x, advance, cluster in
      PositionedGlyph(glyph: UInt32(glyph), x: x, y: 0, advance: advance, cluster: cluster)
    }
    let face = try #require(try ListPicture.run("x")).face
    let run = GlyphRun(face: face, size: 20, origin: .zero, glyphs: glyphs, text: "fix")
    let svg = try ListPicture.svg([.glyphs(run, .black)], lettering: .text)
    #expect(svg.named("text").first?["x"] == "0 6 12")
  }

  @Test func aRightToLeftRunIsHeldAtItsRightEnd() throws {
    let glyphs = [(7, 0.0, 1), (8, 9.0, 0)].map { glyph, x, cluster in
      PositionedGlyph(glyph: UInt32(glyph), x: x, y: 0, advance: 9, cluster: cluster)
    }
    let face = try #require(try ListPicture.run("x")).face
    let run = GlyphRun(
      face: face, size: 20, origin: Point(x: 50, y: 30), glyphs: glyphs, text: "אב",
      isRightToLeft: true)
    let text = try #require(
      try ListPicture.svg([.glyphs(run, .black)], lettering: .text).named("text").first)
    #expect(text["text-anchor"] == "end" && text["x"] == "68")
    #expect(text.text == "\u{200F}אב\u{200F}")
  }

  @Test(arguments: [
    ("Tom & \"Jerry\" <3", "Tom & \"Jerry\" <3"), ("]]>", "]]>"),
    ("a\u{1}b\u{0}", "a\u{FFFD}b\u{FFFD}"),
    ("\u{FFFF}é😀", "\u{FFFD}é😀"), ("  two  ", "  two  "),
  ])
  func hostileTextStaysXML(text: String, shown: String) throws {
    let face = try #require(try ListPicture.run("x")).face
    let run = GlyphRun(face: face, size: 20, origin: .zero, glyphs: [], text: text)
    let lettered = try ListPicture.svg([.glyphs(run, .black)], lettering: .text)
    #expect(lettered.named("text").first?.text == shown)
    let outlined = try ListPicture.svg([.glyphs(run, .black)])
    #expect(outlined.named("g").last?["aria-label"] == shown)
  }

  @Test func readingDirectionComesFromTheShaper() throws {
    let shaped = try ListPicture.fonts().shape(
      TextRequest(
        text: "ab)", font: FontDescriptor(family: "Roboto", weight: .medium, size: 20),
        baseDirection: .rightToLeft, language: "en"))
    // A bracket without its partner goes with the paragraph: turned over, on the left.
    #expect(shaped.runs.map(\.text) == [")", "ab"])
    #expect(shaped.runs.map(\.isRightToLeft) == [true, false])
  }
}
