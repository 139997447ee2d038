import Foundation
import Testing

@testable import BarRaster

/// What comes out of PNG files, and which are refused.
@Suite struct PNGImageTests {
  private func decode(_ chunks: [PNGChunk], limits: PictureLimits = .input) throws -> Pixmap {
    try PNGImage.decode(PNGChunk.file(chunks), limits: limits)
  }

  private func failure(_ file: [UInt8], limits: PictureLimits = .input) -> RasterError? {
    do throws(RasterError) {
      _ = try PNGImage.decode(file, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private static let pixel = [
    PNGChunk.header(1, 1, depth: 8, colorType: 6), .rows([0, 10, 20, 30, 40]), .end,
  ]

  @Test func straightAlphaIsKept() throws {
    #expect(try decode(PNGImageTests.pixel).pixels == [10, 20, 30, 40])
  }

  @Test func sixteenBitsAreRoundedNotCut() throws {
    let grey = PNGChunk.header(3, 1, depth: 16, colorType: 0)
    let rows: [UInt8] = [0, 0x00, 0x80, 0x00, 0x81, 0xFF, 0x7F]
    let levels = try decode([grey, .rows(rows), .end]).pixels
    #expect([levels[0], levels[4], levels[8]] == [0, 1, 255])
  }

  @Test func packedGreyIsSpreadOverTheWholeRange() throws {
    let grey = PNGChunk.header(4, 1, depth: 2, colorType: 0)
    let levels = try decode([grey, .rows([0, 0b0001_1011]), .end]).pixels
    #expect(stride(from: 0, to: 16, by: 4).map { levels[$0] } == [0, 85, 170, 255])
  }

  @Test func paletteEntriesHaveTheirOwnAlpha() throws {
    let chunks = [
      PNGChunk.header(3, 1, depth: 8, colorType: 3),
      PNGChunk(type: "PLTE", data: [1, 2, 3, 4, 5, 6]),
      PNGChunk(type: "tRNS", data: [77]), .rows([0, 0, 1, 0]), .end,
    ]
    #expect(try decode(chunks).pixels == [1, 2, 3, 77, 4, 5, 6, 255, 1, 2, 3, 77])
  }

  @Test func aColourCanBeDeclaredTransparent() throws {
    let chunks = [
      PNGChunk.header(2, 1, depth: 8, colorType: 2),
      PNGChunk(type: "tRNS", data: [0, 1, 0, 2, 0, 3]), .rows([0, 1, 2, 3, 1, 2, 4]), .end,
    ]
    #expect(try decode(chunks).pixels == [1, 2, 3, 0, 1, 2, 4, 255])
  }

  @Test func gammaAndPhysicalSizeChangeNothing() throws {
    var chunks = PNGImageTests.pixel
    chunks.insert(PNGChunk(type: "gAMA", data: PNGChunk.bytes(100_000)), at: 1)
    chunks.insert(PNGChunk(type: "pHYs", data: PNGChunk.bytes(1) + PNGChunk.bytes(9) + [1]), at: 1)
    #expect(try decode(chunks).pixels == [10, 20, 30, 40])
  }

  @Test func everyCutShortFileIsRefused() {
    let whole = PNGChunk.file(PNGImageTests.pixel)
    for length in 0..<whole.count {
      guard case .badImage? = failure(Array(whole[..<length])) else {
        Issue.record("\(length) of \(whole.count) bytes were taken for a PNG")
        continue
      }
    }
  }

  @Test func everyFlippedBitOfTheCriticalChunksIsNoticed() {
    let whole = PNGChunk.file(PNGImageTests.pixel)
    for bit in 0..<(whole.count * 8) {
      var damaged = whole
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(failure(damaged) != nil, "bit \(bit)")
    }
  }

  @Test func sizesAreRefusedBeforeAnythingIsDecoded() {
    let wide = PNGChunk.file([PNGChunk.header(16_385, 1, depth: 8, colorType: 6)])
    #expect(failure(wide) == .limit("16385 × 1 pixels: a side may have 16384"))
    let large = PNGChunk.file([PNGChunk.header(4097, 4097, depth: 8, colorType: 6)])
    #expect(failure(large) == .limit("4097 × 4097 pixels: 16777216 are allowed"))
    let absurd = PNGChunk.file([PNGChunk.header(.max, .max, depth: 8, colorType: 6)])
    guard case .badImage? = failure(absurd) else {
      Issue.record("a side of 2^32 - 1 pixels")
      return
    }
  }

  /// libpng 1.6.39 would keep a gigabyte for such a chunk.
  @Test(arguments: ["iTXt", "zTXt", "tEXt", "sPLT", "iCCP", "abCd"])
  func chunksThatClaimAGigabyteAreNotBelieved(type: String) {
    var file = PNGChunk.file([PNGChunk.header(1, 1, depth: 8, colorType: 6)])
    file += PNGChunk.bytes(0x4000_0000) + Array(type.utf8) + [0, 0]
    #expect(failure(file) == .badImage("not a PNG, or a damaged one"))
  }

  @Test func applesOwnFormIsNamed() {
    let file = PNGChunk.file([PNGChunk(type: "CgBI", data: [0x50, 0, 0x20, 2])])
    #expect(failure(file)?.description.contains("CgBI") == true)
  }

  @Test func otherFormatsAreRefused() {
    for start in [[0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8), []] {
      #expect(failure(start + [UInt8](repeating: 0, count: 100)) != nil)
    }
  }

  /// Set BARRENDER_PNG_SUITE to a folder with PngSuite; Scripts/oracle/png_suite.py compares pixels.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["BARRENDER_PNG_SUITE"] != nil,
      "BARRENDER_PNG_SUITE names no folder"))
  func everyPictureOfPngSuiteIsRead() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["BARRENDER_PNG_SUITE"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".png") }
    #expect(names.count > 50)
    for name in names {
      let file = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
      let expected = PNGChunk.all(in: Array(file)).first?.data
      let pixmap = try PNGImage.decode(Array(file))
      #expect(PNGChunk.bytes(UInt32(pixmap.width)) == expected?[0..<4].map { $0 }, "\(name)")
      #expect(PNGChunk.bytes(UInt32(pixmap.height)) == expected?[4..<8].map { $0 }, "\(name)")
    }
  }
}
