import BarPrimitives
import BarSpec
import Testing

/// Screens of a navigation stack: children, content of their own, pushes and pops.
@Suite struct TransitionTests {
  private func model(_ stack: String, _ more: String = "") throws -> BarModel {
    let reading = read("{ \"content\": {}, \"navigation\": { \"stack\": [\(stack)]\(more) } }")
    return try #require(reading.model, "\(reading.problems.map(\.message))")
  }

  private func ids(_ bars: [Bar]) -> [String] {
    bars.map { bar in
      switch bar {
      case .appBar(let bar): bar.id.path
      case .flexibleHeader(let bar): bar.id.path
      case .view(let bar): bar.id.path
      case .uikit(let bar): bar.id.path
      }
    }
  }

  /// Vector AB-U039 and the recursion of MDCAppBarNavigationController.m.
  @Test(arguments: ["appBar", "flexibleHeader"], 1...4)
  func aHeaderInAChildAtAnyDepthKeepsAppBarsAway(type: String, depth: Int) throws {
    let inner =
      "{ \"navigationItem\": { \"title\": \"Inner\" }, \"bars\": [{ \"type\": \"\(type)\" }] }"
    let nested = (0..<depth).reduce(inner) { child, _ in "{ \"children\": [\(child)] }" }
    let bars = try model(nested).bars
    #expect(ids(bars) == [type])
    if case .appBar(let bar) = bars[0] { #expect(bar.navigationItem.title?.string == "Inner") }
  }

  @Test func aChildWithoutAHeaderDoesNot() throws {
    let bars = try model("{ \"children\": [{ \"bars\": [{ \"type\": \"tabBarView\" }] }] }").bars
    #expect(ids(bars) == ["tabBarView", "appBar"])
  }

  @Test func aChildsAppBarLeadsBackToo() throws {
    let bars = try model("{}, { \"children\": [{ \"bars\": [{ \"type\": \"appBar\" }] }] }").bars
    guard case .appBar(let bar) = bars[0] else { throw WrongBar() }
    #expect(bar.navigationBar.backItem?.image == .backChevron)
  }

  private struct WrongBar: Error {}

  @Test func eachScreenHasItsOwnBarsAndContent() throws {
    let lower = """
      { "navigationItem": { "title": "Mail" }, "content": { "rows": 3, "scrolledBy": 7 },
        "bars": [{ "type": "appBar", "theme": "surface", "headerView": { "elevation": 9 } }] }
      """
    let upper = "{ \"navigationItem\": { \"title\": \"Inbox\" }, \"content\": null }"
    let shown = try model("\(lower), \(upper)", ", \"transition\": { \"progress\": 0.25 }")
    let transition = try #require(shown.transition)
    let below = try #require(transition.below.first)
    #expect(transition.operation == .push && transition.covering == 0.25)
    #expect(shown.content == nil && below.content?.rows == 3)
    #expect(below.content?.position == .scrolledBy(7))
    #expect(ids(shown.bars) == ["appBar"] && ids(below.bars) == ["appBar#2"])
    guard case .appBar(let bar) = shown.bars[0], case .appBar(let other) = below.bars[0] else {
      throw WrongBar()
    }
    // Nothing set on one screen's bar reaches another's.
    #expect(bar.headerView.elevation == nil && bar.theme == .none)
    #expect(other.headerView.elevation == 9 && other.theme == .surface)
    #expect(other.navigationBar.backItem == nil && bar.navigationBar.backItem != nil)
  }

  @Test func aPopUncoversWhatAPushCovers() throws {
    let pop = ", \"transition\": { \"operation\": \"pop\", \"progress\": 0.25 }"
    #expect(try model("{}, {}", pop).transition?.covering == 0.75)
  }

  @Test func aSystemNavigationBarShowsTheStackWhereItSaysNothing() throws {
    let bar = "\"bars\": [{ \"type\": \"navigationBar\" }]"
    let stack = """
      { "navigationItem": { "title": "Mail" } }, { "navigationItem": { "title": "Inbox" }, \(bar) }
      """
    guard case .uikit(let system)? = try model(stack).bars.first,
      case .navigation(let items) = system.content
    else { throw WrongBar() }
    #expect(items.map { $0.title?.string } == ["Mail", "Inbox"])
  }

  @Test(arguments: [
    ("en", LayoutDirection.leftToRight), ("ar", .rightToLeft), ("he-IL", .rightToLeft),
    ("az-Arab", .rightToLeft), ("pa-Guru", .leftToRight), ("ur-Latn-PK", .leftToRight),
  ])
  func theLocalesScriptSaysTheDirection(locale: String, direction: LayoutDirection) throws {
    let text = "{ \"traits\": { \"locale\": \"\(locale)\" }, \"bars\": [{ \"type\": \"appBar\" }] }"
    #expect(try #require(read(text).model).traits.layoutDirection == direction)
  }
}
