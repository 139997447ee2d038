/// Tells UTF-8 from what is not.
enum TextEncoding {
  /// The length of a UTF-8 byte order mark at the start: 3 or 0.
  static func byteOrderMark(_ bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// What the text seems to be encoded in, when its first bytes say so: by a byte order mark, or by
  /// where the zeros of its first two characters stand (RFC 4627, section 3).
  static func otherThanUTF8(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(4).map { $0 }
    if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard head.count == 4 else { return nil }
    switch (head[0] == 0, head[1] == 0, head[2] == 0, head[3] == 0) {
    case (true, true, true, false), (false, true, true, true): return "UTF-32"
    case (true, false, true, false), (false, true, false, true): return "UTF-16"
    default: return nil
    }
  }

  /// Bytes of the well-formed character at `at`, 0 if there is none (Unicode 15, table 3-7).
  static func scalarLength(_ bytes: [UInt8], at: Int) -> Int {
    let lead = bytes[at]
    if lead < 0x80 { return 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard at + length <= bytes.count, second ~= bytes[at + 1] else { return 0 }
    for index in (at + 2)..<(at + max(length, 2)) where !(0x80...0xBF ~= bytes[index]) { return 0 }
    return length
  }

  /// How many bytes of a malformed sequence belong together: the lead and what continues it.
  static func malformedLength(_ bytes: [UInt8], at: Int) -> Int {
    let rest = bytes[(at + 1)...].prefix(3)
    return 1 + rest.prefix { 0x80...0xBF ~= $0 }.count
  }
}
