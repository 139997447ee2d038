import BarrenderKit
import Testing

/// What `explain` says of where things in a navigation bar stand, and of what is not there.
@Suite struct UIKitPlaceReasonTests {
  private func scene(_ bar: String, _ top: String = #""device": "iPhone 8","#) throws -> Scene {
    try Scene(
      """
      { \(top) "content": { "rows": 20 }, "bars": [{ "type": "navigationBar", \(bar) }] }
      """)
  }

  private func row(_ query: String, _ scene: Scene) throws -> ExplainedProperty {
    try #require(
      scene.explanation.properties.last {
        "\($0.element.path).\($0.name)" == "navigationBar.\(query)"
      }, "no \(query)")
  }

  @Test(arguments: ["browser", "editor"], ["leftToRight", "rightToLeft"])
  func styleOfTheItemPutsTheTitleAside(style: String, direction: String) throws {
    let scene = try scene(
      #""navigationItem": { "title": "T", "style": "\#(style)" }"#,
      #""device": "iPhone 8", "traits": { "layoutDirection": "\#(direction)" },"#)
    let place = try row("title.x", scene)
    #expect(place.origin == "style" && place.path?.description == "bars[0].navigationItem.style")
    #expect(place.rule == "the \(style) style puts the title at the leading side")
    #expect(try row("title.alignment", scene).value == "leading")
  }

  @Test func styleCountsForNothingBeforeIOS16() throws {
    let scene = try scene(
      #""navigationItem": { "title": "T", "style": "editor" }"#, #""device": "iPhone 8", "os": 15,"#
    )
    #expect(try row("title.x", scene).rule.contains("fits around the middle"))
    let side = try row("title.alignment", scene)
    #expect(side.value == "center" && side.ignored.map(\.value) == ["editor"])
  }

  @Test func adjustmentMovesTheTitle() throws {
    let object = #"{ "titlePositionAdjustment": { "horizontal": 7 } }"#
    let scene = try scene(
      #""standardAppearance": \#(object), "scrollEdgeAppearance": \#(object), "#
        + #""navigationItem": { "title": "T" }"#)
    let place = try row("title.x", scene)
    #expect(place.rule == "titlePositionAdjustment moves the title 7 pt to the right")
    #expect(
      place.path?.description == "bars[0].scrollEdgeAppearance.titlePositionAdjustment")
  }

  @Test func wideButtonsPushTheTitleJustFarEnough() throws {
    let scene = try scene(
      #""navigationItem": { "title": "A title in the way", "#
        + #""rightBarButtonItem": { "title": "Save all of them" } }"#)
    let place = try row("title.x", scene)
    let title = try scene.element("navigationBar.title").frame
    let button = try scene.element("navigationBar.rightBarButtonItems[0]").frame
    #expect(abs(button.minX - title.maxX - 6) <= 0.5)
    #expect(place.origin == "rightBarButtonItem")
    #expect(place.path?.description == "bars[0].navigationItem.rightBarButtonItem")
    // 187.5 is the middle of the bar.
    #expect(place.rule.contains("moves \(shortDecimal(187.5 - title.midX)) pt out of the way"))
  }

  /// Each has its own row with its own line.
  @Test func severalThingsTogetherMoveTheTitle() throws {
    let object = #"{ "titlePositionAdjustment": { "horizontal": -3 } }"#
    let scene = try scene(
      #""standardAppearance": \#(object), "scrollEdgeAppearance": \#(object), "#
        + #""navigationItem": { "title": "A title in the way", "#
        + #""rightBarButtonItems": [{ "title": "Save all of them" }] }"#)
    let place = try row("title.x", scene)
    #expect(place.level == "layout" && place.path == nil)
    let pushed = try row("title.x.rightBarButtonItems", scene)
    let moved = try row("title.x.titlePositionAdjustment", scene)
    #expect(place.rule == pushed.rule + "; " + moved.rule)
    #expect(pushed.path?.description == "bars[0].navigationItem.rightBarButtonItems")
    #expect(moved.value == "3 pt to the left" && moved.path != nil)
  }

  @Test func titleThatIsCutNamesWhatLeavesItNoRoom() throws {
    let scene = try scene(
      #""items": [{ "title": "Back" }, { "title": "A very long title for such a narrow bar", "#
        + #""rightBarButtonItem": { "title": "Save" } }]"#)
    let place = try row("title.x", scene)
    #expect(
      place.rule.contains("the room between the back button and rightBarButtonItem"), "\(place)")
  }

  @Test(arguments: [
    (#""title": "Home", "backButtonDisplayMode": "generic""#, "Back", "backButtonDisplayMode", 1),
    (#""title": "Home", "backButtonDisplayMode": "minimal""#, "none", "backButtonDisplayMode", 1),
    (
      #""title": "Home", "backButtonTitle": "X", "backBarButtonItem": { "title": "Bar" }"#, "Bar",
      "backBarButtonItem.title", 2
    ),
    (#""title": "Home", "backButtonTitle": "X""#, "X", "backButtonTitle", 1),
    (#""title": "Home""#, "Home", "title", 0),
    (
      #""backButtonDisplayMode": "generic", "backBarButtonItem": { "title": "Bar" }"#, "Bar",
      "backBarButtonItem.title", 1
    ),
  ])
  func backLabelNamesItsSource(item: String, label: String, source: String, beaten: Int) throws {
    let scene = try scene(#""items": [{ \#(item) }, { "title": "Settings" }]"#)
    let told = try row("backButton.title", scene)
    #expect(told.value == label && told.origin == source + " of the item before")
    #expect(told.path?.description == "bars[0].items[0].\(source)")
    #expect(told.beat.count == beaten && told.beat.allSatisfy { $0.path != nil })
  }

  @Test func editorHasTheChevronAlone() throws {
    let scene = try scene(
      #""items": [{ "title": "Home" }, { "title": "Settings", "style": "editor" }]"#)
    let told = try row("backButton.title", scene)
    #expect(told.value == "none" && told.path?.description == "bars[0].items[1].style")
    #expect(told.beat.map(\.value) == ["Home"])
    #expect(told.rule == "an item of the editor style has the chevron alone")
  }

  @Test func itemWithoutATitleTakesTheSystemsWord() throws {
    let bar = #""items": [{}, { "title": "Settings" }]"#
    let english = try row("backButton.title", scene(bar))
    #expect(english.value == "Back" && english.origin == "the system's word")
    let german = try row(
      "backButton.title", scene(bar, #""device": "iPhone 8", "traits": { "locale": "de" },"#))
    #expect(german.value == "Zurück" && german.path?.description == "traits.locale")
  }

  @Test func labelWithoutRoomTellsWhatItNeeds() throws {
    let scene = try scene(
      #""items": [{ "title": "A long name for a screen" }, { "title": "Another one of them" }]"#)
    let told = try row("backButton.title", scene)
    #expect(told.value == "Back" && told.level == "layout")
    #expect(told.beat.map(\.value) == ["A long name for a screen"])
    #expect(told.rule.contains("so the general word stands in its stead"))
  }

  @Test(arguments: [
    (#""leftBarButtonItem": { "title": "L" }"#, "leftBarButtonItem"),
    (#""hidesBackButton": true"#, "hidesBackButton"),
  ])
  func backButtonThatIsNotThereHasARow(item: String, key: String) throws {
    let scene = try scene(#""items": [{ "title": "Home" }, { "title": "S", \#(item) }]"#)
    let told = try row("backButton.isShown", scene)
    #expect(told.value == "false" && told.origin == key)
    #expect(told.path?.description == "bars[0].items[1].\(key)")
    #expect(scene.explanation.answer(to: "navigationBar.backButton", among: scene.asked) != nil)
  }

  @Test func firstItemHasNoBackButton() throws {
    let told = try row("backButton.isShown", scene(#""navigationItem": { "title": "A" }"#))
    #expect(told.value == "false" && told.rule.contains("the first of its stack"))
  }

  @Test func compactHeightTakesTheLargeTitle() throws {
    let scene = try scene(
      #""prefersLargeTitles": true, "navigationItem": { "title": "A" }"#,
      #""device": "iPhone 8", "orientation": "landscape","#)
    let told = try row("largeTitle.isShown", scene)
    #expect(told.value == "false" && told.rule.contains("compact height"))
    #expect(told.beat.map { $0.path?.description } == ["bars[0].prefersLargeTitles"])
    #expect(try row("height", scene).rule.contains("without a large title: a bar of compact"))
  }

  @Test(arguments: [
    (#""prefersLargeTitles": true"#, "never", "false", "the item's own largeTitleDisplayMode"),
    (#""prefersLargeTitles": true"#, "always", "true", "the item's own largeTitleDisplayMode"),
    (#""managed": true"#, "always", "false", "prefersLargeTitles is false unless it is set"),
    (#""prefersLargeTitles": false"#, "automatic", "false", "prefersLargeTitles is false: no item"),
    (#""prefersLargeTitles": true"#, "automatic", "true", "prefersLargeTitles is true"),
  ])
  func largeTitleSaysWhyItIsThereOrNot(
    bar: String, mode: String, value: String, words: String
  ) throws {
    let scene = try scene(
      bar + #", "navigationItem": { "title": "A", "largeTitleDisplayMode": "\#(mode)" }"#)
    let told = try row("largeTitle.isShown", scene)
    #expect(told.value == value && told.rule.hasPrefix(words), "\(told)")
    let height = try scene.element("navigationBar").frame.height
    #expect((height > 44) == (value == "true"))
  }

  @Test func automaticNamesTheItemThatItFollows() throws {
    let scene = try scene(
      #""prefersLargeTitles": true, "items": [{ "largeTitleDisplayMode": "never" }, { "title": "A" }]"#
    )
    let told = try row("largeTitle.isShown", scene)
    #expect(told.value == "false" && told.rule.contains("items[0] says never"))
    #expect(told.path?.description == "bars[0].items[0].largeTitleDisplayMode")
  }

  @Test func adjustmentThatAnItemsObjectDropsHasARow() throws {
    let scene = try scene(
      #""standardAppearance": { "titlePositionAdjustment": { "vertical": 3 } }, "#
        + #""navigationItem": { "title": "T", "standardAppearance": {} }"#)
    let told = try row("title.titlePositionAdjustment", scene)
    #expect(told.value == "0 right, 0 down" && told.level == "system default")
    #expect(told.beat.map(\.value) == ["0 right, 3 down"])
    #expect(
      told.beat.first?.path?.description == "bars[0].standardAppearance.titlePositionAdjustment")
  }
}
