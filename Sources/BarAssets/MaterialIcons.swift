import BarPrimitives
internal import CBarAssets

/// The icons of the embedded icon font, by their Material names.
///
/// A look-up is a binary search in the embedded table; nothing is built or kept.
public struct MaterialIcons: IconCatalog {
  private let storage = StaticBytes(ba_icon_table())
  private var table: UnsafeRawBufferPointer { storage.buffer }

  /// Costs nothing.
  public init() {}

  /// Exact, case included: `more_vert`. Beside Material's names those that the documentation of
  /// Material Components gives its pictures.
  public func glyph(named name: String) -> UInt32? {
    let alias = Self.aliases.first { $0.name == name }
    let wanted = Array((alias?.materialName ?? name).utf8)
    var low = 0
    var high = table.count
    while low < high {
      let line = line(around: low + (high - low) / 2)
      let name = table[line].prefix { $0 != Self.space }
      if name.elementsEqual(wanted) { return number(after: name.endIndex, in: line) }
      if name.lexicographicallyPrecedes(wanted) {
        low = line.upperBound + 1
      } else {
        high = line.lowerBound
      }
    }
    return nil
  }

  /// Every name, in ascending order of code units.
  public var names: [String] {
    table.split(separator: Self.lineFeed).map { line in
      String(decoding: line.prefix { $0 != Self.space }, as: UTF8.self)
    }
  }

  /// In the example of the tabs' documentation; `phone`, beside it, is Material's own name.
  private static let aliases = [(name: "heart", materialName: "favorite")]
  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")

  /// The line that holds the byte at `index`, without its line feed.
  private func line(around index: Int) -> Range<Int> {
    var start = index
    while start > 0, table[start - 1] != Self.lineFeed { start -= 1 }
    var end = index
    while end < table.count, table[end] != Self.lineFeed { end += 1 }
    return start..<end
  }

  private func number(after space: Int, in line: Range<Int>) -> UInt32? {
    UInt32(String(decoding: table[(space + 1)..<line.upperBound], as: UTF8.self))
  }
}
