import BarDisplayList
import BarPrimitives
import CBarRaster
import Testing

@testable import BarRaster

@Suite struct FontFileTests {
  private func open(_ bytes: [UInt8]) throws(FontSetError) -> FontSet {
    try FontSet(
      sources: [FontSource(family: nil, name: "bad.ttf", storage: .bytes(bytes))],
      icons: TestFonts.icons)
  }

  @Test(arguments: [
    [], [0], Array("wOFF".utf8) + [UInt8](repeating: 0, count: 60),
    Array("%!PS-AdobeFont-1.0".utf8), [0, 1, 0, 0] + [UInt8](repeating: 0, count: 300),
    Array("ttcf".utf8) + [UInt8](repeating: 0xFF, count: 300),
  ])
  func whatIsNoFontIsRefused(bytes: [UInt8]) {
    #expect(throws: FontSetError.notAFont(name: "bad.ttf")) { try open(bytes) }
  }

  @Test func aFileBeyondTheLimitIsRefused() {
    #expect(throws: FontSetError.tooLarge(name: "bad.ttf")) {
      try open([0, 1, 0, 0] + [UInt8](repeating: 0, count: 32 << 20))
    }
  }

  @Test(arguments: [0 as UInt16, 15, 16385, 65535])
  func absurdUnitsPerEmAreRefused(units: UInt16) throws {
    var bytes = try TestFonts.bytes(of: "NotoSansHebrew-Regular.ttf")
    let head = try #require(FontTables(bytes).offset(of: "head"))
    bytes[head + 18] = UInt8(units >> 8)
    bytes[head + 19] = UInt8(truncatingIfNeeded: units)
    #expect(throws: FontSetError.notAFont(name: "bad.ttf")) { try open(bytes) }
  }

  @Test func aFontCutAnywhereIsRefusedOrShapes() throws {
    let bytes = try TestFonts.bytes(of: "NotoSansHebrew-Regular.ttf")
    var refused = 0
    for length in stride(from: 0, to: bytes.count, by: 97) {
      do {
        let fonts = try open(Array(bytes.prefix(length)))
        _ = fonts.shape(
          TextRequest("\u{5D0}\u{5D1} (1)", family: fonts.faces[0].family, maxWidth: 20))
      } catch FontSetError.notAFont {
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  /// One byte in a hundred is turned over, always the same ones: a font either is refused, by opening
  /// or by drawing, or draws.
  @Test func damagedFontsAreDrawnOrRefused() throws {
    let drawn = try (0..<40).filter(isDrawn(damagedBy:))
    #expect(!drawn.isEmpty && drawn.count < 40, "\(drawn.count) drawn")
  }

  private func isDrawn(damagedBy seed: Int) throws -> Bool {
    var bytes = try TestFonts.bytes(of: "NotoSansHebrew-Regular.ttf")
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<bytes.count / 100 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes[Int(state >> 33) % bytes.count] ^= UInt8(truncatingIfNeeded: state >> 20)
    }
    bytes[0..<4] = [0, 1, 0, 0]
    guard let fonts = try? open(bytes) else { return false }
    let shaped = fonts.shape(TextRequest("\u{5E9}\u{5C1}\u{5DC} 12", family: fonts.faces[0].family))
    let canvas = try? GlyphCanvas(width: 64, height: 64, bandRows: 16) { band throws(RasterError) in
      for run in shaped.runs {
        try fonts.draw(
          run.offsetBy(x: 4, y: 40), color: .ink, in: DeviceSpace(scale: 1), on: band)
      }
    }
    return canvas != nil
  }
}
