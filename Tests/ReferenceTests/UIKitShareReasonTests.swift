import BarrenderKit
import Testing

/// What `explain` says of how tabs and toolbar items share their bar, and of badges between tabs.
@Suite struct UIKitShareReasonTests {
  private func scene(_ bar: String, _ top: String) throws -> Scene {
    try Scene(#"{ \#(top), "content": { "rows": 20 }, "bars": [{ \#(bar) }] }"#)
  }

  private func row(_ query: String, _ scene: Scene) throws -> ExplainedProperty {
    try #require(
      scene.explanation.properties.last { "\($0.element.path).\($0.name)" == query },
      "no \(query)")
  }

  private func tabs(_ count: Int, _ more: String = "") -> String {
    let items = (1...count).map { #"{ "title": "Tab \#($0)" }"# }.joined(separator: ", ")
    return #""type": "tabBar", "items": [\#(items)]\#(more)"#
  }

  @Test(arguments: [
    (#""device": "iPhone 8""#, "stacked", "compact across and regular down"),
    (
      #""device": "iPhone 8", "orientation": "landscape""#, "compactInline",
      "compact across and down"
    ),
    (
      #""device": "iPhone 8 Plus", "orientation": "landscape""#, "inline",
      "regular across in landscape"
    ),
    (#""device": "iPad (9th generation)", "os": 17"#, "inline", "before iOS 18"),
    (#""device": "iPad (9th generation)", "os": 18"#, "top", "from iOS 18 on"),
  ])
  func layoutOfTabsSaysWhy(top: String, layout: String, words: String) throws {
    let scene = try scene(tabs(2), top)
    for element in ["tabBar", "tabBar.items[0]"] {
      let told = try row(element + ".layout", scene)
      #expect(told.value == layout && told.rule.contains(words), "\(told)")
    }
    #expect(
      try scene.element("tabBar.items[0]").details.contains {
        $0.name == "layout" && $0.value == .text(layout)
      })
  }

  @Test func tabsThatFillAPhoneHaveLengths() throws {
    let scene = try scene(tabs(5), #""device": "iPhone 8""#)
    let positioning = try row("tabBar.stackedItemPositioning", scene)
    #expect(positioning.value == "fill" && positioning.rule.contains("automatic fills"))
    #expect(try row("tabBar.stackedItemWidth", scene).value == "71 pt")
    #expect(try row("tabBar.stackedItemSpacing", scene).value == "4 pt")
  }

  @Test func automaticCentresTheTabsOfATablet() throws {
    let told = try row(
      "tabBar.stackedItemPositioning",
      scene(tabs(3), #""device": "iPad (9th generation)", "os": 17"#))
    #expect(told.value == "centered" && told.rule.contains("automatic centres"))
  }

  @Test(arguments: [(0, "none of them"), (5, "one of them")])
  func moreTellsWhatIsUnderIt(selected: Int, words: String) throws {
    let scene = try scene(tabs(6, #", "selectedItem": \#(selected)"#), #""device": "iPhone 8""#)
    let told = try row("tabBar.items[4].more", scene)
    #expect(told.value == "Tab 5, Tab 6")
    #expect(told.rule.contains("room for 5 tabs and the bar has 6") && told.rule.contains(words))
    let selection = try row("tabBar.selectedItem", scene)
    #expect(selection.value == "items[\(selected)]" + (selected == 5 ? " under More" : ""))
    #expect(selection.path?.description == "bars[0].selectedItem")
  }

  @Test func tabsAtATabletsTopHaveNoStateAtTheEdge() throws {
    let told = try row(
      "tabBar.state", scene(tabs(3), #""device": "iPad (9th generation)", "os": 18"#))
    #expect(told.value == "standard" && told.rule.contains("they always have their material"))
  }

  @Test func barWithoutAControllerHasNoStateAtTheEdge() throws {
    let told = try row(
      "tabBar.state", scene(tabs(3, #", "managed": false"#), #""device": "iPhone 8""#))
    #expect(told.origin == "managed" && told.path?.description == "bars[0].managed")
  }

  @Test func olderSystemsHaveAnEdgeForLargeTitlesAlone() throws {
    let told = try row("tabBar.state", scene(tabs(3), #""device": "iPhone 8", "os": 14"#))
    #expect(told.rule.hasPrefix("before iOS 15"))
  }

  @Test func flexibleSpacesShareWhatIsLeft() throws {
    let scene = try scene(
      #""type": "toolbar", "items": [{ "title": "A" }, { "systemItem": "flexibleSpace" }, "#
        + #"{ "systemItem": "fixedSpace", "width": 12 }, { "title": "B" }, "#
        + #"{ "systemItem": "flexibleSpace" }, { "title": "C" }]"#, #""device": "iPhone 8""#)
    let (a, b, c) = try (
      scene.element("toolbar.items[0]").frame, scene.element("toolbar.items[3]").frame,
      scene.element("toolbar.items[5]").frame
    )
    let share = c.minX - b.maxX
    #expect(abs(b.minX - a.maxX - 12 - share) <= 0.5)
    for space in [1, 4] {
      let told = try row("toolbar.items[\(space)].width", scene)
      #expect(told.value.hasSuffix(" pt") && told.rule.contains("2 flexible spaces alike"))
      let width = try #require(Double(told.value.dropLast(3)))
      #expect(abs(width - share) <= 0.5)
    }
    let fixed = try row("toolbar.items[2].width", scene)
    #expect(fixed.value == "12 pt" && fixed.path?.description == "bars[0].items[2].width")
    #expect(try row("toolbar.distribution", scene).value == "flexible spaces")
  }

  @Test func itemsWithoutAFlexibleSpaceStandTogether() throws {
    let told = try row(
      "toolbar.distribution",
      scene(
        #""type": "toolbar", "items": [{ "title": "A" }, { "title": "B" }]"#,
        #""device": "iPhone 8""#))
    #expect(told.value == "leading" && told.rule.contains("no flexible space"))
  }

  /// However long the badge, and with or without room for all.
  @Test(arguments: ["3", "99+", "a long badge"], [3, 8])
  func badgeAtATabletsTopHidesNoTitle(badge: String, count: Int) throws {
    let items = (1...count).map { #"{ "title": "Downloads \#($0)", "badgeValue": "\#(badge)" }"# }
    for direction in ["leftToRight", "rightToLeft"] {
      let scene = try scene(
        #""type": "tabBar", "items": [\#(items.joined(separator: ", "))]"#,
        #""device": "iPad (9th generation)", "os": 18, "#
          + #""traits": { "layoutDirection": "\#(direction)" }"#)
      for index in 0..<count {
        let tab = try scene.element("tabBar.items[\(index)]")
        let own = try #require(tab.children.first).frame
        #expect(own.minX >= tab.frame.minX && own.maxX <= tab.frame.maxX, "\(own) \(tab.frame)")
        for run in scene.runs(of: tab.id.path) {
          let end = run.origin.x + run.glyphs.reduce(0) { $0 + $1.advance }
          #expect(own.minX >= end - 0.5 || own.maxX <= run.origin.x + 0.5, "\(own) \(run.origin)")
        }
      }
    }
  }
}
