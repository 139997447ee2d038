/// A PNG file taken apart and put together, independently of libpng.
struct PNGChunk: Equatable {
  let type: String
  let data: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Every chunk of a well-formed file; fewer if it ends early.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var at = 8
    while at + 12 <= file.count {
      let length = Int(number(file[at..<at + 4]))
      guard at + 12 + length <= file.count else { break }
      let type = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      chunks.append(PNGChunk(type: type, data: Array(file[at + 8..<at + 8 + length])))
      at += 12 + length
    }
    return chunks
  }

  static func file(_ chunks: [PNGChunk]) -> [UInt8] {
    signature + chunks.flatMap(\.encoded)
  }

  static func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func header(_ width: UInt32, _ height: UInt32, depth: UInt8, colorType: UInt8) -> PNGChunk
  {
    PNGChunk(
      type: "IHDR", data: bytes(width) + bytes(height) + [depth, colorType, 0, 0, 0])
  }

  /// The rows, each with its filter byte, deflated without compression.
  static func rows(_ rows: [UInt8]) -> PNGChunk {
    let length = UInt16(rows.count)
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in rows {
      first = (first + UInt32(byte)) % 65521
      second = (second + first) % 65521
    }
    let head: [UInt8] = [
      0x78, 0x01, 0x01, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF),
      UInt8(~length >> 8),
    ]
    return PNGChunk(type: "IDAT", data: head + rows + bytes(second << 16 | first))
  }

  static let end = PNGChunk(type: "IEND", data: [])

  private var encoded: [UInt8] {
    let body = Array(type.utf8) + data
    var check: UInt32 = ~0
    for byte in body {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return PNGChunk.bytes(UInt32(data.count)) + body + PNGChunk.bytes(~check)
  }
}
