import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// The README is the door: what it shows must work.
@Suite struct ReadmeTests {
  private static let file = Repository.root.appendingPathComponent("README.md")
  private static let marker =
    "<!-- spec reference: made by Scripts/update-reference, checked by a test -->\n"

  @Test func theReferenceIsTheReadersOwnTable() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let parts = text.components(separatedBy: Self.marker)
    try #require(parts.count == 2)
    let expected = "\n## Spec reference\n\n" + specReference()
    guard parts[1] != expected else { return }
    if Repository.records {
      try Data((parts[0] + Self.marker + expected).utf8).write(to: Self.file, options: .atomic)
    }
    Issue.record("the reference at the end of README.md is not that of specReference()")
  }

  @Test func everyExampleIsRendered() throws {
    let examples = try blocks(of: "json")
    #expect(examples.count >= 2)
    for example in examples {
      let scene = try Scene(example)
      #expect(scene.picture.width > 0)
    }
  }

  /// `check` has nothing to say of an example, unless the text beside it says what.
  @Test func noExampleIsBlamedWithoutAWord() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
      .components(separatedBy: Self.marker)[0]
    for example in try blocks(of: "json") {
      let input = SpecInput(name: "example.json", bytes: Array(example.utf8))
      for problem in try Renderer().check(input).problems {
        #expect(text.contains(problem.code), "\(problem.code): \(problem.message)")
      }
    }
  }

  @Test func everyPathExists() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
      .components(separatedBy: Self.marker)[0]
    let starts = ["Sources/", "Fixtures/", "Scripts/", "Tests/"]
    let words = text.split { " `()[],\n\"'".contains($0) }.map(String.init)
    let paths = words.filter { word in starts.contains { word.hasPrefix($0) } && !word.contains("*")
    }
    #expect(paths.count > 10)
    for path in paths {
      let url = Repository.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "README.md names \(path)")
    }
  }

  private func blocks(of language: String) throws -> [String] {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
      .components(separatedBy: Self.marker)[0]
    return text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }
}
