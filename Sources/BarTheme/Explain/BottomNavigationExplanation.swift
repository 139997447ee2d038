import BarPrimitives
import BarSpec

/// The theme's share in one bottom navigation bar.
struct BottomNavigationExplanation {
  let bar: BottomNavigationBar
  let resolved: ResolvedBottomNavigationBar
  let path: SpecPath
  let reasons: ThemingReasons
  /// Whether the screen's vertical size class is compact.
  let isCompactDown: Bool

  /// Whether no title shows, whatever an item wants.
  private var hidesTitles: Bool {
    let layout = resolved.layout
    if layout.isVertical, !layout.showsTitlesInVerticalLayout { return true }
    return resolved.indicator != nil && isCompactDown
  }

  private var roles: (bar: ThemedRole, selected: ThemedRole, unselected: ThemedRole)? {
    TabRoles(bar.theme).map { ($0.bar, $0.ink.selected, $0.ink.normal) }
  }

  var properties: [ExplainedProperty] {
    let colors = bar.colors
    return [
      property("barTintColor", resolved.barTintColor, colors.barTintColor, roles?.bar),
      property(
        "selectedItemTintColor", resolved.selectedItemTintColor, colors.selectedItemTintColor,
        roles?.selected),
      property(
        "unselectedItemTintColor", resolved.unselectedItemTintColor,
        colors.unselectedItemTintColor, roles?.unselected),
      property("shadowColor", resolved.shadowColor, colors.shadowColor, nil),
      reasons.property(
        resolved.id, "elevation", shortDecimal(resolved.elevation),
        said: bar.elevation.map { _ in path / "elevation" }, else: .original),
    ] + lengths + ripple + pill
      + zip(bar.items.indices, resolved.items).flatMap { index, item in
        (item.wantsTitle && !hidesTitles ? titleProperties(item, at: index) : [])
          + imageProperties(item.tab)
          + badgeProperties(item.tab, at: index)
      }
  }

  /// What the document says of where items stand, besides what the layout decides by it.
  private var lengths: [ExplainedProperty] {
    let layout = resolved.layout
    let values = [
      ("titleVisibility", layout.titleVisibility.rawValue),
      ("alignment", layout.alignment.rawValue),
      ("truncatesLongTitles", "\(layout.truncatesLongTitles)"),
      ("titlesNumberOfLines", "\(layout.titlesNumberOfLines)"),
      ("itemsContentVerticalMargin", shortDecimal(layout.itemsContentVerticalMargin) + " pt"),
      ("itemsContentHorizontalMargin", shortDecimal(layout.itemsContentHorizontalMargin) + " pt"),
      ("itemsHorizontalPadding", shortDecimal(layout.itemsHorizontalPadding) + " pt"),
      ("itemBadgeHorizontalOffset", shortDecimal(layout.itemBadgeHorizontalOffset) + " pt"),
    ]
    return values.compactMap { key, value in
      bar.stated.place(of: key).map { place in
        reasons.property(resolved.id, key, value, said: place, else: .original)
      }
    }
  }

  /// Of the bar, and of the items under a finger; nothing where they show none.
  private var ripple: [ExplainedProperty] {
    guard let color = resolved.rippleColor else { return [] }
    let role = (roles?.selected).map {
      ThemedRole(role: $0.role, step: $0.step, alpha: BottomNavigationResolver.rippleAlpha)
    }
    // Without a colour of its own it follows the selected item's tint.
    let colors = bar.colors
    let said =
      colors.rippleColor.map { _ in path / "rippleColor" }
      ?? colors.selectedItemTintColor.map { _ in path / "selectedItemTintColor" }
    let pressed = resolved.items.filter { $0.tab.pressed != nil }.map { $0.tab.id / "ripple" }
    return ([resolved.id] + pressed).map { element in
      reasons.property(element, "rippleColor", "\(color)", said: said, else: role.cause)
    }
  }

  /// Nothing: none is shown.
  private var pill: [ExplainedProperty] {
    guard let pill = resolved.indicator, let selected = resolved.selectedItem,
      resolved.items.indices.contains(selected)
    else { return [] }
    let element = resolved.items[selected].tab.id / "selectionIndicator"
    return [
      reasons.property(
        element, "selectionIndicatorColor", "\(pill.color)",
        said: bar.indicator?.color.map { _ in path / "selectionIndicatorColor" }, else: .original),
      reasons.property(
        element, "selectionIndicatorSize",
        "\(shortDecimal(pill.size.width)) x \(shortDecimal(pill.size.height)) pt",
        said: bar.indicator?.size.map { _ in path / "selectionIndicatorSize" }, else: .original),
    ]
  }

  private func property(
    _ name: String, _ color: Color, _ said: ColorValue?, _ role: ThemedRole?
  ) -> ExplainedProperty {
    reasons.property(
      resolved.id, name, "\(color)", said: said.map { _ in path / name }, else: role.cause)
  }

  private func titleProperties(
    _ item: ResolvedBottomNavigationItem, at index: Int
  ) -> [ExplainedProperty] {
    let tab = item.tab
    guard let title = tab.title else { return [] }
    let moved = item.titlePositionAdjustment
    let moving = (path / "items")[index] / "titlePositionAdjustment"
    let adjustment =
      moved == .zero
      ? []
      : [
        reasons.property(
          tab.id / "title", "titlePositionAdjustment",
          "\(shortDecimal(moved.x)) right, \(shortDecimal(moved.y)) down", said: moving,
          else: .original)
      ]
    let font: ThemingReasons.Cause = roles.map { .style(.caption, $0.bar.step) } ?? .original
    return [
      reasons.property(
        tab.id / "title", "titleColor", "\(title.color)", said: place(ofTitle: tab),
        else: (tab.isSelected ? roles?.selected : roles?.unselected).cause),
      reasons.property(
        tab.id / "title", "titleFont", "\(title.font)",
        said: bar.itemTitleFont.map { _ in path / "itemTitleFont" }, else: font),
    ] + adjustment
  }

  /// A selected title follows the image's tint unless it has a colour of its own.
  private func place(ofTitle tab: ResolvedTab) -> SpecPath? {
    let colors = bar.colors
    guard tab.isSelected else {
      return colors.unselectedItemTintColor.map { _ in path / "unselectedItemTintColor" }
    }
    if colors.selectedItemTitleColor != nil { return path / "selectedItemTitleColor" }
    return colors.selectedItemTintColor.map { _ in path / "selectedItemTintColor" }
  }

  private func imageProperties(_ tab: ResolvedTab) -> [ExplainedProperty] {
    guard let tint = tab.picture?.tint else { return [] }
    let (said, key, role) =
      tab.isSelected
      ? (bar.colors.selectedItemTintColor, "selectedItemTintColor", roles?.selected)
      : (bar.colors.unselectedItemTintColor, "unselectedItemTintColor", roles?.unselected)
    return [
      reasons.tint(
        tab.id / "image", "tintColor", tint, said: said.map { _ in path / key },
        else: role.cause)
    ]
  }

  private func badgeProperties(_ tab: ResolvedTab, at index: Int) -> [ExplainedProperty] {
    guard let badge = tab.badge else { return [] }
    let look = path / "itemBadgeAppearance"
    let own = bar.items[index].badgeColor.map { _ in (path / "items")[index] / "badgeColor" }
    let common = bar.badges.backgroundColor.map { _ in look / "backgroundColor" }
    return [
      reasons.property(
        tab.id / "badge", "backgroundColor", "\(badge.backgroundColor)", said: own ?? common,
        else: .original),
      reasons.property(
        tab.id / "badge", "textColor", "\(badge.text.color)",
        said: bar.badges.textColor.map { _ in look / "textColor" }, else: .original),
      reasons.property(
        tab.id / "badge", "font", "\(badge.text.font)",
        said: bar.badges.font.map { _ in look / "font" }, else: .original),
    ]
  }
}
