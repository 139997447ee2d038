import BarPrimitives

/// What can be wrong with a token file that is good JSON: facts; code and sentence are derived.
enum TokenRule: Sendable {
  case notATokenFile
  case badValue(token: String, expected: String, found: String)
  case badColorSpace(token: String, space: String)
  case danglingAlias(token: String, target: String, nearest: String?)
  case circularAliases([String])
  case noType(token: String)
  case twice(role: String, first: String, second: String)
  case tooManyTokens
  case unknown(String, in: String, nearest: String?)
}

extension TokenRule {
  var severity: Problem.Severity {
    if case .unknown = self { return .warning }
    return .error
  }

  var kind: Problem.Kind {
    if case .tooManyTokens = self { return .limit }
    return .input
  }

  var code: String {
    switch self {
    case .notATokenFile: "E0801"
    case .badValue, .badColorSpace: "E0802"
    case .danglingAlias: "E0803"
    case .circularAliases: "E0804"
    case .noType: "E0805"
    case .twice: "E0806"
    case .tooManyTokens: "E0807"
    case .unknown: "W0802"
    }
  }

  /// One sentence without a full stop.
  var message: String {
    switch self {
    case .notATokenFile: "there are neither schemes of a theme builder nor design tokens here"
    case .badValue(let token, let expected, let found):
      "the token \(quoted(token)) must be \(expected), not \(found)"
    case .badColorSpace(let token, let space):
      "the colour space \(quoted(space)) of the token \(quoted(token)) cannot be drawn"
    case .danglingAlias(let token, let target, _):
      "the token \(quoted(token)) stands for \(quoted(target)), which there is not"
    case .circularAliases(let tokens):
      "the tokens \(Self.shown(tokens)) stand for one another in a circle"
    case .noType(let token): "the token \(quoted(token)) has no $type, nor has a group around it"
    case .twice(let role, let first, let second):
      "\(quoted(first)) and \(quoted(second)) both give \(role)"
    case .tooManyTokens: "there are more than \(Limits.tokens) tokens"
    case .unknown(let word, let place, _): "unknown token \(quoted(word)) in \(quoted(place))"
    }
  }

  /// The first few of them.
  private static func shown(_ tokens: [String]) -> String {
    tokens.prefix(5).map { quoted($0) }.joined(separator: ", ") + (tokens.count > 5 ? ", ..." : "")
  }

  private var nearest: String? {
    switch self {
    case .danglingAlias(_, _, let nearest), .unknown(_, _, let nearest): nearest
    default: nil
    }
  }

  private var notes: [String] {
    switch self {
    case .notATokenFile:
      [
        "a token file is Material Theme Builder's material-theme.json or a W3C design tokens file, "
          + "whose tokens have a \"$value\""
      ]
    case .badColorSpace: ["srgb and hsl can, and any other that has a \"hex\" beside it"]
    default: []
    }
  }

  func problem(at place: JSONPlace) -> Problem {
    Problem(
      severity: severity, kind: kind, code: code, message: message, span: place.span,
      hint: nearest.map { "did you mean \"\($0)\"?" }, notes: notes)
  }
}
