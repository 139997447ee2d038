/// Finds line and column of a byte of a text without looking at the whole text each time. A line ends
/// with LF, CR LF or CR, as editors count.
struct LineTable {
  private static let block = 4_096
  private let bytes: [UInt8]
  /// The first byte of each line; a byte order mark belongs to none.
  private let starts: [Int]
  /// Unicode scalars before each block of bytes.
  private let scalarsBeforeBlock: [Int]

  /// Reads `bytes` once.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [TextEncoding.byteOrderMark(bytes)]
    var scalarsBeforeBlock: [Int] = []
    var scalars = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.block == 0 { scalarsBeforeBlock.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      if Self.endsLine(bytes, index, byte) { starts.append(index + 1) }
    }
    if bytes.count % Self.block == 0 { scalarsBeforeBlock.append(scalars) }
    self.starts = starts
    self.scalarsBeforeBlock = scalarsBeforeBlock
  }

  /// Line and column of the byte at `offset`, both counted from 1; columns are Unicode scalars.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = lineIndex(of: offset)
    let column = scalars(before: offset) - scalars(before: starts[line]) + 1
    return (line + 1, max(column, 1))
  }

  /// The bytes of the line around `offset`, without its end.
  func line(around offset: Int) -> Range<Int> {
    let index = lineIndex(of: offset)
    var end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    if end > starts[index], bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > starts[index], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return min(starts[index], end)..<end
  }

  private static func endsLine(_ bytes: [UInt8], _ index: Int, _ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\n") { return true }
    guard byte == UInt8(ascii: "\r") else { return false }
    return index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalars(before offset: Int) -> Int {
    let end = min(max(offset, 0), bytes.count)
    let block = end / Self.block
    let rest = bytes[block * Self.block..<end]
    return scalarsBeforeBlock[block] + rest.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
