import BarDisplayList
import BarPrimitives
import BarVector
import Testing

@Suite struct SVGPaintTests {
  private let bar = RoundedRect(Rect(x: 10, y: 0, width: 80, height: 20), radius: 4)

  @Test func aBorderIsARingOverItsFill() throws {
    let svg = try ListPicture.svg([.border(bar, width: 1, .black, fill: .white)])
    #expect(svg.named("rect").map { $0["fill"] } == ["#FFFFFF"])
    let ring = try #require(svg.named("path").first)
    #expect(ring["fill-rule"] == "evenodd")
    #expect(ring["d"]?.contains("ZM14 1H86A3 3 0 0 1 89 4") == true)
  }

  /// A fill as large as the shape would shine past the ring's outer edge.
  @Test func aFillEndsWithinItsRing() throws {
    func left(_ border: Color) throws -> String? {
      try ListPicture.svg([.border(bar, width: 1, border, fill: .white)]).named("rect").first?["x"]
    }
    #expect(try left(.black) == "10.5")
    #expect(try left(.black.withAlpha(0.5)) == "11")
  }

  @Test func aBorderWiderThanTheShapeHasNoHole() throws {
    let svg = try ListPicture.svg([.border(bar, width: 10, .black, fill: nil)])
    #expect(svg.named("rect").isEmpty)
    #expect(svg.named("path").first?["d"]?.filter { $0 == "Z" }.count == 1)
  }

  private func stops(_ gradient: Gradient?) throws -> [SVGTree.Node] {
    let gradient = try #require(gradient)
    return try ListPicture.svg([.gradient(bar, gradient)]).named("stop")
  }

  @Test func aStraightGradientKeepsItsStops() throws {
    let found = try stops(
      Gradient(
        from: .zero, to: Point(x: 0, y: 20),
        stops: [.init(at: 0, .white), .init(at: 1, .black.withAlpha(0.5))], mixing: .straight))
    #expect(found.map { $0["offset"] } == ["0", "1"])
    #expect(found.map { $0["stop-opacity"] } == [nil, "0.50001"])
  }

  /// SVG's offsets end at 0 and 1, so that the line has to be laid from stop to stop.
  @Test func stopsBesideTheLineMoveItsEnds() throws {
    let gradient = try #require(
      Gradient(
        from: .zero, to: Point(x: 0, y: 20),
        stops: [.init(at: -1, .white), .init(at: 0.5, .black), .init(at: 2, .white)],
        mixing: .straight))
    let line = try #require(
      try ListPicture.svg([.gradient(bar, gradient)]).named("linearGradient").first)
    #expect(line["y1"] == "-20" && line["y2"] == "40")
    #expect(line.children.map { $0["offset"] } == ["0", "0.5", "1"])
  }

  /// The middle of red and clear, premultiplied, is red.
  @Test func aPremultipliedGradientGetsStepsWhereAlphasDiffer() throws {
    let found = try stops(
      Gradient(
        from: .zero, to: Point(x: 80, y: 0),
        stops: [.init(at: 0, Color(rgb: 0xFF0000)), .init(at: 1, .clear)],
        mixing: .premultiplied))
    #expect(found.count == 33)
    #expect(found[16]["stop-color"] == "#FF0000")
    #expect(found[16]["stop-opacity"] == "0.50001")
  }

  @Test func aShadowOfTextIsTheTextMovedAndBlurred() throws {
    let run = try #require(try ListPicture.run("Inbox"))
    let layer = ShadowLayer(color: .black, dx: 1, dy: 2, sigma: 1.5)
    let svg = try ListPicture.svg([.textShadow(run, layer)])
    let filter = try #require(svg.named("filter").first)
    #expect(filter.children.first?["stdDeviation"] == "1.5")
    #expect(
      svg.named("g").contains { $0["transform"]?.hasPrefix("translate(11 32)") == true })
    #expect(
      try ListPicture.svg([.textShadow(run, ShadowLayer(color: .black, dy: 2, sigma: 0))])
        .named("filter").isEmpty)
  }

  @Test func aShadowOfAnOutlineIsTheOutlineMovedAndBlurred() throws {
    let path = VectorPath(polygon: [.zero, Point(x: 40, y: 0), Point(x: 0, y: 30)])
    let layer = ShadowLayer(color: .black, dx: 1, dy: 2, sigma: 4)
    let area = Rect(x: 0, y: 0, width: 30, height: 20)
    let svg = try ListPicture.svg([.pathShadow(path, .nonZero, layer, within: area)])
    let filter = try #require(svg.named("filter").first)
    #expect(filter.children.first?["stdDeviation"] == "4")
    // Five standard deviations around it.
    #expect(filter["x"] == "-19" && filter["y"] == "-18" && filter["width"] == "80")
    let outline = try #require(svg.named("path").first)
    #expect(outline["d"]?.hasPrefix("M1") == true && outline["filter"]?.hasPrefix("url(#") == true)
    let empty = DisplayItem.pathShadow(VectorPath([]), .nonZero, layer, within: area)
    #expect(try ListPicture.svg([empty]).named("path").isEmpty)
    #expect(svg.named("clipPath").first?.children.first?["width"] == "30")
  }

  @Test func aBackdropIsRefused() {
    let backdrop = Backdrop(sigma: 20, saturation: 1.8, tint: .clear)
    #expect(throws: SVGFailure.limit("appBar.title: an SVG cannot hold a blurred backdrop")) {
      try ListPicture.svg([.backdrop(bar, backdrop)])
    }
  }
}
