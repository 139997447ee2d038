import BarPrimitives
import BarSpec
import BarTheme

extension LegacyTabBarFrames {
  /// Indicator, tabs, divider: the order of painting. `type` is the slot that the bar fills.
  func element(type: String) -> LayoutElement {
    LayoutElement(
      id: bar.id, type: type, className: "MDCTabBar", part: "container", frame: frame,
      details: colorDetails + layoutDetails,
      children: (indicator.map {
        [$0.element(of: bar.id, "MDCTabBarIndicatorView", bar.indicatorColor)]
      } ?? [])
        + tabs.map {
          $0.element(of: "MDCItemBarCell", traits: $0.tab.isSelected ? "selected" : "none")
        }
        + [.bottomDivider(of: bar.id, divider, bar.bottomDividerColor)])
  }

  private var colorDetails: [LayoutElement.Detail] {
    [
      .init("barTintColor", .color(bar.barTintColor)),
      .init(bar.spread.isRipple ? "rippleColor" : "inkColor", .color(bar.spread.color)),
      .init("enableRippleBehavior", .flag(bar.spread.isRipple)),
      .init("selectedItem", .text(bar.selectedItem.map { "items[\($0)]" } ?? "none")),
    ]
  }

  private var layoutDetails: [LayoutElement.Detail] {
    [
      .init("barPosition", .text(bar.style.barPosition.rawValue)),
      .init("alignment", .text(layout.alignment.rawValue)),
      .init("itemAppearance", .text(bar.style.effectiveAppearance.rawValue)),
      .init("displaysUppercaseTitles", .flag(bar.style.displaysUppercaseTitles)),
      .init("leadingInset", .number(layout.insets.leading)),
      .init("trailingInset", .number(layout.insets.trailing)),
      .init("contentWidth", .number(layout.contentWidth)),
      .init("scrolledBy", .number(scrolled)),
      .init("intrinsicHeight", .number(bar.style.height)),
      .init("accessibilityTraits", .text("tabBar")),
    ]
  }

  /// Characters that no font has, a title's told once.
  var missing: [ScreenFrames.MissingText] { tabs.flatMap(\.missing) }

  /// Who gets a touch at `point`, which lies in the bar.
  func touch(at point: Point) -> Touch {
    guard let tab = tabs.first(where: { $0.frame.contains(point) }) else {
      return Touch(hit: bar.id, receiver: bar.id, reason: "the bar keeps it: no tab lies there")
    }
    let change = tab.tab.isSelected ? "it stays selected" : "the tab is selected"
    return Touch(
      hit: tab.tab.id, receiver: tab.tab.id,
      reason: "a tap calls tabBar:shouldSelectItem:, if that says yes tabBar:willSelectItem:, "
        + "\(change), then tabBar:didSelectItem:; setting selectedItem calls none of them")
  }
}
