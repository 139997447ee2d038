/// Reads XML 1.0 as strictly as resource files allow: UTF-8, no document types, no entities but
/// the five of XML's own and characters by number. O(bytes); memory of the elements alone.
struct XMLParser {
  private let bytes: [UInt8]
  private let source: Int
  private var at: Int
  /// Elements that are open, the outermost first.
  private var open: [OpenElement] = []

  /// `bytes` is the `source`th text of a document.
  static func parse(_ bytes: [UInt8], source: Int) -> (root: XMLElement?, problem: Problem?) {
    if let rule = encodingRule(bytes) {
      var problem = JSONError(rule.0, rule.1).problem(source: source)
      problem.kind = .input
      return (nil, problem)
    }
    var parser = XMLParser(bytes: bytes, source: source)
    do throws(XMLError) {
      return (try parser.document(), nil)
    } catch {
      return (nil, error.problem)
    }
  }

  private init(bytes: [UInt8], source: Int) {
    self.bytes = bytes
    self.source = source
    at = TextEncoding.byteOrderMark(bytes)
  }

  /// What the whole text is not, with the first bytes that show it.
  private static func encodingRule(_ bytes: [UInt8]) -> (JSONRule, Range<Int>)? {
    if bytes.isEmpty { return (.empty, 0..<0) }
    if let other = TextEncoding.otherThanUTF8(bytes) { return (.otherEncoding(other), 0..<1) }
    var at = 0
    while at < bytes.count {
      let length = TextEncoding.scalarLength(bytes, at: at)
      guard length > 0 else {
        return (.malformedUTF8, at..<(at + TextEncoding.malformedLength(bytes, at: at)))
      }
      at += length
    }
    return nil
  }
}

// Grammar.
extension XMLParser {
  private mutating func document() throws(XMLError) -> XMLElement {
    try declaration()
    var root: XMLElement?
    while at < bytes.count {
      if !open.isEmpty {
        if let whole = try content() { root = whole }
      } else {
        try outside(isAfterRoot: root != nil)
      }
    }
    if let last = open.last {
      throw XMLError(rule: .unclosed("element"), place: last.element.place)
    }
    guard let root else { throw error(.expected("an element"), at: at) }
    return root
  }

  /// `<?xml version="1.0" encoding="utf-8"?>`, where it stands.
  private mutating func declaration() throws(XMLError) {
    guard starts(with: "<?xml"), at + 5 < bytes.count, isSpace(bytes[at + 5]) else { return }
    let start = at
    at += 5
    let attributes = try attributes(endingWith: "?>")
    guard attributes.first?.name == "version" else { throw error(.expected("version"), at: start) }
    guard let encoding = attributes.first(where: { $0.name == "encoding" }) else { return }
    if !["utf-8", "us-ascii"].contains(encoding.value.lowercased()) {
      throw XMLError(rule: .otherEncoding(encoding.value), place: encoding.place)
    }
  }

  /// Before or after the root element.
  private mutating func outside(isAfterRoot: Bool) throws(XMLError) {
    if isSpace(bytes[at]) {
      at += 1
    } else if starts(with: "<!DOCTYPE") {
      throw error(.documentType, at: at, length: 9)
    } else if try !comment(), try !instruction() {
      guard bytes[at] == UInt8(ascii: "<"), !isAfterRoot else {
        throw error(.expected(isAfterRoot ? "the end of the text" : "an element"), at: at)
      }
      try startTag()
    }
  }

  /// A piece of an element's content; the root, where it ends with the piece.
  private mutating func content() throws(XMLError) -> XMLElement? {
    if starts(with: "</") { return try endTag() }
    if try comment() { return nil }
    if try instruction() { return nil }
    if starts(with: "<![CDATA[") {
      try characterData()
    } else if starts(with: "<!") {
      throw error(.notAllowed("a declaration", in: "an element"), at: at, length: 2)
    } else if bytes[at] == UInt8(ascii: "<") {
      return try startTag()
    } else {
      try characters()
    }
    return nil
  }

  /// The root, where it is empty.
  @discardableResult
  private mutating func startTag() throws(XMLError) -> XMLElement? {
    let start = at
    guard open.count < Limits.xmlDepth else { throw error(.tooDeep, at: start) }
    at += 1
    let name = try name()
    let isEmpty: Bool
    let attributes: [XMLAttribute]
    (attributes, isEmpty) = try attributesOfTag(start)
    let element = XMLElement(name: name, attributes: attributes, place: place(start..<at))
    if isEmpty { return close(OpenElement(element)) }
    open.append(OpenElement(element))
    return nil
  }

  private mutating func endTag() throws(XMLError) -> XMLElement? {
    let start = at
    let expected = open.last?.element.name ?? ""
    at += 2
    let name = try name()
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: ">") else {
      throw error(.expected("\">\" at the end of the tag"), at: at)
    }
    at += 1
    guard let element = open.popLast(), element.element.name == name else {
      throw XMLError(rule: .otherEndTag(name, open: expected), place: place(start..<at))
    }
    return close(element)
  }

  /// Puts an element into the one around it; gives it back where there is none.
  private mutating func close(_ element: OpenElement) -> XMLElement? {
    let whole = element.finished(in: source)
    guard !open.isEmpty else { return whole }
    open[open.count - 1].element.children.append(whole)
    return nil
  }
}

/// An element whose end tag has not come.
private struct OpenElement {
  var element: XMLElement
  /// White space at both ends left out.
  private var text = String.UnicodeScalarView()
  /// White space that is text only where more follows.
  private var spaces = String.UnicodeScalarView()
  /// From the first character that is no space to after the last.
  private var extent: Range<Int>?

  init(_ element: XMLElement) { self.element = element }

  mutating func append(_ scalar: Unicode.Scalar, _ bytes: Range<Int>) {
    if scalar.properties.isWhitespace {
      if extent != nil { spaces.append(scalar) }
      return
    }
    text.append(contentsOf: spaces)
    spaces = String.UnicodeScalarView()
    text.append(scalar)
    extent = (extent?.lowerBound ?? bytes.lowerBound)..<bytes.upperBound
  }

  func finished(in source: Int) -> XMLElement {
    var whole = element
    guard let extent else { return whole }
    whole.text = String(text)
    whole.textPlace = JSONPlace(source: source, start: extent.lowerBound, end: extent.upperBound)
    return whole
  }
}

// Tags.
extension XMLParser {
  private mutating func attributesOfTag(_ start: Int) throws(XMLError) -> ([XMLAttribute], Bool) {
    let attributes = try attributes(endingWith: nil)
    if starts(with: "/>") {
      at += 2
      return (attributes, true)
    }
    guard at < bytes.count else {
      throw XMLError(rule: .unclosed("tag"), place: place(start..<(start + 1)))
    }
    at += 1
    return (attributes, false)
  }

  /// Up to `end` and past it; nil: up to a tag's end, which stays.
  private mutating func attributes(
    endingWith end: String?
  ) throws(XMLError) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    var names: Set<String> = []
    while true {
      let hasSpace = skipSpace()
      if let end, starts(with: end) {
        at += end.utf8.count
        return attributes
      }
      if end == nil, at >= bytes.count || bytes[at] == UInt8(ascii: ">") || starts(with: "/>") {
        return attributes
      }
      guard hasSpace else { throw error(.expected("white space or the tag's end"), at: at) }
      let start = at
      let attribute = try attribute()
      guard names.insert(attribute.name).inserted else {
        throw error(
          .duplicateAttribute(attribute.name), at: start, length: attribute.name.utf8.count)
      }
      attributes.append(attribute)
    }
  }

  private mutating func attribute() throws(XMLError) -> XMLAttribute {
    let name = try name()
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
      throw error(.expected("\"=\" after the attribute's name"), at: at)
    }
    at += 1
    skipSpace()
    guard at < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[at]) else {
      throw error(.expected("a value in quotes"), at: at)
    }
    let quote = bytes[at]
    at += 1
    let start = at
    var value = String.UnicodeScalarView()
    while at < bytes.count, bytes[at] != quote {
      if bytes[at] == UInt8(ascii: "<") {
        throw error(.notAllowed("\"<\"", in: "a value"), at: at)
      }
      value.append(try scalar())
    }
    guard at < bytes.count else {
      throw XMLError(rule: .unclosed("value"), place: place((start - 1)..<start))
    }
    at += 1
    return XMLAttribute(name: name, value: String(value), place: place(start..<(at - 1)))
  }

  private mutating func name() throws(XMLError) -> String {
    let start = at
    while at < bytes.count, isNameByte(bytes[at], isFirst: at == start) { at += 1 }
    guard at > start else { throw error(.expected("a name"), at: at) }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// Beyond ASCII any character is taken: what a name means is found out by comparing.
  private func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }
}

// Characters, and what stands for none.
extension XMLParser {
  private mutating func characters() throws(XMLError) {
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
      if starts(with: "]]>") {
        throw error(.notAllowed("\"]]>\"", in: "text"), at: at, length: 3)
      }
      let start = at
      let scalar = try scalar()
      open[open.count - 1].append(scalar, start..<at)
    }
  }

  private mutating func characterData() throws(XMLError) {
    let start = at
    at += 9
    while !starts(with: "]]>") {
      guard at < bytes.count else {
        throw error(.unclosed("CDATA section"), at: start, length: 9)
      }
      let from = at
      let scalar = try plainScalar()
      open[open.count - 1].append(scalar, from..<at)
    }
    at += 3
  }

  private mutating func comment() throws(XMLError) -> Bool {
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

  private mutating func instruction() throws(XMLError) -> Bool {
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
  private mutating func scalar() throws(XMLError) -> Unicode.Scalar {
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

  private mutating func plainScalar() throws(XMLError) -> Unicode.Scalar {
    let length = max(TextEncoding.scalarLength(bytes, at: at), 1)
    let text = String(decoding: bytes[at..<min(at + length, bytes.count)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, isAllowed(scalar) else {
      throw error(.notAllowed("the control character \(hex(bytes[at]))", in: "XML"), at: at)
    }
    at += length
    return scalar
  }

  /// XML 1.0, production 2.
  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = at
    while at < bytes.count, isSpace(bytes[at]) { at += 1 }
    return at > start
  }

  private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x9, 0xA, 0xD].contains(byte) }

  private func starts(with text: String) -> Bool {
    let end = at + text.utf8.count
    return end <= bytes.count && bytes[at..<end].elementsEqual(text.utf8)
  }

  private func place(_ range: Range<Int>) -> JSONPlace {
    JSONPlace(source: source, start: range.lowerBound, end: range.upperBound)
  }

  private func error(_ rule: XMLRule, at start: Int, length: Int = 1) -> XMLError {
    let end = min(start + length, bytes.count)
    return XMLError(rule: rule, place: place(min(start, end)..<end))
  }
}
