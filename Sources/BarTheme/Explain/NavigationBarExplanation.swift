import BarPrimitives
import BarSpec

/// The theme's share in one of Material's navigation bars, in an app bar or by itself.
struct NavigationBarExplanation {
  let view: NavigationBar
  let theme: MaterialTheme
  let resolved: ResolvedNavigationBar
  /// Of the object that has the bar's keys.
  let path: SpecPath
  let reasons: ThemingReasons

  var properties: [ExplainedProperty] {
    let roles = MaterialRoles(theme)
    return [
      reasons.tint(
        resolved.id, "leadingBarItemsTintColor", resolved.leadingTint,
        said: said(view.leadingBarItemsTintColor, "leadingBarItemsTintColor"),
        else: roles.tint.cause),
      reasons.tint(
        resolved.id, "trailingBarItemsTintColor", resolved.trailingTint,
        said: said(view.trailingBarItemsTintColor, "trailingBarItemsTintColor"),
        else: roles.tint.cause),
    ] + (resolved.title.map { titleProperties($0, roles) } ?? [])
  }

  /// The bar's own tint colours the items at both ends that have none.
  private func said(_ color: ColorValue?, _ name: String) -> SpecPath? {
    if color != nil { return path / name }
    let isThemed = theme.steps.contains { $0 == .primary || $0 == .surface }
    return view.tintColor != nil && !isThemed ? path / "tintColor" : nil
  }

  private func titleProperties(
    _ title: ResolvedText, _ roles: MaterialRoles
  ) -> [ExplainedProperty] {
    let attributes = view.titleTextAttributes
    let group = path / "titleTextAttributes"
    let font: ThemingReasons.Cause =
      roles.titleFont.map { .style(.headline6, $0) } ?? .original
    return [
      attributed(
        "titleTextColor", "\(title.color)", view.titleTextColor != nil,
        attributes?.foregroundColor.map { _ in group / "foregroundColor" }, roles.title.cause),
      attributed(
        "titleFont", "\(title.font)", view.titleFont != nil,
        attributes?.font.map { _ in group / "font" }, font),
    ]
  }

  /// Text attributes win over the bar's own property of the name.
  private func attributed(
    _ name: String, _ value: String, _ isOwn: Bool, _ attribute: SpecPath?,
    _ cause: ThemingReasons.Cause
  ) -> ExplainedProperty {
    let element = resolved.bar / "title"
    guard let attribute, isOwn else {
      return reasons.property(
        element, name, value, said: attribute ?? (isOwn ? path / name : nil), else: cause)
    }
    return ExplainedProperty(
      element, name, value, level: "document", origin: name, path: attribute,
      beat: [
        ExplainedProperty.Loser(name: "the bar's own property", value: "set", path: path / name)
      ], rule: "text attributes win over the bar's own property")
  }
}

/// Which role of the scheme a theme's steps use for what in headers and navigation bars, and which
/// step had the last word.
struct MaterialRoles {
  /// Nil: no step sets it.
  private(set) var background: ThemedRole?
  /// Of an app bar's navigation bar, which only themers paint, too.
  private(set) var barBackground: ThemedRole?
  private(set) var title: ThemedRole?
  private(set) var tint: ThemedRole?
  private(set) var titleFont: MaterialTheme.Step?

  init(_ theme: MaterialTheme) {
    for step in theme.steps { apply(step) }
  }

  private mutating func apply(_ step: MaterialTheme.Step) {
    switch step {
    case .primary, .colorThemer: set(.primary, .onPrimary, step)
    case .surface, .surfaceColorThemer: set(.surface, .onSurface, step)
    case .legacyColorThemer: background = ThemedRole(role: .primary, step: step)
    case .typographyThemer: break
    }
    switch step {
    case .colorThemer, .surfaceColorThemer, .legacyColorThemer: barBackground = background
    case .primary, .surface, .typographyThemer: break
    }
    switch step {
    case .primary, .surface, .typographyThemer: titleFont = step
    case .colorThemer, .surfaceColorThemer, .legacyColorThemer: break
    }
  }

  private mutating func set(_ paint: ColorRole, _ ink: ColorRole, _ step: MaterialTheme.Step) {
    background = ThemedRole(role: paint, step: step)
    title = ThemedRole(role: ink, step: step)
    // What a theming extension gives the items themselves outlives a themer's tint of the bar.
    let isThemer = step == .colorThemer || step == .surfaceColorThemer
    let hasOwn = tint.map { $0.step == .primary || $0.step == .surface } ?? false
    if !(isThemer && hasOwn) { tint = ThemedRole(role: ink, step: step) }
  }
}
