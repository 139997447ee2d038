import BarSpec
import Testing

/// Keys that come to nothing where they stand, and the same keys where they do not.
@Suite struct IneffectiveKeyTests {
  private func told(_ spec: String) -> [String] {
    read(spec).advice.filter { $0.code == "W0618" }.map(\.path.pointer)
  }

  private func bar(_ members: String, _ document: String = "") -> String {
    #"{ \#(document) "bars": [{ "type": "appBar", \#(members) }] }"#
  }

  @Test(arguments: [
    #""theme": ["primary", "TypographyThemer"]"#, #""theme": "none""#,
    #""lifted": true, "headerView": { "elevation": 8, "shadowMaskEnabled": false }"#,
    #""headerView": { "shadowIntensity": 0 }"#,
    #""headerView": { "shadowLayer": "CALayer", "visibleShadowOpacity": 0.5 }"#,
    #""headerView": { "shadowColor": "red" }"#,
    #""headerView": { "shadowColor": "red", "shadowLayer": { "shadowOpacity": 1 } }"#,
    #""headerView": { "resolvesElevationOverlay": true, "mdc_overrideBaseElevation": 2 }"#,
    #""topLayoutGuideAdjustmentEnabled": false"#,
    #""topLayoutGuideAdjustmentEnabled": false, "topLayoutGuideViewController": null"#,
    #""inferTopSafeAreaInsetFromViewController": false, "behavioralFlags": "recommended","#
      + #" "topLayoutGuideAdjustmentEnabled": false"#,
    #""showsHairline": true, "hairlineColor": "red""#,
    #""headerView": { "forwards": ["didScroll"] }"#,
    #""headerView": { "shiftBehavior": "enabled", "headerContentImportance": "high" }"#,
    #""headerView": { "shiftBehavior": "hideable", "contentIsTranslucent": true }"#,
    #""headerView": { "trackingScrollViewIsBeingScrubbed": true }"#,
    #""navigationBar": { "backItem": true }, "navigationItem": { "title": "Inbox" }"#,
    #""navigationBar": { "backItem": true }, "navigationItem": {"#
      + #" "leftBarButtonItem": { "title": "Edit" }, "leftItemsSupplementBackButton": true }"#,
    #""navigationBar": { "backItem": true, "leadingItemsSupplementBackButton": true,"#
      + #" "hidesBackButton": false }, "navigationItem": { "leftBarButtonItem": {} }"#,
    #""navigationBar": { "inkColor": "red" }"#,
    #""navigationBar": { "rippleColor": "red", "enableRippleBehavior": true }"#,
  ])
  func keysThatDoSomethingAreNotTold(members: String) {
    #expect(told(bar(members, #""content": { "rows": 3 },"#)).isEmpty)
  }

  /// Each key with what makes it idle, and beside what it is not.
  @Test(arguments: [
    (#""hidesBackButton": true"#, #""backItem": true"#, ["navigationBar/backItem"]),
    (
      #""hidesBackButton": false"#, #""backItem": true, "hidesBackButton": true"#,
      ["navigationBar/hidesBackButton"]
    ),
    (
      #""leftBarButtonItem": {}, "leftItemsSupplementBackButton": true"#,
      #""backItem": true, "leadingItemsSupplementBackButton": false"#,
      ["navigationBar/leadingItemsSupplementBackButton"]
    ),
    (#""title": "T""#, #""hidesBackButton": true"#, ["navigationBar/hidesBackButton"]),
    (#""hidesBackButton": true"#, "", ["navigationItem/hidesBackButton"]),
    (
      #""leftItemsSupplementBackButton": true"#, "",
      ["navigationItem/leftItemsSupplementBackButton"]
    ),
    (
      #""hidesBackButton": true, "leftBarButtonItem": {}"#, #""backItem": true"#,
      ["navigationItem/hidesBackButton", "navigationBar/backItem"]
    ),
    (
      #""leftItemsSupplementBackButton": true, "leftBarButtonItem": {}"#, #""backItem": true"#, []
    ),
    (
      #""title": "A", "titleView": { "type": "view" }"#, #""titleTextColor": "red""#,
      ["navigationItem/title", "navigationBar/titleTextColor"]
    ),
    (
      #""title": "A""#,
      #""titleTextColor": "red", "titleTextAttributes": { "foregroundColor": "green" }"#,
      ["navigationBar/titleTextColor"]
    ),
    (
      #""title": "A""#, #""titleTextColor": "red", "titleTextAttributes": { "kern": 1 }"#, []
    ),
    (#""title": "A""#, #""maximumTextScale": 2"#, ["navigationBar/maximumTextScale"]),
  ])
  func wordsOfItemAndBarThatMeet(item: String, bar: String, pointers: [String]) {
    let spec = """
      { "bars": [{ "type": "appBar", "navigationItem": { \(item) }, "navigationBar": { \(bar) } }] }
      """
    #expect(told(spec) == pointers.map { "/bars/0/" + $0 })
  }

  /// The item of a screen counts for all bars that show it.
  @Test func anItemThatTwoBarsShowIsNotToldOfOne() {
    func spec(_ bars: String) -> String {
      """
      { "navigation": { "stack": [{ "navigationItem": { "title": "A", "hidesBackButton": true },
          "bars": [{ "type": "appBar" }\(bars)] }] } }
      """
    }
    #expect(told(spec("")) == ["/navigation/stack/0/navigationItem/hidesBackButton"])
    #expect(told(spec(#", { "type": "navigationBar" }"#)).isEmpty)
  }

  /// A flag alone makes an item the bar's own, where its screen's would show.
  @Test func aFlagThatKeepsTheScreensItemAwayIsNotTold() {
    func spec(_ item: String) -> String {
      """
      { "navigation": { "stack": [{ "navigationItem": { "title": "A" }, "bars": [
          { "type": "appBar", "navigationItem": { "hidesBackButton": true\(item) } }] }] } }
      """
    }
    #expect(told(spec("")).isEmpty)
    #expect(
      told(spec(#", "title": "B""#))
        == ["/navigation/stack/0/bars/0/navigationItem/hidesBackButton"])
  }

  /// One hook for two injected bars: what only one of them does not need is no idle key.
  @Test func whatAHookSaysToTwoBarsIsToldOfBothOnly() {
    func spec(_ below: String) -> String {
      """
      { "navigation": { "transition": { "progress": 0.4 },
          "stack": [{ "navigationItem": { \(below) } }, {}],
          "willAddAppBar": { "navigationBar": { "titleTextColor": "red" } } } }
      """
    }
    #expect(told(spec(#""title": "A""#)).isEmpty)
    #expect(told(spec("")) == ["/navigation/willAddAppBar/navigationBar/titleTextColor"])
    let hidden = """
      { "navigation": { "transition": { "progress": 0.4 }, "navigationBarHidden": true,
          "shouldSetNavigationBarHiddenHideAppBar": true,
          "stack": [{}, { "bars": [{ "type": "flexibleHeader" }] }] } }
      """
    #expect(told(hidden).isEmpty)
  }

  /// The view's own layer comes in where a header moves without a scroll view.
  @Test(arguments: [
    (#""content": { "rows": 3 },"#, "", true),
    ("", "", true),
    (#""scroll": [{ "event": "shiftHeaderOffScreen" }],"#, "", false),
    (#""content": { "rows": 3 }, "scroll": [{ "event": "clearTrackingScrollView" }],"#, "", false),
    ("", #""inFrontOfInfiniteContent": true, "#, false),
  ])
  func theOpacityOfAPlainLayerCountsWithoutAScrollView(
    document: String, header: String, isTold: Bool
  ) {
    let members = #""headerView": { \#(header)"visibleShadowOpacity": 0.2 }"#
    #expect(
      told(bar(members, document))
        == (isTold ? ["/bars/0/headerView/visibleShadowOpacity"] : []))
  }

  @Test(arguments: [
    (#""headerView": { "headerContentImportance": "high" }"#, "headerView/headerContentImportance"),
    (
      #""headerView": { "shiftBehavior": "hideable", "trackingScrollViewIsBeingScrubbed": true }"#,
      "headerView/trackingScrollViewIsBeingScrubbed"
    ),
    (
      #""headerView": { "shiftBehavior": "enabled", "contentIsTranslucent": true }"#,
      "headerView/contentIsTranslucent"
    ),
    (
      #""headerView": { "sharedWithManyScrollViews": true }"#,
      "headerView/sharedWithManyScrollViews"
    ),
    (
      #""navigationBar": { "backItem": true }, "navigationItem": { "leftBarButtonItem": {} }"#,
      "navigationBar/backItem"
    ),
    (
      #""navigationBar": { "titleViewLayoutBehavior": "center" }"#,
      "navigationBar/titleViewLayoutBehavior"
    ),
    (#""navigationBar": { "rippleColor": "red" }"#, "navigationBar/rippleColor"),
    (
      #""navigationBar": { "inkColor": "red", "enableRippleBehavior": true }"#,
      "navigationBar/inkColor"
    ),
  ])
  func keysThatWaitForAnotherAreTold(members: String, pointer: String) {
    #expect(told(bar(members, #""content": { "rows": 3 },"#)) == ["/bars/0/" + pointer])
  }

  @Test func aPlainHeaderThatInfersTurnsNothingOn() {
    func spec(_ type: String) -> String {
      """
      { "bars": [{ "type": "\(type)", "inferTopSafeAreaInsetFromViewController": true,
          "topLayoutGuideAdjustmentEnabled": false }] }
      """
    }
    #expect(told(spec("flexibleHeader")).isEmpty)
    #expect(told(spec("appBar")) == ["/bars/0/topLayoutGuideAdjustmentEnabled"])
  }

  @Test func whatIsSaidTwiceIsToldAtTheElement() {
    let members =
      #""theme": ["surface", "primary", "surface"], "headerView": { "forwards": "#
      + #"["didScroll", "didEndDragging", "didScroll"] }"#
    #expect(
      told(bar(members, #""content": { "rows": 3 },"#))
        == ["/bars/0/theme/0", "/bars/0/headerView/forwards/2"])
  }

  @Test func aThemeInABarInsideABarIsLookedAtToo() {
    let members = #""bottomBar": { "type": "tabBarView", "theme": ["primary", "primary"] }"#
    #expect(told(bar(members)) == ["/bars/0/bottomBar/theme/0"])
  }

  /// Of two heights that contradict each other the one that is set last counts for both.
  @Test(arguments: [
    (#""minimumHeight": 160, "maximumHeight": 96"#, 96.0),
    (#""maximumHeight": 96, "minimumHeight": 160"#, 160),
  ])
  func theHeightThatIsSetLastCounts(heights: String, height: Double) throws {
    let reading = read(bar(#""headerView": { \#(heights) }"#))
    guard case .appBar(let bar)? = try #require(reading.model).bars.first else {
      throw WrongBar()
    }
    #expect(bar.headerView.minimumHeight == height && bar.headerView.maximumHeight == height)
    #expect(reading.problems.map(\.code) == ["W0202"])
  }

  /// A patch is set after the document, wherever the key stands.
  @Test func aPatchedHeightIsSetLast() throws {
    let patch = SpecPatch(
      name: "--set", pointer: "/bars/0/headerView/minimumHeight", json: "200")
    let reading = read(
      bar(#""headerView": { "minimumHeight": 60, "maximumHeight": 96 }"#), patches: [patch])
    guard case .appBar(let bar)? = try #require(reading.model).bars.first else {
      throw WrongBar()
    }
    #expect(bar.headerView.maximumHeight == 200)
  }

  private struct WrongBar: Error {}
}
