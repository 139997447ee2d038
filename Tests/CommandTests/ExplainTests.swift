import BarTestSupport
import Foundation
import Testing

/// `explain` from the command line.
@Suite struct ExplainTests {
  private static let pushed = "uikit/pushed-item-with-its-own-look"

  /// Of the case `name`, asked for `words`.
  private func explained(
    _ words: String..., of name: String = ExplainTests.pushed
  ) throws -> Command.Outcome {
    let file = Repository.fixtures.appendingPathComponent("Cases/\(name).json").path
    return try Command().run(["explain", file] + words)
  }

  @Test func valueNamesLevelSlotLineAndWhatItBeat() throws {
    let result = try explained("navigationBar.backgroundColor")
    #expect(result.code == 0)
    let text = result.text
    #expect(text.contains("backgroundColor = #136F3A"))
    #expect(text.contains("item (view controller level), standardAppearance"))
    #expect(text.contains("pushed-item-with-its-own-look.json:13:"))
    #expect(text.contains("beat     the same object, earlier: #0A3D91"))
    #expect(text.contains("because"))
    #expect(!text.contains("shadowColor"))
  }

  /// FILE:LINE of the token file, by the traits; the document's own role wins over it.
  @Test func roleOfATokenFileNamesItsLine() throws {
    let command = try Command()
    try command.write(
      """
      {"color": {"$type": "color",
        "light": {"primary": {"$value": "#112233"}},
        "dark": {"primary": {"$value": "#445566"}}},
       "typography": {"$type": "typography",
        "headline6": {"$value": {"fontSize": "22px"}}}}
      """, to: "brand.tokens")
    try command.write(
      #"{"scheme":{"file":"brand.tokens"},"bars":[{"type":"appBar","navigationItem":{"title":"A"}}]}"#,
      to: "a.json")
    let light = try command.run("explain", "a.json").text
    #expect(light.contains("set by   scheme.colors.primary (brand.tokens:2:"))
    #expect(light.contains("set by   scheme.typography.headline6 (brand.tokens:5:"))
    #expect(light.contains("takes primary of the token file"))
    let dark = try command.run("explain", "a.json", "appBar.headerView", "--appearance", "dark")
    #expect(dark.text.contains("set by   scheme.colors.primary (brand.tokens:3:"))
    let own = try command.run(
      "explain", "a.json", "appBar.headerView", "--set", "/scheme/colors/primary=\"#777\"")
    #expect(own.text.contains("set by   scheme.colors.primary (--set"))
    let json = try command.run("explain", "a.json", "appBar.headerView.backgroundColor", "--json")
    #expect(json.text.contains("\"file\": \"brand.tokens\""))
  }

  /// The colour is the one that is seen; the overlay is a step of its own.
  @Test func elevationOverlayIsAStep() throws {
    let text = try explained(
      "appBar.headerView.backgroundColor", of: "theming/overlay-lightens-a-lifted-surface"
    ).text
    #expect(text.contains("backgroundColor = #282828\n"))
    #expect(text.contains("beat     without the elevation overlay: #121212"))
    // 4.5 ln 5 + 2.
    #expect(text.contains("an overlay of white at 9.24 %"))
  }

  @Test func elementTakesInWhatLiesInIt() throws {
    let text = try explained("navigationBar.rightBarButtonItems[0]").text
    #expect(text.contains("titleTextAttributes.foregroundColor"))
    #expect(!text.contains("rightBarButtonItems[1]"))
  }

  @Test func jsonHasOneObjectForEachProperty() throws {
    let result = try explained("--json")
    let json = try JSONSerialization.jsonObject(with: Data(result.text.utf8))
    let object = try #require(json as? [String: Any])
    let properties = try #require(object["properties"] as? [[String: Any]])
    #expect(properties.count >= 19)
    for property in properties {
      for key in ["element", "property", "value", "level", "origin", "rule"] {
        #expect((property[key] as? String)?.isEmpty == false)
      }
    }
    #expect(object["version"] as? Int == 1)
  }

  /// Statements that came to nothing are told with the property that they were about, and with no
  /// other.
  @Test func propertyNamesTheStatementsThatDidNotReachIt() throws {
    let name = "uikit/unset-slot-of-the-item"
    let statement = "navigationItem.standardAppearance?.shadowColor = .clear"
    let text = try explained("navigationBar.shadowColor", of: name).text
    #expect(text.contains("to be known") && text.contains(statement))
    #expect(text.contains("the slot is optional and unset"))
    let other = try explained("navigationBar.title", of: name).text
    #expect(!other.contains(statement))
    let json = try explained("navigationBar.shadowColor", "--json", of: name).text
    #expect(json.contains(statement) && json.contains(#""properties": ["shadowColor"]"#))
  }

  /// A call without effect is told with each of the properties that it might have set.
  @Test(arguments: ["shadowColor", "backgroundColor", "backgroundEffect"])
  func propertyNamesTheCallWithoutEffect(property: String) throws {
    let text = try explained(
      "navigationBar.\(property)", of: "uikit/legacy-and-fresh-item-object"
    ).text
    #expect(text.contains("configureWithDefaultBackground"))
    #expect(text.contains("the object is in this configuration already"))
  }

  /// A legacy property is none of the resolved ones, but can be asked for.
  @Test func legacyPropertyIsAnsweredByWhatBecameOfIt() throws {
    let text = try explained(
      "navigationBar.barTintColor", of: "uikit/legacy-and-fresh-item-object"
    ).text
    #expect(text.contains("legacy properties do not count beside an appearance object"))
  }

  /// Of an item too, by the key that the document has.
  @Test(arguments: [
    ("rightBarButtonItems[0].backgroundVerticalPositionAdjustment", "0 right, 2 down"),
    ("rightBarButtonItems[1].backgroundImage", "frame-blue-24x44.png"),
    ("backButton.backButtonBackgroundImage", "frame-red-24x44.png"),
    ("backButton.titleTextAttributes", "system regular 17"),
  ])
  func legacyAttributeOfAnItemIsAnswered(property: String, value: String) throws {
    let result = try explained(
      "navigationBar.\(property)", of: "uikit/item-backgrounds-by-state-and-style")
    #expect(result.code == 0 && result.text.contains(value), "\(result.text)")
  }

  @Test func misspelledElementIsAnswered() throws {
    let result = try explained("navigationBar.backgroundColour")
    #expect(result.code == 64)
    #expect(result.stderr.contains("did you mean navigationBar.backgroundColor?"))
  }

  /// `inspect` has names of its own for what explanations tell by the property's path.
  @Test(arguments: [
    ("navigationBar.title.textColor", "titleTextAttributes.foregroundColor = "),
    ("navigationBar.background.backgroundColor", "backgroundColor = #136F3A"),
    ("navigationBar.background", "shadowFrame = "),
    ("navigationBar.slot", "slot = standardAppearance"),
    ("navigationBar.legacy", "legacy = false"),
    ("navigationBar.title.frame", "set by   the layout's rules"),
    ("navigationBar.title.baseline", "the font's ascent"),
    ("content", "backgroundColor = "),
    ("statusBar.style", "by contrast with what is behind it"),
  ])
  func nameOfInspectIsAnswered(query: String, words: String) throws {
    let result = try explained(query)
    #expect(result.code == 0 && result.text.contains(words), "\(query): \(result.text)")
    #expect(result.text.contains("because"))
  }

  @Test func misspelledPropertyIsAnsweredWithinItsElement() throws {
    let result = try explained("navigationBar.title.textColour")
    #expect(result.code == 64)
    #expect(result.stderr.contains("did you mean navigationBar.title.textColor?"))
    let nothing = try explained("navigationBar.title.zzzzzzzzzzzz")
    #expect(nothing.code == 64 && nothing.text.isEmpty)
  }

  @Test func helpListsTheLevels() throws {
    let text = try Command().run("help", "explain").text
    for level in ["application", "view controller", "legacy"] { #expect(text.contains(level)) }
  }

  @Test func appBarsNameTheRoleOfTheScheme() throws {
    let text = try explained("appBar.title", of: "app-bar/inbox").text
    #expect(text.contains("scheme.colors.onPrimary"))
    #expect(text.contains("the title fits around the middle of the bar"))
  }

  /// The same titles in 14 points fit, with the selected one in 22 they do not.
  @Test func fontThatMakesFixedTabsScrollIsNamed() throws {
    let name = "tabs/larger-selected-font-scrolls"
    let text = try explained("tabBarView#2", of: name).text
    #expect(text.contains("effectiveLayoutStyle = scrollable"))
    #expect(text.contains("beat     preferredLayoutStyle: fixed"))
    #expect(
      text.contains(
        "fixed asks for 538.5 pt of 400; items[0] is the widest with 179.5 pt in system regular 22")
    )
    #expect(text.contains("requiredWidth = 538.5 pt") && text.contains("availableWidth = 400 pt"))
    #expect(text.contains("widestItem = items[0], 179.5 pt"))
    let fits = try explained("tabBarView.effectiveLayoutStyle", of: name).text
    #expect(fits.contains("the tabs fit: fixed asks for 378 pt of 400"))
    let json = try explained("tabBarView#2.widestItem", "--json", of: name).text
    #expect(json.contains(#""value": "items[0], 179.5 pt""#))
    #expect(json.contains("system regular 22"))
  }

  @Test func tabsOfABottomBarNameTheRoleOfTheScheme() throws {
    let text = try explained("appBar.bottomBar", of: "tabs/bottom-bar-of-an-app-bar").text
    #expect(text.contains("effectiveLayoutStyle = "))
    #expect(text.contains("scheme.colors.onPrimary"))
    #expect(text.contains("the theme primary takes onPrimary at 0.74 of material201804"))
  }

  @Test func legacyTabsSayWhatTheirPositionDecides() throws {
    let text = try explained("legacyTabBar", of: "tabs/legacy-bottom-bar").text
    #expect(text.contains("height = 56 pt"))
    #expect(text.contains("MDCTabBar selects its first tab by itself"))
    #expect(text.contains("the theme surface takes onSurface at 0.6 of material201804"))
  }
}
