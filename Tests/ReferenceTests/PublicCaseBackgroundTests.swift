import BarrenderKit
import Testing

/// Public reports about title views and backgrounds of UIKit's bars; the names are theirs.
@Suite struct PublicCaseBackgroundTests {
  private func title(_ item: String) throws -> Scene {
    try Scene(
      """
      { "device": { "width": 375, "height": 44, "scale": 2 }, "statusBar": null, "os": 13,
        "content": { "scrolledBy": 20 },
        "bars": [{ "type": "navigationBar", "standardAppearance": { "configure": "opaque" },
          "navigationItem": { "rightBarButtonItems": [{ "title": "Done" }], \(item) } }] }
      """)
  }

  /// A title and a label in its place end before the button, with an ellipsis.
  @Test(arguments: [
    (
      "navigationBar.titleView",
      #""titleView": { "type": "label", "text": "A rather long screen heading that cannot fit here" }"#
    ),
    (
      "navigationBar.title",
      #""title": "A rather long screen heading that cannot fit here""#
    ),
  ])
  func bc010LongTitlesEndBeforeTheButtons(id: String, item: String) throws {
    let scene = try title(item)
    let button = try scene.element("navigationBar.rightBarButtonItems[0]").frame
    let heading = try scene.element(id)
    #expect(heading.frame.maxX <= button.minX)
    #expect(heading.text("truncated") == "true")
    #expect(heading.text("text")?.contains("…") == true)
    // Black is the title's ink alone: the button is blue.
    let ink = scene.inkColumns(in: 0..<88) { $0[0] < 100 && $0[2] < 100 }
    let blue = scene.inkColumns(in: 0..<88) { $0[0] < 100 && $0[2] > 200 }
    #expect(!ink.isEmpty && !blue.isEmpty)
    #expect(try #require(ink.max()) < #require(blue.min()))
  }

  /// In landscape too the title stays below the status bar, and the background goes on behind it.
  @Test func bc046TitleStaysBelowTheStatusBar() throws {
    let scene = try Scene(
      """
      { "device": { "width": 667, "height": 200, "scale": 2, "safeArea": { "top": 20 } },
        "content": { "backgroundColor": "white", "scrolledBy": 50 },
        "bars": [{ "type": "navigationBar", "standardAppearance": { "configure": "opaque",
          "backgroundColor": "#00FF00" }, "navigationItem": { "title": "My Alerts" } }] }
      """)
    #expect(try scene.element("navigationBar.title").frame.minY >= 20)
    for y in stride(from: 0, to: 40, by: 4) { #expect(scene.pixel(400, y) == [0, 255, 0, 255]) }
  }

  /// A phone with a notch has 24 points more at the top and 34 more at the bottom.
  @Test func bc047PresetsDifferByTheirInsets() throws {
    func backgrounds(_ device: String) throws -> (top: Double, bottom: Double) {
      let scene = try Scene(
        #"""
        { "device": "\#(device)", "bars": [{ "type": "navigationBar" },
          { "type": "tabBar", "items": [] }] }
        """#)
      return (
        try scene.element("navigationBar.background").frame.height,
        try scene.element("tabBar.background").frame.height
      )
    }
    let (plain, notched) = (try backgrounds("iPhone 8"), try backgrounds("iPhone X"))
    #expect(notched.top - plain.top == 24)
    #expect(notched.bottom - plain.bottom == 34)
  }

  /// An effect that there is not is refused by its name.
  @Test func bc145UnsupportedEffectIsAnError() throws {
    let spec = """
      { "bars": [{ "type": "tabBar", "items": [],
        "standardAppearance": { "backgroundEffect": "glass" } }] }
      """
    let prepared = try Renderer().prepare(SpecInput(name: "spec", bytes: Array(spec.utf8)))
    let error = try #require(prepared.problems.first { $0.severity == .error })
    #expect(error.message.contains("glass"))
    #expect(prepared.list == nil)
  }

  /// The default material over white is light everywhere.
  @Test func bc146MaterialOverWhiteIsLight() throws {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 100, "scale": 2 }, "statusBar": null,
        "content": { "backgroundColor": "white", "scrolledBy": 50 },
        "bars": [{ "type": "navigationBar", "standardAppearance": {} }] }
      """)
    for y in stride(from: 0, to: 88, by: 4) {
      for x in stride(from: 0, to: 640, by: 16) {
        #expect(luminance(scene.pixel(x, y)) >= 0.9)
      }
    }
  }

  /// Stripes of four pixels behind the blur are one grey.
  @Test func bc147MaterialSmoothsStripes() throws {
    let stripe =
      #"{ "type": "view", "backgroundColor": "black", "frame": { "width": 2, "height": 100 } }"#
    let stripes = Array(repeating: stripe, count: 60).joined(separator: ",")
    func scene(_ bars: String) throws -> Scene {
      try Scene(
        """
        { "device": { "width": 240, "height": 100, "scale": 2 }, "statusBar": null,
          "content": { "backgroundColor": "white", "scrolledBy": 50 },
          "bars": [{ "type": "headerStackView", "frame": { "height": 100 },
            "topBar": { "type": "stackView", "spacing": 2, "arrangedSubviews": [\(stripes)] } }
            \(bars)] }
        """)
    }
    func spread(_ scene: Scene) -> Double {
      let row = (120..<360).map { luminance(scene.pixel($0, 44)) }
      return (row.max() ?? 0) - (row.min() ?? 0)
    }
    let bare = try spread(scene(""))
    #expect(bare > 0.9)
    let blurred = try spread(scene(#", { "type": "navigationBar", "standardAppearance": {} }"#))
    #expect(blurred < bare / 10)
  }

  private func luminance(_ pixel: [Int]) -> Double {
    (0.2126 * Double(pixel[0]) + 0.7152 * Double(pixel[1]) + 0.0722 * Double(pixel[2])) / 255
  }
}
