import BarPrimitives
import BarSpec

/// The themer's share in one bottom app bar.
struct BottomAppBarExplanation {
  let bar: BottomAppBar
  let resolved: ResolvedBottomAppBar
  let path: SpecPath
  let reasons: ThemingReasons

  private var roles: BottomAppBarRoles { BottomAppBarRoles(bar.theme) }

  var properties: [ExplainedProperty] {
    let colors = bar.colors
    let items = roles.items
    let bar = resolved.navigationBar
    return [
      property(resolved.id, "barTintColor", resolved.barTintColor, colors.barTintColor, roles.bar),
      property(resolved.id, "shadowColor", resolved.shadowColor, colors.shadowColor, nil),
      property(
        bar.id, "leadingBarItemsTintColor", bar.leadingTint, colors.leadingBarItemsTintColor, items),
      property(
        bar.id, "trailingBarItemsTintColor", bar.trailingTint, colors.trailingBarItemsTintColor,
        items),
    ] + itemProperties + buttonProperties
  }

  /// Of what has a colour: an item's own tint, or its end's.
  private var itemProperties: [ExplainedProperty] {
    let strip = resolved.navigationBar
    let leading = zip(bar.leadingBarButtonItems.indices, strip.leadingItems).flatMap {
      properties(of: $1, bar.leadingBarButtonItems[$0], at: $0, "leading")
    }
    let trailing = zip(bar.trailingBarButtonItems.indices, strip.trailingItems).flatMap {
      properties(of: $1, bar.trailingBarButtonItems[$0], at: $0, "trailing")
    }
    return leading + trailing
  }

  private func properties(
    of item: ResolvedBarButtonItem, _ document: BarButtonItem, at index: Int, _ side: String
  ) -> [ExplainedProperty] {
    let own = (path / "\(side)BarButtonItems")[index]
    let said =
      document.tintColor.map { _ in own / "tintColor" }
      ?? bar.stated.place(of: "\(side)BarItemsTintColor")
    let role = roles.items.cause
    var properties: [ExplainedProperty] = []
    if let color = item.picture?.tint {
      properties.append(
        reasons.tint(item.id, "tintColor", color, said: said, else: role))
    }
    if let title = item.title, document.titleTextAttributes?.foregroundColor == nil {
      properties.append(
        reasons.property(item.id, "titleColor", "\(title.color)", said: said, else: role))
    }
    if let ink = item.ink {
      let isRipple = bar.touchFeedback.enableRippleBehavior == true
      properties.append(
        reasons.property(
          item.id, isRipple ? "rippleColor" : "inkColor", "\(ink.color)",
          said: isRipple ? bar.stated.place(of: "rippleColor") : nil, else: .original))
    }
    return properties
  }

  private func property(
    _ element: ElementID, _ name: String, _ color: Color, _ said: ColorValue?,
    _ role: ThemedRole?
  ) -> ExplainedProperty {
    reasons.property(
      element, name, "\(color)", said: said.map { _ in path / name }, else: role.cause)
  }

  private var buttonProperties: [ExplainedProperty] {
    let button = resolved.floatingButton
    guard !button.isHidden else { return [] }
    let said = path / "floatingButton"
    let tint = bar.floatingButton.tintColor.map { _ in said / "tintColor" }
    let ink = roles.buttonTint.cause
    let background = reasons.property(
      button.id, "backgroundColor", "\(button.backgroundColor)",
      said: bar.floatingButton.backgroundColor.map { _ in said / "backgroundColor" },
      else: roles.buttonBackground.cause)
    let image =
      button.picture?.tint.map { color in
        [reasons.tint(button.id, "tintColor", color, said: tint, else: ink)]
      } ?? []
    let title =
      button.title.map { title in
        [
          reasons.property(button.id, "titleColor", "\(title.color)", said: tint, else: ink),
          reasons.property(
            button.id, "titleFont", "\(title.font)",
            said: bar.floatingButton.titleFont.map { _ in said / "titleFont" }, else: .original),
        ]
      } ?? []
    let shadow = button.shadows.first.map { layer in
      [
        reasons.property(
          button.id, "shadowColor", "\(layer.color.withAlpha(1))",
          said: bar.floatingButton.shadowColor.map { _ in said / "shadowColor" }, else: .original)
      ]
    }
    return [background] + image + title + (shadow ?? [])
  }
}
