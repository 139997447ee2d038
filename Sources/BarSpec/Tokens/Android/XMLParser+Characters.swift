extension XMLParser {
  mutating func characters() throws(XMLError) {
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
      if starts(with: "]]>") {
        throw error(.notAllowed("\"]]>\"", in: "text"), at: at, length: 3)
      }
      let start = at
      let scalar = try scalar()
      append(scalar, start..<at)
    }
  }

  mutating func characterData() throws(XMLError) {
    let start = at
    at += 9
    while !starts(with: "]]>") {
      guard at < bytes.count else {
        throw error(.unclosed("CDATA section"), at: start, length: 9)
      }
      let from = at
      let scalar = try plainScalar()
      append(scalar, from..<at)
    }
    at += 3
  }

  mutating func comment() throws(XMLError) -> Bool {
    guard starts(with: "<!--") else { return false }
    let start = at
    at += 4
    while !starts(with: "--") {
      guard at < bytes.count else { throw error(.unclosed("comment"), at: start, length: 4) }
      _ = try plainScalar()
    }
    guard starts(with: "-->") else {
      throw error(.notAllowed("\"--\"", in: "a comment"), at: at, length: 2)
    }
    at += 3
    return true
  }

  mutating func instruction() throws(XMLError) -> Bool {
    guard starts(with: "<?") else { return false }
    let start = at
    if starts(with: "<?xml"), at + 5 < bytes.count, isSpace(bytes[at + 5]) {
      throw error(
        .notAllowed("the XML declaration", in: "any place but the first"), at: start, length: 5)
    }
    at += 2
    _ = try name()
    while !starts(with: "?>") {
      guard at < bytes.count else { throw error(.unclosed("instruction"), at: start, length: 2) }
      _ = try plainScalar()
    }
    at += 2
    return true
  }

  /// A character, or what an entity stands for.
  mutating func scalar() throws(XMLError) -> Unicode.Scalar {
    guard bytes[at] == UInt8(ascii: "&") else { return try plainScalar() }
    let start = at
    // The longest, &#x10FFFF;, has ten bytes; a few zeros may come before.
    let end = bytes[start...].prefix(32).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw error(.unclosed("\"&\""), at: start) }
    at = end + 1
    let word = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    switch word {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case _ where word.hasPrefix("#"): break
    default: throw error(.unknownEntity(word), at: start, length: at - start)
    }
    let digits = word.dropFirst(word.hasPrefix("#x") ? 2 : 1)
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: word.hasPrefix("#x") ? 16 : 10),
      let scalar = Unicode.Scalar(value), isAllowed(scalar)
    else { throw error(.badReference("&\(word);"), at: start, length: at - start) }
    return scalar
  }

  mutating func plainScalar() throws(XMLError) -> Unicode.Scalar {
    let length = max(TextEncoding.scalarLength(bytes, at: at), 1)
    let text = String(decoding: bytes[at..<min(at + length, bytes.count)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, isAllowed(scalar) else {
      throw error(.notAllowed("the control character \(hex(bytes[at]))", in: "XML"), at: at)
    }
    at += length
    return scalar
  }

  /// XML 1.0, production 2.
  func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = at
    while at < bytes.count, isSpace(bytes[at]) { at += 1 }
    return at > start
  }

  func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x9, 0xA, 0xD].contains(byte) }

  func starts(with text: String) -> Bool {
    let end = at + text.utf8.count
    return end <= bytes.count && bytes[at..<end].elementsEqual(text.utf8)
  }

  func place(_ range: Range<Int>) -> JSONPlace {
    JSONPlace(source: source, start: range.lowerBound, end: range.upperBound)
  }

  func error(_ rule: XMLRule, at start: Int, length: Int = 1) -> XMLError {
    let end = min(start + length, bytes.count)
    return XMLError(rule: rule, place: place(min(start, end)..<end))
  }
}
