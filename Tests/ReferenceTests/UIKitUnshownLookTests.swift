import BarrenderKit
import Testing

/// Parts of an appearance object that the bar does not show: other layouts of tabs, styles of buttons
/// that none has, states that nothing is in.
@Suite struct UIKitUnshownLookTests {
  private func told(
    _ bar: String, _ top: String
  ) throws -> (explanation: Explanation, problems: [Problem]) {
    let spec = """
      { "os": 17, \(top) "content": { "rows": 40, "scrolledBy": 60 }, "bars": [{ \(bar) }] }
      """
    let prepared = try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    try #require(!prepared.hasErrors, "\(prepared.problems.map(\.message))")
    return (try #require(prepared.explanation), prepared.problems)
  }

  /// Which of the three the tabs of a device are in.
  private static let screens = [
    ("stacked", #""device": "iPhone 8","#),
    ("compactInline", #""device": "iPhone 8", "orientation": "landscape","#),
    ("inline", #""device": "iPad (9th generation)","#),
  ]
  private let tabs =
    #""items": [{ "title": "A", "image": "star", "badgeValue": "1" }, "#
    + #"{ "title": "B", "image": "home", "badgeValue": "2" }]"#

  private func look(_ layout: String) -> String {
    ##""\##(layout)LayoutAppearance": { "normal": { "iconColor": "#FF0000", "##
      + ##""badgeBackgroundColor": "#00FF00", "##
      + ##""titleTextAttributes": { "foregroundColor": "#0000FF", "font": { "size": 9 } } } }"##
  }

  @Test(arguments: screens)
  func looksOfOtherLayoutsDoNotCount(screen: (layout: String, top: String)) throws {
    let others = Self.screens.map(\.0).filter { $0 != screen.layout }
    let told = try told(
      #""type": "tabBar", \#(tabs), "standardAppearance": { "#
        + others.map(look).joined(separator: ", ") + " }", screen.top)
    let rows = told.explanation.properties.filter { $0.element.path.hasPrefix("tabBar.items[1]") }
    let group = "\(screen.layout)LayoutAppearance.normal."
    for (name, value) in [
      ("iconColor", "#FF0000"), ("titleTextAttributes.foregroundColor", "#0000FF"),
      ("titleTextAttributes.font", "9"), ("badgeBackgroundColor", "#00FF00"),
    ] {
      let row = try #require(rows.first { $0.name == group + name }, "no \(group + name)")
      #expect(row.ignored.map(\.value) == [value, value], "\(row)")
      #expect(row.ignored.allSatisfy { $0.path != nil && $0.name.contains("of another layout") })
      #expect(row.rule.contains("the looks of other layouts do not count"))
    }
    let advice = told.problems.filter { $0.code == "W0654" }
    #expect(advice.count == 1)
    #expect(advice.first?.message.contains("laid out by \(screen.layout)Layout") == true)
  }

  @Test(arguments: screens)
  func lookOfTheLayoutInForceIsEnough(screen: (layout: String, top: String)) throws {
    for layouts in [[screen.layout], Self.screens.map(\.0)] {
      let told = try told(
        #""type": "tabBar", \#(tabs), "standardAppearance": { "#
          + layouts.map(look).joined(separator: ", ") + " }", screen.top)
      #expect(!told.problems.contains { $0.code == "W0654" })
      let icon = told.explanation.properties.last { $0.name.hasSuffix("normal.iconColor") }
      #expect(icon?.value == "#FF0000" && icon?.ignored == [])
    }
  }

  /// One object is for all bars of an application, so `check` says nothing.
  @Test(arguments: [
    ("doneButtonAppearance", "normal", "no button that shows is in the style done"),
    ("backButtonAppearance", "normal", "the bar shows no back button"),
    ("buttonAppearance", "disabled", "nothing that shows is in the state disabled"),
  ])
  func partsThatNothingShowsAreTold(part: String, state: String, words: String) throws {
    let told = try told(
      #""type": "navigationBar", "scrollEdgeAppearance": {}, "standardAppearance": { "#
        + #""\#(part)": { "\#(state)": { "titleTextAttributes": { "foregroundColor": "red" } } } }, "#
        + #""navigationItem": { "title": "A", "rightBarButtonItem": { "title": "B" } }"#, "")
    let notes = told.explanation.notes.filter { $0.rule.contains(words) }
    #expect(notes.count == 1 && notes[0].properties.allSatisfy { $0.hasPrefix(part) })
    #expect(notes.first?.path != nil && told.problems.isEmpty)
  }

  @Test func partsThatShowAreNotTold() throws {
    let told = try told(
      #""type": "navigationBar", "scrollEdgeAppearance": {}, "standardAppearance": { "#
        + #""buttonAppearance": { "normal": { "titleTextAttributes": { "foregroundColor": "red" } } }, "#
        + #""titleTextAttributes": { "foregroundColor": "red" } }, "#
        + #""navigationItem": { "title": "A", "rightBarButtonItem": { "title": "B" } }"#, "")
    #expect(told.explanation.notes.isEmpty, "\(told.explanation.notes)")
  }
}
