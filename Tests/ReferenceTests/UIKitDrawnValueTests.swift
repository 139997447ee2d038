import BarrenderKit
import Testing

/// The explanation gives the values that UIKit's bars are drawn with.
@Suite struct UIKitDrawnValueTests {
  private func row(
    _ query: String, of bar: String, _ top: String = "", scrolledBy: Double = 60
  ) throws -> ExplainedProperty {
    let scene = try Scene(
      """
      { \(top) "content": { "rows": 60, "scrolledBy": \(scrolledBy) }, "bars": [{ \(bar) }] }
      """)
    let row = scene.explanation.properties.last { "\($0.element.path).\($0.name)" == query }
    return try #require(row, "no \(query)")
  }

  private let tablet = #""device": "iPad (10th generation)", "os": 17,"#

  @Test func tabsWithoutRoomFillATablet() throws {
    let tabs = (1...8).map { #"{ "title": "Tab \#($0)", "image": "star" }"# }
    let bar = #""type": "tabBar", "items": [\#(tabs.joined(separator: ", "))]"#
    let positioning = try row("tabBar.stackedItemPositioning", of: bar, tablet)
    #expect(positioning.value == "fill" && positioning.rule.contains("8 tabs of"))
    let width = try row("tabBar.stackedItemWidth", of: bar, tablet)
    // 820 points for eight, 4 between two of them.
    #expect(width.value == "98 to 99 pt", "\(width)")
  }

  @Test func tabsAreAsWideAsTheWidest() throws {
    let bar =
      #""type": "tabBar", "items": [{ "title": "Downloaded music", "image": "star" }"#
      + #", { "title": "B" }]"#
    let scene = try Scene("{ \(tablet) \"content\": { \"rows\": 60 }, \"bars\": [{ \(bar) }] }")
    let width = try scene.element("tabBar.items[0]").frame.width
    let told = scene.explanation.properties.first { $0.name == "stackedItemWidth" }
    #expect(width > 76)
    #expect(told?.value == "\(shortDecimal(width)) pt")
    #expect(told?.beat.first?.value == "76 pt")
  }

  @Test func widthWithoutEffectSaysSo() throws {
    let told = try row(
      "tabBar.stackedItemWidth",
      of: #""type": "tabBar", "items": [{ "title": "A" }], "#
        + #""standardAppearance": { "stackedItemWidth": 50 }"#, #""os": 17,"#)
    #expect(told.value == "by the bar's width" && told.ignored.map(\.value) == ["50"])
    #expect(told.rule.contains("counts only where tabs are centred"))
  }

  /// The row of the large title is 52 points high.
  @Test(arguments: [
    (40.0, "scrollEdge", "no content is under the bar"),
    (55.0, "scrollEdge", "less than 5 pt"), (58.0, "standard", "from 5 pt on"),
    (80.0, "standard", "content is under the bar"),
  ])
  func stateChangesHalfwayThroughTheFade(scrolledBy: Double, state: String, words: String) throws {
    let told = try row(
      "navigationBar.state",
      of: #""type": "navigationBar", "prefersLargeTitles": true, "#
        + #""navigationItem": { "title": "A" }, "scrollEdgeAppearance": {}"#,
      #""os": 17,"#, scrolledBy: scrolledBy)
    #expect(told.value == state && told.rule.contains(words), "\(told)")
  }

  @Test func dictionaryThatDropsAKeyIsNamed() throws {
    let step = "bar.standardAppearance.titleTextAttributes = [:]"
    let told = try row(
      "navigationBar.title.titleTextAttributes.foregroundColor",
      of: #""type": "navigationBar", "navigationItem": { "title": "A" }, "#
        + #""standardAppearance": { "titleTextAttributes": { "foregroundColor": "red" } }, "#
        + "\"customizations\": [\"\(step)\"]")
    #expect(told.origin == step && told.beat.map(\.value) == ["#FF0000"])
    #expect(told.rule.contains("leaves the key out"))
  }

  @Test func badgeOfAnItemNamesTheObjectThatItBeats() throws {
    let told = try row(
      "tabBar.items[0].badge.stackedLayoutAppearance.selected.badgeBackgroundColor",
      of: #""type": "tabBar", "items": [{ "title": "A", "badgeValue": "1", "badgeColor": "red" }]"#)
    #expect(told.rule.contains("wins over badgeBackgroundColor"))
  }

  @Test func toolbarsHaveNoLevelOfItems() throws {
    let told = try row(
      "toolbar.backgroundColor",
      of: #""type": "toolbar", "standardAppearance": { "backgroundColor": "red" }"#)
    #expect(told.rule == "the bar's own object counts")
  }

  @Test func largeTitleNamesTheTextSize() throws {
    let told = try row(
      "navigationBar.largeTitle.largeTitleTextAttributes.font",
      of:
        #""type": "navigationBar", "prefersLargeTitles": true, "navigationItem": { "title": "A" }"#,
      #""traits": { "preferredContentSizeCategory": "accessibilityExtraLarge" },"#, scrolledBy: 0)
    #expect(told.origin.contains("preferredContentSizeCategory"))
    #expect(told.path?.pointer == "/traits/preferredContentSizeCategory")
    #expect(told.value.hasSuffix(" 52"), "\(told.value)")
  }

  private let large =
    #""type": "navigationBar", "prefersLargeTitles": true, "navigationItem": { "title": "A", "searchBar": {} }"#

  /// 34 · (1 + 0.03 · 80 / 52).
  @Test func pulledTitleIsToldAsDrawn() throws {
    let told = try row(
      "navigationBar.largeTitle.largeTitleTextAttributes.font", of: large, scrolledBy: -80)
    #expect(told.value.contains("35.5692"), "\(told.value)")
    #expect(told.rule.contains("pulled down"))
  }

  @Test(arguments: [(-80.0, "pulled down by 80 pt"), (26, "taken 26 pt"), (0, "")])
  func heightNamesTheScroll(scroll: Double, words: String) throws {
    let told = try row("navigationBar.height", of: large, scrolledBy: scroll)
    #expect(words.isEmpty ? !told.rule.contains("the content is") : told.rule.contains(words))
  }

  @Test func fadeFromTheEdgeHasARow() throws {
    let told = try row(
      "navigationBar.backgroundOpacity", of: #""type": "navigationBar""#, scrolledBy: 5)
    #expect(told.value == "0.5")
  }

  @Test func buttonUnderAFingerHasAnAlpha() throws {
    let told = try row(
      "navigationBar.rightBarButtonItems[0].alpha",
      of: #""type": "navigationBar", "navigationItem": { "rightBarButtonItem": "#
        + #"{ "title": "A", "state": "highlighted" } }"#)
    #expect(told.value == "0.2")
  }

  @Test func largeContentViewerHasFontAndColour() throws {
    let bar = #""type": "toolbar", "items": [{ "title": "A", "longPressed": true }]"#
    let top = #""traits": { "preferredContentSizeCategory": "accessibilityLarge" },"#
    #expect(try row("toolbar.largeContentViewer.font", of: bar, top).value.contains("20"))
    #expect(
      try row("toolbar.largeContentViewer.foregroundColor", of: bar, top).value == "#000000")
  }

  @Test func labelInTheTitlesPlaceHasFontAndColour() throws {
    let bar =
      #""type": "navigationBar", "navigationItem": { "titleView": "#
      + #"{ "type": "label", "text": "A", "font": { "size": 15 } } }"#
    let font = try row("navigationBar.titleView.font", of: bar)
    #expect(font.path?.pointer == "/bars/0/navigationItem/titleView/font")
    #expect(font.value == "system regular 15")
    #expect(try row("navigationBar.titleView.textColor", of: bar).value == "#000000")
  }

  @Test func moreNamesTheTabsThatItStandsFor() throws {
    let tabs = ["A", "B", "C", "D", "E", "F"].map { #"{ "title": "\#($0)" }"# }
    let told = try row(
      "tabBar.items[4].more", of: #""type": "tabBar", "items": [\#(tabs.joined(separator: ", "))]"#)
    #expect(told.value == "E, F" && told.rule.contains("room for 5 tabs"))
  }
}
