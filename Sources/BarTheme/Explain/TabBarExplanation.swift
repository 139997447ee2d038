import BarPrimitives
import BarSpec

extension Bar {
  /// The Material tab bars on or in the bar, each with its id and its place in the document.
  var tabBars: [TabBarExplanation.Place] {
    switch self {
    case .appBar(let bar):
      bar.stack.bottomBar.map { $0.tabBars(id: bar.id / "bottomBar") } ?? []
    case .view(let bar): bar.view.tabBars(id: bar.id)
    case .flexibleHeader, .uikit: []
    }
  }
}

extension CustomView {
  fileprivate func tabBars(id: ElementID) -> [TabBarExplanation.Place] {
    switch kind {
    case .tabBarView(let bar): [.init(bar: bar, id: id, path: path)]
    case .headerStack(let stack):
      (stack.topBar?.tabBars(id: id / "topBar") ?? [])
        + (stack.bottomBar?.tabBars(id: id / "bottomBar") ?? [])
    case .plain, .navigationBar, .legacyTabBar, .stack: []
    }
  }
}

/// The theme's share in one tab bar.
struct TabBarExplanation {
  /// A tab bar of the document.
  struct Place {
    let bar: TabBarView
    let id: ElementID
    let path: SpecPath
  }
  let place: Place
  let resolved: ResolvedTabBar
  let scheme: Scheme

  private var bar: TabBarView { place.bar }

  var properties: [ExplainedProperty] {
    let colors = bar.colors
    let roles = TabBarRoles(bar.theme)
    return [
      property(
        "barTintColor", resolved.barTintColor, said: colors.barTintColor != nil, roles?.bar),
      property(
        "bottomDividerColor", resolved.bottomDividerColor, said: colors.bottomDividerColor != nil,
        roles?.divider),
      property(
        "selectionIndicatorStrokeColor", resolved.indicatorColor,
        said: colors.selectionIndicatorStrokeColor != nil, roles?.selected),
      property("rippleColor", resolved.rippleColor, said: colors.rippleColor != nil, nil),
    ] + resolved.tabs.flatMap { titleProperties($0, roles) }
  }

  private func titleProperties(
    _ tab: ResolvedTab, _ roles: TabBarRoles?
  ) -> [ExplainedProperty] {
    guard let title = tab.title else { return [] }
    let state = tab.isSelected ? "selected" : "normal"
    let colors = bar.colors.titleColor
    let ownColor = tab.isSelected ? colors.selected : colors.normal
    // Without a theme a selected tab falls back to the state normal.
    let fallsBack = tab.isSelected && bar.theme.steps.isEmpty
    let color = said(
      ownColor != nil, orNormal: fallsBack && colors.normal != nil, "titleColor", state)
    let fonts = bar.titleFont
    let ownFont = tab.isSelected ? fonts.selected : fonts.normal
    let font = said(
      ownFont != nil, orNormal: fallsBack && fonts.normal != nil, "titleFont", state)
    let role = tab.isSelected ? roles?.selected : roles?.unselected
    return [
      property("titleColor", title.color, at: color, role, of: tab.id / "title"),
      fontProperty("\(title.font)", at: font, roles, of: tab.id / "title"),
    ]
  }

  /// Where the document says it; nil: nowhere.
  private func said(
    _ isSaid: Bool, orNormal isNormalSaid: Bool, _ group: String, _ state: String
  ) -> SpecPath? {
    if isSaid { return place.path / group / state }
    return isNormalSaid ? place.path / group / "normal" : nil
  }

  private func property(
    _ name: String, _ value: Color, said: Bool, _ role: TabBarRoles.Source?
  ) -> ExplainedProperty {
    property(name, value, at: said ? place.path / name : nil, role, of: place.id)
  }

  private func property(
    _ name: String, _ value: Color, at path: SpecPath?, _ role: TabBarRoles.Source?,
    of element: ElementID
  ) -> ExplainedProperty {
    if let path { return document(element, name, "\(value)", path) }
    guard let role else { return standard(element, name, "\(value)") }
    let isOwn = scheme.colorOverrides.contains { $0.role == role.role }
    let alpha = role.alpha.map { " at \(shortDecimal($0))" } ?? ""
    return ExplainedProperty(
      element, name, "\(value)", level: "theme", origin: "scheme.colors.\(role.role.rawValue)",
      path: isOwn ? SpecPath() / "scheme" / "colors" / role.role.rawValue : nil,
      rule: "the theme \(role.theme) takes \(role.role.rawValue)\(alpha) of "
        + (isOwn ? "the document's scheme" : scheme.colorDefaults.rawValue))
  }

  private func fontProperty(
    _ value: String, at path: SpecPath?, _ roles: TabBarRoles?, of element: ElementID
  ) -> ExplainedProperty {
    if let path { return document(element, "titleFont", value, path) }
    guard let roles else { return standard(element, "titleFont", value) }
    let style = TypographyStyle.button
    return ExplainedProperty(
      element, "titleFont", value, level: "theme",
      origin: "scheme.typography.\(style.rawValue)",
      path: scheme.fontOverrides.contains { $0.style == style }
        ? SpecPath() / "scheme" / "typography" / style.rawValue : nil,
      rule: "the theme \(roles.bar.theme) sets titles in \(style.rawValue)")
  }

  private func document(
    _ element: ElementID, _ name: String, _ value: String, _ path: SpecPath
  ) -> ExplainedProperty {
    ExplainedProperty(
      element, name, value, level: "document", origin: name, path: path,
      rule: "what the document says of a bar wins over its theme")
  }

  private func standard(
    _ element: ElementID, _ name: String, _ value: String
  ) -> ExplainedProperty {
    ExplainedProperty(
      element, name, value, level: "default", origin: "the original's default",
      rule: "neither document nor theme says anything of it")
  }
}

/// Which role of the scheme a theme uses for what.
private struct TabBarRoles {
  struct Source {
    let role: ColorRole
    let alpha: Double?
    let theme: String
  }
  let bar: Source
  let divider: Source
  let selected: Source
  let unselected: Source

  /// Nil: there is no theme.
  init?(_ theme: MaterialTheme) {
    guard let step = theme.steps.last else { return nil }
    func source(_ role: ColorRole, _ alpha: Double? = nil) -> Source {
      Source(role: role, alpha: alpha, theme: step.rawValue)
    }
    if step == .surface {
      bar = source(.surface)
      divider = source(.onSurface)
      selected = source(.primary)
      unselected = source(.onSurface, 0.6)
    } else {
      bar = source(.primary)
      divider = source(.onPrimary, 0.12)
      selected = source(.onPrimary)
      unselected = source(.onPrimary, 0.74)
    }
  }
}
