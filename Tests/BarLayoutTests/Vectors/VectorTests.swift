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

  private static let issues = IssueCounter()

  /// Every issue is counted and stays one.
  @Test(
    .compactMapIssues { issue in
      issues.add()
      return issue
    }
  )
  func theOriginalsBehaviourIsKept() throws {
    let own = try VectorFile.own()
    let others = try VectorFile.others()
    let (files, isOurs) = (others ?? own, others == nil)
    var run = VectorRun(
      adapters: Self.adapters, skips: skippedVectors, vocabulary: own.map(\.vocabulary),
      counting: Self.issues)
    #expect(files.contains { !$0.vectors.isEmpty })
    for file in files {
      let before = run.skipped.count
      run.run(file)
      guard isOurs else { continue }
      let told = file.vectors.count { $0.hasOutcome }
      let silent = file.vectors.count - told
      let skipped = run.skipped.count - before - silent
      #expect(
        Double(skipped) < Self.largestSkippedShare * Double(told), "\(file.name): \(skipped)")
    }
    for complaint in run.complaints { Issue.record("\(complaint)") }
    ClosingLine.set(run.report)
    guard isOurs else { return }
    // A vector that once passed does not fall out of sight by being skipped.
    #expect(run.passed >= 987)
  }

  @Test func oddFilesAndUnknownWordsFailAndKeepNothingFromRunning() throws {
    let text = """
      [{ "id": "no-operation", "component": "Math", "given": {} },
       { "id": "unknown-in-a-skipped-component", "component": "Math", "kind": "unit",
         "operation": "x", "given": { "bogus": true }, "expect": { "scaled": 1 } },
       { "id": "unknown-beside-a-skipped-word", "component": "AppBar", "kind": "unit",
         "operation": "x", "given": { "push": true, "bogus": 1 }, "expect": { "max": 2 } },
       { "id": "without-an-outcome", "component": "AppBar", "kind": "snapshot",
         "operation": "x", "given": { "bogus": true } },
       { "id": "unknown-component", "component": "Bogus", "kind": "unit", "operation": "x",
         "given": { "bogus": true }, "expect": { "max": 2 } }]
      """
    let files = [
      VectorFile(name: "broken.json", Data("{".utf8)),
      VectorFile(name: "index.json", Data(#"{ "meta": {} }"#.utf8)),
      VectorFile(name: "odd.json", Data(text.utf8)),
    ]
    var run = VectorRun(
      adapters: Self.adapters, skips: skippedVectors,
      vocabulary: try VectorFile.own().map(\.vocabulary), counting: IssueCounter())
    for file in files { run.run(file) }
    #expect(
      run.failed == [
        "broken.json", "unknown-in-a-skipped-component", "unknown-beside-a-skipped-word",
        "unknown-component", "no-operation",
      ])
    #expect(run.complaints.count == run.failed.count)
    #expect(run.skipped.map(\.id) == ["index.json", "without-an-outcome"])
    #expect(run.report.hasSuffix("0 passed, 5 failed, 2 skipped\n"))
  }
}
