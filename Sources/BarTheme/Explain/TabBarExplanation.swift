import BarPrimitives
import BarSpec

extension Bar {
  /// Views of the bar that may be Material tab bars, each with its id.
  fileprivate var views: [(id: ElementID, view: CustomView)] {
    switch self {
    case .appBar(let bar): bar.stack.bottomBar.map { [(bar.id / "bottomBar", $0)] } ?? []
    case .view(let bar): [(bar.id, bar.view)]
    case .flexibleHeader, .uikit: []
    }
  }

  /// The theme's share in the Material tab bars on or in the bar.
  func tabExplanation(_ views: ViewResolver, _ scheme: Scheme) -> [ExplainedProperty] {
    self.views.flatMap { $0.view.tabExplanation(id: $0.id, views, scheme) }
  }
}

extension CustomView {
  fileprivate func tabExplanation(
    id: ElementID, _ views: ViewResolver, _ scheme: Scheme
  ) -> [ExplainedProperty] {
    let themed = ThemedProperties(scheme: scheme)
    switch kind {
    case .tabBarView(let bar):
      return TabBarExplanation(
        bar: bar, path: path,
        resolved: TabBarResolver(id: id, bar: bar, views: views).resolve(), themed: themed
      ).properties
    case .legacyTabBar(let bar):
      return LegacyTabExplanation(
        bar: bar, path: path,
        resolved: LegacyTabResolver(id: id, bar: bar, views: views).resolve(), themed: themed
      ).properties
    case .headerStack(let stack):
      return [(stack.topBar, "topBar"), (stack.bottomBar, "bottomBar")].flatMap { view, slot in
        view?.tabExplanation(id: id / slot, views, scheme) ?? []
      }
    case .plain, .navigationBar, .stack: return []
    }
  }
}

/// The theme's share in one tab bar.
private struct TabBarExplanation {
  let bar: TabBarView
  let path: SpecPath
  let resolved: ResolvedTabBar
  let themed: ThemedProperties

  var properties: [ExplainedProperty] {
    let colors = bar.colors
    let roles = TabBarRoles(bar.theme)
    func property(
      _ name: String, _ value: Color, said: Bool, _ role: ThemedRole?
    ) -> ExplainedProperty {
      themed.color(resolved.id, name, value, at: said ? path / name : nil, role)
    }
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
    return [
      themed.color(
        tab.id / "title", "titleColor", title.color,
        at: place(of: bar.colors.titleColor, "titleColor", tab),
        tab.isSelected ? roles?.selected : roles?.unselected),
      themed.titleFont(
        tab.id / "title", title.font, at: place(of: bar.titleFont, "titleFont", tab),
        theme: roles?.bar.theme),
    ]
  }

  /// Where the document says it; nil: nowhere. Without a theme a selected tab falls back to the state
  /// normal.
  private func place<Value>(
    of states: TabStates<Value>, _ group: String, _ tab: ResolvedTab
  ) -> SpecPath? {
    if tab.isSelected, states.selected != nil { return path / group / "selected" }
    let takesNormal = !tab.isSelected || bar.theme.steps.isEmpty
    return takesNormal && states.normal != nil ? path / group / "normal" : nil
  }
}

/// The theme's share in one legacy tab bar.
private struct LegacyTabExplanation {
  let bar: LegacyTabBar
  let path: SpecPath
  let resolved: ResolvedLegacyTabBar
  let themed: ThemedProperties

  var properties: [ExplainedProperty] {
    let colors = bar.colors
    let roles = TabBarRoles(bar.theme)
    let spread = resolved.spread
    let spreads = spread.isRipple ? colors.rippleColor : colors.inkColor
    func property(
      _ name: String, _ value: Color, said: Bool, _ role: ThemedRole?
    ) -> ExplainedProperty {
      themed.color(resolved.id, name, value, at: said ? path / name : nil, role)
    }
    return [
      property(
        "barTintColor", resolved.barTintColor, said: colors.barTintColor != nil, roles?.bar),
      property(
        "tintColor", resolved.indicatorColor, said: colors.tintColor != nil, roles?.selected),
      property(
        "bottomDividerColor", resolved.bottomDividerColor, said: colors.bottomDividerColor != nil,
        nil),
      property(
        spread.isRipple ? "rippleColor" : "inkColor", spread.color, said: spreads != nil, nil),
    ] + resolved.tabs.flatMap { titleProperties($0.tab, roles) }
  }

  private func titleProperties(
    _ tab: ResolvedTab, _ roles: TabBarRoles?
  ) -> [ExplainedProperty] {
    guard let title = tab.title else { return [] }
    let font = tab.isSelected ? bar.selectedItemTitleFont : bar.unselectedItemTitleFont
    // A bottom bar's font is its style's.
    let isBottom = bar.style.isBottom
    return [
      themed.color(
        tab.id / "title", "titleColor", title.color, at: colorPlace(of: tab),
        tab.isSelected ? roles?.selected : roles?.unselected),
      themed.titleFont(
        tab.id / "title", title.font,
        at: font != nil && !isBottom ? path / (state(of: tab) + "ItemTitleFont") : nil,
        theme: isBottom ? nil : roles?.bar.theme),
    ]
  }

  /// A colour for a state is set later than the tints.
  private func colorPlace(of tab: ResolvedTab) -> SpecPath? {
    let colors = bar.colors
    let (own, tint) =
      tab.isSelected
      ? (colors.titleColor.selected, colors.selectedItemTintColor)
      : (colors.titleColor.normal, colors.unselectedItemTintColor)
    if own != nil { return path / "titleColor" / (tab.isSelected ? "selected" : "normal") }
    return tint == nil ? nil : path / (state(of: tab) + "ItemTintColor")
  }

  private func state(of tab: ResolvedTab) -> String { tab.isSelected ? "selected" : "unselected" }
}

/// Which role of the scheme a theme uses for what.
private struct TabBarRoles {
  let bar: ThemedRole
  let divider: ThemedRole
  let selected: ThemedRole
  let unselected: ThemedRole

  /// Nil: there is no theme.
  init?(_ theme: MaterialTheme) {
    guard let step = theme.steps.last else { return nil }
    func source(_ role: ColorRole, _ alpha: Double? = nil) -> ThemedRole {
      ThemedRole(role: role, alpha: alpha, theme: step.rawValue)
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
