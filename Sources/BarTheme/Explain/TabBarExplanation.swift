import BarPrimitives
import BarSpec

/// The theme's share in one bar of tabs.
struct TabBarExplanation {
  let bar: TabBarView
  let resolved: ResolvedTabBar
  let path: SpecPath
  let reasons: ThemingReasons

  private var roles: TabRoles? { TabRoles(bar.theme) }

  var properties: [ExplainedProperty] {
    let colors = bar.colors
    let ripple: ThemingReasons.Cause =
      roles == nil
      ? .original : .constant("theming leaves the ripple alone; its colour is the documentation's")
    return [
      color(resolved.id, "barTintColor", resolved.barTintColor, colors.barTintColor, roles?.bar),
      reasons.property(
        resolved.id, "rippleColor", "\(resolved.rippleColor)",
        said: colors.rippleColor.map { _ in path / "rippleColor" }, else: ripple),
      color(
        resolved.id / "bottomDivider", "bottomDividerColor", resolved.bottomDividerColor,
        colors.bottomDividerColor, roles?.divider),
    ] + indicator
      + zip(bar.items.indices, resolved.tabs).flatMap { tab($1) + badge(of: $1, at: $0) }
  }

  /// A badge's own colour is its item's, the rest is the same for all tabs.
  private func badge(of tab: ResolvedTab, at index: Int) -> [ExplainedProperty] {
    guard let badge = tab.badge else { return [] }
    let look = bar.badges
    let key = path / "itemBadgeAppearance"
    let item = bar.items[index].badgeColor.map { _ in
      (path / "items")[index] / "badgeColor"
    }
    func own(_ value: Any?, _ name: String) -> SpecPath? { value.map { _ in key / name } }
    return [
      reasons.property(
        tab.id / "badge", "backgroundColor", "\(badge.backgroundColor)",
        said: item ?? own(look.backgroundColor, "backgroundColor"),
        else: .constant("a badge without a colour of its own is red 700")),
      reasons.property(
        tab.id / "badge", "textColor", "\(badge.text.color)",
        said: own(look.textColor, "textColor"), else: .original),
      reasons.property(
        tab.id / "badge", "font", "\(badge.text.font)", said: own(look.font, "font"),
        else: .original),
    ]
  }

  private var indicator: [ExplainedProperty] {
    guard resolved.selectedItem != nil else { return [] }
    return [
      color(
        resolved.id / "selectionIndicator", "selectionIndicatorStrokeColor",
        resolved.indicatorColor, bar.colors.selectionIndicatorStrokeColor, roles?.ink.selected)
    ]
  }

  private func color(
    _ element: ElementID, _ name: String, _ color: Color, _ said: ColorValue?, _ role: ThemedRole?
  ) -> ExplainedProperty {
    reasons.property(
      element, name, "\(color)", said: said.map { _ in path / name }, else: role.cause)
  }

  private func tab(_ tab: ResolvedTab) -> [ExplainedProperty] {
    var properties: [ExplainedProperty] = []
    if let title = tab.title {
      properties += [
        ink(tab.id / "title", "titleColor", title.color, bar.colors.titleColor, of: tab),
        font(title, of: tab),
      ]
    }
    if let tint = tab.picture?.tint {
      properties.append(
        ink(tab.id / "image", "tintColor", tint, bar.colors.imageTintColor, of: tab))
    }
    return properties
  }

  /// A colour by the tab's state: what the state says, else the theme, else the state normal.
  private func ink(
    _ element: ElementID, _ name: String, _ color: Color, _ states: TabStates<ColorValue>,
    of tab: ResolvedTab
  ) -> ExplainedProperty {
    let key = path / (name == "titleColor" ? "titleColor" : "imageTintColor")
    var said: SpecPath?
    if !tab.isEnabled, states.disabled != nil {
      said = key / "disabled"
    } else if tab.isSelected, states.selected != nil {
      said = key / "selected"
    } else if states.normal != nil, !tab.isSelected || roles == nil {
      said = key / "normal"
    }
    let role = tab.isSelected ? roles?.ink.selected : roles?.ink.normal
    guard name == "tintColor" else {
      return reasons.property(element, name, "\(color)", said: said, else: role.cause)
    }
    let own = role == nil ? bar.colors.tintColor.map { _ in path / "tintColor" } : nil
    return reasons.tint(element, name, color, said: said ?? own, else: role.cause)
  }

  private func font(_ title: ResolvedText, of tab: ResolvedTab) -> ExplainedProperty {
    let fonts = bar.titleFont
    var said: SpecPath?
    if tab.isSelected, fonts.selected != nil {
      said = path / "titleFont" / "selected"
    } else if fonts.normal != nil, !tab.isSelected || bar.theme.steps.isEmpty {
      said = path / "titleFont" / "normal"
    }
    let cause: ThemingReasons.Cause =
      roles.map { .style(.button, $0.bar.step) } ?? .original
    return reasons.property(
      tab.id / "title", "titleFont", "\(title.font)", said: said, else: cause)
  }
}

extension ResolvedBarButtonItem.Picture {
  /// Nil: a picture in its own colours.
  var tint: Color? {
    switch self {
    case .icon(_, _, _, let tint), .backChevron(_, let tint): tint
    case .file(_, let tint): tint
    }
  }
}
