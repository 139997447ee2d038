import BarAssets
import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

/// Whole pictures: which file they become, and what painting in bands must not change.
@Suite struct PainterTests {
  private static let canvas = Rect(x: 0, y: 0, width: 60, height: 50)
  private static let background = DisplayItem.fill(RoundedRect(canvas), .white)
  private static let card = RoundedRect(Rect(x: 10, y: 12, width: 30, height: 20), radius: 4)

  private func list(
    _ items: [DisplayItem], canvas: Rect = canvas, scale: Double = 1
  ) -> DisplayList {
    let element = ElementID("appBar")
    return DisplayList(
      canvas: canvas, scale: scale, items: items.map { PlacedItem(element, $0) })
  }

  private func painter(bandRows: Int32 = 64) throws -> Painter {
    Painter(glyphs: try TestFonts.set(), bandRows: bandRows)
  }

  private func chunks(_ list: DisplayList) throws -> [PNGChunk] {
    PNGChunk.all(in: try painter().png(of: list))
  }

  private func colorType(_ items: [DisplayItem]) throws -> UInt8? {
    try chunks(list(items)).first?.data[9]
  }

  /// One item of every kind, over an opaque background.
  private func everything() throws -> [DisplayItem] {
    let layer = ShadowLayer(color: Color.black.withAlpha(0.3), dy: 2, sigma: 3)
    let triangle = VectorPath(polygon: [
      Point(x: 5, y: 40), Point(x: 50.5, y: 20), Point(x: 30, y: 48),
    ])
    let title = try TestFonts.set().shape(TextRequest("Inbox", size: 14))
    let text = title.runs.map { DisplayItem.glyphs($0.offsetBy(x: 3, y: 44.5), .black) }
    let glyph = try #require(MaterialIcons().glyph(named: "arrow_back"))
    let icon = Icon(name: "arrow_back", glyph: glyph, isMirrored: true)
    let fading = try #require(
      Gradient(
        from: Point(x: 44, y: 2), to: Point(x: 50, y: 42),
        stops: [.init(at: 0, .white), .init(at: 0.7, Color(rgb: 0x018786))], mixing: .straight))
    let frosted = Backdrop(sigma: 4, saturation: 1.8, tint: Color.white.withAlpha(0.3))
    let glow = ShadowLayer(color: Color.black.withAlpha(0.8), dx: 1, dy: 0.5, sigma: 1.2)
    let image = try #require(
      BarImage(name: "pair", width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 90]))
    return [
      PainterTests.background, .shadow(PainterTests.card, layer, cutout: PainterTests.card),
      .pushGroup(opacity: 0.5), .pushClip(PainterTests.card),
      .fill(RoundedRect(PainterTests.canvas), Color(rgb: 0x6200EE)),
      .path(triangle, .evenOdd, Color.white.withAlpha(0.7)), .popClip,
      .fill(RoundedRect(Rect(x: 30, y: 10, width: 20, height: 9), radius: 3), .black), .popGroup,
      .icon(icon, in: Rect(x: 34, y: 24, width: 24, height: 24), Color(rgb: 0x03DAC6)),
      .image(image, in: Rect(x: 2.5, y: 3, width: 9, height: 8), tint: nil),
      .gradient(RoundedRect(Rect(x: 44, y: 2, width: 12, height: 40), radius: 5), fading),
      .backdrop(RoundedRect(Rect(x: 5.5, y: 20, width: 45, height: 40), radius: 6), frosted),
      .border(PainterTests.card, width: 1.5, Color(rgb: 0xB00020), fill: nil),
      .pathShadow(
        triangle, .evenOdd, glow, within: Rect(x: 0, y: 4, width: 40, height: 40)),
    ] + title.runs.map { .textShadow($0.offsetBy(x: 3, y: 30.5), glow) } + text
  }

  @Test func anOpaquePictureHasNoAlphaChannel() throws {
    #expect(try colorType(everything()) == 2)
  }

  /// No one fill proves it: the picture has to be looked at.
  @Test func twoFillsThatTileThePictureMakeItOpaque() throws {
    let (left, right) = (
      Rect(x: 0, y: 0, width: 20, height: 50), Rect(x: 20, y: 0, width: 40, height: 50)
    )
    #expect(
      try colorType([.fill(RoundedRect(left), .white), .fill(RoundedRect(right), .black)]) == 2)
    #expect(try colorType([.fill(RoundedRect(left), .white)]) == 6)
  }

  @Test func aPictureThatSomethingShinesThroughHasAnAlphaChannel() throws {
    #expect(try colorType([]) == 6)
    #expect(try colorType([.fill(RoundedRect(PainterTests.canvas, radius: 1), .white)]) == 6)
    #expect(
      try colorType([.fill(RoundedRect(PainterTests.canvas), Color.white.withAlpha(0.999))]) == 6)
    #expect(
      try colorType([.pushGroup(opacity: 0.5), PainterTests.background, .popGroup]) == 6)
  }

  @Test(arguments: [(1, 2835), (1.5, 4252), (2, 5669), (3, 8504)] as [(Double, UInt32)])
  func theFileHoldsTheseChunksAndNoOthers(scale: Double, perMeter: UInt32) throws {
    let chunks = try chunks(list(everything(), scale: scale))
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    let (width, height) = (UInt32(60 * scale), UInt32(50 * scale))
    #expect(chunks[0] == .header(width, height, depth: 8, colorType: 2))
    #expect(chunks[1].data == [0])
    #expect(chunks[2].data == PNGChunk.bytes(perMeter) + PNGChunk.bytes(perMeter) + [1])
  }

  @Test func theFileHoldsThePixmap() throws {
    for items in try [everything(), Array(everything().dropFirst())] {
      let file = try painter().png(of: list(items, scale: 2))
      #expect(try PNGImage.decode(file) == painter().pixmap(of: list(items, scale: 2)))
    }
  }

  @Test(arguments: [1, 7, 16, 100] as [Int32])
  func bandsOfAnyHeightMakeTheSamePicture(rows: Int32) throws {
    let scene = try list(everything(), scale: 1.5)
    #expect(try painter(bandRows: rows).pixmap(of: scene) == painter().pixmap(of: scene))
  }

  @Test func theSameListMakesTheSameBytes() throws {
    let scene = try list(everything(), scale: 3)
    #expect(try painter().png(of: scene) == painter().png(of: scene))
  }

  @Test func theCanvasIsAWindowOntoTheScreen() throws {
    let whole = try painter().pixmap(of: list(everything()))
    let part = try painter().pixmap(
      of: list(everything(), canvas: Rect(x: 7, y: 9, width: 40, height: 30)))
    for y in 0..<30 {
      let from = ((y + 9) * 60 + 7) * 4
      #expect(part.pixels[y * 160..<(y + 1) * 160] == whole.pixels[from..<from + 160])
    }
  }

  @Test func aRightToLeftPictureIsTheMirrorImage() throws {
    let mirrored = RoundedRect(
      PainterTests.card.rect.mirrored(inWidth: 60), radius: PainterTests.card.radius)
    let (left, right) = try (
      painter().pixmap(of: list([.fill(PainterTests.card, .black)])),
      painter().pixmap(of: list([.fill(mirrored, .black)]))
    )
    for y in 0..<50 {
      for x in 0..<60 {
        #expect(left.pixels[(y * 60 + x) * 4 + 3] == right.pixels[(y * 60 + 59 - x) * 4 + 3])
      }
    }
  }

  @Test func picturesBeyondTheLimitsAreRefused() throws {
    let cases: [(Rect, String)] = [
      (Rect(x: 0, y: 0, width: 16_385, height: 1), "16385 × 1 pixels: a side may have 16384"),
      (
        Rect(x: 0, y: 0, width: 16_384, height: 16_384),
        "16384 × 16384 pixels: 67108864 are allowed"
      ),
      (Rect(x: 0, y: 0, width: 1e300, height: 1), "1e+300 × 1 pixels: a side may have 16384"),
      (Rect(x: 3, y: 3, width: 0, height: 9), "the picture has no pixels"),
    ]
    for (canvas, message) in cases {
      #expect(throws: RasterError.limit(message)) {
        try painter().png(of: list([], canvas: canvas))
      }
    }
  }

  @Test func listsThatCannotBePaintedAreFaults() throws {
    for items in [[DisplayItem.popClip], [.pushGroup(opacity: 1)]] {
      #expect(throws: RasterError.self) { try painter().png(of: list(items)) }
    }
  }

  @Test func imagesAndIconsAreDrawn() throws {
    let image = try #require(
      BarImage(name: "dot", width: 1, height: 1, pixels: [255, 0, 0, 255]))
    let pixmap = try painter().pixmap(
      of: list([
        .image(image, in: Rect(x: 1, y: 1, width: 4, height: 4), tint: nil),
        .image(image, in: Rect(x: 6, y: 1, width: 4, height: 4), tint: Color(rgb: 0x00FF00)),
      ]))
    #expect(Array(pixmap.pixels[(2 * 60 + 2) * 4..<(2 * 60 + 3) * 4]) == [255, 0, 0, 255])
    #expect(Array(pixmap.pixels[(2 * 60 + 7) * 4..<(2 * 60 + 8) * 4]) == [0, 255, 0, 255])
  }
}
