// The smallest parts of a JSON text: spaces, comments, strings, numbers, and what stands instead.

extension JSONParser {
  /// The next byte; 0, which no token begins with, at the end.
  var peek: UInt8 { at < bytes.count ? bytes[at] : 0 }

  mutating func skipSpace() throws(JSONError) {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = at
    switch at + 1 < bytes.count ? bytes[at + 1] : 0 {
    case UInt8(ascii: "/"):
      while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { try skipScalar() }
    case UInt8(ascii: "*"):
      at += 2
      while !(peek == UInt8(ascii: "*") && at + 1 < bytes.count
        && bytes[at + 1] == UInt8(ascii: "/"))
      {
        guard at < bytes.count else { throw JSONError(.unclosed("comment"), start..<start + 2) }
        try skipScalar()
      }
      at += 2
    default: throw unexpected("a comment after \"/\"")
    }
  }

  /// Steps over one well-formed character.
  private mutating func skipScalar() throws(JSONError) {
    if bytes[at] < 0x80 {
      at += 1
    } else {
      let length = TextEncoding.scalarLength(bytes, at: at)
      guard length > 0 else {
        throw JSONError(.malformedUTF8, at..<at + TextEncoding.malformedLength(bytes, at: at))
      }
      at += length
    }
  }

  /// Steps over a string, proving that it can be decoded.
  mutating func skipString() throws(JSONError) {
    let start = at
    at += 1
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return
      case UInt8(ascii: "\\"): try skipEscape()
      case 0..<0x20: throw JSONError(.controlCharacter(bytes[at]), at..<at + 1)
      case 0x80...: try skipScalar()
      default: at += 1
      }
    }
    throw JSONError(.unclosed("string"), start..<start + 1)
  }

  private mutating func skipEscape() throws(JSONError) {
    let start = at
    guard at + 1 < bytes.count else { throw JSONError(.unclosed("string"), at..<at + 1) }
    switch bytes[at + 1] {
    case UInt8(ascii: "u"): try skipUnicodeEscape(start)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    default:
      throw JSONError(.badEscape("there is no such escape in JSON"), start..<start + 2)
    }
  }

  private mutating func skipUnicodeEscape(_ start: Int) throws(JSONError) {
    guard let unit = JSONText.escapedUnit(in: bytes, at: start) else {
      throw JSONError(
        .badEscape("\\u needs four hexadecimal digits"), start..<min(start + 6, bytes.count))
    }
    at = start + 6
    guard (0xD800...0xDFFF).contains(unit) else { return }
    guard unit < 0xDC00, let low = JSONText.escapedUnit(in: bytes, at: at),
      (0xDC00...0xDFFF).contains(low)
    else { throw JSONError(.loneSurrogate, start..<start + 6) }
    at += 6
  }

  /// Steps over a number, proving that it is finite.
  mutating func skipNumber() throws(JSONError) {
    let start = at
    if peek == UInt8(ascii: "-") { at += 1 }
    let firstDigit = at
    try skipDigits(from: start, "a number needs a digit here")
    if bytes[firstDigit] == UInt8(ascii: "0"), at > firstDigit + 1 {
      throw JSONError(.badNumber("a number does not begin with 0"), start..<at)
    }
    var mayOverflow = at - firstDigit > 300
    if peek == UInt8(ascii: ".") {
      at += 1
      try skipDigits(from: start, "a number needs a digit after its point")
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      mayOverflow = true
      at += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
      try skipDigits(from: start, "a number needs a digit in its exponent")
    }
    let text = bytes[start..<at]
    if mayOverflow, Double(String(decoding: text, as: UTF8.self))?.isFinite != true {
      throw JSONError(.badNumber("this number is too large to be kept"), start..<at)
    }
  }

  private mutating func skipDigits(from start: Int, _ otherwise: String) throws(JSONError) {
    let first = at
    while at < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[at] { at += 1 }
    guard at > first else { throw JSONError(.badNumber(otherwise), start..<max(at, start + 1)) }
  }
}

extension JSONParser {
  /// How many letters, digits and underscores stand at `place`.
  func wordLength(at place: Int) -> Int {
    let rest = bytes[min(place, bytes.count)...]
    let end = rest.firstIndex { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        false
      default: true
      }
    }
    return (end ?? bytes.count) - min(place, bytes.count)
  }

  /// What stands at the current place: a word, a character, or the end.
  var found: (text: String, bytes: Range<Int>) {
    guard at < bytes.count else { return ("the end of the file", bytes.count..<bytes.count) }
    if bytes[at] == UInt8(ascii: "\"") { return ("a string", at..<at + 1) }
    let word = wordLength(at: at)
    if word > 0 {
      let range = at..<at + word
      return (quoted(String(decoding: bytes[range.prefix(200)], as: UTF8.self)), range)
    }
    let length = max(TextEncoding.scalarLength(bytes, at: at), 1)
    let range = at..<at + length
    return (quoted(String(decoding: bytes[range], as: UTF8.self)), range)
  }

  /// The error that something else than `what` stands here.
  func unexpected(_ what: String) -> JSONError {
    if at < bytes.count, bytes[at] >= 0x80, TextEncoding.scalarLength(bytes, at: at) == 0 {
      return JSONError(.malformedUTF8, at..<at + TextEncoding.malformedLength(bytes, at: at))
    }
    let found = self.found
    let hint = hint(instead: found.text)
    return JSONError(.expected(what, found: found.text, hint: hint), found.bytes)
  }

  private func hint(instead found: String) -> String? {
    switch found {
    case "\"True\"", "\"TRUE\"", "\"yes\"": "write true"
    case "\"False\"", "\"FALSE\"", "\"no\"": "write false"
    case "\"None\"", "\"nil\"", "\"NULL\"", "\"Null\"", "\"undefined\"": "write null"
    case "\"NaN\"", "\"Infinity\"", "\"Inf\"", "\"inf\"", "\"nan\"": "numbers are finite"
    case "\"'\"": "strings stand in double quotes"
    case "\"+\"": "a number has no plus sign"
    case "\".\"": "a number begins with a digit"
    case "\",\"": "one comma too many"
    default: nil
    }
  }
}
