import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

@Suite struct ContentFramesTests {
  private func rows(_ count: Int, scrolledBy: Double = 0) throws -> [ContentFrames.Row] {
    let content = Content(rows: count, position: .scrolledBy(scrolledBy))
    return try #require(arrange(screen(appBar("Inbox"), content: content)).content).rows
  }

  @Test func rowsStartJustBelowTheHeader() throws {
    let row = try #require(try rows(2).first)
    #expect(row.frame == Rect(x: 0, y: 76, width: 375, height: 44))
    #expect(
      row.strips.map(\.rect) == [
        Rect(x: 16, y: 84, width: 225, height: 12),
        Rect(x: 16, y: 102, width: 131.5, height: 10),
      ])
    #expect(row.rule == Rect(x: 16, y: 119.5, width: 359, height: 0.5))
  }

  @Test func rowsMoveWithTheContentAndEndAfterTheLast() throws {
    #expect(try rows(12, scrolledBy: 24).map(\.index) == Array(0..<12))
    #expect(try rows(100).map(\.index) == Array(0..<14))
    #expect(try rows(100, scrolledBy: 440).map(\.index) == Array(8..<24))
    #expect(try rows(3, scrolledBy: 1000).isEmpty)
    #expect(try rows(0).isEmpty)
  }

  @Test func contentIsTheWholeScreenAndItsAbsenceIsNone() {
    let with = arrange(screen(appBar("Inbox"), content: Content()))
    #expect(with.canvas == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(
      with.displayList().items.first
        == PlacedItem(ElementID("content"), .fill(RoundedRect(with.canvas), .white)))
    #expect(arrange(screen(appBar("Inbox"))).content == nil)
  }
}

@Suite struct CanvasTests {
  @Test func aShadowAddsWholePointsOnTheFreeSidesOnly() {
    // Ambient: 3 × 3.554475 = 10.66; key: 4.88539 + 3 × 2.666032 = 12.88.
    let frames = arrange(screen(appBar("Inbox") { $0.lifted = true }))
    #expect(frames.canvas == Rect(x: 0, y: 0, width: 375, height: 76 + 13))
  }

  @Test func aNarrowHeaderTakesTheStatusBarStripWithIt() {
    let bar = flexibleHeader { $0.frame = HeaderFrame(x: 50, y: 100, width: 200) }
    #expect(arrange(screen(bar)).canvas == Rect(x: 0, y: 0, width: 375, height: 176))
    let quiet = screen(bar) { $0.statusBar = nil }
    #expect(arrange(quiet).canvas == Rect(x: 50, y: 100, width: 200, height: 76))
    let lifted = screen(
      flexibleHeader { header in
        header.frame = HeaderFrame(x: 50, y: 100, width: 200)
        header.lifted = true
      }
    ) { $0.statusBar = nil }
    // The plain shadow: 1 + 3 × 4.
    #expect(arrange(lifted).canvas == Rect(x: 37, y: 87, width: 226, height: 102))
  }

  @Test func barsBesideTheScreenLeaveAnEmptyScreen() {
    let model = screen(flexibleHeader { $0.frame = HeaderFrame(x: 900, y: 900, width: 10) }) {
      $0.statusBar = nil
    }
    #expect(arrange(model).canvas == Rect(x: 0, y: 0, width: 375, height: 667))
  }
}
