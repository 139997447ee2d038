import BarTestSupport
import BarrenderKit
import Testing

/// The picture of right-to-left tabs is the mirror image of the one of left-to-right tabs, pixel by
/// pixel, where what they show is its own mirror image: images of an odd number of pixels, dots,
/// indicators, ripples.
@Suite struct TabMirrorTests {
  private static let scales = [1, 1.5, 2, 3]
  private static let styles = [
    "fixed", "scrollable", "fixedClusteredCentered", "fixedClusteredLeading",
    "fixedClusteredTrailing", "scrollableCentered", "nonFixedClusteredCentered",
  ]
  private static let alignments = [
    "leading", "justified", "center", "centerSelected", "bestEffortJustified",
  ]

  private static func image(_ scale: Double) -> String {
    #"{ "file": "pictures/lattice-23@2x.png", "scale": \#(scale) }"#
  }

  /// Images of 23, 11.5 and 7.67 points, one with a dot and one under a finger.
  private static var items: String {
    """
    [{ "image": \(image(1)) }, { "image": \(image(2)), "badgeValue": "" },
     { "image": \(image(3)), "states": [{ "pressed": 0.3 }] }, { "image": \(image(2)) }]
    """
  }

  @Test(arguments: scales, styles)
  func tabsAreMirrored(scale: Double, style: String) throws {
    for width in [375, 301, 330.5] {
      try expectMirrored(
        """
        "type": "tabBarView", "theme": "surface", "selectedItem": 1, "minItemWidth": 61,
        "preferredLayoutStyle": "\(style)", "selectionIndicatorTemplate": "pill",
        "contentPadding": { "\(style)": { "left": 7, "right": 2 } }, "items": \(Self.items)
        """, width: width, scale: scale)
    }
  }

  @Test(arguments: scales, alignments)
  func legacyTabsAreMirrored(scale: Double, alignment: String) throws {
    for width in [375, 301, 130.5] {
      try expectMirrored(
        """
        "type": "legacyTabBar", "theme": "surface", "selectedItem": 1,
        "itemAppearance": "images", "alignment": "\(alignment)",
        "bottomDividerColor": "#CCCCCC", "items": \(Self.items)
        """, width: width, scale: scale)
    }
  }

  /// Titles would read the other way, and are left out.
  @Test(
    arguments: scales, [#""alignment": "justified""#, #""alignment": "centered""#, pill])
  func bottomNavigationIsMirrored(scale: Double, bar: String) throws {
    for width in [375, 301, 330.5] {
      try expectMirrored(
        """
        "type": "bottomNavigationBar", "theme": "surface", "selectedItem": 1, \(bar),
        "items": \(Self.items)
        """, width: width, scale: scale)
    }
  }

  private static let pill =
    #""showsSelectionIndicator": true, "itemBadgeHorizontalOffset": 5, "barHeight": 72"#

  @Test(arguments: scales, ["center", "leading", "trailing"])
  func bottomAppBarIsMirrored(scale: Double, position: String) throws {
    for width in [375, 301, 330.5] {
      try expectMirrored(
        """
        "type": "bottomAppBar", "barTintColor": "#6200EE", "leadingBarItemsTintColor": "white",
        "floatingButtonPosition": "\(position)",
        "floatingButton": { "image": \(Self.image(2)) },
        "leadingBarButtonItems": [{ "image": \(Self.image(1)) }],
        "trailingBarButtonItems": [{ "image": \(Self.image(3)) }]
        """, width: width, scale: scale)
    }
  }

  private func expectMirrored(_ bar: String, width: Double, scale: Double) throws {
    func scene(_ direction: String) throws -> Scene {
      try Scene(
        """
        { "device": { "width": \(width), "height": 72, "scale": \(scale) }, "statusBar": null,
          "traits": { "layoutDirection": "\(direction)" },
          "content": { "backgroundColor": "white" },
          "bars": [{ \(bar), "frame": { "y": 0, "height": 72 } }] }
        """, folder: Repository.fixtures.appendingPathComponent("Cases/tabs").path)
    }
    let (plain, mirrored) = (try scene("leftToRight"), try scene("rightToLeft"))
    let wide = plain.picture.width
    var wrong = 0
    for y in 0..<plain.picture.height {
      for x in 0..<wide where plain.pixel(x, y) != mirrored.pixel(wide - 1 - x, y) { wrong += 1 }
    }
    #expect(wrong == 0, "\(wrong) pixels at \(scale) in \(width) points")
    #expect(wide == Int((width * scale).rounded(.up)))
  }
}
