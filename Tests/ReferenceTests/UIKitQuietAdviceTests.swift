import BarrenderKit
import Testing

/// Situations in which `check` has nothing to say, and answers that must not be those of others.
@Suite struct UIKitQuietAdviceTests {
  private func spec(_ bar: String, _ device: String, _ os: Int) -> String {
    #"{ "device": "\#(device)", "os": \#(os), "bars": [{ \#(bar) }] }"#
  }

  private func scene(_ bar: String, os: Int = 18) throws -> Scene {
    try Scene(spec(bar, "iPhone 14", os))
  }

  /// What `check` tells of looks, other than that one is all right.
  private func looks(_ bar: String, device: String = "iPhone 14") throws -> [Problem] {
    let bytes = Array(spec(bar, device, 18).utf8)
    return try Renderer().check(SpecInput(name: "test", bytes: bytes)).problems
      .filter { $0.code == "W0640" || $0.code == "W0232" }
  }

  @Test func inlineIsAutomaticBeforeIOS17() throws {
    let bar =
      #""type": "navigationBar", "prefersLargeTitles": true, "#
      + #""navigationItem": { "title": "A", "largeTitleDisplayMode": "inline" }"#
    for (os, isShown) in [(16, "true"), (17, "false")] {
      let told = try row("largeTitle.isShown", scene(bar, os: os))
      #expect(told.value == isShown, "iOS \(os)")
    }
  }

  private func row(_ name: String, _ scene: Scene) throws -> ExplainedProperty {
    let parts = name.split(separator: ".").map(String.init)
    let element = "navigationBar." + parts.dropLast().joined(separator: ".")
    return try #require(
      scene.explanation.properties.first {
        $0.element.path == element && $0.name == parts.last
      })
  }

  @Test func tabsAtATabletsTopHaveNoEdgeToBeClearAt() throws {
    let items = #""type": "tabBar", "items": [{ "title": "A" }]"#
    func told(_ slot: String, on device: String) throws -> [Problem] {
      try looks(items + #", "\#(slot)": { "configure": "opaque" }"#, device: device)
    }
    let tablet = "iPad (10th generation)"
    #expect(try told("standardAppearance", on: "iPhone 14").count == 1)
    #expect(try told("standardAppearance", on: tablet) == [])
    let never = try told("scrollEdgeAppearance", on: tablet)
    #expect(never.count == 1 && never[0].message.contains("scrollEdgeAppearance never shows"))
  }

  @Test func transparentItemMeansToDropTheBarsBackground() throws {
    func slots(_ look: String) -> String {
      #""standardAppearance": \#(look), "scrollEdgeAppearance": \#(look)"#
    }
    func told(_ look: String) throws -> [String] {
      let red = slots(#"{ "configure": "opaque", "backgroundColor": "red" }"#)
      let item = #""navigationItem": { "title": "A", \#(slots(look)) }"#
      return try looks(#""type": "navigationBar", \#(red), \#(item)"#).map(\.code)
    }
    #expect(try told(#"{ "configure": "transparent" }"#) == [])
    #expect(try told(#"{ "configure": "opaque" }"#).contains("W0232"))
  }

  @Test(arguments: [("transparent", 0), ("opaque", 1)])
  func clearStandardObjectIsClearAtTheEdgeToo(preset: String, count: Int) throws {
    let told = try looks(
      #""type": "navigationBar", "navigationItem": { "title": "A" }, "#
        + #""standardAppearance": { "configure": "\#(preset)" }"#)
    #expect(told.count == count)
  }

  @Test(arguments: [(0, "true"), (1, "false")])
  func selectedIsTheTabsOwnAndNotThatOfItsLook(index: Int, value: String) throws {
    let scene = try scene(
      #""type": "tabBar", "items": [{ "title": "A" }, { "title": "B" }], "standardAppearance": "#
        + #"{ "stackedLayoutAppearance": { "selected": { "iconColor": "red" } } }"#)
    let query = "tabBar.items[\(index)].selected"
    let answer = try #require(scene.explanation.answer(to: query, among: scene.asked))
    #expect(answer.properties.map(\.name) == ["selected"])
    #expect(answer.properties.map(\.value) == [value])
  }

  @Test func elevationOfABarIsNotThatOfItsFloatingButton() throws {
    let scene = try scene(#""type": "bottomAppBar", "floatingButton": { "image": "add" }"#)
    let answer = try #require(
      scene.explanation.answer(to: "bottomAppBar.elevation", among: scene.asked))
    #expect(answer.properties.allSatisfy { $0.element.path == "bottomAppBar" })
  }

  @Test func bothCausesOfAMissingBackButtonAreTold() throws {
    let scene = try scene(
      #""type": "navigationBar", "items": [{ "title": "A" }, { "title": "B", "#
        + #""hidesBackButton": true, "leftBarButtonItem": { "title": "L" } }]"#)
    let told = try row("backButton.isShown", scene)
    #expect(told.origin == "hidesBackButton" && told.rule.contains("items at the left"))
  }
}
