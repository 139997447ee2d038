/// One line of a text with carets under a part of it, as wide as a terminal can be trusted to be.
struct Excerpt {
  /// Columns of the line that are shown.
  private static let columns = 100
  private static let tab = "    "
  private static let cut = "..."

  /// The line, safe to show, without its end.
  private(set) var text = ""
  /// Columns before the first caret.
  private(set) var indent = 0
  /// Carets, at least one.
  private(set) var carets = 0

  /// `marked` begins in `line`; what of it lies beyond is not marked.
  init(of bytes: [UInt8], line: Range<Int>, marked: Range<Int>) {
    let start = min(max(marked.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(marked.upperBound, start), line.upperBound)
    let most = 4 * Self.columns
    let before = Self.pieces(bytes, max(line.lowerBound, start - most)..<start)
    let under = Self.pieces(bytes, start..<min(end, start + most))
    let after = Self.pieces(bytes, end..<min(line.upperBound, end + most))
    let isCutOut =
      start - line.lowerBound > most || end - start > most || line.upperBound - end > most
    let isShort =
      !isCutOut && Self.width(before) + Self.width(under) + Self.width(after) <= Self.columns

    // Of a long line a third of the room goes to what stands before the marked part.
    let head = isShort ? before[...] : Self.suffix(of: before, columns: Self.columns / 3)
    let isHeadCut = head.count < before.count || start - line.lowerBound > most
    indent = (isHeadCut ? Self.cut.utf8.count : 0) + Self.width(head)
    let marked = Self.prefix(of: under, columns: Self.columns - indent)
    let isMarkedCut = marked.count < under.count || end - start > most
    let room = isMarkedCut ? 0 : Self.columns - indent - Self.width(marked)
    let tail = Self.prefix(of: after, columns: room)
    let isTailCut = isMarkedCut || tail.count < after.count || line.upperBound - end > most
    carets = max(Self.width(marked), 1)
    text =
      (isHeadCut ? Self.cut : "") + (head + marked + tail).map(\.text).joined()
      + (isTailCut ? Self.cut : "")
  }

  private typealias Piece = (text: String, width: Int)

  /// The characters of `range` as they are shown; one that the range begins inside of is left out.
  private static func pieces(_ bytes: [UInt8], _ range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var at = bytes[range].prefix(3).firstIndex { $0 & 0xC0 != 0x80 } ?? range.lowerBound
    while at < range.upperBound {
      let length = max(TextEncoding.scalarLength(bytes, at: at), 1)
      let isWhole = length > 1 || bytes[at] < 0x80
      let text = String(decoding: bytes[at..<at + length], as: UTF8.self)
      if !isWhole {
        pieces.append(("\\x" + hex(bytes[at]), 4))
      } else if text == "\t" {
        pieces.append((tab, tab.utf8.count))
      } else if let scalar = text.unicodeScalars.first {
        let shown = PlainText.shown(scalar)
        let isRaw = PlainText.isShownRaw(scalar)
        pieces.append((shown, isRaw ? PlainText.columnWidth(of: scalar) : shown.utf8.count))
      }
      at += length
    }
    return pieces
  }

  private static func width(_ pieces: some Sequence<Piece>) -> Int {
    pieces.reduce(0) { $0 + $1.width }
  }

  private static func prefix(of pieces: [Piece], columns: Int) -> ArraySlice<Piece> {
    var width = 0
    return pieces.prefix {
      width += $0.width
      return width <= columns
    }
  }

  private static func suffix(of pieces: [Piece], columns: Int) -> ArraySlice<Piece> {
    var width = 0
    let index = pieces.lastIndex {
      width += $0.width
      return width > columns
    }
    return pieces[(index.map { $0 + 1 } ?? 0)...]
  }
}
