import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

@Suite struct AppBarFramesTests {
  @Test func theSmallestSpecIsAHeaderOf76WithANavigationBarOf56AtY20() throws {
    let frames = arrange(screen(appBar("Inbox")))
    let bar = try frames.appBar()
    #expect(bar.header.frame == Rect(x: 0, y: 0, width: 375, height: 76))
    #expect(bar.navigationBar.frame == Rect(x: 0, y: 20, width: 375, height: 56))
    #expect(frames.canvas == Rect(x: 0, y: 0, width: 375, height: 76))
    #expect(frames.displayList().defects.isEmpty)
  }

  @Test func aSingleIconIs56WideWithItsBox16FromTheEdge() throws {
    let bar = try arrange(screen(appBar(left: [.icon()], right: [.icon()]))).appBar()
    let left = try #require(bar.navigationBar.leadingBar.items.first)
    let right = try #require(bar.navigationBar.trailingBar.items.first)
    #expect(left.frame == Rect(x: 0, y: 20, width: 56, height: 56))
    #expect(left.picture?.frame == Rect(x: 16, y: 36, width: 24, height: 24))
    #expect(right.frame == Rect(x: 319, y: 20, width: 56, height: 56))
    #expect(right.picture?.frame == Rect(x: 335, y: 36, width: 24, height: 24))
  }

  @Test func theFirstRightItemIsOutermost() throws {
    let items = [BarButtonItem.icon("more_vert"), .icon("search"), .icon("share")]
    let bar = try arrange(screen(appBar(right: items))).appBar().navigationBar
    #expect(bar.trailingBar.items.map(\.frame.minX) == [323, 275, 223])
    #expect(bar.trailingBar.items.map(\.frame.width) == [52, 48, 52])
  }

  @Test(arguments: [
    (nil as Double?, nil as Double?, 76.0), (0, nil, 148), (20, nil, 128), (72, nil, 76),
    (500, nil, 76), (-30, nil, 178), (nil, -100, 100),
  ])
  func theHeaderFollowsTheContentBetweenItsHeights(
    scrolledBy: Double?, offset: Double?, height: Double
  ) throws {
    let position = scrolledBy.map { Content.Position.scrolledBy($0) }
    let content =
      (position ?? offset.map { .contentOffset($0) }).map { Content(position: $0) }
    let model = screen(appBar { $0.headerView.maximumHeight = 148 }, content: content)
    #expect(try arrange(model).appBar().header.frame.height == height)
  }

  @Test func aHeaderThatMayNotOverExtendStaysAtItsMaximum() throws {
    let model = screen(
      appBar { $0.headerView.canOverExtend = false },
      content: Content(position: .scrolledBy(-40)))
    #expect(try arrange(model).appBar().header.frame.height == 76)
  }

  @Test(arguments: [(0.0, 0.0), (2, 0.25), (4, 0.5), (8, 1), (100, 1), (-50, 0)])
  func theShadowGrowsOverEightPointsOfOverlap(scrolledBy: Double, intensity: Double) throws {
    let content = Content(position: .scrolledBy(scrolledBy))
    let header = try arrange(screen(appBar(), content: content)).appBar().header
    #expect(header.shadowIntensity == intensity)
    #expect(header.shadows.isEmpty == (intensity == 0))
  }

  @Test func titleAndButtonsStayInTheTop56PointsOfATallHeader() throws {
    let content = Content()
    let tall = screen(
      appBar("Inbox", right: [.icon()]) { $0.headerView.maximumHeight = 160 }, content: content)
    let flat = screen(appBar("Inbox", right: [.icon()]), content: content)
    let (first, second) = (try arrange(tall).appBar(), try arrange(flat).appBar())
    #expect(first.navigationBar.frame.height == 140)
    #expect(first.navigationBar.title == second.navigationBar.title)
    #expect(first.navigationBar.trailingBar == second.navigationBar.trailingBar)
  }

  @Test func aHeaderLowerThanItsBarSlidesItOut() throws {
    let low = screen(
      appBar { bar in
        bar.headerView.minimumHeight = 40
        bar.headerView.maximumHeight = 40
      })
    #expect(
      try arrange(low).appBar().navigationBar.frame == Rect(x: 0, y: 16, width: 375, height: 24))
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func titleAndButtonTextsShareABaselineOnThePixelGrid(scale: Double) throws {
    let model = screen(appBar("Inbox", right: [.titled("Edit")])) { $0.device.scale = scale }
    let bar = try arrange(model).appBar().navigationBar
    let title = try #require(bar.title)
    let button = try #require(bar.trailingBar.items.first?.title)
    #expect(title.origin.y == button.origin.y)
    #expect((title.origin.y * scale).rounded() == title.origin.y * scale)
  }

  @Test func buttonTextsAreCentredWithoutATitle() throws {
    let bar = try arrange(screen(appBar(right: [.titled("Edit")]))).appBar().navigationBar
    let line = try #require(bar.trailingBar.items.first?.title)
    #expect(line.frame == Rect(x: 331, y: 39.5, width: 28, height: 17))
    #expect(line.origin.y == 52)
  }

  @Test func sideInsetsKeepItemsOutOfTheNotch() throws {
    let model = screen(appBar("Landscape", left: [.icon()], right: [.icon()])) { model in
      model.device = Device(
        name: "iPhone 13", size: Size(width: 844, height: 390), scale: 3,
        safeArea: Insets(top: 0, left: 47, bottom: 21, right: 47), statusBarHeight: 0)
    }
    let bar = try arrange(model).appBar().navigationBar
    #expect(bar.frame == Rect(x: 0, y: 0, width: 844, height: 56))
    #expect(bar.leadingBar.items.first?.frame.minX == 47)
    #expect(bar.trailingBar.items.first?.frame.maxX == 797)
    #expect(bar.title?.frame.midX == 422)
  }

  @Test func anItemsOwnWidthWinsAndCutsItsTitle() throws {
    var item = BarButtonItem.titled("Archive")
    item.width = 60
    let bar = try arrange(screen(appBar(left: [item]))).appBar().navigationBar
    let placed = try #require(bar.leadingBar.items.first)
    #expect(placed.frame.width == 60)
    #expect(placed.title?.shaped.visibleText == "ARC…")
  }

  @Test func aFileIsAsLargeAsItsPixelsAtItsScale() throws {
    let file = ImageFile(
      file: "a.png", renderingMode: .automatic, scale: 2, path: SpecPath())
    let model = screen(appBar(left: [BarButtonItem(image: .file(file))]))
    let bar = try arrange(model, images: OneImage(width: 60, height: 40)).appBar().navigationBar
    let item = try #require(bar.leadingBar.items.first)
    #expect(item.frame.width == 30 + 32)
    #expect(item.picture?.frame == Rect(x: 16, y: 38, width: 30, height: 20))
  }
}
