import BarrenderKit
import Testing

/// Public reports about appearances that did not win, or won unexpectedly; the names are theirs.
@Suite struct PublicCaseAppearanceTests {
  private static let screen =
    #""device": { "width": 320, "height": 240, "scale": 2, "safeArea": { "top": 20 } }, "statusBar": null"#

  private func scene(
    scrolledBy: Double, _ bar: String, os: Int = 17
  ) throws -> Scene {
    try Scene(
      """
      { \(Self.screen), "os": \(os),
        "content": { "backgroundColor": "white", "scrolledBy": \(scrolledBy) }, "bars": [\(bar)] }
      """)
  }

  private let navy = [0x16, 0x3A, 0x59, 255]

  /// Only the scroll edge look is set; after a small scroll the bar is the default one.
  @Test func bc068EdgeObjectAloneLeavesTheStandardLookAlone() throws {
    let edge =
      ##""scrollEdgeAppearance": { "backgroundColor": "#163A59", "shadowColor": "#163A59" }"##
    let bar = #"{ "type": "navigationBar", \#(edge) }"#
    #expect(try scene(scrolledBy: 0, bar).pixel(320, 100) == navy)
    let scrolled = try scene(scrolledBy: 50, bar)
    #expect(scrolled.pixel(320, 100) != navy)
    #expect(try scrolled.element("navigationBar").text("slot") == "standardAppearance")
    let standard = edge.replacing("scrollEdgeAppearance", with: "standardAppearance")
    let both = #"{ "type": "navigationBar", \#(edge), \#(standard) }"#
    #expect(try scene(scrolledBy: 0, both).pixel(320, 100) == navy)
    #expect(try scene(scrolledBy: 50, both).pixel(320, 100) == navy)
  }

  /// What a missing scroll edge object falls back to.
  @Test func bc069MissingEdgeObjectKeepsTextsAndDropsTheBackground() throws {
    let scene = try scene(
      scrolledBy: 0,
      ##"""
      { "type": "navigationBar", "standardAppearance": { "configure": "opaque",
          "backgroundColor": "red", "shadowColor": "black",
          "titleTextAttributes": { "foregroundColor": "white", "font": { "size": 20 } },
          "buttonAppearance": { "normal": { "titleTextAttributes": { "foregroundColor": "yellow" } } } },
        "navigationItem": { "title": "Title", "rightBarButtonItem": { "title": "Edit" } } }
      """##)
    let background = try scene.element("navigationBar.background")
    #expect(background.text("backgroundColor") == "#000000@0")
    #expect(background.text("shadow") == "none")
    let title = try scene.element("navigationBar.title")
    #expect(title.text("textColor") == "#FFFFFF")
    #expect(title.text("font")?.hasSuffix("20") == true)
    let button = try scene.element("navigationBar.rightBarButtonItems[0]")
    #expect(button.text("textColor") == "#FFFF00")
    #expect(scene.pixel(10, 60) == [255, 255, 255, 255])
  }

  /// An item's own object overrides the bar's, slot by slot, for that screen only.
  @Test func bc070EachSlotIsLookedUpOnTheItemFirst() throws {
    let bar =
      ##""standardAppearance": { "backgroundColor": "#0000FF" }, "scrollEdgeAppearance": { "backgroundColor": "#00FFFF" }"##
    let first = ##"{ "title": "One", "standardAppearance": { "backgroundColor": "#00AA00" } }"##
    let one = #"{ "type": "navigationBar", \#(bar), "items": [\#(first)] }"#
    let two = #"{ "type": "navigationBar", \#(bar), "items": [\#(first), { "title": "Two" }] }"#
    let item = try scene(scrolledBy: 100, one)
    #expect(item.pixel(10, 100) == [0, 0xAA, 0, 255])
    #expect(try item.element("navigationBar").text("level") == "item")
    let edge = try scene(scrolledBy: 0, one)
    #expect(edge.pixel(10, 100) == [0, 255, 255, 255])
    #expect(try edge.element("navigationBar").text("level") == "bar")
    #expect(try edge.element("navigationBar").text("slot") == "scrollEdgeAppearance")
    #expect(try scene(scrolledBy: 100, two).pixel(10, 100) == [0, 0, 255, 255])
  }

  /// A preset after a colour wipes the colour, and nothing but background and shadow.
  @Test(
    arguments: [
      (["a.backgroundColor = #FFFF00", "a.configureWithDefaultBackground()"], "#000000@0", "10"),
      (["a.configureWithDefaultBackground()", "a.backgroundColor = #FFFF00"], "#FFFF00", "10"),
      (["a.configureWithTransparentBackground()"], "#000000@0", nil),
      (["a.configureWithOpaqueBackground()"], "#FFFFFF", nil),
    ] as [([String], String, String?)])
  func bc071PresetsResetBackgroundAndShadow(
    steps: [String], color: String, sigma: String?
  ) throws {
    let all =
      ["a = UITabBarAppearance()"] + steps + ["bar.standardAppearance = a"]
    let list = all.map { "\"\($0)\"" }.joined(separator: ", ")
    let scene = try scene(
      scrolledBy: 0, #"{ "type": "tabBar", "items": [], "customizations": [\#(list)] }"#)
    let background = try scene.element("tabBar.background")
    #expect(background.text("backgroundColor") == color)
    #expect(background.text("blurSigma") == sigma)
    let isTransparent = steps[0].contains("Transparent")
    #expect((background.text("shadow") == "none") == isTransparent)
  }

  /// A legacy colour loses against an object, and nothing is black that nobody asked for.
  @Test func bc072LegacyTintLosesAgainstAnObjectInBothStates() throws {
    let object = ##"{ "backgroundColor": "#00FF00" }"##
    let bar = { (slots: String) in
      #"{ "type": "tabBar", "barTintColor": "red", \#(slots) "items": [{ "title": "One" }] }"#
    }
    let both = bar(#""standardAppearance": \#(object), "scrollEdgeAppearance": \#(object),"#)
    for height in [10, 1_000] {
      let scene = try Scene(
        """
        { \(Self.screen), "content": { "contentSize": { "height": \(height) } }, "bars": [\(both)] }
        """)
      #expect(scene.pixel(5, 470) == [0, 255, 0, 255])
      for y in 0..<480 { #expect(scene.pixel(2, y) != [0, 0, 0, 255]) }
    }
    let legacy = try scene(scrolledBy: 0, bar(""))
    #expect(legacy.pixel(5, 470) == [255, 0, 0, 255])
    #expect(try legacy.element("tabBar").text("legacy") == "true")
  }

  /// The selected item's object colours every tab while it is selected.
  @Test func bc074SelectedItemsObjectColoursAllTabs() throws {
    func scene(selected: Int) throws -> Scene {
      try self.scene(
        scrolledBy: 0,
        ##"""
        { "type": "tabBar", "selectedItem": \##(selected),
          "standardAppearance": { "backgroundColor": "#101010" },
          "items": [
            { "title": "One", "standardAppearance": { "copy": "bar.standardAppearance",
              "stackedLayoutAppearance": {
                "normal": { "titleTextAttributes": { "foregroundColor": "#FF0000" } },
                "selected": { "titleTextAttributes": { "foregroundColor": "#00FF00" } } } } },
            { "title": "Two" }] }
        """##)
    }
    let first = try scene(selected: 0)
    #expect(try first.element("tabBar.items[0]").text("textColor") == "#00FF00")
    #expect(try first.element("tabBar.items[1]").text("textColor") == "#FF0000")
    let second = try scene(selected: 1)
    #expect(try second.element("tabBar.items[1]").text("textColor") == "#007AFF")
    #expect(try second.element("tabBar.items[0]").text("textColor") == "#999999")
    for scene in [first, second] { #expect(scene.pixel(5, 470) == [0x10, 0x10, 0x10, 255]) }
  }

  /// A hairline below a large title that could not be removed.
  @Test func bc079ShadowOfTheEdgeObjectIsItsOwn() throws {
    let bar = ##"""
      { "type": "navigationBar", "prefersLargeTitles": true,
        "scrollEdgeAppearance": { "backgroundColor": "#FFFFFF", "shadowColor": null },
        "standardAppearance": { "configure": "opaque", "shadowColor": "#C6C6C8" },
        "navigationItem": { "title": "Large" } }
      """##
    let rest = try scene(scrolledBy: 0, bar)
    #expect(rest.pixel(300, 2 * (20 + 96)) == [255, 255, 255, 255])
    #expect(rest.pixel(300, 2 * (20 + 96) - 1) == [255, 255, 255, 255])
    let scrolled = try scene(scrolledBy: 100, bar)
    #expect(scrolled.pixel(300, 2 * (20 + 44)) == [0xC6, 0xC6, 0xC8, 255])
    #expect(scrolled.pixel(300, 2 * (20 + 44) + 1) == [255, 255, 255, 255])
  }

  /// The back button's attributes fall back to the ordinary buttons'.
  @Test func bc082BackButtonFollowsThePlainButtonUntilItIsSet() throws {
    func colors(_ back: String) throws -> [String?] {
      let scene = try scene(
        scrolledBy: 50,
        ##"""
        { "type": "navigationBar", "standardAppearance": {
            "buttonAppearance": { "normal": { "titleTextAttributes": { "foregroundColor": "#FF8800" } } }\##(back) },
          "items": [{ "title": "Inbox" }, { "rightBarButtonItem": { "title": "Edit" } }] }
        """##)
      return try ["backButton", "rightBarButtonItems[0]"].map {
        try scene.element("navigationBar.\($0)").text("textColor")
      }
    }
    #expect(try colors("") == ["#FF8800", "#FF8800"])
    let own =
      ##", "backButtonAppearance": { "normal": { "titleTextAttributes": { "foregroundColor": "#0088FF" } } }"##
    #expect(try colors(own) == ["#0088FF", "#FF8800"])
  }

  /// Two ways to set the title font of an app bar.
  @Test(arguments: [
    (#""titleFont": { "size": 16 }, "titleTextAttributes": { "font": { "size": 28 } }"#, 28),
    (#""titleFont": { "size": 16 }"#, 20),
    (#""titleFont": { "size": 16 }, "allowAnyTitleFontSize": true"#, 16),
    (#""titleTextAttributes": { "font": { "size": 28 } }"#, 28),
  ])
  func bc083AttributesWinOverTheTitleFont(properties: String, size: Int) throws {
    let allows = properties.contains("allowAny") ? "" : #""allowAnyTitleFontSize": false, "#
    let scene = try Scene(
      """
      { \(Self.screen), "bars": [{ "type": "appBar", "navigationBar": { \(allows)\(properties) },
          "navigationItem": { "title": "Ag" } }] }
      """)
    let font = try scene.element("appBar.title").text("titleFont")
    #expect(font?.hasSuffix(" \(size)\"") == true || font?.hasSuffix(" \(size)") == true)
  }

  /// A title colour does not recolour the icon.
  @Test func bc084IconAndTitleHaveColoursOfTheirOwn() throws {
    let scene = try scene(
      scrolledBy: 0,
      ##"""
      { "type": "tabBar", "tintColor": "#00AA00", "standardAppearance": { "configure": "opaque",
          "stackedLayoutAppearance": { "selected": { "titleTextAttributes": { "foregroundColor": "#FF0000" } } } },
        "items": [{ "title": "One", "image": "favorite" }] }
      """##)
    let tab = try scene.element("tabBar.items[0]")
    #expect(tab.text("tintColor") == "#00AA00")
    #expect(tab.text("textColor") == "#FF0000")
    #expect(!scene.inkColumns(in: 382..<445) { $0 == [0, 0xAA, 0, 255] }.isEmpty)
    #expect(!scene.inkColumns(in: 450..<480) { $0[0] > 200 && $0[1] < 60 }.isEmpty)
  }

  /// Badges take the colour of their item's state.
  @Test(arguments: ["stacked", "inline"])
  func bc085BadgeColourFollowsTheState(layout: String) throws {
    let device =
      layout == "stacked"
      ? Self.screen : #""device": "iPhone 13 Pro Max", "orientation": "landscape", "scale": 1"#
    let states =
      ##"{ "normal": { "badgeBackgroundColor": "#00FFFF" }, "selected": { "badgeBackgroundColor": "#00FF00" } }"##
    let scene = try Scene(
      """
      { \(device), "content": {}, "bars": [{ "type": "tabBar",
          "standardAppearance": { "\(layout)LayoutAppearance": \(states) },
          "items": [{ "title": "One", "badgeValue": "1" }, { "title": "Two", "badgeValue": "2" }] }] }
      """)
    #expect(try scene.element("tabBar.items[0]").text("layout") == layout)
    #expect(try scene.element("tabBar.items[0].badge").text("backgroundColor") == "#00FF00")
    #expect(try scene.element("tabBar.items[1].badge").text("backgroundColor") == "#00FFFF")
  }

  /// The two groups of an app bar have tints of their own.
  @Test(arguments: ["leftToRight", "rightToLeft"])
  func bc087LeadingGroupHasItsOwnTint(direction: String) throws {
    let scene = try Scene(
      """
      { \(Self.screen), "traits": { "layoutDirection": "\(direction)" },
        "bars": [{ "type": "appBar", "theme": "none",
          "navigationBar": { "tintColor": "#000000", "leadingBarItemsTintColor": "#FF0000" },
          "navigationItem": { "leftBarButtonItem": { "image": "menu" },
                              "rightBarButtonItem": { "image": "search" } } }] }
      """)
    let leading = try scene.element("appBar.leftBarButtonItems[0]")
    let trailing = try scene.element("appBar.rightBarButtonItems[0]")
    #expect(leading.text("tintColor") == "#FF0000")
    #expect(trailing.text("tintColor") == "#000000")
    #expect((leading.frame.minX < trailing.frame.minX) == (direction == "leftToRight"))
  }

  /// Defaults that change a font count before anything is measured.
  @Test func bc088ButtonIsAsWideAsItsTextInTheFontOfTheObject() throws {
    func width(_ size: Int) throws -> Double {
      let scene = try scene(
        scrolledBy: 50,
        ##"""
        { "type": "navigationBar", "standardAppearance": { "buttonAppearance": {
            "normal": { "titleTextAttributes": { "font": { "size": \##(size) } } } } },
          "navigationItem": { "rightBarButtonItem": { "title": "Done" } } }
        """##)
      let button = try scene.element("navigationBar.rightBarButtonItems[0]")
      #expect(button.text("truncated") == "false")
      let advance = scene.list.items.compactMap { placed -> Double? in
        guard placed.element == button.id, case .glyphs(let run, _) = placed.item else {
          return nil
        }
        return run.glyphs.reduce(0) { $0 + $1.advance }
      }.reduce(0, +)
      #expect(button.frame.width >= advance + 8 && button.frame.width < advance + 9.5)
      return button.frame.width
    }
    #expect(try width(24) > width(17))
  }
}

extension LayoutElement {
  /// A detail as dumps spell it, without quotes.
  func text(_ name: String) -> String? {
    details.first { $0.name == name }.map { detail in
      "\(detail.value)".filter { $0 != "\"" }
    }
  }
}
