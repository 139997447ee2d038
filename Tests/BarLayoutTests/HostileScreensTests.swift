import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

/// Whatever the numbers, nothing traps, nothing is negative, nothing is not a number.
@Suite struct HostileScreensTests {
  @Test(arguments: [
    Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 20, height: 667),
    Size(width: 1e7, height: 1e7), Size(width: 0.3, height: 0.3),
  ])
  func screensOfAnySize(size: Size) {
    expectSound { $0.device.size = size }
  }

  @Test(arguments: [1e6, 1e9, 300.0, -500, -1e9])
  func insetsOfAnySize(inset: Double) {
    expectSound { model in
      model.device.safeArea = Insets(top: inset, left: inset, bottom: inset, right: inset)
    }
    expectSound(
      change: { bar in
        bar.navigationBar.titleInsets = Insets(
          top: inset, left: inset, bottom: inset, right: inset)
      })
  }

  @Test(arguments: [1e9, 1e300, -1e300, .infinity, .nan])
  func positionsOfAnySize(distance: Double) {
    let content = Content(rows: .max, position: .scrolledBy(distance))
    let frames = arrange(screen(appBar("Inbox"), content: content))
    #expect(frames.displayList().items.count < 200)
    let raw = Content(rows: .max, position: .contentOffset(distance))
    #expect(arrange(screen(appBar("Inbox"), content: raw)).displayList().items.count < 200)
  }

  @Test(arguments: [0.0, 1, 10, 1e6])
  func heightsAndWidthsOfAnySize(length: Double) {
    expectSound(
      change: { bar in
        bar.headerView.minimumHeight = length
        bar.headerView.maximumHeight = length
        bar.frame = HeaderFrame(x: length, y: length, width: length)
        bar.lifted = true
      })
  }

  @Test func moreItemsThanTheBarIsWide() {
    let many = (0..<100).map { BarButtonItem.titled("Item \($0)") }
    expectSound(
      change: { bar in
        bar.navigationItem.leftBarButtonItems = many
        bar.navigationItem.rightBarButtonItems = many
      })
  }

  @Test(arguments: [0.0, 1, 16_384, 1e9])
  func viewsOfAnySize(length: Double) {
    let box = CustomView.box(width: length, height: length)
    for mode in ContentMode.allCases {
      let picture = CustomView(
        .plain(
          PlainView(
            .image(ImageContents(image: .icon(name: "menu", glyph: 1), contentMode: mode)),
            cornerRadius: length, clipsToBounds: true)),
        frame: ViewFrame(x: -length, y: -length, width: length, height: length),
        autoresizingMask: AutoresizingMask.allCases)
      expectSound(
        change: { bar in
          bar.stack = AppBarStack(bottomBar: box, offset: length, adjustsHeight: true)
          bar.navigationItem.titleView = box
          bar.navigationItem.leftBarButtonItems.append(BarButtonItem(customView: picture))
          bar.navigationBar.titleViewLayoutBehavior = .centerFit
          bar.headerView.subviews = [picture, box]
        })
    }
  }

  private func expectSound(
    _ changeModel: (inout BarModel) -> Void = { _ in },
    change: (inout AppBar) -> Void = { _ in }
  ) {
    let model = screen(
      appBar("Inbox", left: [.icon()], right: [.titled("Edit")], change: change),
      content: Content(rows: 3, position: .scrolledBy(4)), change: changeModel)
    var bare = model
    bare.content = nil
    for model in [model, bare] {
      for direction in LayoutDirection.allCases {
        var turned = model
        turned.traits.layoutDirection = direction
        let frames = arrange(turned)
        #expect(frames.displayList().defects.isEmpty)
        #expect(!frames.dump.contains("nan") && !frames.dump.contains("inf "))
        expectSound(frames.elements)
      }
    }
  }

  private func expectSound(_ elements: [LayoutElement]) {
    for element in elements {
      #expect(element.frame.width >= 0 && element.frame.height >= 0)
      expectSound(element.children)
    }
  }
}
