import BarrenderKit
import Testing

/// What `check` tells of specs without errors. `Fixtures/Advice/<situation>` holds each with, word for
/// word, what is told; `Scripts/record-invalid` writes the latter anew.
@Suite struct AdviceTests {
  static let folder = fixtureFolder("Advice")
  static let names = situations(in: folder)

  @Test(arguments: names)
  func adviceIsToldWordForWord(name: String) throws {
    let prepared = try Renderer().check(SpecInput(name, in: Self.folder))
    try expectToldWordForWord(prepared, name, in: Self.folder)
    #expect(!prepared.hasErrors && prepared.list != nil)
  }

  /// Advice is check's alone: a picture comes without it.
  @Test(arguments: names)
  func drawingGivesNoAdvice(name: String) throws {
    let problems = try Renderer().prepare(SpecInput(name, in: Self.folder)).problems
    #expect(problems.allSatisfy { !$0.code.hasPrefix("W06") })
  }

  @Test func everyAdviceHasASituation() throws {
    let told = try Self.names.flatMap { name in
      try Renderer().check(SpecInput(name, in: Self.folder)).problems.map(\.code)
    }
    let codes = DiagnosticCode.all.map(\.code).filter { $0.hasPrefix("W06") }
    #expect(!codes.isEmpty)
    for code in codes { #expect(told.contains(code), "\(code)") }
  }

  @Test func aSpecWithoutFaultsIsNotBlamed() throws {
    let spec = """
      { "bars": [{ "type": "appBar", "inferTopSafeAreaInsetFromViewController": true,
          "headerView": { "minMaxHeightIncludesSafeArea": false },
          "navigationItem": { "title": "Inbox", "leftBarButtonItem": {
            "image": "menu", "accessibilityLabel": "Menu" } } }] }
      """
    let prepared = try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    #expect(prepared.problems.isEmpty)
  }
}
