/// SHA-256 as in FIPS 180-4, so that nothing outside is needed to prove a digest.
public enum SHA256 {
  /// Lower-case hexadecimal.
  public static func hex(_ message: UnsafeRawBufferPointer) -> String {
    var hash = start
    let whole = message.count / 64
    for block in 0..<whole { compress(message[(block * 64)..<(block * 64 + 64)], into: &hash) }
    var rest = Array(message[(whole * 64)...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(message.count) * 8
    rest += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    for start in stride(from: 0, to: rest.count, by: 64) {
      rest.withUnsafeBytes { compress($0[start..<start + 64], into: &hash) }
    }
    return hash.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Fractional parts of the square roots of the first 8 primes.
  private static let start: [UInt32] = [
    0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB,
    0x5BE0CD19,
  ]

  /// Fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4,
    0xAB1C5ED5, 0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE,
    0x9BDC06A7, 0xC19BF174, 0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F,
    0x4A7484AA, 0x5CB0A9DC, 0x76F988DA, 0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7,
    0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967, 0x27B70A85, 0x2E1B2138, 0x4D2C6DFC,
    0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85, 0xA2BFE8A1, 0xA81A664B,
    0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070, 0x19A4C116,
    0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7,
    0xC67178F2,
  ]

  private static func compress(
    _ block: Slice<UnsafeRawBufferPointer>, into hash: inout [UInt32]
  ) {
    var words = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() {
      words[index / 4] = words[index / 4] << 8 | UInt32(byte)
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let second = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let one =
        h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ constants[index]
        &+ words[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= value }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
