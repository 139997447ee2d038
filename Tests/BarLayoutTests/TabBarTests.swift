import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

/// Tabs in situations that no vector states; every letter is half an em wide.
@Suite struct TabBarTests {
  private func titled(_ count: Int) -> [TabBarItem] { (0..<count).map { .titled("Tab \($0)") } }

  @Test func onlyTabsThatAreSeenAreDrawn() throws {
    let bar = tabBarView(titled(10_000)) { bar in
      bar.layout.preferredLayoutStyle = .scrollable
      bar.selectedItem = 5_000
    }
    let frames = arrange(tabScreen(bar, width: 375, height: 48))
    let items = frames.displayList().items
    #expect(items.count < 20)
    #expect(items.contains { $0.element.path.hasPrefix("tabBarView.items[5000]") })
    #expect(try frames.tabBar().tabs.count == 10_000)
  }

  /// Ten times the tabs, at most eleven times the steps: what one tab costs is stated by its count of
  /// shaped texts.
  @Test func everyTitleIsShapedAFixedNumberOfTimes() throws {
    func shapings(_ count: Int) -> Int {
      let counter = CountingShaper()
      let bar = tabBarView(titled(count)) { $0.layout.preferredLayoutStyle = .scrollable }
      _ = tabScreen(bar, width: 375, height: 48).resolved()
        .arranged(shaping: counter, images: OneImage())
      return counter.count
    }
    #expect(shapings(1_000) == 10 * shapings(100))
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    for style in TabLayoutStyle.allCases {
      for width in [150.0, 375, 900] {
        func frames(_ direction: LayoutDirection) throws -> TabBarFrames {
          var items = titled(4)
          items[1] = .icon("Icon")
          items[2].badgeValue = SourcedText("12", path: SpecPath())
          items[2].image = .icon(name: "menu", glyph: 7)
          let bar = tabBarView(items) { bar in
            bar.layout.preferredLayoutStyle = style
            bar.selectedItem = 2
            bar.layout.contentPadding = [
              TabContentPadding(style, Insets(top: 1, left: 20, bottom: 2, right: 6))
            ]
            bar.layout.badgeOffset = Point(x: 3, y: 1)
            bar.badges.borderWidth = 1
          }
          return try arrange(
            tabScreen(bar, width: width, height: 72, direction: direction)
          ).tabBar()
        }
        let (plain, mirrored) = (try frames(.leftToRight), try frames(.rightToLeft))
        for (tab, other) in zip(plain.tabs, mirrored.tabs) {
          #expect(other.frame == tab.frame.mirrored(inWidth: width))
          #expect(other.badge?.frame == tab.badge?.frame.mirrored(inWidth: width))
          #expect(other.picture?.frame == tab.picture?.frame.mirrored(inWidth: width))
        }
        #expect(mirrored.indicator?.rect == plain.indicator?.rect.mirrored(inWidth: width))
      }
    }
  }

  @Test func withoutASelectionThereIsNoIndicator() throws {
    let frames = arrange(tabScreen(tabBarView(titled(3)), width: 375, height: 48))
    #expect(try frames.tabBar().indicator == nil)
    #expect(!frames.displayList().items.contains { $0.element.path.hasSuffix("Indicator") })
  }

  /// The widths that were compared, and the tab with its font.
  @Test func aFixedBarThatScrollsSaysWhy() throws {
    var items = titled(3)
    items[1] = .titled("A title of thirty letters long")
    let bar = try arrange(tabScreen(tabBarView(items), width: 375, height: 48)).tabBar()
    #expect(bar.layout.effectiveStyle == .scrollable)
    #expect(
      bar.styleReason?.sentence
        == "fixed asks for 726 pt of 375; items[1] is the widest with 242 pt in Roboto medium 14")
  }

  @Test func onlyTheFontMakesAFixedBarScroll() throws {
    func style(_ size: Double) throws -> TabLayoutStyle {
      let bar = tabBarView(titled(3), theme: .none) { bar in
        bar.selectedItem = 0
        bar.titleFont.selected = FontValue(size: size)
      }
      return try arrange(tabScreen(bar, width: 375, height: 48)).tabBar().layout.effectiveStyle
    }
    #expect(try style(17) == .fixed)
    #expect(try style(60) == .scrollable)
  }

  @Test func rippleLiesUnderTheContentAndInsideTheTab() throws {
    var items = titled(3)
    items[1].pressed = 0.4
    let list = arrange(tabScreen(tabBarView(items), width: 360, height: 48)).displayList().items
    let own = list.filter { $0.element.path.hasPrefix("tabBarView.items[1]") }
    guard case .pushClip(let clip)? = own.first?.item, case .glyphs? = own.last?.item else {
      throw WrongKind()
    }
    #expect(clip.rect == Rect(x: 120, y: 0, width: 120, height: 48))
  }

  @Test func fullyPressedTabIsWhollyCovered() throws {
    var items = titled(1)
    items[0].pressed = 1
    let list = arrange(tabScreen(tabBarView(items), width: 360, height: 48)).displayList().items
    let cover = Rect(x: 0, y: 0, width: 360, height: 48)
    #expect(
      list.contains { $0.item == .fill(RoundedRect(cover), Color.white.withAlpha(0.16)) })
  }

  @Test func titlesAreSpokenAndBadgesAreNot() throws {
    var items = titled(2)
    items[0].accessibilityLabel = "First"
    items[1].badgeValue = SourcedText("7", path: SpecPath())
    let bar = try arrange(tabScreen(tabBarView(items), width: 360, height: 48)).tabBar()
    let labels = bar.element(type: "tabBarView").children.suffix(2).map { tab in
      tab.details.first { $0.name == "accessibilityLabel" }?.value
    }
    #expect(labels == [.text("First"), .text("Tab 1")])
  }

  @Test func disabledTabTakesNoTouch() throws {
    var items = titled(2)
    items[1].isEnabled = false
    let frames = arrange(tabScreen(tabBarView(items), width: 360, height: 48))
    #expect(frames.touch(at: Point(x: 10, y: 10)).reason.contains("didSelectItem:"))
    #expect(frames.touch(at: Point(x: 300, y: 10)).reason.contains("it is disabled"))
  }

  @Test func viewsSideBySideTurnInRightToLeft() throws {
    let box = CustomView(.plain(PlainView()), frame: ViewFrame(width: 20, height: 10))
    let stack = StackView(
      spacing: 4, layoutMargins: Insets(top: 2, left: 8, bottom: 2, right: 6),
      arrangedSubviews: [box, box])
    let item = TabBarItem(customView: TabCustomView(view: CustomView(.stack(stack))))
    for direction in LayoutDirection.allCases {
      let model = tabScreen(tabBarView([item]), width: 100, height: 48, direction: direction)
      let tab = try #require(try arrange(model).tabBar().tabs.first)
      #expect(tab.size == Size(width: 58, height: 14))
      guard case .stack(let frames)? = tab.customView?.kind else { throw WrongKind() }
      let first = direction == .leftToRight ? 29.0 : 51
      #expect(frames.views.map(\.frame.minX).first == first)
      #expect(frames.views.allSatisfy { $0.frame.minY == 19 })
    }
  }
}

/// Counts what it is asked for. One thread at a time.
private final class CountingShaper: TextShaping {
  private(set) var count = 0

  func shape(_ request: TextRequest) -> ShapedText {
    count += 1
    return HalfEmShaper().shape(request)
  }

  func metrics(of font: FontDescriptor) -> FontMetrics { HalfEmShaper().metrics(of: font) }
}
