/// One tag with its attributes in the order given.
struct XMLTag {
  private var text: String
  private let name: String

  init(_ name: String) {
    self.name = name
    text = "<" + name
  }

  /// The tag with one attribute more, `value` escaped; with none for nil.
  func with(_ attribute: String, _ value: String?) -> XMLTag {
    guard let value else { return self }
    var tag = self
    tag.text += " \(attribute)=\"\(xmlEscaped(value))\""
    return tag
  }

  /// `<rect x="0">`
  var opening: String { text + ">" }
  /// `<rect x="0"/>`
  var empty: String { text + "/>" }

  /// `<g>content</g>`; `content` is XML already.
  func around(_ content: String) -> String { "\(opening)\(content)</\(name)>" }
}

/// `text` for attributes and content. What XML 1.0 cannot hold, most control characters, becomes
/// U+FFFD; line breaks and tabs survive as references.
func xmlEscaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    case "\t", "\n", "\r": result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
    default: result.append(scalar)
    }
  }
  return String(result)
}
