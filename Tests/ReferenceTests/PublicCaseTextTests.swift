import BarRaster
import BarrenderKit
import Foundation
import Testing

/// Public bug reports about scripts, fonts and directions, turned into inputs with a right answer.
@Suite struct PublicCaseTextTests {
  private static let rightToLeft = #"{ "layoutDirection": "rightToLeft" }"#
  private static let leftToRight = #"{ "layoutDirection": "leftToRight" }"#
  private static let arabicWord = "\u{627}\u{644}\u{62A}\u{64A}\u{627}\u{631}"

  /// A black bar without anything else: the title at its leading side, all in white.
  private static func bar(
    _ title: String, width: Int = 375, scale: Double = 2, traits: String = "{}", items: String = ""
  ) -> String {
    """
    { "device": { "width": \(width), "height": 56, "scale": \(scale) }, "statusBar": null,
      "traits": \(traits),
      "bars": [{ "type": "appBar", "headerView": { "backgroundColor": "black" },
        "navigationBar": {
          "titleAlignment": "leading", "titleTextColor": "white",
          "leadingBarItemsTintColor": "white", "trailingBarItemsTintColor": "white" },
        "navigationItem": { "title": "\(title)"\(items) } }] }
    """
  }

  private func ink(_ scene: Scene) -> Set<Int> {
    scene.inkColumns(in: 0..<scene.picture.height) { $0[0] > 60 }
  }

  /// A four-letter title was cut at odd scales, because its measured width was rounded down.
  @Test(arguments: [1.0, 1.5, 2, 3], [320, 375, 411])
  func bc092ShortTitleIsNeverCut(scale: Double, width: Int) throws {
    let scene = try Scene(Self.bar("Home", width: width, scale: scale))
    #expect(scene.shownTitle == "Home")
  }

  /// A Persian item lost the dots below its baseline and its letters did not join: its ink is that of
  /// the word drawn alone.
  @Test func bc106PersianItemIsDrawnWhole() throws {
    let word = "\u{648}\u{6CC}\u{631}\u{627}\u{6CC}\u{634}"
    let scene = try Scene(
      Self.bar("", items: #", "rightBarButtonItems": [{ "title": "\#(word)" }]"#))
    let runs = scene.runs(of: "appBar.rightBarButtonItems[0]")
    #expect(runs.map(\.text).joined() == word)
    let run = try #require(runs.first)
    let alone = try Scene(
      Self.bar(word, scale: 2, traits: Self.leftToRight)
        .replacingTitleSize(with: run.size))
    func box(_ scene: Scene) throws -> (width: Int, height: Int) {
      let columns = try #require(
        scene.columns(in: 0..<scene.picture.height) { $0[0] > 0 })
      let rows = (0..<scene.picture.height).filter { y in
        columns.contains { scene.pixel($0, y)[0] > 0 }
      }
      return (columns.count, (rows.last ?? 0) - (rows.first ?? 0))
    }
    let (item, title) = (try box(scene), try box(alone))
    #expect(abs(item.width - title.width) <= 1)
    #expect(abs(item.height - title.height) <= 1)
    // Joined: not the glyphs of the letters alone.
    let letters = try word.unicodeScalars.map { scalar in
      try Scene(Self.bar(String(scalar))).runs(of: "appBar.title")[0].glyphs[0].glyph
    }
    #expect(run.glyphs.map(\.glyph) != Array(letters.reversed()))
  }

  /// One emoji turned a whole line into boxes.
  @Test func bc107OneCharacterWithoutAFontIsOneBox() throws {
    let text = "Done with Rust"
    let plain = try Scene(Self.bar(text + " "), fonts: false)
    let scene = try Scene(Self.bar(text + " \u{1F980}"), fonts: false, missing: .tofu)
    let letters = ink(plain)
    let end = try #require(letters.max())
    #expect(ink(scene).filter { $0 <= end } == letters)
    #expect(scene.runs(of: "appBar.title").flatMap(\.glyphs).filter { $0.glyph == 0 }.count == 1)
    #expect(scene.problems.contains { $0.message.contains("U+1F980") })
  }

  /// Flags and joined emoji were dropped or split on their way through the chain of fonts.
  @Test(arguments: ["\u{1F1F0}\u{1F1F7}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"])
  func bc108EmojiSequenceIsOneClusterOfOneWidth(sequence: String) throws {
    let scene = try Scene(Self.bar("Hi \(sequence) there"))
    let runs = scene.runs(of: "appBar.title")
    #expect(runs.map(\.text) == ["Hi ", sequence, " there"])
    let emoji = try Scene(Self.bar("\u{1F600}")).runs(of: "appBar.title")[0]
    #expect(runs[1].glyphs.reduce(0) { $0 + $1.advance } == emoji.glyphs[0].advance)
    #expect(runs[0].face == runs[2].face && runs[0].face != runs[1].face)
  }

  /// Without the font a sequence is one box, not one for each of its characters.
  @Test(arguments: ["\u{1F1EC}\u{1F1E7}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}"])
  func bc108EmojiSequenceWithoutAFontIsOneBox(sequence: String) throws {
    let scene = try Scene(
      Self.bar("Hi \(sequence) there"), fonts: false, missing: .tofu)
    let glyphs = scene.runs(of: "appBar.title").flatMap(\.glyphs)
    #expect(glyphs.filter { $0.glyph == 0 }.count == 1)
  }

  /// One letter that the font lacked switched the font of all that followed.
  @Test func bc110OnlyTheLetterThatIsLackingChangesItsFont() throws {
    let scene = try Scene(Self.bar("Photo \u{5D0}lbum", traits: Self.leftToRight))
    let runs = scene.runs(of: "appBar.title")
    #expect(runs.map(\.text) == ["Photo ", "\u{5D0}", "lbum"])
    #expect(runs[0].face == runs[2].face && runs[0].face != runs[1].face)
    let alone = try Scene(Self.bar("lbum")).runs(of: "appBar.title")[0]
    #expect(runs[2].glyphs.map(\.glyph) == alone.glyphs.map(\.glyph))
    #expect(runs[2].glyphs.map(\.advance) == alone.glyphs.map(\.advance))
  }

  /// Titles were upper-cased without regard to the language.
  @Test(arguments: [
    ("tr", "\u{130}STAT\u{130}ST\u{130}K"), ("az", "\u{130}STAT\u{130}ST\u{130}K"),
    ("en", "ISTATISTIK"),
  ])
  func bc113UpperCaseIsThatOfTheLanguage(locale: String, text: String) throws {
    let scene = try Scene(
      Self.bar(
        "", traits: #"{ "locale": "\#(locale)" }"#,
        items: #", "rightBarButtonItems": [{ "title": "istatistik" }]"#))
    #expect(scene.runs(of: "appBar.rightBarButtonItems[0]").map(\.text).joined() == text)
  }

  /// Arabic words, digits and a Latin unit came out in the wrong order. The title runs as its first
  /// letter does, whatever the layout.
  @Test(arguments: [rightToLeft, leftToRight])
  func bc115NumberAndUnitStandLeftOfTheArabicWords(traits: String) throws {
    let scene = try Scene(Self.bar("\(Self.arabicWord) 15 kV", traits: traits))
    let runs = scene.runs(of: "appBar.title").flatMap { run -> [String] in
      let parts = run.text.split(separator: " ").map(String.init)
      return run.isRightToLeft ? parts.reversed() : parts
    }
    #expect(runs == ["kV", "15", Self.arabicWord])
  }

  /// Right-to-left text with a Latin name in it lost its beginning.
  @Test func bc117RightToLeftTextLosesItsEnd() throws {
    let words = Array(repeating: Self.arabicWord, count: 4)
    let text = (words[..<2] + ["Barrender"] + words[2...]).joined(separator: " ")
    let scene = try Scene(Self.bar(text, width: 220, traits: Self.rightToLeft))
    let runs = scene.runs(of: "appBar.title")
    let first = try #require(runs.first)
    #expect(first.text.contains("\u{2026}"))
    let shown = runs.reversed().map(\.text).joined()
    let kept = shown.filter { $0 != "\u{2026}" }
    #expect(!kept.isEmpty && text.hasPrefix(kept), "\(shown)")
  }

  /// In right-to-left the title label was mirrored and the title view was not.
  @Test func bc118TitleViewIsMirroredWithTheItems() throws {
    let items = #"""
      , "titleView": { "type": "view", "frame": { "width": 120, "height": 30 },
                       "backgroundColor": "red" },
        "leftBarButtonItems": [{ "image": "menu" }, { "image": "search" }],
        "rightBarButtonItems": [{ "image": "more_vert" }]
      """#
    let left = try Scene(Self.bar("", traits: Self.leftToRight, items: items))
    let right = try Scene(Self.bar("", traits: Self.rightToLeft, items: items))
    let ids = [
      "titleView", "leftBarButtonItems[0]", "leftBarButtonItems[1]", "rightBarButtonItems[0]",
    ]
    let frames = try ids.map { id in
      (try left.element("appBar." + id).frame, try right.element("appBar." + id).frame)
    }
    for (one, other) in frames {
      #expect(abs(one.minX - (375 - other.maxX)) < 0.001 && one.width == other.width)
    }
    for scene in [left, right] {
      let title = try scene.element("appBar.titleView").frame
      for id in ids.dropFirst() {
        let item = try scene.element("appBar." + id).frame
        #expect(item.maxX <= title.minX || item.minX >= title.maxX)
      }
    }
  }

  /// The back arrow pointed left in right-to-left layouts, or lay half outside its button.
  @Test func bc119BackArrowIsMirroredWithItsButton() throws {
    let items = #", "leftBarButtonItems": [{ "image": "arrow_back" }]"#
    let left = try Scene(Self.bar("", traits: Self.leftToRight, items: items))
    let right = try Scene(Self.bar("", traits: Self.rightToLeft, items: items))
    let width = left.picture.width
    var inked = 0
    for y in 0..<left.picture.height {
      for x in 0..<width {
        let (one, other) = (left.pixel(x, y)[0], right.pixel(width - 1 - x, y)[0])
        #expect(abs(one - other) <= 1)
        inked += one > 128 ? 1 : 0
      }
    }
    #expect(inked > 200)
  }

  /// The icon of a right-to-left back item was not in the middle of its button.
  @Test func bc120IconStaysInTheMiddleOfItsButton() throws {
    let items = #", "leftBarButtonItems": [{ "image": "arrow_back" }]"#
    var counts: [Int] = []
    for traits in [Self.leftToRight, Self.rightToLeft] {
      let scene = try Scene(Self.bar("", traits: traits, items: items))
      let button = try scene.element("appBar.leftBarButtonItems[0]").frame
      let columns = ink(scene)
      let (low, high) = (try #require(columns.min()), try #require(columns.max()))
      #expect(abs(Double(low + high + 1) / 2 / 2 - button.midX) <= 0.5)
      #expect(low > 0 && high < scene.picture.width - 1)
      counts.append(columns.count)
    }
    #expect(counts[0] == counts[1])
  }
}

extension String {
  /// The same spec with its title in another size.
  fileprivate func replacingTitleSize(with size: Double) -> String {
    let place = #""titleAlignment": "leading","#
    return replacingOccurrences(
      of: place, with: place + #" "titleFont": { "size": \#(size), "weight": "medium" },"#)
  }
}
