import BarTestSupport
import Foundation
import Testing

/// Every look among the original's snapshots of its two bottom bars is a picture here: the case says in
/// its source which snapshots it shows.
@Suite struct BottomSnapshotTests {
  private struct File: Decodable {
    struct Scenario: Decodable {
      let id: String
      let kind: String
    }
    let vectors: [Scenario]
  }

  private func named(in folder: String) throws -> Set<String> {
    var named: Set<String> = []
    let cases = Repository.fixtures.appendingPathComponent("Cases/\(folder)")
    for file in try FileManager.default.contentsOfDirectory(atPath: cases.path)
    where file.hasSuffix(".json") {
      let text = try String(contentsOf: cases.appendingPathComponent(file), encoding: .utf8)
      named.formUnion(text.matches(of: /test[A-Z][A-Za-z0-9]+/).map { String($0.output) })
    }
    return named
  }

  @Test func everyLookIsACase() throws {
    let file = Repository.fixtures.appendingPathComponent("Vectors/later-bottom-bars.json")
    let vectors = try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).vectors
    let snapshots = vectors.filter { $0.kind == "snapshot" }
      .compactMap { $0.id.split(separator: "/").last.map(String.init) }
    #expect(snapshots.count > 30)
    let named = try named(in: "bottom-app-bar").union(named(in: "bottom-navigation"))
    for snapshot in snapshots { #expect(named.contains(snapshot), "no case shows \(snapshot)") }
  }
}
