import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

@Suite struct TouchTests {
  private func receiver(_ model: BarModel, _ x: Double, _ y: Double) -> String? {
    arrange(model).touch(at: Point(x: x, y: y)).receiver?.path
  }

  @Test func titleAndBareBarScrollTheContent() {
    let model = screen(appBar("Inbox", left: [.icon()], right: [.icon()]), content: Content())
    #expect(receiver(model, 187, 48) == "content")
    #expect(receiver(model, 100, 10) == "content")
    #expect(receiver(model, 20, 48) == "appBar.leftBarButtonItems[0]")
    #expect(receiver(model, 360, 48) == "appBar.rightBarButtonItems[0]")
    #expect(receiver(model, 187, 300) == "content")
  }

  @Test func withoutContentNobodyGetsABareTouch() {
    let model = screen(appBar("Inbox", left: [.icon()]))
    #expect(receiver(model, 187, 48) == nil)
    #expect(receiver(model, 20, 48) == "appBar.leftBarButtonItems[0]")
  }

  @Test func aHeaderThatHasLeftTakesNoTouches() {
    let model = screen(
      appBar("Inbox", left: [.icon()]) { $0.headerView.scrolling.shiftBehavior = .hideable },
      content: Content()
    ) { $0.scroll = [ScrollEvent(.shiftHeader(.offScreen, animated: false))] }
    #expect(arrange(model).touch(at: Point(x: 20, y: 48)).hit?.path == "content")
  }

  @Test func buttonsMoveWithTheHeader() {
    let model = screen(
      appBar("Inbox", left: [.icon()]) { $0.headerView.scrolling.shiftBehavior = .enabled },
      content: Content(position: .scrolledBy(40)))
    #expect(receiver(model, 20, 10) == "appBar.leftBarButtonItems[0]")
    #expect(receiver(model, 20, 48) == "content")
  }

  @Test func aDisabledButtonKeepsItsTouches() {
    let model = screen(appBar("Inbox", left: [.titled("Edit", isEnabled: false)]))
    let touch = arrange(model).touch(at: Point(x: 20, y: 48))
    #expect(touch.receiver?.path == "appBar.leftBarButtonItems[0]")
    #expect(touch.reason.contains("disabled"))
  }
}
