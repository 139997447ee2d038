import BarrenderKit
import Testing

@Suite struct AccessibilityTests {
  private func stops(_ bar: String, _ more: String = "") throws -> [AccessibilityElement] {
    let spec = "{ \(more) \"bars\": [{ \"type\": \"appBar\", \(bar) }] }"
    let prepared = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    return try #require(prepared.frames, "\(prepared.problems)").accessibilityElements
  }

  private let full = """
    "navigationBar": { "backItem": true },
    "navigationItem": { "title": "Inbox", "leftItemsSupplementBackButton": true,
      "leftBarButtonItem": { "image": "menu", "accessibilityLabel": "Menu",
        "accessibilityHint": "Opens the drawer", "accessibilityIdentifier": "menu" },
      "rightBarButtonItems": [{ "title": "Edit", "isEnabled": false }, { "image": "search" }] }
    """

  @Test func leadingItemsTitleAndTrailingItemsFollowEachOther() throws {
    // NB-U057: leading bar, title label, trailing bar; labels fall back to titles.
    let stops = try stops(full)
    #expect(stops.map(\.label) == ["Back", "Menu", "Inbox", nil, "Edit"])
    #expect(
      stops.map(\.traits) == [
        [.button], [.button], [.header, .staticText], [.button], [.button, .notEnabled],
      ])
    #expect(stops[1].hint == "Opens the drawer" && stops[1].identifier == "menu")
    #expect(stops[0].identifier == "back_bar_button")
    #expect(stops.allSatisfy { $0.frame.minY >= 20 && $0.frame.maxY <= 76 })
  }

  @Test func rightToLeftKeepsTheOrderAndMirrorsTheFrames() throws {
    let leftToRight = try stops(full)
    let rightToLeft = try stops(full, "\"traits\": { \"layoutDirection\": \"rightToLeft\" },")
    #expect(rightToLeft.map(\.id) == leftToRight.map(\.id))
    let back = rightToLeft[0].frame
    #expect(back.minX == 375 - leftToRight[0].frame.maxX)
  }

  @Test func aTitleThatIsCutIsReadWhole() throws {
    let title = String(repeating: "Photo Library ", count: 8) + "end"
    let stops = try stops("\"navigationItem\": { \"title\": \"\(title)\" }")
    #expect(stops.map(\.label) == [title])
  }

  @Test func aBackItemSpeaksTheLanguageOfTheLocale() throws {
    // AB-U066.
    let stops = try stops(full, "\"traits\": { \"locale\": \"ar\" },")
    #expect(stops.first?.label == "رجوع")
  }

  @Test func aHeaderThatHasLeftHasNoStops() throws {
    let shifted = """
      "navigationItem": { "title": "Inbox" }, "headerView": { "shiftBehavior": "hideable" }
      """
    let leaving = "\"scroll\": [{ \"event\": \"shiftHeaderOffScreen\" }], \"content\": {},"
    #expect(try stops(shifted, leaving).isEmpty)
    #expect(try stops(shifted).count == 1)
  }

  /// A tab bar is a scroll view, which VoiceOver moves along with itself.
  @Test func tabsThatAreScrolledOutAreStopsToo() throws {
    let tabs = """
      "bottomBar": { "type": "tabBarView", "preferredLayoutStyle": "scrollable",
        "items": [{ "title": "Recents and more of them" }, { "title": "Favorites and many more" },
          { "title": "Nearby", "isEnabled": false }] }
      """
    let stops = try stops("\"headerView\": { \"minimumHeight\": 128 }, \(tabs)")
    #expect(
      stops.map(\.label) == [
        "Recents and more of them", "Favorites and many more", "Nearby",
      ])
    let last = try #require(stops.last)
    #expect(last.frame.minX > 375 && last.traits == [.button, .notEnabled])
  }

  @Test func aDisabledTabOfASystemBarIsNotEnabled() throws {
    let spec = """
      { "bars": [{ "type": "tabBar",
          "items": [{ "title": "A" }, { "title": "B", "isEnabled": false }] }] }
      """
    let prepared = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    let stops = try #require(prepared.frames, "\(prepared.problems)").accessibilityElements
    #expect(stops.map(\.traits) == [[.button, .selected], [.button, .notEnabled]])
  }

  /// The item speaks for a view instead of title and image; without a label of its own, the view's
  /// texts do.
  @Test func viewsInTabsAreStopsOfTheirItems() throws {
    let tabs = """
      "bottomBar": { "type": "tabBarView", "selectedItem": 0, "items": [
        { "accessibilityLabel": "Mail, 12 new",
          "mdc_customView": { "type": "label", "text": "Mail" } },
        { "accessibilityLabel": "Chats",
          "mdc_customView": { "type": "imageView", "image": "star" } },
        { "mdc_customView": { "type": "stackView", "arrangedSubviews": [
          { "type": "label", "text": "Calls" }, { "type": "label", "text": "3" }] } }] }
      """
    let stops = try stops("\"headerView\": { \"minimumHeight\": 128 }, \(tabs)")
    #expect(stops.map(\.label) == ["Mail, 12 new", "Chats", "Calls, 3"])
    #expect(stops.map(\.traits) == [[.button, .selected], [.button], [.button]])
  }

  /// MDCNavigationBar's three: leading bar, titleView or title label, trailing bar.
  @Test func aTitleViewWithALabelStandsBetweenTheItems() throws {
    let stops = try stops(
      """
      "navigationItem": { "titleView": { "type": "imageView", "image": "star",
          "accessibilityLabel": "Logo" },
        "leftBarButtonItem": { "title": "Edit" }, "rightBarButtonItem": { "title": "Done" } }
      """)
    #expect(stops.map(\.label) == ["Edit", "Logo", "Done"])
    #expect(stops.map(\.traits) == [[.button], [.image], [.button]])
  }

  @Test func viewsAreStopsByTheirLabelsAlone() throws {
    let stops = try stops(
      """
      "headerView": { "maximumHeight": 150, "subviews": [
        { "type": "imageView", "image": "photo", "accessibilityLabel": "A beach" },
        { "type": "imageView", "image": "photo" },
        { "type": "stackView", "arrangedSubviews": [
          { "type": "view", "accessibilityLabel": "Unread",
            "frame": { "width": 9, "height": 9 } },
          { "type": "view", "frame": { "width": 9, "height": 9 } }] }] }
      """)
    #expect(stops.map(\.label) == ["A beach", "Unread"])
    #expect(stops.map(\.traits) == [[.image], []])
  }

  @Test func anItemSpeaksForItsCustomView() throws {
    let box = #""frame": { "width": 20, "height": 20 }"#
    let stops = try stops(
      """
      "navigationItem": { "rightBarButtonItems": [
        { "customView": { "type": "view", \(box), "accessibilityLabel": "of the view" } },
        { "accessibilityLabel": "of the item", "accessibilityHint": "Does it",
          "customView": { "type": "view", \(box), "accessibilityLabel": "not read" } },
        { "accessibilityLabel": "Chats", "customView": { "type": "label", "text": "3" } },
        { "customView": { "type": "view", \(box) } }] }
      """)
    #expect(stops.map(\.label) == ["Chats", "of the item", "of the view"])
    #expect(stops.map(\.traits) == [[.staticText], [], []])
    #expect(stops[1].hint == "Does it")
  }

  @Test func partsOfUIKitsBarsAreStops() throws {
    func labels(_ bar: String) throws -> [AccessibilityElement] {
      let spec = SpecInput(name: "spec.json", bytes: Array(#"{ "bars": [\#(bar)] }"#.utf8))
      return try #require(Renderer().prepare(spec).frames).accessibilityElements
    }
    let bar = try labels(
      """
      { "type": "navigationBar", "items": [{
        "titleView": { "type": "view", "frame": { "width": 90, "height": 20 },
          "accessibilityLabel": "Logo" },
        "rightBarButtonItems": [{ "image": "search", "accessibilityLabel": "Find" }] }] }
      """)
    #expect(bar.map(\.label) == ["Logo", "Find"])
    #expect(bar.map(\.traits) == [[], [.button]])
    let tabs = try labels(
      """
      { "type": "tabBar", "selectedItem": 1,
        "items": [{ "title": "Home" }, { "title": "Mail", "accessibilityLabel": "Mail, 2 new" }] }
      """)
    #expect(tabs.map(\.label) == ["Home", "Mail, 2 new"])
    #expect(tabs.map(\.traits) == [[.button], [.button, .selected]])
  }
}
