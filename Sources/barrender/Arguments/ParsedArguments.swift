import BarrenderKit

/// A command line taken apart: the verb, its operands, and the flags in the order given.
struct ParsedArguments {
  let verb: Verb
  /// Whether the verb was typed; `render` may be left out.
  let saysVerb: Bool
  let operands: [Argument]
  let flags: [(flag: Flag, value: Argument)]

  func has(_ flag: Flag) -> Bool { flags.contains { $0.flag == flag } }

  /// Every value of a repeatable flag.
  func values(of flag: Flag) -> [Argument] { flags.filter { $0.flag == flag }.map(\.value) }

  /// The value that counts of a flag given once, or more often: the last.
  func value(of flag: Flag) -> Argument? { flags.last { $0.flag == flag }?.value }

  /// One of the words that a flag allows.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ flag: Flag, as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let value = value(of: flag) else { return nil }
    return try ParsedArguments.choice(value, of: flag.spelling, as: type)
  }

  /// `value` as one of the words that `name`, a flag or a variable of the environment, allows.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: Argument, of name: String, as type: Choice.Type
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    if let text = value.text, let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let near = value.text.flatMap { nearest($0, of: words) }
    throw UsageError(
      "\(name) is \(alternatives(words)), not \"\(value)\"",
      remedy: near.map { "did you mean \($0)?" })
  }

  /// A whole number that is at least 0.
  func count(_ flag: Flag) throws(UsageError) -> Int? {
    guard let value = value(of: flag) else { return nil }
    guard let text = value.text, let count = Int(text), count >= 0 else {
      throw UsageError("\(flag.spelling) needs a whole number, not \"\(value)\"")
    }
    return count
  }
}

/// `light or dark`, `1, 1.5, 2 or 3`.
func alternatives(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
