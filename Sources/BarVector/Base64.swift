/// RFC 4648, section 4, with padding.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let count = min(3, bytes.count - start)
    let group = (0..<3).reduce(UInt32(0)) { group, index in
      group << 8 | (index < count ? UInt32(bytes[start + index]) : 0)
    }
    for place in 0..<4 {
      let digit = Int(group >> UInt32(18 - place * 6) & 63)
      text.append(place <= count ? alphabet[digit] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
