import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

@Suite struct FontSelectionTests {
  @Test(arguments: [
    ("system", FontWeight.regular, "Inter-Regular"), ("system", .semibold, "Inter-SemiBold"),
    ("system", .black, "Inter-Bold"), ("system", .ultraLight, "Inter-Regular"),
    ("Roboto", .medium, "Roboto-Medium"), ("Roboto", .thin, "Roboto-Light"),
  ])
  func theNearestWeightIsTaken(family: String, weight: FontWeight, name: String) throws {
    let fonts = try TestFonts.set()
    let shaped = fonts.shape(TextRequest("Inbox", family: family, weight: weight))
    #expect(shaped.runs.map(\.face.name) == [name])
  }

  @Test func theHeavierOfTwoEquallyNearIsTaken() throws {
    // Roboto has 500 and 700 but not 600.
    let shaped = try TestFonts.set().shape(
      TextRequest("Inbox", family: "Roboto", weight: .semibold))
    #expect(shaped.runs.map(\.face.name) == ["Roboto-Bold"])
  }

  @Test func anUnknownFamilyIsToldAndSetInTheFirst() throws {
    let fonts = try TestFonts.set()
    #expect(fonts.knows(family: "Roboto"))
    #expect(fonts.knows(family: "Noto Sans Hebrew"))
    #expect(!fonts.knows(family: "roboto"))
    #expect(
      fonts.shape(TextRequest("a", family: "Comic")).runs.map(\.face.name) == ["Inter-Regular"])
  }

  @Test func metricsAreThoseOfTheHheaTable() throws {
    // Roboto-Medium: hhea 1900/-500/0 at 2048 units an em; OS/2 typo would say 2146/-555/0.
    let metrics = try TestFonts.set().metrics(
      of: FontDescriptor(family: "Roboto", weight: .medium, size: 20))
    #expect(metrics.ascender == 1900 * 20 / 2048.0)
    #expect(metrics.descender == -500 * 20 / 2048.0)
    #expect(metrics.lineGap == 0)
  }

  @Test func namesAreThoseThatTheFilesTell() throws {
    let fonts = try FontSet(
      sources: TestFonts.embedded.map {
        FontSource(family: nil, name: $0.name, storage: $0.storage)
      },
      icons: TestFonts.icons)
    let stated = try FontSet(sources: TestFonts.embedded, icons: TestFonts.icons)
    #expect(fonts.faces.map(\.name) == stated.faces.map(\.name))
    #expect(fonts.faces.map(\.weight) == stated.faces.map(\.weight))
    #expect(
      fonts.faces.map(\.family) == Array(repeating: "Inter", count: 4)
        + Array(repeating: "Roboto", count: 4))
    #expect(fonts.faces.allSatisfy { !$0.isSlanted })
  }

  @Test func fallbackGoesByWholeClusters() throws {
    let shaped = try TestFonts.set().shape(
      TextRequest("Ab\u{5D1}\u{5BC}c", direction: .leftToRight))
    #expect(
      shaped.runs.map(\.face.name) == ["Inter-Regular", "NotoSansHebrew-Regular", "Inter-Regular"])
    #expect(shaped.runs.map(\.text) == ["Ab", "\u{5D1}\u{5BC}", "c"])
    #expect(shaped.missing.isEmpty)
  }

  @Test func anUprightFaceGoesBeforeASlantedOne() throws {
    let bytes = try TestFonts.bytes(of: "NotoSansHebrew-Regular.ttf")
    var slanted = bytes
    let os2 = try #require(FontTables(bytes).offset(of: "OS/2"))
    slanted[os2 + 63] |= 1  // fsSelection, ITALIC
    let fonts = try FontSet(
      sources: [slanted, bytes].map { FontSource(family: nil, name: "a.ttf", storage: .bytes($0)) },
      icons: TestFonts.icons)
    let family = "Noto Sans Hebrew"
    #expect(fonts.faces.map(\.isSlanted) == [true, false])
    #expect(fonts.shape(TextRequest("\u{5D0}", family: family)).runs.map(\.face.index) == [1])
  }
}
