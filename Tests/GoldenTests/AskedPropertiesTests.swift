import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// Whatever `inspect` prints can be asked of `explain`.
@Suite struct AskedPropertiesTests {
  /// Rows of content are all alike: one of each place is asked.
  @Test(arguments: FixtureCase.all)
  func everyPropertyThatIsInspectedIsAnswered(_ fixture: FixtureCase) throws {
    let bytes = [UInt8](try Data(contentsOf: fixture.spec))
    let folder = FilePath(fixture.spec.deletingLastPathComponent().path)
    let fonts = FilePath(Repository.fixtures.appendingPathComponent("Fonts").path)
    let prepared = try Renderer(fonts: FontOptions(directories: [fonts]))
      .prepare(SpecInput(name: fixture.name, bytes: bytes, folder: folder))
    let elements = try #require(prepared.frames).elements.flatMap(\.withDescendants)
    let queries = elements.filter { $0.type != "rows" || $0.id.path.hasSuffix("rows[0]") }
      .flatMap { element in
        [element.id.path]
          + (element.details.map(\.name) + ["frame"]).map { "\(element.id).\($0)" }
      }
    #expect(queries.count > 4)
    let (explanation, asked) = try (
      #require(prepared.explanation), #require(prepared.asked)
    )
    for query in queries {
      let rows = explanation.answer(to: query, among: asked)?.properties ?? []
      #expect(!rows.isEmpty, "\(fixture.name): \(query)")
      for row in rows {
        let isSaid = [row.value, row.level, row.origin, row.rule].allSatisfy { !$0.isEmpty }
        #expect(isSaid, "\(fixture.name): \(query)")
      }
    }
  }
}

extension LayoutElement {
  fileprivate var withDescendants: [LayoutElement] {
    [self] + children.flatMap(\.withDescendants)
  }
}
