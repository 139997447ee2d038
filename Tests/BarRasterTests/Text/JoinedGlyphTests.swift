import BarDisplayList
import BarPrimitives
import CBarRaster
import Testing

@testable import BarRaster

/// Letters that end in one pixel or lie over each other, against all outlines of the run as one path,
/// drawn at 16 times the size and averaged: what Scripts/oracle/engines.py judges by cairo.
@Suite struct JoinedGlyphTests {
  private static let factor = 16
  private static let (width, height) = (150, 40)

  private func fonts() throws -> FontSet {
    try FontSet(
      sources: TestFonts.embedded + [
        TestFonts.fixture("NotoSansArabic-Regular.ttf"),
        TestFonts.fixture("NotoSansDevanagari-subset.ttf"),
        TestFonts.fixture("NotoSansThai-subset.ttf"),
      ],
      icons: TestFonts.icons, missingGlyphs: .tofu)
  }

  /// All glyphs of all runs, in points.
  private func path(of runs: [GlyphRun], in fonts: FontSet) throws -> VectorPath {
    var elements: [VectorPath.Element] = []
    for run in runs {
      for glyph in run.glyphs {
        let outline = try #require(fonts.outline(of: glyph.glyph, in: run.face))
        let scale = run.size / outline.unitsPerEm
        elements +=
          outline.path.mapPoints { point in
            Point(
              x: run.origin.x + glyph.x + point.x * scale,
              y: run.origin.y + glyph.y + point.y * scale)
          }.elements
      }
    }
    return VectorPath(elements)
  }

  private func truth(_ path: VectorPath, scale: Double) throws -> [Double] {
    let factor = Self.factor
    let large = try GlyphCanvas(
      width: Self.width * factor, height: Self.height * factor, bandRows: 64
    ) { band throws(RasterError) in
      try Outline(path, in: DeviceSpace(scale: scale * Double(factor)))
        .fill(.nonZero, .ink, on: band)
    }
    var levels = [Double](repeating: 0, count: Self.width * Self.height)
    for y in 0..<Self.height * factor {
      for x in 0..<Self.width * factor where large[x, y] > 0 {
        levels[y / factor * Self.width + x / factor] += large[x, y] / Double(factor * factor)
      }
    }
    return levels
  }

  @Test(
    arguments: [
      "\u{633}\u{644}\u{627}\u{645} \u{639}\u{644}\u{64A}\u{643}\u{645}",
      "\u{645}\u{62D}\u{64E}\u{645}\u{64E}\u{651}\u{62F}\u{64C}",
      "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}",
      "AVATAR fluff rn ll",
    ], [1.0, 1.5, 2, 3])
  func noSeamIsLeftWhereLettersMeet(text: String, scale: Double) throws {
    let fonts = try fonts()
    let shaped = fonts.shape(TextRequest(text, size: 40 / scale - 11 / scale))
    let runs = shaped.runs.map { $0.offsetBy(x: 2.3 / scale, y: 28.4 / scale) }
    let drawn = try GlyphCanvas(width: Self.width, height: Self.height, bandRows: 16) {
      band throws(RasterError) in
      for run in runs { try fonts.draw(run, color: .ink, in: DeviceSpace(scale: scale), on: band) }
    }
    let truth = try truth(try path(of: runs, in: fonts), scale: scale)
    let largest = zip(drawn.levels, truth).map { abs($0 - $1) }.max() ?? 255
    #expect(largest <= 1)
    #expect(truth.contains { $0 > 250 })
  }

  /// More marks on a letter than are worth joining are blended one by one, and none is lost.
  @Test func aHeapOfMarksIsStillDrawn() throws {
    let fonts = try fonts()
    let heap = "\u{645}" + String(repeating: "\u{64E}", count: 40)
    func mass(_ text: String) throws -> Double {
      let run = try #require(fonts.shape(TextRequest(text, size: 24)).runs.first)
      return try GlyphCanvas(width: 64, height: 64, bandRows: 16) { band throws(RasterError) in
        try fonts.draw(
          run.offsetBy(x: 20, y: 40), color: .ink, in: DeviceSpace(scale: 1), on: band)
      }.levels.reduce(0, +)
    }
    #expect(try mass(heap) > mass("\u{645}"))
  }
}
