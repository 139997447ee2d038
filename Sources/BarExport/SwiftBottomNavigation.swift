import BarPrimitives
import BarSpec

extension SwiftText {
  /// MDCBottomNavigationBar.
  mutating func addBottomNavigation(_ bar: BottomNavigationBar, _ target: String) {
    need(import: "MaterialComponents.MaterialBottomNavigation", pod: "BottomNavigation")
    addTheme(bar.theme, to: target, component: "BottomNavigation")
    addBottomColors(bar.colors, target)
    let standard =
      bar.theme.steps.isEmpty
      ? "UIFont.systemFont(ofSize: 12)" : "containerScheme.typographyScheme.caption"
    set(
      "\(target).itemTitleFont",
      bar.itemTitleFont.map { SwiftValue.font($0, standard: standard) })
    set("\(target).elevation", bar.elevation)
    if !bar.isRippleEnabled { set("\(target).rippleEnabled", false) }
    addBottomLayout(bar.layout, target)
    addBottomHeights(bar.layout, target)
    addBadges(bar.badges, target)
    if let pill = bar.indicator { addPill(pill, target) }
    addBottomItems(bar, target)
  }

  private mutating func addBottomColors(_ colors: BottomNavigationColors, _ target: String) {
    set("\(target).barTintColor", colors.barTintColor.map(SwiftValue.color))
    // Its setter sets the title's colour, too.
    set("\(target).selectedItemTintColor", colors.selectedItemTintColor.map(SwiftValue.color))
    set("\(target).selectedItemTitleColor", colors.selectedItemTitleColor.map(SwiftValue.color))
    set("\(target).unselectedItemTintColor", colors.unselectedItemTintColor.map(SwiftValue.color))
    set("\(target).shadowColor", colors.shadowColor.map(SwiftValue.color))
    set("\(target).rippleColor", colors.rippleColor.map(SwiftValue.color))
  }

  private mutating func addBottomLayout(
    _ layout: BottomNavigationLayoutOptions, _ target: String
  ) {
    let standard = BottomNavigationLayoutOptions()
    if layout.titleVisibility != standard.titleVisibility {
      set("\(target).titleVisibility", ".\(layout.titleVisibility.rawValue)")
    }
    if layout.alignment != standard.alignment {
      set("\(target).alignment", ".\(layout.alignment.rawValue)")
    }
    if !layout.truncatesLongTitles { set("\(target).truncatesLongTitles", false) }
    if layout.titlesNumberOfLines != standard.titlesNumberOfLines {
      set("\(target).titlesNumberOfLines", "\(layout.titlesNumberOfLines)")
    }
    if layout.isVertical { set("\(target).enableVerticalLayout", true) }
    if layout.showsTitlesInVerticalLayout {
      set("\(target).displayItemTitlesInVerticalLayout", true)
    }
    if layout.verticalAlignment != standard.verticalAlignment {
      set("\(target).itemsAlignmentInVerticalMode", ".\(layout.verticalAlignment.rawValue)")
    }
  }

  private mutating func addBottomHeights(
    _ layout: BottomNavigationLayoutOptions, _ target: String
  ) {
    let standard = BottomNavigationLayoutOptions()
    for (name, value, usual) in [
      (
        "itemsContentVerticalMargin", layout.itemsContentVerticalMargin,
        standard.itemsContentVerticalMargin
      ),
      (
        "itemsContentHorizontalMargin", layout.itemsContentHorizontalMargin,
        standard.itemsContentHorizontalMargin
      ),
      ("itemsHorizontalPadding", layout.itemsHorizontalPadding, standard.itemsHorizontalPadding),
      ("barHeight", layout.barHeight, standard.barHeight),
      ("barHeightWithoutTitles", layout.barHeightWithoutTitles, standard.barHeightWithoutTitles),
      (
        "itemBadgeHorizontalOffset", layout.itemBadgeHorizontalOffset,
        standard.itemBadgeHorizontalOffset
      ),
    ] where value != usual {
      set("\(target).\(name)", value)
    }
  }

  private mutating func addPill(_ pill: SelectionPill, _ target: String) {
    set("\(target).showsSelectionIndicator", true)
    set("\(target).selectionIndicatorColor", pill.color.map(SwiftValue.color))
    set(
      "\(target).selectionIndicatorSize",
      pill.size.map { SwiftValue.size(width: $0.width, height: $0.height) })
  }

  /// A badge's colour that an item has before the bar has the item is lost to the bar's.
  private mutating func addBottomItems(_ bar: BottomNavigationBar, _ target: String) {
    guard !bar.items.isEmpty else { return }
    let names = bar.items.map { item in
      var plain = item
      plain.badgeColor = nil
      let name = addTabItem(plain)
      if item.titlePositionAdjustment != .zero {
        let offset = item.titlePositionAdjustment
        set(
          "\(name).titlePositionAdjustment",
          "UIOffset(horizontal: \(shortDecimal(offset.x)), vertical: \(shortDecimal(offset.y)))")
      }
      if !item.isAccessibilityElement { set("\(name).isAccessibilityElement", false) }
      set("\(name).accessibilityValue", item.accessibilityValue.map(SwiftValue.string))
      return name
    }
    set("\(target).items", "[\(names.joined(separator: ", "))]")
    for (name, item) in zip(names, bar.items) {
      set("\(name).badgeColor", item.badgeColor.map(SwiftValue.color))
    }
    if let selected = bar.selectedItem, names.indices.contains(selected) {
      set("\(target).selectedItem", names[selected])
    }
  }
}
