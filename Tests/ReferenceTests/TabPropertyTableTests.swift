import BarrenderKit
import Testing

/// The property tables of the tabs' documentation: their defaults, told by `inspect`, and each
/// attribute a key by its own path that wins over the theme.
@Suite struct TabPropertyTableTests {
  private static let items =
    #""selectedItem": 0, "items": [{ "title": "A", "image": "phone" }, {}]"#
  private static let smallest = #"{ "bars": [{ "type": "tabBarView", \#(items) }] }"#

  private func detail(_ name: String, of id: String, in spec: String) throws -> String {
    let element = try Scene(spec).element(id)
    return try #require(element.details.first { $0.name == name }, "\(id).\(name)").value
      .description
  }

  /// Layout style fixed; text and indicator on primary, typography button, ripple white at 16 %. The
  /// container is primary, as applying the primary theme makes it: the table's white would hide both.
  @Test(arguments: [
    ("tabBarView", "barTintColor", "#6200EE"),
    ("tabBarView", "preferredLayoutStyle", "\"fixed\""),
    ("tabBarView", "rippleColor", "#FFFFFF@0.16"),
    ("tabBarView.items[0].title", "titleColor", "#FFFFFF"),
    ("tabBarView.items[0].title", "titleFont", "\"Roboto medium 14\""),
    ("tabBarView.items[0].image", "tintColor", "#FFFFFF"),
    ("tabBarView.selectionIndicator", "selectionIndicatorStrokeColor", "#FFFFFF"),
  ])
  func defaultsAreThoseOfTheTables(id: String, name: String, value: String) throws {
    #expect(try detail(name, of: id, in: Self.smallest) == value)
  }

  @Test(arguments: [
    ("barTintColor", ##""#102030""##, "tabBarView", "barTintColor", "#102030"),
    ("backgroundColor", ##""#102030""##, "tabBarView", "barTintColor", "#102030"),
    (
      "preferredLayoutStyle", #""scrollable""#, "tabBarView", "preferredLayoutStyle",
      "\"scrollable\""
    ),
    (
      "imageTintColor", #"{ "normal": "red" }"#, "tabBarView.items[0].image", "tintColor", "#FFFFFF"
    ),
    (
      "imageTintColor", #"{ "selected": "red" }"#, "tabBarView.items[0].image", "tintColor",
      "#FF0000"
    ),
    ("titleColor", #"{ "selected": "red" }"#, "tabBarView.items[0].title", "titleColor", "#FF0000"),
    (
      "titleFont", #"{ "selected": { "size": 17 } }"#, "tabBarView.items[0].title", "titleFont",
      "\"Roboto medium 17\""
    ),
    ("rippleColor", #""red""#, "tabBarView", "rippleColor", "#FF0000"),
    ("bottomDividerColor", #""red""#, "tabBarView.bottomDivider", "bottomDividerColor", "#FF0000"),
    (
      "selectionIndicatorStrokeColor", #""red""#, "tabBarView.selectionIndicator",
      "selectionIndicatorStrokeColor", "#FF0000"
    ),
  ])
  func everyAttributeIsAKeyThatWinsOverTheTheme(
    key: String, json: String, id: String, name: String, value: String
  ) throws {
    let spec = #"{ "bars": [{ "type": "tabBarView", \#(Self.items), "\#(key)": \#(json) }] }"#
    #expect(try detail(name, of: id, in: spec) == value)
  }

  /// Under no theme a state without a value takes normal's.
  @Test func selectedTabsFallBackToTheNormalState() throws {
    let spec = """
      { "bars": [{ "type": "tabBarView", "theme": "none", \(Self.items),
          "imageTintColor": { "normal": "red" }, "titleColor": { "normal": "blue" },
          "titleFont": { "normal": { "size": 11 } } }] }
      """
    #expect(try detail("tintColor", of: "tabBarView.items[0].image", in: spec) == "#FF0000")
    #expect(try detail("titleColor", of: "tabBarView.items[0].title", in: spec) == "#0000FF")
    #expect(
      try detail("titleFont", of: "tabBarView.items[0].title", in: spec)
        == "\"system regular 11\"")
  }

  /// The seven parts of the anatomy, each by its name.
  @Test func everyPartOfTheAnatomyIsNamed() throws {
    let spec = """
      { "bars": [{ "type": "tabBarView", "selectedItem": 0, "items": [
          { "title": "RECENTS", "image": "phone" }, { "title": "FAVORITES", "image": "heart" },
          { "title": "NEARBY", "image": "person_pin" }] }] }
      """
    let scene = try Scene(spec)
    let parts = [
      ("tabBarView", "container"), ("tabBarView.items[0].image", "selected icon"),
      ("tabBarView.items[0].title", "selected text label"),
      ("tabBarView.selectionIndicator", "selection indicator"),
      ("tabBarView.items[1].image", "unselected icon"),
      ("tabBarView.items[2].title", "unselected text label"),
      ("tabBarView.items[2]", "tab bar item"),
    ]
    for (id, part) in parts { #expect(try scene.element(id).part == part) }
  }
}
