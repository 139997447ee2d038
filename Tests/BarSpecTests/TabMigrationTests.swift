import BarSpec
import Testing

/// From MDCTabBar to MDCTabBarView: every sentence of the migration guide.
@Suite struct TabMigrationTests {
  private func migrate(_ members: String) -> SpecMigration {
    let text = #"{ "bars": [{ "type": "MDCTabBar", \#(members) }] }"#
    return SpecReader(icons: FewIcons()).migrate(name: "old.json", bytes: Array(text.utf8))
  }

  private func migrated(_ members: String) -> String {
    String(decoding: migrate(members).bytes, as: UTF8.self)
  }

  private func bar(_ members: String) throws -> TabBarView {
    let migration = migrate(members)
    #expect(migration.problems.isEmpty, "\(migration.problems.map(\.message))")
    let reading = read(String(decoding: migration.bytes, as: UTF8.self))
    guard case .view(let view)? = try #require(reading.model).bars.first,
      case .tabBarView(let bar) = view.view.kind
    else { throw Unexpected() }
    return bar
  }

  private struct Unexpected: Error {}
  private let items = #""items": [{ "title": "One", "image": "menu" }, { "title": "Two" }]"#

  /// Each row of the report begins with the word that it is about.
  @Test(arguments: [
    (#""selectedItemTintColor": "red""#, "selectedItemTintColor is unavailable"),
    (#""unselectedItemTintColor": "red""#, "unselectedItemTintColor is unavailable"),
    (#""selectedItemTitleFont": "button""#, "selectedItemTitleFont is unavailable"),
    (#""unselectedItemTitleFont": "button""#, "unselectedItemTitleFont is unavailable"),
    (#""displaysUppercaseTitles": true"#, "displaysUppercaseTitles has no equivalent"),
    (#""titleTextTransform": "none""#, "titleTextTransform has no equivalent"),
    (#""itemAppearance": "titledImages""#, "itemAppearance has no equivalent"),
    (#""alignment": "justified""#, "alignment becomes preferredLayoutStyle"),
    (#""inkColor": "red""#, "Ink is not supported"),
    (#""enableRippleBehavior": true"#, "enableRippleBehavior has no equivalent"),
    (#""tintColor": "red""#, "tintColor was the indicator's colour"),
    (#""barPosition": "top""#, "barPosition has no equivalent"),
    (#""delegate": "self""#, "MDCTabBarViewDelegate does not inherit"),
    (#""subclass": "MyTabBar""#, "subclassing is not supported"),
    (#""selectionIndicatorTemplate": "pill""#, "the template's protocols have new names"),
    (#""items": [{}]"#, "MDCTabBarView selects no tab by itself"),
  ])
  func everySentenceOfTheGuideIsARow(members: String, start: String) {
    let migration = migrate(members)
    #expect(migration.problems.isEmpty, "\(migration.problems.map(\.message))")
    #expect(migration.changes.contains { $0.message.hasPrefix(start) && $0.code == "W0701" })
    #expect(migration.changes.allSatisfy { $0.severity == .note })
  }

  @Test func tintsAndFontsBecomeThoseOfStates() throws {
    let bar = try bar(
      #"""
      "selectedItemTintColor": "red", "unselectedItemTintColor": "blue",
      "selectedItemTitleFont": { "size": 15 }, "unselectedItemTitleFont": { "size": 13 }, \#(items)
      """#)
    let (red, blue) = (
      ColorValue(.fixed(.init(rgb: 0xFF0000))), ColorValue(.fixed(.init(rgb: 255)))
    )
    #expect(bar.colors.titleColor == TabStates(normal: blue, selected: red))
    #expect(bar.colors.imageTintColor == TabStates(normal: blue, selected: red))
    #expect(bar.titleFont == TabStates(normal: FontValue(size: 13), selected: FontValue(size: 15)))
  }

  @Test func capitalsKeepTheirWordsForVoiceOver() throws {
    let upper = try bar(items)
    #expect(upper.items.map(\.title?.string) == ["ONE", "TWO"])
    #expect(upper.items.map(\.accessibilityLabel) == ["One", "Two"])
    for none in [
      #""displaysUppercaseTitles": false"#, #""titleTextTransform": "none""#,
      #""barPosition": "bottom""#,
    ] {
      let plain = try bar(none + ", " + items)
      #expect(plain.items.map(\.title?.string) == ["One", "Two"])
      #expect(plain.items.map(\.accessibilityLabel) == [nil, nil])
    }
  }

  @Test func tabsShowWhatTheirAppearanceShowed() throws {
    let titles = try bar(items)
    #expect(titles.items.allSatisfy { $0.image == nil })
    let images = try bar(#""itemAppearance": "images", "# + items)
    #expect(images.items.map(\.title) == [nil, nil])
    #expect(images.items.map(\.accessibilityLabel) == ["One", "Two"])
    #expect(images.items[0].image != nil)
    let both = try bar(#""itemAppearance": "titledImages", "# + items)
    #expect(both.items[0].image != nil && both.items[0].title?.string == "ONE")
  }

  @Test(arguments: [
    ("leading", TabLayoutStyle.scrollable), ("justified", .fixed),
    ("center", .nonFixedClusteredCentered), ("centerSelected", .scrollableCentered),
    ("bestEffortJustified", .fixed),
  ])
  func alignmentsBecomeLayoutStyles(alignment: String, style: TabLayoutStyle) throws {
    let bar = try bar(#""alignment": "\#(alignment)", \#(items)"#)
    #expect(bar.layout.preferredLayoutStyle == style)
    #expect(try self.bar(items).layout.preferredLayoutStyle == .scrollable)
  }

  @Test func theFirstTabIsSelectedUnlessTheBarSays() throws {
    #expect(try bar(items).selectedItem == 0)
    #expect(try bar(#""selectedItem": 1, "# + items).selectedItem == 1)
    #expect(try bar(#""items": []"#).selectedItem == nil)
    // The title is in capitals by then.
    #expect(try bar(#""selectedItem": "Two", "# + items).selectedItem == 1)
  }

  /// What the bar's position decided unless it was told.
  @Test func aBottomBarKeepsItsOwnDefaults() throws {
    let bottom = try bar(#""barPosition": "bottom", "# + items)
    #expect(bottom.layout.preferredLayoutStyle == .fixed)
    #expect(bottom.items[0].image != nil && bottom.items[0].title?.string == "One")
  }

  /// MDCTabBar shows badges on images only.
  @Test func badgesThatDidNotShowAreLeftOut() throws {
    let items = #""items": [{ "title": "One", "image": "menu", "badgeValue": "1" }]"#
    #expect(try bar(items).items[0].badgeValue == nil)
    #expect(
      try bar(#""itemAppearance": "images", "# + items).items[0].badgeValue?.string == "1")
  }

  @Test func capitalsAreThoseOfTheLanguage() throws {
    let text = """
      { "traits": { "locale": "tr" }, "bars": [{ "type": "legacyTabBar",
        "items": [{ "title": "istatistik" }] }] }
      """
    let migration = SpecReader(icons: FewIcons()).migrate(name: "old", bytes: Array(text.utf8))
    #expect(migration.problems.isEmpty)
    #expect(String(decoding: migration.bytes, as: UTF8.self).contains(#""title": "İSTATİSTİK""#))
  }

  /// The type under which MDCTabBar is drawn is migrated as the class itself.
  @Test func theDrawableBarIsMigratedAsTheClass() throws {
    for (position, words) in [
      ("top", #""alignment": "center", "inkColor": "red""#),
      ("bottom", #""tintColor": "blue", "displaysUppercaseTitles": true"#),
    ] {
      let members = #""barPosition": "\#(position)", \#(words), \#(items) }] }"#
      let texts = ["MDCTabBar", "legacyTabBar"].map { type in
        let text = #"{ "bars": [{ "type": "\#(type)", \#(members)"#
        let migration = SpecReader(icons: FewIcons()).migrate(
          name: "old", bytes: Array(text.utf8))
        #expect(migration.problems.isEmpty && !migration.changes.isEmpty)
        return String(decoding: migration.bytes, as: UTF8.self)
      }
      #expect(texts[0] == texts[1] && texts[0].contains("tabBarView"))
    }
  }

  @Test func inkAndIndicatorKeepTheirColours() throws {
    let bar = try bar(#""inkColor": "red", "tintColor": "green", "# + items)
    #expect(bar.colors.rippleColor == ColorValue(.fixed(.init(rgb: 0xFF0000))))
    #expect(bar.colors.selectionIndicatorStrokeColor == ColorValue(.fixed(.init(rgb: 0x00FF00))))
  }

  @Test func aTemplateKeepsItsContentFrame() throws {
    let bar = try bar(
      #""selectionIndicatorTemplate": { "horizontal": "contentFrame", "height": 2 }, "# + items)
    #expect(bar.indicator?.contentFrame == .union && bar.indicator?.height == 2)
  }

  @Test func aBottomBarIsMigratedWhereItStands() {
    let old = """
      {
        "bars": [
          {
            "type": "appBar",
            "bottomBar": { "type": "MDCTabBar", "alignment": "justified", "selectedItem": 0,
              "items": [{ "title": "A" }] }
          }
        ]
      }
      """
    let migration = SpecReader(icons: FewIcons()).migrate(name: "old", bytes: Array(old.utf8))
    #expect(
      String(decoding: migration.bytes, as: UTF8.self) == """
        {
          "bars": [
            {
              "type": "appBar",
              "bottomBar": {
                "type": "tabBarView",
                "preferredLayoutStyle": "fixed",
                "selectedItem": 0,
                "items": [{ "title": "A" }]
              }
            }
          ]
        }
        """)
    #expect(migration.problems.isEmpty)
  }

  @Test func whatIsWrongIsTold() {
    let migration = migrate(#""titel": 1"#)
    #expect(migration.problems.contains { $0.code == "E0203" })
  }
}
