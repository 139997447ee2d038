import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

/// A push or pop on its way: UIKit's parallax of 30 % and 10 % of black.
@Suite struct TransitionFramesTests {
  private func bar(_ title: String, _ id: String) -> Bar {
    appBar(title) { $0.id = ElementID(id) }
  }

  private func frames(
    _ operation: ScreenTransition.Operation, _ progress: Double,
    direction: LayoutDirection = .leftToRight, upper: [Bar] = [], lower: [Bar] = []
  ) -> ScreenFrames {
    func screen(_ bars: [Bar]) -> BarModel {
      BarTestSupport.screen(content: Content(rows: 3)) { model in
        model.bars = bars
        model.traits.layoutDirection = direction
      }
    }
    var model = screen([bar("Inbox", "appBar")] + upper)
    model.transition = ScreenTransition(
      operation, progress: progress, below: screen([bar("Mail", "appBar#2")] + lower))
    return arrange(model)
  }

  private func x(_ id: String, _ frames: ScreenFrames) throws -> Double {
    try #require(frames.elements.first { $0.id.path == id }).frame.minX
  }

  @Test func eachAppBarTravelsWithItsOwnScreen() throws {
    let pushed = frames(.push, 0.4)
    #expect(try x("appBar", pushed) == 225 && x("content", pushed) == 225)
    #expect(try x("appBar#2", pushed) == -45 && x("content#2", pushed) == -45)
    // A pop at 0.6 is the same picture.
    #expect(frames(.pop, 0.6).elements == pushed.elements)
    #expect(frames(.pop, 0.6).displayList() == pushed.displayList())
  }

  @Test func rightToLeftComesFromTheLeft() throws {
    let pushed = frames(.push, 0.4, direction: .rightToLeft)
    #expect(try x("appBar", pushed) == -225 && x("appBar#2", pushed) == 45)
  }

  @Test func atTheEndsOneScreenStandsInItsPlace() throws {
    let begun = frames(.push, 0)
    #expect(try x("appBar#2", begun) == 0 && x("appBar", begun) == 375)
    let done = frames(.push, 1)
    #expect(try x("appBar", done) == 0)
    #expect(done.canvas == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func theLowerScreenIsDarkened() throws {
    let shades = frames(.push, 0.5).displayList().items.compactMap { placed -> Color? in
      guard placed.element.path == "transition", case .fill(_, let color) = placed.item else {
        return nil
      }
      return color
    }
    #expect(shades == [Color.black.withAlpha(0.05)])
  }

  @Test func aSystemBarThatBothHaveStaysAndOneAloneTravels() throws {
    func system(_ id: String) -> Bar {
      .uikit(
        UIKitBar(
          id: ElementID(id), kind: .navigationBar, content: .navigation([UIKitNavigationItem()])))
    }
    let shared = frames(
      .push, 0.4, upper: [system("navigationBar")], lower: [system("navigationBar#2")])
    #expect(try x("navigationBar", shared) == 0 && x("navigationBar#2", shared) == 0)
    #expect(try x("appBar", shared) == 225)
    let alone = frames(.push, 0.4, upper: [system("navigationBar")])
    #expect(try x("navigationBar", alone) == 225)
  }

  @Test func nobodyGetsTouchesOnTheWay() {
    #expect(frames(.push, 0.4).touch(at: Point(x: 300, y: 48)).hit == nil)
  }

  /// The documentation's "two bars": both are seen, the system's above the app bar.
  @Test func anAppBarStandsBelowAVisibleSystemBar() throws {
    let system = Bar.uikit(
      UIKitBar(
        id: ElementID("navigationBar"), kind: .navigationBar,
        content: .navigation([UIKitNavigationItem()])))
    let model = screen(appBar("Inbox"), system, content: Content(rows: 3))
    let frames = arrange(model)
    let header = try frames.appBar().header.frame
    #expect(header == Rect(x: 0, y: 64, width: 375, height: 76))
    let rows = try #require(frames.content?.rows)
    #expect(rows[0].frame.minY == 140)
    // One that infers its inset has none below the bar.
    var inferring = model
    inferring.bars[0] = appBar("Inbox") {
      $0.headerController.inferTopSafeAreaInsetFromViewController = true
      $0.headerView.minMaxHeightIncludesSafeArea = false
    }
    let inferred = arrange(inferring)
    #expect(
      try inferred.appBar().header.frame == Rect(x: 0, y: 64, width: 375, height: 56))
    #expect(try #require(inferred.content?.rows.first).frame.minY == 120)
  }
}
