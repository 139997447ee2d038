import BarSpec
import Foundation
import Testing

@Suite struct DiagnosticCodeTests {
  /// `barrender help E0214` knows what a message can carry.
  @Test func everyCodeInTheSourcesIsExplained() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let known = Set(DiagnosticCode.all.map(\.code))
    var used: Set<String> = []
    for file in files ?? []
    where file.hasSuffix(".swift") && !file.hasSuffix("/DiagnosticCode.swift")
      && !file.hasSuffix("DiagnosticCodes.swift")
    {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      used.formUnion(text.matches(of: /"([EW]0[0-9]{3})"/).map { String($0.output.1) })
    }
    #expect(used.count > 30)
    #expect(used.subtracting(known).isEmpty)
    #expect(known.subtracting(used).isEmpty)
  }

  @Test func codesAreUniqueAndAscendWithinTheirLetter() {
    for letter in ["E", "W"] {
      let codes = DiagnosticCode.all.map(\.code).filter { $0.hasPrefix(letter) }
      #expect(codes == codes.sorted() && Set(codes).count == codes.count)
    }
  }
}

@Suite struct DocumentLimitTests {
  private func items(_ count: Int, title: String) -> String {
    let items = [String](repeating: "{ \"title\": \"\(title)\" }", count: count)
    return "{ \"bars\": [{ \"type\": \"appBar\", \"navigationItem\": { \"rightBarButtonItems\": ["
      + items.joined(separator: ",") + "] } }] }"
  }

  @Test func labelsAreCountedTogether() throws {
    let label = String(repeating: "é", count: Limits.labelScalars)
    let most = Limits.documentScalars / Limits.labelScalars
    #expect(read(items(most, title: label)).problems.isEmpty)
    let reading = read(items(1_000, title: label))
    #expect(reading.problems.map(\.code) == ["E0504"])
    #expect(reading.problems.map(\.kind) == [.limit])
    #expect(
      reading.problems.first?.path.description
        == "bars[0].navigationItem.rightBarButtonItems[\(most)].title")
  }

  @Test func asManyItemsAsAllowedMayHaveTitles() {
    #expect(read(items(Limits.barItems, title: "Edit")).problems.isEmpty)
  }

  @Test(arguments: [0, 1])
  func barsAreCounted(beyond: Int) {
    let bars = [String](repeating: "{ \"type\": \"appBar\" }", count: Limits.bars + beyond)
    let reading = read("{ \"bars\": [\(bars.joined(separator: ","))] }")
    #expect(reading.problems.map(\.code) == (beyond > 0 ? ["E0505"] : []))
    #expect(reading.problems.allSatisfy { $0.kind == .limit })
  }
}
