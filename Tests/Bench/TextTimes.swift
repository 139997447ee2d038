import BarAssets
import BarDisplayList
import BarPrimitives
import BarRaster

/// Times of setting texts of 8,192 scalars: as a line, cut on each side, and in two lines.
enum TextTimes {
  private static let length = 8_192

  /// What costs most of its kind: plain words, one word, bidi, marks, emoji sequences, nothing but
  /// spaces, controls.
  private static let texts: [(name: String, pattern: String)] = [
    ("words", "Photo Library "), ("one word", "photolibrary"),
    ("two directions", "abc \u{5D0}\u{5D1} 12 "),
    ("brackets", "([{<"), ("marks", "a\u{301}\u{323}\u{308}\u{304}"), ("only marks", "\u{301}"),
    ("families", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"), ("flags", "\u{1F1F0}"),
    ("spaces", " "), ("joiners", "\u{200D}"), ("ligatures", "ffi"),
    ("isolates", "\u{2067}a\u{2069}"),
    ("embeddings", "\u{202B}a"), ("Arabic", "\u{627}\u{644}\u{628}\u{631} "),
    ("Hindi", "\u{915}\u{94D}\u{937}\u{93F}"),
    ("ideographs", "\u{6F22}\u{5B57}"), ("line breaks", "a\n"), ("unknown", "\u{10FFFF}"),
  ]

  /// One line a text: the time of the whole line and the longest of all ways to set it.
  ///
  /// `only` names one text, for a profiler.
  static func print(adding fonts: [FontSource], only: String? = nil) throws {
    let embedded = EmbeddedFonts.all.map { font in
      FontSource(
        family: font.family, weight: font.weight, name: font.fileName,
        storage: .embedded(font.bytes))
    }
    let icons = FontSource(
      family: nil, name: EmbeddedFonts.icons.fileName,
      storage: .embedded(EmbeddedFonts.icons.bytes))
    let set = try FontSet(sources: embedded + fonts, icons: icons)
    for (name, pattern) in texts where only ?? name == name {
      let scalars = Array(pattern.unicodeScalars)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: (0..<length).map { scalars[$0 % scalars.count] })
      let (whole, slowest, way) = times(of: String(text), in: set)
      Swift.print(
        "\(name): \(whole / 1_000) µs uncut, at most \(slowest / 1_000) µs (\(way))",
        "for \(length) scalars")
    }
  }

  private static func times(of text: String, in fonts: FontSet)
    -> (whole: Int, slowest: Int, way: String)
  {
    var (whole, slowest, slowestWay) = (0, 0, "")
    for width: Double? in [nil, 20, 200, 20_000] {
      for mode in LineBreakMode.allCases {
        let request = TextRequest(
          text: text, font: .system(17), baseDirection: nil, language: "en", maxWidth: width,
          lineBreakMode: mode)
        for lines in 1...2 {
          // The first time opens fonts; of three the fastest is what the work takes.
          let fastest =
            (0..<3).map { _ in
              time {
                _ = lines == 1 ? [fonts.shape(request)] : fonts.shapeLines(request, maxLines: 2)
              }
            }.min() ?? 0
          if width == nil, lines == 1 { whole = max(whole, fastest) }
          guard fastest > slowest else { continue }
          slowest = fastest
          slowestWay = "\(lines) lines of \(width ?? .infinity) pt, \(mode)"
        }
      }
    }
    return (whole, slowest, slowestWay)
  }

  private static func time(_ work: () -> Void) -> Int {
    let start = nanoseconds()
    work()
    return nanoseconds() - start
  }
}
