import BarrenderKit
import Foundation
import Testing

/// Public reports about app bars: places, safe areas, scrolling. The names are theirs.
@Suite struct PublicCaseAppBarTests {
  private func bar(_ keys: String, width: Double = 375, more: String = "") -> String {
    """
    { "device": { "width": \(width), "height": 56, "scale": 2 }, \(more)
      "bars": [{ "type": "appBar", \(keys) }] }
    """
  }

  private let icon = #"{ "image": "menu" }"#
  private let mirrored = #""traits": { "layoutDirection": "rightToLeft" },"#

  /// material-components-ios#1479: a centred title moved with the items beside it.
  @Test(arguments: [
    "", #""leftBarButtonItems": [{ "image": "menu" }]"#,
    #""leftBarButtonItems": [{ "image": "menu" }], "rightBarButtonItems": [{ "image": "search" }, { "image": "share" }]"#,
  ])
  func bc003TitleStaysInTheMiddle(items: String) throws {
    let scene = try Scene(
      bar(#""navigationItem": { "title": "Inbox"\#(items.isEmpty ? "" : ", " + items) }"#))
    #expect(abs(try scene.element("appBar.title").frame.midX - 187.5) <= 0.25)
    #expect(scene.shownTitle == "Inbox")
  }

  private func redColumns(_ scene: Scene) -> Set<Int> {
    scene.inkColumns(in: 0..<scene.picture.height) { $0[0] > 200 && $0[1] < 60 && $0[2] < 60 }
  }

  private func redView(_ width: Double?, _ behavior: String, _ items: String) -> String {
    let frame = width.map { #", "frame": { "width": \#($0), "height": 30 }"# } ?? ""
    return #"""
      "navigationItem": { "titleView": { "type": "view", "backgroundColor": "#FF0000"\#(frame) }\#(items) },
      "navigationBar": { "titleViewLayoutBehavior": "\#(behavior)" }
      """#
  }

  /// material-components-ios#3202: a title view stood elsewhere with items than without.
  @Test func bc004TitleViewIsCentredWithAndWithoutItems() throws {
    let items = [
      "", #", "leftBarButtonItems": [\#(icon), \#(icon)]"#,
      #", "rightBarButtonItems": [\#(icon), \#(icon)]"#,
    ]
    let scenes = try items.map { try Scene(bar(redView(100, "centerFit", $0))) }
    for scene in scenes {
      #expect(try scene.element("appBar.titleView").frame.midX == 187.5)
    }
    #expect(Set(scenes.map(redColumns)).count == 1)
    #expect(redColumns(scenes[0]).count == 200)
  }

  /// material-components-ios#4371: the two ways to lay out a title view, and their mirror images.
  @Test func bc005TitleViewFillsOrKeepsTheMiddle() throws {
    func view(_ behavior: String, _ more: String = "") throws -> Rect {
      let items = #", "leftBarButtonItems": [\#(icon), \#(icon)]"#
      return try Scene(bar(redView(nil, behavior, items), more: more))
        .element("appBar.titleView").frame
    }
    let leading = 104.0
    #expect(try view("fill") == Rect(minX: leading + 16, minY: 0, maxX: 359, maxY: 56))
    #expect(try view("fill", mirrored) == Rect(minX: 16, minY: 0, maxX: 359 - leading, maxY: 56))
    for centred in [try view("center"), try view("center", mirrored)] {
      #expect(centred.width == 375 - 32 - 2 * leading)
      #expect(centred.midX == 187.5)
    }
  }

  /// material-components-ios#3342: text items had other insets than icons.
  @Test func bc007TextAndIconKeepTheSameDistances() throws {
    func boxes(_ items: String) throws -> (inner: Rect, outer: Rect) {
      let scene = try Scene(bar(#""navigationItem": { "rightBarButtonItems": [\#(items)] }"#))
      func content(_ index: Int) throws -> Rect {
        let item = try scene.element("appBar.rightBarButtonItems[\(index)]")
        guard
          case .insets(let insets)? = item.details.first(where: { $0.name == "contentInsets" })?
            .value
        else { throw NoInsets() }
        return item.frame.inset(by: insets)
      }
      return (try content(1), try content(0))
    }
    for items in [#"{ "title": "SAVE" }, \#(icon)"#, #"\#(icon), { "title": "SAVE" }"#] {
      let (inner, outer) = try boxes(items)
      #expect(outer.minX - inner.maxX == 24)
      #expect(outer.maxX == 375 - 16)
    }
  }

  private struct NoInsets: Error {}

  /// material-components-ios#1995: headers were too low under a notch.
  @Test(arguments: [(0.0, 56.0), (20, 76), (44, 100), (47, 103), (59, 115)])
  func bc037HeaderIsTheRowAndTheTopInset(inset: Double, height: Double) throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 2, "safeArea": { "top": \(inset) } },
        "bars": [{ "type": "appBar" }] }
      """)
    #expect(try scene.element("appBar.headerView").frame.height == height)
    #expect(try scene.element("appBar.navigationBar").frame.minY == inset)
    #expect(scene.pixel(10, 0) == [98, 0, 238, 255])
    #expect(scene.picture.height == Int(height * 2))
  }

  /// material-components-ios#3407: a popover kept the device's inset.
  @Test func bc038ExplicitInsetWinsOverTheDevices() throws {
    let scene = try Scene(
      """
      { "device": { "name": "iPhone X", "width": 375, "height": 200, "scale": 2,
                    "safeArea": { "top": 0, "bottom": 34 } },
        "bars": [{ "type": "appBar", "behavioralFlags": "recommended",
                   "navigationItem": { "title": "Inbox" } }] }
      """)
    #expect(try scene.element("appBar.headerView").frame.height == 56)
    #expect(abs(try scene.element("appBar.title").frame.midY - 28) <= 0.5)
  }

  /// material-components-ios#4588: a collapsed header cut its items off.
  @Test func bc039CollapsedHeaderHoldsItsItems() throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 400, "scale": 2, "safeArea": { "top": 44 } },
        "content": { "backgroundColor": "white", "scrolledBy": 1000 },
        "bars": [{ "type": "appBar",
          "navigationItem": { "rightBarButtonItems": [{ "image": "search" }] },
          "headerView": { "minimumHeight": 56, "maximumHeight": 200,
                          "minMaxHeightIncludesSafeArea": false } }] }
      """)
    #expect(try scene.element("appBar.headerView").frame.height == 100)
    let item = try scene.element("appBar.rightBarButtonItems[0]").frame
    #expect(item.minY >= 44 && item.maxY <= 100)
  }

  /// material-components-ios#2067: without a scroll view the height did not follow the inset.
  @Test(arguments: [(44.0, 100.0), (0, 56)])
  func bc041HeightFollowsTheInsetWithoutAScrollView(inset: Double, height: Double) throws {
    func header(_ content: String) throws -> Rect {
      try Scene(
        """
        { "device": { "width": 375, "height": 300, "scale": 2, "safeArea": { "top": \(inset) } },
          \(content) "bars": [{ "type": "appBar" }] }
        """
      ).element("appBar.headerView").frame
    }
    #expect(try header("").height == height)
    #expect(try header("") == header(#""content": { "scrolledBy": 0 },"#))
  }

  /// material-components-ios#2285: items lay under the ears of a phone in landscape.
  @Test func bc043ItemsStandBesideTheEarsAndTheBarBehindThem() throws {
    let scene = try Scene(
      """
      { "device": { "width": 812, "height": 56, "scale": 2, "safeArea": { "left": 44, "right": 44 } },
        "bars": [{ "type": "appBar", "headerView": { "backgroundColor": "#FF0000" },
          "navigationItem": { "leftBarButtonItems": [{ "image": "menu" }],
                              "rightBarButtonItems": [{ "image": "search" }] } }] }
      """)
    #expect(try scene.element("appBar.leftBarButtonItems[0]").frame.minX >= 44)
    #expect(try scene.element("appBar.rightBarButtonItems[0]").frame.maxX <= 768)
    for x in [2, 1622] { #expect(scene.pixel(x, 56) == [255, 0, 0, 255]) }
  }

  /// material-components-ios#418: a maximum below the minimum was silently lost.
  @Test func bc049MaximumBelowTheMinimumLowersIt() throws {
    let spec = """
      { "content": {}, "bars": [{ "type": "flexibleHeader",
        "headerView": { "minimumHeight": 128, "maximumHeight": 64 } }] }
      """
    #expect(try Scene(spec).element("flexibleHeader.headerView").frame.height == 64)
    let prepared = try Renderer().prepare(SpecInput(name: "test", bytes: Array(spec.utf8)))
    let problem = try #require(prepared.problems.first)
    #expect(problem.severity == .warning)
    #expect(problem.message.contains("minimumHeight") && problem.message.contains("maximumHeight"))
  }

  /// material-components-ios#9774: a strip that was to stay went too far.
  @Test func bc050ExactlyTheMinimumStripStays() throws {
    let scene = try Scene(
      """
      { "statusBar": null,
        "device": { "width": 375, "height": 400, "scale": 2, "safeArea": { "top": 20 } },
        "content": { "scrolledBy": 0 },
        "scroll": [{ "event": "shiftHeaderOffScreen" }],
        "bars": [{ "type": "flexibleHeader", "headerView": { "minimumHeight": 120,
          "maximumHeight": 120, "minimumHeaderViewHeight": 40, "shiftBehavior": "hideable" } }] }
      """)
    #expect(try scene.element("flexibleHeader.headerView").frame.maxY == 40)
  }

  /// material-components-android#2068: nothing could state that a bar is lifted.
  @Test func bc053StatedLiftWinsOverThePosition() throws {
    func shadow(_ keys: String, at distance: Int) throws -> [[Int]] {
      let scene = try Scene(
        """
        { "device": { "width": 375, "height": 120, "scale": 2, "safeArea": { "top": 20 } },
          "content": { "backgroundColor": "white", "scrolledBy": \(distance) },
          "bars": [{ "type": "appBar"\(keys) }] }
        """)
      return (152..<170).map { scene.pixel(375, $0) }
    }
    #expect(try shadow(#", "lifted": true"#, at: 0) == shadow("", at: 100))
    #expect(try shadow(#", "lifted": false"#, at: 100) == shadow("", at: 0))
    #expect(try shadow("", at: 100) != shadow("", at: 0))
  }
}
