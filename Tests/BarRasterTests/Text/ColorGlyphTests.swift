import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

/// The fonts of squares: 1000 units an em, the face is 800 wide and high and stands on the baseline.
@Suite struct ColorGlyphTests {
  private static let canvas = Rect(x: 0, y: 0, width: 60, height: 60)

  /// The face at `size` points an em, its left bottom corner at (0, 50).
  private func paint(
    _ font: FontSource, size: Double, color: Color = .black, bandRows: Int32 = 64,
    text: String = "\u{1F600}"
  ) throws -> Pixmap {
    let fonts = try FontSet(sources: [font], icons: TestFonts.icons)
    let shaped = fonts.shape(TextRequest(text, family: fonts.faces[0].family, size: size))
    let items = shaped.runs.map { run in
      PlacedItem(ElementID("test"), .glyphs(run.offsetBy(x: 0, y: 50), color))
    }
    return try Painter(glyphs: fonts, bandRows: bandRows).pixmap(
      of: DisplayList(canvas: Self.canvas, scale: 1, items: items))
  }

  private func pixel(_ picture: Pixmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(picture.pixels[(y * picture.width + x) * 4..<(y * picture.width + x) * 4 + 4])
  }

  @Test func theNextLargerStrikeIsScaledToItsSize() throws {
    let font = try TestFonts.color("TestBitmaps-sbix.ttf")
    // 20 pixels an em: the green strike, 16 pixels a side.
    let small = try paint(font, size: 20)
    #expect(pixel(small, 0, 49) == [0, 255, 0, 255] && pixel(small, 15, 34) == [0, 255, 0, 255])
    #expect(pixel(small, 16, 49) == [0, 0, 0, 0] && pixel(small, 0, 33) == [0, 0, 0, 0])
    // 21 and more: the red one, whose lower half is clear.
    let large = try paint(font, size: 40)
    #expect(pixel(large, 0, 18) == [255, 0, 0, 255] && pixel(large, 31, 33) == [255, 0, 0, 255])
    #expect(pixel(large, 0, 34) == [0, 0, 0, 0] && pixel(large, 32, 20) == [0, 0, 0, 0])
    #expect(pixel(try paint(font, size: 30), 3, 28) == [255, 0, 0, 255])
    // Beyond the largest it is scaled up.
    #expect(pixel(try paint(font, size: 60), 40, 8) == [255, 0, 0, 255])
  }

  @Test(arguments: ["TestBitmaps-sbix.ttf", "TestLayers-COLRv0.ttf"])
  func aGlyphWithoutColoursIsDrawnInTheTexts(name: String) throws {
    let picture = try paint(
      TestFonts.color(name), size: 40, color: Color(rgb: 0x0000FF), text: "B")
    #expect(
      pixel(picture, 5, 45) == [0, 0, 255, 255] && pixel(picture, 31, 19) == [0, 0, 255, 255])
  }

  @Test func clearPixelsLendNoColour() throws {
    // The clear half is red without alpha; scaled down, the edge must stay pure red.
    let picture = try paint(TestFonts.color("TestBitmaps-sbix.ttf"), size: 27)
    for y in 0..<60 {
      let edge = pixel(picture, 5, y)
      if edge[3] > 0 { #expect(edge[0] == 255 && edge[1] == 0) }
    }
  }

  @Test func layersAreDrawnInOrderWithTheTextsColourWhereTheyAskForIt() throws {
    let picture = try paint(
      TestFonts.color("TestLayers-COLRv0.ttf"), size: 50, color: Color(rgb: 0x00FF00))
    #expect(pixel(picture, 5, 45) == [255, 0, 0, 255])
    // Half blue over red.
    #expect(pixel(picture, 12, 38) == [127, 0, 128, 255])
    #expect(pixel(picture, 20, 30) == [0, 255, 0, 255])
    #expect(pixel(picture, 41, 45) == [0, 0, 0, 0])
  }

  @Test(arguments: ["TestLayers-COLRv0.ttf", "TestBitmaps-sbix.ttf"])
  func aFadedColourGlyphFadesAsOne(name: String) throws {
    let font = try TestFonts.color(name)
    let whole = try paint(font, size: 50)
    let faded = try paint(font, size: 50, color: Color.black.withAlpha(0.5))
    for (x, y) in [(5, 45), (12, 38), (20, 30), (5, 12), (50, 50)] {
      let (one, half) = (pixel(whole, x, y), pixel(faded, x, y))
      #expect(abs(Double(half[3]) - Double(one[3]) / 2) <= 0.5)
      if one[3] > 0 { #expect(Array(one[..<3]) == Array(half[..<3])) }
    }
  }

  @Test(arguments: [
    "TestLayers-COLRv0.ttf", "TestBitmaps-sbix.ttf", "NotoColorEmoji-subset.ttf",
  ])
  func bandsLeaveNoTrace(name: String) throws {
    let font =
      try name.hasPrefix("Noto") ? TestFonts.fixture(name) : TestFonts.color(name)
    let whole = try paint(font, size: 41.3, color: Color.black.withAlpha(0.7))
    #expect(whole.pixels.contains { $0 != 0 })
    for rows: Int32 in [1, 7, 16] {
      #expect(
        try paint(font, size: 41.3, color: Color.black.withAlpha(0.7), bandRows: rows) == whole)
    }
  }

  /// Noto's strike has 109 pixels an em and a picture of 136 × 128, 101 of them above the baseline.
  @Test func notosFaceStandsWhereItsStrikeSays() throws {
    let picture = try paint(TestFonts.fixture("NotoColorEmoji-subset.ttf"), size: 40)
    let rows = (0..<60).filter { y in (0..<60).contains { pixel(picture, $0, y)[3] > 0 } }
    let columns = (0..<60).filter { x in (0..<60).contains { pixel(picture, x, $0)[3] > 0 } }
    let scale = 40.0 / 109
    #expect(Double(try #require(rows.first)) >= 50 - 101 * scale - 1)
    #expect(Double(try #require(rows.last)) <= 50 + 27 * scale + 1)
    #expect(Double(try #require(columns.last)) <= 136 * scale + 1)
    #expect(rows.count > 38 && columns.count > 38)
    // A yellow face.
    let middle = pixel(picture, 25, 24)
    #expect(middle[0] > 200 && middle[1] > 150 && middle[2] < 120 && middle[3] == 255)
  }

  @Test func aDamagedPictureIsTold() throws {
    let name = "TestBitmaps-sbix.ttf"
    var bytes = try TestFonts.bytes(of: name, in: "ColorFonts")
    let header = try #require(
      bytes.indices.dropLast(4).last { Array(bytes[$0..<$0 + 4]) == Array("IDAT".utf8) })
    for index in header + 4..<header + 12 { bytes[index] ^= 0xFF }
    let font = FontSource(family: nil, name: name, storage: .bytes(bytes))
    #expect(throws: RasterError.damagedFont(name: name)) { try paint(font, size: 40) }
  }

  @Test(arguments: ["TestLayers-COLRv0.ttf", "TestBitmaps-sbix.ttf"])
  func aColourGlyphIsNotHandedOutAsAnOutline(name: String) throws {
    let fonts = try FontSet(sources: [TestFonts.color(name)], icons: TestFonts.icons)
    for (text, hasOutline) in [("\u{1F600}", false), ("B", true)] {
      let run = try #require(
        fonts.shape(TextRequest(text, family: fonts.faces[0].family)).runs.first)
      let outline = fonts.outline(of: run.glyphs[0].glyph, in: run.face)
      #expect((outline != nil) == hasOutline)
    }
  }
}
