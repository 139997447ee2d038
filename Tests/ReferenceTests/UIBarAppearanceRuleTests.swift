import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// How appearance objects and the legacy properties mix, as a write-up on iOS 13's UIBarAppearance has
/// it, on its own code blocks: the specs are cases, whose pictures are goldens.
@Suite struct UIBarAppearanceRuleTests {
  private func example(_ name: String) throws -> Scene {
    let file = Repository.fixtures.appendingPathComponent("Cases/uikit/\(name).json")
    return try Scene(String(contentsOf: file, encoding: .utf8))
  }

  private func scene(_ bars: String, os: Int = 13, top: String = "") throws -> Scene {
    try Scene(
      """
      { "device": { "width": 320, "height": 160, "scale": 1 }, "os": \(os), \(top)
        "content": { "rows": 8, "scrolledBy": 60 }, "bars": [\(bars)] }
      """)
  }

  private func property(_ name: String, of scene: Scene) throws -> ExplainedProperty {
    try #require(scene.explanation.properties.first { $0.name == name })
  }

  @Test func commonPropertiesWorkOnAllThreeBars() throws {
    for type in ["navigationBar", "toolbar", "tabBar"] {
      let scene = try scene(
        #"{ "type": "\#(type)", "standardAppearance": { "backgroundColor": "green" } }"#)
      #expect(try property("backgroundColor", of: scene).value == "#00FF00")
    }
  }

  @Test func legacyPropertiesWorkAlone() throws {
    let scene = try scene(#"{ "type": "navigationBar", "barTintColor": "green" }"#)
    let color = try property("backgroundColor", of: scene)
    #expect(color.value == "#00FF00" && color.origin == "barTintColor")
    #expect(color.path?.description == "bars[0].barTintColor")
  }

  /// A look that is the same on every screen needs no object; recovering by hand can be forgotten.
  @Test func legacyIsEnoughForOneLookAndStaysWhenRecoveryIsForgotten() throws {
    let set = #""viewWillAppear: bar.barTintColor = .red", "push", "pop""#
    let forgotten = try scene(
      #"{ "type": "navigationBar", "items": [{}, {}], "customizations": [\#(set)] }"#)
    #expect(try property("backgroundColor", of: forgotten).value == "#FF0000")
    let recovered = try scene(
      #"{ "type": "navigationBar", "items": [{}, {}], "customizations": [\#(set), "viewDidDisappear: bar.barTintColor = nil"] }"#
    )
    #expect(try property("backgroundColor", of: recovered).value == "none")
  }

  @Test func itemsObjectLeavesAndComesBackWithTheItem() throws {
    let items = ##"[{ "standardAppearance": { "backgroundColor": "#00FF00" } }, {}]"##
    func color(_ steps: String) throws -> String {
      let scene = try scene(
        #"{ "type": "navigationBar", "items": \#(items), "customizations": [\#(steps)] }"#)
      return try property("backgroundColor", of: scene).value
    }
    #expect(try color(#""push""#) == "none")
    #expect(try color(#""push", "pop""#) == "#00FF00")
  }

  @Test func indicatorImageOfTheObjectHasNoEffectOnIOS13() throws {
    let scene = try example("selection-indicator-on-ios-13")
    let indicator = try property("selectionIndicatorImage", of: scene)
    #expect(indicator.value == "crop_square")
    #expect(indicator.ignored.first?.value == "star")
    #expect(indicator.rule.contains("iOS 13"))
    let icons = scene.list.items.filter { $0.element.path == "tabBar.selectionIndicator" }
    #expect(icons.count == 1)
    let object = try self.scene(
      #"{ "type": "tabBar", "items": [{ "title": "One" }], "standardAppearance": { "selectionIndicatorImage": "star", "selectionIndicatorTintColor": "red" } }"#,
      os: 15)
    #expect(object.list.items.contains { $0.element.path == "tabBar.selectionIndicator" })
  }

  @Test(arguments: ["toolbar", "tabBar"])
  func theOtherBarsFollowTheSameRules(type: String) throws {
    let name = type == "toolbar" ? "UIToolbar" : "UITabBar"
    let scene = try scene(
      #"{ "type": "\#(type)", "customizations": ["let a = \#(name)Appearance()", "a.backgroundColor = .green", "\#(name).appearance().standardAppearance = a", "\#(name).appearance().standardAppearance.shadowColor = .clear", "enterWindow"] }"#
    )
    #expect(try property("backgroundColor", of: scene).value == "#00FF00")
    #expect(try property("shadowColor", of: scene).value != "none")
    #expect(scene.explanation.notes.contains { $0.isTrap && $0.rule.contains("proxy") })
  }

  @Test func freshObjectOnTheItemLosesTheBarsLegacyLook() throws {
    let scene = try example("legacy-and-fresh-item-object")
    let color = try property("backgroundColor", of: scene)
    #expect(color.value == "none")
    #expect(color.level.hasPrefix("item") && color.slot == "standardAppearance")
    #expect(color.ignored.first?.value == "#FFFFFF")
    #expect(try property("shadowColor", of: scene).value == "#000000@0")
    let white = try example("assignment-copies")
    #expect(scene.png != white.png)
  }

  @Test func configureOfAFreshObjectIsToldToChangeNothing() throws {
    let scene = try example("legacy-and-fresh-item-object")
    let note = try #require(
      scene.explanation.notes.first { $0.statement.contains("configureWithDefaultBackground") })
    #expect(!note.isTrap && note.rule.contains("already"))
  }

  @Test func unsetSlotOfTheItemSwallowsTheChange() throws {
    let scene = try example("unset-slot-of-the-item")
    #expect(try property("backgroundColor", of: scene).value == "#FFFFFF")
    #expect(try property("shadowColor", of: scene).value == "#000000@0.3")
    let note = try #require(scene.explanation.notes.first)
    #expect(note.isTrap && note.rule.contains("nil"))
    #expect(note.path?.description == "bars[0].customizations[1]")
  }

  @Test func tweakWithoutACopyDropsTheBase() throws {
    let bar = ##""standardAppearance": { "backgroundColor": "#00FF00" }"##
    func color(_ object: String) throws -> String {
      let scene = try scene(
        #"{ "type": "navigationBar", \#(bar), "navigationItem": { "standardAppearance": \#(object) } }"#
      )
      return try property("backgroundColor", of: scene).value
    }
    #expect(try color(#"{ "shadowColor": "clear" }"#) == "none")
    #expect(
      try color(#"{ "copy": "bar.standardAppearance", "shadowColor": "clear" }"#) == "#00FF00")
  }

  @Test func copyOfTheBarsObjectHasNothingOfTheLegacyValues() throws {
    let scene = try example("copy-does-not-take-legacy")
    #expect(try property("backgroundColor", of: scene).value == "none")
    #expect(try scene.png == example("legacy-and-fresh-item-object").png)
  }

  @Test func barsObjectChangedInPlaceIsSeen() throws {
    let scene = try example("bar-object-changed-in-place")
    let color = try property("backgroundColor", of: scene)
    #expect(color.value == "#FFFFFF" && color.level.hasPrefix("bar"))
    #expect(color.path?.description == "bars[0].customizations[0]")
  }

  @Test func copyOfTheChangedObjectIsBasePlusTweak() throws {
    let scene = try scene(
      #"{ "type": "navigationBar", "customizations": ["bar.standardAppearance.backgroundColor = .white", "let a = bar.standardAppearance.copy()", "a.shadowColor = .clear", "navigationItem.standardAppearance = a"] }"#
    )
    #expect(try property("backgroundColor", of: scene).value == "#FFFFFF")
    #expect(try property("shadowColor", of: scene).value == "#000000@0")
    #expect(try property("shadowColor", of: scene).beat.first?.value == "#000000@0.3")
  }

  @Test func proxyReachesEveryBarAndABarOnlyItself() throws {
    let scene = try example("two-navigation-controllers")
    let colors = scene.explanation.properties.filter { $0.name == "backgroundColor" }
    #expect(colors.map(\.value) == ["#FFF4CC", "#FFF4CC"])
    let shadows = scene.explanation.properties.filter { $0.name == "shadowColor" }
    #expect(shadows.map(\.value) == ["#FF0000", "#000000@0.3"])
    let line = 2 * (20 + 44)
    #expect(scene.pixel(100, line) != scene.pixel(1_000, line))
  }

  @Test func slotsOfTheProxyCanBeSetThoughNobodyListsThem() throws {
    let scene = try example("object-on-the-proxy")
    let color = try property("backgroundColor", of: scene)
    #expect(color.value == "#FFFFFF" && color.level.hasPrefix("appearance proxy"))
  }

  @Test func changeThroughTheProxyIsLost() throws {
    let scene = try example("change-through-the-proxy")
    #expect(try property("backgroundColor", of: scene).value == "none")
    #expect(scene.explanation.notes.first?.isTrap == true)
  }

  @Test func assignmentCopies() throws {
    let scene = try example("assignment-copies")
    #expect(try property("backgroundColor", of: scene).value == "#FFFFFF")
    #expect(try property("shadowColor", of: scene).value == "#000000@0")
    let later = try self.scene(
      #"{ "type": "navigationBar", "customizations": ["let a = UINavigationBarAppearance()", "a.backgroundColor = .white", "bar.standardAppearance = a", "a.backgroundColor = .red"] }"#
    )
    #expect(try property("backgroundColor", of: later).value == "#FFFFFF")
  }

  @Test func changeBeforeTheWindowIsReplacedByTheProxysObject() throws {
    let scene = try example("change-before-the-window")
    #expect(try property("backgroundColor", of: scene).value == "#FFFFFF")
    #expect(try property("shadowColor", of: scene).value == "#000000@0.3")
    #expect(scene.explanation.notes.contains { $0.isTrap && $0.rule.contains("copy the proxy") })
  }

  @Test func copyOfTheProxysObjectIsTheCure() throws {
    let scene = try example("copy-of-the-proxys-object")
    #expect(try property("backgroundColor", of: scene).value == "#FFFFFF")
    let shadow = try property("shadowColor", of: scene)
    #expect(shadow.value == "#000000@0" && shadow.level.hasPrefix("bar"))
  }

  @Test func nearestLevelWins() throws {
    let proxy =
      ##""appearance": { "UINavigationBar": { "standardAppearance": { "backgroundColor": "#0000FF" } } },"##
    let own = ##""standardAppearance": { "backgroundColor": "#00FF00" }"##
    let item = ##""navigationItem": { "standardAppearance": { "backgroundColor": "#FF0000" } }"##
    for (members, value, level) in [
      ("", "#0000FF", "appearance proxy (application level)"),
      (", " + own, "#00FF00", "bar (view level)"),
      (", \(own), \(item)", "#FF0000", "item (view controller level)"),
    ] {
      let scene = try scene(#"{ "type": "navigationBar"\#(members) }"#, top: proxy)
      let color = try property("backgroundColor", of: scene)
      #expect(color.value == value && color.level == level)
    }
  }

  @Test func objectsAloneNeedNoLegacyProperty() throws {
    let mixed = try scene(
      #"{ "type": "navigationBar", "barTintColor": "red", "standardAppearance": { "backgroundColor": "green" } }"#
    )
    let alone = try scene(
      #"{ "type": "navigationBar", "standardAppearance": { "backgroundColor": "green" } }"#)
    #expect(mixed.png == alone.png)
    #expect(try property("backgroundColor", of: mixed).ignored.first?.value == "#FF0000")
  }
}
