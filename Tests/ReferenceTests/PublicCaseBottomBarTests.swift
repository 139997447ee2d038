import BarrenderKit
import Testing

/// Public bug reports about Material's bars at the bottom of the screen; the names are theirs.
@Suite struct PublicCaseBottomBarTests {
  private let rightToLeft = #""traits": { "layoutDirection": "rightToLeft" },"#

  private func appBar(_ shadow: String) throws -> Scene {
    try Scene(
      """
      { "device": { "width": 360, "height": 140, "scale": 2 }, "statusBar": null,
        "content": { "backgroundColor": "#FFEE00" },
        "bars": [{ "type": "bottomAppBar", "barTintColor": "#6200EE", "shadowColor": "\(shadow)",
          "floatingButton": { "backgroundColor": "#03DAC6", "shadowColor": "\(shadow)" } }] }
      """)
  }

  /// Points whose pixels lie wholly above the bar, in the gap around the button, and in the bar.
  private enum Part: Hashable { case above, gap, bar, button, edge }

  /// The bar begins at y 82; the button's middle is (180, 82), its radius 28, that of the cut 32.
  private func part(_ x: Double, _ y: Double) -> Part {
    let distance = ((x - 180) * (x - 180) + (y - 82) * (y - 82)).squareRoot()
    let margin = 0.75
    if distance < 28 - margin { return .button }
    if distance < 28 + margin || abs(distance - 32) < margin && y > 82 - margin { return .edge }
    if y > 82, distance < 32 - margin { return .gap }
    if y < 82 - margin { return .above }
    return y > 82 + margin ? .bar : .edge
  }

  /// material-components-ios#3009: the background was painted above the bar and in the notch, too.
  /// Without shadows every pixel has just the colour of its part.
  @Test func bc167BarIsPaintedInItsShapeAlone() throws {
    let scene = try appBar("clear")
    let colors: [Part: [Int]] = [
      .above: [255, 238, 0, 255], .gap: [255, 238, 0, 255], .bar: [98, 0, 238, 255],
      .button: [3, 218, 198, 255],
    ]
    var counts: [Part: Int] = [:]
    for row in 0..<280 {
      for column in 0..<720 {
        let part = part((Double(column) + 0.5) / 2, (Double(row) + 0.5) / 2)
        counts[part, default: 0] += 1
        guard let color = colors[part] else { continue }
        #expect(scene.pixel(column, row) == color, "\(part) at \(column), \(row)")
      }
    }
    #expect(counts[.gap, default: 0] > 500 && counts[.bar, default: 0] > 70_000)
  }

  /// With its shadows the content above and in the gap is darker, and nothing else: black over #FFEE00
  /// leaves blue at 0 and the ratio of red to green.
  @Test func bc167ShadowsOnlyDarkenTheContent() throws {
    let scene = try appBar("black")
    var darkest = 255
    for row in 0..<280 {
      for column in 0..<720 {
        let part = part((Double(column) + 0.5) / 2, (Double(row) + 0.5) / 2)
        guard part == .above || part == .gap else { continue }
        let pixel = scene.pixel(column, row)
        #expect(pixel[2] == 0 && abs(pixel[1] * 255 - pixel[0] * 238) <= 255, "\(column), \(row)")
        darkest = min(darkest, pixel[0])
      }
    }
    #expect(darkest < 200)
    // Far from the bar there is no shadow.
    #expect(scene.pixel(20, 20) == [255, 238, 0, 255])
    // The bar below its edge has none of its own; the button's falls on it.
    #expect(scene.pixel(20, 170) == [98, 0, 238, 255])
    #expect(scene.pixel(360, 240)[2] < 238)
  }

  private func navigation(
    _ items: String, rest: String = "", device: String = #""width": 375, "height": 56"#,
    bar: String = ""
  ) throws -> Scene {
    try Scene(
      """
      { "device": { \(device), "scale": 2 }, "statusBar": null, \(rest)
        "bars": [{ "type": "bottomNavigationBar", "theme": "surface", \(bar)
          "items": [\(items)] }] }
      """)
  }

  private func item(_ badge: String?, title: String = "Home") -> String {
    let value = badge.map { #", "badgeValue": "\#($0)""# } ?? ""
    return #"{ "title": "\#(title)", "image": "home"\#(value) }"#
  }

  /// material-components-ios#6915: the badge's text was cut.
  @Test func bc023BadgeGrowsWithItsText() throws {
    let scene = try navigation([item("1234567"), item(nil), item(nil)].joined(separator: ","))
    try expectRoomForText("1234567", inBadgeOf: "bottomNavigationBar.items[0]", of: scene)
  }

  /// material-components-ios#6602: a badge drifted over the icon as it grew.
  @Test func bc024BadgeIsPinnedByItsLeadingCorner() throws {
    func frames(_ rest: String = "") throws -> [Rect] {
      try ["1", "10", "100"].map {
        try navigation(item($0), rest: rest).element("bottomNavigationBar.items[0].badge").frame
      }
    }
    try expectPinnedByLeadingCorner(plain: frames(), mirrored: frames(rightToLeft))
    let runs = try navigation(item("1")).runs(of: "bottomNavigationBar.items[0].badge")
    #expect(runs.allSatisfy { $0.size == 8 } && !runs.isEmpty)
  }

  /// material-components-ios#6544: dots were made of spaces, single digits were not round.
  @Test func bc026EmptyBadgeIsADotAndOneDigitACircle() throws {
    func frame(_ badge: String) throws -> Rect {
      try navigation(item(badge)).element("bottomNavigationBar.items[0].badge").frame
    }
    let (dot, one, two) = (try frame(""), try frame("1"), try frame("12"))
    #expect(dot.width == dot.height && dot.width < one.width)
    #expect(one.width == one.height && two.width > two.height)
    let empty = try navigation(item(""))
    #expect(empty.runs(of: "bottomNavigationBar.items[0].badge").isEmpty)
    let x = Int((dot.midX - empty.list.canvas.minX) * 2)
    #expect(empty.pixel(x, Int((dot.midY - empty.list.canvas.minY) * 2)) == [211, 47, 47, 255])
    let none = try navigation(item(nil))
    #expect(!none.list.items.contains { $0.element.path.hasSuffix("badge") })
  }

  /// material-components-ios#4623: alignment counted on tablets only.
  @Test(arguments: [#""width": 667, "height": 375"#, #""width": 896, "height": 414"#])
  func bc028CentredItemsStandTogetherInBothSizeClasses(device: String) throws {
    let items = [item(nil), item(nil), item(nil)].joined(separator: ",")
    func frames(_ alignment: String) throws -> [Rect] {
      let scene = try navigation(
        items, device: device, bar: #""alignment": "\#(alignment)","#)
      return try (0..<3).map { try scene.element("bottomNavigationBar.items[\($0)]").frame }
    }
    let width = try #require(Double(device.split(separator: " ")[1].dropLast()))
    let centred = try frames("centered")
    #expect(Set(centred.map(\.width)).count == 1 && centred[0].width <= 350)
    #expect(abs((centred[0].minX + centred[2].maxX) / 2 - width / 2) <= 0.5)
    #expect(centred[0].minX > 0)
    let justified = try frames("justified")
    #expect(justified[0].minX == 0 && justified[2].maxX == width)
  }

  /// material-components-ios#6532: long titles beside their icons looked lop-sided.
  @Test func bc029IconAndTitleTogetherStandInTheMiddle() throws {
    let titles = ["A", "Medium", "Considerably longer"]
    let scene = try navigation(
      titles.map { item(nil, title: $0) }.joined(separator: ","),
      device: #""width": 800, "height": 700"#,
      bar: #""alignment": "justifiedAdjacentTitles", "titleVisibility": "always","#)
    var gaps: Set<Double> = []
    for index in titles.indices {
      let id = "bottomNavigationBar.items[\(index)]"
      let cell = try scene.element(id).frame
      let (icon, title) = (
        try scene.element(id + ".image").frame, try scene.element(id + ".title").frame
      )
      // Both are put on whole points, each by itself.
      #expect(abs((icon.minX + title.maxX) / 2 - cell.midX) <= 1)
      gaps.insert((title.minX - icon.maxX).rounded())
    }
    #expect(gaps.count == 1)
  }
}
