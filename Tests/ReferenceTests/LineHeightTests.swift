import BarDisplayList
import BarPrimitives
import Testing

/// A font's own line height is that of the label's box. As under NSParagraphStyle's minimum and maximum
/// line height the ink keeps its size and its distance from the bottom of the line.
@Suite struct LineHeightTests {
  private struct Label {
    let frame: Rect
    let baseline: Double
    let glyphs: [PositionedGlyph]
  }

  private func title(_ font: String, traits: String = "{}") throws -> Label {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 48, "scale": 2 }, "statusBar": null,
        "traits": \(traits),
        "bars": [{ "type": "tabBarView", "theme": "none", "titleFont": { "normal": \(font) },
          "items": [{ "title": "gypsy" }] }] }
      """)
    let id = "tabBarView.items[0].title"
    let run = try #require(scene.runs(of: id).first)
    return Label(
      frame: try scene.element(id).frame, baseline: run.origin.y, glyphs: run.glyphs)
  }

  @Test(arguments: [14.0, 20, 33])
  func aLineIsAsHighAsItsFontSays(height: Double) throws {
    let natural = try title(#"{ "size": 14 }"#)
    let own = try title(#"{ "size": 14, "lineHeight": \#(height) }"#)
    #expect(own.frame.height == height)
    #expect(own.glyphs == natural.glyphs)
    #expect(own.frame.width == natural.frame.width)
    let (below, naturallyBelow) = (
      own.frame.maxY - own.baseline, natural.frame.maxY - natural.baseline
    )
    // The natural line is rounded up to the next half point.
    #expect(abs(below - naturallyBelow) <= 0.5)
  }

  /// headline6 has 20 points, and 24 at extraExtraLarge (MDCFontScaler.m).
  @Test(arguments: [("large", 24.0), ("extraExtraLarge", 24.0 * 24 / 20)])
  func aLineGrowsWithItsText(category: String, height: Double) throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 120, "scale": 2 }, "statusBar": null,
        "traits": { "preferredContentSizeCategory": "\(category)" },
        "scheme": { "typography": { "defaults": "material201902" } },
        "bars": [{ "type": "appBar",
          "navigationBar": { "adjustsFontForContentSizeCategory": true,
            "titleFont": { "style": "headline6", "lineHeight": 24 },
            "allowAnyTitleFontSize": true },
          "navigationItem": { "title": "gypsy" } }] }
      """)
    #expect(try abs(scene.element("appBar.title").frame.height - height) <= 0.5)
  }

  /// UILabel clips to its bounds: nothing of the title lies on the content below the bar.
  @Test(arguments: [60.0, 130])
  func aLineHigherThanItsLabelIsClippedToIt(height: Double) throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 2 }, "content": { "rows": 3 },
        "bars": [{ "type": "appBar", "navigationItem": { "title": "gypsy" },
          "navigationBar": { "titleFont": { "size": 20, "lineHeight": \(height) } } }] }
      """)
    let label = try scene.element("appBar.title").frame
    #expect(label.height == 56)
    let items = scene.list.items.filter { $0.element.path == "appBar.title" }.map(\.item)
    #expect(items.first == .pushClip(RoundedRect(label)) && items.last == .popClip)
  }

  /// The row of UIKit's bar is 44 points high: nothing of its title crosses the hairline.
  @Test func aLineHigherThanTheRowOfASystemBarIsClippedToIt() throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 2 }, "content": { "rows": 3 },
        "bars": [{ "type": "navigationBar", "navigationItem": { "title": "gypsy" },
          "titleTextAttributes": { "font": { "lineHeight": 60 } } }] }
      """)
    let label = try scene.element("navigationBar.title").frame
    let bar = try scene.element("navigationBar").frame
    #expect(label.height == 44 && label.maxY == bar.maxY)
    let items = scene.list.items.filter { $0.element.path == "navigationBar.title" }.map(\.item)
    #expect(items.first == .pushClip(RoundedRect(label)) && items.last == .popClip)
  }

  /// A large title is bottom-aligned in its row, which grows with its line; the line's extra height is
  /// above the ink.
  @Test func aLargeTitleKeepsItsDistanceFromTheEndOfTheBar() throws {
    func distance(_ attributes: String) throws -> Double {
      let scene = try Scene(
        """
        { "device": { "width": 375, "height": 300, "scale": 2 }, "content": { "rows": 3 },
          "bars": [{ "type": "navigationBar", "prefersLargeTitles": true,
            \(attributes) "navigationItem": { "title": "gypsy" } }] }
        """)
      let run = try #require(scene.runs(of: "navigationBar.largeTitle").first)
      return try scene.element("navigationBar").frame.maxY - run.origin.y
    }
    let natural = try distance("")
    for height in [41, 60, 120] {
      let own = try distance(
        #""largeTitleTextAttributes": { "font": { "lineHeight": \#(height) } },"#)
      #expect(abs(own - natural) <= 0.5)
    }
  }
}
