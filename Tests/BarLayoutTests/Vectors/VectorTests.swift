import Foundation
import Testing

@Suite struct VectorTests {
  private static let adapters =
    navigationBarVectors + buttonBarVectors + appBarVectors + shadowVectors + gridVectors

  private static func adapter(of vector: Vector) -> VectorAdapter? {
    adapters.first { $0.understands(vector) }
  }

  @Test(arguments: try Vector.all().filter { adapter(of: $0) != nil })
  func theOriginalsBehaviourIsKept(_ vector: Vector) throws {
    let adapter = try #require(VectorTests.adapter(of: vector))
    try adapter.check(vector)
  }

  /// How many vectors of each component are checked here, and how many wait: titles of custom views,
  /// ripples, key-value observation, the physics of scrolling, the navigation controller and other
  /// components come with their own issues.
  @Test(.disabled(if: ProcessInfo.processInfo.environment["BARRENDER_VECTORS"] != nil))
  func noCheckedVectorFallsOutOfSight() throws {
    var counts: [String: Counts] = [:]
    for vector in try Vector.all() where vector.expect != nil {
      if VectorTests.adapter(of: vector) == nil {
        counts[vector.component, default: Counts()].waiting += 1
      } else {
        counts[vector.component, default: Counts()].checked += 1
      }
    }
    if ProcessInfo.processInfo.environment["W"] != nil { for v in try Vector.all() where v.expect != nil && VectorTests.adapter(of: v) == nil { print("WAIT", v.component, v.id, v.given, v.expect!) } }
    #expect(counts == [:])
  }

  private struct Counts: Equatable {
    var checked = 0
    var waiting = 0
  }
}
