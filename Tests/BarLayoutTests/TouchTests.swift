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

  @Test func eachPageIsAScrollViewOfItsOwn() {
    var content = Content()
    content.pages = ContentPages([ContentPages.Page(), ContentPages.Page()], scrolledBy: 100)
    let model = screen(appBar("Inbox"), content: content)
    #expect(receiver(model, 10, 300) == "content.pages[0]")
    #expect(receiver(model, model.device.size.width - 10, 300) == "content.pages[1]")
  }

  /// What a bar hands on goes to the page that it tracks: the nearest one, or the one told of last.
  @Test func aPageThatIsTrackedIsNamed() {
    func model(_ scrolledBy: Double, _ events: [ScrollEvent] = []) -> BarModel {
      var content = Content()
      content.pages = ContentPages(
        [ContentPages.Page(), ContentPages.Page()], scrolledBy: scrolledBy)
      return screen(
        appBar("Inbox") { $0.headerController.containment = .container }, content: content
      ) { $0.scroll = events }
    }
    #expect(receiver(model(0), 187, 48) == "content.pages[0]")
    #expect(receiver(model(375), 187, 48) == "content.pages[1]")
    #expect(receiver(model(0, [ScrollEvent(.trackPage(1))]), 187, 48) == "content.pages[1]")
  }

  @Test func aHeaderThatTracksNothingAnyMoreHandsNothingOn() {
    let model = screen(appBar("Inbox"), content: Content()) {
      $0.scroll = [ScrollEvent(.clearTrackingScrollView)]
    }
    let touch = arrange(model).touch(at: Point(x: 187, y: 48))
    #expect(touch.hit?.path == "appBar.navigationBar" && touch.receiver == nil)
    #expect(touch.reason.contains("there is none"))
  }

  /// Nothing is forwarded of a header that tracks nothing, whatever scrolls below.
  @Test func aHeaderInAnotherBarKeepsItsViewsTouches() {
    let header = FlexibleHeaderView(
      headerView: HeaderView(minimumHeight: 60, subviews: [.box(width: 100, height: 40)]))
    let model = screen(
      flexibleHeader { bar in
        bar.headerView.minimumHeight = 120
        bar.headerView.maximumHeight = 120
        bar.headerView.subviews = [CustomView(.flexibleHeader(header))]
      }, content: Content())
    #expect(
      receiver(model, 50, 70)
        == "flexibleHeader.headerView.subviews[0].headerView.subviews[0]")
    #expect(receiver(model, 300, 70) == nil)
    #expect(receiver(model, 300, 30) == "content")
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

  /// The documentation's way out: a header of one's own with the bar as a custom view.
  @Test func aBackgroundOfAPlainHeaderGetsTouches() {
    let model = screen(
      flexibleHeader { bar in
        bar.headerView.minimumHeight = 160
        bar.headerView.subviews = [
          .box(),
          CustomView(
            .navigationBar(
              MaterialNavigationBar(
                navigationItem: NavigationItem(leftBarButtonItems: [.icon()])))),
        ]
      }, content: Content())
    #expect(receiver(model, 200, 60) == "flexibleHeader.headerView.subviews[0]")
    #expect(receiver(model, 200, 130) == "flexibleHeader.headerView.subviews[1]")
    #expect(
      receiver(model, 20, 130) == "flexibleHeader.headerView.subviews[1].leftBarButtonItems[0]")
  }

  @Test func aBackgroundOfAnAppBarGetsNone() {
    let model = screen(appBar { $0.headerView.subviews = [.box()] }, content: Content())
    #expect(receiver(model, 200, 48) == "content")
    #expect(receiver(model, 200, 10) == "content")
  }

  /// addSubviewsToParent before the content's views: they are in front.
  @Test func aBarAddedTooEarlyLiesBehindTheContent() {
    let model = screen(
      appBar("Inbox", left: [.icon()]) { $0.headerController.liesBehindContent = true },
      content: Content())
    #expect(receiver(model, 20, 48) == "content")
    #expect(arrange(model).elements.map(\.id.path) == ["appBar", "content", "statusBar"])
  }

  @Test func buttonsOfABareButtonBarTakeTouches() {
    let bar = Bar.view(
      StandaloneView(
        id: ElementID("mdcButtonBar"),
        view: CustomView(.buttonBar(ButtonBarView(items: [.titled("One"), .titled("Two")])))))
    #expect(receiver(screen(bar), 5, 30) == "mdcButtonBar.items[0]")
    #expect(receiver(screen(bar), 300, 30) == "mdcButtonBar")
  }

  @Test func labelsLetTouchesThroughAndBoxesKeepThem() {
    func model(_ view: CustomView) -> BarModel {
      screen(
        appBar { bar in
          bar.navigationItem.titleView = view
          bar.stack = AppBarStack(bottomBar: .box(height: 48), adjustsHeight: true)
        }, content: Content())
    }
    let label = CustomView(
      .plain(
        PlainView(.label(LabelContents(text: SourcedText("Inbox", path: SpecPath() / "text"))))))
    #expect(receiver(model(label), 187, 48) == "content")
    #expect(receiver(model(.box()), 187, 48) == "appBar.titleView")
    #expect(receiver(model(.box()), 187, 100) == "appBar.bottomBar")
  }

  @Test func aDisabledButtonKeepsItsTouches() {
    let model = screen(appBar("Inbox", left: [.titled("Edit", isEnabled: false)]))
    let touch = arrange(model).touch(at: Point(x: 20, y: 48))
    #expect(touch.receiver?.path == "appBar.leftBarButtonItems[0]")
    #expect(touch.reason.contains("disabled"))
  }
}
