import BarrenderKit
import Testing

/// What the README's table of decisions says of UIKit's bars, and its choices.
@Suite struct UIKitChoiceTests {
  private func scene(_ bar: String, os: Int = 17, device: String, traits: String = "") throws
    -> Scene
  {
    try Scene(
      """
      { "device": \(device), "os": \(os), "traits": { \(traits) }, "statusBar": null,
        "content": { "backgroundColor": "white", "scrolledBy": 0 }, "bars": [\(bar)] }
      """)
  }

  /// Whether anything is painted for the element.
  private func shows(_ id: String, _ scene: Scene) -> Bool {
    scene.list.items.contains { $0.element.path == id }
  }

  private static let phone = #"{ "width": 375, "height": 200, "scale": 2 }"#
  private static let tablet =
    #"{ "width": 820, "height": 1180, "scale": 1, "safeArea": { "top": 24, "bottom": 20 } }"#
  private static let tabs = #""items": [{ "title": "One" }, { "title": "Two" }]"#

  /// LeoNatan/LNPopupController#381: beside the gaps, or in their place, as the document chooses.
  @Test(arguments: [(true, 8.0), (false, 0)])
  func fixedSpaceKeepsTheGapOrTakesItsPlace(keeps: Bool, gap: Double) throws {
    let scene = try scene(
      #"""
      { "type": "toolbar", "fixedSpaceKeepsGap": \#(keeps), "items": [{ "image": "star" },
        { "systemItem": "fixedSpace", "width": 20 }, { "image": "search" }] }
      """#, device: Self.phone)
    let distance =
      try scene.element("toolbar.items[2]").frame.minX
      - scene.element("toolbar.items[0]").frame.maxX
    #expect(abs(distance - 20 - gap) < 0.001)
  }

  /// At the top from iOS 18 on, where a controller manages the bar and the width is regular.
  @Test(arguments: [
    (18, true, 820.0, "top"), (17, true, 820, "inline"), (18, false, 820, "inline"),
    (18, true, 400, "stacked"),
  ])
  func tabletsHaveTheirTabsAtTheTop(os: Int, managed: Bool, width: Double, style: String) throws {
    let scene = try scene(
      #"""
      { "type": "tabBar", "managed": \#(managed), "frame": { "width": \#(width) }, \#(Self.tabs) }
      """#, os: os, device: Self.tablet)
    #expect(try scene.element("tabBar.items[0]").text("layout") == style)
    let bar = try scene.element("tabBar").frame
    #expect(style == "top" ? bar.minY == 24 : bar.maxY == 1160)
    guard style == "top" else { return }
    let capsule = try scene.element("tabBar.background").frame
    #expect(abs(capsule.midX - 410) <= 0.5)
    for index in 0..<2 {
      let tab = try scene.element("tabBar.items[\(index)]").frame
      #expect(capsule.minX <= tab.minX && tab.maxX <= capsule.maxX && tab.minY > capsule.minY)
    }
  }

  /// Tabs of any number and length stay in the capsule, and the capsule on the screen.
  @Test func crowdedTopTabsBecomeNarrower() throws {
    let items = (0..<8).map { #"{ "title": "A rather long title \#($0)" }"# }
      .joined(separator: ",")
    let scene = try scene(
      #"{ "type": "tabBar", "items": [\#(items)] }"#, os: 18, device: Self.tablet)
    let capsule = try scene.element("tabBar.background").frame
    #expect(capsule.minX >= 0 && capsule.maxX <= 820)
    let frames = try (0..<8).map { try scene.element("tabBar.items[\($0)]").frame }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1 })
    #expect(try #require(frames.last).maxX <= capsule.maxX)
  }

  /// Darker than it is set in the light style, lighter in the dark one; the selected tab as it is.
  @Test func vibrancyChangesColoursOfTabsThatAreNotSelected() throws {
    func colors(_ vibrancy: Bool, _ style: String) throws -> [String] {
      let scene = try scene(
        ##"""
        { "type": "tabBar", "vibrancy": \##(vibrancy), \##(Self.tabs),
          "standardAppearance": { "stackedLayoutAppearance": {
            "normal": { "titleTextAttributes": { "foregroundColor": "#808080" } },
            "selected": { "titleTextAttributes": { "foregroundColor": "#808080" } } } } }
        """##, device: Self.phone, traits: #""userInterfaceStyle": "\#(style)""#)
      return try (0..<2).map {
        try #require(scene.element("tabBar.items[\($0)]").text("textColor"))
      }
    }
    #expect(try colors(false, "light") == ["#808080", "#808080"])
    // 128 + 247 - 255 = 120, 128 + 248 - 255 = 121: the material's tint is #F7F7F8.
    #expect(try colors(true, "light") == ["#808080", "#787879"])
    // 128 + 22: the dark tint is #161616.
    #expect(try colors(true, "dark") == ["#808080", "#969696"])
  }

  /// Every language's words are there, and the embedded fonts write them.
  @Test(arguments: [
    ("en", "Back", "Search"), ("de-AT", "Zurück", "Suchen"), ("fr", "Retour", "Rechercher"),
    ("pl", "Wróć", "Szukaj"), ("tr", "Geri", "Ara"), ("no", "Tilbake", "Søk"),
    ("hu", "Vissza", "Keresés"), ("cs", "Zpět", "Hledat"), ("ca", "Enrere", "Cerca"),
    ("ro", "Înapoi", "Caută"), ("hr", "Natrag", "Pretraži"), ("ja", "Back", "Search"),
    ("", "Back", "Search"),
  ])
  func systemsWordsFollowTheLocale(locale: String, back: String, search: String) throws {
    let items = ["done", "cancel", "edit", "save", "undo", "redo"].map {
      #"{ "systemItem": "\#($0)" }"#
    }.joined(separator: ",")
    let traits = locale.isEmpty ? "" : #""locale": "\#(locale)""#
    let scene = try scene(
      #"""
      { "type": "navigationBar", "items": [{}, { "searchBar": {} }] },
      { "type": "toolbar", "items": [\#(items)] }
      """#, device: Self.phone, traits: traits)
    #expect(try scene.element("navigationBar.backButton").text("text") == back)
    #expect(try scene.element("navigationBar.searchBar").text("text") == search)
    for index in 0..<6 {
      #expect(try scene.element("toolbar.items[\(index)]").text("text")?.isEmpty == false)
    }
  }

  /// At the five accessibility sizes only, with its own image before the item's.
  @Test(arguments: [("accessibilityMedium", true), ("extraExtraExtraLarge", false)])
  func longPressShowsTheViewerAtAccessibilitySizes(size: String, isThere: Bool) throws {
    let scene = try scene(
      #"""
      { "type": "tabBar", "items": [{ "title": "One" },
        { "title": "Two", "image": "star", "longPressed": true,
          "largeContentSizeImage": "favorite" }] }
      """#, device: Self.phone, traits: #""preferredContentSizeCategory": "\#(size)""#)
    #expect(shows("tabBar.largeContentViewer", scene) == isThere)
    guard isThere else { return }
    let shown = try scene.element("tabBar.largeContentViewer")
    #expect(shown.text("item") == "tabBar.items[1]" && shown.text("text") == "Two")
    #expect(abs(shown.frame.midX - 187.5) <= 0.5 && abs(shown.frame.midY - 100) <= 0.5)
    let icons = scene.list.items.compactMap { placed -> String? in
      guard placed.element.path == "tabBar.largeContentViewer",
        case .icon(let icon, _, _) = placed.item
      else { return nil }
      return icon.name
    }
    #expect(icons == ["favorite"])
    // The bar itself does not grow.
    #expect(try scene.element("tabBar").frame.height == 49)
  }

  /// A title view takes what room there is, keeps to the middle and shows beside a large title too.
  @Test func titleViewStandsForTheTitle() throws {
    let scene = try scene(
      #"""
      { "type": "navigationBar", "prefersLargeTitles": true, "navigationItem": { "title": "Inbox",
        "titleView": { "type": "view", "backgroundColor": "red",
          "frame": { "width": 80, "height": 60 } } } }
      """#, device: Self.phone)
    let view = try scene.element("navigationBar.titleView").frame
    #expect(view.midX == 187.5 && view.width == 80)
    // No higher than the row.
    #expect(view.height == 44 && view.minY == 0)
    #expect(!shows("navigationBar.title", scene))
    #expect(try scene.element("navigationBar.largeTitle").text("text") == "Inbox")
  }
}
