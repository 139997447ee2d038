import BarPrimitives
import BarSpec

extension SwiftText {
  mutating func addTabBar(_ bar: TabBarView, number: Int) {
    need(import: "MaterialComponents.MaterialTabs_TabBarView", pod: "Tabs+TabBarView")
    block(
      "func configureBar\(number)(_ tabBar: MDCTabBarView, "
        + "with containerScheme: MDCContainerScheme)"
    ) { text in
      text.addTabTheme(bar.theme)
      text.addTabs(bar)
      text.addTabColors(bar.colors)
      text.addTabFonts(bar.titleFont)
      text.set("tabBar.preferredLayoutStyle", ".\(bar.layout.preferredLayoutStyle.rawValue)")
    }
  }

  private mutating func addTabTheme(_ theme: MaterialTheme) {
    guard !theme.steps.isEmpty else { return }
    need(
      import: "MaterialComponents.MaterialTabs_TabBarViewTheming", pod: "Tabs+TabBarViewTheming")
    for step in theme.steps {
      let variant = step == .surface ? "Surface" : "Primary"
      add("tabBar.apply\(variant)Theme(withScheme: containerScheme)")
    }
  }

  private mutating func addTabs(_ bar: TabBarView) {
    guard !bar.items.isEmpty else { return }
    add("tabBar.items = [")
    for (index, item) in bar.items.enumerated() {
      let title = item.title.map { SwiftValue.string($0.string) } ?? "nil"
      let image = item.image.flatMap(SwiftValue.image) ?? "nil"
      add("  UITabBarItem(title: \(title), image: \(image), tag: \(index)),")
    }
    add("]")
    if let selected = bar.selectedItem { add("tabBar.selectedItem = tabBar.items[\(selected)]") }
  }

  private mutating func addTabColors(_ colors: TabBarColors) {
    set("tabBar.barTintColor", colors.barTintColor.map(SwiftValue.color))
    set("tabBar.bottomDividerColor", colors.bottomDividerColor.map(SwiftValue.color))
    set(
      "tabBar.selectionIndicatorStrokeColor",
      colors.selectionIndicatorStrokeColor.map(SwiftValue.color))
    set("tabBar.rippleColor", colors.rippleColor.map(SwiftValue.color))
    set("tabBar.tintColor", colors.tintColor.map(SwiftValue.color))
    for (setter, states) in [
      ("setTitleColor", colors.titleColor), ("setImageTintColor", colors.imageTintColor),
    ] {
      for (state, color) in [("normal", states.normal), ("selected", states.selected)] {
        guard let color else { continue }
        add("tabBar.\(setter)(\(SwiftValue.color(color)), for: .\(state))")
      }
    }
  }

  private mutating func addTabFonts(_ fonts: TabStates<FontValue>) {
    for (state, font) in [("normal", fonts.normal), ("selected", fonts.selected)] {
      guard let font else { continue }
      let standard = "UIFont.systemFont(ofSize: 14, weight: .medium)"
      add("tabBar.setTitleFont(\(SwiftValue.font(font, standard: standard)), for: .\(state))")
    }
  }
}
