import BarPrimitives
import BarSpec

extension SwiftText {
  /// MDCTabBar.
  mutating func addLegacyTabs(_ bar: LegacyTabBar, _ target: String) {
    need(import: "MaterialComponents.MaterialTabs", pod: "Tabs")
    add("// MDCTabBar is deprecated: barrender migrate makes it an MDCTabBarView.")
    addTheme(bar.theme, to: target, component: "Tabs")
    addLegacyStyle(bar.style, target)
    addLegacyColors(bar.colors, target)
    addLegacyFonts(bar, target)
    set("\(target).inkColor", bar.colors.inkColor.map(SwiftValue.color))
    if bar.enableRippleBehavior { set("\(target).enableRippleBehavior", true) }
    set("\(target).rippleColor", bar.colors.rippleColor.map(SwiftValue.color))
    if let template = bar.indicator {
      set("\(target).selectionIndicatorTemplate", indicator(template, of: .tabBar))
    }
    let names = bar.items.map { addTabItem($0) }
    guard !names.isEmpty else { return }
    set("\(target).items", "[\(names.joined(separator: ", "))]")
    switch bar.selection {
    case .automatic: break
    case .none: set("\(target).selectedItem", "nil")
    case .item(let index):
      if names.indices.contains(index) { set("\(target).selectedItem", names[index]) }
    }
  }

  private mutating func addLegacyStyle(_ style: LegacyTabStyle, _ target: String) {
    switch style.alignment {
    case .bestEffortJustified:
      // A case of another enum, which the property takes all the same.
      add("\(target).alignment = MDCTabBarAlignment(")
      add("  rawValue: MDCTabBarExtendedAlignment.bestEffortJustified.rawValue) ?? .justified")
    case let alignment?: set("\(target).alignment", ".\(alignment.rawValue)")
    case nil: break
    }
    set("\(target).itemAppearance", style.itemAppearance.map { ".\($0.rawValue)" })
    if style.titleTextTransform != .automatic {
      set("\(target).titleTextTransform", ".\(style.titleTextTransform.rawValue)")
    }
  }

  private mutating func addLegacyColors(_ colors: LegacyTabColors, _ target: String) {
    set("\(target).barTintColor", colors.barTintColor.map(SwiftValue.color))
    set("\(target).bottomDividerColor", colors.bottomDividerColor.map(SwiftValue.color))
    set("\(target).tintColor", colors.tintColor.map(SwiftValue.color))
    set("\(target).selectedItemTintColor", colors.selectedItemTintColor.map(SwiftValue.color))
    set("\(target).unselectedItemTintColor", colors.unselectedItemTintColor.map(SwiftValue.color))
    // The tints set these colours, too: what is said of a state comes after them.
    addLegacyStates(colors.titleColor, "\(target).setTitleColor")
    addLegacyStates(colors.imageTintColor, "\(target).setImageTintColor")
  }

  private mutating func addLegacyStates(_ states: TabStates<ColorValue>, _ setter: String) {
    var known = states
    known.disabled = nil
    addStates(known, setter, SwiftValue.color)
    if let color = states.disabled {
      add("// disabled, \(SwiftValue.color(color)): MDCTabBarItemState has normal and selected.")
    }
  }

  private mutating func addLegacyFonts(_ bar: LegacyTabBar, _ target: String) {
    let standard =
      bar.theme.steps.isEmpty
      ? "MDCTypography.buttonFont()" : "containerScheme.typographyScheme.button"
    for (property, font) in [
      ("selectedItemTitleFont", bar.selectedItemTitleFont),
      ("unselectedItemTitleFont", bar.unselectedItemTitleFont),
    ] {
      set(
        "\(target).\(property)", font.map { SwiftValue.font($0, standard: standard) })
    }
  }
}
