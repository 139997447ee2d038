/// How a character takes part in a line.
enum ScalarKind {
  /// Has a glyph, or is missing.
  case visible
  /// White space: needs no glyph of its own as long as the face has a space.
  case blank
  /// A line break or tab, shown as a space.
  case lineSpace
  /// Unicode's Default_Ignorable_Code_Point: no ink, no width, needs no glyph.
  case ignorable
  /// Any other control character: no font has one, so it counts as missing.
  case control
  /// Means what a font's maker says. The embedded fonts' own alternates do not answer for it.
  case privateUse

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x21...0x7E: self = .visible
    case 0x20: self = .blank
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: self = .lineSpace
    case 0x00...0x1F, 0x7F...0x9F: self = .control
    case 0xA0, 0x2000...0x200A: self = .blank
    // Zero-width characters, embeddings, isolates.
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: self = .ignorable
    // Blocks without white space and ignorable characters: the quick way to what the properties say.
    // The Ogham space mark among them is a stroke.
    case 0xA1...0xAC, 0xAE...0x34E, 0x350...0x61B, 0x61D...0x115E, 0x1161...0x17B3,
      0x17B6...0x180A, 0x1810...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x2070...0x2FFF,
      0x3001...0x3163, 0x3165...0xD7FF, 0xF900...0xFDFF, 0xFE10...0xFEFE, 0x1_0000...0x1_BC9F,
      0x1_D17B...0xD_FFFF:
      self = .visible
    case 0xE000...0xF8FF, 0xF_0000...0x10_FFFD: self = .privateUse
    default:
      let properties = scalar.properties
      if properties.isWhitespace {
        self = .blank
      } else {
        self = properties.isDefaultIgnorableCodePoint ? .ignorable : .visible
      }
    }
  }
}
