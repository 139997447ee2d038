import BarrenderKit
import Foundation
import Testing

/// A spec in the old words and what `migrate` makes of it draw the same.
@Suite struct MigratedPicturesTests {
  /// Of the fixtures, those in the words of MDCAppBar or MDCTabBar.
  private static let fixtures: [String] = {
    let folders = ["Cases", "Advice", "Invalid"].map(fixtureFolder)
    return folders.flatMap { folder in
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }.map(\.path)
    }.sorted().filter { path in
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.contains(#""MDCAppBar""#) || text.contains(#""MDCTabBar""#)
    }
  }()

  @Test func thereAreFixturesInOldWords() { #expect(Self.fixtures.count >= 4) }

  @Test(arguments: fixtures)
  func everyFixtureInOldWordsLooksAsItsMigratedSpec(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    try compare(bytes, folder: FilePath(path).folder)
  }

  private static let documents = [
    "", #""device": { "width": 375, "height": 200, "scale": 2, "safeArea": { "top": 30 } },"#,
    #""traits": { "layoutDirection": "rightToLeft" }, "device": "iPhone 13", "scale": 3,"#,
    #""os": 10, "device": "iPhone 8", "scale": 2,"#,
    #""scroll": [{ "event": "drag", "scrolledBy": 60 }],"#,
  ]
  private static let bars = [
    #""addSubviewsToParent": true"#, #""addSubviewsToParent": false"#,
    #""frame": { "x": 20, "y": 10, "width": 200 }, "addSubviewsToParent": true"#,
    #""shadowEnds": "original", "addSubviewsToParent": true"#,
    #""headerViewController": { "headerView": { "minimumHeight": 90, "elevation": 9 },"#
      + #" "showsHairline": true, "inferTopSafeAreaInsetFromViewController": true }"#,
    #""headerViewController": { "headerView": { "backgroundColor": "red" },"#
      + #" "topLayoutGuideViewController": "content", "trackingScrollView": null }"#,
    #""navigationBar": { "titleAlignment": "leading" }, "theme": "surface""#,
    #""headerStackView": { "topBar": { "type": "mdcNavigationBar", "titleTextColor": "red" },"#
      + #" "bottomBar": { "type": "view", "backgroundColor": "green", "frame": { "height": 30 } } },"#
      + #" "headerViewController": { "headerView": { "minimumHeight": 120 } }"#,
    #""headerStackView": { "bottomBar": { "type": "MDCTabBar","#
      + #" "items": [{ "title": "One" }, { "title": "Two", "badgeValue": "3" }] } },"#
      + #" "headerViewController": { "headerView": { "maximumHeight": 150, "minimumHeight": 128 } }"#,
    #""bottomBar": { "type": "MDCTabBar", "alignment": "justified", "tintColor": "red","#
      + #" "displaysUppercaseTitles": false, "items": [{ "title": "One" }] },"#
      + #" "shouldAdjustHeightBasedOnHeaderStackView": true"#,
    #""navigationBar": {}, "headerStackView": {}, "headerViewController": {}, "didMove": true"#,
  ]

  @Test(arguments: documents, bars)
  func anOldBarLooksAsItsMigratedSpec(document: String, bar: String) throws {
    try compare(
      """
      { \(document) "content": { "rows": 9, "scrolledBy": 5 }, "bars": [{ "type": "MDCAppBar",
        "navigationItem": { "title": "Inbox", "leftBarButtonItem": { "image": "menu" } }, \(bar) }] }
      """)
  }

  @Test(arguments: bars)
  func anOldBarOnAStackLooksAsItsMigratedSpec(bar: String) throws {
    let old = #"{ "type": "MDCAppBar", \#(bar) }"#
    for screen in [#""bars": [\#(old)]"#, #""children": [{ "bars": [\#(old)] }]"#] {
      try compare(
        """
        { "content": { "rows": 9 }, "navigation": { "stack": [{ "navigationItem": { "title": "A" } },
          { "navigationItem": { "title": "B" }, \(screen) }] } }
        """)
    }
  }

  /// By itself, in another bar's places and with every word that changes what is drawn.
  @Test(arguments: [
    #""alignment": "center""#, #""alignment": "leading", "barPosition": "bottom""#,
    #""selectedItemTintColor": "red", "unselectedItemTintColor": "green""#,
    #""titleTextTransform": "uppercase""#, #""itemAppearance": "titledImages""#,
    #""inkColor": "red""#, #""theme": "none", "bottomDividerColor": "red""#,
    #""selectedItem": 1, "minItemWidth": 120"#,
  ])
  func oldTabsLookAsTheirMigratedSpec(members: String) throws {
    let tabs = """
      { "type": "MDCTabBar", \(members), "items": [{ "title": "One", "image": "menu" },
        { "title": "Two", "states": ["pressed"] }] }
      """
    try compare(#"{ "bars": [\#(tabs)] }"#)
    try compare(
      #"{ "bars": [{ "type": "appBar", "navigationItem": { "titleView": \#(tabs) } }] }"#)
    try compare(
      #"{ "bars": [{ "type": "flexibleHeader", "headerView": { "subviews": [\#(tabs)] } }] }"#)
    try compare(
      #"{ "bars": [{ "type": "headerStackView", "bottomBar": \#(tabs) }] }"#)
  }

  private func compare(_ text: String) throws { try compare(Array(text.utf8), folder: nil) }

  /// What migrate takes, both draw alike; what it does not take, neither does.
  private func compare(_ bytes: [UInt8], folder: FilePath?) throws {
    let migration = SpecReader(icons: MaterialIcons()).migrate(name: "old.json", bytes: bytes)
    let renderer = try Renderer()
    let old = renderer.prepare(SpecInput(name: "old.json", bytes: bytes, folder: folder))
    guard migration.problems.allSatisfy({ $0.severity != .error }) else {
      #expect(old.hasErrors)
      return
    }
    #expect(!migration.changes.isEmpty)
    let new = renderer.prepare(
      SpecInput(name: "new.json", bytes: migration.bytes, folder: folder))
    #expect(!old.hasErrors && !new.hasErrors, "\(old.problems.map(\.message))")
    #expect(old.list != nil && old.list == new.list)
  }
}
