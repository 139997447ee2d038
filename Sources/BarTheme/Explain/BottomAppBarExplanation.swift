import BarPrimitives
import BarSpec

/// The themer's share in one bottom app bar.
struct BottomAppBarExplanation {
  let bar: BottomAppBar
  let resolved: ResolvedBottomAppBar
  let path: SpecPath
  let reasons: ThemingReasons

  /// The last call that sets a bar's colour: both do.
  private var background: ThemedRole? {
    bar.theme.steps.last.map { step in
      ThemedRole(role: step == .surfaceColorThemer ? .surface : .primary, step: step)
    }
  }

  /// What the surface variant alone sets; no later call takes it back.
  private func surface(_ role: ColorRole, _ alpha: Double? = nil) -> ThemedRole? {
    bar.theme.steps.contains(.surfaceColorThemer)
      ? ThemedRole(role: role, step: .surfaceColorThemer, alpha: alpha) : nil
  }

  var properties: [ExplainedProperty] {
    let colors = bar.colors
    let items = surface(.onSurface, 0.6)
    return [
      property("barTintColor", resolved.barTintColor, colors.barTintColor, background),
      property("shadowColor", resolved.shadowColor, colors.shadowColor, nil),
      property(
        "leadingBarItemsTintColor", resolved.navigationBar.leadingTint,
        colors.leadingBarItemsTintColor, items),
      property(
        "trailingBarItemsTintColor", resolved.navigationBar.trailingTint,
        colors.trailingBarItemsTintColor, items),
    ] + buttonProperties
  }

  private func property(
    _ name: String, _ color: Color, _ said: ColorValue?, _ role: ThemedRole?
  ) -> ExplainedProperty {
    reasons.property(
      resolved.id, name, "\(color)", said: said.map { _ in path / name }, else: role.cause)
  }

  private var buttonProperties: [ExplainedProperty] {
    let button = resolved.floatingButton
    guard !button.isHidden else { return [] }
    let said = path / "floatingButton"
    return [
      reasons.property(
        button.id, "backgroundColor", "\(button.backgroundColor)",
        said: bar.floatingButton.backgroundColor.map { _ in said / "backgroundColor" },
        else: surface(.primary).cause),
      reasons.property(
        button.id, "tintColor", "\(button.tintColor)",
        said: bar.floatingButton.tintColor.map { _ in said / "tintColor" },
        else: surface(.onPrimary).cause),
    ]
  }
}
