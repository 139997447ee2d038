import BarrenderKit

/// Takes a command line apart by the table of flags.
struct ArgumentParser {
  private var rest: ArraySlice<Argument>
  private var operands: [Argument] = []
  private var flags: [(flag: Flag, value: Argument)] = []
  /// How many operands came before `--`: only among them a verb is looked for.
  private var operandsBeforeEnd: Int?

  private init(_ arguments: [Argument]) { rest = arguments[...] }

  static func parse(_ arguments: [Argument]) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(arguments)
    try parser.takeAll()
    return try parser.sorted()
  }

  private mutating func takeAll() throws(UsageError) {
    while let argument = rest.popFirst() {
      if argument.bytes == Array("--".utf8) {
        operandsBeforeEnd = operands.count
        operands += rest
        return
      }
      if argument.bytes.starts(with: Array("--".utf8)) {
        try takeLong(argument)
      } else if argument.bytes.first == ArgumentParser.dash, !argument.isStandardStream {
        try takeLetters(argument)
      } else {
        operands.append(argument)
      }
    }
  }

  /// `--name`, `--name value`, `--name=value`.
  private mutating func takeLong(_ argument: Argument) throws(UsageError) {
    let body = argument.bytes.dropFirst(2)
    let parts = body.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = Argument(bytes: Array(parts[0]))
    guard let flag = name.text.flatMap(Flag.named) else { throw unknown(name) }
    let attached = parts.count > 1 ? Argument(bytes: Array(parts[1])) : nil
    if flag.row.value == nil {
      if attached != nil { throw UsageError("\(flag.spelling) takes no value") }
      flags.append((flag, Argument("")))
    } else {
      flags.append((flag, try value(attached, of: flag, as: flag.spelling)))
    }
  }

  /// `-q`, `-qh`, `-o value`, `-ovalue`.
  private mutating func takeLetters(_ argument: Argument) throws(UsageError) {
    var letters = argument.bytes.dropFirst()
    while let byte = letters.popFirst() {
      let letter = Character(Unicode.Scalar(byte))
      guard byte < 0x80, let flag = Flag.lettered(letter) else {
        throw UsageError(
          "unknown flag \"\(argument)\"", remedy: "./\(argument) names a file that begins with -")
      }
      guard flag.row.value != nil else {
        flags.append((flag, Argument("")))
        continue
      }
      let attached = letters.isEmpty ? nil : Argument(bytes: Array(letters))
      flags.append((flag, try value(attached, of: flag, as: "-\(letter)")))
      return
    }
  }

  /// What is attached to the flag, else the next word, unless that looks like a flag itself: what was
  /// forgotten is the value, then.
  private mutating func value(
    _ attached: Argument?, of flag: Flag, as spelling: String
  ) throws(UsageError) -> Argument {
    if let attached { return attached }
    let value = flag.row.value ?? ""
    guard let next = rest.first else { throw UsageError("\(spelling) needs a value: \(value)") }
    let isFlag = next.bytes.first == ArgumentParser.dash && !next.isStandardStream
    if isFlag, next.text.flatMap(Double.init) == nil {
      throw UsageError(
        "\(spelling) needs a value: \(value)",
        remedy: "\(flag.spelling)=\(next) if that is the value")
    }
    rest = rest.dropFirst()
    return next
  }

  private func unknown(_ name: Argument) -> UsageError {
    let names = Flag.allCases.compactMap(\.row.name)
    let near = name.text.flatMap { nearest($0, of: names) }
    return UsageError("unknown flag \"--\(name)\"", remedy: near.map { "did you mean --\($0)?" })
  }

  /// Finds the verb, then checks that flags and operands go with it.
  private func sorted() throws(UsageError) -> ParsedArguments {
    let candidate = (operandsBeforeEnd ?? operands.count) > 0 ? operands.first?.text : nil
    let spoken = candidate.flatMap(Verb.init)
    if spoken == nil, let candidate, let error = Verb.misspelling(candidate) { throw error }
    let verb = spoken ?? .render
    for (flag, _) in flags where !flag.row.verbs.contains(verb) {
      let verbs = flag.row.verbs.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(flag.spelling) does not go with \(verb.rawValue), only with \(verbs)")
    }
    try checkRivals()
    return ParsedArguments(
      verb: verb, saysVerb: spoken != nil,
      operands: spoken == nil ? operands : Array(operands.dropFirst()), flags: flags)
  }

  /// Of flags that each ask for another answer, one only: the rest would be ignored.
  private func checkRivals() throws(UsageError) {
    for rivals in Flag.rivals {
      let given = rivals.filter { rival in flags.contains { $0.flag == rival } }
      guard given.count > 1 else { continue }
      throw UsageError(
        "\(given[0].spelling) and \(given[1].spelling) ask for different things",
        remedy: "leave out one of the two")
    }
  }

  private static let dash = UInt8(ascii: "-")
}

extension ParsedArguments {
  /// Too few or too many operands; not asked when help or version is wanted.
  func checkOperands() throws(UsageError) {
    let allowed = verb.operandCount
    let usage = "barrender \(verb.rawValue) \(verb.operands)"
    if operands.isEmpty, allowed.lowerBound > 0 {
      throw UsageError("no spec named", remedy: usage)
    }
    if operands.count < allowed.lowerBound {
      throw UsageError(
        "\(verb.rawValue) takes \(spoken(allowed)), not \(operands.count)", remedy: usage)
    }
    if operands.count > allowed.upperBound {
      throw UsageError(
        "\(verb.rawValue) takes \(spoken(allowed)), not \(operands.count):"
          + " \(operands[allowed.upperBound])")
    }
    if specs.filter(\.isStandardStream).count > 1 {
      throw UsageError("stdin can be read once only, and - is named twice")
    }
  }

  /// The operands that are specs.
  private var specs: ArraySlice<Argument> {
    switch verb {
    case .render, .film, .check, .diff: operands[...]
    case .inspect, .explain, .export, .migrate: operands.prefix(1)
    case .schema, .fonts, .icons, .devices, .help, .version: []
    }
  }

  /// `no operand`, `one or two operands`.
  private func spoken(_ count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (_, 0): "no operand"
    case (_, 1): "one operand"
    case (2, 2): "two operands"
    default: "one or two operands"
    }
  }
}
