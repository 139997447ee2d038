import BarDisplayList
import BarPrimitives
import BarTestSupport
import CBarRaster
import Foundation
import Testing

@testable import BarRaster

/// Fixtures/Shaping/coverage.json, which Scripts/oracle/coverage.py records.
struct CoverageTable: Decodable {
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    let font: String
    let glyph: UInt32
    let pixelsPerEm: Double
    /// The glyph's origin on the pixel grid.
    let x: Double
    /// Pixel edges relative to the origin, y down.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// Levels times 256, big-endian, 16 bits.
    let levels: Data

    var testDescription: String {
      "\(font.split(separator: "/").last ?? "") \(glyph) at \(pixelsPerEm) px + \(x)"
    }

    /// Coverage of a pixel, 0 ... 255.
    func level(x: Int, y: Int) -> Double {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
      let at = levels.startIndex + (y * width + x) * 2
      return Double(levels[at]) + Double(levels[at + 1]) / 256
    }
  }
  let cases: [Case]

  static func load() throws -> CoverageTable {
    let file = Repository.fixtures.appendingPathComponent("Shaping/coverage.json")
    return try JSONDecoder().decode(CoverageTable.self, from: Data(contentsOf: file))
  }
}

@Suite struct GlyphCoverageTests {
  /// Pixels around the recorded box that must stay empty.
  static let margin = 2

  @Test(arguments: try CoverageTable.load().cases)
  func coverageIsWithinTwoLevelsOfTheOutlineAtThirtyTwoTimesTheSize(_ entry: CoverageTable.Case)
    throws
  {
    let canvas = try draw(entry, bandRows: 16)
    var largest = 0.0
    var total = 0.0
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let truth = entry.level(x: x - Self.margin, y: y - Self.margin)
        let difference = abs(canvas[x, y] - truth)
        largest = max(largest, difference)
        total += difference
      }
    }
    let mean = total / Double(entry.width * entry.height)
    #expect(largest <= 2, "largest \(largest), mean \(mean)")
    #expect(mean <= 0.5, "largest \(largest), mean \(mean)")
  }

  @Test func bandsDoNotShow() throws {
    for entry in try CoverageTable.load().cases where entry.pixelsPerEm == 34 {
      let whole = try draw(entry, bandRows: 1000)
      #expect(try draw(entry, bandRows: 1).levels == whole.levels, "\(entry.testDescription)")
      #expect(try draw(entry, bandRows: 7).levels == whole.levels, "\(entry.testDescription)")
    }
  }

  private func draw(_ entry: CoverageTable.Case, bandRows: Int) throws -> GlyphCanvas {
    let file = Repository.root.appendingPathComponent(entry.font)
    let face = try FontFace(
      FontSource(
        family: nil, name: entry.font, storage: .bytes([UInt8](try Data(contentsOf: file)))))
    let origin = br_placed_glyph(
      glyph: entry.glyph, x: Double(Self.margin - entry.left) + entry.x,
      y: Double(Self.margin - entry.top))
    return try GlyphCanvas(
      width: entry.width + 2 * Self.margin, height: entry.height + 2 * Self.margin,
      bandRows: bandRows
    ) { band throws(RasterError) in
      try face.draw([origin], pixelsPerEm: entry.pixelsPerEm, color: .ink, on: band)
    }
  }
}
