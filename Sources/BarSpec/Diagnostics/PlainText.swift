/// `text` in double quotes, fit for a terminal: nothing raw that moves the cursor or turns the
/// reading direction, and at most 80 columns.
func quoted(_ text: String) -> String {
  let plain = PlainText.escaped(text, columns: 80)
  return "\"\(plain)\""
}

/// Makes text from a document safe to show on a terminal.
enum PlainText {
  /// `text` with control and format characters as `\u{202E}`, cut with `...` after `columns`.
  static func escaped(_ text: String, columns: Int = .max) -> String {
    var escaped = ""
    var width = 0
    for scalar in text.unicodeScalars {
      let piece = shown(scalar)
      let pieceWidth = isShownRaw(scalar) ? columnWidth(of: scalar) : piece.utf8.count
      if width + pieceWidth > columns {
        return trimmed(escaped, toColumns: columns - 3) + "..."
      }
      escaped += piece
      width += pieceWidth
    }
    return escaped
  }

  /// How a scalar is shown.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    if isShownRaw(scalar) { return String(Character(scalar)) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Whether a terminal takes the scalar as it is: no control, no format character (the bidi
  /// overrides are among them), no line or paragraph separator.
  static func isShownRaw(_ scalar: Unicode.Scalar) -> Bool {
    if 0x20..<0x7F ~= scalar.value { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      return false
    default: return true
    }
  }

  /// Columns on a terminal: 0 for combining marks, 2 for East Asian wide characters and emoji.
  static func columnWidth(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }

  /// The blocks whose characters are wide or full-width (Unicode's EastAsianWidth, coarsely).
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }

  private static func trimmed(_ text: String, toColumns columns: Int) -> String {
    var width = 0
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      width += columnWidth(of: scalar)
      if width > columns { break }
      kept.append(scalar)
    }
    return String(kept)
  }
}
