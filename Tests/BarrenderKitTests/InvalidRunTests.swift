import BarrenderKit
import Foundation
import Testing

/// What one run tells of a document with mistakes of several stages: keys, files, fonts, characters.
/// `Fixtures/InvalidAtEveryStage/<situation>` holds the spec, its files and, word for word, what is
/// said; `Scripts/record-invalid` writes the latter anew.
@Suite struct InvalidRunTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/InvalidAtEveryStage")
  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func thereAreSituations() { #expect(Self.names.count >= 5) }

  @Test(arguments: names)
  func badSpecIsToldWordForWord(name: String) throws {
    let prepared = try prepare(name)
    let said = DiagnosticPrinter(style: .human, sources: prepared.sources)
      .report(prepared.problems)
    let file = Self.folder.appendingPathComponent(name).appendingPathComponent("problems.txt")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if said != expected, isRecording {
      try said.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(said == expected, "accept with Scripts/record-invalid")
    #expect(prepared.hasErrors && prepared.frames == nil && prepared.list == nil)
  }

  @Test(arguments: names)
  func problemsAreToldOnceAndInTheOrderOfTheDocument(name: String) throws {
    let problems = try prepare(name).problems
    #expect(Set(problems).count == problems.count)
    let places = problems.compactMap(\.span?.bytes.lowerBound)
    #expect(places == places.sorted())
  }

  /// Each stage by itself tells its mistake of the same document; one run tells the union.
  @Test func noStageKeepsAnotherFromTelling() throws {
    let codes = try prepare("keys-files-and-characters").problems.map(\.code)
    #expect(
      codes.sorted() == [
        "E0201", "E0202", "E0203", "E0203", "E0304", "E0305", "E0307", "E0401", "E0401",
      ])
  }

  private func prepare(_ name: String) throws -> Prepared {
    let folder = Self.folder.appendingPathComponent(name)
    let spec = [UInt8](try Data(contentsOf: folder.appendingPathComponent("spec.json")))
    return try Renderer().prepare(
      SpecInput(name: "spec.json", bytes: spec, folder: FilePath(folder.path)))
  }

  /// Recording is asked for, and this is no run of the continuous integration.
  private var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["BARRENDER_RECORD"] == "1" && environment["CI"] == nil
  }
}
