import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

/// MDCTabBar in situations that no vector states; every letter is half an em wide.
@Suite struct LegacyTabBarTests {
  private func titled(_ titles: String...) -> [TabBarItem] { titles.map { .titled($0) } }

  private func arranged(
    _ items: [TabBarItem], width: Double = 375, height: Double = 72,
    direction: LayoutDirection = .leftToRight, safeArea: Insets = .zero,
    locale: String = "en", change: (inout LegacyTabBar) -> Void = { _ in }
  ) throws -> LegacyTabBarFrames {
    var model = tabScreen(
      legacyTabBar(items, change: change), width: width, height: height, safeArea: safeArea,
      direction: direction)
    model.traits.locale = locale
    return try arrange(model).legacyTabBar()
  }

  /// 16 points on both sides of letters of 7 points, up to whole points.
  @Test func tabsAreAsWideAsTheirContent() throws {
    let bar = try arranged(titled("ABC", "A"))
    #expect(bar.tabs.map(\.frame.width) == [21 + 32, 7 + 32])
    var badged = [TabBarItem.icon("ABC")]
    badged[0].badgeValue = SourcedText("12", path: SpecPath())
    let image = try arranged(badged) { $0.style.itemAppearance = .images }
    // Twice the badge's text beside the image, so that the image stays in the middle.
    #expect(image.tabs[0].frame.width == 24 + 2 * 12 + 32)
  }

  /// Measured in the unselected font alone: a larger selected one changes no width.
  @Test func selectedFontChangesNoWidth() throws {
    func widths(_ size: Double) throws -> [Double] {
      try arranged(titled("One", "Two")) { $0.selectedItemTitleFont = FontValue(size: size) }
        .tabs.map(\.frame.width)
    }
    #expect(try widths(14) == widths(20))
  }

  @Test(arguments: [("en", "TITLE I"), ("tr", "TİTLE İ")])
  func titlesAreSetInCapitalsOfTheLanguage(locale: String, shown: String) throws {
    let bar = try arranged(titled("title i"), locale: locale)
    #expect(bar.tabs[0].title?.lines[0].shaped.visibleText == shown)
    #expect(bar.tabs[0].tab.accessibilityLabel == "title i")
    let plain = try arranged(titled("title i"), locale: locale) { bar in
      bar.style.titleTextTransform = .none
    }
    #expect(plain.tabs[0].title?.lines[0].shaped.visibleText == "title i")
  }

  @Test func firstTabIsSelectedUnlessNoneIs() throws {
    #expect(try arranged(titled("A", "B")).bar.selectedItem == 0)
    let none = try arranged(titled("A", "B")) { $0.selection = .none }
    #expect(none.bar.selectedItem == nil && none.indicator == nil)
    #expect(try arranged([]).bar.selectedItem == nil)
  }

  @Test func alignmentsInsetTheTabs() throws {
    let items = titled("AAAA", "BB")
    func inset(
      _ alignment: LegacyTabStyle.Alignment, width: Double = 375, safeArea: Insets = .zero
    ) throws -> LegacyTabLayout.Ends {
      try arranged(items, width: width, safeArea: safeArea) { $0.style.alignment = alignment }
        .layout.insets
    }
    // Tabs of 60 and 46 points.
    #expect(try inset(.leading) == .init(8, 8))
    #expect(try inset(.leading, width: 800) == .init(8, 8))
    #expect(try inset(.leading, width: 900) == .init(56, 56))
    #expect(
      try inset(.leading, safeArea: Insets(top: 0, left: 44, bottom: 0, right: 0)) == .init(0, 0))
    #expect(try inset(.justified) == .init(0, 0))
    #expect(try inset(.center) == .init(134.5, 134.5))
    #expect(try inset(.center, width: 110) == .init(8, 8))
    #expect(try inset(.centerSelected) == .init(157.5, 164.5))
    #expect(try inset(.bestEffortJustified) == .init(0, 0))
    // A share of 59 points is less than the first tab asks for.
    #expect(try inset(.bestEffortJustified, width: 118) == .init(8, 8))
  }

  @Test func bottomBarsOwnRules() throws {
    var items = [TabBarItem.icon("One"), .icon("Two")]
    items[0].badgeValue = SourcedText("", path: SpecPath())
    items[1].badgeValue = SourcedText("", path: SpecPath())
    let bar = try arranged(items, width: 800) { $0.style.barPosition = .bottom }
    #expect(bar.frame.height == 56 && bar.indicator == nil)
    #expect(bar.tabs.map(\.frame.width) == [168, 168])
    #expect(bar.tabs[0].frame.minX == 232)
    let (selected, other) = (bar.tabs[0], bar.tabs[1])
    // Icon and badge rise by 2; the title grows from 12 points about a point 3.5 below its middle.
    #expect((selected.picture?.frame.minY ?? 0) == (other.picture?.frame.minY ?? 0) - 2)
    #expect((selected.badge?.frame.minY ?? 0) == (other.badge?.frame.minY ?? 0) - 2)
    #expect(selected.title?.lines[0].text.font.size == 12.0 * 16 / 14)
    let middles = [selected, other].map { $0.title?.frame.midY ?? 0 }
    #expect(abs(middles[0] - (middles[1] - 0.5)) < 0.001)
    #expect(selected.title?.lines[0].shaped.visibleText == "One")
  }

  @Test func titlesAloneWrapThenShrink() throws {
    let bar = try arranged(titled("AAAA BBBB", "C"), width: 120) { $0.style.alignment = .justified }
    let title = try #require(bar.tabs[0].title)
    #expect(title.lines[0].text.font.size < 14)
    #expect(title.lines[0].text.font.size >= 14 * 0.85)
  }

  @Test func selectedTabGoesToTheMiddle() throws {
    let items = (0..<10).map { TabBarItem.titled("Tab \($0)") }
    let bar = try arranged(items, width: 300) { $0.selection = .item(5) }
    #expect(abs(bar.tabs[5].frame.midX - 150) <= 0.5)
    let first = try arranged(items, width: 300) { $0.selection = .item(0) }
    #expect(first.tabs[0].frame.minX == 8)
    let last = try arranged(items, width: 300) { $0.selection = .item(9) }
    #expect(last.tabs[9].frame.maxX == 292)
  }

  /// Against MDCTabBarView, whose divider lies at the bottom and whose ripple under the content.
  @Test func dividerLiesAboveAllAndInkAboveTheContent() throws {
    var items = titled("A", "B")
    items[0].pressed = 0.5
    let frames = arrange(
      tabScreen(
        legacyTabBar(items) { $0.colors.bottomDividerColor = ColorValue(.fixed(.black)) },
        width: 375, height: 48))
    let paths = frames.displayList().items.map(\.element.path)
    let ink = try #require(paths.firstIndex(of: "legacyTabBar.items[0].ink"))
    let title = try #require(paths.firstIndex(of: "legacyTabBar.items[0].title"))
    let indicator = try #require(paths.firstIndex(of: "legacyTabBar.selectionIndicator"))
    #expect(indicator < title && title < ink)
    #expect(paths.last == "legacyTabBar.bottomDivider")
  }

  @Test func tabUnderAFingerTakesTheSelectedColour() throws {
    var items = titled("A", "B", "C")
    items[1].pressed = 0
    let tabs = try arranged(items).tabs
    #expect(tabs[1].title?.lines[0].text.color == tabs[0].title?.lines[0].text.color)
    #expect(tabs[2].title?.lines[0].text.color != tabs[0].title?.lines[0].text.color)
  }

  @Test func badgesAreSpokenWhereTheyShow() throws {
    var item = TabBarItem.icon("Mail")
    item.badgeValue = SourcedText("3", path: SpecPath())
    func label(_ appearance: LegacyTabStyle.ItemAppearance) throws -> String? {
      try arranged([item]) { $0.style.itemAppearance = appearance }.tabs[0].tab.accessibilityLabel
    }
    #expect(try label(.titles) == "Mail")
    #expect(try label(.titledImages) == "Mail, 3")
    #expect(try label(.images) == "Mail, 3")
  }

  @Test func tapNamesTheDelegatesCallsInOrder() throws {
    let frames = arrange(tabScreen(legacyTabBar(titled("A", "B")), width: 375, height: 48))
    let reason = frames.touch(at: Point(x: 60, y: 10)).reason
    let calls = ["shouldSelectItem:", "willSelectItem:", "didSelectItem:"]
    let places = calls.compactMap { reason.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(frames.touch(at: Point(x: 60, y: 10)).receiver?.path == "legacyTabBar.items[1]")
  }

  @Test func onlyTabsThatAreSeenAreDrawn() throws {
    let items = (0..<10_000).map { TabBarItem.titled("Tab \($0)") }
    let frames = arrange(
      tabScreen(legacyTabBar(items) { $0.selection = .item(5_000) }, width: 375, height: 48))
    #expect(frames.displayList().items.count < 20)
  }
}
