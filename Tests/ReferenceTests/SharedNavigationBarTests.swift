import BarrenderKit
import Testing

/// A navigation bar that two screens share while one is pushed over the other, as in Flutter's copy of
/// UIKit's transition.
@Suite struct SharedNavigationBarTests {
  private func pushed(_ progress: Double, _ direction: String) throws -> Scene {
    try Scene(
      """
      { "traits": { "layoutDirection": "\(direction)" }, "content": { "rows": 3 },
        "navigation": { "transition": { "progress": \(progress) }, "stack": [
          { "navigationItem": { "title": "Mail" }, "bars": [{ "type": "navigationBar" }] },
          { "navigationItem": { "title": "Inbox" }, "bars": [{ "type": "navigationBar" }] }
        ] } }
      """)
  }

  private func x(_ id: String, _ scene: Scene) throws -> Double {
    try #require(scene.runs(of: id).first, "\(id)").origin.x
  }

  /// Its middle begins at the edge, half the bar's width from where it goes.
  @Test(arguments: [("leftToRight", 1.0), ("rightToLeft", -1)])
  func newTitleComesFromTheTrailingEdge(direction: String, forward: Double) throws {
    let halfWay = try x("navigationBar.title", pushed(0.5, direction))
    let way = try halfWay - x("navigationBar.title", pushed(1, direction))
    #expect(abs(way - forward * 187.5 / 2) <= 0.5)
  }

  @Test(arguments: ["leftToRight", "rightToLeft"])
  func newTitleIsNotSeenAtFirst(direction: String) throws {
    #expect(try pushed(0.25, direction).runs(of: "navigationBar.title").isEmpty)
  }

  /// It goes to where the label that leads back begins.
  @Test(arguments: [("leftToRight", 1.0), ("rightToLeft", -1)])
  func oldTitleIsGoneBeforeItArrives(direction: String, forward: Double) throws {
    let halfWay = try x("navigationBar#2.title", pushed(0.5, direction))
    let begun = try x("navigationBar#2.title", pushed(0, direction))
    #expect(forward * (halfWay - begun) < 0)
    #expect(try pushed(0.7, direction).runs(of: "navigationBar#2.title").isEmpty)
  }

  /// `inspect` tells the places where the parts are drawn, and how much of them shows.
  @Test(arguments: [0.1, 0.35, 0.5, 0.85], ["leftToRight", "rightToLeft"])
  func partsAreToldWhereTheyAreDrawn(progress: Double, direction: String) throws {
    let scene = try pushed(progress, direction)
    for id in ["navigationBar.title", "navigationBar#2.title"] {
      let element = try scene.element(id)
      guard let run = scene.runs(of: id).first else {
        #expect(element.details.contains(.init("alpha", .number(0))), "\(id)")
        continue
      }
      #expect(abs(run.origin.x - element.frame.minX) <= 1, "\(id)")
    }
    let back = try scene.element("navigationBar.backButton")
    let label = back.details.first { $0.name == "titleFrame" }
    guard case .rect(let frame)? = label?.value else { throw NoFrame() }
    if let run = scene.runs(of: "navigationBar.backButton").first {
      #expect(abs(run.origin.x - frame.minX) <= 1)
      #expect(back.frame.contains(frame))
    }
  }

  private struct NoFrame: Error {}

  /// `explain` says how much of a part is seen, and of one that is not drawn that it is not.
  @Test(arguments: [0.1, 0.5, 0.75])
  func partsThatFadeAreExplained(progress: Double) throws {
    let scene = try pushed(progress, "leftToRight")
    for id in ["navigationBar.title", "navigationBar#2.title", "navigationBar#2.background"] {
      let rows = scene.explanation.properties.filter { $0.element.path == id && $0.name == "alpha" }
      let detail = try scene.element(id).details.first { $0.name == "alpha" }
      guard case .number(let alpha)? = detail?.value, alpha < 1 else {
        #expect(rows.isEmpty, "\(id)")
        continue
      }
      #expect(rows.map(\.value) == [shortDecimal(alpha)], "\(id)")
      #expect(rows.first?.rule.hasPrefix("not drawn") == (alpha == 0), "\(id)")
    }
  }

  /// Both bars have their values as they are drawn.
  @Test func barBelowIsExplainedAsItIsDrawn() throws {
    let names = try pushed(0.5, "leftToRight").explanation.properties
      .filter { $0.element.path == "navigationBar#2" }.map(\.name)
    #expect(names.contains("backgroundOpacity"))
  }

  @Test func atBothEndsNothingIsOnItsWay() throws {
    let done = try pushed(1, "leftToRight")
    #expect(done.runs(of: "navigationBar#2.title").isEmpty)
    #expect(done.runs(of: "navigationBar.backButton").map(\.text) == ["Mail"])
    let begun = try pushed(0, "leftToRight")
    #expect(begun.runs(of: "navigationBar.title").isEmpty)
    #expect(begun.runs(of: "navigationBar.backButton").isEmpty)
  }
}
