import BarSpec
import Foundation
import Testing

@Suite struct DiagnosticPrinterTests {
  static let typo = "{ \"bars\": [{ \"type\": \"appBar\", \"tehme\": \"none\" }] }"

  @Test func shortStyleIsALineForEditors() {
    #expect(
      report(read(Self.typo, name: "home.json"), .short)
        == "home.json:1:32: error[E0203]: unknown key \"tehme\" in \"appBar\"\n")
  }

  @Test func jsonStyleIsAnObjectALine() throws {
    let line = report(read(Self.typo, name: "home.json"), .json)
    #expect(line.hasSuffix("}\n"))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["severity"] as? String == "error")
    #expect(object["code"] as? String == "E0203")
    #expect(object["file"] as? String == "home.json")
    #expect(object["pointer"] as? String == "/bars/0/tehme")
    #expect((object["fix"] as? [String: String]) == ["replace": "\"theme\""])
    let span = try #require(object["span"] as? [String: [String: Int]])
    #expect(span["start"] == ["line": 1, "col": 32, "byte": 31])
    #expect(span["end"] == ["line": 1, "col": 39, "byte": 38])
  }

  @Test func coloursOnlyColour() {
    let reading = read(Self.typo)
    let colored = DiagnosticPrinter(style: .human, sources: reading.sources, isColored: true)
      .report(reading.problems)
    #expect(colored.contains("\u{1B}[1;31merror[E0203]\u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == report(reading))
  }

  @Test func limitShowsTheFirstAndCountsTheRest() {
    let reading = read(#"{"a":1,"b":2,"c":3,"bars":[{"type":"appBar"}]}"#)
    let text = DiagnosticPrinter(style: .human, sources: reading.sources)
      .report(reading.problems, limit: 1)
    #expect(text.contains("unknown key \"a\""))
    #expect(!text.contains("unknown key \"b\""))
    #expect(text.hasSuffix("... and 2 more\n3 errors in spec.json\n"))
  }

  @Test func summaryCountsEachKind() {
    let sources = SpecSources(texts: [SpecSources.Text(name: "home.json", bytes: [])])
    let problems = [
      Problem(severity: .warning, code: "W9", message: "a", span: nil),
      Problem(code: "E9", message: "b", span: nil),
      Problem(severity: .note, code: "W9", message: "c", span: nil),
    ]
    #expect(
      DiagnosticPrinter(style: .human, sources: sources).report(problems) == """
        warning[W9]: a
        error[E9]: b
        note[W9]: c
        1 error, 1 warning in home.json

        """)
  }

  @Test func errorBehindAMegabyteOfWideCharactersIsOneShortLine() throws {
    let title = String(repeating: "漢", count: 350_000)
    let spec =
      "{\"bars\":[{\"type\":\"appBar\",\"navigationItem\":{\"title\":\"\(title)\",\"x\":1}}]}"
    let reading = read(spec)
    let unknown = try #require(reading.problems.last)
    #expect(unknown.code == "E0203")
    let printer = DiagnosticPrinter(style: .human, sources: reading.sources)
    let text = printer.text(of: unknown)
    #expect(text.contains("--> spec.json:1:350056\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count < 180 })
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndAsTheEditorThatWroteThemEndsThem(end: String) {
    let lines = [
      "{", "// all bars", "  \"bars\": [", "    { \"type\": \"appBar\", \"a\": 1 },", "", "{}]}",
    ]
    let text = report(read(lines.joined(separator: end)))
    #expect(text.contains("--> spec.json:4:25\n"))
    #expect(text.contains("\n 4 |     { \"type\": \"appBar\", \"a\": 1 },\n"))
    #expect(text.contains("--> spec.json:6:1\n"))
  }

  @Test func summaryNamesThePatchThatAllProblemsStandIn() {
    let sources = SpecSources(
      texts: ["home.json", "--set /os"].map { SpecSources.Text(name: $0, bytes: [0x31]) })
    func summary(_ places: [Int]) -> String {
      let problems = places.map {
        Problem(code: "E9", message: "a", span: SourceSpan(source: $0, bytes: 0..<1))
      }
      let text = DiagnosticPrinter(style: .human, sources: sources).report(problems)
      return text.split(separator: "\n").last.map(String.init) ?? ""
    }
    #expect(summary([1]) == "1 error in --set /os")
    #expect(summary([0, 1]) == "2 errors in home.json")
  }

  @Test func aThousandProblemsComeInTheOrderOfTheFile() {
    let members = (0..<1_000).map { "\"key\($0)\": \($0)" }.joined(separator: ",\n")
    let reading = read("{\n\(members),\n\"bars\": [{ \"type\": \"appBar\" }] }")
    #expect(reading.problems.count == 1_000)
    let lines = report(reading, .short).split(separator: "\n")
    for (index, line) in lines.enumerated() {
      #expect(
        line == "spec.json:\(index + 2):1: error[E0203]: unknown key \"key\(index)\" in \"spec\"")
    }
  }

  @Test func countOfProblemsIsBounded() throws {
    let members = String(repeating: "\"a\": 1,\n", count: Limits.problems + 50)
    let reading = read("{\n\(members)\"bars\": [{ \"type\": \"appBar\" }] }")
    #expect(reading.problems.count == Limits.problems + 1)
    let last = try #require(reading.problems.last)
    #expect(last.code == "W0501")
    // What the exit code follows is the problems themselves.
    #expect(last.severity == .note)
    #expect(reading.problems.dropLast().allSatisfy { $0.kind == .spec })
  }

  @Test(arguments: DiagnosticPrinter.Style.allCases)
  func nothingFromTheDocumentMovesTheCursor(style: DiagnosticPrinter.Style) {
    let hostile = "\u{202E}\\u001b[31m\\u0000\u{85}\u{2028}\u{200F}\u{FEFF}"
    let spec = "{\"\(hostile)\": 1, \"bars\": [{ \"type\": \"\(hostile)\" }] }"
    let reading = read(spec, name: "a\u{1B}[2Jb.json")
    let text = report(reading, style)
    #expect(reading.problems.count == 2)
    let forbidden = text.unicodeScalars.filter { scalar in
      scalar != "\n"
        && [.control, .format, .lineSeparator, .paragraphSeparator]
          .contains(scalar.properties.generalCategory)
    }
    #expect(forbidden.isEmpty)
  }

  @Test func keyOfAMegabyteIsClipped() throws {
    let key = String(repeating: "k", count: 1 << 20)
    let reading = read("{\"\(key)\": 1, \"bars\": [{ \"type\": \"appBar\" }] }")
    let message = try #require(reading.problems.first).message
    #expect(message.unicodeScalars.count < 120)
    #expect(report(reading).split(separator: "\n").allSatisfy { $0.utf8.count < 200 })
  }

  @Test func codesAreUniqueAscendingAndExplained() {
    let codes = DiagnosticCode.all.map(\.code)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    #expect(DiagnosticCode("e0203")?.title == "unknown key")
    #expect(DiagnosticCode("E9999") == nil)
    #expect(DiagnosticCode.all.allSatisfy { !$0.explanation.isEmpty && !$0.title.isEmpty })
  }
}
