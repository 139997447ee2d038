/// Reads XML 1.0 as strictly as resource files allow: UTF-8, no document types, no entities but
/// the five of XML's own and characters by number. O(bytes); memory of the elements alone.
struct XMLParser {
  let bytes: [UInt8]
  let source: Int
  var at: Int
  /// Elements that are open, the outermost first.
  private(set) var open: [OpenXMLElement] = []

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
      } else if let whole = try outside(isAfterRoot: root != nil) {
        root = whole
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

  /// Before or after the root element; the root, where it is empty.
  private mutating func outside(isAfterRoot: Bool) throws(XMLError) -> XMLElement? {
    if isSpace(bytes[at]) {
      at += 1
    } else if starts(with: "<!DOCTYPE") {
      throw error(.documentType, at: at, length: 9)
    } else if try !comment(), try !instruction() {
      guard bytes[at] == UInt8(ascii: "<"), !isAfterRoot else {
        throw error(.expected(isAfterRoot ? "the end of the text" : "an element"), at: at)
      }
      return try startTag()
    }
    return nil
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
  private mutating func startTag() throws(XMLError) -> XMLElement? {
    let start = at
    guard open.count < Limits.xmlDepth else { throw error(.tooDeep, at: start) }
    at += 1
    let name = try name()
    let isEmpty: Bool
    let attributes: [XMLAttribute]
    (attributes, isEmpty) = try attributesOfTag(start)
    let element = XMLElement(name: name, attributes: attributes, place: place(start..<at))
    if isEmpty { return close(OpenXMLElement(element)) }
    open.append(OpenXMLElement(element))
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

  /// Adds a character to the innermost element that is open.
  mutating func append(_ scalar: Unicode.Scalar, _ bytes: Range<Int>) {
    open[open.count - 1].append(scalar, bytes)
  }

  /// Puts an element into the one around it; gives it back where there is none.
  private mutating func close(_ element: OpenXMLElement) -> XMLElement? {
    let whole = element.finished(in: source)
    guard !open.isEmpty else { return whole }
    open[open.count - 1].element.children.append(whole)
    return nil
  }
}
