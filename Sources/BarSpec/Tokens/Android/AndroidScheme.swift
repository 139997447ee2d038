import BarPrimitives

/// Whether a token file is a resource file of Android's, by its name or its first character.
public func isAndroidResource(_ text: SpecSources.Text) -> Bool {
  let mark = TextEncoding.byteOrderMark(text.bytes)
  let first = text.bytes.dropFirst(mark).first { ![0x20, 0x9, 0xA, 0xD].contains($0) }
  return text.name.hasSuffix(".xml") || first == UInt8(ascii: "<")
}

/// Reads resource files of Android's together: `colors.xml`, `themes.xml`, and those of
/// `values-night`. Each text comes with its place among the document's.
///
/// The roles are those of the theme; of colours without any theme, by their own names.
public func readAndroidResources(
  _ texts: [(text: SpecSources.Text, source: Int)]
) -> TokenReading {
  var resources = AndroidResources()
  for (text, source) in texts {
    let (root, problem) = XMLParser.parse(text.bytes, source: source)
    if let problem { resources.problems.add(problem) }
    if let root { resources.add(root, at: AndroidResources.Night(fileName: text.name)) }
  }
  if resources.isEmpty, resources.problems.problems.isEmpty, let source = texts.first?.source {
    let place = JSONPlace(source: source, start: 0, end: 0)
    resources.problems.add(TokenRule.emptyResources.problem(at: place))
  }
  var scheme = AndroidScheme(resources)
  let tokens = scheme.read()
  var problems = scheme.problems
  let isValid = problems.problems.allSatisfy { $0.severity != .error }
  if isValid, tokens.colors.isEmpty, let source = texts.first?.source {
    let place = JSONPlace(source: source, start: 0, end: 0)
    problems.add(TokenRule.noRole(.resources).problem(at: place))
  }
  return TokenReading(tokens: isValid ? tokens : nil, problems: problems.sorted)
}

/// The roles that resource files give.
private struct AndroidScheme {
  private var colors: AndroidColors

  init(_ resources: AndroidResources) { colors = AndroidColors(resources) }

  var problems: ProblemList { colors.resources.problems }

  mutating func read() -> SchemeTokens {
    let theme = colors.resources.theme()
    check()
    var roles = Array(repeating: RoleColors(), count: ColorRole.allCases.count)
    if let theme {
      take(theme, at: .day, mode: TokenMode(), &roles)
      if colors.resources.hasNight {
        take(theme, at: .night, mode: TokenMode(style: .dark), &roles)
      }
    } else {
      takeNames(&roles)
    }
    return SchemeTokens(colors: roles.overrides)
  }

  /// Looks at every colour and every item, also those that no scheme has.
  private mutating func check() {
    for night in [AndroidResources.Night.day, .night] {
      for value in colors.resources.colors[night] ?? [] where !value.text.hasPrefix("?") {
        _ = colors.color(value, at: night, theme: AndroidTheme())
      }
      for style in colors.resources.styles[night] ?? [] {
        for item in style.items { check(item.value, item.name, of: style, at: night) }
      }
    }
  }

  private mutating func check(
    _ value: AndroidResources.Value, _ attribute: String, of style: AndroidResources.Style,
    at night: AndroidResources.Night
  ) {
    if value.text.hasPrefix("@color/") { _ = colors.color(value, at: night, theme: AndroidTheme()) }
    guard attribute.hasPrefix("color"), !AndroidAttributes.isKnown(attribute),
      let near = nearest(attribute, of: AndroidAttributes.all)
    else { return }
    let rule = TokenRule.unknown(attribute, in: style.name, nearest: near)
    colors.resources.problems.add(rule.problem(at: value.place))
  }

  private mutating func take(
    _ theme: AndroidResources.Style, at night: AndroidResources.Night, mode: TokenMode,
    _ roles: inout [RoleColors]
  ) {
    let own = colors.resources.style(named: theme.name, at: night) ?? theme
    let theme = AndroidTheme(colors.resources.ancestry(of: own, at: night))
    for (index, role) in ColorRole.allCases.enumerated() {
      let attributes = AndroidAttributes.byRole.first { $0.role == role }?.attributes ?? []
      guard let value = theme.first(of: attributes) else { continue }
      roles[index][mode] = colors.color(value, at: night, theme: theme)
        .map { PlacedColor(color: $0, span: value.place.span) }
    }
  }

  /// `colorPrimary`, `md_theme_light_onPrimary`, `md_theme_primary_highContrast`.
  private mutating func takeNames(_ roles: inout [RoleColors]) {
    for night in [AndroidResources.Night.day, .night] {
      for value in colors.resources.colors[night] ?? [] {
        guard let (role, name) = AndroidColorName.meaning(of: value.name),
          let index = ColorRole.allCases.firstIndex(of: role)
        else { continue }
        var mode = name
        if night == .night, mode.style == nil { mode.style = .dark }
        roles[index][mode] = colors.color(value, at: night, theme: AndroidTheme())
          .map { PlacedColor(color: $0, span: value.place.span) }
      }
    }
  }
}

/// The names that Material Theme Builder and Android Studio give colours.
private enum AndroidColorName {
  static func meaning(of name: String) -> (ColorRole, TokenMode)? {
    var word = name
    var mode = TokenMode()
    for prefix in ["md_theme_", "color_", "color"] where word.hasPrefix(prefix) {
      word = String(word.dropFirst(prefix.count))
      break
    }
    for (prefix, style) in [("light_", Traits.UserInterfaceStyle.light), ("dark_", .dark)]
    where word.hasPrefix(prefix) {
      word = String(word.dropFirst(prefix.count))
      mode.style = style
    }
    for (suffix, contrast) in [
      ("_mediumContrast", TokenMode.Contrast.medium), ("_highContrast", .high),
    ] where word.hasSuffix(suffix) {
      word = String(word.dropLast(suffix.count))
      mode.contrast = contrast
    }
    let role: ColorRole? =
      switch TokenNames.folded(word) {
      case "primarydark": .primaryVariant
      case "accent": .secondary
      default: TokenNames.role(word)
      }
    return role.map { ($0, mode) }
  }
}
