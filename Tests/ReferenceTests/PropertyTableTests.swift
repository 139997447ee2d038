import BarrenderKit
import Foundation
import Testing

/// The property tables of the app bar's documentation: their defaults, told by `inspect`, and each
/// attribute a key by its own path that wins over the theme.
@Suite struct PropertyTableTests {
  private static let smallest =
    #"{ "bars": [{ "type": "appBar", "navigationItem": { "title": "Inbox" } }] }"#

  private func detail(_ name: String, of id: String, in spec: String) throws -> String {
    let element = try Scene(spec).element(id)
    return try #require(element.details.first { $0.name == name }, "\(id).\(name)").value
      .description
  }

  /// Container: primary colour, elevation 4. Title: on primary colour, headline 6.
  @Test(arguments: [
    ("appBar.headerView", "backgroundColor", "#6200EE"),
    ("appBar.headerView", "elevation", "4"),
    ("appBar.title", "titleTextColor", "#FFFFFF"),
    ("appBar.title", "titleFont", #""Roboto medium 20""#),
  ])
  func defaultsAreThoseOfTheTables(id: String, name: String, value: String) throws {
    #expect(try detail(name, of: id, in: Self.smallest) == value)
  }

  @Test(arguments: [
    ("headerView", "backgroundColor", ##""#102030""##, "appBar.headerView", "#102030"),
    ("headerView", "elevation", "9", "appBar.headerView", "9"),
    ("navigationBar", "titleTextColor", ##""#405060""##, "appBar.title", "#405060"),
    ("navigationBar", "titleFont", #"{ "size": 17 }"#, "appBar.title", #""Roboto medium 17""#),
  ])
  func everyAttributeIsAKeyThatWinsOverTheTheme(
    owner: String, key: String, json: String, id: String, value: String
  ) throws {
    let spec = """
      { "bars": [{ "type": "appBar", "\(owner)": { "\(key)": \(json) },
                   "navigationItem": { "title": "Inbox" } }] }
      """
    #expect(try detail(key, of: id, in: spec) == value)
  }

  /// Navigation icon, action items and overflow menu: nil.
  @Test func withoutItemsThereAreNone() throws {
    let scene = try Scene(Self.smallest)
    #expect(try scene.element("appBar.leadingButtonBar").children.isEmpty)
    #expect(try scene.element("appBar.trailingButtonBar").children.isEmpty)
  }
}
