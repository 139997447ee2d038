extension XMLParser {
  mutating func attributesOfTag(_ start: Int) throws(XMLError) -> ([XMLAttribute], Bool) {
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
  mutating func attributes(
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

  mutating func attribute() throws(XMLError) -> XMLAttribute {
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

  mutating func name() throws(XMLError) -> String {
    let start = at
    while at < bytes.count, isNameByte(bytes[at], isFirst: at == start) { at += 1 }
    guard at > start else { throw error(.expected("a name"), at: at) }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  /// Beyond ASCII any character is taken: what a name means is found out by comparing.
  func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }
}
