import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// What the goldens were recorded with; another environment may shape text differently.
@Suite struct RecordingEnvironmentTests {
  /// The embedded fonts are part of the program, so other digests mean that all goldens are void.
  @Test func goldensWereRecordedWithTheseFonts() throws {
    try expectRecorded(RecordingEnvironment.fonts, in: "fonts", severity: .error)
  }

  /// Glyph positions are HarfBuzz's; another major version is told, the goldens decide.
  @Test func goldensWereRecordedWithThisHarfBuzz() throws {
    try expectRecorded([RecordingEnvironment.harfBuzz], in: "libraries", severity: .warning)
  }

  private func expectRecorded(
    _ lines: [String], in topic: String, severity: Issue.Severity
  ) throws {
    let file = Repository.fixtures.appendingPathComponent("ENVIRONMENT")
    if Repository.records {
      try RecordingEnvironment.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines where !recorded.contains(Substring(line)) {
      Issue.record(
        "the goldens were recorded with other \(topic): here \(line); see Fixtures/ENVIRONMENT",
        severity: severity)
    }
  }
}

/// The lines of Fixtures/ENVIRONMENT.
private enum RecordingEnvironment {
  /// `HarfBuzz 6`: the major version.
  static var harfBuzz: String {
    let version = libraryVersions.first { $0.hasPrefix("HarfBuzz") } ?? "HarfBuzz unknown"
    return String(version.prefix { $0 != "." })
  }

  static var fonts: [String] {
    (EmbeddedFonts.all + [EmbeddedFonts.icons]).map { "\($0.sha256)  \($0.fileName)" }
  }

  static var text: String {
    (["# What the pictures in Fixtures/Cases were recorded with.", harfBuzz] + fonts)
      .joined(separator: "\n") + "\n"
  }
}
