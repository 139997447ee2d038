import BarrenderKit
import Testing

/// What `explain` says of Material's bars at the bottom: the document's keys where they decide.
@Suite struct BottomBarExplainedTests {
  private func scene(_ bar: String, width: Int = 360, height: Int = 140) throws -> Scene {
    try Scene(
      """
      { "device": { "width": \(width), "height": \(height), "scale": 1 }, "statusBar": null,
        "content": {}, "bars": [\(bar)] }
      """)
  }

  private static let button = #"""
    { "type": "bottomAppBar", "floatingButtonPosition": "leading",
      "floatingButtonElevation": "secondary", "floatingButtonVerticalOffset": 6,
      "floatingButton": { "image": "add", "shadowColor": "#FF0000" },
      "trailingBarButtonItems": [{ "title": "A", "tintColor": "#00FF00" }] }
    """#

  @Test(arguments: [
    ("bottomAppBar.floatingButton", "position", "leading", "floatingButtonPosition"),
    ("bottomAppBar.floatingButton", "elevation", "4 pt", "floatingButtonElevation"),
    ("bottomAppBar.floatingButton", "verticalOffset", "6 pt", "floatingButtonVerticalOffset"),
    ("bottomAppBar.floatingButton", "shadowColor", "#FF0000", "shadowColor"),
    ("bottomAppBar.trailingBarButtonItems[0]", "titleColor", "#00FF00", "tintColor"),
  ])
  func keyOfABottomAppBarIsNamed(element: String, name: String, value: String, key: String) throws {
    let told = try row(element, name, scene(Self.button))
    #expect(told.value == value && told.level == "document" && told.path?.lastKey == key, "\(told)")
    #expect(told.origin == key)
  }

  @Test func silentDocumentLeavesItToTheLayout() throws {
    let scene = try scene(#"{ "type": "bottomAppBar" }"#)
    for name in ["position", "elevation", "verticalOffset"] {
      let told = try row("bottomAppBar.floatingButton", name, scene)
      #expect(told.level == "layout" && told.path == nil, "\(told)")
    }
  }

  @Test func hiddenButtonIsTheDocuments() throws {
    let scene = try scene(#"{ "type": "bottomAppBar", "floatingButtonHidden": true }"#)
    let told = try row("bottomAppBar", "cut", scene)
    #expect(told.value == "none" && told.path?.lastKey == "floatingButtonHidden")
  }

  @Test func clearBarHasNoShadow() throws {
    let scene = try scene(#"{ "type": "bottomAppBar", "barTintColor": "clear" }"#)
    let told = try row("bottomAppBar", "shadow", scene)
    #expect(told.value == "none" && told.path?.lastKey == "barTintColor")
    #expect(
      try row("bottomAppBar", "shadow", self.scene(#"{ "type": "bottomAppBar" }"#)).value
        == "opacity 0.4, radius 4, offset 2")
  }

  @Test(arguments: [
    (#""barHeight": 64"#, "64 pt", "barHeight"),
    (#""barHeight": 80, "itemBadgeHorizontalOffset": 4"#, "80 pt", "barHeight"),
    (#""itemBadgeHorizontalOffset": 4"#, "0 pt", "itemBadgeHorizontalOffset"),
    (
      #""itemBadgeHorizontalOffset": 4, "titleVisibility": "never", "barHeightWithoutTitles": 40"#,
      "40 pt", "barHeightWithoutTitles"
    ),
  ])
  func heightOfABottomNavigationNamesItsKey(keys: String, value: String, key: String) throws {
    let scene = try scene(
      "{ \"type\": \"bottomNavigationBar\", \(keys), \"items\": [{ \"title\": \"A\" }] }")
    let told = try row("bottomNavigationBar", "barHeight", scene)
    #expect(told.value == value && told.path?.lastKey == key && told.level == "document", "\(told)")
  }

  private static let pill = #"""
    { "type": "bottomNavigationBar", "titleVisibility": "always", "showsSelectionIndicator": true,
      "selectedItem": 0, "items": [{ "title": "Home", "image": "home",
        "titlePositionAdjustment": { "y": 4 } }] }
    """#

  /// A lower screen is cut out of one in portrait, whose height is regular.
  @Test(arguments: [(568, 320, true), (667, 375, true), (667, 200, false), (375, 667, false)])
  func titleThatCompactHeightHidesIsNotDescribed(width: Int, height: Int, hides: Bool) throws {
    let scene = try scene(Self.pill, width: width, height: height)
    let told = try row("bottomNavigationBar", "titles", scene)
    #expect((told.value == "hidden") == hides)
    let titles = scene.explanation.properties.filter {
      $0.element.path == "bottomNavigationBar.items[0].title"
    }
    #expect(titles.isEmpty == hides)
    #expect(scene.runs(of: "bottomNavigationBar.items[0].title").isEmpty == hides)
    if hides {
      #expect(told.path?.lastKey == "showsSelectionIndicator")
    } else {
      let moved = titles.first { $0.name == "titlePositionAdjustment" }
      #expect(moved?.value == "0 right, 4 down")
    }
  }

  /// UIKit's bars and Material's have one compact height.
  @Test(arguments: [
    (667, 375, 32.0), (667, 320, 32), (667, 319, 44), (667, 200, 44), (896, 414, 44),
  ])
  func lowNavigationBarsStandOnPhonesInLandscape(width: Int, height: Int, bar: Double) throws {
    let scene = try scene(
      #"{ "type": "navigationBar", "navigationItem": { "title": "A" } }"#, width: width,
      height: height)
    #expect(try scene.element("navigationBar").frame.height == bar)
  }
}
