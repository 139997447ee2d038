import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// `explain` of every case names a source for every value.
@Suite struct ExplainedFixturesTests {
  @Test(arguments: FixtureCase.all)
  func everyValueHasASource(_ fixture: FixtureCase) throws {
    let prepared = try Renderer.forCases().prepare(fixture)
    let explanation = try #require(prepared.explanation)
    if fixture.name.hasPrefix("uikit/") { #expect(explanation.properties.count > 4) }
    for property in explanation.properties {
      let name = "\(fixture.name): \(property.element).\(property.name)"
      for word in [property.value, property.level, property.origin, property.rule] {
        #expect(!word.isEmpty && word.lowercased() != "unknown", "\(name)")
      }
    }
    let told = Set(explanation.properties.map(\.element.path))
    for element in try #require(prepared.frames).elements.flatMap(\.withDescendants)
    where Self.explained.contains(element.className ?? "") {
      #expect(told.contains(element.id.path), "\(fixture.name): \(element.id)")
    }
  }

  /// Every colour and font that `inspect` tells of UIKit's bars and of tabs is explained with this very
  /// value: of the element itself, or of one around it, as a bar's tint is.
  @Test(arguments: FixtureCase.all)
  func everyColourAndFontIsExplained(_ fixture: FixtureCase) throws {
    let prepared = try Renderer.forCases().prepare(fixture)
    var told: [String: Set<String>] = [:]
    for property in try #require(prepared.explanation).properties {
      told[property.element.path, default: []].insert(property.value)
    }
    for bar in try #require(prepared.frames).elements.flatMap(\.withDescendants)
    where Self.whole.contains(bar.className ?? "") {
      for (name, value) in bar.untold(told, around: []) {
        Issue.record("\(fixture.name): nothing explains \(name) = \(value)")
      }
    }
  }

  private static let whole = [
    "UINavigationBar", "UITabBar", "UIToolbar", "MDCTabBarView", "MDCTabBar",
    "MDCBottomNavigationBar",
  ]

  /// Bars by their classes; their parts are theirs.
  private static let explained = [
    "UINavigationBar", "UITabBar", "UIToolbar", "MDCTabBarView", "MDCNavigationBar",
    "MDCBottomAppBarView", "MDCBottomNavigationBar",
  ]
}

extension LayoutElement {
  /// Colours and fonts of the element and of all in it that no explanation has. Views of one's own are
  /// as the document has them.
  fileprivate func untold(
    _ told: [String: Set<String>], around: Set<String>
  ) -> [(name: String, value: String)] {
    guard type != "titleView", type != "customView" else { return [] }
    let known = around.union(told[id.path] ?? [])
    let own = details.compactMap { detail -> (name: String, value: String)? in
      let values: [String]
      switch detail.value {
      case .color(let color): values = [color.description] + (color.alpha == 0 ? ["none"] : [])
      case .font(let font): values = [font.description]
      default: return nil
      }
      return known.isDisjoint(with: values) ? ("\(id).\(detail.name)", values[0]) : nil
    }
    return own + children.flatMap { $0.untold(told, around: known) }
  }
}
