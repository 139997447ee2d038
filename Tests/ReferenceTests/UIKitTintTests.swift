import BarPrimitives
import BarrenderKit
import Testing

@testable import BarTheme

/// UIView.tintColor and tintAdjustmentMode: the first value from the view upward that is not the
/// default. What is looked at are the pixels of pictures, and what `explain` and `check` tell.
@Suite struct UIKitTintTests {
  private func spec(_ document: String, _ bars: String, os: Int = 17) -> String {
    """
    { "os": \(os), "device": { "width": 375, "height": 200, "scale": 1 }, \(document)
      "content": { "rows": 0, "scrolledBy": 60 }, "bars": [\(bars)] }
    """
  }

  private let navigationBar = #""type": "navigationBar", "items": [{ "title": "A" }, {}]"#
  private let tabBar = #""type": "tabBar", "items": [{ "image": "star" }, { "image": "home" }]"#

  /// Whether all ink of a hue in the rows is of this colour; the ends of anti-aliased edges are not
  /// looked at.
  private func has(_ color: [Int], _ scene: Scene, rows: Range<Int> = 0..<200) -> Bool {
    scene.columns(in: rows) { pixel in zip(pixel, color).allSatisfy { abs($0 - $1) < 3 } } != nil
  }

  private func row(
    _ element: String, _ name: String, _ scene: Scene
  ) throws -> ExplainedProperty {
    try #require(
      scene.explanation.properties.first { $0.element.path == element && $0.name == name },
      "no \(element).\(name)")
  }

  private func problems(_ spec: String) throws -> [Problem] {
    try Renderer().check(SpecInput(name: "test", bytes: Array(spec.utf8))).problems
  }

  private let red = [255, 0, 0]
  private let blue = [0, 0, 255]
  private let green = [0, 255, 0]
  private let systemBlue = [0, 122, 255]

  @Test func windowTintsEveryBarWithoutATintOfItsOwn() throws {
    let scene = try Scene(
      spec(
        #""window": { "tintColor": "red" },"#,
        "{ \(navigationBar) }, { \(tabBar) }, "
          + #"{ "type": "mdcButtonBar", "frame": { "y": 80, "width": 100, "height": 56 },"#
          + #"  "items": [{ "image": "star" }] }"#))
    #expect(has(red, scene, rows: 0..<70))
    #expect(has(red, scene, rows: 80..<136))
    #expect(has(red, scene, rows: 151..<200))
    #expect(!has(systemBlue, scene))
    let tint = try row("tabBar", "tintColor", scene)
    #expect(tint.level == "window (view level)" && tint.origin == "tintColor of the window")
    #expect(tint.rule.contains("from itself upward"))
  }

  @Test func colourSaidByNameStaysWhatItIs() throws {
    let scene = try Scene(
      spec(
        #""window": { "tintColor": "red" },"#, "{ \(navigationBar), \"tintColor\": \"systemBlue\" }"
      )
    )
    #expect(has(systemBlue, scene) && !has(red, scene))
    let tint = try row("navigationBar", "tintColor", scene)
    #expect(tint.level == "bar (view level)")
    #expect(tint.beat.map(\.name) == ["tintColor of the window"])
    #expect(tint.rule.hasSuffix("the first one from the view upward counts"))
  }

  @Test func superviewStandsBeforeTheWindow() throws {
    let scene = try Scene(
      spec(
        #""window": { "tintColor": "red" },"#,
        #"{ \#(navigationBar), "superview": { "tintColor": "green" } }, { \#(tabBar) }"#))
    #expect(has(green, scene, rows: 0..<70) && has(red, scene, rows: 151..<200))
    #expect(!has(red, scene, rows: 0..<70))
    #expect(try row("navigationBar", "tintColor", scene).beat.map(\.value) == ["#FF0000"])
  }

  @Test(arguments: [#""tintColor": null,"#, ""])
  func nothingIsInheritedFromWhatSaysNothing(own: String) throws {
    let scene = try Scene(
      spec(
        #""window": { "tintColor": "red" },"#,
        #"{ \#(own) \#(navigationBar), "superview": { "tintColor": null } }"#))
    #expect(has(red, scene) && !has(systemBlue, scene))
  }

  @Test func nilOfTheBarInAStepGivesTheInheritedTint() throws {
    let scene = try Scene(
      spec(
        """
        "window": { "tintColor": "red" },
        "customizations": ["bar.tintColor = .blue", "enterWindow", "bar.tintColor = nil"],
        """, "{ \(navigationBar) }"))
    #expect(has(red, scene) && !has(blue, scene))
  }

  @Test(arguments: [
    "window.tintColor = .red", "view.window?.tintColor = .red", "bar.window?.tintColor = .red",
    "navigationController?.view.tintColor = .red", "bar.superview?.tintColor = .red",
    "UIWindow.appearance().tintColor = .red", "UIView.appearance().tintColor = .red",
  ])
  func stepReachesTheBarFromAbove(step: String) throws {
    let scene = try Scene(
      spec(#""customizations": ["\#(step)"],"#, "{ \(navigationBar) }"))
    #expect(has(red, scene) && !has(systemBlue, scene))
    #expect(try row("navigationBar", "tintColor", scene).path != nil)
  }

  @Test(arguments: ["window", "bar.superview?"])
  func tintOfAViewAboveIsLiveInTheWindowToo(view: String) throws {
    let scene = try Scene(
      spec(
        #""customizations": ["\#(view).tintColor = .blue", "enterWindow", "\#(view).tintColor = .red"],"#,
        "{ \(navigationBar) }"))
    #expect(has(red, scene) && !has(blue, scene))
  }

  @Test(arguments: ["UIView", "UIWindow"])
  func proxyThatComesAfterTheWindowIsLate(name: String) throws {
    let spec = spec(
      #""customizations": ["enterWindow", "\#(name).appearance().tintColor = .red"],"#,
      "{ \(navigationBar) }")
    #expect(has(systemBlue, try Scene(spec)))
    let late = try problems(spec).filter { $0.code == "W0230" }
    #expect(late.count == 1)
  }

  @Test func moreSpecialProxyStandsBeforeUIViews() throws {
    let proxies = """
      "appearance": { "UIView": { "tintColor": "red" }, "UIWindow": { "tintColor": "blue" },
        "UITabBar": { "tintColor": "green" } },
      """
    let scene = try Scene(spec(proxies, "{ \(tabBar) }"))
    #expect(has(green, scene) && !has(red, scene))
    let tint = try row("tabBar", "tintColor", scene)
    #expect(
      tint.beat.map(\.name) == ["UIView.appearance().tintColor", "UIWindow.appearance().tintColor"])
  }

  @Test func windowsOwnTintStandsBeforeTheProxies() throws {
    let scene = try Scene(
      spec(
        #""window": { "tintColor": "red" }, "appearance": { "UIWindow": { "tintColor": "blue" } },"#,
        "{ \(navigationBar) }"))
    #expect(has(red, scene) && !has(blue, scene))
  }

  /// openradar 34616451: since iOS 11; before, and of a tab bar, the bar's own counts.
  @Test(arguments: [(10, false), (11, true), (17, true)])
  func proxyOfUIViewReachesTheButtonsOfANavigationBar(os: Int, wins: Bool) throws {
    let spec = spec(
      #""appearance": { "UIView": { "tintColor": "red" } },"#,
      #"{ \#(navigationBar), "tintColor": "blue" }, { \#(tabBar), "tintColor": "blue" }"#, os: os)
    let scene = try Scene(spec)
    #expect(has(wins ? red : blue, scene, rows: 0..<70))
    #expect(has(blue, scene, rows: 151..<200) && !has(red, scene, rows: 151..<200))
    #expect(try problems(spec).contains { $0.code == "W0653" } == wins)
  }

  @Test func itemsOwnTintStandsBeforeTheProxyOfUIView() throws {
    let scene = try Scene(
      spec(
        #""appearance": { "UIView": { "tintColor": "red" } },"#,
        #"""
        { "type": "navigationBar", "tintColor": "blue", "items": [
          { "rightBarButtonItem": { "image": "star", "tintColor": "green" } }] }
        """#))
    #expect(has(green, scene) && !has(red, scene) && !has(blue, scene))
  }

  @Test func viewInTheTitlesPlaceHasTheTintOfItsBar() throws {
    let scene = try Scene(
      spec(
        "",
        #"""
        { "type": "navigationBar", "tintColor": "red",
          "items": [{ "titleView": { "type": "imageView", "image": "star" } }] }
        """#))
    #expect(has(red, scene) && !has(systemBlue, scene))
    #expect(try row("navigationBar.titleView", "tintColor", scene).value == "#FF0000")
  }
}
