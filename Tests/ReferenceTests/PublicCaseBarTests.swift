import BarrenderKit
import Foundation
import Testing

/// Public reports about bars at other widths, insets, directions and text sizes. The names are theirs.
@Suite struct PublicCaseBarTests {
  private let icons = (0..<5).map { _ in #"{ "image": "menu" }"# }.joined(separator: ", ")

  /// material-components-ios#3186: a button bar stood further to the right on a tablet.
  @Test(arguments: [320.0, 768])
  func bc008ButtonBarInTheMiddleIsThereAtEveryWidth(width: Double) throws {
    let scene = try Scene(
      """
      { "device": { "width": \(width), "height": 56, "scale": 2 }, "statusBar": null,
        "bars": [{ "type": "mdcNavigationBar", "titleViewLayoutBehavior": "centerFit",
          "navigationItem": { "titleView": { "type": "mdcButtonBar", "items": [\(icons)] } } }] }
      """)
    let bar = try scene.element("mdcNavigationBar.titleView")
    #expect(abs(bar.frame.midX - width / 2) <= 0.5)
    let middles = bar.children.map(\.frame.midX)
    #expect(middles.count == 5)
    #expect(zip(middles, middles.dropFirst()).allSatisfy { $1 - $0 == 48 })
  }

  /// The same bar by itself: its buttons hug the leading edge, a tablet changes nothing.
  @Test(arguments: ["leftToRight", "rightToLeft"])
  func bc008ButtonBarByItselfHugsTheLeadingEdge(direction: String) throws {
    func places(_ width: Double) throws -> [Double] {
      let scene = try Scene(
        """
        { "device": { "width": \(width), "height": 56, "scale": 2 }, "statusBar": null,
          "traits": { "layoutDirection": "\(direction)" },
          "bars": [{ "type": "mdcButtonBar", "items": [\(icons)] }] }
        """)
      let bar = try scene.element("mdcButtonBar")
      return bar.children.map {
        direction == "leftToRight" ? $0.frame.minX : width - $0.frame.maxX
      }
    }
    #expect(try places(320) == [0, 48, 96, 144, 192])
    #expect(try places(768) == places(320))
  }

  /// react-native-screens#1946: a title given as a view covered the trailing item.
  @Test(arguments: ["fill", "center", "centerFit"])
  func bc010TitleViewEndsBeforeTheTrailingItem(behavior: String) throws {
    let heading = "A rather long screen heading that cannot fit"
    func scene(_ title: String) throws -> Scene {
      try Scene(
        """
        { "device": { "width": 375, "height": 56, "scale": 2 },
          "bars": [{ "type": "appBar", "navigationBar": { "titleViewLayoutBehavior": "\(behavior)" },
            "navigationItem": { \(title), "rightBarButtonItem": { "title": "Done" } } }] }
        """)
    }
    let view = try scene(
      #""titleView": { "type": "label", "text": "\#(heading)", "textColor": "white" }"#)
    let label = try view.element("appBar.titleView")
    let done = try view.element("appBar.rightBarButtonItems[0]").frame
    #expect(label.frame.maxX <= done.minX)
    let text = view.runs(of: "appBar.titleView").map(\.text).joined()
    #expect(text.hasSuffix("…"))
    let plain = try scene(#""title": "\#(heading)""#)
    #expect(plain.shownTitle.hasSuffix("…"))
    #expect(try plain.element("appBar.title").frame.maxX <= done.minX)
    for scene in [view, plain] {
      // Letters are white; what lies left of the item and right of the title has none.
      let edge = Int(done.minX * 2)
      let columns = try #require(
        scene.columns(in: 0..<112) { $0.prefix(3).allSatisfy { $0 > 200 } })
      #expect(columns.contains(edge + 40))
      #expect(!scene.inkColumns(in: 0..<112) { $0[1] > 60 }.contains(edge))
    }
  }

  /// react-navigation/stack#57: title and clock overlapped in landscape with a status bar.
  @Test func bc046TitleStaysBelowTheStatusBarInLandscape() throws {
    let scene = try Scene(
      """
      { "device": { "width": 667, "height": 375, "scale": 2, "safeArea": { "top": 20 } },
        "bars": [{ "type": "appBar", "navigationItem": { "title": "My Alerts" } }] }
      """)
    #expect(try scene.element("appBar.title").frame.minY >= 20)
    #expect(try scene.element("appBar.headerView").frame.minY == 0)
    #expect(scene.pixel(300, 6) == [0x62, 0, 0xEE, 255])
  }

  /// swift-snapshot-testing#180: a device's safe area was dropped for that of the machine.
  @Test func bc047HeightFollowsTheDeviceAlone() throws {
    func header(_ device: String) throws -> Double {
      try Scene(#"{ "device": \#(device), "bars": [{ "type": "appBar" }] }"#)
        .element("appBar.headerView").frame.height
    }
    let notch =
      #"{ "width": 375, "height": 812, "scale": 3, "safeArea": { "top": 44, "bottom": 34 } }"#
    #expect(try header(notch) - header(#""iPhone 8""#) == 24)
    #expect(try header(#""iPhone 8""#) == 76)
    func tabs(_ device: String) throws -> Double {
      try Scene(
        #"{ "device": \#(device), "bars": [{ "type": "tabBar", "items": [{ "title": "A" }] }] }"#
      ).element("tabBar.background").frame.height
    }
    #expect(try tabs(notch) - tabs(#""iPhone 8""#) == 34)
  }

  /// swift-snapshot-testing#242: a shadow with a path of its own was missing in pictures.
  @Test(arguments: [1.0, 0])
  func bc062CustomShadowIsDrawnWhereItsOffsetSays(opacity: Double) throws {
    let scene = try Scene(
      """
      { "device": { "width": 100, "height": 80, "scale": 1 }, "statusBar": null,
        "content": { "backgroundColor": "white" },
        "bars": [{ "type": "flexibleHeader", "lifted": true, "headerView": {
          "backgroundColor": "white", "minimumHeight": 56, "maximumHeight": 56,
          "shadowLayer": { "shadowColor": "#000000", "shadowOffset": { "width": 2, "height": 2 },
                           "shadowRadius": 0, "shadowOpacity": \(opacity) } } }] }
      """)
    for y in 0..<80 {
      for x in 0..<100 {
        let isShadow = opacity == 1 && (56..<58).contains(y) && x >= 2
        #expect(scene.pixel(x, y) == (isShadow ? [0, 0, 0, 255] : [255, 255, 255, 255]))
      }
    }
  }

  /// flutter#17262: shadows are switched off without any other change.
  @Test func bc065WithoutShadowsOnlyTheOutsideChanges() throws {
    func scene(_ header: String) throws -> Scene {
      try Scene(
        """
        { "device": { "width": 375, "height": 140, "scale": 2, "safeArea": { "top": 20 } },
          "content": {}, "bars": [{ "type": "appBar", "lifted": true,
            "headerView": { "elevation": 8\(header) }, "navigationItem": { "title": "Inbox" } }] }
        """)
    }
    let on = try scene("")
    let off = try scene(#", "shadowIntensity": 0"#)
    let flat = try Scene(
      """
      { "device": { "width": 375, "height": 140, "scale": 2, "safeArea": { "top": 20 } },
        "content": {}, "bars": [{ "type": "appBar", "lifted": true,
          "headerView": { "elevation": 0 }, "navigationItem": { "title": "Inbox" } }] }
      """)
    #expect(off.png == flat.png)
    for y in stride(from: 0, to: 152, by: 3) {
      for x in stride(from: 0, to: 750, by: 5) { #expect(on.pixel(x, y) == off.pixel(x, y)) }
    }
    #expect(on.pixel(375, 156) != off.pixel(375, 156))
  }

  /// Showkase#404: the direction of the configuration had no effect on the picture.
  @Test func bc126LocaleOrDirectionTurnsThePicture() throws {
    func scene(_ traits: String) throws -> Scene {
      try Scene(
        """
        { "traits": { \(traits) }, "bars": [{ "type": "appBar",
          "navigationBar": { "backItem": true }, "navigationItem": { "title": "Inbox",
            "rightBarButtonItem": { "image": "search" } } }] }
        """)
    }
    let byLocale = try scene(#""locale": "ar""#)
    let byDirection = try scene(#""locale": "en", "layoutDirection": "rightToLeft""#)
    let neither = try scene("")
    for id in ["appBar.backItem", "appBar.title", "appBar.rightBarButtonItems[0]"] {
      #expect(try byLocale.element(id).frame == byDirection.element(id).frame)
    }
    #expect(
      try byLocale.element("appBar.backItem").frame != neither.element("appBar.backItem").frame)
    #expect(byLocale.png != neither.png && byDirection.png != neither.png)
  }

  /// flutter#42932: a large title hung at the top of its slot.
  @Test(arguments: [20.0, 40, 50, 90])
  func bc127LargeTitleStandsInTheMiddle(size: Double) throws {
    let scene = try Scene(
      """
      { "device": { "width": 411, "height": 56, "scale": 2 },
        "bars": [{ "type": "appBar", "navigationItem": { "title": "Jumbo" },
          "navigationBar": { "titleFont": { "size": \(size) }, "allowAnyTitleFontSize": true } }] }
      """)
    #expect(abs(try scene.element("appBar.title").frame.midY - 28) <= 0.5)
    let white = { (row: Int) in
      (0..<scene.picture.width).contains { x in scene.pixel(x, row)[1] > 128 }
    }
    let rows = (0..<scene.picture.height).filter(white)
    // The letters themselves are lower than the bar up to 50 pt.
    if size <= 50 { #expect((rows.first ?? 0) > 0 && (rows.last ?? 0) < 111) }
    #expect(!rows.isEmpty)
  }

  /// flutter#58093: a title that grows without end; Material's own cap is 1.34.
  @Test func bc128TitleEndsItsGrowthAtTheCap() throws {
    func scene(_ category: String) throws -> Scene {
      try Scene(
        """
        { "scheme": { "typography": { "defaults": "material201902" } },
          "traits": { "preferredContentSizeCategory": "\(category)" },
          "bars": [{ "type": "appBar", "navigationItem": { "title": "Inbox" },
            "navigationBar": { "adjustsFontForContentSizeCategory": true,
                               "maximumTextScale": 1.34 } }] }
        """)
    }
    let scenes = try [
      "large", "extraExtraLarge", "accessibilityMedium", "accessibilityExtraExtraExtraLarge",
    ].map(scene)
    let sizes = scenes.map { $0.runs(of: "appBar.title").first?.size }
    #expect(sizes.map { $0.map { ($0 * 10).rounded() / 10 } } == [20, 24, 26.8, 26.8])
    #expect(scenes[2].png == scenes[3].png)
  }
}
