import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

/// Shadows of outlines through the painter.
@Suite struct PathShadowTests {
  private static let canvas = Rect(x: 0, y: 0, width: 120, height: 90)

  private func alphas(
    _ items: [DisplayItem], canvas: Rect = canvas, scale: Double = 1, bandRows: Int32 = 64
  ) throws -> [Double] {
    let list = DisplayList(
      canvas: canvas, scale: scale,
      items: items.map { PlacedItem(ElementID("bottomAppBar"), $0) })
    let pixmap = try Painter(glyphs: TestFonts.set(), bandRows: bandRows).pixmap(of: list)
    return stride(from: 3, to: pixmap.pixels.count, by: 4).map { Double(pixmap.pixels[$0]) }
  }

  private func layer(sigma: Double, dx: Double = 0, dy: Double = 0) -> ShadowLayer {
    ShadowLayer(color: .black, dx: dx, dy: dy, sigma: sigma)
  }

  private let box = Rect(x: 30, y: 25, width: 60, height: 40)

  private var boxPath: VectorPath {
    VectorPath(polygon: [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
    ])
  }

  /// A notch, as a floating button cuts it.
  private let notched = VectorPath([
    .move(Point(x: 110, y: 30)), .line(Point(x: 110, y: 200)), .line(Point(x: 10, y: 200)),
    .line(Point(x: 10, y: 30)), .line(Point(x: 40, y: 30)),
    .cubic(Point(x: 40, y: 41.05), Point(x: 48.95, y: 50), Point(x: 60, y: 50)),
    .cubic(Point(x: 71.05, y: 50), Point(x: 80, y: 41.05), Point(x: 80, y: 30)), .close,
  ])

  /// A rectangle's shadow is known exactly: that of a path of four corners is the same, to the levels
  /// that cells of an eighth of sigma cost.
  @Test(arguments: [1.5, 4, 9])
  func aRectangleCastsARectanglesShadow(sigma: Double) throws {
    let exact = try alphas([.shadow(RoundedRect(box), layer(sigma: sigma, dy: 2), cutout: nil)])
    let found = try alphas([
      .pathShadow(boxPath, .nonZero, layer(sigma: sigma, dy: 2), within: Self.canvas)
    ])
    for (one, other) in zip(exact, found) { #expect(abs(one - other) <= 2) }
  }

  /// Coverage is counted in eighths of a pixel then.
  @Test func withoutBlurItIsTheOutlineMoved() throws {
    let moved = notched.mapPoints { Point(x: $0.x + 2.5, y: $0.y + 1) }
    let layer = layer(sigma: 0, dx: 2.5, dy: 1)
    let found = try alphas([.pathShadow(notched, .nonZero, layer, within: Self.canvas)])
    let exact = try alphas([.path(moved, .nonZero, .black)])
    for (one, other) in zip(exact, found) { #expect(abs(one - other) <= 4) }
  }

  @Test(arguments: [4.0, 0, 40])
  func nothingIsDrawnOutsideItsArea(sigma: Double) throws {
    let area = Rect(x: 30, y: 20, width: 45, height: 33)
    let whole = try alphas([
      .pathShadow(notched, .nonZero, layer(sigma: sigma), within: Self.canvas)
    ])
    let part = try alphas(
      [.pathShadow(notched, .nonZero, layer(sigma: sigma), within: area)], bandRows: 7)
    for index in whole.indices {
      let place = Point(x: Double(index % 120), y: Double(index / 120))
      #expect(part[index] == (area.contains(place) ? whole[index] : 0))
    }
  }

  /// Four sigmas from a notch the shadow is that of the whole rectangle: the two meet without a seam.
  @Test func besideTheNotchARectangleCastsTheSame() throws {
    let body = RoundedRect(Rect(x: 10, y: 30, width: 100, height: 170))
    let area = Rect(x: 24, y: 14, width: 72, height: 52)
    let layer = layer(sigma: 4)
    let whole = try alphas([.pathShadow(notched, .nonZero, layer, within: Self.canvas)])
    let parts = try alphas([
      .shadow(body, layer, cutout: RoundedRect(area)),
      .pathShadow(notched, .nonZero, layer, within: area),
    ])
    for (one, other) in zip(whole, parts) { #expect(abs(one - other) <= 1) }
  }

  @Test(arguments: [0.4, 4, 20])
  func bandsOfAnyHeightMakeTheSamePicture(sigma: Double) throws {
    let items = [
      DisplayItem.pathShadow(notched, .nonZero, layer(sigma: sigma, dy: 2), within: Self.canvas)
    ]
    let whole = try alphas(items, scale: 2)
    for rows in [1, 13, 200] as [Int32] {
      #expect(try alphas(items, scale: 2, bandRows: rows) == whole)
    }
  }

  /// What lies below the canvas casts its shadow into it, and the notch is lighter than the body.
  @Test func theNotchIsLit() throws {
    let found = try alphas([.pathShadow(notched, .nonZero, layer(sigma: 4), within: Self.canvas)])
    func alpha(_ x: Int, _ y: Int) -> Double { found[y * 120 + x] }
    #expect(alpha(60, 30) < 20 && alpha(60, 80) > 250 && alpha(60, 5) == 0)
    #expect(alpha(25, 30) > 110 && alpha(25, 30) < 150)
  }
}
