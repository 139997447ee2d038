import BarTestSupport
import Foundation
import Testing

/// Each distinct look among the original's snapshot scenarios of app bars is a case.
@Suite struct SnapshotScenarioTests {
  private struct File: Decodable { let vectors: [Scenario] }
  private struct Scenario: Decodable {
    let id: String
    let kind: String
  }

  private func scenarios() throws -> [String] {
    let url = Repository.fixtures.appendingPathComponent("Vectors/mdc-app-bar.json")
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    return file.vectors.filter { $0.kind.hasSuffix("snapshot") }.map(\.id)
  }

  /// The ids that the cases name as their source: `SL-S001`, `SL-S001 to SL-S010`.
  private func namedIDs() throws -> Set<String> {
    let cases = Repository.fixtures.appendingPathComponent("Cases")
    var named: Set<String> = []
    for group in try FileManager.default.contentsOfDirectory(atPath: cases.path) {
      let folder = cases.appendingPathComponent(group)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".json") {
        let text = try String(
          contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        let source = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
          .map { $0.dropFirst(2) }.joined(separator: " ")
        named.formUnion(Self.ids(in: source))
      }
    }
    return named
  }

  private static func ids(in source: String) -> [String] {
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    var ids: [String] = []
    for (index, word) in words.enumerated() {
      ids.append(word)
      guard index >= 2, words[index - 1] == "to", let first = Self.number(words[index - 2]),
        let last = Self.number(word), first.head == last.head, first.number < last.number
      else { continue }
      ids += (first.number...last.number).map { number in
        first.head + String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
      }
    }
    return ids
  }

  /// `BB-S` and 26 of `BB-S026`.
  private static func number(_ id: String) -> (head: String, number: Int)? {
    guard let number = Int(id.suffix(3)), id.count > 3 else { return nil }
    return (String(id.dropLast(3)), number)
  }

  @Test func everyScenarioIsACase() throws {
    let scenarios = try scenarios()
    #expect(!scenarios.isEmpty)
    let named = try namedIDs()
    let missing = scenarios.filter { !named.contains($0) }
    #expect(missing.isEmpty, "no case names \(missing)")
  }
}
