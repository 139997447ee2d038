import BarrenderKit

/// What the program is asked to do: the first word that is no flag, or `render` without saying so.
enum Verb: String, CaseIterable {
  case render, check, inspect, explain, diff, film, export, migrate, schema, fonts, icons, devices
  case help, version

  /// What follows the verb, as help shows it.
  var operands: String {
    switch self {
    case .render, .film: "SPEC... -o OUT"
    case .check: "SPEC..."
    case .inspect: "SPEC"
    case .diff: "SPEC SPEC"
    case .migrate: "OLD [-o NEW]"
    case .explain: "SPEC [ELEMENT[.PROPERTY]]"
    case .export: "SPEC --to svg|swift|tokens [-o OUT]"
    case .icons: "[PART]"
    case .help: "[CODE|VERB]"
    case .schema, .fonts, .devices, .version: ""
    }
  }

  /// How many words may follow.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .render, .film, .check: 1...Int.max
    case .inspect, .export, .migrate: 1...1
    case .explain: 1...2
    case .diff: 2...2
    case .icons, .help: 0...1
    case .schema, .fonts, .devices, .version: 0...0
    }
  }

  /// One line for the list of verbs.
  var sentence: String {
    switch self {
    case .render: "Draws each SPEC as a PNG; the verb itself may be left out."
    case .check: "Tells all that is wrong with each SPEC, and what to look at; draws nothing."
    case .film: "Draws every moment of a SPEC's scroll history: as a strip, or animated."
    case .inspect: "Tells where each element is and what it is made of."
    case .explain: "Tells where each resolved value came from, what it beat, and why."
    case .diff: "Tells what two specs come to differently, property by property."
    case .export:
      "Turns SPEC into SVG for design tools, into Swift for the real bars, or into tokens."
    case .migrate:
      "Turns a spec in the words of MDCAppBar or MDCTabBar into today's, and tells each change."
    case .schema: "Prints the JSON Schema of the spec."
    case .fonts: "Lists the embedded fonts."
    case .icons: "Lists the icons that a spec can name, all or those with PART in the name."
    case .devices: "Lists the device presets."
    case .help: "Explains a code that a message bears, or a verb."
    case .version: "Tells the version of the program and of the libraries in it."
    }
  }
}

extension Verb {
  /// What other versions can be asked for.
  private static let ofOtherVersions = [
    "completions", "golden", "man", "report", "sheet",
  ]

  /// What is wrong with `word` as the first of a command line, which is neither a verb nor a file
  /// but nearly a verb; nil where it may well be the name of a spec.
  static func misspelling(_ word: String) -> UsageError? {
    guard !word.contains("."), !word.contains("/"), !exists(FilePath(word)) else { return nil }
    if let error = ofOtherVersion(word) { return error }
    return nearest(word, of: allCases.map(\.rawValue)).map { verb in
      UsageError(
        "\"\(Argument(word))\" is neither a verb nor a file",
        remedy: "did you mean the verb \(verb)?")
    }
  }

  /// Tells that this version lacks the verb `word`; nil for words that are none in any version.
  static func ofOtherVersion(_ word: String) -> UsageError? {
    guard ofOtherVersions.contains(word) else { return nil }
    return UsageError(
      "this version of barrender has no verb \(word)",
      remedy: "verbs: \(allCases.map(\.rawValue).joined(separator: " "))")
  }
}
