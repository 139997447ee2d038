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
    + headerStackVectors + itemStateVectors + flexibleHeaderVectors
    + headerStateVectors + headerScrollVectors + headerInsetVectors + hairlineVectors
    + shadowVectors + gridVectors + schemeVectors + typographyVectors + elevationVectors
    + themerVectors
    + uikitResolutionVectors + uikitSequenceVectors + uikitLookVectors + uikitLayoutVectors
    + uikitRowVectors

  @Test func theOriginalsBehaviourIsKept() throws {
    var run = VectorRun(adapters: Self.adapters, skips: skippedVectors)
    let vectors = try Vector.all()
    #expect(!vectors.isEmpty)
    for vector in vectors { run.run(vector) }
    ClosingLine.set(run.report)
    guard ProcessInfo.processInfo.environment["BARRENDER_VECTORS"] == nil else { return }
    // A vector that once passed does not fall out of sight by being skipped.
    #expect(run.passed >= 355)
  }
}
