import BarTestSupport
import Foundation
import Testing

/// Every look among the original's snapshots of tabs is a picture here: the case says in its source
/// which snapshots it shows, or a reason stands below.
@Suite struct TabSnapshotTests {
  /// Snapshots that show nothing of a bar that another one does not, with the reason.
  private static let without = [
    "testRectForItemInCoordinateSpaceWithinBounds": rectangle,
    "testRectForItemInCoordinateSpaceWithSafeAreaInsets": rectangle,
  ]
  private static let rectangle =
    "the test's own overlay over rectForItem, which is the tab's frame in every layout dump; the bars "
    + "below it are those of titles-and-images and safe-area-at-the-top-left"

  private struct Vectors: Decodable {
    struct Vector: Decodable {
      let id: String
      let component: String
      let kind: String
    }
    let vectors: [Vector]
  }

  /// The snapshots' methods.
  private func snapshots() throws -> [String] {
    let file = Repository.fixtures.appendingPathComponent("Vectors/mdc-tabs-theming.json")
    let vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file)).vectors
    return vectors.filter { $0.kind == "snapshot" && $0.component.hasPrefix("Tabs.") }.compactMap {
      $0.id.split(separator: "/").last.map(String.init)
    }
  }

  /// The methods that the sources of the cases name.
  private func named() throws -> Set<String> {
    var named: Set<String> = []
    let cases = Repository.fixtures.appendingPathComponent("Cases/tabs")
    for file in try FileManager.default.contentsOfDirectory(atPath: cases.path)
    where file.hasSuffix(".json") {
      let text = try String(contentsOf: cases.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n")
      let source = lines.prefix { $0.hasPrefix("//") }.joined(separator: " ")
      named.formUnion(source.matches(of: /test[A-Z][A-Za-z0-9]+/).map { String($0.output) })
    }
    return named
  }

  @Test func everyLookIsACase() throws {
    let snapshots = try snapshots()
    #expect(snapshots.count > 100)
    let named = try named()
    for snapshot in snapshots where Self.without[snapshot] == nil {
      #expect(named.contains(snapshot), "no case shows \(snapshot)")
    }
  }

  /// No reason outlives its snapshot, and none stands beside a case.
  @Test func reasonsAreNeeded() throws {
    let (snapshots, named) = (Set(try snapshots()), try named())
    for (snapshot, reason) in Self.without {
      #expect(snapshots.contains(snapshot) && !named.contains(snapshot) && !reason.isEmpty)
    }
  }
}
