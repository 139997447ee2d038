import BarrenderKit

/// The element tree for reading: a line an element, and below it what is known of it.
struct ElementTree {
  private let lines: [(head: String, frame: String, kind: String, details: String)]

  init(_ elements: [LayoutElement]) {
    lines = elements.flatMap { ElementTree.lines(of: $0, depth: 0) }
  }

  /// Frames and classes stand in columns.
  var text: String {
    let head = lines.map(\.head.count).max() ?? 0
    let frame = lines.map(\.frame.count).max() ?? 0
    return lines.map { line in
      padded(line.head, to: head + 2)
        + (line.kind.isEmpty ? line.frame : padded(line.frame, to: frame + 2) + line.kind)
        + "\n" + line.details
    }.joined()
  }

  private static func lines(
    of element: LayoutElement, depth: Int
  ) -> [(head: String, frame: String, kind: String, details: String)] {
    let margin = String(repeating: "  ", count: depth)
    let part = element.part.map { "(\($0))" }
    let kind = [element.className, part].compactMap { $0 }.joined(separator: " ")
    let details = wrapped(element.details.map { "\($0.name) \($0.value)" }, behind: margin + "    ")
    return [(margin + element.id.path, shown(element.frame), kind, details)]
      + element.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// `140.5,36 94×24`.
  private static func shown(_ rect: Rect) -> String {
    "\(shortDecimal(rect.minX)),\(shortDecimal(rect.minY))"
      + " \(shortDecimal(rect.width))×\(shortDecimal(rect.height))"
  }

  /// Lines of at most 100 columns, two spaces between the words, each word whole.
  private static func wrapped(_ words: [String], behind margin: String) -> String {
    var lines: [String] = []
    for word in words {
      if let line = lines.last, margin.count + line.count + 2 + word.count <= 100 {
        lines[lines.count - 1] = line + "  " + word
      } else {
        lines.append(word)
      }
    }
    return lines.map { margin + $0 + "\n" }.joined()
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
