import BarrenderKit
import Testing

/// Setting a bar in viewWillAppear and recovering it in viewDidDisappear, the way before appearance
/// objects: a moment belongs to a view controller, and comes as often as the controller does.
@Suite struct UIKitMomentTests {
  /// The colour behind a navigation bar beside a tab bar of two tabs, after `steps` of the tab bar.
  private func color(_ steps: [String], os: Int = 14) throws -> String {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 300, "scale": 1 }, "os": \(os),
        "content": { "rows": 8, "scrolledBy": 60 },
        "bars": [
          { "type": "navigationBar" },
          { "type": "tabBar", "items": [{ "title": "One" }, { "title": "Two" }, { "title": "Three" }],
            "customizations": [\(steps.map { "\"\($0)\"" }.joined(separator: ", "))] }
        ] }
      """)
    return try row("navigationBar", "backgroundColor", scene).value
  }

  private let sets = "tabBarItem[1].viewWillAppear: navigationBar.barTintColor = .red"
  private let recovers = "tabBarItem[1].viewDidDisappear: navigationBar.barTintColor = nil"

  @Test func setOnlyOnceItsTabAppears() throws {
    #expect(try color([sets]) == "none")
    #expect(try color([sets, "enterWindow", "selectTab(1)"]) == "#FF0000")
    #expect(try color([sets, "enterWindow", "selectTab(2)"]) == "none")
  }

  @Test func staysWhenRecoveryIsForgotten() throws {
    let there = ["enterWindow", "selectTab(1)", "selectTab(0)"]
    #expect(try color([sets] + there) == "#FF0000")
    #expect(try color([sets, recovers] + there) == "none")
  }

  @Test func comesAgainWithItsTab() throws {
    let away = ["enterWindow", "selectTab(1)", "selectTab(0)", "selectTab(1)"]
    #expect(try color([sets, recovers] + away) == "#FF0000")
  }

  /// UIKit calls the new controller's viewWillAppear before the old one's viewDidDisappear, so that a
  /// recovery takes away what has just been set.
  @Test func recoveryComesAfterTheNextTabHasSetItsOwn() throws {
    let other = "tabBarItem[2].viewWillAppear: navigationBar.barTintColor = .green"
    let steps = [sets, recovers, other, "enterWindow", "selectTab(1)", "selectTab(2)"]
    #expect(try color(steps) == "none")
    #expect(try color([sets, other, "enterWindow", "selectTab(1)", "selectTab(2)"]) == "#00FF00")
  }

  /// Selected before the bar is in a window, a tab appears with it, once.
  @Test func firstAppearanceIsTheWindows() throws {
    #expect(try color([sets, "selectTab(1)"]) == "#FF0000")
    #expect(try color([sets, "selectTab(1)", "selectTab(0)"]) == "none")
    #expect(try color([sets, recovers, "selectTab(1)", "leaveWindow"]) == "none")
  }

  /// What is set before the window is there is early: the proxy's object replaces it.
  @Test func firstAppearanceIsTooEarlyForAnObject() throws {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 160, "scale": 1 }, "os": 15,
        "appearance": { "UINavigationBar": { "standardAppearance": { "backgroundColor": "red" } } },
        "content": { "rows": 8, "scrolledBy": 60 },
        "bars": [{ "type": "navigationBar", "customizations": [
          "item[0].viewWillAppear: bar.standardAppearance.backgroundColor = .green"] }] }
      """)
    let color = try row("navigationBar", "backgroundColor", scene)
    #expect(color.value == "#FF0000")
    #expect(scene.problems.contains { $0.code == "W0230" && $0.message.contains("window") })
  }

  @Test func pushedItemHasItsMomentsToo() throws {
    func color(_ steps: String) throws -> String {
      let scene = try Scene(
        """
        { "device": { "width": 320, "height": 160, "scale": 1 }, "os": 14,
          "content": { "rows": 8, "scrolledBy": 60 },
          "bars": [{ "type": "navigationBar", "items": [{}, {}], "customizations": [
            "item[1].viewWillAppear: bar.barTintColor = .red", \(steps)] }] }
        """)
      return try row("navigationBar", "backgroundColor", scene).value
    }
    // Without a push all items are on the stack, the last on top.
    #expect(try color(#""enterWindow""#) == "#FF0000")
    #expect(try color(#""push", "pop", "enterWindow""#) == "none")
    #expect(try color(#""enterWindow", "push""#) == "#FF0000")
    #expect(try color(#""enterWindow", "push", "pop""#) == "#FF0000")
    let recovered =
      #""item[1].viewDidDisappear: bar.barTintColor = nil", "enterWindow", "push", "pop""#
    #expect(try color(recovered) == "none")
  }
}
