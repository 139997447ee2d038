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
      var bounds = br_shape()
      #expect(br_font_glyph_bounds(font, glyph ?? 0, &bounds) == .BR_STATUS_OK)
      #expect(bounds.right > bounds.left && bounds.top > bounds.bottom, "\(name) has no ink")
      // cameraswitch and snowmobile overshoot by up to 3 of 512 units, 0.14 pt at 24 pt.
      #expect(bounds.left >= -3 && bounds.right <= 515, "\(name) leaves its box")
      #expect(bounds.bottom >= -3 && bounds.top <= 515, "\(name) leaves its box")
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
          right_to_left: 0, script: 0x4C61_746E, language: language, optional_ligatures: 1)
        return br_font_shape(font, &request, &glyphs, glyphs.count, &count)
      }
    }
    return status == .BR_STATUS_OK ? glyphs.prefix(count).map(\.glyph) : []
  }
}
