import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

/// Shadows of text through the painter.
@Suite struct TextShadowTests {
  private static let canvas = Rect(x: 0, y: 0, width: 120, height: 60)

  private func runs(at origin: Point = Point(x: 30, y: 38)) throws -> [GlyphRun] {
    try TestFonts.set().shape(TextRequest("Inbox", size: 24)).runs.map {
      $0.offsetBy(x: origin.x, y: origin.y)
    }
  }

  private func alphas(
    _ items: [DisplayItem], canvas: Rect = canvas, scale: Double = 1, bandRows: Int32 = 64
  ) throws -> [Double] {
    let element = ElementID("navigationBar")
    let list = DisplayList(
      canvas: canvas, scale: scale, items: items.map { PlacedItem(element, $0) })
    let pixmap = try Painter(glyphs: TestFonts.set(), bandRows: bandRows).pixmap(of: list)
    return stride(from: 3, to: pixmap.pixels.count, by: 4).map { Double(pixmap.pixels[$0]) }
  }

  private func layer(sigma: Double, dx: Double = 0, dy: Double = 0) -> ShadowLayer {
    ShadowLayer(color: .black, dx: dx, dy: dy, sigma: sigma)
  }

  @Test func withoutBlurItIsTheTextMoved() throws {
    let shadow = try runs().map { DisplayItem.textShadow($0, layer(sigma: 0, dx: 2.5, dy: 1)) }
    let text = try runs(at: Point(x: 32.5, y: 39)).map { DisplayItem.glyphs($0, .black) }
    #expect(try alphas(shadow) == alphas(text))
  }

  /// Rounding to 8 bits may cost half a level a pixel, not in one direction.
  @Test(arguments: [0.3, 0.8, 2, 4])
  func aBlurSpreadsTheInkAndLosesNone(sigma: Double) throws {
    let ink = try alphas(runs().map { .glyphs($0, .black) }).reduce(0, +)
    let shadow = try alphas(runs().map { .textShadow($0, layer(sigma: sigma)) })
    #expect(abs(shadow.reduce(0, +) / ink - 1) < 0.005)
    #expect(sigma < 1 || (shadow.max() ?? 255) < 255)
  }

  /// Text against a plain convolution of the text's own pixels, which is that exact for blurs that
  /// are wide to a pixel.
  @Test(arguments: [5.0, 17, 40])
  func itIsTheTextsPixelsConvolved(sigma: Double) throws {
    let reach = Int(sigma * 5)
    let text = try alphas(runs().map { .glyphs($0, .black) })
    let shadow = try alphas(runs().map { .textShadow($0, layer(sigma: sigma)) })
    let weights = (-reach...reach).map { GaussOracle.share(from: Double($0) - 0.5, sigma: sigma) }
    func convolved(_ values: [Double], step: Int, count: Int, at index: Int, place: Int) -> Double {
      (max(-reach, -place)...min(reach, count - 1 - place)).reduce(0) { sum, offset in
        sum + values[index + offset * step] * weights[offset + reach]
      }
    }
    let across = text.indices.map {
      convolved(text, step: 1, count: 120, at: $0, place: $0 % 120)
    }
    for index in text.indices {
      let exact = convolved(across, step: 120, count: 60, at: index, place: index / 120)
      #expect(abs(shadow[index] - exact) < 1, "levels of 255")
    }
  }

  @Test(arguments: [0.4, 1.5, 6, 20, 90])
  func bandsOfAnyHeightMakeTheSamePicture(sigma: Double) throws {
    let items = try runs().map { DisplayItem.textShadow($0, layer(sigma: sigma, dy: 1.3)) }
    let whole = try alphas(items, scale: 2)
    for rows in [1, 13, 200] as [Int32] {
      #expect(try alphas(items, scale: 2, bandRows: rows) == whole)
    }
  }

  /// Ink outside the canvas casts its shadow into it.
  @Test func theCanvasIsAWindowOntoTheScreen() throws {
    let items = try runs().map { DisplayItem.textShadow($0, layer(sigma: 3)) }
    let whole = try alphas(items)
    let part = try alphas(items, canvas: Rect(x: 45, y: 30, width: 40, height: 20))
    for y in 0..<20 {
      for x in 0..<40 { #expect(part[y * 40 + x] == whole[(y + 30) * 120 + x + 45]) }
    }
  }

  @Test func aShadowAcrossTilesHasNoSeam() throws {
    let rects = Rect(x: 0, y: 0, width: 600, height: 60)
    let left = try alphas(
      runs(at: Point(x: 220, y: 38)).map { .textShadow($0, layer(sigma: 2)) }, canvas: rects)
    let right = try alphas(
      runs(at: Point(x: 320, y: 38)).map { .textShadow($0, layer(sigma: 2)) }, canvas: rects)
    for y in 0..<60 {
      for x in 190..<400 {
        #expect(abs(left[y * 600 + x] - right[y * 600 + x + 100]) <= 1)
      }
    }
  }
}
