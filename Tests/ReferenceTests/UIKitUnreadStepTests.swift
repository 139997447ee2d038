import BarrenderKit
import Testing

/// Steps, and properties of items, whose outcome nobody reads.
@Suite struct UIKitUnreadStepTests {
  private func notes(_ kind: String, _ steps: [String], _ more: String = "") throws -> [(
    statement: String, rule: String
  )] {
    let list = steps.map { "\"\($0)\"" }.joined(separator: ", ")
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 1 },
        "content": { "rows": 8, "scrolledBy": 60 },
        "bars": [{ "type": "\(kind)", \(more) "customizations": [\(list)] }] }
      """)
    return scene.explanation.notes.map { ($0.statement, $0.rule) }
  }

  /// Each on the kind of bar, with the step that is marked.
  @Test(arguments: [
    (
      ["let a = UIToolbarAppearance()", "bar.standardAppearance = a", "a.backgroundColor = .red"],
      "a.backgroundColor = .red", "no bar reads this"
    ),
    (["let a = UIToolbarAppearance()"], "let a = UIToolbarAppearance()", "no bar reads this"),
    (
      ["bar.tintColor = .red", "bar.tintColor = .blue"], "bar.tintColor = .red",
      "sets the same anew"
    ),
    (
      [
        "bar.standardAppearance.shadowColor = .red",
        "bar.standardAppearance = UIToolbarAppearance()",
      ],
      "bar.standardAppearance.shadowColor = .red", "sets the same anew"
    ),
    (
      ["UIToolbar.appearance().tintColor = .red", "UITabBar.appearance().tintColor = .red"],
      "UITabBar.appearance().tintColor = .red", "there is none of the class"
    ),
  ])
  func stepThatNobodyReadsIsMarked(steps: [String], statement: String, words: String) throws {
    let found = try notes("toolbar", steps).filter { $0.statement == statement }
    #expect(found.count == 1 && found[0].rule.contains(words), "\(found)")
  }

  /// What slots had taken is not said to have come after the assignment.
  @Test(arguments: [
    ["bar.standardAppearance.configureWithOpaqueBackground()"],
    ["bar.standardAppearance = UIToolbarAppearance()"],
    ["bar.standardAppearance.backgroundColor = .blue"],
  ])
  func changeThatWasTakenAndReplacedIsNoTrap(later: [String]) throws {
    let change = "a.backgroundColor = .red"
    let told = try notes(
      "toolbar", ["let a = UIToolbarAppearance()", change, "bar.standardAppearance = a"] + later)
    let found = told.filter { $0.statement == change }
    #expect(found.count == 1 && found[0].rule.contains("sets the same anew"), "\(told)")
  }

  /// The object of the first window is the proxy's; only the step in between has changed it.
  @Test func onlyTheChangeIsLostInTheNextWindow() throws {
    let change = "bar.standardAppearance.backgroundColor = .blue"
    let told = try notes(
      "toolbar",
      [
        "let a = UIToolbarAppearance()", "a.backgroundColor = .red",
        "UIToolbar.appearance().standardAppearance = a", "enterWindow", change, "leaveWindow",
        "a.backgroundColor = .green", "UIToolbar.appearance().standardAppearance = a",
        "enterWindow",
      ])
    let lost = told.filter { $0.rule.contains("before the bar entered its window") }
    #expect(lost.map(\.statement) == [change], "\(told)")
    let red = told.filter { $0.statement == "a.backgroundColor = .red" }
    #expect(red.count == 1 && red[0].rule.contains("shows this any more"), "\(told)")
  }

  @Test(arguments: [
    (["enterWindow"], "had entered its window before"),
    (["enterWindow", "leaveWindow"], "had left its window before"),
    (["bar.standardAppearance = UIToolbarAppearance()"], "has its own"),
  ])
  func whyNoBarTakesItFromTheProxyIsTold(before: [String], words: String) throws {
    let make = "let a = UIToolbarAppearance()"
    let told = try notes(
      "toolbar", before + [make, "UIToolbar.appearance().standardAppearance = a"])
    let found = told.filter { $0.statement == make }
    #expect(found.count == 1 && found[0].rule.contains(words), "\(told)")
  }

  @Test(arguments: [
    ("bar.standardAppearance.configureWithDefaultBackground()", false),
    ("bar.standardAppearance.titleTextAttributes = [:]", false),
    ("bar.standardAppearance.backgroundColor = nil", false),
    ("bar.standardAppearance.backgroundColor = .red", true),
  ])
  func objectIsMissedAtTheEdgeOnlyWhereItChanged(step: String, isMissed: Bool) throws {
    let told = try notes("navigationBar", [step], #""navigationItem": { "title": "A" },"#)
    #expect(told.contains { $0.rule.contains("give scrollEdgeAppearance") } == isMissed, "\(told)")
  }

  @Test func stepsThatAreReadAreNot() throws {
    let steps = [
      "UIToolbar.appearance().tintColor = .red", "let a = UIToolbarAppearance()",
      "a.backgroundColor = .red", "bar.standardAppearance = a", "bar.scrollEdgeAppearance = a",
      "toolbar.items[0].tintColor = .blue", "enterWindow",
    ]
    let told = try notes("toolbar", steps, #""items": [{ "title": "A" }],"#)
    #expect(told.isEmpty, "\(told)")
  }

  /// A UIOffset is two numbers, and one statement.
  @Test func offsetThatComesTooLateIsToldOnce() throws {
    let step =
      "UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)"
    let told = try notes("tabBar", ["enterWindow", step], #""items": [{ "title": "A" }],"#)
    #expect(told.map(\.statement) == [step])
  }

  @Test(arguments: [("?", false), ("!", true)])
  func missingItemStopsTheAppOnlyAtAnExclamationMark(mark: String, stops: Bool) throws {
    let step = "navigationItem.leftBarButtonItem\(mark).setTitleTextAttributes([:], for: .normal)"
    let told = try notes("navigationBar", [step])
    #expect(told.map(\.statement) == [step] && told[0].rule.contains("no such bar button item"))
    #expect(told[0].rule.contains("stops at the !") == stops)
  }

  /// The document says nothing of it anywhere else, so that it is the step's doing.
  @Test func attributesOfAnImageWinOverNothing() throws {
    let told = try notes(
      "toolbar", [],
      #"""
      "standardAppearance": {}, "scrollEdgeAppearance": {},
      "items": [{ "image": "star", "titleTextAttributes": { "kern": 2 } }],
      """#)
    #expect(told.map(\.rule) == ["the button shows no title"], "\(told)")
  }

  @Test func attributesOfAnotherStateWinOverNothing() throws {
    let told = try notes(
      "toolbar", [],
      #"""
      "standardAppearance": {}, "scrollEdgeAppearance": {},
      "items": [{ "title": "A", "disabled": { "titleTextAttributes": { "kern": 2 } } }],
      """#)
    #expect(told.isEmpty, "\(told)")
  }

  @Test(arguments: [("star", "shows no title"), ("title", "")])
  func proxyOfWhatNoItemShowsIsMarked(shows: String, words: String) throws {
    let step =
      "UIBarButtonItem.appearance().setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 2), for: .default)"
    let item = shows == "star" ? #"{ "image": "star" }"# : #"{ "title": "A" }"#
    let told = try notes("toolbar", [step], "\"items\": [\(item)],")
    #expect(told.map(\.statement) == (words.isEmpty ? [] : [step]), "\(told)")
    #expect(told.allSatisfy { $0.rule.contains(words) })
  }

  @Test func adjustmentsOfNothingHaveNoRow() throws {
    let scene = try Scene(
      #"""
      { "bars": [{ "type": "toolbar", "items": [{ "image": "star",
          "titlePositionAdjustment": { "vertical": 2 },
          "backgroundVerticalPositionAdjustment": 3 }] }] }
      """#)
    #expect(!scene.explanation.properties.contains { $0.name.hasSuffix("Adjustment") })
  }
}
