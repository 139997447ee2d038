/// Decodes strings that `JSONParser` has already proved well-formed.
enum JSONText {
  /// The string whose quotes stand at the ends of `place`.
  static func string(in bytes: [UInt8], _ place: JSONPlace) -> String {
    let inside = bytes[Int(place.start) + 1..<Int(place.end) - 1]
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(inside.count)
    var at = inside.startIndex
    while at < inside.endIndex {
      if inside[at] == UInt8(ascii: "\\") {
        at += appendEscape(in: bytes, at: at, to: &decoded)
      } else {
        decoded.append(inside[at])
        at += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The UTF-16 unit of the `\uXXXX` at `place`; nil when there is none.
  static func escapedUnit(in bytes: [UInt8], at place: Int) -> UInt32? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[place + 2..<place + 6] {
      guard let digit = hexDigit(byte) else { return nil }
      unit = unit * 16 + digit
    }
    return unit
  }

  /// The value of a hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// How many bytes the escape takes.
  private static func appendEscape(in bytes: [UInt8], at: Int, to decoded: inout [UInt8]) -> Int {
    switch bytes[at + 1] {
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): return appendUnicodeEscape(in: bytes, at: at, to: &decoded)
    default: decoded.append(bytes[at + 1])
    }
    return 2
  }

  private static func appendUnicodeEscape(
    in bytes: [UInt8], at: Int, to decoded: inout [UInt8]
  ) -> Int {
    let unit = escapedUnit(in: bytes, at: at) ?? 0xFFFD
    var value = unit
    if 0xD800...0xDBFF ~= unit, let low = escapedUnit(in: bytes, at: at + 6),
      0xDC00...0xDFFF ~= low
    {
      value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    decoded.append(contentsOf: Character(scalar).utf8)
    return unit == value ? 6 : 12
  }
}
