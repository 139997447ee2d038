/// A JSON value to be printed, members in their order.
indirect enum SchemaNode {
  case text(String)
  /// JSON already.
  case literal(String)
  case list([SchemaNode])
  case object([(String, SchemaNode)])

  /// A list of strings.
  static func words(_ words: [String]) -> SchemaNode { .list(words.map { .text($0) }) }

  /// Indented by two spaces a level; lists of plain values stay on one line.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return jsonString(text)
    case .literal(let literal): return literal
    case .list(let nodes):
      if nodes.allSatisfy(\.isPlain) {
        return "[" + nodes.map { $0.text() }.joined(separator: ", ") + "]"
      }
      let lines = nodes.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(jsonString($0.0)): \($0.1.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .text, .literal: true
    case .list, .object: false
    }
  }
}
