import BarrenderKit
import Testing

/// What `explain` says of legacy properties, and of what items say themselves.
@Suite struct UIKitExplainedTests {
  private func scene(_ bars: String, os: Int = 14, traits: String = "") throws -> Scene {
    try Scene(
      """
      { "device": { "width": 320, "height": 200, "scale": 1 }, "os": \(os),
        "traits": { \(traits) }, "content": { "rows": 8, "scrolledBy": 60 }, "bars": [\(bars)] }
      """)
  }

  @Test func blackBarStyleIsTheSourceOfMaterialAndTitle() throws {
    let scene = try scene(
      #"{ "type": "navigationBar", "barStyle": "black", "navigationItem": { "title": "Inbox" } }"#)
    let effect = try row("navigationBar", "backgroundEffect", scene)
    #expect(effect.value == "systemChromeMaterialDark" && effect.origin == "barStyle")
    #expect(effect.path != nil)
    let title = try row("navigationBar.title", "titleTextAttributes.foregroundColor", scene)
    #expect(title.value == "#FFFFFF" && title.origin == "barStyle" && title.path != nil)
  }

  @Test func opaqueBarAndLowTitleHaveRows() throws {
    let scene = try scene(
      #"""
      { "type": "navigationBar", "isTranslucent": false, "titleVerticalPositionAdjustment": 5,
        "navigationItem": { "title": "Inbox" } }
      """#)
    #expect(try row("navigationBar", "isTranslucent", scene).value == "false")
    let title = try row("navigationBar.title", "titleVerticalPositionAdjustment", scene)
    #expect(title.value == "5" && title.path != nil)
  }

  @Test func itemsOwnColoursNameTheirLine() throws {
    let tabs = try scene(
      #"""
      { "type": "tabBar", "items": [{ "title": "One", "badgeValue": "4", "badgeColor": "green" }] }
      """#)
    let badge = try row(
      "tabBar.items[0].badge", "stackedLayoutAppearance.selected.badgeBackgroundColor", tabs)
    #expect(badge.value == "#008000" || badge.value == "#00FF00")
    #expect(badge.level == "item" && badge.path?.lastKey == "badgeColor")
    let buttons = try scene(
      #"{ "type": "toolbar", "items": [{ "image": "star", "tintColor": "red" }] }"#)
    #expect(try row("toolbar.items[0]", "tintColor", buttons).path?.lastKey == "tintColor")
  }

  /// Each with the bar's property that it lacks.
  @Test(arguments: [
    (#""type": "navigationBar", "shadowImage": "star""#, "shadowImage"),
    (
      #""type": "navigationBar", "items": [{}, {}], "backIndicatorImage": "star""#,
      "backIndicatorImage"
    ),
    (#""type": "tabBar", "items": [{ "title": "One" }], "itemWidth": 90"#, "itemWidth"),
  ])
  func legacyPropertyWithoutItsPartnerIsTold(members: String, property: String) throws {
    let scene = try scene("{ \(members) }")
    let told = scene.problems.filter { $0.code == "W0230" }
    #expect(told.count == 1 && told.first?.message.hasPrefix("\"\(property)\"") == true)
    let ignored = scene.explanation.properties.flatMap(\.ignored)
    #expect(ignored.contains { $0.name == "legacy \(property)" && $0.path != nil })
  }

  @Test(arguments: [#""barStyle": "black""#, #""isTranslucent": false"#])
  func barStyleAndTranslucencyDoNotCountBesideAnObject(member: String) throws {
    let scene = try scene(
      "{ \"type\": \"navigationBar\", \(member), \"standardAppearance\": {} }")
    #expect(scene.problems.contains { $0.code == "W0231" })
  }

  @Test(arguments: [
    (#""pop""#, "nothing to pop"), (#""push", "push""#, "nothing to push"),
    (#""push", "pop", "pop""#, "nothing to pop"),
  ])
  func stepsBeyondTheStackAreTold(steps: String, words: String) throws {
    let items = steps.contains("push") ? "{}, {}" : "{}"
    let scene = try scene(
      "{ \"type\": \"navigationBar\", \"items\": [\(items)], \"customizations\": [\(steps)] }")
    let told = scene.problems.filter { $0.code == "W0230" }
    #expect(told.count == 1 && told.first?.message.contains(words) == true)
  }

  @Test func statementOfAMomentThatNeverCameIsTold() throws {
    func told(_ steps: String) throws -> [String] {
      try scene(
        """
        { "type": "tabBar", "items": [{ "title": "One" }, { "title": "Two" }], "customizations": [
          "tabBarItem[0].viewDidDisappear: tabBar.tintColor = .red"\(steps)] }
        """
      ).problems.filter { $0.code == "W0230" }.map(\.message)
    }
    let outside = try told(#", "selectTab(1)""#)
    #expect(outside.count == 1 && outside.first?.contains("never ran: the bar was in no") == true)
    #expect(try told("").first?.contains("never ran: the item's controller does not go") == true)
    #expect(try told(#", "enterWindow", "selectTab(1)""#).isEmpty)
  }
}
