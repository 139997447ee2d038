import BarPrimitives

/// A file of the Design Tokens Community Group's format: groups in one another, and in them tokens,
/// which have a `$value`.
struct DesignTokenFile {
  let document: SpecDocument
  var problems: ProblemList
  private(set) var tokens: [DesignToken] = []
  /// The place of a token in `tokens`, by its path with dots.
  private var places: [String: Int] = [:]
  /// Of the tokens that were asked for, by their place in `tokens`; nil for those without a value.
  private var resolutions: [Int: Resolution?] = [:]
  /// How many names were searched for one like another.
  private var suggestions = 0

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
    for (index, token) in tokens.enumerated() {
      places[token.name] = index
      if token.isRoot { places["\(token.name).$root"] = index }
    }
    return scheme()
  }

  /// A token at `path`, or a group of others.
  private mutating func collect(
    _ value: JSONValue, _ outer: DesignToken.Group, _ path: [String], isRoot: Bool = false
  ) {
    guard case .object(let members) = value.kind, tokens.count <= Limits.tokens else { return }
    var group = outer
    if let type = value["$type"].flatMap(document.string) { group.type = type }
    if let own = value["$value"] ?? value["$ref"] {
      tokens.append(
        DesignToken(
          path: path, isRoot: isRoot, type: group.type, mode: group.mode,
          isInContext: outer.isInContext, value: own, place: value.place))
    }
    for member in members {
      if member.key == "$root" {
        collect(member.value, group, path, isRoot: true)
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
  /// Whether it is the `$root` of its group: aliases say so, roles do without.
  let isRoot: Bool
  let type: String?
  let mode: TokenMode
  let isInContext: Bool
  let value: JSONValue
  let place: JSONPlace

  var name: String { path.joined(separator: ".") }
}

// Aliases.
extension DesignTokenFile {
  /// What a token comes to in the end, and the type that it, or the next on the way, has.
  struct Resolution {
    let value: JSONValue
    let type: String?
  }

  /// Nil when an alias leads nowhere, which is told once. O(1) for a token that was asked for before,
  /// itself or on the way of another.
  mutating func resolution(ofTokenAt index: Int) -> Resolution? {
    var trail: [Int] = []
    var visited: Set<Int> = []
    var next: Int? = index
    var end: Resolution?
    while let current = next {
      if let known = resolutions[current] {
        end = known
        break
      }
      guard visited.insert(current).inserted else {
        tellCircle(trail, endingAt: current)
        break
      }
      trail.append(current)
      let value = tokens[current].value
      next = nil
      if let target = alias(value) {
        next = token(named: target, for: tokens[current].name, at: value.place)
      } else {
        end = Resolution(value: value, type: nil)
      }
    }
    for index in trail.reversed() {
      end = end.map { Resolution(value: $0.value, type: tokens[index].type ?? $0.type) }
      resolutions.updateValue(end, forKey: index)
    }
    return end
  }

  /// What a part of the value of the token `name` comes to.
  mutating func resolved(part: JSONValue, of name: String) -> JSONValue? {
    guard let target = alias(part) else { return part }
    return token(named: target, for: name, at: part.place)
      .flatMap { resolution(ofTokenAt: $0)?.value }
  }

  private mutating func token(named target: String, for name: String, at place: JSONPlace) -> Int? {
    if let index = places[target] { return index }
    // Comparing thousands of names with thousands would take minutes.
    let near = suggestions < 20 ? nearest(target, of: tokens.map(\.name)) : nil
    suggestions += 1
    problems.add(
      TokenRule.danglingAlias(token: name, target: target, nearest: near).problem(at: place))
    return nil
  }

  private mutating func tellCircle(_ trail: [Int], endingAt first: Int) {
    let circle = trail.drop { $0 != first }
    guard let last = circle.last else { return }
    let rule = TokenRule.circularAliases(circle.map { tokens[$0].name })
    problems.add(rule.problem(at: tokens[last].value.place))
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
