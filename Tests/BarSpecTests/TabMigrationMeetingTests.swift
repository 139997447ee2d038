import BarSpec
import Testing

/// Bars that say one thing in the words of MDCTabBar and in those of MDCTabBarView, or that MDCTabBar
/// would not have shown.
@Suite struct TabMigrationMeetingTests {
  private func migrate(_ members: String) -> SpecMigration {
    let text = #"{ "bars": [{ "type": "MDCTabBar", \#(members) }] }"#
    return SpecReader(icons: FewIcons()).migrate(name: "old.json", bytes: Array(text.utf8))
  }

  private func migrated(_ members: String) -> String {
    let migration = migrate(members)
    #expect(migration.problems.isEmpty, "\(migration.problems.map(\.message))")
    return String(decoding: migration.bytes, as: UTF8.self)
  }

  /// What is told of a key of the bar.
  private func told(_ key: String, _ members: String) -> String? {
    migrate(members).changes.first { $0.path.pointer == "/bars/0/\(key)" }?.message
  }

  @Test func statesAreMergedOneByOne() {
    let members = #""titleColor": { "normal": "blue" }, "selectedItemTintColor": "green""#
    let bar = migrated(members)
    #expect(bar.contains(#""titleColor": { "normal": "blue", "selected": "green" }"#))
    #expect(bar.contains(#""imageTintColor": { "selected": "green" }"#))
    #expect(
      told("titleColor", members)
        == "titleColor stays, and takes selected from selectedItemTintColor")
  }

  @Test func aStateThatIsSaidAlreadyIsTold() {
    let members = #""titleColor": { "selected": "blue" }, "selectedItemTintColor": "green""#
    #expect(migrated(members).contains(#""titleColor": { "selected": "blue" }"#))
    #expect(
      told("selectedItemTintColor", members)
        == "selectedItemTintColor is unavailable: imageTintColor takes it; the state selected is said "
        + "by titleColor already")
    let font = #""titleFont": { "selected": "button" }, "selectedItemTitleFont": { "size": 15 }"#
    #expect(!migrated(font).contains("15"))
    #expect(told("selectedItemTitleFont", font)?.contains("left out") == true)
  }

  @Test func theColourThatWasDrawnSpreads() {
    let colors = #""inkColor": "red", "rippleColor": "blue""#
    #expect(migrated(colors).contains(#""rippleColor": "red""#))
    #expect(told("rippleColor", colors)?.contains("left out") == true)
    let ripples = colors + #", "enableRippleBehavior": true"#
    #expect(migrated(ripples).contains(#""rippleColor": "blue""#))
    #expect(told("inkColor", ripples)?.contains("left out") == true)
  }

  @Test func twoWordsForThePlaceOfTabsCannotBothBeGiven() throws {
    let migration = migrate(#""alignment": "center", "preferredLayoutStyle": "fixed""#)
    let problem = try #require(migration.problems.first { $0.severity == .error })
    #expect(problem.code == "E0207" && problem.path.pointer == "/bars/0/preferredLayoutStyle")
  }

  @Test(arguments: [
    (#""minItemWidth": 80"#, "minItemWidth"),
    (#""contentPadding": {}"#, "contentPadding"),
    (#""titleFont": { "normal": "button" }"#, "titleFont"),
    (#""itemBadgeAppearance": {}"#, "itemBadgeAppearance"),
    (#""selectionIndicatorStrokeColor": "red""#, "selectionIndicatorStrokeColor"),
    (#""scrolledBy": 3"#, "scrolledBy"),
    (#""shouldAdjustForSafeAreaInsets": false"#, "shouldAdjustForSafeAreaInsets"),
  ])
  func wordsOfTodaysAreTold(members: String, word: String) {
    #expect(
      told(word, members)
        == "\(word) is no property of MDCTabBar, and is kept as one of MDCTabBarView")
  }

  @Test func whatATabDidNotHeedIsTold() {
    let items = #""items": [{ "title": "A", "isEnabled": false }]"#
    #expect(told("items/0/isEnabled", items)?.hasPrefix("isEnabled showed nothing") == true)
    #expect(migrated(items).contains(#""isEnabled": false"#))
  }

  @Test func tabsOfTheOldClassHaveNoViews() throws {
    let items = #""items": [{ "title": "A", "mdc_customView": { "type": "view" } }]"#
    let errors = migrate(items).problems.filter { $0.severity == .error }
    try #require(errors.count == 1)
    #expect(errors[0].code == "E0203" && errors[0].hint?.contains("no views") == true)
  }

  @Test func theLayoutStyleIsNamed() {
    #expect(
      told("alignment", #""alignment": "center""#)
        == #"alignment becomes preferredLayoutStyle: center is "nonFixedClusteredCentered""#)
  }

  /// MDCTabBar's own defaults against those of MDCTabBarView.
  @Test func defaultsThatChangeAreToldOnce() throws {
    let members =
      #""itemAppearance": "images", "items": [{ "image": "menu", "badgeValue": "1" }]"#
    let rows = migrate(members).changes.filter {
      $0.message.hasPrefix("where the bar says nothing")
    }
    try #require(rows.count == 1)
    for word in ["onPrimary at 0.12", "90", "52", "#D32F2F"] {
      #expect(rows[0].notes.contains { $0.hasSuffix(word) || $0.contains(word) }, "\(word)")
    }
    let raw = migrate(#""theme": "none", "bottomDividerColor": "red""#).changes.flatMap(\.notes)
    #expect(!raw.contains { $0.hasPrefix("bottomDividerColor") })
    #expect(raw.contains("the indicator was systemBlue, and is black"))
  }

  @Test func whatOnlyMigrateTakesIsNamed() {
    let notes = migrate(#""titel": 1"#).problems.flatMap(\.notes)
    #expect(notes.contains("migrate also takes, and leaves out: delegate, subclass"))
  }
}
