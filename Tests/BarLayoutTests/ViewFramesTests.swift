import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// Views inside bars: their sizes, and where springs and struts put them.
@Suite struct ViewFramesTests {
  private func header(
    _ view: CustomView, scrolledBy: Double = 0
  ) throws -> ViewFrames {
    let model = screen(
      flexibleHeader { bar in
        bar.headerView.minimumHeight = 76
        bar.headerView.maximumHeight = 176
        bar.headerView.subviews = [view]
      }, content: Content(position: .scrolledBy(scrolledBy)))
    guard case .flexibleHeader(let header)? = arrange(model).bars.first else { throw WrongKind() }
    return try #require(header.subviews.first)
  }

  @Test func aViewWithoutAFrameFillsTheHeader() throws {
    #expect(try header(.box()).frame == Rect(x: 0, y: 0, width: 375, height: 176))
    let view = CustomView(.plain(PlainView()))
    #expect(try header(view, scrolledBy: -24).frame == Rect(x: 0, y: 0, width: 375, height: 200))
    #expect(try header(view, scrolledBy: 50).frame == Rect(x: 0, y: 0, width: 375, height: 126))
  }

  @Test(
    arguments: [
      ([], 20.0, 40.0), ([.flexibleTopMargin], -30, 40), ([.flexibleBottomMargin], 20, 40),
      ([.flexibleHeight], 20, 0), ([.flexibleTopMargin, .flexibleBottomMargin], 12.5, 40),
    ] as [([AutoresizingMask], Double, Double)])
  func springsShareWhatAHeaderLoses(
    mask: [AutoresizingMask], y: Double, height: Double
  ) throws {
    // 176 to 126: 50 less. Above the view are 20 points, below 116.
    var view = CustomView.box(width: 60, height: 40)
    view.frame?.y = 20
    view.autoresizingMask = mask
    let frame = try header(view, scrolledBy: 50).frame
    let wantedY = mask.count == 2 ? 20 - 50 * 20 / 136.0 : y
    #expect(abs(frame.minY - wantedY) <= 0.25)
    #expect(frame.height == height)
  }

  @Test func aNavigationBarStaysAtTheBottomOfAHeader() throws {
    let bar = CustomView(.navigationBar(MaterialNavigationBar()))
    #expect(try header(bar).frame == Rect(x: 0, y: 120, width: 375, height: 56))
    #expect(try header(bar, scrolledBy: 60).frame == Rect(x: 0, y: 60, width: 375, height: 56))
  }

  /// MDCFlexibleHeaderView's sizeThatFits is its minimum height with the top inset; without a scroll
  /// view it keeps the frame that it is given.
  @Test func aHeaderInAnotherBarHasTheHeightThatTheBarGivesIt() throws {
    func header(_ minimum: Double?) -> CustomView {
      CustomView(
        .flexibleHeader(FlexibleHeaderView(headerView: HeaderView(minimumHeight: minimum))))
    }
    func frames(_ top: CustomView, _ bottom: CustomView, height: Double?) throws -> [Rect] {
      let stack = CustomView(
        .headerStack(HeaderStackView(topBar: top, bottomBar: bottom)),
        frame: ViewFrame(height: height))
      let bar = Bar.view(StandaloneView(id: ElementID("stack"), view: stack))
      guard case .view(let view)? = arrange(screen(bar)).bars.first,
        case .headerStack(let stack) = view.kind
      else { throw WrongKind() }
      return try [#require(stack.topBar).frame, #require(stack.bottomBar).frame]
    }
    // 56 and the status bar's 20, then 90: as high as both ask.
    #expect(
      try frames(header(nil), header(90), height: nil)
        == [
          Rect(x: 0, y: 20, width: 375, height: 76), Rect(x: 0, y: 96, width: 375, height: 90),
        ])
    // The bottom bar keeps its height, and the top bar has the rest.
    #expect(
      try frames(header(nil), header(90), height: 200).map(\.height) == [110, 90])
  }

  @Test(arguments: [
    (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 100, height: 50)),
    (.scaleAspectFit, Rect(x: 25, y: 0, width: 50, height: 50)),
    (.scaleAspectFill, Rect(x: 0, y: -25, width: 100, height: 100)),
    (.center, Rect(x: 45, y: 20, width: 10, height: 10)),
    (.topRight, Rect(x: 90, y: 0, width: 10, height: 10)),
    (.bottomLeft, Rect(x: 0, y: 40, width: 10, height: 10)),
    (.left, Rect(x: 0, y: 20, width: 10, height: 10)),
    (.bottom, Rect(x: 45, y: 40, width: 10, height: 10)),
  ])
  func contentModesPlaceASquareInABox(mode: ContentMode, wanted: Rect) {
    let box = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(mode.place(Size(width: 10, height: 10), in: box) == wanted)
  }

  @Test func aBackgroundPictureIsCutAtTheHeader() throws {
    let picture = ImageFile(
      file: "hills.png", renderingMode: .automatic, scale: 1, path: SpecPath() / "image")
    let view = CustomView(
      .plain(
        PlainView(
          .image(ImageContents(image: .file(picture), contentMode: .scaleAspectFill)),
          clipsToBounds: true)))
    let model = screen(appBar { $0.headerView.subviews = [view] })
    let items = arrange(model, images: OneImage(width: 10, height: 10)).displayList().items
    let clip = try #require(
      items.firstIndex { if case .pushClip = $0.item { true } else { false } })
    guard case .pushClip(let shape) = items[clip].item,
      case .image(_, let rect, let tint) = items[clip + 1].item
    else { throw WrongKind() }
    #expect(shape.rect == Rect(x: 0, y: 0, width: 375, height: 76))
    #expect(rect == Rect(x: 0, y: -149.5, width: 375, height: 375))
    #expect(tint == nil)
  }

  @Test func aCustomViewHasItsOwnWidthAndTheBarsHeight() throws {
    let item = BarButtonItem(customView: .box(width: 20, height: 10))
    let bar = try arrange(screen(appBar(left: [item, .icon()]))).appBar().navigationBar
    #expect(bar.leadingBar.items[0].frame == Rect(x: 0, y: 20, width: 20, height: 56))
    #expect(bar.leadingBar.items[0].customView?.frame == bar.leadingBar.items[0].frame)
    #expect(bar.leadingBar.items[1].frame.minX == 20)
  }

  @Test func aBarOfTheScreenStandsBelowTheStatusBar() throws {
    let bar = Bar.view(
      StandaloneView(
        id: ElementID("mdcNavigationBar"),
        view: CustomView(.navigationBar(MaterialNavigationBar()))))
    let frames = arrange(screen(bar))
    guard case .view(let view)? = frames.bars.first else { throw WrongKind() }
    #expect(view.frame == Rect(x: 0, y: 20, width: 375, height: 56))
    #expect(frames.canvas == Rect(x: 0, y: 0, width: 375, height: 76))
  }
}
