import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

@Suite struct StatusBarFramesTests {
  private func statusBar(
    _ size: Size, top: Double, _ direction: LayoutDirection = .leftToRight
  ) -> StatusBarFrames? {
    arrange(
      screen(appBar("Inbox")) { model in
        model.device = Device(
          name: "custom", size: size, scale: 2,
          safeArea: Insets(top: top, left: 0, bottom: 0, right: 0), statusBarHeight: top)
        model.traits.layoutDirection = direction
      }
    ).statusBar
  }

  private func extent(of shape: StatusShape) -> Rect {
    switch shape.outline {
    case .rect(let rect): return rect.rect
    case .path(let path, _):
      let points = path.elements.flatMap { element -> [Point] in
        switch element {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
      }
      return points.reduce(Rect.zero) { rect, point in
        let dot = Rect(x: point.x, y: point.y, width: 1e-9, height: 1e-9)
        return rect.isEmpty ? dot : rect.union(dot)
      }
    }
  }

  @Test func aTwentyPointBarHasItsClockInTheMiddle() throws {
    let bar = try #require(statusBar(Size(width: 375, height: 667), top: 20))
    #expect(bar.clock?.frame.midX == 187.5)
    #expect(bar.shapes.count == 4 + 3 + 3)
    #expect(bar.shapes.prefix(7).allSatisfy { extent(of: $0).maxX < 60 })
    #expect(bar.shapes.suffix(3).allSatisfy { extent(of: $0).minX > 340 })
  }

  @Test func aNotchLeavesTheEars() throws {
    let bar = try #require(statusBar(Size(width: 390, height: 844), top: 47))
    #expect(try #require(bar.clock).frame.maxX < 114)
    // The notch of the phone is 162 points wide.
    #expect(bar.shapes.allSatisfy { extent(of: $0).minX > 276 && extent(of: $0).maxX < 384 })
  }

  @Test func everyShapeLiesInsideTheStrip() throws {
    for (size, top) in [
      (Size(width: 320, height: 568), 20.0), (Size(width: 393, height: 852), 59),
      (Size(width: 1024, height: 1366), 24),
    ] {
      let bar = try #require(statusBar(size, top: top))
      #expect(bar.shapes.allSatisfy { bar.frame.contains(extent(of: $0)) })
      #expect(bar.frame.contains(try #require(bar.clock).frame))
    }
  }

  @Test func rightToLeftMirrorsAllButTheClocksDigits() throws {
    let size = Size(width: 390, height: 844)
    let read = try #require(statusBar(size, top: 47))
    let mirrored = try #require(statusBar(size, top: 47, .rightToLeft))
    #expect(mirrored.clock?.frame == read.clock?.frame.mirrored(inWidth: 390))
    #expect(mirrored.clock?.shaped == read.clock?.shaped)
    for (first, second) in zip(read.shapes, mirrored.shapes) {
      let wanted = extent(of: first).mirrored(inWidth: 390)
      #expect(abs(extent(of: second).minX - wanted.minX) < 1e-6)
      #expect(abs(extent(of: second).maxX - wanted.maxX) < 1e-6)
    }
  }

  @Test func noInsetAndNullDrawNone() {
    #expect(statusBar(Size(width: 375, height: 667), top: 0) == nil)
    let frames = arrange(screen(appBar("Inbox")) { $0.statusBar = nil })
    #expect(frames.statusBar == nil)
    #expect(frames.displayList().items.allSatisfy { $0.element.path != "statusBar" })
  }
}
