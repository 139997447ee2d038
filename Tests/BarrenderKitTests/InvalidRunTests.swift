import BarrenderKit
import Foundation
import Testing

/// What one run tells of a document with mistakes of several stages: keys, files, fonts, characters.
/// `Fixtures/InvalidAtEveryStage/<situation>` holds the spec, its files and, word for word, what is
/// said; `Scripts/record-invalid` writes the latter anew.
@Suite struct InvalidRunTests {
  static let folder = fixtureFolder("InvalidAtEveryStage")
  static let names = situations(in: folder)

  @Test func thereAreSituations() { #expect(Self.names.count >= 5) }

  @Test(arguments: names)
  func badSpecIsToldWordForWord(name: String) throws {
    let prepared = try prepare(name)
    try expectToldWordForWord(prepared, name, in: Self.folder)
    #expect(prepared.hasErrors && prepared.frames == nil && prepared.list == nil)
  }

  @Test(arguments: names)
  func problemsAreToldOnceAndInTheOrderOfTheDocument(name: String) throws {
    let problems = try prepare(name).problems
    #expect(Set(problems).count == problems.count)
    // The document's own first, then those of the files that it names.
    let places = problems.compactMap(\.span).map { ($0.source, $0.bytes.lowerBound) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
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
    try Renderer().prepare(SpecInput(name, in: Self.folder))
  }
}
