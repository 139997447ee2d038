import BarDisplayList
import BarPrimitives
import BarTestSupport
import Foundation
import Testing

@testable import BarRaster

/// Fixtures/Shaping/hb-shape.json, which Scripts/oracle/shaping.py records.
struct ShapingTable: Decodable {
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    let font: String
    let text: String
    let direction: String
    let language: String
    let ligatures: Bool
    /// Glyph, cluster, advance, x offset, y offset in font units.
    let glyphs: [[Int]]

    var testDescription: String { "\(font.split(separator: "/").last ?? ""): \(text)" }
  }
  let tool: String
  let cases: [Case]

  static func load() throws -> ShapingTable {
    let file = Repository.fixtures.appendingPathComponent("Shaping/hb-shape.json")
    return try JSONDecoder().decode(ShapingTable.self, from: Data(contentsOf: file))
  }
}

@Suite struct ShapingOracleTests {
  @Test(arguments: try ShapingTable.load().cases)
  func glyphsClustersAndAdvancesEqualThoseOfHarfBuzzsTool(_ entry: ShapingTable.Case) throws {
    let file = Repository.root.appendingPathComponent(entry.font)
    let fonts = try FontSet(
      sources: [
        FontSource(
          family: nil, name: entry.font, storage: .bytes([UInt8](try Data(contentsOf: file))))
      ], icons: TestFonts.icons)
    let shaped = try shape(entry, fonts)
    let run = try #require(shaped.runs.first)
    #expect(shaped.runs.count == 1)
    var pen = 0.0
    let found = run.glyphs.map { glyph in
      defer { pen += glyph.advance }
      return [Double(glyph.glyph), Double(glyph.cluster), glyph.advance, glyph.x - pen, -glyph.y]
    }
    #expect(found == entry.glyphs.map { $0.map(Double.init) })
    #expect(shaped.width == Double(entry.glyphs.reduce(0) { $0 + $1[2] }))
  }

  /// A size of one em a unit makes points and font units the same.
  private func shape(_ entry: ShapingTable.Case, _ fonts: FontSet) throws -> ShapedText {
    let face = try #require(fonts.face(at: 0))
    return fonts.shape(
      TextRequest(
        text: entry.text,
        font: FontDescriptor(
          family: fonts.faces[0].family, weight: .regular,
          size: Double(face.metrics.units_per_em)),
        baseDirection: entry.direction == "rtl" ? .rightToLeft : .leftToRight,
        language: entry.language,
        // Too small to move anything, but it turns optional ligatures off.
        letterSpacing: entry.ligatures ? 0 : .leastNonzeroMagnitude))
  }
}
