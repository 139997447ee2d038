import BarrenderKit
import Testing

/// Copies of slots that nobody has set, and what comes of them.
@Suite struct UIKitEmptyCopyTests {
  private func checked(_ steps: [String]) throws -> Prepared {
    let list = steps.map { "\"\($0)\"" }.joined(separator: ", ")
    let spec = """
      { "content": { "rows": 20, "scrolledBy": 60 }, "bars": [
        { "type": "navigationBar", "navigationItem": { "title": "A" },
          "scrollEdgeAppearance": {}, "customizations": [\(list)] }] }
      """
    let prepared = try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    try #require(!prepared.hasErrors, "\(prepared.problems)")
    return prepared
  }

  private func traps(_ prepared: Prepared) -> [String] {
    prepared.problems.filter { $0.code == "W0230" }.map(\.message)
  }

  private func color(_ prepared: Prepared) throws -> String {
    try #require(
      prepared.explanation?.properties.first {
        $0.element.path == "navigationBar" && $0.name == "backgroundColor"
      }
    ).value
  }

  /// A declaration states an object, and begins a new one where there is none to copy.
  @Test(arguments: [
    (#""standardAppearance": { "backgroundColor": "red" }"#, 1),
    (#""compactAppearance": { "backgroundColor": "red" }"#, 0),
  ])
  func declaredCopyOfAnUnsetSlotIsTold(bar: String, count: Int) throws {
    let spec = """
      { "content": { "rows": 20, "scrolledBy": 60 }, "bars": [
        { "type": "navigationBar", \(bar), "navigationItem": { "title": "A",
          "standardAppearance": { "copy": "bar.compactAppearance" } } }] }
      """
    let told = try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    #expect(traps(told).filter { $0.contains("begins as a new one") }.count == count)
  }

  /// One cause, one warning; its consequences are in the explanation.
  @Test(arguments: [
    [
      "let a = UINavigationBar.appearance().standardAppearance.copy()", "a.shadowColor = .clear",
      "a.titleTextAttributes = [:]", "a.configureWithOpaqueBackground()", "let b = a.copy()",
      "b.shadowColor = .red", "navigationItem.standardAppearance = b", "bar.compactAppearance = a",
      "bar.standardAppearance = a",
    ],
    [
      "bar.compactAppearance = UINavigationBar.appearance().compactAppearance",
      "bar.compactAppearance.shadowColor = .red", "item.compactAppearance = bar.compactAppearance",
    ],
    [
      "UINavigationBar.appearance().compactAppearance = bar.compactAppearance",
      "let a = UINavigationBar.appearance().compactAppearance.copy()",
    ],
  ])
  func unsetSlotIsToldOnceWithAllThatFollows(steps: [String]) throws {
    let prepared = try checked(steps)
    let told = traps(prepared)
    #expect(told.count == 1 && told[0].hasPrefix("\"\(steps[0])\": "), "\(told)")
    let notes = try #require(prepared.explanation?.notes)
    for step in steps.dropFirst() {
      let found = notes.filter { $0.statement == step }
      #expect(found.count == 1, "\(step)")
      #expect(
        found.first?.rule.hasPrefix("an earlier statement has copied an unset slot") == true,
        "\(found)")
    }
  }

  /// What the name has meant before is gone.
  @Test(arguments: ["bar.compactAppearance.copy()", "bar.compactAppearance?.copy()"])
  func nameOfACopyOfNothingIsNil(source: String) throws {
    let prepared = try checked([
      "let a = UINavigationBarAppearance()", "a.backgroundColor = .red", "a = \(source)",
      "navigationItem.standardAppearance = a",
    ])
    #expect(try color(prepared) == "none")
    #expect(traps(prepared).count == 1)
    #expect(traps(prepared).first?.contains("so nil is assigned") == true)
  }

  @Test func nameThatIsGivenAgainIsAnObjectAgain() throws {
    let prepared = try checked([
      "let a = bar.compactAppearance.copy()", "a = UINavigationBarAppearance()",
      "a.backgroundColor = .red", "bar.standardAppearance = a",
    ])
    #expect(try color(prepared) == "#FF0000")
    #expect(traps(prepared).count == 1)
  }

  /// A slot that is not optional is as nobody had set it.
  @Test func standardAppearanceOfABarCannotBeNil() throws {
    let prepared = try checked([
      "bar.standardAppearance.backgroundColor = .red",
      "bar.standardAppearance = bar.compactAppearance",
    ])
    #expect(try color(prepared) == "none")
    #expect(traps(prepared).first?.contains("cannot be nil") == true)
  }

  @Test(arguments: [
    ("a = bar.compactAppearance!.copy()", true), ("a = bar.compactAppearance?.copy()", false),
    ("bar.compactAppearance = item!.compactAppearance?.copy()", true),
    ("item!.compactAppearance = bar.compactAppearance", false),
    (
      "bar.compactAppearance = UINavigationBarAppearance(barAppearance: item.compactAppearance!)",
      true
    ),
  ])
  func exclamationMarkBehindNilStopsAnApp(step: String, stops: Bool) throws {
    let told = traps(try checked([step]))
    #expect(told.count == 1 && told[0].hasSuffix("an app stops at the !") == stops, "\(told)")
  }

  /// A setter of a whole dictionary has nowhere to put it.
  @Test(arguments: [
    ("item.standardAppearance.titleTextAttributes = [:]", "the slot is optional and unset"),
    (
      "UINavigationBar.appearance().standardAppearance.titleTextAttributes = [:]",
      "a proxy hands out nothing to change"
    ),
  ])
  func emptyDictionaryOfNothingIsToldToo(step: String, reason: String) throws {
    let told = traps(try checked([step]))
    #expect(told.count == 1 && told[0].contains(reason), "\(told)")
  }
}
