import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

@Suite struct StatusBarFramesTests {
  private func statusBar(
    _ size: Size, top: Double, _ direction: LayoutDirection = .leftToRight,
    time: String? = nil
  ) -> StatusBarFrames? {
    arrange(
      screen(appBar("Inbox")) { model in
        model.device = Device(
          name: "custom", size: size, scale: 2,
          safeArea: Insets(top: top, left: 0, bottom: 0, right: 0), statusBarHeight: top)
        model.traits.layoutDirection = direction
        model.statusBar?.time = time.map { SourcedText($0, path: SpecPath()) }
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

  private static let strips: [(Size, Double)] = [
    (Size(width: 390, height: 844), 47), (Size(width: 375, height: 667), 20),
    (Size(width: 1024, height: 1366), 24), (Size(width: 200, height: 300), 20),
  ]

  @Test(arguments: strips)
  func aLongTimeIsCutToItsRoom(size: Size, top: Double) throws {
    for direction in LayoutDirection.allCases {
      let bar = try #require(
        statusBar(size, top: top, direction, time: String(repeating: "9:41 ", count: 60)))
      let clock = try #require(bar.clock)
      #expect(clock.shaped.isTruncated)
      #expect(bar.frame.contains(clock.frame))
      for shape in bar.shapes { #expect(extent(of: shape).intersection(clock.frame).isEmpty) }
    }
  }

  /// Signal, arcs and battery are four, three and three shapes.
  private static let signs: [(Double, Double, Int)] = [
    (375, 20, 10), (200, 20, 10), (79, 20, 7), (58, 20, 3), (37, 20, 0), (1, 20, 0),
    (390, 47, 10), (285, 47, 10), (283, 47, 7), (200, 47, 3), (130, 47, 0),
  ]

  @Test(arguments: signs)
  func signsWithoutRoomAreLeftOut(width: Double, top: Double, shapes: Int) throws {
    for direction in LayoutDirection.allCases {
      let bar = try #require(statusBar(Size(width: width, height: 400), top: top, direction))
      #expect(bar.shapes.count == shapes)
      let extents = bar.shapes.map(extent) + (bar.clock.map { [$0.frame] } ?? [])
      #expect(extents.allSatisfy { bar.frame.contains($0) })
      if let clock = bar.clock {
        #expect(bar.shapes.allSatisfy { extent(of: $0).intersection(clock.frame).isEmpty })
      }
    }
  }

  @Test(arguments: [0.1, 1, 5, 10, 14])
  func aStripLowerThanItsPiecesStaysEmpty(top: Double) throws {
    let bar = try #require(statusBar(Size(width: 375, height: 667), top: top))
    #expect(bar.clock == nil && bar.shapes.isEmpty)
  }

  @Test func aStripAsHighAsItsPiecesHasThem() throws {
    let bar = try #require(statusBar(Size(width: 375, height: 667), top: 15))
    let clock = try #require(bar.clock)
    #expect(clock.frame.minY >= 0 && clock.frame.maxY <= 15)
    #expect(bar.shapes.count == 10)
  }

  @Test func noInsetAndNullDrawNone() {
    #expect(statusBar(Size(width: 375, height: 667), top: 0) == nil)
    let frames = arrange(screen(appBar("Inbox")) { $0.statusBar = nil })
    #expect(frames.statusBar == nil)
    #expect(frames.displayList().items.allSatisfy { $0.element.path != "statusBar" })
  }
}
