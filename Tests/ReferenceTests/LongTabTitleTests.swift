import BarRaster
import BarTestSupport
import BarrenderKit
import Testing

/// Titles of 40 characters in five languages, in each layout style: tabs do not overlap, strokes are
/// not cut off, no cluster is lost.
@Suite struct LongTabTitleTests {
  struct Language: Sendable, CustomStringConvertible {
    let tag: String
    let title: String
    var description: String { tag }
  }

  static let languages = [
    Language(tag: "de", title: "Geschwindigkeitsbegrenzungsanzeigetafeln"),
    Language(tag: "ar", title: "الإعدادات المتقدمة للحساب والخصوصية هناك"),
    Language(tag: "th", title: "การตั้งค่าความเป็นส่วนตัวและบัญชีผู้ใช้งาน"),
    Language(
      tag: "ja", title: "詳細なアカウント設定とプライバシー保護に関する重要なお知らせの一覧を表示する画面"),
    Language(tag: "hi", title: "उन्नत खाता सेटिंग्स और गोपनीयता विकल्प यहाँ"),
  ]
  static let styles = [
    "fixed", "scrollable", "fixedClusteredCentered", "fixedClusteredLeading",
    "fixedClusteredTrailing", "scrollableCentered", "nonFixedClusteredCentered",
  ]

  @Test(arguments: languages, styles)
  func longTitleIsWhole(language: Language, style: String) throws {
    #expect(language.title.unicodeScalars.count >= 40)
    let wide = try Picture(language, style, width: 2_000, height: 48)
    let frames = wide.tabs
    for (first, second) in zip(frames, frames.dropFirst()) {
      let (left, right) = language.tag == "ar" ? (second, first) : (first, second)
      #expect(left.maxX <= right.minX + 0.001)
    }
    let title = try #require(wide.element("tabBarView.items[1].title"))
    #expect(frames[1].contains(title.frame))
    #expect(title.details.contains { $0.name == "text" && $0.value == .text(language.title) })
    #expect(title.details.contains { $0.name == "truncated" && $0.value == .flag(false) })
    #expect(wide.glyphsAreAll(of: language.title))
    // In a bar of twice the height the letters have room beyond doubt: they are the same.
    let high = try Picture(language, style, width: 2_000, height: 96)
    #expect(wide.ink > 500 && wide.ink == high.ink)
    // On a screen that is too narrow nothing is shortened: the bar scrolls.
    let narrow = try Picture(language, style, width: 320, height: 48)
    #expect(narrow.glyphsAreAll(of: language.title))
  }

  /// One tab bar of three, the long title in its middle.
  private struct Picture {
    let elements: [LayoutElement]
    let list: DisplayList
    let picture: BarImage

    init(_ language: Language, _ style: String, width: Int, height: Int) throws {
      let fonts = FilePath(Repository.fixtures.appendingPathComponent("Fonts").path)
      let renderer = try Renderer(fonts: FontOptions(directories: [fonts]))
      let direction = language.tag == "ar" ? "rightToLeft" : "leftToRight"
      let spec = """
        { "device": { "width": \(width), "height": \(height), "scale": 2 }, "statusBar": null,
          "traits": { "locale": "\(language.tag)", "layoutDirection": "\(direction)" },
          "bars": [{ "type": "tabBarView", "theme": "none", "preferredLayoutStyle": "\(style)",
            "selectedItem": 1, "selectionIndicatorStrokeColor": "clear",
            "titleColor": { "normal": "clear", "selected": "black" },
            "frame": { "y": 0, "height": \(height) },
            "items": [{ "title": "A" }, { "title": "\(language.title)" }, { "title": "B" }] }] }
        """
      let prepared = renderer.prepare(SpecInput(name: "\(language)", bytes: Array(spec.utf8)))
      try #require(prepared.problems.isEmpty, "\(prepared.problems.map(\.message))")
      elements = try #require(prepared.frames).elements
      list = try #require(prepared.list)
      picture = try PNGImage.image(
        named: "test", from: try renderer.png(of: prepared), limits: .standard)
    }

    var tabs: [Rect] {
      (0..<3).compactMap { element("tabBarView.items[\($0)]")?.frame }
    }

    func element(_ id: String) -> LayoutElement? {
      func find(in elements: [LayoutElement]) -> LayoutElement? {
        for element in elements {
          if element.id.path == id { return element }
          if let inner = find(in: element.children) { return inner }
        }
        return nil
      }
      return find(in: elements)
    }

    /// Pixels that are not white.
    var ink: Int {
      stride(from: 0, to: picture.pixels.count, by: 4).filter { picture.pixels[$0] < 250 }.count
    }

    /// Whether the runs of the long title show every one of its characters, and each has a glyph.
    func glyphsAreAll(of title: String) -> Bool {
      let runs = list.items.compactMap { placed -> GlyphRun? in
        guard placed.element.path == "tabBarView.items[1].title",
          case .glyphs(let run, _) = placed.item
        else { return nil }
        return run
      }
      let shown = runs.flatMap { Array($0.text.unicodeScalars) }.map(\.value).sorted()
      return shown == title.unicodeScalars.map(\.value).sorted()
        && runs.allSatisfy { run in run.glyphs.allSatisfy { $0.glyph != 0 } }
    }
  }
}
