import BarPrimitives

// Values by their types.
extension DesignTokenFile {
  /// Looks at every token, and takes those that a scheme has.
  mutating func scheme() -> SchemeTokens {
    var colors = RoleCollection()
    var fonts: [TypographyOverride] = []
    for (index, token) in tokens.enumerated() {
      guard let resolution = resolution(ofTokenAt: index) else { continue }
      let (value, type) = (resolution.value, resolution.type)
      switch type {
      case "color":
        guard let color = color(value, of: token) else { continue }
        add(color, of: token, to: &colors)
      case "typography":
        let font = font(value, of: token)
        guard let style = style(of: token) else { continue }
        fonts.append(TypographyOverride(style: style, font: font, span: token.place.span))
      case "dimension": _ = length(value, of: token)
      case "fontWeight": _ = weight(value, of: token)
      case "fontFamily": _ = family(value, of: token)
      case "number":
        if document.number(value) == nil { tellBad(value, token, expected: "a number") }
      case nil: problems.add(TokenRule.noType(token: token.name).problem(at: token.place))
      case let type?: checkParts(value, of: token, type: type)
      }
    }
    return SchemeTokens(
      colors: colors.overrides,
      fonts: TypographyStyle.allCases.compactMap { style in
        fonts.last { $0.style == style }
      })
  }

  private mutating func add(_ color: Color, of token: DesignToken, to colors: inout RoleCollection)
  {
    guard token.isInContext, let word = token.path.last else { return }
    guard let role = TokenNames.role(word) else {
      tellMisspelling(word, of: token)
      return
    }
    if let other = colors.add(color, to: role, token) {
      let rule = TokenRule.twice(role: role.rawValue, first: other, second: token.name)
      problems.add(rule.problem(at: token.place))
    }
  }

  /// Among the roles of a scheme, a name that is nearly a role is hardly meant as anything else.
  private mutating func tellMisspelling(_ word: String, of token: DesignToken) {
    let folded = TokenNames.folded(word)
    guard !TokenNames.materialRoles.contains(where: { TokenNames.folded($0) == folded }),
      let near = nearest(word, of: ColorRole.allCases.map(\.rawValue))
    else { return }
    let group = token.path.dropLast().joined(separator: ".")
    problems.add(
      TokenRule.unknown(word, in: group.isEmpty ? "$" : group, nearest: near)
        .problem(at: token.place))
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
    let alpha = value["alpha"].flatMap(document.number) ?? 1
    var components: [Double] = []
    if case .array(let values) = value["components"]?.kind {
      // A component that does not matter is "none", and as good as 0.
      components = values.compactMap {
        document.number($0) ?? (document.string($0) == "none" ? 0 : nil)
      }
    }
    if let color = TokenValue.color(space: space, components, alpha: alpha) { return color }
    if let hex = value["hex"].flatMap(document.string).flatMap(TokenValue.color(hex:)) {
      return hex.withAlpha(alpha)
    }
    if ["srgb", "hsl"].contains(space) {
      tellBad(value, token, expected: "a colour of three components")
    } else {
      let rule = TokenRule.badColorSpace(token: token.name, space: space)
      problems.add(rule.problem(at: value.place))
    }
    return nil
  }

  /// Points.
  private mutating func length(_ value: JSONValue, of token: DesignToken) -> Double? {
    if let points = document.string(value).flatMap(TokenValue.length) { return points }
    if let number = value["value"].flatMap(document.number),
      let unit = value["unit"].flatMap(document.string),
      let points = TokenValue.length(number, unit: unit)
    {
      return points
    }
    tellBad(value, token, expected: "a length in px or rem")
    return nil
  }

  private mutating func weight(_ value: JSONValue, of token: DesignToken) -> FontWeight? {
    if let weight = document.string(value).flatMap(TokenValue.weight)
      ?? document.number(value).flatMap(TokenValue.weight)
    {
      return weight
    }
    tellBad(value, token, expected: "a font weight")
    return nil
  }

  /// The first of several.
  private mutating func family(_ value: JSONValue, of token: DesignToken) -> String? {
    var names = [value]
    if case .array(let values) = value.kind { names = values }
    if let name = names.first.flatMap(document.string), !name.isEmpty,
      name.unicodeScalars.count <= 200
    {
      return name
    }
    tellBad(value, token, expected: "the name of a font family, or several")
    return nil
  }

  /// Letter spacing and line height are in no typography scheme, but may not lead nowhere either.
  private mutating func font(_ value: JSONValue, of token: DesignToken) -> FontValue {
    var font = FontValue()
    guard case .object(let members) = value.kind else {
      tellBad(value, token, expected: "an object with fontFamily, fontSize and fontWeight")
      return font
    }
    for member in members {
      guard let part = resolved(part: member.value, of: token.name) else { continue }
      switch member.key {
      case "fontFamily": font.family = family(part, of: token)
      case "fontWeight": font.weight = weight(part, of: token)
      case "fontSize":
        guard let size = length(part, of: token) else { continue }
        if 1...1_000 ~= size {
          font.size = size
        } else {
          tellBad(part, token, expected: "a font size from 1 to 1000 px")
        }
      default: break
      }
    }
    return font
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

  private mutating func tellBad(_ value: JSONValue, _ token: DesignToken, expected: String) {
    let found = document.string(value).map { quoted($0) } ?? value.kindName
    let rule = TokenRule.badValue(token: token.name, expected: expected, found: found)
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

  /// The token that gave the role before, if any. The role's own name wins over a translated one.
  mutating func add(_ color: Color, to role: ColorRole, _ token: DesignToken) -> String? {
    let name = TokenNames.folded(token.path.last ?? "")
    let isExact = name.hasPrefix(TokenNames.folded(role.rawValue)) || name == "primarycolorvariant"
    let mode = token.mode
    let other = sources.first { $0.role == role && $0.mode == mode && $0.isExact == isExact }
    if let other { return other.token }
    sources.append((role, mode, token.name, isExact))
    let hasExact = sources.contains { $0.role == role && $0.mode == mode && $0.isExact }
    guard isExact || !hasExact, let index = ColorRole.allCases.firstIndex(of: role) else {
      return nil
    }
    colors[index][mode] = color
    return nil
  }

  var overrides: [ColorRoleOverride] {
    zip(ColorRole.allCases, colors).compactMap { role, colors in
      colors.value.map { ColorRoleOverride(role: role, color: $0) }
    }
  }
}
