import CBarRaster
import Testing

@testable import BarRaster

/// The rules of CBarRaster.h about arguments, counts and handles.
@Suite struct FontCoreTests {
  private func withFont(_ body: (OpaquePointer) throws -> Void) throws {
    let bytes = try TestFonts.bytes(of: "NotoSansHebrew-Regular.ttf")
    var opened: OpaquePointer?
    let status = br_font_open(bytes, bytes.count, 0, .BR_STORAGE_COPY, &opened)
    #expect(status == .BR_STATUS_OK)
    let font = try #require(opened)
    defer { br_font_close(font) }
    try body(font)
  }

  private func shape(
    _ font: OpaquePointer?, _ text: [UInt32], start: UInt32, count: UInt32, script: UInt32,
    capacity: Int
  ) -> (status: br_status, needed: Int) {
    var needed = -1
    var glyphs = [br_shaped_glyph](repeating: br_shaped_glyph(), count: capacity)
    let status = text.withUnsafeBufferPointer { text in
      "he".withCString { language in
        var request = br_shape_request(
          text: text.baseAddress, length: UInt32(text.count), start: start, count: count,
          right_to_left: 1, script: script, language: language, optional_ligatures: 1,
          tells_bonds: 0)
        return br_font_shape(font, &request, &glyphs, capacity, &needed)
      }
    }
    return (status, needed)
  }

  private static let hebrew: UInt32 = 0x4865_6272
  private static let word: [UInt32] = [0x5D0, 0x5D1, 0x5D2]

  @Test func theNeededCountIsSetWhenThereIsTooLittleRoom() throws {
    try withFont { font in
      let short = shape(font, Self.word, start: 0, count: 3, script: Self.hebrew, capacity: 2)
      #expect(short.status == .BR_STATUS_BUFFER_TOO_SMALL && short.needed == 3)
      let enough = shape(font, Self.word, start: 0, count: 3, script: Self.hebrew, capacity: 3)
      #expect(enough.status == .BR_STATUS_OK && enough.needed == 3)
      let nothing = shape(font, [], start: 0, count: 0, script: Self.hebrew, capacity: 0)
      #expect(nothing.status == .BR_STATUS_OK && nothing.needed == 0)
    }
  }

  @Test func runsOutsideTheTextAndUnknownScriptsAreRefused() throws {
    try withFont { font in
      for (start, count) in [(0, 4), (4, 0), (2, 2), (UInt32.max, 1), (1, UInt32.max)]
        as [(UInt32, UInt32)]
      {
        let answer = shape(
          font, Self.word, start: start, count: count, script: Self.hebrew, capacity: 9)
        #expect(answer.status == .BR_STATUS_BAD_ARGUMENT && answer.needed == 0)
      }
      let noScript = shape(font, Self.word, start: 0, count: 3, script: 0, capacity: 9)
      #expect(noScript.status == .BR_STATUS_BAD_ARGUMENT)
    }
    let noFont = shape(nil, Self.word, start: 0, count: 3, script: Self.hebrew, capacity: 9)
    #expect(noFont.status == .BR_STATUS_BAD_ARGUMENT)
  }

  @Test func aFaceThatTheFileDoesNotHoldIsRefused() throws {
    let bytes = try TestFonts.bytes(of: "NotoSansHebrew-Regular.ttf")
    var opened: OpaquePointer?
    #expect(br_font_open(bytes, bytes.count, 1, .BR_STORAGE_COPY, &opened) == .BR_STATUS_BAD_FONT)
    #expect(br_font_open(nil, 0, 0, .BR_STORAGE_COPY, &opened) == .BR_STATUS_BAD_ARGUMENT)
    #expect(opened == nil)
    br_font_close(nil)
  }

  @Test func namesAreCutToTheRoomThereIs() throws {
    try withFont { font in
      var family = [CChar](repeating: 1, count: 5)
      var style = [CChar](repeating: 1, count: 2)
      #expect(br_font_name(font, &family, 5, &style, 2) == .BR_STATUS_OK)
      #expect(family == Array("Noto".utf8CString))
      #expect(style == Array("R".utf8CString))
      #expect(br_font_name(font, &family, 0, &style, 2) == .BR_STATUS_BAD_ARGUMENT)
    }
  }

  @Test func glyphsThatCannotBeDrawnAreRefused() throws {
    try withFont { font in
      var pixels = [UInt16](repeating: 0, count: 64)
      pixels.withUnsafeMutableBufferPointer { buffer in
        var band = br_band(pixels: buffer.baseAddress, width: 4, top: 0, rows: 4)
        func draw(_ glyph: UInt32, x: Double, size: Double) -> br_status {
          var placed = br_placed_glyph(glyph: glyph, x: x, y: 3)
          return br_draw_glyphs(&band, font, &placed, 1, size, 0, .ink)
        }
        #expect(draw(5, x: 0, size: 4) == .BR_STATUS_OK)
        #expect(draw(5, x: .nan, size: 4) == .BR_STATUS_BAD_ARGUMENT)
        #expect(draw(5, x: 0, size: .infinity) == .BR_STATUS_BAD_ARGUMENT)
        #expect(draw(5, x: 0, size: -1) == .BR_STATUS_BAD_ARGUMENT)
        #expect(draw(70_000, x: 0, size: 4) == .BR_STATUS_BAD_FONT)
        #expect(draw(5, x: 1e300, size: 1e300) == .BR_STATUS_OK)
        #expect(draw(5, x: 0, size: 0) == .BR_STATUS_OK)
      }
    }
  }

  @Test func theParagraphsDirectionMustBeOneOfThree() {
    var levels: [Int8] = [9]
    var resolved: Int32 = -1
    #expect(br_bidi_levels([0x5D0], 1, 3, &levels, &resolved) == .BR_STATUS_BAD_ARGUMENT)
    #expect(br_bidi_levels(nil, 1, 0, &levels, &resolved) == .BR_STATUS_BAD_ARGUMENT)
    #expect(br_bidi_levels(nil, 0, 1, nil, &resolved) == .BR_STATUS_OK)
    #expect(resolved == 1)
  }

  @Test func everyLibraryTellsItsVersion() {
    let versions = (0..<10).compactMap { br_library_version($0).map { String(cString: $0) } }
    #expect(
      versions.map { $0.prefix { $0 != " " } } == ["libpng", "FreeType", "HarfBuzz", "FriBidi"])
    #expect(versions.allSatisfy { $0.contains(".") && !$0.contains("_") })
  }
}
