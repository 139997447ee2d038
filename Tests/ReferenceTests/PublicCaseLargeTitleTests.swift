import BarrenderKit
import Testing

/// Public reports about large titles on several lines; the names are theirs.
@Suite struct PublicCaseLargeTitleTests {
  private func scene(
    _ title: String, lines: Int, width: Double = 375, content: String = "{}",
    alignment: String = "natural", direction: String = "leftToRight"
  ) throws -> Scene {
    try Scene(
      """
      { "device": { "width": \(width), "height": 300, "scale": 2 }, "statusBar": null,
        "traits": { "layoutDirection": "\(direction)" }, "content": \(content),
        "bars": [{ "type": "navigationBar", "prefersLargeTitles": true,
          "largeTitleNumberOfLines": \(lines), "standardAppearance": { "configure": "opaque" },
          "scrollEdgeAppearance": { "configure": "opaque", "shadowColor": null,
            "largeTitleTextAttributes": { "alignment": "\(alignment)" } },
          "navigationItem": { "title": "\(title)" } }] }
      """)
  }

  /// What the large title shows, from the top.
  private func lines(of scene: Scene) throws -> [String] {
    let title = try scene.element("navigationBar.largeTitle")
    return ["text", "secondLine", "thirdLine"].compactMap { title.text($0) }
  }

  /// Whether each row of pixels below the row of buttons has black on it.
  private func inkRows(_ scene: Scene) throws -> [Bool] {
    let bar = try scene.element("navigationBar").frame
    return (88..<Int(bar.maxY * 2)).map { y in
      (0..<scene.picture.width).contains { scene.pixel($0, y)[0] < 100 }
    }
  }

  /// Pixels of the picture's rows that are more black than white.
  private func ink(_ scene: Scene, rows: Range<Int>) -> Int {
    rows.reduce(0) { sum, y in
      sum + (0..<scene.picture.width).filter { scene.pixel($0, y)[0] < 128 }.count
    }
  }

  /// material-components-android#1754: a space at the beginning was dropped in one place only. Here it
  /// keeps its width, as in UILabel, and the title is drawn once: expanded and half collapsed.
  @Test(arguments: [0.0, 47])
  func bc097SpaceAtTheBeginningDoesNotDoubleTheTitle(scrolledBy: Double) throws {
    let content = #"{ "rows": 20, "scrolledBy": \#(scrolledBy), "backgroundColor": "white" }"#
    func pixels(_ title: String) throws -> Int {
      let scene = try scene(title, lines: 2, width: 300, content: content)
      #expect(try lines(of: scene).count == 2)
      return ink(scene, rows: 88..<Int(try scene.element("navigationBar").frame.maxY * 2))
    }
    let (spaced, plain) = (try pixels(" Weather in London"), try pixels("Weather in London"))
    #expect(plain > 500)
    #expect(abs(Double(spaced - plain)) <= 0.02 * Double(plain))
  }

  /// material-components-android#1201: a word without spaces was laid below the last line.
  @Test func bc098LongWordBreaksBetweenItsLetters() throws {
    let word = "Thisisalongtitlewithoutspace"
    let scene = try scene(word, lines: 3, width: 247)
    let lines = try lines(of: scene)
    #expect((2...3).contains(lines.count))
    #expect(lines.joined() == word)
    let bar = try scene.element("navigationBar").frame
    let title = try scene.element("navigationBar.largeTitle").frame
    #expect(title.minY >= 44 && title.maxX <= bar.maxX - 16)
    #expect(abs(bar.maxY - 8 - title.maxY) <= 0.5)
    let rows = try inkRows(scene)
    #expect(rows.prefix(2).allSatisfy { !$0 } && rows.suffix(16).allSatisfy { !$0 })
  }

  /// material-components-android#2340: room for a second line moved a title of one line.
  @Test(arguments: [2, 3])
  func bc099RoomForMoreLinesMovesNothing(lines: Int) throws {
    #expect(try scene("Short", lines: lines).png == scene("Short", lines: 1).png)
  }

  /// The report's own title is centred.
  @Test(arguments: [2, 3])
  func bc099CentredTitleKeepsItsPlace(lines: Int) throws {
    let scene = try scene("Short", lines: 1, alignment: "center")
    #expect(abs(try scene.element("navigationBar.largeTitle").frame.midX - 187.5) <= 0.5)
    #expect(try self.scene("Short", lines: lines, alignment: "center").png == scene.png)
  }

  /// Natural is the side where reading begins, left and right are the screen's.
  @Test(arguments: [("leftToRight", "left"), ("rightToLeft", "right")])
  func alignmentsAreTheScreensSides(direction: String, natural: String) throws {
    func frame(_ alignment: String) throws -> Rect {
      try scene("Short", lines: 1, alignment: alignment, direction: direction)
        .element("navigationBar.largeTitle").frame
    }
    #expect(try frame("left").minX == 16)
    #expect(try frame("right").maxX == 375 - 16)
    #expect(try frame("natural") == frame(natural))
    let explanation = try scene("Short", lines: 1, alignment: "right", direction: direction)
      .explanation.properties
    let told = try #require(
      explanation.first { $0.name == "largeTitleTextAttributes.alignment" })
    #expect(told.value == "right" && told.path != nil)
  }

  /// Each line by itself.
  @Test func linesAreCentredOneByOne() throws {
    let scene = try scene("Weather in the whole of London", lines: 2, alignment: "center")
    let runs = scene.runs(of: "navigationBar.largeTitle")
    #expect(runs.count == 2)
    for run in runs {
      let baseline = Int(run.origin.y * 2)
      let ink = try #require(scene.columns(in: baseline - 40..<baseline) { $0[0] < 128 })
      // Letters have side bearings.
      #expect(abs(Double(ink.lowerBound + ink.upperBound + 1) / 4 - 187.5) <= 1.5)
    }
  }

  /// material-components-android#2796: a title of two lines was drawn over by itself.
  @Test func bc100LinesStandApart() throws {
    let words = Array(repeating: "Harbour", count: 20).joined(separator: " ")
    let scene = try scene(String(words.prefix(140)), lines: 2)
    let lines = try lines(of: scene)
    #expect(lines.count == 2)
    #expect(lines[0] == "Harbour Harbour" && lines[1].hasSuffix("…"))
    let title = try scene.element("navigationBar.largeTitle")
    #expect(title.text("truncated") == "false" && title.text("secondLineTruncated") == "true")
    let rows = try inkRows(scene)
    let starts = zip([false] + rows, rows).filter { !$0 && $1 }.count
    #expect(starts == 2)
  }

  /// The row grows by a line height for each line that is used, and content at rest begins below it.
  @Test func rowGrowsByTheLinesThatAreUsed() throws {
    func height(_ title: String) throws -> Double {
      let scene = try scene(title, lines: 3, content: #"{ "rows": 5 }"#)
      let bar = try scene.element("navigationBar").frame
      #expect(try scene.element("content.rows[0]").frame.minY == bar.maxY)
      return bar.height
    }
    let word = "Harbour"
    let one = try height(word)
    // Inter's hhea table: (2728 + 680) / 2816 em, up to half a point.
    let line = (34.0 * 3408 / 2816 * 2).rounded(.up) / 2
    #expect(one == 96)
    #expect(try height([word, word, word].joined(separator: " ")) == one + line)
    #expect(try height(Array(repeating: word, count: 5).joined(separator: " ")) == one + 2 * line)
    #expect(try height(Array(repeating: word, count: 9).joined(separator: " ")) == one + 2 * line)
  }

  /// Scrolled by all of it the bar is as high as without a large title, and the inline title shows.
  @Test func allLinesScrollAway() throws {
    let content = #"{ "rows": 20, "scrolledBy": 200 }"#
    let scene = try scene("Weather in the whole of London", lines: 2, content: content)
    #expect(try scene.element("navigationBar").frame.height == 44)
    #expect(try scene.element("navigationBar.title").text("alpha") == "1")
  }

  /// A header below the bar begins where the bar ends.
  @Test func headerStandsBelowTheHigherBar() throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 400, "scale": 2 }, "statusBar": null,
        "bars": [{ "type": "navigationBar", "prefersLargeTitles": true,
          "largeTitleNumberOfLines": 2, "navigationItem": { "title": "Weather in all of London" } },
          { "type": "appBar" }] }
      """)
    let bar = try scene.element("navigationBar").frame
    #expect(bar.height > 130)
    #expect(try scene.element("appBar.headerView").frame.minY == bar.maxY)
  }
}
