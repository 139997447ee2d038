import BarrenderKit

/// JSON as it is printed: members in the order given, numbers as the program spells them.
indirect enum PrintedJSON {
  case text(String)
  /// Already spelled: `19.5`.
  case number(String)
  case flag(Bool)
  case null
  case array([PrintedJSON])
  case object([(name: String, value: PrintedJSON)])

  /// Two spaces a level; an array of plain values stays on its line.
  func lines(indent: Int = 0) -> String {
    switch self {
    case .text(let text): return jsonString(text)
    case .number(let spelled): return spelled
    case .flag(let flag): return flag ? "true" : "false"
    case .null: return "null"
    case .array(let values):
      if values.allSatisfy(\.isPlain) {
        return "[" + values.map { $0.lines() }.joined(separator: ", ") + "]"
      }
      return block("[", values.map { $0.lines(indent: indent + 1) }, "]", indent)
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map {
        jsonString($0.name) + ": " + $0.value.lines(indent: indent + 1)
      }
      return block("{", lines, "}", indent)
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private func block(_ open: String, _ lines: [String], _ close: String, _ indent: Int) -> String {
    let margin = "\n" + String(repeating: "  ", count: indent)
    return open + margin + "  " + lines.joined(separator: "," + margin + "  ") + margin + close
  }
}
