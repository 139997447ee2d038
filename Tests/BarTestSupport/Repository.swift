import Foundation

/// The checkout that the tests were built from.
public enum Repository {
  /// Its top folder.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of fixtures.
  public static let fixtures = root.appendingPathComponent("Fixtures")

  /// Where failures leave their pictures; not under version control.
  public static let artefacts = root.appendingPathComponent(".build/golden")

  /// Whether this run may write fixtures: asked for, and not in CI.
  public static var records: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["BARRENDER_RECORD"] == "1" && environment["CI"] == nil
  }
}
