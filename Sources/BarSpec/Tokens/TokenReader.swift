import BarPrimitives

/// What a token file says of a container scheme.
public struct SchemeTokens: Hashable, Sendable {
  /// None of them names another role.
  public var colors: [ColorRoleOverride] = []
  /// Each with family, weight and size, as far as the file says them.
  public var fonts: [TypographyOverride] = []
}

/// What reading a token file came to.
public struct TokenReading: Sendable {
  /// Nil when there is an error among the problems.
  public var tokens: SchemeTokens?
  /// In the order of the file.
  public var problems: [Problem]
}

/// Reads `text`, the `source`th text of a document, as an export of Material Theme Builder or as W3C
/// design tokens, whichever it is.
///
/// Every token is looked at, also those that no scheme has: an alias that leads nowhere is told
/// wherever it stands.
public func readTokens(_ text: SpecSources.Text, source: Int) -> TokenReading {
  let (root, errors) = JSONParser.parse(text.bytes, source: source)
  var problems = ProblemList()
  for error in errors {
    var problem = error.problem(source: source)
    if problem.kind == .spec { problem.kind = .input }
    problems.add(problem)
  }
  var tokens = SchemeTokens()
  if let root {
    let nothing = SpecSources.Text(name: "", bytes: [])
    let texts = Array(repeating: nothing, count: source) + [text]
    let document = SpecDocument(root: root, texts: texts)
    if let schemes = ThemeBuilderExport.schemes(of: root) {
      var export = ThemeBuilderExport(document: document, problems: problems)
      tokens = export.read(schemes)
      problems = export.problems
    } else {
      var file = DesignTokenFile(document: document, problems: problems)
      tokens = file.read()
      problems = file.problems
    }
  }
  let sorted = problems.sorted
  let isValid = sorted.allSatisfy { $0.severity != .error }
  return TokenReading(tokens: isValid ? tokens : nil, problems: sorted)
}

extension Scheme {
  /// Takes the roles and styles of a token file: what the document itself says wins over them.
  public mutating func adopt(_ tokens: SchemeTokens) {
    colorOverrides.insert(contentsOf: tokens.colors, at: 0)
    let fonts = tokens.fonts.map { override in
      var own = override
      if fontFamily != nil { own.font.family = nil }
      return own
    }
    fontOverrides.insert(contentsOf: fonts, at: 0)
  }
}
