import BarPrimitives
import BarSpec

extension BarModel {
  /// Where the themed properties of each app bar come from: the document, a role of the scheme, or the
  /// original's raw default.
  public func themingExplanation() -> [ExplainedProperty] {
    let palette = Palette(self)
    return bars.enumerated().flatMap { index, bar -> [ExplainedProperty] in
      guard case .appBar(let bar) = bar else { return [] }
      return AppBarExplanation(
        bar: bar, path: (SpecPath() / "bars")[index], resolved: bar.resolved(on: self, palette),
        scheme: scheme
      ).properties
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
        at: view / "leadingBarItemsTintColor", role: roles.ink),
      property(
        bar.id / "navigationBar", "trailingBarItemsTintColor", "\(navigationBar.trailingTint)",
        said: bar.navigationBar.trailingBarItemsTintColor != nil,
        at: view / "trailingBarItemsTintColor", role: roles.ink),
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
        at: color ? group / "foregroundColor" : view / "titleTextColor", role: roles.ink,
        beat: color && bar.navigationBar.titleTextColor != nil ? view / "titleTextColor" : nil),
      property(
        bar.id / "title", "titleFont", "\(title.font)",
        said: font || bar.navigationBar.titleFont != nil,
        at: font ? group / "font" : view / "titleFont",
        typography: bar.theme == .none ? nil : .headline6,
        beat: font && bar.navigationBar.titleFont != nil ? view / "titleFont" : nil),
    ]
  }

  private func property(
    _ element: ElementID, _ name: String, _ value: String, said: Bool, at path: SpecPath,
    role: ColorRole? = nil, typography: TypographyStyle? = nil, beat: SpecPath? = nil
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
    if let typography {
      return ExplainedProperty(
        element, name, value, level: "theme", origin: "scheme.typography.\(typography.rawValue)",
        path: scheme.fontOverrides.contains { $0.style == typography }
          ? SpecPath() / "scheme" / "typography" / typography.rawValue : nil,
        rule: "the \(bar.theme.rawValue) theme sets the title in \(typography.rawValue)")
    }
    return ExplainedProperty(
      element, name, value, level: "default", origin: "the original's default",
      rule: "neither document nor theme says anything of it")
  }

  private func themed(
    _ element: ElementID, _ name: String, _ value: String, _ role: ColorRole
  ) -> ExplainedProperty {
    let isOwn = scheme.colorOverrides.contains { $0.role == role }
    return ExplainedProperty(
      element, name, value, level: "theme", origin: "scheme.colors.\(role.rawValue)",
      path: isOwn ? SpecPath() / "scheme" / "colors" / role.rawValue : nil,
      rule: "the \(bar.theme.rawValue) theme takes \(role.rawValue) of "
        + (isOwn ? "the document's scheme" : scheme.colorDefaults.rawValue))
  }
}

/// Which role of the scheme a theme uses for what.
private struct AppBarRoles {
  /// Nil: none, the raw defaults.
  let background: ColorRole?
  let ink: ColorRole?

  init(theme: AppBar.Theme) {
    switch theme {
    case .primary: (background, ink) = (.primary, .onPrimary)
    case .surface: (background, ink) = (.surface, .onSurface)
    case .none: (background, ink) = (nil, nil)
    }
  }
}
