import BarPrimitives

/// A file of the Design Tokens Community Group's format: groups in one another, and in them tokens,
/// which have a `$value`.
struct DesignTokenFile {
  let document: SpecDocument
  var problems: ProblemList
  private(set) var tokens: [DesignToken] = []
  /// The place of a token in `tokens`, by its path with dots.
  private var places: [String: Int] = [:]

  init(document: SpecDocument, problems: ProblemList) {
    self.document = document
    self.problems = problems
  }

  mutating func read() -> SchemeTokens {
    collect(document.root, DesignToken.Group(), [])
    guard !tokens.isEmpty else {
      problems.add(TokenRule.notATokenFile.problem(at: document.root.place))
      return SchemeTokens()
    }
    guard tokens.count <= Limits.tokens else {
      problems.add(TokenRule.tooManyTokens.problem(at: tokens[Limits.tokens].place))
      return SchemeTokens()
    }
    for (index, token) in tokens.enumerated() { places[token.name] = index }
    return scheme()
  }

  /// A token at `path`, or a group of others.
  private mutating func collect(_ value: JSONValue, _ outer: DesignToken.Group, _ path: [String]) {
    guard case .object(let members) = value.kind, tokens.count <= Limits.tokens else { return }
    var group = outer
    if let type = value["$type"].flatMap(document.string) { group.type = type }
    if let own = value["$value"] ?? value["$ref"] {
      tokens.append(
        DesignToken(
          path: path, type: group.type, mode: group.mode, isInContext: outer.isInContext,
          value: own, place: value.place))
    }
    for member in members {
      if member.key == "$root" {
        collect(member.value, group, path)
      } else if member.key.hasPrefix("$") {
        checkProperty(member, in: path)
      } else {
        collect(member.value, group.entered(path.last), path + [member.key])
      }
    }
  }

  private mutating func checkProperty(_ member: JSONMember, in path: [String]) {
    guard !DesignToken.properties.contains(member.key) else { return }
    let near = nearest(member.key, of: DesignToken.properties)
    let place = path.isEmpty ? "$" : path.joined(separator: ".")
    problems.add(
      TokenRule.unknown(member.key, in: place, nearest: near).problem(at: member.keyPlace))
  }
}

/// One token with what its groups say of it.
struct DesignToken {
  /// What is known of a group from the groups around it.
  struct Group {
    var type: String?
    var mode = TokenMode()
    /// Whether all groups so far say no more than that a scheme is in them.
    var isInContext = true

    /// The group inside the one of this name.
    func entered(_ name: String?) -> Group {
      guard let name else { return self }
      var group = self
      if let mode = TokenMode(word: name) {
        group.mode = mode.inside(self.mode)
      } else if !TokenNames.isContext(name) {
        group.isInContext = false
      }
      return group
    }
  }

  static let properties = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$ref", "$schema",
    "$root",
  ]

  let path: [String]
  let type: String?
  let mode: TokenMode
  let isInContext: Bool
  let value: JSONValue
  let place: JSONPlace

  var name: String { path.joined(separator: ".") }
}

// Aliases.
extension DesignTokenFile {
  /// The value that `value`, of the token `name`, comes to, and the type that the last token on the way
  /// has. Nil when an alias leads nowhere, which is told.
  mutating func resolved(
    _ value: JSONValue, of name: String, type: String?
  ) -> (value: JSONValue, type: String?)? {
    var (value, type, trail) = (value, type, [name])
    while let target = alias(value) {
      guard let index = places[target] else {
        // Further on the way it is told of the token that it stands in.
        if trail.count == 1 { tellDangling(target, at: value.place, of: name) }
        return nil
      }
      if let start = trail.firstIndex(of: target) {
        tellCircle(Array(trail[start...]), at: value.place, of: name)
        return nil
      }
      trail.append(target)
      value = tokens[index].value
      type = type ?? tokens[index].type
    }
    return (value, type)
  }

  private mutating func tellDangling(_ target: String, at place: JSONPlace, of name: String) {
    let near = nearest(target, of: tokens.map(\.name))
    problems.add(
      TokenRule.danglingAlias(token: name, target: target, nearest: near).problem(at: place))
  }

  /// A circle is told once, at the token in it that the file has first.
  private mutating func tellCircle(_ circle: [String], at place: JSONPlace, of name: String) {
    let first = circle.min { (places[$0] ?? 0) < (places[$1] ?? 0) }
    guard first == name else { return }
    problems.add(TokenRule.circularAliases(circle).problem(at: place))
  }

  /// The token that `{group.token}`, or a JSON pointer to it, stands for.
  private func alias(_ value: JSONValue) -> String? {
    if let text = document.string(value) {
      if text.hasPrefix("{"), text.hasSuffix("}") { return String(text.dropFirst().dropLast()) }
      guard text.hasPrefix("#/") else { return nil }
      let steps = text.dropFirst(2).split(separator: "/").map(String.init)
      return (steps.last == "$value" ? steps.dropLast() : steps[...]).joined(separator: ".")
    }
    return value["$ref"].flatMap { alias($0) }
  }
}
