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
    (#""items": [{ "title": "A" }], "selectedItem": "A""#, "selectedItem is 0, by position"),
    (#""items": [{ "title": "a" }]"#, "title was set in capitals by the bar"),
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

  /// Line and column are the old file's, the path has its words, also of what the new text leaves out
  /// or calls by another name.
  @Test(arguments: [
    (#""alignment": "middle""#, "E0205", "/bars/0/alignment", #""middle""#),
    (#""itemAppearance": 3"#, "E0201", "/bars/0/itemAppearance", "3"),
    (#""inkColor": "rde""#, "E0206", "/bars/0/inkColor", #""rde""#),
    (
      #""unselectedItemTitleFont": { "size": -1 }"#, "E0202",
      "/bars/0/unselectedItemTitleFont/size", "-1"
    ),
    (#""items": [{ "image": "nonesuch" }]"#, "E0301", "/bars/0/items/0/image", #""nonesuch""#),
    (#""items": [{ "titel": "A" }]"#, "E0203", "/bars/0/items/0/titel", #""titel""#),
    (#""selectedItem": 4, "items": [{}]"#, "E0202", "/bars/0/selectedItem", "4"),
    (#""selectedItem": "Two", "items": [{}]"#, "E0224", "/bars/0/selectedItem", #""Two""#),
    (#""displaysUppercaseTitles": "no""#, "E0201", "/bars/0/displaysUppercaseTitles", #""no""#),
    // Words that are today's already.
    (#""minItemWidth": "90""#, "E0201", "/bars/0/minItemWidth", #""90""#),
    (
      #""contentPadding": { "fixed": { "lefft": 1 } }"#, "E0203",
      "/bars/0/contentPadding/fixed/lefft", #""lefft""#
    ),
  ])
  func mistakesAreToldOfTheOldDocument(
    members: String, code: String, pointer: String, words: String
  ) throws {
    let text = "{ \"bars\": [\n  { \"type\": \"MDCTabBar\",\n    \(members) }] }"
    let bytes = Array(text.utf8)
    let migration = SpecReader(icons: FewIcons()).migrate(name: "old.json", bytes: bytes)
    let errors = migration.problems.filter { $0.severity == .error }
    try #require(errors.count == 1, "\(errors)")
    #expect(errors[0].code == code && errors[0].path.pointer == pointer)
    let span = try #require(errors[0].span)
    #expect(span.source == 0)
    #expect(String(decoding: bytes[span.bytes], as: UTF8.self) == words)
    #expect(migration.changes.isEmpty && migration.bytes == bytes)
  }

  /// Beside an old app bar, too: its changes and those of its tabs have places in the one old file.
  @Test func tabsInAnOldAppBarAreToldInOneFile() throws {
    let text = """
      { "bars": [{ "type": "MDCAppBar", "addSubviewsToParent": true,
        "headerViewController": { "headerView": { "minimumHeight": 128 } },
        "bottomBar": { "type": "MDCTabBar", "alignment": "justified", "items": [{ "title": "a" }] } }] }
      """
    let bytes = Array(text.utf8)
    let migration = SpecReader(icons: FewIcons()).migrate(name: "old.json", bytes: bytes)
    #expect(migration.problems.isEmpty, "\(migration.problems.map(\.message))")
    #expect(migration.changes.allSatisfy { $0.span?.source == 0 })
    // The app bar's three steps, then the tabs' changes, each in the order of their own.
    let steps = migration.changes.prefix(3).map { String($0.message.prefix(6)) }
    #expect(steps == ["step 1", "step 2", "step 3"])
    let places = migration.changes.dropFirst(3).compactMap { $0.span?.bytes.lowerBound }
    #expect(places == places.sorted() && places.count == migration.changes.count - 3)
    let words = migration.changes.compactMap { change in
      change.span.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    }
    for word in [#""MDCAppBar""#, #""headerViewController""#, #""alignment""#, #""title""#] {
      #expect(words.contains(word), "\(word)")
    }
    let modern = read(String(decoding: migration.bytes, as: UTF8.self))
    #expect(modern.problems.isEmpty && modern.model != nil)
  }

  /// One row for each thing that did not show.
  @Test func whatIsLeftOutIsTold() {
    func rows(_ members: String) -> [String] {
      migrate(members).changes.filter { $0.path.pointer.hasPrefix("/bars/0/items") }.map {
        "\($0.path.pointer.dropFirst("/bars/0/items".count)): \($0.message)"
      }
    }
    let items =
      #""items": [{ "title": "ONE", "image": "menu", "selectedImage": "menu", "badgeValue": "", "badgeColor": "red" }]"#
    let titles = rows(items)
    #expect(titles.count == 4)
    for key in ["image", "selectedImage", "badgeValue", "badgeColor"] {
      #expect(titles.contains { $0.hasPrefix("/0/\(key): \(key) did not show") }, "\(key)")
    }
    #expect(rows(#""itemAppearance": "titledImages", "# + items).isEmpty)
    let images = rows(#""itemAppearance": "images", "# + items)
    #expect(images.count == 1 && images[0].hasPrefix("/0/title: title did not show"))
    #expect(rows(#""items": [{ "title": "One", "badgeValue": null }]"#).count == 1)
  }

  /// Every word of MDCTabBar's has a row, also one that stays.
  @Test(arguments: [
    (#""theme": "surface""#, "theme"), (#""barTintColor": "red""#, "barTintColor"),
    (#""bottomDividerColor": "red""#, "bottomDividerColor"),
    (#""titleColor": { "normal": "red" }"#, "titleColor"),
    (#""imageTintColor": { "normal": "red" }"#, "imageTintColor"),
    (#""rippleColor": "red""#, "rippleColor"), (#""backgroundColor": "red""#, "backgroundColor"),
    (#""items": [{}], "selectedItem": 0"#, "selectedItem"),
  ])
  func wordsThatStayAreToldToo(members: String, word: String) {
    #expect(migrate(members).changes.contains { $0.message == "\(word) stays as it is" })
  }
}
