import BarrenderKit
import Testing

/// The children of a tab bar controller: a bar belongs to a tab, and is on the screen, and in a window,
/// while that tab is selected.
@Suite struct UIKitTabChildrenTests {
  private func scene(_ steps: [String], selected: Int = 0) throws -> Scene {
    try Scene(
      """
      { "device": { "width": 320, "height": 300, "scale": 1 }, "os": 17,
        "appearance": { "UINavigationBar": { "standardAppearance": { "backgroundColor": "#111111" } } },
        "content": { "rows": 8, "scrolledBy": 60 },
        "customizations": [\(steps.map { "\"\($0)\"" }.joined(separator: ", "))],
        "bars": [
          { "type": "navigationBar", "id": "home", "tab": 0 },
          { "type": "navigationBar", "id": "search", "tab": 1 },
          { "type": "tabBar", "id": "tabs", "selectedItem": \(selected),
            "items": [{ "title": "Home" }, { "title": "Search" }] }
        ] }
      """)
  }

  private func value(_ scene: Scene, _ element: String, _ name: String) -> String? {
    scene.explanation.properties.first { $0.element.path == element && $0.name == name }?.value
  }

  @Test(arguments: [(0, "home", "search"), (1, "search", "home")])
  func onlyTheSelectedTabsBarIsOnTheScreen(selected: Int, shown: String, hidden: String) throws {
    let scene = try scene([], selected: selected)
    #expect(value(scene, shown, "backgroundColor") == "#111111")
    #expect(value(scene, shown, "isOnScreen") == nil)
    #expect(value(scene, hidden, "backgroundColor") == nil)
    #expect(value(scene, hidden, "isOnScreen") == "false")
  }

  @Test(arguments: ["search.backgroundColor", "search.title.titleTextAttributes.font"])
  func propertyOfABarThatIsNotOnTheScreenIsAnsweredByThat(query: String) throws {
    let scene = try scene([])
    let answer = try #require(scene.explanation.answer(to: query, among: scene.asked))
    #expect(answer.properties.map(\.name) == ["isOnScreen"])
  }

  @Test func changeOfOneChildDoesNotReachTheOther() throws {
    let change = "home.standardAppearance.backgroundColor = #222222"
    let there = try scene(["tabs.enterWindow", "home.enterWindow", change])
    #expect(value(there, "home", "backgroundColor") == "#222222")
    let away = try scene(["tabs.enterWindow", "home.enterWindow", change, "tabs.selectTab(1)"])
    #expect(value(away, "search", "backgroundColor") == "#111111")
  }

  /// What a bar has of its own after its window took the proxy's is lost when it comes back to one.
  @Test func proxyReachesABarAgainWithItsTab() throws {
    let change = "home.standardAppearance.backgroundColor = #222222"
    let scene = try scene([
      "tabs.enterWindow", "home.enterWindow", change, "tabs.selectTab(1)", "tabs.selectTab(0)",
    ])
    #expect(value(scene, "home", "backgroundColor") == "#111111")
  }

  @Test func barOfAnotherTabEntersNoWindow() throws {
    let step = "search.enterWindow"
    let note = try #require(
      try scene([step]).explanation.notes.first { $0.statement == step })
    #expect(note.rule.contains("a tab that is not selected"))
  }

  @Test func lateProxyReachesTheTabThatComesLater() throws {
    let late = "UINavigationBar.appearance().standardAppearance.backgroundColor = .red"
    let assign = "UINavigationBar.appearance().standardAppearance = base"
    let scene = try scene([
      "let base = UINavigationBarAppearance()", "base.backgroundColor = #333333",
      "tabs.enterWindow", "home.enterWindow", assign, "tabs.selectTab(1)",
    ])
    #expect(value(scene, "search", "backgroundColor") == "#333333")
    let back = try self.scene([
      "let base = UINavigationBarAppearance()", "base.backgroundColor = #333333",
      "tabs.enterWindow", "home.enterWindow", assign, late,
    ])
    #expect(value(back, "home", "backgroundColor") == "#111111")
  }
}
