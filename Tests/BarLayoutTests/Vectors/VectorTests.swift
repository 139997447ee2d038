import Foundation
import Testing

/// Checks what the original's own tests state, and what was derived from its rules.
///
/// `BARRENDER_VECTORS` names a folder of further files in the same words.
@Suite struct VectorTests {
  private static let adapters =
    navigationBarVectors + buttonBarVectors + appBarVectors + flexibleHeaderVectors + shadowVectors
    + gridVectors

  private static func adapter(of vector: Vector) -> VectorAdapter? {
    adapters.first { $0.understands(vector) }
  }

  @Test(arguments: try Vector.all().filter { adapter(of: $0) != nil })
  func theOriginalsBehaviourIsKept(_ vector: Vector) throws {
    let adapter = try #require(VectorTests.adapter(of: vector))
    try adapter.check(vector)
  }

  /// How many vectors of each component are checked here, and how many wait: custom title views,
  /// ripples and other states, key-value observation, the physics of scrolling, hairline, layout
  /// guides, the navigation controller, legacy themers, named elevations of other components.
  @Test(.disabled(if: ProcessInfo.processInfo.environment["BARRENDER_VECTORS"] != nil))
  func noCheckedVectorFallsOutOfSight() throws {
    var counts: [String: [Int]] = [:]
    for vector in try Vector.all() where vector.expect != nil {
      let isChecked = VectorTests.adapter(of: vector) != nil
      counts[vector.component, default: [0, 0]][isChecked ? 0 : 1] += 1
    }
    #expect(
      counts == [
        "AppBar": [12, 46], "ButtonBar": [51, 31], "Elevation": [0, 6],
        "FlexibleHeader": [18, 130], "HeaderStackView": [7, 4], "Math": [14, 6],
        "NavigationBar": [51, 37], "Shadow": [0, 11], "ShadowElevations": [1, 23],
        "ShadowLayer": [11, 4],
      ])
  }
}
