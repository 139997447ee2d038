import BarPrimitives

/// What can be wrong with a token file that is good JSON: facts; code and sentence are derived.
enum TokenRule: Sendable {
  case notATokenFile
  case emptyResources
  /// `part`: of a token with several, the one that is meant.
  case badValue(token: String, part: String? = nil, expected: String, found: String)
  case badColorSpace(token: String, space: String)
  case danglingAlias(token: String, target: String, nearest: String?)
  case circularAliases([String])
  case noType(token: String)
  case twice(role: String, first: String, second: String)
  case tooManyTokens
  case unknown(String, in: String, nearest: String?)
  case notResources(String)
  case noName(element: String)
  case givenTwice(String)
  case tooManyParents
  case openAttribute(token: String, String)
  case otherTheme(String, taken: String)
  case noRole(TokenFormat)
  case unusedTokens([String])
  case darkOnly
}

/// The formats of token files, by what they call their contents.
enum TokenFormat: Hashable, Sendable { case schemes, tokens, resources }

extension TokenRule {
  var severity: Problem.Severity {
    switch self {
    case .unknown, .openAttribute, .otherTheme, .noRole, .darkOnly: .warning
    case .unusedTokens: .note
    default: .error
    }
  }

  var kind: Problem.Kind {
    switch self {
    case .tooManyTokens, .tooManyParents: .limit
    default: .input
    }
  }

  var code: String {
    switch self {
    case .notATokenFile, .notResources, .emptyResources: "E0801"
    case .badValue, .badColorSpace, .noName: "E0802"
    case .danglingAlias: "E0803"
    case .circularAliases: "E0804"
    case .noType: "E0805"
    case .twice, .givenTwice: "E0806"
    case .tooManyTokens: "E0807"
    case .tooManyParents: "E0810"
    case .unknown: "W0802"
    case .openAttribute: "W0803"
    case .otherTheme: "W0804"
    case .noRole: "W0805"
    case .unusedTokens: "W0806"
    case .darkOnly: "W0807"
    }
  }

  /// One sentence without a full stop.
  var message: String {
    switch self {
    case .notATokenFile: "there are neither schemes of a theme builder nor design tokens here"
    case .emptyResources: "there are neither colours nor styles in these resources"
    case .notResources(let root):
      "a resource file is <resources>, not <\(PlainText.escaped(root, columns: 80))>"
    case .noName(let element): "this <\(element)> has no name"
    case .givenTwice(let name): "\(quoted(name)) is given twice"
    case .tooManyParents: "more than \(Limits.styleParents) styles inherit from one another"
    case .openAttribute(let token, let attribute):
      "\(quoted(token)) stands for \(quoted("?attr/\(attribute)")), which the theme does not give"
    case .otherTheme(let name, let taken):
      "the theme \(quoted(name)) is not used: \(quoted(taken)) comes first"
    case .badValue(let token, let part, let expected, let found):
      (part.map { "\(quoted($0)) of " } ?? "")
        + "the token \(quoted(token)) must be \(expected), not \(found)"
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
    case .noRole(.schemes): "no colour of these schemes is one of a container scheme's roles"
    case .noRole(.tokens): "no token here is one of a scheme's roles or text styles"
    case .noRole(.resources): "no colour here is one of a scheme's roles"
    case .unusedTokens(let tokens):
      "no role or text style of a scheme takes \(Self.shown(tokens))"
    case .darkOnly: "there are colours for the dark style only; the light style takes them, too"
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
        "a token file is Material Theme Builder's material-theme.json, a W3C design tokens file, "
          + "whose tokens have a \"$value\", or one of Android's resource files with colours or styles"
      ]
    case .emptyResources:
      [
        "a scheme's colours are <color name=\"colorPrimary\">#6750A4</color>, or the items of a theme"
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
