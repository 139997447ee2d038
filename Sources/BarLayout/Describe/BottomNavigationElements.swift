import BarPrimitives
import BarSpec
import BarTheme

extension BottomNavigationFrames {
  /// The items. `type` is the slot that the bar fills.
  func element(type: String) -> LayoutElement {
    LayoutElement(
      id: bar.id, type: type, className: "MDCBottomNavigationBar", part: "container",
      frame: frame, details: colorDetails + layoutDetails,
      children: cells.map { $0.element(of: bar) })
  }

  private var colorDetails: [LayoutElement.Detail] {
    [
      .init("barTintColor", .color(bar.barTintColor)),
      .init("selectedItemTintColor", .color(bar.selectedItemTintColor)),
      .init("unselectedItemTintColor", .color(bar.unselectedItemTintColor)),
      .init("elevation", .number(bar.elevation)), .init("shadowColor", .color(bar.shadowColor)),
    ] + (bar.rippleColor.map { [.init("rippleColor", .color($0))] } ?? []) + [
      .init("selectedItem", .text(bar.selectedItem.map { "items[\($0)]" } ?? "none"))
    ]
  }

  private var layoutDetails: [LayoutElement.Detail] {
    [
      .init("alignment", .text(bar.layout.alignment.rawValue)),
      .init("titleVisibility", .text(bar.layout.titleVisibility.rawValue)),
      .init("isTitleBelowIcon", .flag(layout.isTitleBelowIcon)),
      .init("barHeight", .number(layout.barHeight)),
      .init("intrinsicWidth", .number(intrinsicSize.width)),
      .init("intrinsicHeight", .number(intrinsicSize.height)),
      .init("accessibilityTraits", .text("tabBar")),
    ]
  }

  /// Characters that no font has, a title's told once.
  var missing: [ScreenFrames.MissingText] { cells.flatMap(\.tab.missing) }

  /// Who gets a touch at `point`, which lies in the bar.
  func touch(at point: Point) -> Touch {
    guard let cell = cells.first(where: { $0.tab.frame.contains(point) }) else {
      return .kept(by: bar.id, "the bar keeps it: no item lies there")
    }
    let change =
      cell.tab.tab.isSelected ? "it stays selected" : "if that says yes the item is selected"
    return .kept(
      by: cell.tab.tab.id,
      "a tap calls bottomNavigationBar:shouldSelectItem:, \(change), then "
        + "bottomNavigationBar:didSelectItem:; setting selectedItem calls neither")
  }
}

extension BottomItemFrames {
  fileprivate func element(of bar: ResolvedBottomNavigationBar) -> LayoutElement {
    let element = tab.element(
      of: "MDCBottomNavigationItemView",
      traits: "button" + (tab.tab.isSelected ? ", selected" : ""),
      largeContentTitle: tab.tab.title?.string ?? tab.tab.accessibilityLabel)
    var details = element.details
    if let value = item.accessibilityValue {
      details.append(.init("accessibilityValue", .text(value)))
    }
    if !item.isAccessibilityElement {
      details.append(.init("isAccessibilityElement", .flag(false)))
    }
    return LayoutElement(
      id: element.id, type: element.type, className: element.className, part: element.part,
      frame: element.frame, details: details,
      children: [rippleElement(of: bar), pillElement(of: bar)].compactMap { $0 }
        + element.children)
  }

  /// Nil: nobody touches the item.
  private func rippleElement(of bar: ResolvedBottomNavigationBar) -> LayoutElement? {
    guard let ripple, let color = bar.rippleColor else { return nil }
    return LayoutElement(
      id: tab.tab.id / "ripple", type: "ripple", className: "MDCRippleView", frame: ripple.circle,
      details: [.init("rippleColor", .color(color))])
  }

  private func pillElement(of bar: ResolvedBottomNavigationBar) -> LayoutElement? {
    guard let pill, let indicator = bar.indicator else { return nil }
    return LayoutElement(
      id: tab.tab.id / "selectionIndicator", type: "selectionIndicator", className: "UIView",
      part: "selection indicator", frame: pill.rect,
      details: [
        .init("selectionIndicatorColor", .color(indicator.color)),
        .init("cornerRadius", .number(pill.radius)),
      ])
  }
}

extension BottomNavigationFrames {
  /// Why the bar is as high as it is, and its items are where they are.
  var decisions: [ExplainedProperty] {
    func decision(_ name: String, _ value: String, _ rule: String) -> ExplainedProperty {
      ExplainedProperty(
        bar.id, name, value, level: "layout", origin: "the layout's rules", rule: rule)
    }
    func points(_ value: Double) -> String { shortDecimal(value) + " pt" }
    return [
      decision("barHeight", points(layout.barHeight), heightRule),
      decision("titles", titlesValue, titlesRule),
      decision(
        "itemWidth", points(cells.first?.tab.frame.width ?? 0), widthRule),
    ]
  }

  private var heightRule: String {
    if layout.isAnchored {
      return "itemBadgeHorizontalOffset takes the height from barHeight, which is 0 by itself"
    }
    if layout.options.barHeight > 0 { return "the document says so" }
    return layout.isTitleBelowIcon
      ? "titles stand below their icons; the safe area comes on top"
      : "titles stand beside their icons; the safe area comes on top"
  }

  private var titlesValue: String { layout.isTitleBelowIcon ? "below icons" : "beside icons" }

  private var titlesRule: String {
    if layout.options.alignment != .justifiedAdjacentTitles {
      return "only justifiedAdjacentTitles sets them beside"
    }
    return layout.isRegularAcross
      ? "justifiedAdjacentTitles, and the screen is regular across"
      : "justifiedAdjacentTitles needs a screen that is regular across"
  }

  private var widthRule: String {
    if layout.options.isVertical { return "a rail has one width" }
    return layout.options.alignment == .centered
      ? "the widest item, 120 pt at least and 350 at most, less where there is no room; all in the "
        + "middle"
      : "the items share the bar without its safe area"
  }
}
