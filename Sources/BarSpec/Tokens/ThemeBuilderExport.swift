import BarPrimitives

/// The `material-theme.json` that Material Theme Builder exports: schemes of roles, and the palettes
/// that they were made from.
struct ThemeBuilderExport {
  let document: SpecDocument
  var problems: ProblemList

  /// The schemes; nil where the text is no export.
  static func schemes(of root: JSONValue) -> [JSONMember]? {
    guard case .object(let members) = root["schemes"]?.kind,
      members.contains(where: { TokenMode(word: $0.key) != nil }),
      members.allSatisfy({ $0.value["$value"] == nil })
    else { return nil }
    return members
  }

  mutating func read(_ schemes: [JSONMember]) -> SchemeTokens {
    var colors = Array(repeating: RoleColors(), count: ColorRole.allCases.count)
    for scheme in schemes {
      guard TokenNames.schemes.contains(scheme.key), let mode = TokenMode(word: scheme.key) else {
        tellUnknown(scheme, in: "schemes", of: TokenNames.schemes)
        continue
      }
      for (role, color) in roles(of: scheme) {
        guard let index = ColorRole.allCases.firstIndex(of: role) else { continue }
        colors[index][mode] = color
      }
    }
    checkPalettes()
    let overrides = colors.overrides
    if let first = schemes.first {
      if overrides.isEmpty, !problems.hasErrors {
        problems.add(TokenRule.noRole(.schemes).problem(at: first.keyPlace))
      } else if colors.areDarkOnly {
        problems.add(TokenRule.darkOnly.problem(at: first.keyPlace))
      }
    }
    return SchemeTokens(colors: overrides)
  }

  private mutating func roles(of scheme: JSONMember) -> [(ColorRole, PlacedColor)] {
    guard case .object(let members) = scheme.value.kind else {
      tellBad(scheme.value, scheme.key, expected: "an object of roles")
      return []
    }
    var found: [(ColorRole, PlacedColor)] = []
    for member in members {
      guard TokenNames.materialRoles.contains(member.key) else {
        tellUnknown(member, in: scheme.key, of: TokenNames.materialRoles)
        continue
      }
      guard let color = color(member, in: scheme.key) else { continue }
      if let role = TokenNames.role(member.key) {
        found.append((role, PlacedColor(color: color, span: member.keyPlace.span)))
      }
    }
    return found
  }

  /// The colours that the schemes were made from are no roles, but colours they are.
  private mutating func checkPalettes() {
    if case .object(let members) = document.root["coreColors"]?.kind {
      for member in members { _ = color(member, in: "coreColors") }
    }
    guard case .object(let palettes) = document.root["palettes"]?.kind else { return }
    for palette in palettes {
      guard case .object(let tones) = palette.value.kind else { continue }
      for tone in tones { _ = color(tone, in: "palettes.\(palette.key)") }
    }
  }

  private mutating func color(_ member: JSONMember, in group: String) -> Color? {
    if let color = document.string(member.value).flatMap(TokenValue.color(hex:)) { return color }
    tellBad(member.value, "\(group).\(member.key)", expected: "a colour such as #6750A4")
    return nil
  }

  private mutating func tellBad(_ value: JSONValue, _ token: String, expected: String) {
    let found = document.string(value).map { quoted($0) } ?? value.kindName
    let rule = TokenRule.badValue(token: token, expected: expected, found: found)
    problems.add(rule.problem(at: value.place))
  }

  private mutating func tellUnknown(_ member: JSONMember, in place: String, of words: [String]) {
    let rule = TokenRule.unknown(member.key, in: place, nearest: nearest(member.key, of: words))
    problems.add(rule.problem(at: member.keyPlace))
  }
}
