import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

@Suite struct BottomAppBarTests {
  private func cut(
    height: Double = 56, width: Double = 56, middle: Double = 38
  ) -> BottomAppBarCut {
    BottomAppBarCut(
      frame: Rect(x: 0, y: 0, width: 360, height: 96), edge: 38,
      button: Rect(x: 180 - width / 2, y: middle - height / 2, width: width, height: height),
      margin: 4)
  }

  /// Where a cubic is at the share `t` of its way.
  private func point(_ ends: [Point], _ t: Double) -> Point {
    let weights = [
      (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
    ]
    return Point(
      x: zip(ends, weights).reduce(0) { $0 + $1.0.x * $1.1 },
      y: zip(ends, weights).reduce(0) { $0 + $1.0.y * $1.1 })
  }

  /// A hundredth of a pixel is more than any of them is off.
  @Test(arguments: [38.0, 6, 20, 30, 46, 60, 70])
  func everyPointOfTheArcsLiesOnTheCircle(middle: Double) {
    let cut = cut(middle: middle)
    var pen = Point.zero
    var arcs = 0
    for element in cut.outline().elements {
      switch element {
      case .move(let end), .line(let end): pen = end
      case .cubic(let first, let second, let end):
        for step in 0...20 {
          let place = point([pen, first, second, end], Double(step) / 20)
          let (x, y) = (place.x - 180, place.y - middle)
          #expect(abs((x * x + y * y).squareRoot() - 32) < 0.01)
        }
        pen = end
        arcs += 1
      case .quad, .close: break
      }
    }
    // A button below the edge has arcs of more than a quarter.
    #expect(arcs == (middle > 38 ? 4 : 2))
  }

  @Test func extendedButtonHasANotchWithAFlatBottom() throws {
    let cut = cut(height: 48, width: 200)
    let middles = try #require(cut.middles)
    #expect(middles.right.x - middles.left.x == 152)
    #expect(cut.outline().elements.contains(.line(Point(x: middles.right.x, y: 66))))
  }

  @Test func aButtonOutOfReachDoesNotCut() {
    #expect(cut(middle: 5).middles == nil && cut(middle: 71).middles == nil)
    let plain = BottomAppBarCut(
      frame: Rect(x: 0, y: 0, width: 360, height: 96), edge: 38, button: nil, margin: 4)
    #expect(cut(middle: 5).outline() == plain.outline())
  }

  private func frames(
    safeArea: Insets = .zero, direction: LayoutDirection = .leftToRight,
    change: (inout BottomAppBar) -> Void = { _ in }
  ) throws -> BottomAppBarFrames {
    try arrange(
      screen(bottomAppBar(change: change)) { model in
        model.device.safeArea = safeArea
        model.traits.layoutDirection = direction
      }
    ).bottomAppBar()
  }

  @Test func barStandsAtTheBottomAndGoesOnIntoTheSafeArea() throws {
    #expect(try frames().frame == Rect(x: 0, y: 571, width: 375, height: 96))
    let safe = Insets(top: 0, left: 0, bottom: 34, right: 0)
    let bar = try frames(safeArea: safe)
    #expect(bar.frame == Rect(x: 0, y: 537, width: 375, height: 130))
    #expect(bar.navigationBar.frame == Rect(x: 0, y: 575, width: 375, height: 58))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func buttonKeepsOutOfTheSafeAreaAndHidesItsEnd(direction: LayoutDirection) throws {
    let safe = Insets(top: 0, left: 44, bottom: 0, right: 30)
    let items = [BarButtonItem.titled("L1")]
    for (position, leading, trailing) in [
      (FloatingButton.Position.leading, 0, 1), (.center, 1, 1), (.trailing, 1, 0),
    ] {
      let bar = try frames(safeArea: safe, direction: direction) { bar in
        bar.floatingButton.position = position
        bar.leadingBarButtonItems = items
        bar.trailingBarButtonItems = items
      }
      let isLeft = (position == .leading) == (direction == .leftToRight)
      let wanted = position == .center ? 187.5 : isLeft ? 108 : 375 - 94
      #expect(try #require(bar.button).frame.midX == wanted)
      #expect(bar.navigationBar.leadingBar.items.count == leading)
      #expect(bar.navigationBar.trailingBar.items.count == trailing)
    }
  }

  /// What lies on what, by the ids of the items in their order.
  private func order(_ elevation: FloatingButton.Elevation) throws -> [String] {
    let list = arrange(
      screen(
        bottomAppBar { bar in
          bar.floatingButton.elevation = elevation
          bar.leadingBarButtonItems = [.titled("L1")]
        })
    ).displayList()
    let paths = list.items.map(\.element.path).filter { $0.hasPrefix("bottomAppBar") }
    return paths.enumerated().filter { $0 == 0 || paths[$0 - 1] != $1 }.map(\.1)
  }

  @Test func secondaryButtonLiesBelowTheShape() throws {
    let button = ["bottomAppBar.floatingButton"]
    let shape = ["bottomAppBar"]
    let items = ["bottomAppBar.leadingBarButtonItems[0]"]
    #expect(try order(.primary) == shape + button + items)
    #expect(try order(.secondary) == button + shape + items)
  }

  @Test func shadowIsTheSameAtEveryElevation() throws {
    let plain = try resolvedBottomAppBar(screen(bottomAppBar()))
    #expect(plain.elevation == 8)
    #expect(plain.shadow == ShadowLayer(color: Color.black.withAlpha(0.4), dy: 2, sigma: 4))
    let other = try resolvedBottomAppBar(screen(bottomAppBar { $0.elevation = 1 }))
    #expect(other.shadow == plain.shadow && other.elevation == 1)
  }

  @Test func buttonTakesTouchesWhereverItLiesAndTheRoomAroundItNone() throws {
    let frames = arrange(
      screen(
        bottomAppBar { $0.trailingBarButtonItems = [.titled("T2")] }, content: Content()))
    func receiver(_ x: Double, _ y: Double) -> String? {
      frames.touch(at: Point(x: x, y: y)).receiver?.path
    }
    #expect(receiver(187, 585) == "bottomAppBar.floatingButton")
    #expect(receiver(20, 585) == "content")
    #expect(receiver(20, 620) == "bottomAppBar.navigationBar")
    #expect(receiver(360, 620) == "bottomAppBar.trailingBarButtonItems[0]")
  }

  @Test func voiceOverMeetsTheButtonByItsTitle() throws {
    let frames = arrange(
      screen(
        bottomAppBar { bar in
          bar.floatingButton.title = SourcedText("Compose", path: SpecPath() / "title")
          bar.leadingBarButtonItems = [.titled("Menu")]
        }))
    let stops = frames.accessibilityElements
    #expect(stops.map(\.label) == ["Compose", "Menu"])
    #expect(stops.allSatisfy { $0.traits == [.button] })
    #expect(try #require(frames.bottomAppBar().button?.title).text.string == "COMPOSE")
  }

  /// 16 before the image, 8 between, 24 after the title, and no more than 328.
  @Test func extendedButtonIsAsWideAsItsTitleAsks() throws {
    func width(_ title: String) throws -> Double {
      try #require(
        try frames { bar in
          bar.floatingButton.image = .icon(name: "menu", glyph: 7)
          bar.floatingButton.title = SourcedText(title, path: SpecPath() / "title")
        }.button
      ).frame.width
    }
    #expect(try width("NEW") == 16 + 24 + 8 + 21 + 24)
    #expect(try width(String(repeating: "W", count: 90)) == 328)
  }

  /// A title that makes the button higher makes its cut wider.
  @Test func cutFollowsTheButtonsHeight() throws {
    let bar = try frames { bar in
      bar.floatingButton.title = SourcedText("NEW", path: SpecPath() / "title")
      bar.floatingButton.titleFont = FontValue(size: 50)
    }
    #expect(try #require(bar.button).frame.height == 60 && bar.cut.radius == 34)
  }

  @Test func hostileSizesGiveFiniteNumbers() throws {
    for width in [0.0, 1, 16_384] {
      let model = screen(
        bottomAppBar(frame: ViewFrame(x: -300, y: -50, width: width, height: 0)) { bar in
          bar.floatingButton.verticalOffset = 1_000
          bar.floatingButton.position = .trailing
        })
      let list = arrange(model).displayList()
      #expect(list.defects.isEmpty)
    }
  }
}
