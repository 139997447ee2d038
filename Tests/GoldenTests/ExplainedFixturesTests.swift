import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// `explain` of every case names a source for every value.
@Suite struct ExplainedFixturesTests {
  private func prepared(_ fixture: FixtureCase) throws -> Prepared {
    let bytes = [UInt8](try Data(contentsOf: fixture.spec))
    let folder = FilePath(fixture.spec.deletingLastPathComponent().path)
    let fonts = FilePath(Repository.fixtures.appendingPathComponent("Fonts").path)
    return try Renderer(fonts: FontOptions(directories: [fonts]))
      .prepare(SpecInput(name: fixture.name, bytes: bytes, folder: folder))
  }

  @Test(arguments: FixtureCase.all)
  func everyValueHasASource(_ fixture: FixtureCase) throws {
    let prepared = try prepared(fixture)
    let explanation = try #require(prepared.explanation)
    if fixture.name.hasPrefix("uikit/") { #expect(explanation.properties.count > 4) }
    for property in explanation.properties {
      let name = "\(fixture.name): \(property.element).\(property.name)"
      for word in [property.value, property.level, property.origin, property.rule] {
        #expect(!word.isEmpty && word.lowercased() != "unknown", "\(name)")
      }
    }
    // Every colour and font that inspect tells of a themed or styled bar is explained.
    let told = Set(explanation.properties.map(\.element.path))
    for element in try #require(prepared.frames).elements.flatMap(\.flattened)
    where Self.explained.contains(element.className ?? "") {
      #expect(told.contains(element.id.path), "\(fixture.name): \(element.id)")
    }
  }

  /// Bars by their classes; their parts are theirs.
  private static let explained = [
    "UINavigationBar", "UITabBar", "UIToolbar", "MDCTabBarView", "MDCNavigationBar",
  ]
}

extension LayoutElement {
  fileprivate var flattened: [LayoutElement] { [self] + children.flatMap(\.flattened) }
}
