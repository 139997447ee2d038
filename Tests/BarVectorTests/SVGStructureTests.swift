import BarDisplayList
import BarPrimitives
import BarVector
import Testing

@Suite struct SVGStructureTests {
  private let bar = RoundedRect(Rect(x: 0, y: 0, width: 100, height: 20))
  private let title = ElementID("appBar.title")
  private let item = ElementID("appBar.rightBarButtonItems[0]")

  @Test func sizeIsInPointsWhateverTheScale() throws {
    let root = try ListPicture.svg([DisplayItem]()).root
    #expect(root["width"] == "100" && root["height"] == "50")
    #expect(root["viewBox"] == "0 0 100 50")
  }

  @Test func itemsOfOneElementShareAGroup() throws {
    let svg = try ListPicture.svg([
      PlacedItem(title, .fill(bar, .black)), PlacedItem(title, .fill(bar, .white)),
      PlacedItem(item, .fill(bar, .white)),
    ])
    #expect(svg.named("g").map { $0["id"] } == ["appBar.title", "appBar.rightBarButtonItems[0]"])
    #expect(svg.named("g").map(\.children.count) == [2, 1])
  }

  @Test func anElementThatComesAgainGetsAnotherID() throws {
    let svg = try ListPicture.svg([
      PlacedItem(title, .fill(bar, .black)), PlacedItem(item, .fill(bar, .black)),
      PlacedItem(title, .fill(bar, .black)),
    ])
    #expect(svg.named("g").map { $0["id"] }.last == "appBar.title~2")
  }

  @Test func clipsAndGroupsHoldWhatTheListPutsBetween() throws {
    let round = RoundedRect(Rect(x: 10, y: 10, width: 40, height: 20), radius: 5)
    let svg = try ListPicture.svg([
      PlacedItem(title, .pushClip(round)), PlacedItem(title, .fill(bar, .black)),
      PlacedItem(item, .pushGroup(opacity: 0.38)), PlacedItem(item, .fill(bar, .white)),
      PlacedItem(item, .popGroup), PlacedItem(title, .popClip),
      PlacedItem(title, .fill(bar, .black)),
    ])
    let layers = svg.root.children.filter { $0.name == "g" }
    let shape = svg.target(of: layers.first?["clip-path"])?.children.first
    #expect(layers.count == 2)
    #expect(shape?["x"] == "10" && shape?["width"] == "40" && shape?["rx"] == "5")
    #expect(layers.first?.children.map(\.name) == ["rect", "g"])
    #expect(layers.first?.children.last?["opacity"] == "0.38")
    #expect(layers.first?.children.last?.children.map(\.name) == ["rect"])
  }

  @Test func alphaBecomesFillOpacity() throws {
    let svg = try ListPicture.svg([
      .fill(bar, Color(rgb: 0x6200EE)), .fill(bar, Color(rgb: 0x6200EE).withAlpha(0.54)),
    ])
    #expect(svg.named("rect").map { $0["fill"] } == ["#6200EE", "#6200EE"])
    #expect(svg.named("rect").map { $0["fill-opacity"] } == [nil, "0.54"])
  }

  @Test func aPathKeepsItsRuleAndCurves() throws {
    let path = VectorPath([
      .move(Point(x: 1.0 / 3, y: 2)), .line(Point(x: 3, y: 4)),
      .quad(Point(x: 5, y: 6), Point(x: 7, y: 8)),
      .cubic(Point(x: 9, y: 10), Point(x: 11, y: 12), Point(x: 13, y: -14)), .close,
    ])
    let node = try #require(
      try ListPicture.svg([.path(path, .evenOdd, .black)]).named("path").first)
    #expect(node["d"] == "M0.33333 2L3 4Q5 6 7 8C9 10 11 12 13 -14Z")
    #expect(node["fill-rule"] == "evenodd")
  }

  @Test func anUnbalancedListIsRefused() {
    #expect(throws: SVGFailure.self) { try ListPicture.svg([DisplayItem.popClip]) }
  }

  @Test func theSameListGivesTheSameText() throws {
    let items: [DisplayItem] = [
      .pushClip(bar), .fill(bar, .black), .popClip,
      .icon(Icon(name: "menu", glyph: 100), in: bar.rect, .white),
    ]
    #expect(try ListPicture.svg(items).source == ListPicture.svg(items).source)
  }
}
