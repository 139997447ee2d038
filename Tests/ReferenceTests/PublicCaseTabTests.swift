import BarrenderKit
import Foundation
import Testing

/// Public bug reports about tabs, badges and indicators; the names are theirs.
@Suite struct PublicCaseTabTests {
  /// A bar of 375 points with nothing around it.
  private func scene(
    _ bar: String, width: Double = 375, height: Double = 48, rest: String = ""
  ) throws -> Scene {
    try Scene(
      """
      { "device": { "width": \(width), "height": \(height), "scale": 2 }, "statusBar": null, \(rest)
        "bars": [{ "type": "tabBarView", \(bar) }] }
      """)
  }

  private func tabs(_ scene: Scene, _ count: Int) throws -> [Rect] {
    try (0..<count).map { try scene.element("tabBarView.items[\($0)]").frame }
  }

  private let three = #""items": [{ "title": "One" }, { "title": "Two" }, { "title": "Three" }]"#
  private let rightToLeft = #""traits": { "layoutDirection": "rightToLeft" },"#

  /// Edges between pixels were blended: shares of 375 points that no pixel has tile without a seam.
  @Test(arguments: [1, 2, 3])
  func bc135EdgesOfTabsAreWholePixels(scale: Int) throws {
    let items = (0..<4).map { index in
      let color = index.isMultiple(of: 2) ? "#FF0000" : "#0000FF"
      return
        #"{ "mdc_customView": { "type": "view", "backgroundColor": "\#(color)", "frame": { "width": 93.75, "height": 48 } } }"#
    }
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 48, "scale": \(scale) }, "statusBar": null,
        "bars": [{ "type": "tabBarView", "theme": "none",
          "items": [\(items.joined(separator: ", "))] }] }
      """)
    let row = (0..<scene.picture.width).map { scene.pixel($0, 24 * scale) }
    #expect(row.allSatisfy { $0 == [255, 0, 0, 255] || $0 == [0, 0, 255, 255] })
    let edges = zip(row, row.dropFirst()).filter { $0 != $1 }.count
    #expect(edges == 3 && scene.picture.width == 375 * scale)
  }

  /// material-components-ios#5763: the styles were mixed up.
  @Test func bc016EachLayoutStyleHasItsGeometry() throws {
    func frames(_ style: String, rest: String = "") throws -> [Rect] {
      try tabs(scene(#""preferredLayoutStyle": "\#(style)", \#(three)"#, rest: rest), 3)
    }
    #expect(try frames("fixed").map(\.minX) == [0, 125, 250])
    #expect(try frames("fixed").allSatisfy { $0.width == 125 })
    let styles = ["fixedClusteredLeading", "fixedClusteredCentered", "fixedClusteredTrailing"]
    for (style, share) in zip(styles, [0, 0.5, 1]) {
      let found = try frames(style)
      let total = found.map(\.width).reduce(0, +)
      #expect(Set(found.map(\.width)).count == 1 && found[0].width >= 90)
      #expect(found[0].maxX == found[1].minX && found[1].maxX == found[2].minX)
      #expect(abs(found[0].minX - (375 - total) * share) <= 0.25)
      #expect(
        try frames(style, rest: rightToLeft) == found.map { $0.mirrored(inWidth: 375) })
    }
    let scrollable = try frames("scrollable")
    #expect(scrollable[0].minX == 52)
    for (index, frame) in scrollable.enumerated() {
      let scene = try scene(#""preferredLayoutStyle": "scrollable", \#(three)"#)
      let title = try scene.element("tabBarView.items[\(index)].title").frame
      #expect(abs(frame.width - max(90, title.width + 32)) <= 0.5)
    }
    #expect(
      try frames("scrollable", rest: rightToLeft) == scrollable.map { $0.mirrored(inWidth: 375) })
  }

  private let eight = (1...8).map { #"{ "title": "Section \#($0)" }"# }.joined(separator: ",")

  /// material-components-ios#7776: scrollable tabs begin 52 points in.
  @Test func bc017ScrollableTabsBeginInset() throws {
    func first(_ more: String = "", rest: String = "") throws -> Rect {
      let bar = #""preferredLayoutStyle": "scrollable", \#(more) "items": [\#(eight)]"#
      return try tabs(scene(bar, rest: rest), 1)[0]
    }
    #expect(try first().minX == 52)
    #expect(try first(rest: rightToLeft).maxX == 323)
    #expect(try first(#""scrolledBy": 52,"#).minX == 0)
    #expect(try first(#""contentOffset": { "x": 52 },"#).minX == 0)
  }

  /// material-components-ios#8512: tabs in the wrong place under a content inset, and a divider that
  /// moved with them.
  @Test(arguments: ["", #""scrolledBy": 30,"#])
  func bc019ContentInsetMovesTabsAndNotTheDivider(scroll: String) throws {
    let scene = try scene(
      #"""
      "preferredLayoutStyle": "fixedClusteredTrailing", "bottomDividerColor": "#FF00FF", \#(scroll)
      "contentInset": { "left": 40, "right": 10 }, \#(three)
      """#)
    if scroll.isEmpty { #expect(try tabs(scene, 3)[2].maxX == 365) }
    for x in 0..<750 {
      #expect(scene.pixel(x, 95) == [255, 0, 255, 255])
      #expect(scene.pixel(x, 93) != [255, 0, 255, 255])
    }
  }

  /// material-components-android#4163: an inset at the left was taken for one where reading starts.
  @Test(arguments: [("left", 100.0, 375.0), ("leading", 0, 275)])
  func bc125LeftStaysAndLeadingIsMirrored(side: String, left: Double, right: Double) throws {
    let bar = #""preferredLayoutStyle": "fixed", "contentInset": { "\#(side)": 100 }, \#(three)"#
    let scene = try scene(bar, rest: rightToLeft)
    let frames = try tabs(scene, 3)
    #expect(frames.map(\.minX).min() == left && frames.map(\.maxX).max() == right)
    let insets = try scene.element("tabBarView").details.first { $0.name == "contentInset" }
    let atLeft = side == "left"
    #expect(
      insets?.value
        == .insets(Insets(top: 0, left: atLeft ? 100 : 0, bottom: 0, right: atLeft ? 0 : 100)))
  }

  /// material-components-ios#3779: "Sleep" lost its end for no reason.
  @Test func bc020ShortTitlesAreWhole() throws {
    let items = ["Fly", "Sleep", "Eat"].map { #"{ "title": "\#($0)", "image": "star" }"# }
    let scene = try scene(
      #""selectedItem": 1, "items": [\#(items.joined(separator: ","))]"#, height: 72)
    let shown = scene.list.items.compactMap { placed in
      if case .glyphs(let run, _) = placed.item { run.text } else { nil }
    }
    #expect(shown == ["Fly", "Sleep", "Eat"])
  }

  /// material-components-android#1168: the badge of the last tab was cut off.
  @Test func bc030BadgeOfTheLastTabIsWhole() throws {
    let scene = try scene(
      #"""
      "preferredLayoutStyle": "fixedClusteredCentered",
      "items": [{ "title": "A" }, { "title": "B", "badgeValue": "100" }]
      """#)
    let badge = try scene.element("tabBarView.items[1].badge").frame
    #expect(Rect(x: 0, y: 0, width: 375, height: 48).contains(badge))
    #expect(try scene.element("tabBarView.items[1]").frame.contains(badge))
    func isRed(_ pixel: [Int]) -> Bool { pixel[0] > 150 && pixel[2] < 140 }
    func count(_ x: Int) -> Int { (0..<96).count { isRed(scene.pixel(x, $0)) } }
    let columns = try #require(scene.columns(in: 0..<96, where: isRed))
    #expect(count(columns.upperBound) < count((columns.lowerBound + columns.upperBound) / 2))
    #expect(count(columns.lowerBound) < count((columns.lowerBound + columns.upperBound) / 2))
  }

  /// material-components-android#2560: a badge covered the last letter.
  @Test func bc031BadgeLeavesTheTitleAlone() throws {
    func scene(_ badge: String) throws -> Scene {
      try self.scene(#""items": [{ "title": "Messages"\#(badge) }, { "title": "Calls" }]"#)
    }
    let (with, without) = (try scene(#", "badgeValue": "12""#), try scene(""))
    let title = try with.element("tabBarView.items[0].title").frame
    #expect(try with.element("tabBarView.items[0].badge").frame.minX >= title.maxX - 4)
    for y in 0..<96 {
      for x in Int(title.minX * 2)..<Int(title.maxX * 2) {
        #expect(with.pixel(x, y) == without.pixel(x, y))
      }
    }
  }

  /// flutter#117722: the divider ended with the last tab.
  @Test func bc033DividerGoesAcrossTheBar() throws {
    let scene = try scene(
      #"""
      "preferredLayoutStyle": "scrollable", "barTintColor": "white",
      "bottomDividerColor": "#CCCCCC", "items": [{ "title": "A" }, { "title": "B" }]
      """#)
    for x in 0..<750 {
      #expect(scene.pixel(x, 94) == [204, 204, 204, 255])
      #expect(scene.pixel(x, 95) == [204, 204, 204, 255])
    }
  }

  /// material-components-ios#2012: a bar at the bottom stopped above the home indicator.
  @Test func bc042BarAtTheBottomReachesTheScreensEnd() throws {
    let items = (0..<4).map { _ in #"{ "title": "Tab", "image": "star" }"# }
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 812, "scale": 2, "safeArea": { "bottom": 34 } },
        "content": {}, "statusBar": null,
        "bars": [{ "type": "tabBarView", "barTintColor": "#6200EE",
          "frame": { "y": 706, "height": 106 }, "items": [\(items.joined(separator: ","))] }] }
      """)
    for x in stride(from: 0, to: 750, by: 11) {
      #expect(scene.pixel(x, 1621)[2] > 230 && scene.pixel(x, 1621)[1] < 60)
    }
    for tab in try tabs(scene, 4) { #expect(tab.height == 72 && tab.maxY == 812 - 34) }
    let ink = (1412..<1624).filter { y in
      (0..<750).contains { scene.pixel($0, y)[1] > 120 }
    }
    #expect(ink.allSatisfy { $0 < (812 - 34) * 2 })
  }

  /// heroui-native#334: the indicator drifted away from its tab in right-to-left.
  @Test(arguments: ["", #""scrolledBy": 150,"#])
  func bc122IndicatorStaysUnderItsTabInRightToLeft(scroll: String) throws {
    let items = (0..<10).map { #"{ "title": "Tab \#($0)" }"# }.joined(separator: ",")
    func scene(_ scroll: String) throws -> Scene {
      try self.scene(
        #""preferredLayoutStyle": "scrollable", "selectedItem": 4, \#(scroll) "items": [\#(items)]"#,
        width: 320, rest: rightToLeft)
    }
    let scrolled = try scene(scroll)
    let tab = try scrolled.element("tabBarView.items[4]").frame
    let indicator = try scrolled.element("tabBarView.selectionIndicator").frame
    #expect(indicator.minX == tab.minX && indicator.maxX == tab.maxX)
    if !scroll.isEmpty {
      let rest = try scene(#""scrolledBy": 0,"#)
      #expect(tab.minX == (try rest.element("tabBarView.items[4]").frame.minX) + 150)
    }
  }

  /// react-native-screens#3613: badges stayed on the side of left-to-right.
  @Test func bc123BadgesAreMirroredAndTheirDigitsAreNot() throws {
    let items = (0..<5).map { index in
      #"{ "title": "T", "image": "star"\#(index % 2 == 1 ? #", "badgeValue": "12""# : "") }"#
    }
    func scene(_ rest: String = "") throws -> Scene {
      try self.scene(#""items": [\#(items.joined(separator: ","))]"#, height: 72, rest: rest)
    }
    let (plain, mirrored) = (try scene(), try scene(rightToLeft))
    for index in 0..<5 {
      let id = "tabBarView.items[\(index)]"
      #expect(
        try mirrored.element(id).frame == plain.element(id).frame.mirrored(inWidth: 375))
      guard index % 2 == 1 else { continue }
      let badge = try mirrored.element(id + ".badge").frame
      #expect(badge == (try plain.element(id + ".badge").frame.mirrored(inWidth: 375)))
      let icon = try mirrored.element(id + ".image").frame
      #expect(badge.minX < icon.minX && badge.minY < icon.minY)
    }
    let digits = mirrored.list.items.compactMap { placed in
      if case .glyphs(let run, _) = placed.item, placed.element.path.hasSuffix("badge") {
        run.text
      } else {
        nil
      }
    }
    #expect(digits == ["12", "12"])
  }

  /// angular-mdc-web#281: an indicator as wide as the title in another font.
  @Test func bc180TitleIndicatorIsAsWideAsTheTitleThatIsDrawn() throws {
    let scene = try scene(
      #"""
      "selectedItem": 0, "selectionIndicatorTemplate": "titleUnderline",
      "titleFont": { "normal": { "family": "Noto Sans Hebrew" },
                     "selected": { "family": "Noto Sans Hebrew" } },
      "items": [{ "title": "שלום" }, { "title": "ב" }, { "title": "ג" }]
      """#)
    var drawn = 0.0
    for placed in scene.list.items where placed.element.path.contains("items[0]") {
      guard case .glyphs(let run, _) = placed.item else { continue }
      for glyph in run.glyphs { drawn += glyph.advance }
    }
    let indicator = try scene.element("tabBarView.selectionIndicator").frame
    #expect(drawn > 20 && abs(indicator.width - drawn) <= 0.5)
  }
}
