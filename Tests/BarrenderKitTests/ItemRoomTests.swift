import BarrenderKit
import Testing

/// What `check` tells of items that a bar of UIKit's has no room for, and where a badge keeps to its own.
@Suite struct ItemRoomTests {
  private func told(_ bar: String) throws -> [String] {
    let spec = "{ \"bars\": [\(bar)] }"
    return try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8))).problems
      .filter { $0.code == "W0620" }.map(\.message)
  }

  private func items(_ count: Int) -> String {
    Array(repeating: "{ \"systemItem\": \"add\" }", count: count).joined(separator: ", ")
  }

  @Test func itemsThatReachOutOfAToolbarAreCounted() throws {
    #expect(try told("{ \"type\": \"toolbar\", \"items\": [\(items(6))] }").isEmpty)
    let many = try told("{ \"type\": \"toolbar\", \"items\": [\(items(200))] }")
    #expect(many.count == 1)
    #expect(many.first?.hasSuffix("of 200 items of toolbar reach out of it") == true)
  }

  @Test func itemsOfBothSidesThatMeetAreNamed() throws {
    func bar(_ left: Int, _ right: Int) -> String {
      """
      { "type": "navigationBar", "navigationItem": { "leftBarButtonItems": [\(items(left))],
        "rightBarButtonItems": [\(items(right))] } }
      """
    }
    #expect(try told(bar(3, 3)).isEmpty)
    let crossing = try told(bar(5, 5))
    #expect(crossing.count == 1)
    #expect(crossing.first?.hasSuffix("lie over one another") == true)
  }

  private func frames(_ spec: String) throws -> ScreenFrames {
    let prepared = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    return try #require(prepared.frames, "\(prepared.problems)")
  }

  private func find(_ id: String, in elements: [LayoutElement]) -> LayoutElement? {
    for element in elements {
      if element.id.path == id { return element }
      if let found = find(id, in: element.children) { return found }
    }
    return nil
  }

  /// It is moved back for the letters of a label alone.
  @Test func aBadgeBesideNoLabelBeginsWhereItDoesOnStackedTabs() throws {
    let frames = try frames(
      """
      { "device": "iPhone 13", "orientation": "landscape", "bars": [{ "type": "tabBar", "items": [
          { "image": "star", "badgeValue": "5" },
          { "title": "Star", "image": "star", "badgeValue": "5" }] }] }
      """)
    func overlap(_ id: String) throws -> Double {
      let tab = try #require(find(id, in: frames.elements))
      let badge = try #require(find(id + ".badge", in: frames.elements))
      for detail in tab.details where detail.name == "imageFrame" {
        if case .rect(let image) = detail.value { return image.maxX - badge.frame.minX }
      }
      return .nan
    }
    #expect(abs(try overlap("tabBar.items[0]") - 5) < 0.34)
    #expect(abs(try overlap("tabBar.items[1]") - 13) < 0.34)
  }
}
