import BarPrimitives
import BarSpec

extension SwiftText {
  /// MDCTabBarView.
  mutating func addTabs(_ bar: TabBarView, _ target: String) {
    need(import: "MaterialComponents.MaterialTabs_TabBarView", pod: "Tabs+TabBarView")
    addTabTheme(bar.theme, target)
    addTabColors(bar.colors, target)
    addRipple(bar, target)
    addTabFonts(bar, target)
    addTabLayout(bar.layout, target)
    addBadges(bar.badges, target)
    if let template = bar.indicator {
      set("\(target).selectionIndicatorTemplate", indicator(template, of: .tabBarView))
    }
    addTabItems(bar, target)
    addTabScroll(bar.layout, target)
  }

  private mutating func addTabTheme(_ theme: MaterialTheme, _ target: String) {
    guard !theme.steps.isEmpty else { return }
    need(
      import: "MaterialComponents.MaterialTabs_TabBarViewTheming", pod: "Tabs+TabBarViewTheming")
    for step in theme.steps {
      let variant = step == .surface ? "Surface" : "Primary"
      add("\(target).apply\(variant)Theme(withScheme: containerScheme)")
    }
  }

  private mutating func addTabColors(_ colors: TabBarColors, _ target: String) {
    set("\(target).barTintColor", colors.barTintColor.map(SwiftValue.color))
    set("\(target).bottomDividerColor", colors.bottomDividerColor.map(SwiftValue.color))
    set(
      "\(target).selectionIndicatorStrokeColor",
      colors.selectionIndicatorStrokeColor.map(SwiftValue.color))
    set("\(target).tintColor", colors.tintColor.map(SwiftValue.color))
    addStates(colors.titleColor, "\(target).setTitleColor", SwiftValue.color)
    addStates(colors.imageTintColor, "\(target).setImageTintColor", SwiftValue.color)
  }

  /// One call of `setter` for each state that has a value.
  mutating func addStates<Value>(
    _ states: TabStates<Value>, _ setter: String, _ spelled: (Value) -> String
  ) {
    for (state, value) in [
      ("normal", states.normal), ("selected", states.selected), ("disabled", states.disabled),
    ] {
      if let value { add("\(setter)(\(spelled(value)), for: .\(state))") }
    }
  }

  /// Theming leaves the component's ripple black; the documentation's is white on primary.
  private mutating func addRipple(_ bar: TabBarView, _ target: String) {
    if let color = bar.colors.rippleColor {
      set("\(target).rippleColor", SwiftValue.color(color))
    } else if bar.theme.steps.last == .primary {
      set("\(target).rippleColor", "UIColor(white: 1, alpha: 0.16)")
    }
  }

  private mutating func addTabFonts(_ bar: TabBarView, _ target: String) {
    let standard =
      bar.theme.steps.isEmpty
      ? "UIFont.systemFont(ofSize: 17)" : "containerScheme.typographyScheme.button"
    addStates(bar.titleFont, "\(target).setTitleFont") {
      SwiftValue.font($0, standard: standard)
    }
  }

  private mutating func addTabLayout(_ layout: TabBarLayoutOptions, _ target: String) {
    set("\(target).preferredLayoutStyle", ".\(layout.preferredLayoutStyle.rawValue)")
    for padding in layout.contentPadding {
      add(
        "\(target).setContentPadding(\(SwiftValue.insets(padding.insets)), "
          + "for: .\(padding.style.rawValue))")
    }
    set("\(target).minItemWidth", layout.minItemWidth)
    set("\(target).itemViewContentInsets", layout.itemViewContentInsets.map(SwiftValue.insets))
    set(
      "\(target).itemIconSize",
      layout.itemIconSize.map { SwiftValue.size(width: $0.width, height: $0.height) })
    if layout.badgeOffset != .zero {
      set("\(target).badgeOffset", SwiftValue.point(layout.badgeOffset))
    }
    if !layout.shouldAdjustForSafeAreaInsets {
      set("\(target).shouldAdjustForSafeAreaInsets", false)
    }
    if layout.contentInset != .zero {
      set("\(target).contentInset", SwiftValue.insets(layout.contentInset))
    }
  }

  private mutating func addTabScroll(_ layout: TabBarLayoutOptions, _ target: String) {
    if case .contentOffset(let x)? = layout.scroll { set("\(target).contentOffset.x", x) }
  }

  mutating func addBadges(_ badges: TabBadgeAppearance, _ target: String) {
    guard badges != TabBadgeAppearance() else { return }
    need(import: "MaterialComponents.MaterialBadges", pod: "Badges")
    let name = freshName("badgeAppearance")
    add("let \(name) = MDCBadgeAppearance()")
    set("\(name).backgroundColor", badges.backgroundColor.map(SwiftValue.color))
    set("\(name).textColor", badges.textColor.map(SwiftValue.color))
    set(
      "\(name).font",
      badges.font.map { SwiftValue.font($0, standard: "UIFont.systemFont(ofSize: 8)") })
    set("\(name).borderColor", badges.borderColor.map(SwiftValue.color))
    if badges.borderWidth != 0 { set("\(name).borderWidth", badges.borderWidth) }
    set("\(target).itemBadgeAppearance", name)
  }
}
