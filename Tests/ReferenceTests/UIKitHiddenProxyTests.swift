import BarrenderKit
import Testing

/// What `explain` says where an item or a bar has set something itself and so hides what its proxy has.
@Suite struct UIKitHiddenProxyTests {
  private func scene(_ proxies: String, _ bars: String) throws -> Scene {
    try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 1 }, "appearance": { \(proxies) },
        "content": { "rows": 8, "scrolledBy": 60 }, "bars": [\(bars)] }
      """)
  }

  private static let proxy = ##"""
    "UIBarButtonItem": { "backgroundImage": "star", "tintColor": "#FF0000",
      "titleTextAttributes": { "font": { "size": 22 }, "foregroundColor": "#00FF00" } }
    """##

  /// Each with the row that it decides, its value, and what it hides.
  @Test(arguments: [
    (
      #""backgroundImage": null"#, "buttonAppearance.normal.backgroundImage", "none",
      "backgroundImage", "star"
    ),
    (#""tintColor": null"#, "tintColor", "#007AFF", "tintColor", "#FF0000"),
    (
      #""titleTextAttributes": { "kern": 2 }"#, "buttonAppearance.normal.titleTextAttributes.font",
      "system regular 17", "titleTextAttributes", "22"
    ),
    (
      #""titleTextAttributes": null"#, "buttonAppearance.normal.titleTextAttributes.font",
      "system regular 17", "titleTextAttributes", "22"
    ),
  ])
  func itemsOwnNilOrDictionaryIsNamedWithWhatItHides(
    own: String, property: String, value: String, key: String, hidden: String
  ) throws {
    let scene = try scene(
      Self.proxy,
      "{ \"type\": \"navigationBar\", \"navigationItem\": { \"rightBarButtonItem\": "
        + "{ \"title\": \"A\", \(own) } } }")
    let told = try row("navigationBar.rightBarButtonItems[0]", property, scene)
    #expect(told.value == value && told.level == "item", "\(told)")
    #expect(told.path?.lastKey == key && told.path?.pointer.contains("/bars/0") == true)
    #expect(told.beat.map(\.value) == [hidden])
    #expect(told.beat.first?.name.hasPrefix("UIBarButtonItem.appearance().") == true)
    #expect(told.rule.contains("hides its proxy's"))
  }

  @Test func tintOfTheBarCountsUnderAnItemsNil() throws {
    let scene = try scene(
      Self.proxy,
      ##"""
      { "type": "toolbar", "tintColor": "#0000FF", "items": [{ "image": "star", "tintColor": null }] }
      """##)
    let told = try row("toolbar.items[0]", "tintColor", scene)
    #expect(told.value == "#0000FF" && told.path?.pointer == "/bars/0/tintColor")
    #expect(told.beat.map(\.value) == ["#FF0000"] && told.rule.contains("hides its proxy's"))
    #expect(try scene.element("toolbar.items[0]").text("tintColor") == "#0000FF")
  }

  /// After the proxy has reached the item, too.
  @Test func nilByAStepIsNamed() throws {
    let scene = try scene(
      Self.proxy,
      #"""
      { "type": "toolbar", "items": [{ "title": "A" }], "customizations": ["enterWindow",
        "toolbar.items[0].setTitleTextAttributes(nil, for: .normal)"] }
      """#)
    let told = try row(
      "toolbar.items[0]", "buttonAppearance.normal.titleTextAttributes.font", scene)
    #expect(told.value == "system regular 17" && told.origin.contains("setTitleTextAttributes(nil"))
    #expect(told.beat.map(\.value) == ["22"])
  }

  @Test func badgeWithoutAColourOfItsOwnIsTheSystems() throws {
    let scene = try scene(
      ##""UITabBarItem": { "badgeColor": "#00FF00" }"##,
      ##"""
      { "type": "tabBar", "items": [{ "title": "A", "badgeValue": "1", "badgeColor": null }] }
      """##)
    let told = try row(
      "tabBar.items[0].badge", "stackedLayoutAppearance.selected.badgeBackgroundColor", scene)
    #expect(
      told.value == "#FF3B30" && told.level == "item" && told.beat.map(\.value) == ["#00FF00"])
  }

  @Test func offsetOfAnItemHidesItsProxysAsAWhole() throws {
    let scene = try scene(
      ##""UITabBarItem": { "titlePositionAdjustment": { "vertical": -9 } }"##,
      ##"""
      { "type": "tabBar", "items": [
        { "title": "A", "titlePositionAdjustment": { "horizontal": 3 } }] }
      """##)
    let told = try row(
      "tabBar.items[0]", "stackedLayoutAppearance.selected.titlePositionAdjustment", scene)
    #expect(told.value == "3 right, 0 down" && told.beat.map(\.value) == ["-9"])
  }

  @Test func barsOwnNilHidesWhatItsProxyHas() throws {
    let scene = try scene(
      ##"""
      "UINavigationBar": { "tintColor": "#FF0000", "barTintColor": "#FFFF00",
        "titleTextAttributes": { "foregroundColor": "#00FF00" } }
      """##,
      ##"""
      { "type": "navigationBar", "tintColor": null, "barTintColor": null,
        "titleTextAttributes": null, "navigationItem": { "title": "A" } }
      """##)
    for (element, name, value, hidden) in [
      ("navigationBar", "tintColor", "#007AFF", "#FF0000"),
      ("navigationBar", "backgroundColor", "none", "#FFFF00"),
      ("navigationBar.title", "titleTextAttributes.foregroundColor", "#000000", "#00FF00"),
    ] {
      let told = try row(element, name, scene)
      #expect(told.value == value && told.level == "bar (view level)", "\(told)")
      #expect(told.beat.map(\.value) == [hidden] && told.rule.contains("hides its proxy's"))
    }
  }

  /// The bar's own nil for the metrics .compact: those for .default count, the proxy's too.
  @Test(
    arguments: [
      #""compact": { "backgroundImage": null }"#,
      #""customizations": ["bar.setBackgroundImage(nil, for: .any, barMetrics: .compact)"]"#,
    ], [nil, "menu"])
  func nilForCompactMetricsIsNamedWithWhatItHides(own: String, other: String?) throws {
    for kind in ["navigationBar", "toolbar"] {
      let own =
        kind == "navigationBar"
        ? own
        : own.replacing("(nil, for: .any,", with: "(nil, forToolbarPosition: .any,")
      let more = other.map { ", \"backgroundImage\": \"\($0)\"" } ?? ""
      let scene = try Scene(
        """
        { "device": "iPhone 8", "orientation": "landscape", "scale": 1,
          "content": { "rows": 40, "scrolledBy": 60 },
          "appearance": { "UI\(kind.prefix(1).uppercased() + kind.dropFirst())": {
            "compact": { "backgroundImage": "star" }\(more) } },
          "bars": [{ "type": "\(kind)", \(own) }] }
        """)
      let told = try row(kind, "backgroundImage", scene)
      #expect(told.value == other ?? "none", "\(told)")
      #expect(told.beat.map(\.value) == ["star"], "\(told)")
      #expect(told.beat.first?.name.hasSuffix(".compact.backgroundImage") == true)
      #expect(told.rule.contains("hides its proxy's"))
    }
  }

  /// Nothing of what the proxy had for the window before is left.
  @Test(arguments: ["[.kern: 1]", "[:]", "nil"])
  func dictionaryOfTheProxyIsNewInTheNextWindow(next: String) throws {
    let proxy = "UINavigationBar.appearance().titleTextAttributes"
    let scene = try scene(
      "",
      """
      { "type": "navigationBar", "navigationItem": { "title": "A" }, "customizations": [
        "\(proxy) = [.foregroundColor: #FF0000]", "enterWindow", "\(proxy) = \(next)",
        "leaveWindow", "enterWindow"] }
      """)
    let told = try row("navigationBar.title", "titleTextAttributes.foregroundColor", scene)
    #expect(told.value == "#000000", "\(told)")
  }

  @Test func objectOfTheBarBeatsThatOfItsProxy() throws {
    let scene = try scene(
      ##""UIToolbar": { "standardAppearance": { "backgroundColor": "#00FF00" } }"##,
      ##"{ "type": "toolbar", "standardAppearance": { "backgroundColor": "#FF0000" } }"##)
    let told = try row("toolbar", "backgroundColor", scene)
    #expect(told.value == "#FF0000")
    #expect(told.beat.map(\.name) == ["proxy.standardAppearance"])
    #expect(told.beat.map(\.value) == ["#00FF00"])
  }

  @Test func attributesThatGiveWayAreTheReason() throws {
    let scene = try scene(
      "",
      #"""
      { "type": "toolbar", "itemAttributesWin": false, "standardAppearance": {},
        "items": [{ "title": "A", "titleTextAttributes": { "font": { "size": 9 } } }] }
      """#)
    let told = try row(
      "toolbar.items[0]", "buttonAppearance.normal.titleTextAttributes.font", scene)
    #expect(told.ignored.map(\.value) == ["9"] && told.rule.contains("itemAttributesWin false"))
  }
}
