/// Columns side by side, each as wide as its widest cell, two spaces between them.
struct TextTable {
  private var rows: [[String]] = []

  /// Rows may differ in length.
  mutating func add(_ cells: String...) { rows.append(cells) }

  /// Each line ends in a newline, none in a space.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
