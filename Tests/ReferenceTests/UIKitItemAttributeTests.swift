import BarrenderKit
import Testing

/// What bar button items, tabs and their proxies have of their own, from before appearance objects.
@Suite struct UIKitItemAttributeTests {
  private func scene(_ bars: String, os: Int = 17, top: String = "") throws -> Scene {
    try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 1 }, "os": \(os), \(top)
        "content": { "rows": 8, "scrolledBy": 60 }, "bars": [\(bars)] }
      """)
  }

  private static let object = ##"""
    "standardAppearance": { "buttonAppearance": { "normal": { "titleTextAttributes":
      { "font": { "size": 20 }, "foregroundColor": "#112233" } } } }
    """##

  /// Apple does not document it; the README's choice is the item's attributes, key by key.
  @Test(arguments: [(true, "#008000"), (false, "#112233")])
  func itemsAttributeWinsOverTheObjectOrGivesWay(wins: Bool, color: String) throws {
    let scene = try scene(
      ##"""
      { "type": "toolbar", "itemAttributesWin": \##(wins), \##(Self.object),
        "items": [{ "title": "Edit", "titleTextAttributes": { "foregroundColor": "#008000" } }] }
      """##)
    let button = try scene.element("toolbar.items[0]")
    #expect(button.text("textColor") == color && button.text("font") == "system regular 20")
    let told = try row(
      "toolbar.items[0]", "buttonAppearance.normal.titleTextAttributes.foregroundColor", scene)
    #expect(told.value == color)
    if wins {
      #expect(
        told.level == "item" && told.slot == nil
          && told.path?.description.contains("items[0]") == true)
      #expect(
        told.beat.map(\.name) == ["bar.standardAppearance"] && told.beat[0].value == "#112233")
    } else {
      #expect(told.slot == "standardAppearance")
      #expect(told.ignored.map(\.value) == ["#008000"])
    }
    #expect(scene.problems.contains { $0.code == "W0231" } == !wins)
  }

  /// One setter sets a whole dictionary, which hides the proxy's for the same state.
  @Test func itemsOwnDictionaryHidesItsProxys() throws {
    let scene = try scene(
      ##"""
      { "type": "toolbar", "items": [{ "title": "Own", "titleTextAttributes": { "font": { "size": 12 } } },
        { "title": "Proxy" }, { "title": "Tint", "tintColor": null }] }
      """##,
      top: ##"""
        "appearance": { "UIBarButtonItem": { "tintColor": "#445566",
          "titleTextAttributes": { "font": { "size": 20 }, "foregroundColor": "#008000" } } },
        """##)
    let own = try scene.element("toolbar.items[0]")
    #expect(own.text("font") == "system regular 12" && own.text("textColor") == "#445566")
    let proxied = try scene.element("toolbar.items[1]")
    #expect(proxied.text("font") == "system regular 20" && proxied.text("textColor") == "#008000")
    let told = try row(
      "toolbar.items[1]", "buttonAppearance.normal.titleTextAttributes.foregroundColor", scene)
    #expect(told.level == "UIBarButtonItem.appearance() (application level)" && told.path != nil)
    let tint = try row(
      "toolbar.items[0]", "buttonAppearance.normal.titleTextAttributes.foregroundColor", scene)
    #expect(tint.path?.description == "appearance.UIBarButtonItem.tintColor")
  }

  /// openradar 35527812 and 36179838: up to iOS 10 a state took what normal has.
  @Test(arguments: [(10, "#008000", 20), (11, "#3C3C43@0.3", 17), (17, "#3C3C43@0.3", 17)])
  func stateWithoutAttributesIsTheSystemsSinceEleven(os: Int, color: String, size: Int) throws {
    let scene = try scene(
      ##"""
      { "type": "toolbar", "items": [{ "title": "Edit", "state": "disabled",
        "titleTextAttributes": { "font": { "size": 20 }, "foregroundColor": "#008000" } }] }
      """##, os: os)
    let button = try scene.element("toolbar.items[0]")
    #expect(button.text("textColor") == color && button.text("font") == "system regular \(size)")
  }

  @Test func stateHasItsOwnAttributes() throws {
    let scene = try scene(
      ##"""
      { "type": "toolbar", "items": [{ "title": "Edit", "state": "focused",
        "focused": { "titleTextAttributes": { "foregroundColor": "#008000" } } }] }
      """##)
    #expect(try scene.element("toolbar.items[0]").text("textColor") == "#008000")
  }

  /// A selected tab keeps the font of normal and the bar's tint; its title moves alone.
  @Test func tabsOwnAttributesByState() throws {
    let scene = try scene(
      ##"""
      { "type": "tabBar", "tintColor": "#8A2BE2", "items": [
        { "title": "One", "titleTextAttributes": { "font": { "size": 14 }, "foregroundColor": "red" } },
        { "title": "Two", "image": "star", "titlePositionAdjustment": { "horizontal": 3, "vertical": -6 },
          "titleTextAttributes": { "font": { "size": 14 }, "foregroundColor": "#FF0000" } },
        { "title": "Two", "image": "star",
          "titleTextAttributes": { "font": { "size": 14 } } }] }
      """##)
    let selected = try scene.element("tabBar.items[0]")
    #expect(selected.text("font") == "system medium 14" && selected.text("textColor") == "#8A2BE2")
    #expect(
      try row(
        "tabBar.items[0]", "stackedLayoutAppearance.selected.titleTextAttributes.foregroundColor",
        scene
      ).origin == "tintColor"
    )
    #expect(try scene.element("tabBar.items[1]").text("textColor") == "#FF0000")
    let moved = try #require(scene.runs(of: "tabBar.items[1]").first)
    let still = try #require(scene.runs(of: "tabBar.items[2]").first)
    #expect(abs(moved.origin.y - still.origin.y + 6) < 0.001)
    let told = try row(
      "tabBar.items[1]", "stackedLayoutAppearance.normal.titlePositionAdjustment", scene)
    #expect(told.value == "3 right, -6 down" && told.level == "item" && told.path != nil)
  }

  /// UITabBarItem.badgeColor is no legacy property: it stays where attributes give way.
  @Test func badgeHasItsProxysColourAndAttributes() throws {
    let scene = try scene(
      ##"""
      { "type": "tabBar", "itemAttributesWin": false,
        "items": [{ "title": "One", "badgeValue": "3" }, { "title": "Two", "badgeValue": "4",
          "badgeTextAttributes": { "foregroundColor": "#FFFF00" } }] }
      """##,
      top: ##""appearance": { "UITabBarItem": { "badgeColor": "#136F3A" } },"##)
    for index in 0..<2 {
      let badge = try scene.element("tabBar.items[\(index)].badge")
      #expect(badge.text("backgroundColor") == "#136F3A")
      #expect(badge.text("textColor") == (index == 0 ? "#FFFFFF" : "#FFFF00"))
    }
    let told = try row(
      "tabBar.items[0].badge", "stackedLayoutAppearance.selected.badgeBackgroundColor", scene)
    #expect(told.level == "UITabBarItem.appearance() (application level)" && told.path != nil)
  }

  /// The icons that an element draws, bottom first.
  private func icons(_ id: String, _ scene: Scene) -> [String] {
    scene.list.items.compactMap { placed in
      guard placed.element.path == id, case .icon(let icon, _, _) = placed.item else { return nil }
      return icon.name
    }
  }

  /// UIBarButtonItem.h: a style before any, a state before normal, compact before the default metrics.
  @Test(arguments: [
    (#""title": "A""#, "buttonAppearance.normal", "star"),
    (#""title": "A", "state": "disabled""#, "buttonAppearance.disabled", "home"),
    (#""title": "A", "state": "highlighted""#, "buttonAppearance.highlighted", "star"),
    (#""title": "A", "style": "done""#, "doneButtonAppearance.normal", "favorite"),
    (
      #""title": "A", "style": "done", "state": "disabled""#, "doneButtonAppearance.disabled",
      "favorite"
    ),
    (#""title": "A", "backgroundImage": "menu""#, "buttonAppearance.normal", "menu"),
    (
      #""title": "A", "state": "disabled", "backgroundImage": "menu""#, "buttonAppearance.disabled",
      "home"
    ),
  ])
  func backgroundIsFoundByStyleAndState(members: String, state: String, icon: String) throws {
    let scene = try scene(
      "{ \"type\": \"toolbar\", \"items\": [{ \(members) }] }",
      top: #"""
        "appearance": { "UIBarButtonItem": { "backgroundImage": "star",
          "disabled": { "backgroundImage": "home" }, "done": { "backgroundImage": "favorite" } } },
        """#)
    #expect(icons("toolbar.items[0]", scene) == [icon])
    #expect(try row("toolbar.items[0]", "\(state).backgroundImage", scene).value == icon)
  }

  @Test(arguments: [("portrait", "star"), ("landscape", "home")])
  func compactMetricsCountInLowBars(orientation: String, icon: String) throws {
    let scene = try Scene(
      """
      { "device": "iPhone 13", "orientation": "\(orientation)", "content": { "rows": 30, "scrolledBy": 60 },
        "bars": [{ "type": "navigationBar", "navigationItem": { "rightBarButtonItem": { "title": "A",
          "backgroundImage": "star", "backgroundVerticalPositionAdjustment": 3,
          "compact": { "backgroundImage": "home" } } } },
          { "type": "toolbar", "backgroundImage": "star", "compact": { "backgroundImage": "home" } }] }
      """)
    #expect(icons("navigationBar.rightBarButtonItems[0]", scene) == [icon])
    #expect(icons("toolbar.background", scene) == [icon])
    let told = try row(
      "navigationBar.rightBarButtonItems[0]",
      "buttonAppearance.normal.backgroundImagePositionAdjustment", scene)
    #expect(told.value == "0 right, 3 down")
  }

  /// The back button takes what is set for it, and no button's background.
  @Test func backButtonHasSettersOfItsOwn() throws {
    let scene = try scene(
      ##"""
      { "type": "navigationBar", "items": [{ "title": "Home", "backBarButtonItem": { "title": "Start",
          "tintColor": "#008000", "backgroundImage": "menu",
          "backButtonTitlePositionAdjustment": { "vertical": 3 } } },
        { "title": "Detail" }] }
      """##,
      top: #""appearance": { "UIBarButtonItem": { "backButtonBackgroundImage": "star" } },"#)
    #expect(icons("navigationBar.backButton", scene) == ["star"])
    let button = try scene.element("navigationBar.backButton")
    #expect(button.text("tintColor") == "#008000" && button.text("textColor") == "#008000")
    #expect(
      try row(
        "navigationBar.backButton", "backButtonAppearance.normal.titlePositionAdjustment", scene
      ).value == "0 right, 3 down")
    let tint = try row("navigationBar.backButton", "tintColor", scene)
    #expect(tint.path?.description.contains("backBarButtonItem") == true)
  }

  /// The appearance object's own picture behind the back button.
  @Test func backButtonAppearanceHasABackground() throws {
    let scene = try scene(
      #"""
      { "type": "navigationBar", "items": [{ "title": "Home" }, {}],
        "standardAppearance": { "backButtonAppearance": { "normal": { "backgroundImage": "star" } } } }
      """#)
    #expect(icons("navigationBar.backButton", scene) == ["star"])
  }
}

/// The same by steps.
@Suite struct UIKitItemStepTests {
  private func scene(_ bar: String, _ steps: [String]) throws -> Scene {
    let list = steps.map { "\"\($0)\"" }.joined(separator: ", ")
    return try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 1 },
        "content": { "rows": 8, "scrolledBy": 60 },
        "bars": [{ \(bar), "customizations": [\(list)] }] }
      """)
  }

  private let navigation = #"""
    "type": "navigationBar", "items": [{ "title": "Home", "rightBarButtonItem": { "title": "A" } },
      { "title": "Detail", "rightBarButtonItems": [{ "title": "B" }, { "title": "C" }] }]
    """#
  private let tabs = #""type": "tabBar", "items": [{ "title": "One" }, { "title": "Two" }]"#

  @Test func settersReachButtonsTabsAndProxies() throws {
    let scene = try scene(
      navigation,
      [
        "push",
        "self.navigationItem.rightBarButtonItems?[1].setTitleTextAttributes([NSAttributedString.Key.foregroundColor: UIColor.red], for: .normal)",
        "UIBarButtonItem.appearance().tintColor = .brown",
      ])
    let second = try scene.element("navigationBar.rightBarButtonItems[1]")
    #expect(second.text("textColor") == "#FF0000")
    let tabs = try self.scene(
      tabs,
      [
        "tabBarItem[1].titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)",
        "tabBarItem[1].setTitleTextAttributes([.foregroundColor: .red], for: .normal)",
        "UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: .green], for: .selected)",
        "tabBarItem[0].badgeColor = .blue",
      ])
    #expect(try tabs.element("tabBar.items[1]").text("textColor") == "#FF0000")
    #expect(try tabs.element("tabBar.items[0]").text("textColor") == "#00FF00")
    let told = tabs.explanation.properties.filter { $0.element.path == "tabBar.items[1]" }
    #expect(
      told.contains {
        $0.value == "0 right, -4 down" && $0.path?.description.contains("customizations") == true
      })
  }

  /// UIAppearance: items that come later get what the proxy has then, those that are there do not.
  @Test func proxyReachesTheItemsOfAPushedScreen() throws {
    let steps = [
      "enterWindow",
      "UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: .red], for: .normal)",
    ]
    let before = try scene(navigation + #", "id": "own""#, steps + ["push", "pop"])
    #expect(try before.element("own.rightBarButtonItems[0]").text("textColor") == "#FF0000")
    let pushed = try scene(navigation, steps + ["push"])
    for id in ["rightBarButtonItems[0]", "rightBarButtonItems[1]", "backButton"] {
      #expect(try pushed.element("navigationBar.\(id)").text("textColor") == "#FF0000")
    }
    #expect(!pushed.problems.contains { $0.code == "W0230" })
    let late = try scene(tabs, ["enterWindow", "UITabBarItem.appearance().badgeColor = .red"])
    let told = late.problems.filter { $0.code == "W0230" }
    #expect(told.count == 1 && told.first?.message.contains("not later") == true)
  }

  /// As assigning to the property of an appearance object does.
  @Test func dictionaryTakesThePlaceOfTheWholeOne() throws {
    let set = "navigationItem.rightBarButtonItem.setTitleTextAttributes"
    let scene = try scene(
      navigation,
      [
        "bar.standardAppearance.titleTextAttributes = [.foregroundColor: .red]",
        "bar.standardAppearance.titleTextAttributes = [.font: .systemFont(ofSize: 20)]",
        "\(set)([.foregroundColor: .red], for: .normal)",
        "\(set)([.font: .systemFont(ofSize: 20)], for: .normal)",
      ])
    let title = try scene.element("navigationBar.title")
    #expect(title.text("titleTextColor") ?? title.text("textColor") == "#000000")
    #expect(title.text("font")?.hasSuffix(" 20") == true)
    let button = try scene.element("navigationBar.rightBarButtonItems[0]")
    #expect(button.text("textColor") == "#007AFF" && button.text("font") == "system regular 20")
    let told = try row("navigationBar.title", "titleTextAttributes.foregroundColor", scene)
    #expect(told.beat.map(\.value) == ["#FF0000"])
  }

  @Test func buttonThatIsNotThereIsTold() throws {
    let scene = try scene(navigation, ["navigationItem.leftBarButtonItem?.tintColor = .red"])
    let told = scene.problems.filter { $0.code == "W0230" }
    #expect(told.count == 1 && told.first?.message.contains("no such bar button item") == true)
  }

  /// One finger shows one viewer, the first bar's that has something to show.
  @Test func fingersOnTwoBarsShowOneViewer() throws {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 300, "scale": 1 },
        "traits": { "preferredContentSizeCategory": "accessibilityLarge" }, "content": {},
        "bars": [{ "type": "toolbar", "items": [{ "title": "One", "longPressed": true }] },
          { "type": "tabBar", "items": [{ "title": "Two", "longPressed": true }] }] }
      """)
    let viewers = Set(
      scene.list.items.map(\.element.path).filter { $0.hasSuffix("largeContentViewer") })
    #expect(viewers == ["toolbar.largeContentViewer"])
  }
}
