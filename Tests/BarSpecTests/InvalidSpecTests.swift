import BarSpec
import Foundation
import Testing

/// Every rule has a spec that breaks it in `Fixtures/Invalid/<rule>/spec.json`, with what is said
/// about it, word for word, in `problems.txt`. `Scripts/record-invalid` writes the latter anew.
@Suite struct InvalidSpecTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Invalid")
  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func thereAreFixtures() {
    #expect(Self.names.count > 50)
  }

  @Test(arguments: names)
  func badSpecIsToldWordForWord(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let spec = [UInt8](try Data(contentsOf: folder.appendingPathComponent("spec.json")))
    let reading = SpecReader(icons: FewIcons()).read(name: "spec.json", bytes: spec)
    let said = report(reading)
    let file = folder.appendingPathComponent("problems.txt")
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if said != expected, isRecording {
      try said.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(said == expected, "accept with Scripts/record-invalid")
    #expect(!reading.problems.isEmpty)
    let hasErrors = reading.problems.contains { $0.severity == .error }
    #expect((reading.model == nil) == hasErrors)
  }

  /// Recording is asked for, and this is no run of the continuous integration.
  private var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["BARRENDER_RECORD"] == "1" && environment["CI"] == nil
  }

  /// Text (04) is another room's.
  @Test func everyCodeOfThisRoomHasAFixture() throws {
    let texts = try Self.names.map {
      try String(
        contentsOf: Self.folder.appendingPathComponent($0).appendingPathComponent("problems.txt"),
        encoding: .utf8)
    }
    /// Raised by later stages, about patches, or by documents too large to keep.
    let elsewhere: Set = [
      "E0108", "E0304", "E0305", "E0306", "E0307", "E0308", "E0501", "E0503", "E0507", "E0508",
      "W0230",
      "W0231", "W0232", "W0301",
      "W0501", "W0601", "W0602", "W0603", "W0604", "W0605", "W0606", "W0607", "W0608", "W0609",
      "W0610", "W0611", "W0612", "W0613", "W0614", "W0615", "W0616", "W0617", "W0618", "W0619",
      "W0620",
      "W0630", "W0631",
      "W0701",
      "E0801", "E0802",
      "E0803", "E0804", "E0805",
      "E0806", "E0807", "E0808", "E0809", "E0810", "W0640", "W0641", "W0642", "W0643", "W0644",
      "W0650",
      "W0651", "W0652", "W0653", "W0654", "W0655",
      "W0660", "W0670", "W0671", "W0672", "W0673", "W0674", "W0675",
      "W0802", "W0803",
      "W0804", "W0805", "W0806", "W0807",
    ]
    for code in DiagnosticCode.all
    where !elsewhere.contains(code.code) && !code.code.dropFirst().hasPrefix("04") {
      #expect(texts.contains { $0.contains("[\(code.code)]") }, "\(code.code)")
    }
  }
}
