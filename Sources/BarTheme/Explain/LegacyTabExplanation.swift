import BarPrimitives
import BarSpec

/// The theme's share in one legacy tab bar.
struct LegacyTabExplanation {
  let bar: LegacyTabBar
  let resolved: ResolvedLegacyTabBar
  let path: SpecPath
  let reasons: ThemingReasons

  private var roles: TabRoles? { TabRoles(bar.theme) }

  var properties: [ExplainedProperty] {
    let colors = bar.colors
    let spread = resolved.spread
    let ink =
      spread.isRipple ? ("rippleColor", colors.rippleColor) : ("inkColor", colors.inkColor)
    return [
      color("barTintColor", resolved.barTintColor, colors.barTintColor, roles?.bar),
      reasons.tint(
        resolved.id, "tintColor", resolved.indicatorColor,
        said: colors.tintColor.map { _ in path / "tintColor" },
        else: (roles?.ink.selected).cause),
      color("bottomDividerColor", resolved.bottomDividerColor, colors.bottomDividerColor, nil),
      color(ink.0, spread.color, ink.1, nil),
    ] + indicator
      + zip(bar.items.indices, resolved.tabs).flatMap { index, legacy in
        let item = bar.items[index]
        let tab = legacy.tab
        // A tab under a finger takes the colours of the selected one.
        let isLit = tab.isSelected || item.isHighlighted || item.pressed != nil
        return titleProperties(tab, isLit: isLit) + imageProperties(tab, isLit: isLit)
          + badgeProperties(tab, at: index)
      }
  }

  /// In the bar's tint; a bottom bar has none.
  private var indicator: [ExplainedProperty] {
    guard resolved.selectedItem != nil, !bar.style.isBottom else { return [] }
    return [
      reasons.tint(
        resolved.id / "selectionIndicator", "selectionIndicatorStrokeColor",
        resolved.indicatorColor, said: bar.colors.tintColor.map { _ in path / "tintColor" },
        else: (roles?.ink.selected).cause)
    ]
  }

  private func color(
    _ name: String, _ color: Color, _ said: ColorValue?, _ role: ThemedRole?
  ) -> ExplainedProperty {
    reasons.property(
      resolved.id, name, "\(color)", said: said.map { _ in path / name }, else: role.cause)
  }

  private func imageProperties(_ tab: ResolvedTab, isLit: Bool) -> [ExplainedProperty] {
    guard let tint = tab.picture?.tint else { return [] }
    return [
      reasons.tint(
        tab.id / "image", "tintColor", tint,
        said: place("imageTintColor", bar.colors.imageTintColor, isLit: isLit),
        else: (isLit ? roles?.ink.selected : roles?.ink.normal).cause)
    ]
  }

  private func badgeProperties(_ tab: ResolvedTab, at index: Int) -> [ExplainedProperty] {
    guard let badge = tab.badge else { return [] }
    let said = bar.items[index].badgeColor.map { _ in (path / "items")[index] / "badgeColor" }
    return [
      reasons.property(
        tab.id / "badge", "backgroundColor", "\(badge.backgroundColor)", said: said,
        else: .original),
      reasons.property(
        tab.id / "badge", "textColor", "\(badge.text.color)", said: nil, else: .original),
      reasons.property(
        tab.id / "badge", "font", "\(badge.text.font)", said: nil, else: .original),
    ]
  }

  private func titleProperties(_ tab: ResolvedTab, isLit: Bool) -> [ExplainedProperty] {
    guard let title = tab.title else { return [] }
    let font = tab.isSelected ? bar.selectedItemTitleFont : bar.unselectedItemTitleFont
    // A bottom bar's font is its style's.
    let isBottom = bar.style.isBottom
    let fontCause: ThemingReasons.Cause =
      isBottom ? .original : roles.map { .style(.button, $0.bar.step) } ?? .original
    let role = isLit ? roles?.ink.selected : roles?.ink.normal
    return [
      reasons.property(
        tab.id / "title", "titleColor", "\(title.color)",
        said: place("titleColor", bar.colors.titleColor, isLit: isLit), else: role.cause),
      reasons.property(
        tab.id / "title", "titleFont", "\(title.font)",
        said: font != nil && !isBottom ? path / (state(of: tab) + "ItemTitleFont") : nil,
        else: fontCause),
    ]
  }

  /// A colour for a state is set later than the tints.
  private func place(
    _ key: String, _ states: TabStates<ColorValue>, isLit: Bool
  ) -> SpecPath? {
    let colors = bar.colors
    let (own, tint) =
      isLit
      ? (states.selected, colors.selectedItemTintColor)
      : (states.normal, colors.unselectedItemTintColor)
    if own != nil { return path / key / (isLit ? "selected" : "normal") }
    return tint == nil ? nil : path / ((isLit ? "selected" : "unselected") + "ItemTintColor")
  }

  private func state(of tab: ResolvedTab) -> String { tab.isSelected ? "selected" : "unselected" }
}
