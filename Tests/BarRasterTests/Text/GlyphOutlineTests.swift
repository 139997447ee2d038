import BarAssets
import BarDisplayList
import CBarRaster
import Testing

@testable import BarRaster

/// What br_font_outline hands out, and what FontSet makes of it.
@Suite struct GlyphOutlineTests {
  private let roboto = EmbeddedFonts.all[6]

  private func withFont<Result>(_ body: (OpaquePointer) throws -> Result) throws -> Result {
    var font: OpaquePointer?
    let bytes = roboto.bytes.buffer
    try #require(
      br_font_open(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, 0, .BR_STORAGE_STATIC, &font)
        == .BR_STATUS_OK)
    defer { br_font_close(font) }
    return try body(try #require(font))
  }

  @Test func factsAreToldWithoutRoomAndNothingIsWritten() throws {
    try withFont { font in
      var facts = br_outline_facts()
      var verb = 99 as UInt8
      let status = withUnsafeMutablePointer(to: &verb) { verb in
        let room = br_outline_room(
          verbs: verb, verb_capacity: 1, points: nil, point_capacity: 0)
        return br_font_outline(font, br_font_glyph(font, 0x49), room, &facts)
      }
      // An I is a rectangle: a move and four lines.
      #expect(status == .BR_STATUS_BUFFER_TOO_SMALL && verb == 99)
      #expect(facts.verb_count == 5 && facts.point_count == 5 && facts.advance == 578)
    }
  }

  @Test func aSpaceIsAnEmptyOutlineWithAnAdvance() throws {
    try withFont { font in
      var facts = br_outline_facts()
      let space = br_font_glyph(font, 0x20)
      #expect(br_font_outline(font, space, br_outline_room(), &facts) == .BR_STATUS_OK)
      #expect(facts.verb_count == 0 && facts.point_count == 0 && facts.advance > 0)
    }
  }

  @Test func whatIsNoGlyphIsRefused() throws {
    try withFont { font in
      var facts = br_outline_facts()
      let room = br_outline_room()
      let count = br_font_get_metrics(font).glyph_count
      #expect(br_font_outline(font, count, room, &facts) == .BR_STATUS_BAD_FONT)
      #expect(br_font_outline(nil, 0, room, &facts) == .BR_STATUS_BAD_ARGUMENT)
      #expect(br_font_outline(font, 0, room, nil) == .BR_STATUS_BAD_ARGUMENT)
    }
  }

  @Test func anOutlineStandsOnTheBaselineWithYDown() throws {
    let fonts = try TestFonts.set()
    let run = try #require(
      fonts.shape(TextRequest("I", family: "Roboto", weight: .medium)).runs.first)
    let outline = try #require(fonts.outline(of: run.glyphs[0].glyph, in: run.face))
    let heights = outline.path.elements.compactMap { element -> Double? in
      switch element {
      case .move(let end), .line(let end): end.y
      default: nil
      }
    }
    #expect(outline.unitsPerEm == 2048)
    // The capital height of Roboto in its OS/2 table.
    #expect(heights.min() == -1456 && heights.max() == 0)
  }

  @Test func aFaceIsCalledByItsNameInTheFile() throws {
    let fonts = try TestFonts.set()
    let run = try #require(fonts.shape(TextRequest("I", weight: .semibold)).runs.first)
    let style = FaceStyle(family: "Inter", weight: 600, isSlanted: false)
    #expect(fonts.style(of: run.face) == style)
    #expect(fonts.style(of: FontFaceID(index: 99, name: "none")) == nil)
  }
}
