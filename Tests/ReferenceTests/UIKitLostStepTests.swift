import BarrenderKit
import Testing

/// Which statements are traps, where the order of assignments, windows and systems decides.
@Suite struct UIKitLostStepTests {
  private func checked(
    _ bar: String, _ steps: [String] = [], os: Int = 13, top: String = ""
  ) throws -> [Problem] {
    let list = steps.map { "\"\($0)\"" }.joined(separator: ", ")
    let spec = """
      { "os": \(os), \(top) "content": { "rows": 20, "scrolledBy": 60 },
        "bars": [{ \(bar), "customizations": [\(list)] }] }
      """
    let prepared = try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    try #require(!prepared.hasErrors, "\(prepared.problems)")
    return prepared.problems
  }

  private let bar = #""type": "navigationBar", "navigationItem": { "title": "A" }"#

  private func lost(_ steps: [String]) throws -> [String] {
    try checked(bar, steps).filter { $0.code == "W0230" }.map(\.message)
  }

  @Test func changeAfterTheAssignmentIsATrap() throws {
    let told = try lost([
      "let a = UINavigationBarAppearance()", "a.backgroundColor = .white",
      "navigationItem.standardAppearance = a", "a.shadowColor = .clear",
    ])
    #expect(told.count == 1 && told[0].hasPrefix(#""a.shadowColor = .clear": "#), "\(told)")
    #expect(told[0].contains("assignment copies"))
  }

  @Test func changeAfterTheProxyHasTakenItsCopyIsATrap() throws {
    let told = try lost([
      "let a = UINavigationBarAppearance()", "UINavigationBar.appearance().standardAppearance = a",
      "a.backgroundColor = .red", "enterWindow",
    ])
    #expect(told.count == 1 && told[0].contains("assignment copies"), "\(told)")
  }

  /// Its changes are remarks of the explanation.
  @Test func objectThatIsNeverAssignedIsToldOnce() throws {
    let told = try lost(["let a = UINavigationBarAppearance()", "a.backgroundColor = .white"])
    #expect(told.count == 1 && told[0].contains("never assigned"), "\(told)")
  }

  @Test func copyOfACopyCountsAsTaken() throws {
    let told = try lost([
      "let a = UINavigationBarAppearance()", "let b = a.copy()",
      "navigationItem.standardAppearance = b", "a.shadowColor = .clear",
    ])
    #expect(told.count == 1 && told[0].contains("assignment copies"), "\(told)")
  }

  /// What came too late for the first window comes with the second.
  @Test(arguments: [true, false])
  func proxyReachesTheBarInItsNextWindow(entersAgain: Bool) throws {
    let late = [
      "enterWindow", "let a = UINavigationBarAppearance()",
      "UINavigationBar.appearance().standardAppearance = a",
      "UINavigationBar.appearance().tintColor = .red",
    ]
    let told = try lost(entersAgain ? late + ["leaveWindow", "enterWindow"] : late)
    #expect(told.count == (entersAgain ? 0 : 2), "\(told)")
  }

  @Test(arguments: [
    ("scrollEdgeAppearance", "iPhone 13", "portrait"),
    ("compactScrollEdgeAppearance", "iPhone 13", "landscape"),
  ])
  func edgeObjectThatLeavesOutTheBarsLookIsATrap(
    slot: String, device: String, orientation: String
  ) throws {
    let blue = #"{ "backgroundColor": "blue" }"#
    let told = try checked(
      #""type": "navigationBar", "standardAppearance": \#(blue), "\#(slot)": \#(blue)"#
        + #", "navigationItem": { "title": "A", "\#(slot)": { "shadowColor": "clear" } }"#,
      os: 17, top: #""device": "\#(device)", "orientation": "\#(orientation)","#
    ).filter { $0.code == "W0232" }
    #expect(told.count == 1 && told[0].message.contains("leaves out backgroundColor"), "\(told)")
  }

  /// A standard object has no background at the edge.
  @Test func edgeObjectMissesNothingOfAClearBar() throws {
    let told = try checked(
      #""type": "navigationBar", "standardAppearance": { "backgroundColor": "blue" }"#
        + #", "navigationItem": { "title": "A", "scrollEdgeAppearance": {} }"#, os: 17)
    #expect(!told.contains { $0.code == "W0232" }, "\(told)")
  }

  @Test(arguments: [
    (13, #""backButtonDisplayMode": "minimal""#, 1),
    (14, #""backButtonDisplayMode": "minimal""#, 0),
    (15, #""style": "editor""#, 1), (16, #""style": "editor""#, 0),
    (13, #""style": "navigator""#, 0), (16, #""largeTitleDisplayMode": "inline""#, 1),
    (17, #""largeTitleDisplayMode": "inline""#, 0),
    (14, #""compactScrollEdgeAppearance": {}"#, 1), (15, #""compactScrollEdgeAppearance": {}"#, 0),
  ])
  func propertyOfALaterSystemIsTold(os: Int, property: String, count: Int) throws {
    let told = try checked(
      #""type": "navigationBar", "navigationItem": { "title": "A", \#(property) }"#, os: os
    ).filter { $0.code == "W0652" }
    #expect(told.count == count, "\(told)")
  }

  /// The bar's, that of the selected tab and that of another one.
  @Test(arguments: [(14, 3), (15, 0)])
  func edgeSlotsOfATabBarAreOfALaterSystem(os: Int, count: Int) throws {
    let object =
      #""standardAppearance": { "backgroundColor": "blue" }"#
      + #", "scrollEdgeAppearance": { "backgroundColor": "red" }"#
    let told = try checked(
      #""type": "tabBar", \#(object), "#
        + #""items": [{ "title": "A", \#(object) }, { "title": "B", \#(object) }]"#, os: os)
    #expect(told.filter { $0.code == "W0652" }.count == count, "\(told)")
    #expect(!told.contains { $0.code == "W0640" }, "\(told)")
  }

  /// Where the slot exists, and the bar is never in its state.
  @Test func edgeObjectsThatNeverShowAreToldTheSameWay() throws {
    let told = try checked(
      #""type": "navigationBar", "scrollEdgeAppearance": { "backgroundColor": "red" }"#
        + #", "navigationItem": { "title": "A", "scrollEdgeAppearance": { "shadowColor": "red" } }"#,
      os: 14
    ).filter { $0.code == "W0640" }
    #expect(told.count == 2 && told.allSatisfy { $0.message.contains("never shows") }, "\(told)")
  }

  @Test(arguments: [
    (#"{ "type": "navigationBar" }"#, 0),
    (#"{ "type": "tabBar", "items": [{ "title": "A" }] }"#, 0),
    (#"{ "type": "navigationBar" }, { "type": "tabBarView", "items": [{ "title": "A" }] }"#, 1),
  ])
  func lightSchemeIsToldWhereABarTakesIt(bars: String, count: Int) throws {
    let spec = #"{ "traits": { "userInterfaceStyle": "dark" }, "bars": [\#(bars)] }"#
    let problems = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
      .problems
    #expect(problems.filter { $0.code == "W0201" }.count == count, "\(problems)")
  }
}
