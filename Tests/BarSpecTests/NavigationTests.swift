import BarSpec
import Testing

@Suite struct NavigationTests {
  /// The bars of the screen that shows.
  private func bars(_ stack: String, _ more: String = "") throws -> [Bar] {
    let reading = read("{ \"content\": {}, \"navigation\": { \"stack\": [\(stack)]\(more) } }")
    return try #require(reading.model, "\(reading.problems.map(\.message))").bars
  }

  private func onlyAppBar(_ stack: String, _ more: String = "") throws -> AppBar {
    let bars = try bars(stack, more)
    guard bars.count == 1, case .appBar(let bar) = bars[0] else {
      throw Unexpected(bars: bars)
    }
    return bar
  }

  private struct Unexpected: Error { let bars: [Bar] }

  private let inbox = "{ \"navigationItem\": { \"title\": \"Inbox\" } }"

  @Test func aScreenWithoutAHeaderGetsAnAppBarWithTheFlagsOfItsController() throws {
    // Vectors AB-U033, AB-U036: the root has one too.
    let bar = try onlyAppBar(inbox)
    #expect(bar.theme == .none && bar.headerView.backgroundColor == nil)
    #expect(bar.navigationItem.title?.string == "Inbox")
    #expect(bar.headerView.minMaxHeightIncludesSafeArea == false)
    #expect(bar.headerController.inferTopSafeAreaInsetFromViewController == true)
    #expect(bar.headerController.hasTopLayoutGuideViewController)
    #expect(bar.headerView.scrolling.observesTrackingScrollViewScrollEvents == true)
    #expect(bar.navigationBar.backItem == nil)
  }

  /// The controller sets the guide and the inferring of an injected bar itself, without a loop.
  @Test(arguments: [
    "", "\"inferTopSafeAreaInsetFromViewController\": true,",
    "\"behavioralFlags\": \"recommended\",",
  ])
  func noHookMakesALoopOfAncestors(flags: String) throws {
    let hook = ", \"willAddAppBar\": { \(flags) \"topLayoutGuideViewController\": \"parent\" }"
    let bar = try onlyAppBar(inbox, hook)
    #expect(bar.headerController.inferTopSafeAreaInsetFromViewController == true)
  }

  @Test(arguments: ["appBar", "flexibleHeader"])
  func aScreenWithAHeaderIsLeftAlone(type: String) throws {
    // Vectors AB-U038 to AB-U040.
    #expect(try bars("{ \"bars\": [{ \"type\": \"\(type)\" }] }").count == 1)
  }

  @Test func theDelegateHasTheLastWordOnTheFlags() throws {
    let hook = """
      , "willAddAppBar": { "theme": "surface", "inferTopSafeAreaInsetFromViewController": false,
          "headerView": { "backgroundColor": "#123456" } }
      """
    let bar = try onlyAppBar(inbox, hook)
    #expect(bar.theme == .surface && bar.headerView.backgroundColor != nil)
    #expect(bar.headerController.inferTopSafeAreaInsetFromViewController == false)
    #expect(bar.headerView.minMaxHeightIncludesSafeArea == false)
  }

  @Test func aScreensOwnHookComesFirst() throws {
    let screen = "{ \"willAddAppBar\": { \"theme\": \"primary\" } }"
    let bar = try onlyAppBar(screen, ", \"willAddAppBar\": { \"theme\": \"surface\" }")
    #expect(bar.theme == .primary)
  }

  @Test func barsAboveTheRootLeadBack() throws {
    // Vector AB-D015.
    let bar = try onlyAppBar("{}, \(inbox)")
    #expect(bar.navigationBar.backItem?.image == .backChevron)
    let below = "{ \"navigationItem\": { \"backBarButtonItem\": { \"title\": \"Mail\" } } }"
    let named = try onlyAppBar("\(below), \(inbox)").navigationBar.backItem
    #expect(named?.title?.string == "Mail" && named?.image == nil)
    let own = """
      { "bars": [{ "type": "appBar", "navigationBar": { "backItem": { "title": "Up" } } }] }
      """
    #expect(try onlyAppBar("{}, \(own)").navigationBar.backItem?.title?.string == "Up")
  }

  @Test func nothingOfAScreenBelowReachesTheOneThatShows() throws {
    let below = "{ \"bars\": [{ \"type\": \"appBar\", \"headerView\": { \"elevation\": 9 } }] }"
    #expect(try onlyAppBar("\(below), \(inbox)").headerView.elevation == nil)
  }

  @Test func anAppBarMirrorsItsScreenUnlessItSaysMore() throws {
    let item = "\"navigationItem\": { \"title\": \"Inbox\" }"
    let bare = try onlyAppBar("{ \(item), \"bars\": [{ \"type\": \"appBar\" }] }")
    #expect(bare.navigationItem.title?.string == "Inbox")
    let own = """
      { \(item), "bars": [{ "type": "appBar", "navigationItem": { "title": "Drafts" } }] }
      """
    #expect(try onlyAppBar(own).navigationItem.title?.string == "Drafts")
  }

  @Test func hidingTheNavigationBarSendsTheInjectedBarAway() throws {
    // Vector AB-U026.
    let text = """
      { "content": {}, "navigation": { "stack": [\(inbox)], "navigationBarHidden": true,
          "shouldSetNavigationBarHiddenHideAppBar": true } }
      """
    let model = try #require(read(text).model)
    #expect(model.scroll == [ScrollEvent(.shiftHeader(.offScreen, animated: false))])
    guard case .appBar(let bar)? = model.bars.first else { throw Unexpected(bars: model.bars) }
    #expect(bar.headerView.scrolling.shiftBehavior == .hideable)
    // Vectors AB-U022 to AB-U024: without the switch the header never moves.
    let still = "{ \"navigation\": { \"stack\": [\(inbox)], \"navigationBarHidden\": true } }"
    #expect(try #require(read(still).model).scroll.isEmpty)
  }

  @Test func anInjectedBarMakesNoRoomWhereTheContentNeverWantsAny() throws {
    let bar = try onlyAppBar(inbox)
    #expect(bar.headerView.scrolling.leavesContentInsetWhenNever == true)
    let hook = """
      , "willAddAppBar": { "headerView": {
          "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever": false } }
      """
    #expect(try onlyAppBar(inbox, hook).headerView.scrolling.leavesContentInsetWhenNever == false)
  }

  @Test func anInjectedBarIsNoPagesChild() throws {
    #expect(try onlyAppBar(inbox).headerController.containment == .screen)
    let hook = ", \"willAddAppBar\": { \"containment\": \"container\" }"
    #expect(try onlyAppBar(inbox, hook).headerController.containment == .container)
  }

  @Test(arguments: ["\"forwards\": [\"didScroll\"]", "\"shiftBehavior\": \"enabled\""])
  func anInjectedBarObservesUnlessItSaysNot(header: String) {
    func codes(_ header: String) -> [String] {
      let hook = "\"willAddAppBar\": { \"headerView\": { \(header) } }"
      let navigation = "{ \"stack\": [{}, {}], \(hook) }"
      return read("{ \"content\": {}, \"navigation\": \(navigation) }").problems.map(\.code)
    }
    // Told once, though both screens get such a bar.
    #expect(codes(header) == ["E0215"])
    #expect(codes("\(header), \"observesTrackingScrollViewScrollEvents\": false").isEmpty)
  }

  @Test func screensThatDoNotShowKeepTheRulesToo() {
    let header = """
      { "observesTrackingScrollViewScrollEvents": true, "shiftBehavior": "enabled" }
      """
    let below = "{ \"bars\": [{ \"type\": \"appBar\", \"headerView\": \(header) }] }"
    let problems = read("{ \"navigation\": { \"stack\": [\(below), {}] } }").problems
    #expect(problems.map(\.code) == ["E0215"])
  }
}
