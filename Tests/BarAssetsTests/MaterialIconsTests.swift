import CBarRaster
import Testing

@testable import BarAssets

@Suite struct MaterialIconsTests {
  let icons = MaterialIcons()

  @Test func namesAreSortedAndEachIsFound() {
    let names = icons.names
    #expect(names.count == 2193)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { icons.glyph(named: $0) != nil })
  }

  @Test(arguments: ["", " ", "Menu", "menu ", "men", "menuu", "~", "10k\n", "menu 687", "a\u{0}"])
  func whatIsNoIconIsNotFound(name: String) {
    #expect(icons.glyph(named: name) == nil)
  }

  /// The font itself says which icon a name is: its ligature rules turn the letters into one glyph.
  @Test func everyNameShapesToItsGlyphAndHasInk() throws {
    var opened: OpaquePointer?
    let bytes = EmbeddedFonts.icons.bytes.buffer
    let status = br_font_open(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, 0, .BR_STORAGE_STATIC, &opened)
    #expect(status == .BR_STATUS_OK)
    let font = try #require(opened)
    defer { br_font_close(font) }
    for name in icons.names {
      let glyph = icons.glyph(named: name)
      #expect(shape(name, font) == glyph.map { [$0] }, "\(name)")
      // cameraswitch and snowmobile overshoot by up to 3 of 512 units: less than half a pixel here.
      let ink = inked(glyph ?? 0, font)
      #expect(!ink.isEmpty, "\(name) has no ink")
      #expect(ink.allSatisfy { (7...32).contains($0.x) && (7...32).contains($0.y) }, "\(name)")
    }
  }

  private func shape(_ name: String, _ font: OpaquePointer) -> [UInt32] {
    let text = name.unicodeScalars.map(\.value)
    var glyphs = [br_shaped_glyph](repeating: br_shaped_glyph(), count: text.count + 1)
    var count = 0
    let status = text.withUnsafeBufferPointer { text in
      "en".withCString { language in
        var request = br_shape_request(
          text: text.baseAddress, length: UInt32(text.count), start: 0, count: UInt32(text.count),
          right_to_left: 0, script: 0x4C61_746E, language: language, optional_ligatures: 1,
          tells_bonds: 0)
        return br_font_shape(font, &request, &glyphs, glyphs.count, &count)
      }
    }
    return status == .BR_STATUS_OK ? glyphs.prefix(count).map(\.glyph) : []
  }

  /// Pixels with ink where a box of 24 pixels stands 8 pixels from the left and the top.
  private func inked(_ glyph: UInt32, _ font: OpaquePointer) -> [(x: Int, y: Int)] {
    var pixels = [UInt16](repeating: 0, count: 40 * 40 * 4)
    let status = pixels.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(pixels: buffer.baseAddress, width: 40, top: 0, rows: 40)
      var placed = br_placed_glyph(glyph: glyph, x: 8, y: 32)
      let black = br_color(red: 0, green: 0, blue: 0, alpha: 65535)
      return br_draw_glyphs(&band, font, &placed, 1, 24, 0, black)
    }
    #expect(status == .BR_STATUS_OK)
    return (0..<1600).filter { pixels[$0 * 4 + 3] > 0 }.map { ($0 % 40, $0 / 40) }
  }
}
