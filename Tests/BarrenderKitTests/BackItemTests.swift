import BarrenderKit
import Testing

/// MDCNavigationBar's own hidesBackButton and leadingItemsSupplementBackButton, which mirror the
/// navigation item's.
@Suite struct BackItemTests {
  private func prepared(_ own: String, _ item: String, _ more: String = "") throws -> Prepared {
    let spec = """
      { "bars": [{ "type": "mdcNavigationBar", "backItem": true, \(own) \(more)
        "navigationItem": { "title": "T", \(item)
          "leftBarButtonItems": [{ "image": "menu", "accessibilityLabel": "Menu" }] } }] }
      """
    return try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
  }

  private func labels(_ prepared: Prepared) throws -> [String?] {
    try #require(prepared.frames, "\(prepared.problems)").accessibilityElements.map(\.label)
  }

  private static let supplements = #""leadingItemsSupplementBackButton": true,"#

  @Test func theBarsOwnPropertiesHoldWhereTheItemSaysNothing() throws {
    #expect(try labels(prepared("", "")) == ["Menu", "T"])
    #expect(try labels(prepared(Self.supplements, "")) == ["Back", "Menu", "T"])
    let hides = #""hidesBackButton": true,"#
    #expect(try labels(prepared(Self.supplements, "", hides)) == ["Menu", "T"])
  }

  @Test func theBarMirrorsWhatTheItemSays() throws {
    let item = #""leftItemsSupplementBackButton": false,"#
    #expect(try labels(prepared(Self.supplements, item)) == ["Menu", "T"])
    let shows = #""leftItemsSupplementBackButton": true, "hidesBackButton": false,"#
    let hides = #""hidesBackButton": true,"#
    #expect(try labels(prepared(hides, shows)) == ["Back", "Menu", "T"])
  }

  /// Set on the bar alone it would be lost as soon as the bar mirrors the item.
  @Test func exportedCodeSetsThemOnTheItem() throws {
    let swift = try #require(try prepared(Self.supplements, "").swiftSource)
    #expect(swift.contains("navigationItem.leftItemsSupplementBackButton = true"))
    #expect(!swift.contains("leadingItemsSupplementBackButton"))
  }
}
