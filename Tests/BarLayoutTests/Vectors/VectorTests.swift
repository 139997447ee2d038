import Foundation
import Testing

/// Checks what the original's own tests state, and what was derived from its rules.
///
/// `BARRENDER_VECTORS` names a folder of further files in the same words. Ends with the ids that fail
/// or are skipped, and a line `N passed, N failed, N skipped`.
@Suite struct Vectors {
  static let adapters =
    tabThemeVectors + tabLayoutVectors + tabStateVectors + tabItemVectors + legacyTabVectors
    + bareBarVectors + navigationBarVectors + buttonBarVectors + appBarVectors + navigationVectors
    + headerStackVectors + itemStateVectors + buttonBarScenarioVectors + flexibleHeaderVectors
    + headerStateVectors + headerScrollVectors + headerInsetVectors + hairlineVectors
    + shadowVectors + shadowsCollectionVectors + gridVectors + schemeVectors + typographyVectors
    + elevationVectors
    + themerVectors
    + uikitResolutionVectors + uikitSequenceVectors + uikitLookVectors + uikitLayoutVectors
    + uikitRowVectors + bottomAppBarVectors + bottomNavigationVectors + bottomItemVectors
    + bottomItemViewVectors

  /// Of the vectors of one file that state an outcome.
  private static let largestSkippedShare = 0.25

  @Test func theOriginalsBehaviourIsKept() throws {
    var run = VectorRun(adapters: Self.adapters, skips: skippedVectors)
    let files = try Vector.files()
    #expect(files.contains { !$0.vectors.isEmpty })
    let isOurs = ProcessInfo.processInfo.environment["BARRENDER_VECTORS"] == nil
    for (name, vectors) in files {
      let before = run.skipped.count
      for vector in vectors { run.run(vector) }
      guard isOurs else { continue }
      let told = vectors.count { $0.hasOutcome }
      let silent = vectors.count - told
      let skipped = run.skipped.count - before - silent
      #expect(Double(skipped) < Self.largestSkippedShare * Double(told), "\(name): \(skipped)")
    }
    ClosingLine.set(run.report)
    guard isOurs else { return }
    // A vector that once passed does not fall out of sight by being skipped.
    #expect(run.passed >= 987)
  }
}
