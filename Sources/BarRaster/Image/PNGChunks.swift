/// The chunks that a PNG file is made of.
enum PNGChunks {
  struct Chunk {
    let type: String
    let data: [UInt8]
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Every chunk of a file; their check sums are not looked at.
  static func all(in file: [UInt8]) throws(RasterError) -> [Chunk] {
    var chunks: [Chunk] = []
    var at = signature.count
    guard file.starts(with: signature) else { throw .badImage("not a PNG") }
    while at < file.count {
      // Length, type, data, check sum.
      guard file.count - at >= 12 else { throw .badImage("a PNG that ends early") }
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - at - 12 else { throw .badImage("a PNG that ends early") }
      let type = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      chunks.append(Chunk(type: type, data: Array(file[at + 8..<at + 8 + length])))
      at += 12 + length
    }
    return chunks
  }

  static func encoded(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(clamping: data.count)) + body + bigEndian(checksum(of: body))
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 of the PNG specification, annex D.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var register: UInt32 = ~0
    for byte in bytes {
      register = table[Int((register ^ UInt32(byte)) & 0xFF)] ^ register >> 8
    }
    return ~register
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
