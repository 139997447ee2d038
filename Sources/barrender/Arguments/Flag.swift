/// A flag of the command line. Its row in the table drives parsing, help and "did you mean".
enum Flag: CaseIterable {
  case output, scale, device, appearance, direction, scroll, set
  case theme, contrast, textSize
  case font, fontDirectory, systemFonts, fontManifest, manifest, missingGlyph
  case force, json, find, touch, accessibility, format, lettering, animated, columns
  case diagnostics, color, maximumErrors, quiet
  case summary, help, version

  /// What is to be known about a flag.
  struct Row {
    /// Without the two dashes; nil for a flag that has only a letter.
    let name: String?
    let letter: Character?
    /// What help calls the value; nil for a switch.
    let value: String?
    let verbs: [Verb]
    let sentence: String

    init(
      _ name: String?, _ letter: Character? = nil, value: String? = nil, for verbs: [Verb],
      _ sentence: String
    ) {
      self.name = name
      self.letter = letter
      self.value = value
      self.verbs = verbs
      self.sentence = sentence
    }
  }

  private static let reading: [Verb] = [
    .render, .check, .inspect, .explain, .diff, .film, .export,
  ]
  private static let choosing = reading + [.fonts]
  private static let drawing: [Verb] = [.render, .film]

  var row: Row {
    switch self {
    case .output:
      Row(
        "output", "o", value: "PATH", for: [.render, .film, .export, .migrate],
        "Where the picture goes, or what export or migrate has written; repeatable; - is stdout. In it {spec} stands for the spec's name"
          + " without extension, {n} for its number, {scale}, {appearance} and {dir} for what came"
          + " out, and {{ for a brace.")
    case .scale:
      Row("scale", value: "N", for: Flag.reading, "Pixels per point: 1, 1.5, 2 or 3.")
    case .device:
      Row("device", value: "NAME", for: Flag.reading, "Screen to draw on; see the verb devices.")
    case .appearance:
      Row("appearance", value: "light|dark", for: Flag.reading, "The user interface style.")
    case .direction:
      Row("dir", value: "ltr|rtl", for: Flag.reading, "The layout direction.")
    case .scroll:
      Row(
        "scroll", value: "PT", for: Flag.reading, "Points that the content is scrolled from rest.")
    case .set:
      Row(
        "set", value: "POINTER=JSON", for: Flag.reading,
        "Changes the spec before it is checked, such as --set '/bars/0/theme=\"surface\"'; repeatable."
      )
    case .theme:
      Row(
        "theme", value: "FILE", for: Flag.reading,
        "A token file for the scheme, in place of those that the spec names; repeatable.")
    case .contrast:
      Row("contrast", value: "normal|high", for: Flag.reading, "The accessibility contrast.")
    case .textSize:
      Row(
        "text-size", value: "SIZE", for: Flag.reading,
        "The text size setting: XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5.")
    case .font:
      Row("font", value: "FILE", for: Flag.choosing, "Adds a font file to the chain; repeatable.")
    case .fontDirectory:
      Row(
        "font-dir", value: "DIR", for: Flag.choosing,
        "Adds the font files of a folder, in the order of their names; repeatable; else"
          + " BARRENDER_FONT_PATH says, folders with colons between.")
    case .systemFonts:
      Row(
        "system-fonts", for: Flag.choosing,
        "Adds Debian's Noto faces of a fixed list, where they are installed, as the last to be tried."
      )
    case .fontManifest:
      Row(
        "font-manifest", value: "FILE", for: Flag.choosing,
        "Draws nothing unless the fonts are those of the manifest.")
    case .manifest:
      Row("manifest", for: [.fonts], "Prints a digest a font, all that the flags name, in order.")
    case .missingGlyph:
      Row(
        "missing-glyph", value: "error|tofu|skip", for: Flag.reading,
        "What a character comes to that no font has; error unless said.")
    case .force:
      Row("force", for: Flag.drawing, "Writes a PNG to stdout even if that is a terminal.")
    case .json:
      Row("json", for: [.inspect, .explain, .diff, .version], "Prints JSON.")
    case .find:
      Row("find", value: "ID", for: [.inspect], "Only this element and what it holds.")
    case .touch:
      Row(
        "at", value: "X,Y", for: [.inspect],
        "Tells which view gets a touch at that point of the screen, and why.")
    case .accessibility:
      Row("accessibility", for: [.inspect], "Prints the stops of VoiceOver in their order.")
    case .format: Row("to", value: "svg|swift|tokens", for: [.export], "The format of the export.")
    case .lettering:
      Row(
        "text", value: "outlines|text", for: [.export],
        "Whether letters are shapes, the same everywhere, or text that can be edited; outlines unless"
          + " said.")
    case .animated:
      Row(
        "animated", for: [.film],
        "Shows one moment after the other, as an animated PNG; so does an output in .apng.")
    case .columns:
      Row("columns", value: "N", for: [.film], "Moments in a row of the strip; 10 unless said.")
    case .diagnostics:
      Row(
        "diagnostics", value: "human|short|json", for: Verb.allCases,
        "How messages are printed; else BARRENDER_DIAGNOSTICS says; human unless said.")
    case .color:
      Row(
        "color", value: "auto|always|never", for: Verb.allCases,
        "Colour in messages; auto heeds NO_COLOR and CLICOLOR_FORCE.")
    case .maximumErrors:
      Row(
        "max-errors", value: "N", for: Flag.reading,
        "Shows no more than N messages for a spec; 1000 unless said.")
    case .quiet:
      Row("quiet", "q", for: Verb.allCases, "Errors only: no warnings, no summary.")
    case .summary: Row(nil, "h", for: Verb.allCases, "The shortest help, with examples.")
    case .help: Row("help", for: Verb.allCases, "All help.")
    case .version: Row("version", for: Verb.allCases, "The same as the verb version.")
    }
  }

  /// Flags that exclude one another.
  static let rivals: [[Flag]] = [[.find, .touch, .accessibility], [.animated, .columns]]

  /// As it is typed: `--scale`, `-h`.
  var spelling: String {
    if let name = row.name { return "--" + name }
    return row.letter.map { "-\($0)" } ?? ""
  }

  static func named(_ name: String) -> Flag? { allCases.first { $0.row.name == name } }

  static func lettered(_ letter: Character) -> Flag? { allCases.first { $0.row.letter == letter } }
}
