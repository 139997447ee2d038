import BarPrimitives

// Values by their types.
extension DesignTokenFile {
  /// Looks at every token, and takes those that a scheme has.
  mutating func scheme() -> SchemeTokens {
    var colors = RoleCollection()
    var fonts: [TypographyOverride] = []
    var unused: [DesignToken] = []
    for (index, token) in tokens.enumerated() {
      guard let resolution = resolution(ofTokenAt: index) else { continue }
      let (value, type) = (resolution.value, resolution.type)
      switch type {
      case "color":
        guard let color = color(value, of: token) else { continue }
        if !add(color, of: token, to: &colors) { unused.append(token) }
      case "typography":
        let (font, others) = font(value, of: token)
        guard let style = style(of: token) else {
          if token.isInContext { unused.append(token) }
          continue
        }
        fonts.append(
          TypographyOverride(
            style: style, font: font, span: token.place.span, otherFamilies: others))
      case "dimension": _ = length(value, of: token)
      case "fontWeight": _ = weight(value, of: token)
      case "fontFamily": _ = families(value, of: token)
      case "number":
        if document.number(value) == nil { tellBad(value, token, expected: "a number") }
      case nil: problems.add(TokenRule.noType(token: token.name).problem(at: token.place))
      case let type?: checkParts(value, of: token, type: type)
      }
    }
    tell(unused: unused, isAll: colors.overrides.isEmpty && fonts.isEmpty)
    if colors.areDarkOnly, let place = colors.firstPlace {
      problems.add(TokenRule.darkOnly.problem(at: place))
    }
    return SchemeTokens(
      colors: colors.overrides,
      fonts: TypographyStyle.allCases.compactMap { style in
        fonts.last { $0.style == style }
      })
  }

  /// No: among the tokens of a scheme, it is one that no scheme here has.
  private mutating func add(
    _ color: Color, of token: DesignToken, to colors: inout RoleCollection
  ) -> Bool {
    guard token.isInContext, let word = token.path.last else { return true }
    guard let role = TokenNames.role(word) else { return isKnown(word, of: token) }
    if let other = colors.add(color, to: role, token) {
      let rule = TokenRule.twice(role: role.rawValue, first: other, second: token.name)
      problems.add(rule.problem(at: token.place))
    }
    return true
  }

  /// Among the roles of a scheme, a name that is nearly a role is hardly meant as anything else.
  private mutating func isKnown(_ word: String, of token: DesignToken) -> Bool {
    let folded = TokenNames.folded(word)
    if TokenNames.materialRoles.contains(where: { TokenNames.folded($0) == folded }) {
      return true
    }
    guard let near = nearest(word, of: ColorRole.allCases.map(\.rawValue)) else { return false }
    let group = token.path.dropLast().joined(separator: ".")
    problems.add(
      TokenRule.unknown(word, in: group.isEmpty ? "$" : group, nearest: near)
        .problem(at: token.place))
    return true
  }

  /// Tokens that stand among a scheme's and that nothing takes, once; a file of which nothing is
  /// taken as a whole.
  private mutating func tell(unused: [DesignToken], isAll: Bool) {
    // A token with an error might have been the one.
    guard !problems.hasErrors else { return }
    if isAll, let first = tokens.first {
      problems.add(TokenRule.noRole(.tokens).problem(at: first.place))
    } else if let first = unused.first {
      problems.add(TokenRule.unusedTokens(unused.map(\.name)).problem(at: first.place))
    }
  }

  /// The style that a token gives: by its name, or by that of its group and its own.
  private func style(of token: DesignToken) -> TypographyStyle? {
    guard let word = token.path.last else { return nil }
    if token.isInContext { return TokenNames.style(word) }
    let groups = token.path.dropLast()
    guard let group = groups.last, groups.dropLast().allSatisfy(TokenNames.isContext) else {
      return nil
    }
    return TokenNames.style(group + word)
  }

  private mutating func color(_ value: JSONValue, of token: DesignToken) -> Color? {
    if let text = document.string(value) {
      if let color = TokenValue.color(hex: text) { return color }
    } else if let space = value["colorSpace"].flatMap(document.string) {
      return color(value, space: space, of: token)
    }
    tellBad(value, token, expected: "a colour such as #6750A4, or an object with a colorSpace")
    return nil
  }

  private mutating func color(
    _ value: JSONValue, space: String, of token: DesignToken
  ) -> Color? {
    guard let alpha = alpha(of: value, token) else { return nil }
    var components: [Double] = []
    if case .array(let values) = value["components"]?.kind {
      // A component that does not matter is "none", and as good as 0.
      components = values.compactMap {
        document.number($0) ?? (document.string($0) == "none" ? 0 : nil)
      }
    }
    if let ranges = TokenValue.ranges(ofSpace: space), components.count == 3,
      let place = zip(components, ranges).enumerated().first(where: { !$1.1.contains($1.0) })
    {
      let range = ranges[place.offset]
      tellBad(
        value, token,
        expected: "a colour of \(space) whose component \(place.offset + 1) is "
          + "\(shortDecimal(range.lowerBound)) to \(shortDecimal(range.upperBound))",
        found: shortDecimal(place.element.0))
      return nil
    }
    if let color = TokenValue.color(space: space, components, alpha: alpha) { return color }
    if let hex = value["hex"].flatMap(document.string).flatMap(TokenValue.color(hex:)) {
      return hex.withAlpha(alpha)
    }
    if ["srgb", "hsl"].contains(space) {
      tellBad(
        value, token, expected: "a colour of three components", found: foundComponents(of: value))
    } else {
      let rule = TokenRule.badColorSpace(token: token.name, space: space)
      problems.add(rule.problem(at: value.place))
    }
    return nil
  }

  private func foundComponents(of value: JSONValue) -> String {
    guard case .array(let values) = value["components"]?.kind else { return "one without any" }
    return values.count == 3
      ? "one with a component that is no number" : "one of \(values.count)"
  }

  /// 1 where there is none.
  private mutating func alpha(of value: JSONValue, _ token: DesignToken) -> Double? {
    guard let member = value["alpha"] else { return 1 }
    if let number = document.number(member), (0...1).contains(number) { return number }
    tellBad(member, token, expected: "a colour whose alpha is 0 to 1")
    return nil
  }

  /// Points.
  private mutating func length(
    _ value: JSONValue, of token: DesignToken, part: String? = nil
  ) -> Double? {
    if let points = document.string(value).flatMap(TokenValue.length) { return points }
    if let number = value["value"].flatMap(document.number),
      let unit = value["unit"].flatMap(document.string),
      let points = TokenValue.length(number, unit: unit)
    {
      return points
    }
    tellBad(
      value, token, part: part, expected: "a length in px or rem", found: foundLength(value))
    return nil
  }

  /// Nil: no number with a unit.
  private func foundLength(_ value: JSONValue) -> String? {
    guard let number = value["value"].flatMap(document.number),
      let unit = value["unit"].flatMap(document.string)
    else { return nil }
    return quoted("\(shortDecimal(number))\(unit)")
  }

  private mutating func weight(
    _ value: JSONValue, of token: DesignToken, part: String? = nil
  ) -> FontWeight? {
    if let weight = document.string(value).flatMap(TokenValue.weight)
      ?? document.number(value).flatMap(TokenValue.weight)
    {
      return weight
    }
    tellBad(value, token, part: part, expected: "a font weight")
    return nil
  }

  /// The first is the one that is meant, the others are for where it is not to be had. Empty where
  /// one of them is no name.
  private mutating func families(
    _ value: JSONValue, of token: DesignToken, part: String? = nil
  ) -> [String] {
    var parts = [value]
    if case .array(let values) = value.kind { parts = values }
    let names = parts.compactMap { part in
      resolved(part: part, of: token.name).flatMap(document.string).map(TokenValue.family)
    }
    let areNames = names.allSatisfy { !$0.isEmpty && $0.unicodeScalars.count <= 200 }
    if !names.isEmpty, names.count == parts.count, areNames { return names }
    tellBad(value, token, part: part, expected: "the name of a font family, or several")
    return []
  }

  /// Letter spacing and line height are in no typography scheme, but may not lead nowhere either.
  private mutating func font(
    _ value: JSONValue, of token: DesignToken
  ) -> (font: FontValue, otherFamilies: [String]) {
    var font = FontValue()
    var others: [String] = []
    guard case .object(let members) = value.kind else {
      tellBad(value, token, expected: "an object with fontFamily, fontSize and fontWeight")
      return (font, others)
    }
    for member in members {
      guard let part = resolved(part: member.value, of: token.name) else { continue }
      switch member.key {
      case "fontFamily":
        let names = families(part, of: token, part: member.key)
        font.family = names.first
        others = Array(names.dropFirst())
      case "fontWeight": font.weight = weight(part, of: token, part: member.key)
      case "fontSize":
        guard let size = length(part, of: token, part: member.key) else { continue }
        if 1...1_000 ~= size {
          font.size = size
        } else {
          tellBad(
            part, token, part: member.key, expected: "a length from 1 to 1000 px",
            found: foundLength(part))
        }
      default: break
      }
    }
    return (font, others)
  }

  /// Types that no scheme has are still read, so that nothing in them leads nowhere.
  private mutating func checkParts(_ value: JSONValue, of token: DesignToken, type: String) {
    guard DesignToken.otherTypes.contains(type) else {
      let near = nearest(type, of: DesignToken.types)
      problems.add(
        TokenRule.unknown(type, in: token.name, nearest: near).problem(at: token.place))
      return
    }
    guard case .object(let members) = value.kind else { return }
    for member in members { _ = resolved(part: member.value, of: token.name) }
  }

  private mutating func tellBad(
    _ value: JSONValue, _ token: DesignToken, part: String? = nil, expected: String,
    found: String? = nil
  ) {
    let found =
      found ?? document.string(value).map { quoted($0) }
      ?? document.number(value).map(shortDecimal) ?? value.kindName
    let rule = TokenRule.badValue(
      token: token.name, part: part, expected: expected, found: found)
    problems.add(rule.problem(at: value.place))
  }
}

extension DesignToken {
  fileprivate static let otherTypes = [
    "duration", "cubicBezier", "strokeStyle", "border", "transition", "shadow", "gradient",
  ]
  fileprivate static let types =
    otherTypes + ["color", "dimension", "fontFamily", "fontWeight", "number", "typography"]
}

/// The colours that a file gives for roles, each with the token that gave it.
private struct RoleCollection {
  private var colors = Array(repeating: RoleColors(), count: ColorRole.allCases.count)
  private var sources: [(role: ColorRole, mode: TokenMode, token: String, isExact: Bool)] = []
  /// Of the first token that gave a role.
  private(set) var firstPlace: JSONPlace?

  /// The token that gave the role before, if any. The role's own name wins over a translated one.
  mutating func add(_ color: Color, to role: ColorRole, _ token: DesignToken) -> String? {
    let name = TokenNames.folded(token.path.last ?? "")
    let isExact = name.hasPrefix(TokenNames.folded(role.rawValue)) || name == "primarycolorvariant"
    let mode = token.mode
    let other = sources.first { $0.role == role && $0.mode == mode && $0.isExact == isExact }
    if let other { return other.token }
    sources.append((role, mode, token.name, isExact))
    firstPlace = firstPlace ?? token.place
    let hasExact = sources.contains { $0.role == role && $0.mode == mode && $0.isExact }
    guard isExact || !hasExact, let index = ColorRole.allCases.firstIndex(of: role) else {
      return nil
    }
    colors[index][mode] = PlacedColor(color: color, span: token.place.span)
    return nil
  }

  var overrides: [ColorRoleOverride] { colors.overrides }
  var areDarkOnly: Bool { colors.areDarkOnly }
}
