import BarrenderKit
import Foundation
import Testing

/// Public bug reports turned into inputs with a right answer; the names are theirs.
@Suite struct PublicCaseTests {
  /// material-components-ios#1457: leading items ran over a centred title.
  @Test func bc001TitleKeepsItsDistanceFromLeadingItems() throws {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 56, "scale": 2 },
        "bars": [{ "type": "appBar",
          "headerView": { "backgroundColor": "white" },
          "navigationBar": { "titleTextColor": "black", "leadingBarItemsTintColor": "blue",
                             "titleFont": { "size": 20 } },
          "navigationItem": { "title": "Photo Library", "leftBarButtonItems": [
            { "title": "Edit" }, { "title": "Share" }, { "title": "Move" }] } }] }
      """)
    let items = try (0..<3).map { try scene.element("appBar.leftBarButtonItems[\($0)]").frame }
    let title = try scene.element("appBar.title").frame
    for item in items {
      #expect(item.maxX <= title.minX)
    }
    #expect(title.minX >= (items.map(\.maxX).max() ?? 0) + 16)
    #expect(title.maxX <= 304)
    let rows = 0..<scene.picture.height
    let blue = scene.inkColumns(in: rows) { $0[2] - $0[0] > 40 }
    let black = scene.inkColumns(in: rows) { $0[2] < 160 && $0[2] - $0[0] <= 40 }
    #expect(!blue.isEmpty)
    #expect(!black.isEmpty)
    #expect(blue.isDisjoint(with: black))
  }

  /// material-components-ios#1662: a centred title ran into a wide trailing item.
  @Test func bc002TitleSlidesOnlyAsFarAsNeeded() throws {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 56, "scale": 2 },
        "bars": [{ "type": "appBar", "navigationItem": { "title": "Grid view",
          "leftBarButtonItems": [{ "image": "arrow_back" }],
          "rightBarButtonItems": [{ "title": "UPDATE STYLE" }] } }] }
      """)
    #expect(!scene.shownTitle.hasSuffix("…"))
    let title = try scene.element("appBar.title")
    let trailing = try scene.element("appBar.rightBarButtonItems[0]").frame
    #expect(abs(title.frame.maxX - (trailing.minX - 16)) <= 0.5)
    #expect(title.frame.midX < 160)
    #expect(title.frame.minX >= (try scene.element("appBar.leftBarButtonItems[0]").frame.maxX) + 16)
  }

  /// The report's own title does not fit in Roboto: it is cut between the groups.
  @Test(arguments: ["Grid Example", "Grid Example of many columns"])
  func bc002LongTitleEndsInAnEllipsisBetweenTheGroups(title text: String) throws {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 56, "scale": 2 },
        "bars": [{ "type": "appBar", "navigationItem": { "title": "\(text)",
          "leftBarButtonItems": [{ "image": "arrow_back" }],
          "rightBarButtonItems": [{ "title": "UPDATE STYLE" }] } }] }
      """)
    let title = try scene.element("appBar.title")
    let leading = try scene.element("appBar.leftBarButtonItems[0]").frame
    let trailing = try scene.element("appBar.rightBarButtonItems[0]").frame
    #expect(title.frame.minX >= leading.maxX + 16)
    #expect(title.frame.maxX <= trailing.minX - 16)
    #expect(scene.shownTitle.hasSuffix("…"))
  }

  /// material-components-ios#270: the shadow bent away before it reached the screen's sides.
  @Test(arguments: [1, 1.5, 2, 3], [375, 376.3])
  func bc054ShadowOfAFullWidthBarIsTheSameInEveryColumn(scale: Double, width: Double) throws {
    let scene = try Scene(
      """
      { "device": { "width": \(width), "height": 120, "scale": \(scale), "safeArea": { "top": 20 } },
        "content": { "backgroundColor": "white" },
        "bars": [{ "type": "appBar", "lifted": true }] }
      """)
    #expect(scene.picture.width == Int((width * scale).rounded(.up)))
    let last = scene.picture.width - 1
    var shaded = 0
    for y in Int(76 * scale)..<scene.picture.height {
      let middle = scene.pixel(last / 2, y)
      for x in [0, 1, 200, last - 1, last] {
        #expect(scene.pixel(x, y) == middle)
      }
      if middle[0] < 255 { shaded += 1 }
    }
    #expect(Double(shaded) > 8 * scale)
  }

  /// material-components-ios#5281: a bar that tracks nothing cast a shadow.
  @Test func bc056BarThatTracksNothingCastsNoShadow() throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 120, "scale": 2, "safeArea": { "top": 20 } },
        "content": { "backgroundColor": "white" },
        "bars": [{ "type": "appBar" }] }
      """)
    for x in 0..<scene.picture.width {
      #expect(scene.pixel(x, 152) == [255, 255, 255, 255])
    }
    let shadows = scene.list.items.filter { placed in
      if case .shadow(_, let layer, _) = placed.item { layer.color.alpha > 0 } else { false }
    }
    #expect(shadows.isEmpty)
  }

  /// flutter#59178: a translucent bar was darkened by its own shadow.
  @Test func bc061TranslucentBarIsNotDarkenedByItsShadow() throws {
    func scene(lifted: Bool) throws -> Scene {
      try Scene(
        """
        { "device": { "width": 320, "height": 140, "scale": 2, "safeArea": { "top": 20 } },
          "statusBar": null, "content": { "backgroundColor": "white" },
          "bars": [{ "type": "appBar", "lifted": \(lifted),
            "headerView": { "backgroundColor": { "color": "#F8F8F8", "alpha": 0.82 } } }] }
        """)
    }
    let flat = try scene(lifted: false)
    let lifted = try scene(lifted: true)
    for y in 0..<152 {
      for x in stride(from: 0, to: 640, by: 7) {
        #expect(flat.pixel(x, y) == lifted.pixel(x, y))
        #expect(zip(lifted.pixel(x, y), [249, 249, 249, 255]).allSatisfy { abs($0 - $1) <= 1 })
      }
    }
    #expect(lifted.pixel(320, 154)[0] < flat.pixel(320, 154)[0])
  }

  /// react-native#1295: letter spacing after the last letter pulled centred text to the left.
  @Test(arguments: [0, 8])
  func bc103LetterSpacedTitleStaysInTheMiddle(kern: Int) throws {
    let scene = try Scene(
      """
      { "statusBar": null, "bars": [{ "type": "appBar",
          "navigationBar": { "titleTextAttributes": { "kern": \(kern) } },
          "navigationItem": { "title": "ABAB" } }] }
      """)
    let run = try #require(
      scene.list.items.compactMap { placed in
        if case .glyphs(let run, _) = placed.item { run } else { nil }
      }.first)
    let plain = run.glyphs.map(\.advance).reduce(0, +) - 3 * Double(kern)
    let last = try #require(run.glyphs.last)
    #expect(abs((last.x + last.advance) - (plain + 3 * Double(kern))) < 0.001)
    let ink = try #require(scene.columns(in: 40..<152) { $0[1] > 128 })
    let middle = (Double(ink.lowerBound) + Double(ink.upperBound + 1)) / 2 / scene.list.scale
    #expect(abs(middle - 187.5) <= 1)
  }

  /// nao#1669: on a host without fonts the letters were silently missing.
  @Test func bc111CharacterThatNoFontHasIsAnErrorWithItsPlace() throws {
    let renderer = try Renderer()
    let spec = #"{ "bars": [{ "type": "appBar", "navigationItem": { "title": "A\uE123" } }] }"#
    let prepared = renderer.prepare(SpecInput(name: "test.json", bytes: Array(spec.utf8)))
    let problem = try #require(prepared.problems.first)
    #expect(problem.severity == .error)
    #expect(problem.message.contains("U+E123"))
    #expect(problem.path.description == "bars[0].navigationItem.title")
    #expect(problem.span != nil)
    #expect(problem.notes.contains { $0.contains("Roboto") })
  }

  /// excalidraw-cli#6: every run wrote a different file.
  @Test func bc150TheSameSpecGivesTheSameBytes() throws {
    let spec =
      #"{ "content": { "rows": 9, "scrolledBy": 3 }, "bars": [{ "type": "appBar", "navigationItem": { "title": "Again" } }] }"#
    #expect(try Scene(spec).png == Scene(spec).png)
  }
}
