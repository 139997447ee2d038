import BarAssets
import BarDisplayList
import BarPrimitives
import CBarRaster
import Testing

@testable import BarRaster

/// Icons drawn at 24 pt, 4 pixels a point, their box 2 pt from the canvas's edges.
@Suite struct IconBoxTests {
  private static let box = Rect(x: 2, y: 2, width: 24, height: 24)
  private static let scale = 4.0

  /// Ink edges in points from the box's left and top edge: Material's grid of 24.
  private func ink(_ name: String, isMirrored: Bool = false, box: Rect = box) throws
    -> (left: Double, top: Double, right: Double, bottom: Double)
  {
    let fonts = try TestFonts.set()
    let glyph = try #require(MaterialIcons().glyph(named: name))
    let canvas = try GlyphCanvas(width: 160, height: 112, bandRows: 16) {
      band throws(RasterError) in
      try fonts.draw(
        Icon(name: name, glyph: glyph, isMirrored: isMirrored), in: box, color: .ink,
        space: DeviceSpace(scale: Self.scale), on: band)
    }
    let ink = try #require(canvas.ink)
    func points(_ pixels: Double, from edge: Double) -> Double { pixels / Self.scale - edge }
    return (
      points(ink.left, from: box.minX), points(ink.top, from: box.minY),
      points(ink.right, from: box.minX), points(ink.bottom, from: box.minY)
    )
  }

  private func isNear(_ value: Double, _ wanted: Double) -> Bool { abs(value - wanted) < 0.05 }

  @Test func menuIsThreeBarsInTheMiddleOfTheBox() throws {
    let ink = try ink("menu")
    #expect(isNear(ink.left, 3) && isNear(ink.right, 21), "\(ink)")
    #expect(isNear(ink.top, 6) && isNear(ink.bottom, 18), "\(ink)")
  }

  @Test func moreVertStandsInTheMiddle() throws {
    let ink = try ink("more_vert")
    #expect(isNear(ink.left, 10) && isNear(ink.right, 14), "\(ink)")
    #expect(isNear(ink.top, 4) && isNear(ink.bottom, 20), "\(ink)")
  }

  @Test func searchStartsThreePointsFromTheLeftAndTheTop() throws {
    let ink = try ink("search")
    #expect(isNear(ink.left, 3) && isNear(ink.top, 3), "\(ink)")
    // The handle ends in a slanted corner, of which the last pixel holds little.
    #expect((20.3...20.5).contains(ink.right) && (20.3...20.5).contains(ink.bottom), "\(ink)")
  }

  @Test func aMirroredIconIsTheMirrorImageInsideItsBox() throws {
    let plain = try ink("search")
    let mirrored = try ink("search", isMirrored: true)
    #expect(isNear(mirrored.left, 24 - plain.right) && isNear(mirrored.right, 24 - plain.left))
    #expect(mirrored.top == plain.top && mirrored.bottom == plain.bottom)
  }

  @Test func inABoxThatIsNotSquareTheIconIsInTheMiddle() throws {
    let ink = try ink("menu", box: Rect(x: 2, y: 2, width: 36, height: 24))
    #expect(isNear(ink.left, 9) && isNear(ink.right, 27), "\(ink)")
    #expect(isNear(ink.top, 6) && isNear(ink.bottom, 18), "\(ink)")
  }
}
