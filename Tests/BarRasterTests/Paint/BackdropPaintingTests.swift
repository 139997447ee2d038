import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

/// Backdrops through the painter: what they see, and what they must not depend on.
@Suite struct BackdropPaintingTests {
  private static let canvas = Rect(x: 0, y: 0, width: 60, height: 50)
  private static let page = DisplayItem.fill(RoundedRect(canvas), .white)
  private static let mark = DisplayItem.fill(
    RoundedRect(Rect(x: 20, y: 15, width: 12, height: 20)), .black)
  private static let bar = RoundedRect(Rect(x: 0, y: 10, width: 60, height: 20))
  private static let frosted = Backdrop(sigma: 3, saturation: 1, tint: .clear)

  private func reds(
    _ items: [DisplayItem], canvas: Rect = canvas, bandRows: Int32 = 64
  ) throws -> [UInt8] {
    let element = ElementID("navigationBar")
    let list = DisplayList(canvas: canvas, scale: 1, items: items.map { PlacedItem(element, $0) })
    let pixmap = try Painter(glyphs: TestFonts.set(), bandRows: bandRows).pixmap(of: list)
    return stride(from: 0, to: pixmap.pixels.count, by: 4).map { pixmap.pixels[$0] }
  }

  private var scene: [DisplayItem] {
    [
      BackdropPaintingTests.page, BackdropPaintingTests.mark,
      .backdrop(BackdropPaintingTests.bar, BackdropPaintingTests.frosted),
    ]
  }

  @Test func onlyTheShapeIsBlurred() throws {
    let (sharp, blurred) = try (reds(Array(scene.prefix(2))), reds(scene))
    for y in 0..<50 where y < 10 || y >= 30 {
      #expect(blurred[y * 60..<(y + 1) * 60] == sharp[y * 60..<(y + 1) * 60])
    }
    #expect(blurred[20 * 60 + 20] > 60)
    #expect(blurred[20 * 60 + 20] < 195)
  }

  /// What lies outside the element does not bleed into it: below the bar all is as on its last row.
  @Test func theEdgeMirrorsWhatIsInside() throws {
    let below = DisplayItem.fill(RoundedRect(Rect(x: 0, y: 30, width: 60, height: 20)), .black)
    let plain = [BackdropPaintingTests.page, below]
    let frosted = DisplayItem.backdrop(BackdropPaintingTests.bar, BackdropPaintingTests.frosted)
    #expect(try reds(plain + [frosted]) == reds(plain))
  }

  @Test func whatIsPaintedLaterIsNotSeen() throws {
    let marker = BackdropPaintingTests.mark
    let blurred = try reds([
      BackdropPaintingTests.page,
      .backdrop(BackdropPaintingTests.bar, BackdropPaintingTests.frosted), marker,
    ])
    #expect(try blurred == reds([BackdropPaintingTests.page, marker]))
  }

  @Test func itSeesThroughTheClipAndTheGroupThatItStandsIn() throws {
    let clip = RoundedRect(Rect(x: 0, y: 5, width: 60, height: 30))
    let nested =
      [BackdropPaintingTests.page, BackdropPaintingTests.mark, .pushClip(clip)]
      + [scene[2], .popClip]
    #expect(try reds(nested) == reds(scene))
  }

  @Test func oneBackdropSeesAnother() throws {
    let twice = try reds(scene + [scene[2]])
    let spread = try reds(scene)
    #expect(twice[20 * 60 + 26] > spread[20 * 60 + 26])
  }

  @Test(arguments: [1, 7, 16] as [Int32])
  func bandsOfAnyHeightMakeTheSamePicture(rows: Int32) throws {
    let nested = scene + [.pushGroup(opacity: 0.7), scene[2], .popGroup]
    #expect(try reds(nested, bandRows: rows) == reds(nested))
  }

  @Test func theCanvasIsAWindowOntoTheScreen() throws {
    let whole = try reds(scene)
    let part = try reds(scene, canvas: Rect(x: 17, y: 12, width: 20, height: 10))
    for y in 0..<10 {
      let from = (y + 12) * 60 + 17
      #expect(part[y * 20..<(y + 1) * 20] == whole[from..<from + 20])
    }
  }

  @Test func anElementOutsideTheCanvasCostsNothing() throws {
    let far = RoundedRect(Rect(x: 1e9, y: 1e9, width: 1e9, height: 1e9))
    let items = [BackdropPaintingTests.page, .backdrop(far, BackdropPaintingTests.frosted)]
    #expect(try reds(items) == reds([BackdropPaintingTests.page]))
  }

  @Test func moreThanTheLimitIsRefused() throws {
    let canvas = Rect(x: 0, y: 0, width: 5000, height: 3400)
    let all = DisplayItem.backdrop(RoundedRect(canvas), BackdropPaintingTests.frosted)
    let message = "the backdrops cover more than 16777216 pixels"
    #expect(throws: RasterError.limit(message)) { try reds([all], canvas: canvas) }
  }
}
