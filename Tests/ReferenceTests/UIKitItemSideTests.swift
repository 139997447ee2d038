import BarrenderKit
import Testing

/// Items with a look for one state only, and items that do not show.
@Suite struct UIKitItemSideTests {
  private func problems(
    _ code: String, _ bar: String, os: Int = 17, top: String = ""
  ) throws -> [Problem] {
    let spec = """
      { "device": "iPhone 8", "os": \(os), \(top) "content": { "rows": 40, "scrolledBy": 0 },
        "bars": [{ \(bar) }] }
      """
    let prepared = try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    try #require(!prepared.hasErrors, "\(prepared.problems.map(\.message))")
    return prepared.problems.filter { $0.code == code }
  }

  private let both =
    #""standardAppearance": { "backgroundColor": "white" }, "#
    + #""scrollEdgeAppearance": { "backgroundColor": "red" }"#

  private func navigation(_ item: String, bar: String? = nil) -> String {
    #""type": "navigationBar", \#(bar ?? both), "navigationItem": { "title": "A", \#(item) }"#
  }

  @Test func barsEdgeObjectBeatsTheItemsStandardOne() throws {
    let told = try problems(
      "W0640", navigation(#""standardAppearance": { "backgroundColor": "green" }"#))
    #expect(told.count == 1)
    #expect(told.first?.message.contains("the bar's scrollEdgeAppearance comes before it") == true)
  }

  @Test func barsStandardObjectTakesOverFromTheItemsEdgeOne() throws {
    let told = try problems(
      "W0640", navigation(#""scrollEdgeAppearance": { "backgroundColor": "green" }"#))
    #expect(told.count == 1)
    #expect(told.first?.message.contains("the bar's standardAppearance counts") == true)
  }

  @Test func itemWithBothLooksIsNotBlamed() throws {
    let told = try problems(
      "W0640",
      navigation(
        #""standardAppearance": { "backgroundColor": "green" }, "#
          + #""scrollEdgeAppearance": { "backgroundColor": "green" }"#))
    #expect(told.isEmpty, "\(told.map(\.message))")
  }

  @Test func barsCompactObjectBeatsTheItemsStandardOne() throws {
    let told = try problems(
      "W0640",
      navigation(
        #""standardAppearance": { "backgroundColor": "green" }, "#
          + #""scrollEdgeAppearance": { "backgroundColor": "green" }"#,
        bar: #""compactAppearance": { "backgroundColor": "red" }"#),
      top: #""orientation": "landscape","#)
    #expect(told.count == 1)
    #expect(told.first?.message.contains("the bar's compactAppearance comes before") == true)
  }

  /// Whichever tab is selected.
  @Test(arguments: [0, 1, 2])
  func freshObjectOfAnyTabDropsTheLook(tab: Int) throws {
    let told = try problems(
      "W0232",
      #""type": "tabBar", "items": [{ "title": "A" }, { "title": "B" }, { "title": "C" }], "#
        + #""customizations": ["bar.standardAppearance.backgroundColor = .red", "#
        + #""let b = UITabBarAppearance()", "b.shadowColor = .clear", "#
        + #""tabBarItem[\#(tab)].standardAppearance = b"]"#, os: 14)
    #expect(told.count == 1)
    #expect(told.first?.message.contains("leaves out backgroundColor") == true)
  }

  @Test func freshObjectBelowTheTopOfTheStackDropsTheLook() throws {
    let told = try problems(
      "W0232",
      #""type": "navigationBar", "standardAppearance": { "backgroundColor": "red" }, "items": ["#
        + #"{ "title": "A", "standardAppearance": { "shadowColor": "clear" } }, { "title": "B" }]"#,
      os: 14)
    #expect(told.count == 1)
  }

  /// What a proxy gives to all tabs is told once.
  @Test func proxysObjectOfTabsIsToldOnce() throws {
    let told = try problems(
      "W0232",
      #""type": "tabBar", "items": [{ "title": "A" }, { "title": "B" }], "#
        + #""standardAppearance": { "backgroundColor": "red" }"#, os: 14,
      top:
        #""appearance": { "UITabBarItem": { "standardAppearance": { "shadowColor": "clear" } } },"#)
    #expect(told.count == 1, "\(told.map(\.message))")
  }

  /// "A new one is in the default background's" is said of new ones only.
  @Test func secondConfigurationInARowIsNoFreshObject() throws {
    let spec = """
      { "content": { "rows": 20, "scrolledBy": 30 }, "bars": [{ "type": "navigationBar",
        "customizations": ["let a = UINavigationBarAppearance()",
          "a.configureWithDefaultBackground()", "a.configureWithTransparentBackground()",
          "a.configureWithTransparentBackground()", "bar.standardAppearance = a"] }] }
      """
    let prepared = try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    let told = try #require(prepared.explanation).notes.filter {
      $0.rule.contains("in this configuration already")
    }
    #expect(
      told.map(\.statement) == [
        "a.configureWithDefaultBackground()", "a.configureWithTransparentBackground()",
      ])
    #expect(told.first?.rule.contains("a new one is in the default background's") == true)
    #expect(told.last?.rule.contains("its background and shadow have these values") == true)
  }
}
