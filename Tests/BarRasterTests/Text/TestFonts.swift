import BarAssets
import BarDisplayList
import BarPrimitives
import BarTestSupport
import Foundation

@testable import BarRaster

/// Font sets of the embedded fonts and of those in Fixtures.
enum TestFonts {
  static let embedded = EmbeddedFonts.all.map { font in
    FontSource(
      family: font.family, weight: font.weight, name: font.fileName, storage: .embedded(font.bytes))
  }

  static let icons = FontSource(
    family: EmbeddedFonts.icons.family, weight: EmbeddedFonts.icons.weight,
    name: EmbeddedFonts.icons.fileName, storage: .embedded(EmbeddedFonts.icons.bytes))

  /// A file of Fixtures/Fonts, as a user would add it.
  static func fixture(_ name: String) throws -> FontSource {
    FontSource(family: nil, name: name, storage: .bytes(try bytes(of: name)))
  }

  static func bytes(of fixture: String, in folder: String = "Fonts") throws -> [UInt8] {
    [UInt8](
      try Data(contentsOf: Repository.fixtures.appendingPathComponent("\(folder)/\(fixture)")))
  }

  /// A file of Fixtures/ColorFonts, which Scripts/color-fonts.py makes.
  static func color(_ name: String) throws -> FontSource {
    FontSource(
      family: nil, name: name, storage: .bytes(try bytes(of: name, in: "ColorFonts")))
  }

  /// The embedded fonts, then Noto Sans Hebrew and Arabic.
  static func set(missingGlyphs: FontSet.MissingGlyphs = .tofu) throws -> FontSet {
    try FontSet(
      sources: embedded + [
        fixture("NotoSansHebrew-Regular.ttf"), fixture("NotoSansArabic-Regular.ttf"),
      ],
      icons: icons, missingGlyphs: missingGlyphs)
  }
}

extension TextRequest {
  /// English in the regular system font.
  init(
    _ text: String, family: String = "system", weight: FontWeight = .regular, size: Double = 17,
    direction: LayoutDirection? = nil, spacing: Double = 0, maxWidth: Double? = nil,
    mode: LineBreakMode = .byTruncatingTail
  ) {
    self.init(
      text: text, font: FontDescriptor(family: family, weight: weight, size: size),
      baseDirection: direction, language: "en", letterSpacing: spacing, maxWidth: maxWidth,
      lineBreakMode: mode)
  }
}

extension ShapedText {
  /// Glyph numbers from left to right.
  var glyphs: [UInt32] { runs.flatMap { $0.glyphs.map(\.glyph) } }

  /// The scalars from left to right, as the clusters of the glyphs tell them.
  var visualText: String {
    let scalars = Array(visibleText.unicodeScalars)
    var text = String.UnicodeScalarView()
    for run in runs { text.append(contentsOf: run.glyphs.map { scalars[$0.cluster] }) }
    return String(text)
  }
}

extension FontSource {
  /// The file's bytes, wherever they are.
  var buffer: [UInt8] {
    switch storage {
    case .embedded(let bytes): Array(bytes.buffer)
    case .bytes(let bytes): bytes
    }
  }
}

/// The table directory of an sfnt file, for tests that damage one table.
struct FontTables {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where the table starts in the file.
  func offset(of tag: String) -> Int? {
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    for entry in 0..<count
    where Array(tag.utf8) == Array(bytes[12 + entry * 16..<16 + entry * 16]) {
      return bytes[20 + entry * 16..<24 + entry * 16].reduce(0) { $0 << 8 | Int($1) }
    }
    return nil
  }
}
