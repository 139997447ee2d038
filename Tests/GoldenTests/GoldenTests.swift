import BarRaster
import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// Layout, display list and pixels of every case, at tolerance 0.
@Suite struct GoldenTests {
  @Test(arguments: FixtureCase.all)
  func everyStageMatches(_ fixture: FixtureCase) throws {
    let stages = try Stages(rendering: fixture)
    try expect(stages.layout, matches: ".layout.txt", of: fixture)
    try expect(stages.display, matches: ".display.txt", of: fixture)
    try expect(stages, matchesImageOf: fixture)
  }

  @Test(arguments: FixtureCase.all)
  func everyCaseNamesItsSource(_ fixture: FixtureCase) throws {
    let spec = try String(contentsOf: fixture.spec, encoding: .utf8)
    #expect(spec.hasPrefix("// Source: "), "\(fixture): say what makes the golden right")
  }

  @Test func noGoldenIsWithoutItsSpec() throws {
    let cases = Repository.fixtures.appendingPathComponent("Cases")
    let names = Set(FixtureCase.all.map(\.name))
    let files = FileManager.default.enumerator(atPath: cases.path)?.compactMap { $0 as? String }
    for file in files ?? []
    where file.contains(".") && !file.hasSuffix(".json")
      && !file.contains("/pictures/")
    {
      let name = file.prefix { $0 != "@" && $0 != "." }
      #expect(
        names.contains(String(name))
          || ProcessInfo.processInfo.environment["BARRENDER_CASE"] != nil,
        "\(file) belongs to no case")
    }
    #expect(!names.isEmpty)
  }

  /// A text golden. Recording writes, and still fails.
  private func expect(_ actual: String, matches suffix: String, of fixture: FixtureCase) throws {
    let golden = fixture.url(suffix)
    let expected = try? String(contentsOf: golden, encoding: .utf8)
    guard expected != actual else { return }
    if Repository.records {
      try Data(actual.utf8).write(to: golden)
      Issue.record("recorded \(golden.path)")
      return
    }
    let left = fixture.artefact("actual" + suffix)
    try left.makeFolder()
    try Data(actual.utf8).write(to: left)
    let lines = changedLines(from: expected ?? "", to: actual)
    Issue.record("\(fixture)\(suffix) differs; actual: \(left.path)\n\(lines)")
  }

  private func expect(_ stages: Stages, matchesImageOf fixture: FixtureCase) throws {
    let golden = fixture.url("@\(stages.scaleSuffix).png")
    guard let data = try? Data(contentsOf: golden) else {
      return try stages.record(at: golden, of: fixture, because: "there is no golden")
    }
    let expected = try PNGImage.image(named: golden.path, from: [UInt8](data), limits: .standard)
    let actual = stages.picture
    guard expected.width == actual.width, expected.height == actual.height else {
      let sizes = "\(expected.width)x\(expected.height), now \(actual.width)x\(actual.height)"
      return try stages.record(at: golden, of: fixture, because: "the size was \(sizes)")
    }
    let diff = ImageDiff(expected: expected.pixels, actual: actual.pixels, width: actual.width)
    guard diff.count > 0 else { return }
    try stages.record(at: golden, of: fixture, because: stages.sentence(for: diff), diff: diff)
  }
}

/// At most ten changed lines, old and new.
private func changedLines(from old: String, to new: String) -> String {
  let difference = new.split(separator: "\n").difference(from: old.split(separator: "\n"))
  return difference.prefix(10).map { change in
    switch change {
    case .remove(_, let line, _): "- \(line)"
    case .insert(_, let line, _): "+ \(line)"
    }
  }.joined(separator: "\n")
}

extension URL {
  fileprivate func makeFolder() throws {
    try FileManager.default.createDirectory(
      at: deletingLastPathComponent(), withIntermediateDirectories: true)
  }
}
