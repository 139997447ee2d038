import BarrenderKit
import Testing

/// What `explain` and `check` say where a bar's own value, or its own nil, stands against that of the
/// proxy of its class.
@Suite struct UIKitBeatenProxyTests {
  private func spec(_ os: Int, _ proxies: String, _ bars: String, scrolledBy: Int = 60) -> String {
    """
    { "os": \(os), "device": { "width": 375, "height": 200, "scale": 1 },
      "appearance": { \(proxies) }, "content": { "rows": 40, "scrolledBy": \(scrolledBy) },
      "bars": [\(bars)] }
    """
  }

  private func warnings(_ spec: String) throws -> [Problem] {
    try Renderer().check(SpecInput(name: "test", bytes: Array(spec.utf8))).problems
  }

  /// One setter sets a whole dictionary.
  @Test(arguments: [
    #""titleTextAttributes": { "font": { "size": 20 } }"#,
    #""customizations": ["bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]"]"#,
  ])
  func dictionaryOfTheBarTakesNothingFromThatOfItsProxy(own: String) throws {
    let scene = try Scene(
      spec(
        13, ##""UINavigationBar": { "titleTextAttributes": { "foregroundColor": "#FF0000" } }"##,
        #"{ "type": "navigationBar", "items": [{ "title": "A" }], \#(own) }"#))
    let color = try row("navigationBar.title", "titleTextAttributes.foregroundColor", scene)
    #expect(color.value == "#000000" && color.level == "bar (view level)")
    #expect(color.beat.map(\.value) == ["#FF0000"])
    let font = try row("navigationBar.title", "titleTextAttributes.font", scene)
    #expect(font.value.hasSuffix(" 20") && font.level == "bar (view level)")
    let isRed = { (pixel: [Int]) in pixel[0] > 200 && pixel[1] < 120 }
    #expect(scene.columns(in: 0..<100, where: isRed) == nil)
  }

  @Test func itemsObjectBeatsTheBarsAndThatOfItsProxyToo() throws {
    let scene = try Scene(
      spec(
        13,
        ##"""
        "UITabBar": { "standardAppearance": { "backgroundColor": "#FF0000" } },
        "UITabBarItem": { "standardAppearance": { "backgroundColor": "#FFFF00" } }
        """##,
        ##"""
        { "type": "tabBar", "standardAppearance": { "backgroundColor": "#00FF00" }, "items": [
          { "title": "A", "standardAppearance": { "backgroundColor": "#0000FF" } }] }
        """##))
    let told = try row("tabBar", "backgroundColor", scene)
    #expect(told.value == "#0000FF")
    #expect(
      told.beat.map(\.name) == [
        "itemProxy.standardAppearance", "bar.standardAppearance", "proxy.standardAppearance",
      ])
    #expect(told.beat.map(\.value) == ["#FFFF00", "#00FF00", "#FF0000"])
  }

  /// Each with the element, the property, its value and what it beats.
  @Test(arguments: [
    ("isTranslucent", "false", "true", "navigationBar", "isTranslucent", "false", "true"),
    (
      "barStyle", #""default""#, #""black""#, "navigationBar", "backgroundEffect",
      "systemChromeMaterial", "black"
    ),
    (
      "barStyle", #""default""#, #""black""#, "navigationBar.title",
      "titleTextAttributes.foregroundColor", "#000000", "black"
    ),
    (
      "titleVerticalPositionAdjustment", "3", "9", "navigationBar.title",
      "titleVerticalPositionAdjustment", "3", "9"
    ),
  ])
  func legacyValueOfTheBarNamesTheProxysThatItBeats(
    key: String, own: String, proxied: String, element: String, name: String, value: String,
    beaten: String
  ) throws {
    let scene = try Scene(
      spec(
        13, #""UINavigationBar": { "\#(key)": \#(proxied) }"#,
        #"{ "type": "navigationBar", "items": [{ "title": "A" }], "\#(key)": \#(own) }"#))
    let told = try row(element, name, scene)
    #expect(told.value == value && told.level == "bar (view level)", "\(told)")
    #expect(told.beat.map(\.name) == ["UINavigationBar.appearance().\(key)"])
    #expect(told.beat.map(\.value) == [beaten])
  }

  @Test func titlesKeepTheirLegacyAttributesAtTheScrollEdge() throws {
    let scene = try Scene(
      spec(
        17, "",
        ##"""
        { "type": "navigationBar", "barTintColor": "#FF0000", "prefersLargeTitles": true,
          "titleTextAttributes": { "foregroundColor": "#FFFF00" },
          "largeTitleTextAttributes": { "foregroundColor": "#00FF00" }, "items": [{ "title": "A" }] }
        """##, scrolledBy: 0))
    let title = try row("navigationBar.title", "titleTextAttributes.foregroundColor", scene)
    #expect(title.value == "#FFFF00" && title.ignored.isEmpty)
    let large = try row(
      "navigationBar.largeTitle", "largeTitleTextAttributes.foregroundColor", scene)
    #expect(large.value == "#00FF00" && large.ignored.isEmpty)
    #expect(try row("navigationBar", "backgroundColor", scene).ignored.map(\.value) == ["#FF0000"])
  }

  /// Declared, by a step before the window, and by one after it.
  @Test(arguments: [
    #""scrollEdgeAppearance": null"#,
    #""customizations": ["bar.scrollEdgeAppearance = nil", "enterWindow"]"#,
    #""customizations": ["enterWindow", "bar.scrollEdgeAppearance = nil"]"#,
  ])
  func nilInASlotOfTheBarIsNamedWithTheObjectThatItHides(own: String) throws {
    let scene = try Scene(
      spec(
        17,
        ##""UINavigationBar": { "scrollEdgeAppearance": { "backgroundColor": "#00FF00" } }"##,
        #"{ "type": "navigationBar", "items": [{ "title": "A" }], \#(own) }"#, scrolledBy: 0))
    let told = try row("navigationBar", "backgroundColor", scene)
    #expect(told.value == "none" && told.level == "bar (view level)", "\(told)")
    #expect(told.slot == "scrollEdgeAppearance" && told.path?.pointer.hasPrefix("/bars/0") == true)
    #expect(told.origin.contains("nil"))
    #expect(told.beat.first?.name == "proxy.scrollEdgeAppearance")
    #expect(told.beat.first?.value == "#00FF00")
    #expect(told.rule.hasPrefix("scrollEdgeAppearance is set to nil on the bar itself"))
  }

  @Test func nilThatTakesAnItemsObjectAwayIsNamed() throws {
    let scene = try Scene(
      spec(
        17, "",
        ##"""
        { "type": "navigationBar", "items": [{ "title": "A" }, { "title": "B",
            "standardAppearance": { "backgroundColor": "#FF0000" } }],
          "customizations": ["enterWindow", "push", "item[1].standardAppearance = nil"] }
        """##))
    let told = try row("navigationBar", "backgroundColor", scene)
    #expect(told.value == "none" && told.origin == "item[1].standardAppearance = nil")
    #expect(told.beat.map(\.name) == ["item.standardAppearance, earlier"])
    #expect(told.beat.map(\.value) == ["#FF0000"])
  }

  @Test func nilOfATabHidesTheObjectOfItsProxy() throws {
    let scene = try Scene(
      spec(
        17, ##""UITabBarItem": { "standardAppearance": { "backgroundColor": "#FF0000" } }"##,
        #"{ "type": "tabBar", "items": [{ "title": "A", "standardAppearance": null }] }"#))
    let told = try row("tabBar", "backgroundColor", scene)
    #expect(told.value == "none" && told.level == "item (view controller level)")
    #expect(told.beat.map(\.name) == ["itemProxy.standardAppearance"])
  }

  @Test func tintThatANilHidesIsNamedOnWhatTakesTheTint() throws {
    let scene = try Scene(
      spec(
        17, ##""UITabBar": { "tintColor": "#FF0000" }"##,
        #"{ "type": "tabBar", "tintColor": null, "items": [{ "title": "A" }] }"#))
    let told = try row(
      "tabBar.items[0]", "stackedLayoutAppearance.selected.iconColor", scene)
    #expect(told.value == "#007AFF" && told.beat.map(\.value) == ["#FF0000"])
    #expect(told.rule.contains("hides its proxy's"))
  }

  @Test func indicatorOfAnObjectWithoutItsMaskComesToNothing() throws {
    let spec = spec(
      17, "",
      #"""
      { "type": "navigationBar", "items": [{ "title": "A" }, { "title": "B" }],
        "standardAppearance": { "backIndicatorImage": "star" }, "scrollEdgeAppearance": {} }
      """#)
    let told = try row("navigationBar.backButton", "backIndicatorImage", Scene(spec))
    #expect(told.value == "the chevron" && told.level == "system default")
    #expect(told.ignored.map(\.name) == ["UINavigationBarAppearance.backIndicatorImage"])
    #expect(told.ignored.map(\.value) == ["star"] && told.rule.contains("TransitionMaskImage"))
    let warned = try warnings(spec)
    #expect(
      warned.map(\.path.pointer) == ["/bars/0/standardAppearance/backIndicatorImage"]
        && warned.map(\.code) == ["W0230"])
  }

  @Test func halfOfTheProxysIndicatorThatABarsNilHidesIsNoMistake() throws {
    let spec = spec(
      14,
      #"""
      "UINavigationBar": { "backIndicatorImage": "star", "backIndicatorTransitionMaskImage": "star" }
      """#,
      #"""
      { "type": "navigationBar", "items": [{ "title": "A" }, { "title": "B" }],
        "backIndicatorImage": null }
      """#)
    let told = try row("navigationBar.backButton", "backIndicatorImage", Scene(spec))
    #expect(told.value == "the chevron" && told.origin == "nil as backIndicatorImage")
    #expect(told.beat.map(\.value) == ["star"])
    #expect(try warnings(spec).isEmpty)
  }

  @Test func tintOfTheObjectsIndicatorIsIdleUnderTheBarsOwnImageOnIOS13() throws {
    let scene = try Scene(
      spec(
        13, #""UITabBar": { "selectionIndicatorImage": "star" }"#,
        ##"""
        { "type": "tabBar", "items": [{ "title": "A" }], "selectionIndicatorImage": "square",
          "standardAppearance": { "selectionIndicatorTintColor": "#FF0000" } }
        """##))
    let tint = try row("tabBar", "selectionIndicatorTintColor", scene)
    #expect(tint.value == "none" && tint.ignored.map(\.value) == ["#FF0000"])
    #expect(tint.rule.contains("has no effect"))
    let image = try row("tabBar", "selectionIndicatorImage", scene)
    #expect(image.value == "square" && image.beat.map(\.value) == ["star"])
  }

  @Test func legacyTintThatTheBarsNilHidesIsNoAdvice() throws {
    func spec(_ own: String) -> String {
      self.spec(
        17, ##""UINavigationBar": { "barTintColor": "#FF0000" }"##,
        #"{ "type": "navigationBar", \#(own) "items": [{ "title": "A" }] }"#, scrolledBy: 0)
    }
    #expect(try warnings(spec("")).map(\.code) == ["W0640"])
    #expect(try warnings(spec(#""barTintColor": null,"#)).isEmpty)
  }
}
