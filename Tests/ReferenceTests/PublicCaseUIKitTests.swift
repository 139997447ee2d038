import BarrenderKit
import Testing

/// Public reports about the layout and texts of UIKit's bars; the names are theirs.
@Suite struct PublicCaseUIKitTests {
  private static let bare = #""statusBar": null, "os": 13"#

  private func navigationBar(
    _ item: String, width: Double = 375, traits: String = "{}", attributes: String = "{}"
  ) throws -> Scene {
    try Scene(
      """
      { "device": { "width": \(width), "height": 44, "scale": 2 }, \(Self.bare),
        "traits": \(traits), "content": { "scrolledBy": 20 },
        "bars": [{ "type": "navigationBar", "standardAppearance": { "configure": "opaque",
          "titleTextAttributes": \(attributes) }, \(item) }] }
      """)
  }

  private func toolbar(_ items: String) throws -> Scene {
    try Scene(
      """
      { "device": { "width": 375, "height": 44, "scale": 2 }, \(Self.bare),
        "bars": [{ "type": "toolbar", "items": [\(items)] }] }
      """)
  }

  /// Buttons beside a long title keep their width and stay on the canvas.
  @Test func bc009ButtonsNeverShrinkForTheTitle() throws {
    let scene = try navigationBar(
      #""navigationItem": { "title": "Benachrichtigungseinstellungen verwalten und anpassen", "rightBarButtonItems": [{ "title": "Fertig" }, { "image": "search" }] }"#
    )
    let buttons = try (0..<2).map { try scene.element("navigationBar.rightBarButtonItems[\($0)]") }
    for button in buttons { #expect(button.frame.maxX <= 375) }
    let title = try scene.element("navigationBar.title")
    #expect(title.text("truncated") == "true")
    #expect(title.frame.maxX <= buttons[1].frame.minX)
  }

  /// A fixed space adds its width to the distance of its neighbours.
  @Test func bc012FixedSpaceAddsItsWidth() throws {
    func distance(_ space: String) throws -> Double {
      let scene = try toolbar(#"{ "image": "star" }, \#(space){ "image": "search" }"#)
      let last = space.isEmpty ? 1 : 2
      return try scene.element("toolbar.items[\(last)]").frame.minX
        - scene.element("toolbar.items[0]").frame.maxX
    }
    let with = try distance(#"{ "systemItem": "fixedSpace", "width": 20 }, "#)
    #expect(abs(with - (try distance("")) - 20) < 0.001)
  }

  /// The same item three times is drawn three times.
  @Test func bc014RepeatedItemsAreAllDrawn() throws {
    let flexible = #"{ "systemItem": "flexibleSpace" }"#
    let icon = #"{ "image": "star" }"#
    let scene = try toolbar([icon, flexible, icon, flexible, icon].joined(separator: ", "))
    let frames = try [0, 2, 4].map { try scene.element("toolbar.items[\($0)]").frame }
    #expect(abs(frames[0].minX - (375 - frames[2].maxX)) < 0.001)
    #expect(abs(frames[1].midX - 187.5) <= 0.5)
    let icons = scene.list.items.filter { if case .icon = $0.item { true } else { false } }
    #expect(icons.count == 3)
  }

  /// Fonts of any metrics stand in the middle of the row by their line box.
  @Test(arguments: ["system", "Roboto", "Noto Sans Arabic"])
  func bc015LineBoxIsCentredWhateverTheFont(family: String) throws {
    let text = family == "Noto Sans Arabic" ? "سلام" : "Gpqy"
    let scene = try navigationBar(
      #""navigationItem": { "title": "\#(text)" }"#,
      attributes: #"{ "font": { "family": "\#(family)", "size": 20 } }"#)
    let title = try scene.element("navigationBar.title")
    #expect(abs(title.frame.midY - 22) <= 0.5)
    let ink = (0..<scene.picture.height).filter { y in
      (0..<scene.picture.width).contains { scene.pixel($0, y)[0] < 100 }
    }
    #expect(try #require(ink.first) > 0)
    #expect(try #require(ink.last) < scene.picture.height - 1)
  }

  /// Inline tabs with another title colour have the same frames.
  @Test func bc077TitleColourDoesNotMoveTheTitle() throws {
    func scene(_ look: String) throws -> Scene {
      try Scene(
        """
        { "device": { "width": 812, "height": 414, "scale": 2 }, \(Self.bare), "content": {},
          "bars": [{ "type": "tabBar", \(look) "items": [{ "title": "Discover", "image": "search" }, { "title": "Me" }] }] }
        """)
    }
    let plain = try scene("")
    let red = try scene(
      ##""standardAppearance": { "inlineLayoutAppearance": { "selected": { "titleTextAttributes": { "foregroundColor": "#FF0000" } } } },"##
    )
    let titles = try [plain, red].map { try $0.element("tabBar.items[0]") }
    #expect(titles[0].text("layout") == "inline")
    #expect(titles[0].text("baseline") == titles[1].text("baseline"))
    #expect(titles.allSatisfy { $0.text("truncated") == "false" && $0.text("text") == "Discover" })
    func glyphs(_ scene: Scene) -> [GlyphRun] {
      scene.list.items.compactMap { if case .glyphs(let run, _) = $0.item { run } else { nil } }
    }
    #expect(glyphs(plain) == glyphs(red))
  }

  /// A long back title gives way to the general word.
  @Test func bc089LongBackTitleBecomesTheGeneralWord() throws {
    let long = try navigationBar(
      #""items": [{ "title": "All of my saved and archived conversations" }, { "title": "Settings" }]"#
    )
    #expect(try long.element("navigationBar.backButton").text("text") == "Back")
    let title = try long.element("navigationBar.title")
    #expect(title.text("text") == "Settings" && abs(title.frame.midX - 187.5) <= 0.5)
    let paths = long.list.items.filter { if case .path = $0.item { true } else { false } }
    #expect(paths.contains { $0.element.path == "navigationBar.backButton" })
    let home = try navigationBar(#""items": [{ "title": "Home" }, { "title": "Settings" }]"#)
    #expect(try home.element("navigationBar.backButton").text("text") == "Home")
  }

  /// As the title grows the back label is whole, general, then gone; never cut.
  @Test func bc090BackLabelIsNeverCut() throws {
    var labels: [String] = []
    for letters in 8..<34 {
      let title = String(repeating: "n", count: letters)
      let scene = try navigationBar(
        #""items": [{ "title": "Overview" }, { "title": "\#(title)" }]"#)
      let label = try #require(try scene.element("navigationBar.backButton").text("text"))
      if labels.last != label { labels.append(label) }
    }
    #expect(labels == ["Overview", "Back", ""])
  }

  /// The label shortens first; the title is cut only when even the chevron leaves too little.
  @Test func bc091TitleIsCutLast() throws {
    let scene = try navigationBar(
      #""items": [{ "title": "Conversation with the whole team" }, { "title": "Quarterly planning" }]"#,
      width: 320)
    let label = try scene.element("navigationBar.backButton").text("text")
    #expect(label == "Back" || label == "")
    #expect(try scene.element("navigationBar.title").text("truncated") == "false")
  }

  /// The large title's row is its own: the buttons above do not limit it.
  @Test func bc094LargeTitleMayRunBelowTheButtons() throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 2 }, "statusBar": null,
        "bars": [{ "type": "navigationBar", "prefersLargeTitles": true,
          "scrollEdgeAppearance": { "largeTitleTextAttributes": { "font": { "size": 20 } } },
          "navigationItem": { "title": "A fairly long expanded heading", "rightBarButtonItems": [
            { "image": "star" }, { "image": "search" }, { "image": "favorite" }] } }] }
      """)
    let title = try scene.element("navigationBar.largeTitle")
    let group = try scene.element("navigationBar.rightBarButtonItems[2]").frame
    #expect(title.frame.maxX > group.minX && title.frame.maxX <= 375 - 16)
    #expect(title.text("truncated") == "false")
  }

  /// A Persian word keeps its dots and its joins.
  @Test func bc106PersianButtonIsJoinedAndWhole() throws {
    let scene = try navigationBar(
      #""navigationItem": { "rightBarButtonItem": { "title": "ویرایش" } }"#)
    let button = try scene.element("navigationBar.rightBarButtonItems[0]")
    #expect(button.text("truncated") == "false")
    let runs = scene.list.items.compactMap { placed -> GlyphRun? in
      if case .glyphs(let run, _) = placed.item { run } else { nil }
    }
    #expect(!runs.isEmpty && runs.allSatisfy(\.isRightToLeft))
    let ink = (0..<scene.picture.height).filter { y in
      (0..<scene.picture.width).contains { scene.pixel($0, y)[0] < 128 }
    }
    #expect(try #require(ink.first) > 8 && (try #require(ink.last)) < 80)
  }

  /// What is dropped of a right-to-left title is its logical end.
  @Test func bc117CutTitleLosesItsLogicalEnd() throws {
    let text = "هذه جملة عربية طويلة فيها Brand اسم تجاري"
    let scene = try navigationBar(
      #""navigationItem": { "title": "\#(text)" }"#, width: 220,
      traits: #"{ "layoutDirection": "rightToLeft" }"#)
    let shown = try #require(try scene.element("navigationBar.title").text("text"))
    #expect(shown.hasSuffix("…") && text.hasPrefix(String(shown.dropLast()).trimmed))
  }

  /// UIKit's bars do not follow the text size.
  @Test func bc129BarsDoNotFollowTheTextSize() throws {
    func scene(_ category: String) throws -> Scene {
      try navigationBar(
        #""navigationItem": { "title": "Title", "rightBarButtonItem": { "title": "Close" } }"#,
        traits: #"{ "preferredContentSizeCategory": "\#(category)" }"#)
    }
    let large = try scene("large")
    #expect(try scene("extraExtraExtraLarge").png == large.png)
    #expect(try large.element("navigationBar.title").text("font")?.hasSuffix("17") == true)
  }

  /// flutter/flutter#170998: labels wrapped and came apart when the text size was doubled. Bars do not
  /// follow the text size; in a font twice as large labels are cut, on one line and one baseline.
  @Test(arguments: [
    (#""traits": { "preferredContentSizeCategory": "accessibilityLarge" },"#, "{}"),
    ("", #"{ "font": { "size": 20 } }"#),
  ])
  func bc131LabelsShareALineAndIconsToo(traits: String, attributes: String) throws {
    let titles = ["Home", "Calendar", "Favourites", "Messages", "Profile"]
    let items = titles.map { #"{ "title": "\#($0)", "image": "star" }"# }
    let states = ["normal", "selected"].map {
      #""\#($0)": { "titleTextAttributes": \#(attributes) }"#
    }
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 568, "scale": 2 }, \(traits) "os": 14,
        "bars": [{ "type": "tabBar", "items": [\(items.joined(separator: ", "))],
          "standardAppearance": { "stackedLayoutAppearance": { \(states.joined(separator: ", ")) } }
        }] }
      """)
    let tabs = try (0..<5).map { try scene.element("tabBar.items[\($0)]") }
    let runs = (0..<5).map { scene.runs(of: "tabBar.items[\($0)]") }
    #expect(runs.allSatisfy { $0.count == 1 })
    #expect(Set(tabs.compactMap { $0.text("baseline") }).count == 1)
    let shown = tabs.compactMap { $0.text("text") }
    #expect(shown.contains { $0.hasSuffix("…") } == traits.isEmpty)
    #expect(zip(shown, titles).allSatisfy { $1.hasPrefix($0.filter { $0 != "…" }) })
    // The text's box is as wide as its glyphs, which stay inside their tab.
    for (run, tab) in zip(runs.joined(), tabs) {
      let start = run.origin.x + (run.glyphs.first?.x ?? 0)
      #expect(start >= tab.frame.minX - 0.5)
    }
    let icons = scene.list.items.compactMap { placed -> Double? in
      guard placed.element.path.hasPrefix("tabBar.items"), case .icon(_, let frame, _) = placed.item
      else { return nil }
      return frame.midY
    }
    #expect(icons.count == 5 && Set(icons).count == 1)
  }

  /// The bar's colour reaches the last row, its items keep their place above the home indicator.
  @Test func bc042TabBarFillsTheHomeIndicatorsStrip() throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 812, "scale": 1, "safeArea": { "bottom": 34 } },
        "bars": [{ "type": "tabBar", "scrollEdgeAppearance": { "backgroundColor": "#6200EE" },
          "items": [{ "title": "A" }, { "title": "B" }, { "title": "C" }, { "title": "D" }] }] }
      """)
    #expect(scene.pixel(5, scene.picture.height - 1) == [0x62, 0, 0xEE, 255])
    let bar = try scene.element("tabBar")
    #expect(bar.frame.height == 49 && bar.frame.maxY == 812 - 34)
    #expect(try scene.element("tabBar.background").frame.height == 83)
    for index in 0..<4 {
      #expect(try scene.element("tabBar.items[\(index)]").frame.maxY <= 812 - 34)
    }
  }

  /// One row of hairline between bar and content, over the bar's colour.
  @Test func bc165HairlineIsOneRowHigh() throws {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 100, "scale": 2 }, "statusBar": null,
        "content": { "backgroundColor": "#F8F8F8", "scrolledBy": 50 },
        "bars": [{ "type": "navigationBar", "standardAppearance": { "configure": "opaque",
          "backgroundColor": "#F8F8F8" } }] }
      """)
    let rows = (0..<scene.picture.height).filter { scene.pixel(100, $0)[0] < 240 }
    #expect(rows == [88])
    #expect(zip(scene.pixel(100, 88), [174, 174, 174, 255]).allSatisfy { abs($0 - $1) <= 1 })
  }

  /// Opaque colours are drawn as they are.
  @Test(arguments: [
    ##""barTintColor": "#00FF00", "isTranslucent": false"##,
    ##""isTranslucent": true, "standardAppearance": { "configure": "opaque", "backgroundColor": "#00FF00" }"##,
  ])
  func bc166OpaqueBackgroundIsExact(bar: String) throws {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 100, "scale": 2 }, \(Self.bare),
        "content": { "backgroundColor": "#FF00FF", "scrolledBy": 50 },
        "bars": [{ "type": "navigationBar", \(bar) }] }
      """)
    #expect(scene.pixel(300, 40) == [0, 255, 0, 255])
  }
}

extension String {
  /// Without spaces at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
