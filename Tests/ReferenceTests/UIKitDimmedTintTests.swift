import BarPrimitives
import BarrenderKit
import Testing

@testable import BarTheme

/// UIView.tintAdjustmentMode: what is drawn in a view's tint is a darker grey of its luma while the view,
/// or one above it, is dimmed.
@Suite struct UIKitDimmedTintTests {
  private func scene(_ document: String, _ bars: String) throws -> Scene {
    try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 1 }, \(document)
        "content": { "rows": 0, "scrolledBy": 60 }, "bars": [\(bars)] }
      """)
  }

  private func has(_ color: [Int], _ scene: Scene, rows: Range<Int> = 0..<200) -> Bool {
    scene.columns(in: rows) { pixel in zip(pixel, color).allSatisfy { abs($0 - $1) < 3 } } != nil
  }

  private func isColourful(_ scene: Scene, rows: Range<Int> = 0..<200) -> Bool {
    scene.columns(in: rows) { pixel in
      let most = max(pixel[0], pixel[1], pixel[2])
      return most - min(pixel[0], pixel[1], pixel[2]) > 40
    } != nil
  }

  private let navigationBar = #""type": "navigationBar", "items": [{ "title": "A" }, {}]"#
  private let dimmedWindow = #""window": { "tintAdjustmentMode": "dimmed", "tintColor": "red" },"#

  /// Rec. 709 by hand, in 8 bits: 0.2126 · 255 · 0.8 and so on.
  @Test(
    arguments: [
      (0xFF0000, 43), (0x00FF00, 146), (0x0000FF, 15), (0xFFFFFF, 204), (0x000000, 0),
      (0x007AFF, 85), (0x808080, 102),
    ] as [(UInt32, Int)])
  func dimmedTintIsADarkerGreyOfItsLuma(rgb: UInt32, level: Int) {
    let dimmed = Color(rgb: rgb).withAlpha(0.25).dimmed
    #expect(dimmed.red == dimmed.green && dimmed.green == dimmed.blue)
    #expect(abs(Double(dimmed.red) / 257 - Double(level)) < 1)
    #expect(dimmed.alpha == Color(rgb: rgb).withAlpha(0.25).alpha)
  }

  @Test func dimmedWindowDimsBarsWithTintsOfTheirOwn() throws {
    let tabBar =
      #"{ "type": "tabBar", "tintColor": "green", "items": [{ "image": "star" }, { "title": "B" }] }"#
    let scene = try scene(dimmedWindow, "{ \(navigationBar) }, \(tabBar)")
    #expect(has([43, 43, 43], scene, rows: 0..<70))
    #expect(has([146, 146, 146], scene, rows: 151..<200))
    #expect(!isColourful(scene))
  }

  @Test(arguments: [
    #""tintAdjustmentMode": "normal""#, #""superview": { "tintAdjustmentMode": "normal" }"#,
  ])
  func normalBarInADimmedWindowIsInColour(said: String) throws {
    let scene = try scene(dimmedWindow, "{ \(navigationBar), \(said) }")
    #expect(has([255, 0, 0], scene))
    let mode = try #require(
      scene.explanation.properties.first { $0.name == "tintAdjustmentMode" })
    #expect(mode.value == "normal" && mode.beat.map(\.value) == ["dimmed"])
  }

  @Test func automaticSaysNothing() throws {
    let scene = try scene(
      dimmedWindow, #"{ \#(navigationBar), "tintAdjustmentMode": "automatic" }"#)
    #expect(has([43, 43, 43], scene) && !isColourful(scene))
  }

  @Test func itemsOwnTintIsDimmedAndColoursOfAttributesAreNot() throws {
    func bar(_ item: String) -> String {
      #"{ "type": "navigationBar", "items": [{ "rightBarButtonItem": { \#(item) } }] }"#
    }
    let own = try scene(dimmedWindow, bar(#""image": "star", "tintColor": "green""#))
    #expect(has([146, 146, 146], own) && !isColourful(own))
    let attributes = try scene(
      dimmedWindow,
      bar(#""title": "Edit", "titleTextAttributes": { "foregroundColor": "green" }"#))
    #expect(isColourful(attributes))
  }

  @Test func iconColourOfATabIsNoTint() throws {
    let scene = try scene(
      dimmedWindow,
      #"""
      { "type": "tabBar", "items": [{ "image": "star" }], "standardAppearance": {
        "stackedLayoutAppearance": { "selected": { "iconColor": "green" } } } }
      """#)
    #expect(has([0, 255, 0], scene))
  }

  @Test func stepDimsAndUndims() throws {
    func steps(_ steps: String) -> String { #""customizations": ["enterWindow", \#(steps)],"# }
    let dimmed = try scene(steps(#""window.tintAdjustmentMode = .dimmed""#), "{ \(navigationBar) }")
    #expect(!isColourful(dimmed))
    let normal = try scene(
      steps(#""window.tintAdjustmentMode = .dimmed", "bar.tintAdjustmentMode = .normal""#),
      "{ \(navigationBar) }")
    #expect(isColourful(normal))
  }

  @Test func explanationTellsWhatDims() throws {
    let scene = try scene(
      #""window": { "tintAdjustmentMode": "dimmed" },"#, "{ \(navigationBar) }")
    let tint = try #require(
      scene.explanation.properties.first {
        $0.element.path == "navigationBar" && $0.name == "tintColor"
      })
    #expect(tint.value == "#555555" && tint.path?.description == "window.tintAdjustmentMode")
    #expect(tint.rule.contains("tintAdjustmentMode of the window is dimmed"))
  }

  @Test func materialBarsAreDimmedToo() throws {
    let bars = #"""
      { "type": "mdcButtonBar", "frame": { "y": 20, "width": 200, "height": 56 },
        "items": [{ "image": "star" }, { "title": "x", "tintColor": "green" }] },
      { "type": "tabBarView", "theme": "none", "frame": { "y": 90, "width": 200, "height": 72 },
        "items": [{ "image": "star" }] }
      """#
    let dimmed = try scene(dimmedWindow, bars)
    #expect(has([43, 43, 43], dimmed, rows: 20..<76) && has([43, 43, 43], dimmed, rows: 90..<162))
    #expect(!isColourful(dimmed))
    let normal = try scene(#""window": { "tintColor": "red" },"#, bars)
    #expect(has([255, 0, 0], normal, rows: 20..<76) && has([255, 0, 0], normal, rows: 90..<162))
  }
}
