import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// Files and texts that lie: told with their place, never drawn as if nothing were.
@Suite struct HostileInputTests {
  private func problems(of spec: String) throws -> [Problem] {
    try Renderer().prepare(SpecInput(name: "test", bytes: Array(spec.utf8))).problems
  }

  /// Both libraries take a table beyond the file's end for absent: the title was blank.
  @Test(arguments: [100, 6_723, 13_000, 20_000, 26_000])
  func aFontThatWasCutShortIsRefused(length: Int) throws {
    let font = Repository.fixtures.appendingPathComponent("Fonts/NotoSansHebrew-Regular.ttf")
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("cut-\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(contentsOf: font).prefix(length).write(to: file)
    #expect(throws: FontFailure.self) {
      try Renderer(fonts: FontOptions(files: [FilePath(file.path)]))
    }
  }

  @Test func controlCharactersAreNoQuestionOfFonts() throws {
    let found = try problems(
      of: #"{ "bars": [{ "type": "appBar", "navigationItem": { "title": "a\u0000b" } }] }"#)
    #expect(found.map(\.code) == ["E0402"])
    #expect(found.first?.message.contains("U+0000") == true)
  }

  /// 30 are drawn: no mark goes without a word.
  @Test(arguments: [(30, []), (31, ["W0403"])])
  func marksThatAreTooManyAreTold(count: Int, codes: [String]) throws {
    let title = "e" + String(repeating: "\u{301}", count: count)
    let found = try problems(
      of: #"{ "bars": [{ "type": "appBar", "navigationItem": { "title": "\#(title)" } }] }"#)
    #expect(found.map(\.code) == codes)
    #expect(found.allSatisfy { $0.path.description == "bars[0].navigationItem.title" })
  }

  /// The label of an app bar's title is at most as high as the bar, 56 points.
  @Test(arguments: [("56", []), ("60", ["W0404"]), ("1000", ["W0404"])])
  func aLineThatItsLabelCutsOffIsTold(lineHeight: String, codes: [String]) throws {
    let found = try problems(
      of: """
        { "bars": [{ "type": "appBar", "navigationItem": { "title": "gypsy" },
            "navigationBar": { "titleFont": { "size": 20, "lineHeight": \(lineHeight) } } }] }
        """)
    #expect(found.map(\.code) == codes)
    #expect(found.allSatisfy { $0.path.description == "bars[0].navigationItem.title" })
  }

  @Test func missingGlyphsAndMissingFilesAreToldInOneRunInTheDocumentsOrder() throws {
    let found = try problems(
      of: """
        { "bars": [{ "type": "appBar", "navigationItem": {
            "leftBarButtonItem": { "image": "./absent.png" }, "title": "\u{6F22}" } }] }
        """)
    #expect(found.map(\.code) == ["E0304", "E0401"])
  }

  @Test func anUnknownFontFamilyIsToldWithThoseThatAreHere() throws {
    let found = try problems(
      of: """
        { "bars": [{ "type": "appBar", "navigationBar": { "titleFont": { "family": "Robto" } } }] }
        """)
    #expect(found.map(\.code) == ["E0307"])
    #expect(found.first?.path.description == "bars[0].navigationBar.titleFont.family")
    #expect(found.first?.notes.contains { $0.contains("Roboto") } == true)
  }
}
