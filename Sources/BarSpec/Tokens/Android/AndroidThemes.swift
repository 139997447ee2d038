/// Which style of the files is the app's theme, and what it gives.
extension AndroidResources {
  /// Styles by which libraries name their themes: what parents of them there are is no business of
  /// the files.
  private static let libraries = [
    "Theme.MaterialComponents", "Theme.Material3", "Theme.AppCompat", "Theme.Material",
    "Theme.Design", "Base.Theme.MaterialComponents", "Base.Theme.Material3",
    "Base.V", "ThemeOverlay.M", "ThemeOverlay.AppCompat", "android:", "Platform.",
  ]

  /// From `style` to the parent of which nothing is known; one in a circle of parents is told once.
  mutating func ancestry(of style: Style, at night: Night) -> [Style] {
    var line = [style]
    var names: Set<String> = [style.name]
    var last = style
    while let parent = last.parent {
      guard let next = self.style(named: parent.text, at: night) else {
        tellMissing(parent, of: last)
        break
      }
      guard names.insert(next.name).inserted else {
        let circle = line.drop { $0.name != next.name }
        tellCircle(circle.map { "@style/\($0.name)" }, parent.place)
        break
      }
      guard line.count < Limits.styleParents else {
        tellTooManyParents(parent.place)
        break
      }
      line.append(next)
      last = next
    }
    return line
  }

  /// A stated parent that neither the files nor a library has.
  private mutating func tellMissing(_ parent: Value, of style: Style) {
    guard !parent.name.isEmpty, style.isTheme,
      !Self.libraries.contains(where: { parent.text.hasPrefix($0) })
    else { return }
    let near = near(parent.text, of: \.styleNames).map { "@style/\($0)" }
    tellOnce(
      TokenRule.danglingAlias(
        token: "@style/\(style.name)", target: "@style/\(parent.text)", nearest: near),
      parent.place)
  }

  /// The first style that says what the primary colour is and is not the base of another one's; else
  /// the first that gives any role. Others like it are told.
  mutating func theme() -> Style? {
    let themes =
      (styles[.day] ?? [])
      + (styles[.night] ?? []).filter { own in
        style(named: own.name, at: .day) == nil
      }
    let lines = themes.filter(\.isTheme).map { ancestry(of: $0, at: .day) }
    func gives(_ line: [Style], _ attributes: [String]) -> Bool {
      line.contains { style in style.items.contains { attributes.contains($0.name) } }
    }
    let primary = lines.filter { gives($0, ["colorPrimary"]) }
    let candidates =
      primary.isEmpty ? lines.filter { gives($0, AndroidAttributes.all) } : primary
    let chosen =
      candidates.first { !$0[0].name.hasPrefix("Base.") } ?? candidates.first
    guard let chosen else { return nil }
    let relatives = Set(chosen.map(\.name))
    for line in candidates
    where !relatives.contains(line[0].name) && !line.contains(where: { $0.name == chosen[0].name })
    {
      let rule = TokenRule.otherTheme(line[0].name, taken: chosen[0].name)
      problems.add(rule.problem(at: line[0].place))
    }
    return chosen[0]
  }
}

extension AndroidResources.Style {
  /// Whether it can be an app's theme: neither one widget's style nor a part laid over a theme.
  var isTheme: Bool {
    let words = ["Theme.", "Base.Theme.", "AppTheme", "Base.AppTheme"]
    return words.contains { name.hasPrefix($0) } || !name.contains(".") && hasThemeItems
  }

  private var hasThemeItems: Bool { items.contains { $0.name == "colorPrimary" } }
}

/// A theme with what it takes from its parents.
struct AndroidTheme {
  /// By attribute, each from the nearest style that has it; 0 is the theme itself.
  private var items: [String: (level: Int, value: AndroidResources.Value)] = [:]

  /// `line` goes from the theme to its outermost parent.
  init(_ line: [AndroidResources.Style] = []) {
    for (level, style) in line.enumerated() {
      for item in style.items where items[item.name].map({ $0.level == level }) ?? true {
        items[item.name] = (level, item.value)
      }
    }
  }

  subscript(attribute: String) -> AndroidResources.Value? { items[attribute]?.value }

  /// Of the nearest style that gives any of the attributes, the first of them.
  func first(of attributes: [String]) -> AndroidResources.Value? {
    let given = attributes.compactMap { items[$0] }
    let nearest = given.map(\.level).min()
    return given.first { $0.level == nearest }?.value
  }
}

/// The attributes of Android's themes that have a role in a scheme.
enum AndroidAttributes {
  /// For each role, the attribute that counts first. Material's migration guides put the primary
  /// container where the primary variant was; AppCompat's names are older still.
  static let byRole: [(role: ColorRole, attributes: [String])] = [
    (.primary, ["colorPrimary"]),
    (.primaryVariant, ["colorPrimaryVariant", "colorPrimaryDark", "colorPrimaryContainer"]),
    (.secondary, ["colorSecondary", "colorAccent"]),
    (.error, ["colorError"]),
    (.surface, ["colorSurface"]),
    (.background, ["colorBackground"]),
    (.onPrimary, ["colorOnPrimary"]),
    (.onSecondary, ["colorOnSecondary"]),
    (.onSurface, ["colorOnSurface"]),
    (.onBackground, ["colorOnBackground"]),
  ]
  static let all = byRole.flatMap(\.attributes)

  /// Colours of themes that no role is made of.
  private static let others: Set<String> = [
    "colorSecondaryVariant", "colorPrimarySurface", "colorOnPrimarySurface", "colorPrimaryInverse",
    "colorSurfaceInverse", "colorOnSurfaceInverse", "colorControlNormal", "colorControlActivated",
    "colorControlHighlight", "colorButtonNormal", "colorBackgroundFloating",
    "colorSwitchThumbNormal", "colorEdgeEffect", "colorFocusedHighlight", "colorForeground",
    "colorLongPressedHighlight", "colorMultiSelectHighlight", "colorPressedHighlight",
    "colorActivatedHighlight", "colorBackgroundCacheHint", "colorMode", "colorPrimaryLight",
  ]

  /// Whether Material, AppCompat or Android has a colour attribute of the name.
  static func isKnown(_ name: String) -> Bool {
    if all.contains(name) || others.contains(name) { return true }
    let role = TokenNames.folded(String(name.dropFirst(5)))
    return TokenNames.materialRoles.contains { TokenNames.folded($0) == role }
  }
}
