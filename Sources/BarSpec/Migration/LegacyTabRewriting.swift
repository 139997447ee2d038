/// A document whose legacy tab bars have been put into today's words.
struct LegacyTabRewriting {
  private(set) var bytes: [UInt8]
  /// In the order of the document, their places in the old text.
  private(set) var changes: [Problem] = []

  init(_ document: SpecDocument) {
    let old = document.texts.first?.bytes ?? []
    bytes = []
    var done = 0
    for var bar in Self.bars(in: document.root, at: SpecPath(), document) {
      let place = bar.object.place.span.bytes
      bytes += old[done..<place.lowerBound]
      bytes += Array(bar.modern(indent: Self.indent(of: place.lowerBound, in: old)).utf8)
      done = place.upperBound
      changes += bar.changes
    }
    bytes += old[done...]
  }

  /// In the order of the document; an old bar holds no other.
  private static func bars(
    in value: JSONValue, at path: SpecPath, _ document: SpecDocument
  ) -> [LegacyTabText] {
    if let bar = LegacyTabText(value, at: path, in: document) { return [bar] }
    switch value.kind {
    case .object(let members):
      return members.flatMap { bars(in: $0.value, at: path / $0.key, document) }
    case .array(let elements):
      return elements.enumerated().flatMap { bars(in: $1, at: path[$0], document) }
    default: return []
    }
  }

  /// The blanks that begin the line of the byte at `index`.
  private static func indent(of index: Int, in bytes: [UInt8]) -> String {
    let lineFeed = UInt8(ascii: "\n")
    let start = bytes[..<index].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let blanks = bytes[start..<index].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }
}
