import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

/// Pages side by side: a child's bar belongs to its page, whichever page is nearer; a container's stays
/// (MDCAppBarContainerViewController's documentation).
@Suite struct PagedBarsTests {
  private static let width = 375.0
  private static let sweep = Array(stride(from: 0.0, through: width, by: 0.5))

  private func bar(_ name: String, _ containment: Containment) -> Bar {
    appBar(name, left: [.icon()], right: [.titled("Go")]) { bar in
      bar.id = ElementID(name)
      bar.headerView.maximumHeight = 120
      bar.headerController.containment = containment
    }
  }

  /// Page 0 rests below its header; page 1 has been scrolled by 70 points.
  private func model(
    _ scrolledBy: Double, _ bars: [Bar], _ direction: LayoutDirection = .leftToRight,
    _ events: [ScrollEvent] = []
  ) -> BarModel {
    screen(
      content: Content()
    ) { model in
      model.content?.pages = ContentPages(
        [
          ContentPages.Page(rows: 30),
          ContentPages.Page(rows: 30, position: .scrolledBy(70)),
        ], scrolledBy: scrolledBy)
      model.bars = bars
      model.traits.layoutDirection = direction
      model.scroll = events
    }
  }

  private var children: [Bar] {
    [bar("first", .child(page: 0)), bar("second", .child(page: 1))]
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aSwipeMovesEachBarWithItsPageAndChangesNothingElse(direction: LayoutDirection) throws {
    var seen: [[PageLook]?] = [nil, nil]
    for distance in Self.sweep {
      let frames = arrange(model(distance, children, direction))
      for (page, bar) in frames.bars.enumerated() {
        let sign = direction == .rightToLeft ? -1.0 : 1
        let x = sign * (Double(page) * Self.width - distance)
        let header = try #require(bar.header)
        #expect(header.frame.minX == x && header.frame.width == Self.width, "\(distance)")
        let pageFrames = frames.content?.pages.first { $0.index == page }
        #expect(pageFrames.map { $0.frame.minX == x } ?? true, "\(distance)")
        let look = PageLook(bar, header, pageFrames, from: x)
        if let before = seen[page]?.first {
          #expect(before.isLike(look), "page \(page) at \(distance)")
        } else {
          seen[page] = [look]
        }
      }
    }
    let intensities = try #require(seen as? [[PageLook]]).map { $0[0].shadowIntensity }
    #expect(intensities == [0, 1])
  }

  /// A shadow has the page's sides where others have the screen's, and does not leave the page.
  @Test func aShadowEndsWithItsPage() throws {
    let header = try #require(arrange(model(100, children)).bars.last?.header)
    let page = Rect(x: 275, y: 0, width: 375, height: 667)
    #expect(header.shadowClip == page)
    for shadow in header.shadows {
      #expect(shadow.caster.rect.minX < page.minX && shadow.caster.rect.maxX > page.maxX)
    }
    #expect(try #require(arrange(model(375, children)).bars.last?.header).shadowClip == nil)
  }

  @Test func aContainersBarStaysAndTracksTheNearerPage() throws {
    for distance in Self.sweep {
      let frames = arrange(model(distance, [bar("shared", .container)]))
      let header = try #require(frames.bars.first?.header)
      #expect(header.frame.minX == 0 && header.shadowClip == nil)
      #expect(header.shadowIntensity == (distance < 187.5 ? 0 : 1), "\(distance)")
    }
  }

  /// Rows of a page without a header begin below UIKit's bar, near or far.
  @Test func rowsUnderASystemBarStayWhereTheyAre() {
    for distance in Self.sweep.dropFirst().dropLast() {
      let frames = arrange(
        model(
          distance,
          [.uikit(UIKitBar(id: ElementID("bar"), kind: .navigationBar, content: .navigation([])))]))
      let tops = frames.content?.pages.map { $0.rows.first?.frame.minY }
      #expect(tops == [64, -6], "\(distance)")
    }
  }

  @Test func touchesOfABarGoToItsOwnPage() {
    for (distance, x, page) in [(150.0, 20.0, 0), (150, 300, 1), (300, 20, 0), (300, 300, 1)] {
      let touch = arrange(model(distance, children)).touch(at: Point(x: x, y: 10))
      #expect(touch.receiver?.path == "content.pages[\(page)]", "\(distance) \(x)")
    }
  }

  /// UIKit asks the controller of the page that is shown, and nobody else.
  @Test func onlyTheShownPagesHeaderTakesTheStatusBarAlong() throws {
    var bars = children
    if case .appBar(var bar) = bars[1] {
      bar.headerView.scrolling.shiftBehavior = .enabledWithStatusBar
      bars[1] = .appBar(bar)
    }
    // 44 of the 70 points collapse the header, the rest shift it.
    for (distance, y) in [(0.0, 0.0), (187, 0), (188, -26), (375, -26)] {
      let frames = arrange(model(distance, bars))
      #expect(frames.bars.last?.header?.frame.minY == -26, "\(distance)")
      #expect(frames.statusBar?.frame.minY == y, "\(distance)")
    }
  }

  /// Headers that stay follow; a child keeps its page, and what is scrolled then is not that.
  @Test func anotherPageThatIsTrackedLeavesChildrenAlone() throws {
    let events = [
      ScrollEvent(.trackPage(1)), ScrollEvent(.drag(to: .scrolledBy(0))),
    ]
    let bars = arrange(model(187, children, .leftToRight, events)).bars.compactMap(\.header)
    #expect(bars.map(\.shadowIntensity) == [0, 0])
    #expect(bars.map(\.frame.height) == [120, 120])
    let still = arrange(model(187, children)).bars.compactMap(\.header)
    #expect(still.map(\.frame.height) == [120, 76])
  }
}

/// A page with its bar, as they look from the page's left side.
private struct PageLook {
  let shadowIntensity: Double
  private let frames: [String: Rect]
  /// Nil: the page is beside the screen.
  private let rows: [Rect]?

  init(_ bar: BarFrames, _ header: HeaderFrames, _ page: ContentFrames.Page?, from x: Double) {
    shadowIntensity = header.shadowIntensity
    frames = Dictionary(
      uniqueKeysWithValues: bar.element.withDescendants.map {
        ($0.id.path, $0.frame.offsetBy(x: -x, y: 0))
      })
    rows = page.map { $0.rows.map { $0.frame.offsetBy(x: -x, y: 0) } }
  }

  func isLike(_ other: PageLook) -> Bool {
    shadowIntensity == other.shadowIntensity && frames == other.frames
      && (rows == nil || other.rows == nil || rows == other.rows)
  }
}
