import BarAssets
import BarRaster
import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// Public bug reports about labels, turned into inputs with a right answer. The specs have no key for
/// the lines of a large title; what those reports say of the label itself is asked of the label.
@Suite struct PublicCaseLabelTests {
  /// The embedded fonts, before them those files of Fixtures/Fonts.
  private static func fonts(_ files: String...) throws -> FontSet {
    let own = try files.map { file in
      let url = Repository.fixtures.appendingPathComponent("Fonts").appendingPathComponent(file)
      return FontSource(
        family: nil, name: file, storage: .bytes([UInt8](try Data(contentsOf: url))))
    }
    let embedded = EmbeddedFonts.all.map { font in
      FontSource(
        family: font.family, weight: font.weight, name: font.fileName,
        storage: .embedded(font.bytes))
    }
    return try FontSet(
      sources: own + embedded,
      icons: FontSource(
        family: nil, name: EmbeddedFonts.icons.fileName,
        storage: .embedded(EmbeddedFonts.icons.bytes)))
  }

  /// The rows of pixels that the outlines of an element's glyphs reach, and those that have ink in the
  /// picture.
  private func rows(
    of id: String, in scene: Scene, _ fonts: FontSet
  ) throws -> (outlined: Range<Int>, shown: Range<Int>) {
    let heights = try scene.runs(of: id).flatMap { run in
      let index = try #require(fonts.faces.firstIndex { $0.name == run.face.name })
      let face = FontFaceID(index: index, name: run.face.name)
      return try run.glyphs.flatMap { glyph in
        let outline = try #require(fonts.outline(of: glyph.glyph, in: face))
        let baseline = run.origin.y + glyph.y
        return outline.path.heights.map { baseline + $0 * run.size / outline.unitsPerEm }
      }
    }.map { $0 * scene.list.scale }
    let shown = (0..<scene.picture.height).filter { y in
      (0..<scene.picture.width).contains { scene.pixel($0, y)[0] < 250 }
    }
    let top = Int(try #require(heights.min()).rounded(.down))
    let bottom = Int(try #require(heights.max()).rounded(.up))
    return (top..<bottom, (shown.first ?? 0)..<(shown.last ?? -1) + 1)
  }

  private func bar(
    _ item: String, traits: String = "{}", font: String = "{}"
  ) throws -> Scene {
    try Scene(
      """
      { "device": { "width": 375, "height": 56, "scale": 2 }, "statusBar": null,
        "traits": \(traits),
        "bars": [{ "type": "appBar", "headerView": { "backgroundColor": "white" },
          "navigationBar": { "titleTextColor": "black", "titleFont": \(font),
            "leadingBarItemsTintColor": "black", "trailingBarItemsTintColor": "black" },
          "navigationItem": { \(item) } }] }
      """)
  }

  /// Chinese titles lost their top strokes in a header made for Latin text.
  @Test(arguments: [#"{ "size": 20 }"#, #"{ "size": 20, "lineHeight": 20 }"#])
  func bc105ChineseTitleIsWhole(font: String) throws {
    let scene = try bar("\"title\": \"\u{8054}\u{7CFB}\u{6211}\u{4EEC}\"", font: font)
    let runs = scene.runs(of: "appBar.title")
    #expect(runs.map(\.face.name) == ["NotoSansCJKSC-Regular"])
    #expect(runs.flatMap(\.glyphs).allSatisfy { $0.glyph != 0 })
    let (outlined, shown) = try rows(
      of: "appBar.title", in: scene, Self.fonts("NotoSansCJKsc-subset.otf"))
    #expect(shown == outlined)
    #expect(shown.lowerBound >= 1 && shown.count > 30)
  }

  /// Descenders were cut where a line is as high as its font is large.
  @Test(arguments: ["14", "20", "1"])
  func bc104DescendersOfATabAreWhole(lineHeight: String) throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 48, "scale": 2 }, "statusBar": null,
        "bars": [{ "type": "tabBarView", "theme": "none", "barTintColor": "white",
          "selectionIndicatorStrokeColor": "white", "bottomDividerColor": "white",
          "titleColor": { "normal": "black", "selected": "white" },
          "titleFont": { "normal": { "size": 14, "lineHeight": \(lineHeight) } },
          "items": [{ "title": "gypsy" }, { "title": "A" }], "selectedItem": 1 }] }
      """)
    let id = "tabBarView.items[0].title"
    #expect(scene.runs(of: id).map(\.text).joined() == "gypsy")
    let (outlined, shown) = try rows(of: id, in: scene, Self.fonts())
    #expect(shown == outlined)
  }

  /// The title's own space made it overlap itself: it is drawn once, wherever the space is.
  @Test func bc097LeadingSpaceIsDrawnOnce() throws {
    func ink(_ title: String) throws -> Double {
      let scene = try bar(#""title": "\#(title)""#)
      return (0..<scene.picture.width * scene.picture.height).reduce(0.0) {
        $0 + Double(255 - scene.picture.pixels[$1 * 4]) / 255
      }
    }
    let (with, without) = (try ink(" Weather in London"), try ink("Weather in London"))
    #expect(abs(with - without) <= 0.02 * without)
  }

  private func lines(
    _ text: String, size: Double, width: Double, atMost count: Int
  ) throws -> [ShapedText] {
    try Self.fonts().shapeLines(
      TextRequest(
        text: text, font: .system(size), baseDirection: nil, language: "en", maxWidth: width),
      maxLines: count)
  }

  /// A long word without spaces was laid below the last line.
  @Test func bc098WordWithoutSpacesBreaksBetweenCharacters() throws {
    let word = "Thisisalongtitlewithoutspace"
    let lines = try lines(word, size: 34, width: 247, atMost: 3)
    #expect((2...3).contains(lines.count))
    #expect(lines.map(\.visibleText).joined() == word)
    #expect(lines.allSatisfy { $0.width <= 247.001 && !$0.isTruncated })
  }

  /// Room for two lines moved a title of one off its centre.
  @Test func bc099RoomForMoreLinesChangesNothing() throws {
    let (one, two) = (
      try lines("Short", size: 34, width: 343, atMost: 1),
      try lines("Short", size: 34, width: 343, atMost: 2)
    )
    #expect(one == two && one.count == 1)
  }

  /// A title of two lines was drawn over by a copy of itself.
  @Test func bc100TwoLinesAndAnEllipsis() throws {
    let text = String(repeating: "long expanded ", count: 10)
    let lines = try lines(text, size: 34, width: 343, atMost: 2)
    #expect(lines.count == 2)
    #expect(!lines[0].isTruncated && lines[1].isTruncated)
    #expect(lines[1].visibleText.hasSuffix("\u{2026}"))
    let shown = lines[0].visibleText + " " + lines[1].visibleText.dropLast()
    #expect(text.hasPrefix(shown), "\(shown)")
  }

  /// The setting of a right-to-left locale had no effect on the picture.
  @Test func bc126LocaleSaysTheDirection() throws {
    let item = """
      "title": "A", "leftBarButtonItems": [{ "image": "arrow_back" }],
      "rightBarButtonItems": [{ "image": "search" }]
      """
    let byLocale = try bar(item, traits: #"{ "locale": "ar" }"#)
    let byDirection = try bar(
      item, traits: #"{ "locale": "en", "layoutDirection": "rightToLeft" }"#)
    let neither = try bar(item)
    #expect(byLocale.list == byDirection.list)
    #expect(byLocale.picture.pixels == byDirection.picture.pixels)
    #expect(byLocale.picture.pixels != neither.picture.pixels)
    let back = "appBar.leftBarButtonItems[0]"
    #expect(try byLocale.element(back).frame.midX > 187.5)
    #expect(try neither.element(back).frame.midX < 187.5)
  }

  /// A script in the tag wins over its language's, a stated direction over both.
  @Test(arguments: [
    ("he-IL", "rightToLeft"), ("fa", "rightToLeft"), ("az-Arab", "rightToLeft"),
    ("ks-Deva", "leftToRight"), ("en-AE", "leftToRight"), ("arn", "leftToRight"),
  ])
  func bc126DirectionOfOtherLocales(locale: String, direction: String) throws {
    let stated = try bar(#""title": "A""#, traits: #"{ "layoutDirection": "\#(direction)" }"#)
    let scene = try bar(#""title": "A""#, traits: #"{ "locale": "\#(locale)" }"#)
    #expect(scene.list.items.map(\.element) == stated.list.items.map(\.element))
    #expect(
      try scene.element("appBar.title").frame == stated.element("appBar.title").frame)
  }

  /// A subtitle that says what the title says was not centred, because it was looked up by its text.
  @Test func bc096SubtitleThatRepeatsTheTitleIsCentred() throws {
    func scene(_ subtitle: String) throws -> Scene {
      try bar(
        """
        "titleView": { "type": "stackView", "axis": "vertical", "arrangedSubviews": [
          { "type": "label", "text": "aaa" },
          { "type": "label", "text": "\(subtitle)", "font": { "size": 12 } }] }
        """)
    }
    let id = "appBar.titleView.arrangedSubviews"
    let (same, other) = (try scene("aaa"), try scene("aab"))
    let (title, subtitle) = (try same.element("\(id)[0]"), try same.element("\(id)[1]"))
    #expect(abs(title.frame.midX - 187.5) <= 0.5 && abs(subtitle.frame.midX - 187.5) <= 0.5)
    #expect(same.runs(of: "\(id)[0]").map(\.text) == ["aaa"])
    #expect(same.runs(of: "\(id)[1]").map(\.text) == ["aaa"])
    #expect(try other.element("\(id)[0]").frame == title.frame)
    #expect(other.runs(of: "\(id)[0]") == same.runs(of: "\(id)[0]"))
    let isInked = (0..<same.picture.height).map { y in
      (0..<same.picture.width).contains { same.pixel($0, y)[0] < 200 }
    }
    // Two lines of ink, the upper one the larger.
    let bands = isInked.split(separator: false).map(\.count)
    #expect(bands.count == 2 && bands[0] > bands[1])
  }

  /// An inset from the left was taken for one from the leading side.
  @Test func bc125LeftStaysLeftAndLeadingTurns() throws {
    func title(_ safeArea: String, _ insets: String, _ direction: String) throws -> Rect {
      let scene = try Scene(
        """
        { "device": { "width": 375, "height": 56, "scale": 2, "safeArea": \(safeArea) },
          "statusBar": null, "traits": { "layoutDirection": "\(direction)" },
          "bars": [{ "type": "appBar", "navigationBar": {
            "titleAlignment": "leading", "titleInsets": \(insets) },
            "navigationItem": { "title": "A title that fills all the room that there is for one" }
          }] }
        """)
      return try scene.element("appBar.title").frame
    }
    let none = #"{ "left": 0, "right": 0 }"#
    let hundred = #"{ "left": 100, "right": 0 }"#
    // The hardware's left, and the title's leading side.
    for direction in ["leftToRight", "rightToLeft"] {
      let title = try title(#"{ "left": 100 }"#, none, direction)
      #expect(title.minX >= 100 && title.maxX > 300)
    }
    #expect(try title("{}", hundred, "leftToRight").minX >= 100)
    let turned = try title("{}", hundred, "rightToLeft")
    #expect(turned.maxX <= 275 && turned.minX < 75)
  }

  /// Badges were cut where their pill should grow.
  @Test func bc023BadgeGrowsWithItsText() throws {
    func scene(_ badge: String) throws -> Scene {
      try Scene(
        """
        { "device": { "width": 375, "height": 56, "scale": 2 }, "statusBar": null,
          "bars": [{ "type": "tabBarView", "items": [
            { "title": "A", "image": "home", "badgeValue": "\(badge)" }, { "title": "B" },
            { "title": "C" }] }] }
        """)
    }
    func pill(_ badge: String) throws -> (frame: Rect, text: String, advance: Double) {
      let scene = try scene(badge)
      let runs = scene.list.items.compactMap { placed -> GlyphRun? in
        guard placed.element.path.contains("badge"), case .glyphs(let run, _) = placed.item else {
          return nil
        }
        return run
      }
      let advance = runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
      return (
        try scene.element("tabBarView.items[0].badge").frame, runs.map(\.text).joined(), advance
      )
    }
    let (long, short) = (try pill("1234567"), try pill("1234"))
    #expect(long.text == "1234567")
    let (padding, other) = (long.frame.width - long.advance, short.frame.width - short.advance)
    // Widths end at whole pixels.
    #expect(abs(padding - other) <= 0.5)
    #expect(padding > 0 && long.frame.width >= long.frame.height)
  }
}

extension VectorPath {
  /// Where its lines and curves end.
  fileprivate var heights: [Double] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end.y
      case .close: nil
      }
    }
  }
}
