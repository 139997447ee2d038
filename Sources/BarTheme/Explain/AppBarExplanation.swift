import BarPrimitives
import BarSpec

extension BarModel {
  /// Where the themed properties of each app bar and tab bar come from: the document, a role of the
  /// scheme, or the original's raw default.
  public func themingExplanation() -> [ExplainedProperty] {
    let palette = Palette(self)
    let below = transition?.below.flatMap { $0.themingExplanation() } ?? []
    return below + containmentExplanation()
      + bars.enumerated().flatMap { index, bar -> [ExplainedProperty] in
        let path =
          barPaths.indices.contains(index) ? barPaths[index] : (SpecPath() / "bars")[index]
        let tabs = bar.tabExplanation(ViewResolver(palette: palette, traits: traits), scheme)
        guard case .appBar(let bar) = bar else { return tabs }
        return AppBarExplanation(
          bar: bar, path: path, resolved: bar.resolved(on: self, palette),
          scheme: scheme
        ).properties + tabs
      }
  }
}

/// The theme's share in one app bar.
private struct AppBarExplanation {
  let bar: AppBar
  let path: SpecPath
  let resolved: ResolvedAppBar
  let scheme: Scheme

  var properties: [ExplainedProperty] {
    let roles = AppBarRoles(theme: bar.theme)
    let navigationBar = resolved.navigationBar
    let header = path / "headerView"
    let view = path / "navigationBar"
    var properties = [
      property(
        bar.id / "headerView", "backgroundColor", "\(resolved.header.backgroundColor)",
        said: bar.headerView.backgroundColor != nil, at: header / "backgroundColor",
        role: roles.background),
      property(
        bar.id / "headerView", "elevation",
        resolved.header.shadow.elevation(atIntensity: 1).map { shortDecimal($0) } ?? "none",
        said: bar.headerView.elevation != nil, at: header / "elevation", role: nil),
      property(
        bar.id / "navigationBar", "leadingBarItemsTintColor", "\(navigationBar.leadingTint)",
        said: bar.navigationBar.leadingBarItemsTintColor != nil,
        at: view / "leadingBarItemsTintColor", role: roles.tint),
      property(
        bar.id / "navigationBar", "trailingBarItemsTintColor", "\(navigationBar.trailingTint)",
        said: bar.navigationBar.trailingBarItemsTintColor != nil,
        at: view / "trailingBarItemsTintColor", role: roles.tint),
    ]
    if let title = navigationBar.title { properties += titleProperties(title, roles, view) }
    return properties
  }

  private func titleProperties(
    _ title: ResolvedText, _ roles: AppBarRoles, _ view: SpecPath
  ) -> [ExplainedProperty] {
    let attributes = bar.navigationBar.titleTextAttributes
    let group = view / "titleTextAttributes"
    let color = attributes?.foregroundColor != nil
    let font = attributes?.font != nil
    return [
      property(
        bar.id / "title", "titleTextColor", "\(title.color)",
        said: color || bar.navigationBar.titleTextColor != nil,
        at: color ? group / "foregroundColor" : view / "titleTextColor", role: roles.title,
        beat: color && bar.navigationBar.titleTextColor != nil ? view / "titleTextColor" : nil),
      property(
        bar.id / "title", "titleFont", "\(title.font)",
        said: font || bar.navigationBar.titleFont != nil,
        at: font ? group / "font" : view / "titleFont",
        typography: roles.titleFont,
        beat: font && bar.navigationBar.titleFont != nil ? view / "titleFont" : nil),
    ]
  }

  private func property(
    _ element: ElementID, _ name: String, _ value: String, said: Bool, at path: SpecPath,
    role: AppBarRoles.Source? = nil, typography: MaterialTheme.Step? = nil, beat: SpecPath? = nil
  ) -> ExplainedProperty {
    let losers = beat.map { path in
      [ExplainedProperty.Loser(name: "the bar's own property", value: "set", path: path)]
    }
    if said {
      return ExplainedProperty(
        element, name, value, level: "document", origin: name, path: path, beat: losers ?? [],
        rule: beat == nil
          ? "what the document says of a bar wins over its theme"
          : "text attributes win over the bar's own property")
    }
    if let role { return themed(element, name, value, role) }
    if let step = typography {
      let typography = TypographyStyle.headline6
      return ExplainedProperty(
        element, name, value, level: "theme", origin: "scheme.typography.\(typography.rawValue)",
        path: scheme.fontOverrides.contains { $0.style == typography }
          ? SpecPath() / "scheme" / "typography" / typography.rawValue : nil,
        rule: "the theme \(step.rawValue) sets the title in \(typography.rawValue)")
    }
    return ExplainedProperty(
      element, name, value, level: "default", origin: "the original's default",
      rule: "neither document nor theme says anything of it")
  }

  private func themed(
    _ element: ElementID, _ name: String, _ value: String, _ source: AppBarRoles.Source
  ) -> ExplainedProperty {
    let role = source.role
    let isOwn = scheme.colorOverrides.contains { $0.role == role }
    return ExplainedProperty(
      element, name, value, level: "theme", origin: "scheme.colors.\(role.rawValue)",
      path: isOwn ? SpecPath() / "scheme" / "colors" / role.rawValue : nil,
      rule: "the theme \(source.step.rawValue) takes \(role.rawValue) of "
        + (isOwn ? "the document's scheme" : scheme.colorDefaults.rawValue))
  }
}

/// Which role of the scheme a theme's steps use for what, and which step had the last word.
private struct AppBarRoles {
  /// A role with the step that takes it.
  struct Source {
    let role: ColorRole
    let step: MaterialTheme.Step
  }

  /// Nil: no step sets it.
  private(set) var background: Source?
  private(set) var title: Source?
  private(set) var tint: Source?
  private(set) var titleFont: MaterialTheme.Step?

  init(theme: MaterialTheme) {
    for step in theme.steps { apply(step) }
  }

  private mutating func apply(_ step: MaterialTheme.Step) {
    switch step {
    case .primary, .colorThemer: set(.primary, .onPrimary, step)
    case .surface, .surfaceColorThemer: set(.surface, .onSurface, step)
    case .legacyColorThemer: background = Source(role: .primary, step: step)
    case .typographyThemer: break
    }
    switch step {
    case .primary, .surface, .typographyThemer: titleFont = step
    case .colorThemer, .surfaceColorThemer, .legacyColorThemer: break
    }
  }

  private mutating func set(_ paint: ColorRole, _ ink: ColorRole, _ step: MaterialTheme.Step) {
    background = Source(role: paint, step: step)
    title = Source(role: ink, step: step)
    // What a theming extension gives the items themselves outlives a themer's tint of the bar.
    let isThemer = step == .colorThemer || step == .surfaceColorThemer
    let hasOwn = tint.map { $0.step == .primary || $0.step == .surface } ?? false
    if !(isThemer && hasOwn) { tint = Source(role: ink, step: step) }
  }
}
