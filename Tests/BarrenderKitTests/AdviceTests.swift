import BarrenderKit
import Foundation
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

  /// What is told to have no effect has none: the picture is the same without it.
  @Test(arguments: names)
  func withoutAKeyThatDoesNothingThePictureIsTheSame(name: String) throws {
    let input = try SpecInput(name, in: Self.folder)
    let prepared = try Renderer().check(input)
    let keys = prepared.problems.filter {
      $0.code == "W0618" && $0.message.contains("has no effect")
    }
    for key in keys {
      let steps = key.path.pointer.split(separator: "/").map(String.init)
      let document = try JSONSerialization.jsonObject(with: Data(input.bytes))
      let data = try JSONSerialization.data(withJSONObject: removing(steps[...], from: document))
      let other = try Renderer().prepare(SpecInput(name: "spec.json", bytes: [UInt8](data)))
      #expect(other.list != nil && other.list == prepared.list, "\(key.path.pointer)")
    }
  }

  private func removing(_ steps: ArraySlice<String>, from value: Any) -> Any {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    if var object = value as? [String: Any], let inner = object[step] {
      object[step] = rest.isEmpty ? nil : removing(rest, from: inner)
      return object
    }
    if var list = value as? [Any], let index = Int(step), list.indices.contains(index) {
      if rest.isEmpty {
        list.remove(at: index)
      } else {
        list[index] = removing(rest, from: list[index])
      }
      return list
    }
    return value
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
