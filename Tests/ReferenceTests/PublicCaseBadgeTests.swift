import BarrenderKit
import Testing

/// Public bug reports about badges, bottom bars and titles of tabs; the names are theirs.
@Suite struct PublicCaseBadgeTests {
  private let rightToLeft = #""traits": { "layoutDirection": "rightToLeft" },"#

  /// MDCTabBar at the bottom: the bar whose cells the reports are about.
  private func bottomBar(_ items: String, rest: String = "", width: Double = 375) throws -> Scene {
    try Scene(
      """
      { "device": { "width": \(width), "height": 56, "scale": 2 }, "statusBar": null, \(rest)
        "bars": [{ "type": "legacyTabBar", "barPosition": "bottom", "theme": "surface",
          "items": [\(items)] }] }
      """)
  }

  private func tab(_ badge: String?) -> String {
    let value = badge.map { #", "badgeValue": "\#($0)""# } ?? ""
    return #"{ "title": "Home", "image": "home"\#(value) }"#
  }

  /// material-components-ios#6915: MDCItemBarCell cut the badge's text.
  @Test func bc023BadgeGrowsWithItsText() throws {
    let scene = try bottomBar([tab("1234567"), tab(nil), tab(nil)].joined(separator: ","))
    try expectRoomForText("1234567", inBadgeOf: "legacyTabBar.items[0]", of: scene)
  }

  /// material-components-ios#6602: a badge drifted over the icon as it grew. The font of 8 points that
  /// the report asks for is MDCBottomNavigationBar's; this bar's is 12.
  @Test func bc024BadgeIsPinnedByItsLeadingCorner() throws {
    func frames(_ rest: String = "") throws -> [Rect] {
      try ["1", "10", "100"].map {
        try bottomBar(tab($0), rest: rest).element("legacyTabBar.items[0].badge").frame
      }
    }
    try expectPinnedByLeadingCorner(plain: frames(), mirrored: frames(rightToLeft))
  }

  /// material-components-ios#6544: dots were made of spaces, single digits were not round.
  @Test func bc026EmptyBadgeIsADotAndOneDigitACircle() throws {
    func scene(_ badge: String?) throws -> Scene { try bottomBar(tab(badge)) }
    func frame(_ badge: String) throws -> Rect {
      try scene(badge).element("legacyTabBar.items[0].badge").frame
    }
    let (dot, one, two) = (try frame(""), try frame("1"), try frame("12"))
    #expect(dot.width == dot.height && dot.width < one.width)
    #expect(one.width == one.height && two.width > two.height)
    let empty = try scene("")
    #expect(empty.runs(of: "legacyTabBar.items[0].badge").isEmpty)
    #expect(empty.pixel(Int(dot.midX * 2), Int(dot.midY * 2)) == [255, 0, 0, 255])
    let none = try scene(nil)
    #expect(!none.list.items.contains { $0.element.path.hasSuffix("badge") })
    for y in 0..<112 {
      for x in 0..<750 {
        let pixel = none.pixel(x, y)
        #expect(!(pixel[0] > 200 && pixel[1] < 100 && pixel[2] < 100))
      }
    }
  }

  /// material-components-ios#2012: a bar at the bottom stopped above the home indicator. Its tabs keep
  /// their height.
  @Test func bc042BottomNavigationReachesTheScreensEnd() throws {
    let items = Array(repeating: tab(nil), count: 4).joined(separator: ",")
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 812, "scale": 2, "safeArea": { "bottom": 34 } },
        "content": {}, "statusBar": null,
        "bars": [{ "type": "legacyTabBar", "barPosition": "bottom", "barTintColor": "#6200EE",
          "frame": { "y": 722, "height": 90 }, "items": [\(items)] }] }
      """)
    for x in stride(from: 0, to: 750, by: 11) {
      #expect(scene.pixel(x, 1623) == [98, 0, 238, 255])
    }
    for index in 0..<4 {
      let frame = try scene.element("legacyTabBar.items[\(index)]").frame
      #expect(frame.height == 56 && frame.maxY == 812 - 34)
    }
  }

  /// material-components-ios#3230: two shadows, one across the tabs.
  @Test func bc058OneShadowBelowTheTabs() throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 220, "scale": 2, "safeArea": { "top": 20 } },
        "content": { "backgroundColor": "white", "scrolledBy": 100 },
        "bars": [{ "type": "appBar", "shouldAdjustHeightBasedOnHeaderStackView": true,
          "bottomBar": { "type": "tabBarView", "selectedItem": 0, "bottomDividerColor": "clear",
            "items": [{ "title": "One" }, { "title": "Two" }] } }] }
      """)
    let tabs = try scene.element("appBar.bottomBar").frame
    #expect(tabs.height == 48)
    let seam = Int(tabs.minY) * 2
    for y in (seam - 8)..<(seam + 8) { #expect(scene.pixel(4, y) == [98, 0, 238, 255]) }
    let casters = scene.list.items.compactMap { placed in
      if case .shadow(let caster, _, _) = placed.item { caster.rect.maxY } else { nil }
    }
    // One elevation has two layers.
    #expect(casters == [tabs.maxY, tabs.maxY])
    #expect(scene.pixel(375, Int(tabs.maxY) * 2)[0] < 255)
  }

  /// react-native#49886: descenders were cut where a line is as low as its font. Here the room for the
  /// label is.
  @Test func bc104DescendersLeaveALabelThatIsTooLow() throws {
    func rows(_ inset: Double) throws -> Int {
      let scene = try Scene(
        """
        { "device": { "width": 375, "height": 48, "scale": 2 }, "statusBar": null,
          "bars": [{ "type": "tabBarView", "theme": "none",
            "itemViewContentInsets": { "top": \(inset), "bottom": \(inset) },
            "titleFont": { "normal": { "size": 14 } }, "items": [{ "title": "gypsy" }] }] }
        """)
      return (0..<96).count { y in (0..<750).contains { scene.pixel($0, y)[0] < 200 } }
    }
    // 14 points for a line of 17, and plenty.
    #expect(try rows(17) == rows(4) && rows(17) > 20)
  }

  /// material-ui#12596: capitals were wrong in Turkish.
  @Test(arguments: [("tr", ["İSTATİSTİK", "PROFİL"]), ("en", ["ISTATISTIK", "PROFIL"])])
  func bc113CapitalsOfTabsAreThoseOfTheLanguage(locale: String, titles: [String]) throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 48, "scale": 2 }, "statusBar": null,
        "traits": { "locale": "\(locale)" },
        "bars": [{ "type": "legacyTabBar", "titleTextTransform": "uppercase",
          "items": [{ "title": "istatistik" }, { "title": "profil" }] }] }
      """)
    for (index, title) in titles.enumerated() {
      #expect(
        scene.runs(of: "legacyTabBar.items[\(index)].title").map(\.text).joined() == title)
    }
  }
}
