import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

@Suite struct BottomNavigationTests {
  private func frames(
    _ items: [TabBarItem], width: Double = 375, height: Double = 667, safeArea: Insets = .zero,
    direction: LayoutDirection = .leftToRight,
    change: (inout BottomNavigationBar) -> Void = { _ in }
  ) throws -> BottomNavigationFrames {
    try arrange(
      tabScreen(
        bottomNavigationBar(items, change: change), width: width, height: height,
        safeArea: safeArea, direction: direction)
    ).bottomNavigationBar()
  }

  private let three = ["A", "B", "C"].map { TabBarItem.icon($0) }

  @Test func barGoesOnIntoTheSafeAreaAndItsItemsDoNot() throws {
    let safe = Insets(top: 0, left: 10, bottom: 34, right: 20)
    let bar = try frames(three, safeArea: safe)
    #expect(bar.frame == Rect(x: 0, y: 577, width: 375, height: 90))
    #expect(bar.cells.map(\.tab.frame.maxY) == [633, 633, 633])
    #expect(bar.cells[0].tab.frame.minX == 10 && bar.cells[2].tab.frame.maxX == 355)
  }

  @Test func titlesStandBesideIconsOnRegularScreensAlone() throws {
    func bar(_ width: Double, _ height: Double) throws -> BottomNavigationFrames {
      try frames(three, width: width, height: height) { bar in
        bar.layout.alignment = .justifiedAdjacentTitles
        bar.layout.titleVisibility = .always
      }
    }
    let phone = try bar(375, 667)
    #expect(phone.layout.isTitleBelowIcon && phone.frame.height == 56)
    for (width, height) in [(768.0, 1024.0), (896, 414), (736, 414)] {
      let wide = try bar(width, height)
      #expect(!wide.layout.isTitleBelowIcon && wide.frame.height == 40)
      let tab = wide.cells[0].tab
      let (icon, title) = (try #require(tab.picture).frame, try #require(tab.title).frame)
      #expect(title.minX - icon.maxX == 12)
      #expect(abs((icon.minX + title.maxX) / 2 - tab.frame.midX) <= 1)
    }
  }

  @Test(arguments: [(375.0, 667.0), (667, 375), (896, 414)])
  func centredItemsStandTogetherInTheMiddle(width: Double, height: Double) throws {
    let bar = try frames(three, width: width, height: height) {
      $0.layout.alignment = .centered
    }
    let cells = bar.cells.map(\.tab.frame)
    #expect(Set(cells.map(\.width)).count == 1 && cells[0].width <= 350 && cells[0].width >= 80)
    #expect(abs((cells[0].minX + cells[2].maxX) / 2 - width / 2) <= 0.5)
    #expect(cells[0].maxX == cells[1].minX && cells[1].maxX == cells[2].minX)
    if width > 400 { #expect(cells[0].minX > 0) }
  }

  @Test func anchoredBarIsAsHighAsItsNumbersSay() throws {
    func height(_ change: (inout BottomNavigationLayoutOptions) -> Void) throws -> Double {
      try frames(three) { change(&$0.layout) }.layout.barHeight
    }
    #expect(try height { $0.itemBadgeHorizontalOffset = 4 } == 0)
    #expect(
      try height {
        $0.itemBadgeHorizontalOffset = 4
        $0.barHeight = 80
        $0.barHeightWithoutTitles = 64
      } == 80)
    #expect(
      try height {
        $0.itemBadgeHorizontalOffset = 4
        $0.barHeight = 80
        $0.barHeightWithoutTitles = 64
        $0.titleVisibility = .never
      } == 64)
  }

  @Test func pillLiesBehindTheSelectedIconAlone() throws {
    let bar = try frames(three) { bar in
      bar.indicator = SelectionPill()
      bar.selectedItem = 1
    }
    #expect(bar.cells.map { $0.pill == nil } == [true, false, true])
    let cell = bar.cells[1]
    let (pill, icon) = (try #require(cell.pill), try #require(cell.tab.picture).frame)
    #expect(pill.rect.size == Size(width: 60, height: 30) && pill.radius == 15)
    #expect(pill.rect.midX == icon.midX && pill.rect.midY == icon.midY)
    // Every item keeps its title where the selection is indicated.
    #expect(bar.cells.allSatisfy { $0.tab.title != nil })
  }

  @Test func railStandsAtTheLeadingSide() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 271)] {
      let safe = Insets(top: 0, left: 24, bottom: 0, right: 24)
      let bar = try frames(three, safeArea: safe, direction: direction) { bar in
        bar.layout.isVertical = true
        bar.layout.verticalAlignment = .bottom
      }
      #expect(bar.frame == Rect(x: x, y: 0, width: 104, height: 667))
      let cells = bar.cells.map(\.tab.frame)
      #expect(cells.allSatisfy { $0.width == 80 && $0.height == 56 })
      #expect(cells.last?.maxY == 622 && cells[0].maxY == cells[1].minY)
      #expect(cells[0].minX == (x == 0 ? 24 : 271))
      #expect(bar.cells.allSatisfy { $0.tab.title == nil })
    }
  }

  @Test func itemWithoutAVoiceIsNoStop() throws {
    var items = three
    items[1].isAccessibilityElement = false
    items[2].badgeValue = SourcedText("7", path: SpecPath() / "badgeValue")
    let stops = arrange(screen(bottomNavigationBar(items) { $0.selectedItem = 0 }))
      .accessibilityElements
    #expect(stops.map(\.label) == ["A", "C"] && stops.map(\.value) == [nil, "7"])
    #expect(stops[0].traits == [.button, .selected])
  }

  @Test func filesOfOtherColoursAreTintedToo() throws {
    var item = TabBarItem.titled("A")
    item.image = .file(
      ImageFile(
        file: "a.png", renderingMode: .alwaysOriginal, scale: 1, path: SpecPath() / "image"))
    let bar = try resolvedBottomNavigationBar(screen(bottomNavigationBar([item])))
    guard case .file(_, let tint)? = bar.items[0].tab.picture else { throw WrongKind() }
    #expect(tint == Color(white: 0.5))
  }

  @Test func hostileNumbersGiveFiniteFrames() throws {
    for count in [0, 1, 50] {
      let items = Array(repeating: three[0], count: count)
      let model = screen(
        bottomNavigationBar(items, frame: ViewFrame(x: 5_000, y: -9, width: 0, height: 16_384)) {
          $0.selectedItem = 400
          $0.layout.itemsHorizontalPadding = 16_384
          $0.layout.alignment = .centered
          $0.layout.barHeight = 16_384
          $0.indicator = SelectionPill(size: Size(width: 1_000, height: 1_000))
        })
      #expect(arrange(model).displayList().defects.isEmpty)
    }
  }
}
