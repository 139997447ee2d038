import BarrenderKit
import Foundation
import Testing

/// `Fixtures/<name>`.
func fixtureFolder(_ name: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").appendingPathComponent(name)
}

/// The folders in a folder of fixtures.
func situations(in folder: URL) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
}

extension SpecInput {
  /// `<folder>/<situation>/spec.json`, which messages call `spec.json`.
  init(_ situation: String, in folder: URL) throws {
    let folder = folder.appendingPathComponent(situation)
    let spec = [UInt8](try Data(contentsOf: folder.appendingPathComponent("spec.json")))
    self.init(name: "spec.json", bytes: spec, folder: FilePath(folder.path))
  }
}

/// Compares what is told with `problems.txt` beside the spec; writes that anew when recording is asked
/// for, and this is no run of the continuous integration.
func expectToldWordForWord(_ prepared: Prepared, _ situation: String, in folder: URL) throws {
  let said = DiagnosticPrinter(style: .human, sources: prepared.sources).report(prepared.problems)
  let file = folder.appendingPathComponent(situation).appendingPathComponent("problems.txt")
  let expected = try? String(contentsOf: file, encoding: .utf8)
  let environment = ProcessInfo.processInfo.environment
  if said != expected, environment["BARRENDER_RECORD"] == "1", environment["CI"] == nil {
    try said.write(to: file, atomically: true, encoding: .utf8)
  }
  #expect(said == expected, "accept with Scripts/record-invalid")
}
