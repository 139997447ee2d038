import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// Letters of a title are 10 points wide, those of a button 7.
@Suite struct TitlePlaceTests {
  private func bar(
    _ title: String, left: [BarButtonItem] = [], right: [BarButtonItem] = [],
    change: (inout AppBar) -> Void = { _ in }
  ) throws -> NavigationBarFrames {
    let model = screen(appBar(title, left: left, right: right, change: change)) { model in
      model.device = Device(
        name: "custom", size: Size(width: 320, height: 568), scale: 2, safeArea: .zero,
        statusBarHeight: 0)
    }
    return try arrange(model).appBar().navigationBar
  }

  @Test func titleTruncatesBesideSeveralLeadingItems() throws {
    // Public report material-components-ios#1457.
    let bar = try bar("Photo Library", left: ["Edit", "Share", "Move"].map { .titled($0) })
    let title = try #require(bar.title)
    let group = bar.leadingBar.frame
    #expect(group.width == 28 + 35 + 28 + 72 + 8)
    #expect(title.frame.minX >= group.maxX + 16)
    #expect(title.frame.maxX <= 304)
    #expect(title.shaped.isTruncated && title.shaped.visibleText.hasSuffix("…"))
    for item in bar.leadingBar.items { #expect(item.frame.intersection(title.frame).isEmpty) }
  }

  @Test func titleSlidesJustFarEnoughBesideAWideTrailingItem() throws {
    // Public report material-components-ios#1662.
    let bar = try bar("Grid Example", left: [.icon()], right: [.titled("Update style")])
    let title = try #require(bar.title)
    #expect(bar.trailingBar.frame.minX == 204)
    #expect(title.frame == Rect(x: 72, y: 16, width: 116, height: 24))
    let slid = try #require(
      try self.bar("Example", left: [.icon()], right: [.titled("Update style")]).title)
    #expect(slid.frame == Rect(x: 118, y: 16, width: 70, height: 24))
    #expect(slid.frame.midX < 160)
  }

  @Test func letterSpacingLeavesTheTitleInTheMiddle() throws {
    // Public report react-native#1295: nothing is added after the last letter.
    for kern in [0.0, 8] {
      let bar = try bar("ABAB") {
        $0.navigationBar.titleTextAttributes = TextAttributes(kern: kern)
      }
      let title = try #require(bar.title)
      #expect(title.shaped.width == 40 + 3 * kern)
      #expect(title.origin.x + title.shaped.width / 2 == 160)
    }
  }

  @Test func aTitlesShadowIsPaintedBeforeTheTitleAndMovesNothing() throws {
    let model = screen(
      appBar("Inbox") {
        $0.navigationBar.titleTextAttributes = TextAttributes(
          shadow: TextShadow(dx: 1, dy: 2, shadowBlurRadius: 4))
      })
    let items = arrange(model).displayList().items.filter { $0.element.path == "appBar.title" }
    guard case .textShadow(let shaded, let layer)? = items.first?.item,
      case .glyphs(let run, _)? = items.last?.item
    else { throw WrongKind() }
    #expect(items.count == 2)
    #expect(shaded == run)
    #expect(layer == ShadowLayer(color: Color.black.withAlpha(1.0 / 3), dx: 1, dy: 2, sigma: 2))
    let plain = arrange(screen(appBar("Inbox"))).displayList().items
    #expect(plain.contains { $0.item == items.last?.item })
  }

  @Test func aLeadingTitleBeginsWhereTheItemsEnd() throws {
    let lone = try #require(
      try bar("Title") { $0.navigationBar.titleAlignment = .leading }.title)
    #expect(lone.frame.minX == 16)
    let beside = try #require(
      try bar("Title", left: [.icon()]) { $0.navigationBar.titleAlignment = .leading }.title)
    #expect(beside.frame.minX == 56)
  }

  @Test func aTitleWithoutRoomIsNotThere() throws {
    let wide = (0..<8).map { _ in BarButtonItem.icon() }
    let bar = try bar("Title", left: wide)
    #expect(bar.title == nil)
    #expect(bar.leadingBar.items.count == 8)
  }
}
