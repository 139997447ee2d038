import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

/// The order and the numbers that the PNG specification's third edition asks for.
@Suite struct AnimatedPNGTests {
  private func still(_ color: Color) throws -> [UInt8] {
    let canvas = Rect(x: 0, y: 0, width: 30, height: 20)
    return try Painter(glyphs: try TestFonts.set()).png(
      of: DisplayList(
        canvas: canvas, scale: 2,
        items: [PlacedItem(ElementID("film"), .fill(RoundedRect(canvas), color))]))
  }

  @Test func framesFollowTheSpecification() throws {
    let stills = try [Color.white, .black, Color(rgb: 0x6200EE)].map(still)
    var film = AnimatedPNG(frameCount: 3)
    for (index, frame) in stills.enumerated() {
      try film.append(frame, milliseconds: 100 * (index + 1))
    }
    let bytes = film.finish()
    let chunks = PNGChunk.all(in: bytes)
    // Its check sums included, the file is what the independent writer makes of its chunks.
    #expect(PNGChunk.file(chunks) == bytes)
    #expect(
      chunks.map(\.type) == [
        "IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(chunks[3].data == PNGChunk.bytes(3) + PNGChunk.bytes(0))
    let numbered = chunks.filter { $0.type == "fcTL" || $0.type == "fdAT" }
    #expect(numbered.map { PNGChunk.number($0.data.prefix(4)) } == [0, 1, 2, 3, 4])
    let controls = chunks.filter { $0.type == "fcTL" }
    for (index, control) in controls.enumerated() {
      #expect(control.data.count == 26)
      #expect(
        control.data[4..<20].elementsEqual(
          [60, 40, 0, 0].flatMap { PNGChunk.bytes($0) }))
      #expect(PNGChunk.number(control.data[20..<22]) == 100 * UInt32(index + 1))
      #expect(PNGChunk.number(control.data[22..<24]) == 1_000)
    }
    // What a reader without animation sees is the first frame; the others hold their own pixels.
    #expect(try PNGImage.decode(bytes).pixels == PNGImage.decode(stills[0]).pixels)
    let last = chunks.filter { $0.type == "fdAT" }[1]
    let own = PNGChunk.all(in: stills[2]).first { $0.type == "IDAT" }
    #expect(Array(last.data.dropFirst(4)) == own?.data)
  }

  @Test func bytesThatAreNoPNGAreRefused() {
    var film = AnimatedPNG(frameCount: 1)
    #expect(throws: RasterError.self) { try film.append([1, 2, 3], milliseconds: 1) }
  }
}
