import BarrenderKit
import Testing

/// What VoiceOver meets in UIKit's bars.
@Suite struct UIKitAccessibilityTests {
  private func stops(_ bars: String, locale: String = "en") throws -> [AccessibilityElement] {
    let spec = "{ \"traits\": { \"locale\": \"\(locale)\" }, \"bars\": [\(bars)] }"
    let prepared = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    return try #require(prepared.frames, "\(prepared.problems)").accessibilityElements
  }

  private func toolbar(_ items: [String]) -> String {
    let objects = items.map { "{ \"systemItem\": \"\($0)\" }" }.joined(separator: ", ")
    return "{ \"type\": \"toolbar\", \"items\": [\(objects)] }"
  }

  /// The labels by which published UI tests find them: navigationBars.buttons["Compose"],
  /// toolbars.buttons["Share"], toolbars.buttons["Delete"], buttons["Fast forward"].
  @Test func systemItemsSpeakWordsAndSpacesAreNoStops() throws {
    let items = [
      "add", "compose", "reply", "action", "flexibleSpace", "organize", "bookmarks", "search",
      "fixedSpace", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
      "fastForward", "close", "done",
    ]
    #expect(
      try items.flatMap { try stops(toolbar([$0])).map(\.label) } == [
        "Add", "Compose", "Reply", "Share", "Organize", "Bookmarks", "Search", "Refresh", "Stop",
        "Camera", "Delete", "Play", "Pause", "Rewind", "Fast forward", "Close", "Done",
      ])
  }

  @Test func systemItemsSpeakTheLanguageOfTheLocaleOrEnglish() throws {
    let bar = toolbar(["action", "trash", "search", "cancel"])
    #expect(
      try stops(bar, locale: "de-AT").map(\.label) == ["Teilen", "Löschen", "Suchen", "Abbrechen"])
    #expect(try stops(bar, locale: "ja").map(\.label) == ["Share", "Delete", "Search", "Cancel"])
  }

  /// An item's title is its label also where its image stands instead of it.
  @Test func aButtonWithAnImageSpeaksItsTitle() throws {
    let bar = """
      { "type": "toolbar", "items": [{ "image": "star", "title": "Favorite" },
        { "systemItem": "add", "title": "New" }, { "systemItem": "add", "accessibilityLabel": "N" },
        { "image": "star" }, { "title": "", "image": "star" }] }
      """
    #expect(try stops(bar).map(\.label) == ["Favorite", "New", "N", nil, nil])
  }

  /// tabBars.buttons[…].value of published UI tests: "1 item", "2 items"; "99+" is read as it stands.
  @Test func badgesOfWholeNumbersCountItems() throws {
    let badges = ["1", "2", "0", "100", "99+", "New", "", "-1", "1.5", "99999999999999999999"]
    let tabs = badges.prefix(5).map { "{ \"title\": \"T\", \"badgeValue\": \"\($0)\" }" }
    let more = badges.dropFirst(5).map { "{ \"title\": \"T\", \"badgeValue\": \"\($0)\" }" }
    func values(_ tabs: [String]) throws -> [String?] {
      try stops("{ \"type\": \"tabBar\", \"items\": [\(tabs.joined(separator: ", "))] }").map(
        \.value)
    }
    #expect(try values(tabs) == ["1 item", "2 items", "0 items", "100 items", "99+"])
    #expect(try values(more) == ["New", nil, "-1", "1.5", "99999999999999999999"])
  }

  /// Unicode CLDR's cardinal rules.
  @Test(arguments: [
    ("pl", ["1 rzecz", "2 rzeczy", "5 rzeczy", "22 rzeczy"]),
    ("cs", ["1 položka", "2 položky", "5 položek", "22 položek"]),
    ("hr", ["1 stavka", "2 stavke", "5 stavki", "22 stavke"]),
    ("ro", ["1 element", "2 elemente", "5 elemente", "22 de elemente"]),
    ("hu", ["1 elem", "2 elem", "5 elem", "22 elem"]),
    ("de", ["1 Objekt", "2 Objekte", "5 Objekte", "22 Objekte"]),
  ])
  func countedItemsTakeTheFormsOfTheLanguage(locale: String, values: [String]) throws {
    let tabs = ["1", "2", "5", "22"].map { "{ \"title\": \"T\", \"badgeValue\": \"\($0)\" }" }
    let bar = "{ \"type\": \"tabBar\", \"items\": [\(tabs.joined(separator: ", "))] }"
    #expect(try stops(bar, locale: locale).map(\.value) == values)
  }

  /// A printed tree: SearchField, {{16, 147}, {343, 36}}, label: the placeholder.
  @Test func aSearchFieldIsAStopWithItsPlaceholder() throws {
    func search(_ placeholder: String) -> String {
      """
      { "type": "navigationBar", "navigationItem": { "title": "Books",
        "searchBar": { \(placeholder) } } }
      """
    }
    let stop = try #require(try stops(search("\"placeholder\": \"Search book title\"")).last)
    #expect(stop.label == "Search book title" && stop.traits == [.searchField])
    #expect(stop.frame.width == 343 && stop.frame.height == 36)
    #expect(try stops(search(""), locale: "fr").last?.label == "Rechercher")
  }

  @Test func aCollapsedSearchFieldIsNoStop() throws {
    let spec = """
      { "content": { "rows": 30, "scrolledBy": 60 }, "bars": [{ "type": "navigationBar",
          "navigationItem": { "title": "Books", "searchBar": {} } }] }
      """
    let prepared = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    let frames = try #require(prepared.frames)
    #expect(frames.accessibilityElements.map(\.label) == ["Books"])
  }

  /// Items are kept from the edge inward, and VoiceOver goes the way of reading.
  @Test func trailingItemsAreReadInTheDirectionOfReading() throws {
    let bar = """
      { "type": "navigationBar", "navigationItem": { "title": "T",
        "leftBarButtonItems": [{ "title": "A" }, { "title": "B" }],
        "rightBarButtonItems": [{ "title": "E" }, { "title": "D" }, { "title": "C" }] } }
      """
    let stops = try stops(bar)
    #expect(stops.map(\.label) == ["A", "B", "T", "C", "D", "E"])
    #expect(stops.map(\.frame.minX) == stops.map(\.frame.minX).sorted())
  }

  @Test func aBackButtonSpeaksWhatItWouldSayWhereItHasRoom() throws {
    func back(_ previous: String, locale: String = "en") throws -> String? {
      let bar = """
        { "type": "navigationBar", "items": [{ \(previous) }, { "title": "Detail" }] }
        """
      return try stops(bar, locale: locale).first?.label
    }
    #expect(try back("\"title\": \"Inbox\"") == "Inbox")
    #expect(try back("\"title\": \"Inbox\", \"backButtonDisplayMode\": \"minimal\"") == "Inbox")
    #expect(try back("\"title\": \"Inbox\", \"backButtonDisplayMode\": \"generic\"") == "Back")
    #expect(try back("", locale: "sv") == "Tillbaka")
    #expect(
      try back("\"title\": \"Inbox\", \"backBarButtonItem\": { \"title\": \"\" }", locale: "sv")
        == "Tillbaka")
    #expect(
      try back("\"title\": \"I\", \"backBarButtonItem\": { \"accessibilityLabel\": \"To all\" }")
        == "To all")
  }

  @Test func disabledButtonsAndTabsAreNotEnabled() throws {
    let stops = try stops(
      """
      { "type": "toolbar", "items": [{ "systemItem": "add", "state": "disabled" }] },
      { "type": "tabBar", "items": [{ "title": "A" }, { "title": "B", "isEnabled": false }] }
      """)
    #expect(
      stops.map(\.traits) == [
        [.button, .notEnabled], [.button, .selected], [.button, .notEnabled],
      ])
  }

  @Test func aFlexibleHeaderWithALabelSpeaksForItsViews() throws {
    func header(_ more: String) -> String {
      """
      { "type": "flexibleHeader", \(more) "headerView": { "subviews": [
          { "type": "label", "text": "Inner" }] } }
      """
    }
    #expect(try stops(header("")).map(\.label) == ["Inner"])
    #expect(try stops(header("\"accessibilityLabel\": \"Cover\",")).map(\.label) == ["Cover"])
    let item = """
      { "type": "appBar", "navigationItem": { "rightBarButtonItem": { "customView":
          { "type": "flexibleHeader", "frame": { "width": 40 }, "accessibilityLabel": "Box" } } } }
      """
    #expect(try stops(item).map(\.label) == ["Box"])
  }
}
