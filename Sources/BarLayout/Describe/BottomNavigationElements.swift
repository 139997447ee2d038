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
    [height, titles, width]
  }

  private func decision(
    _ name: String, _ value: String, by keys: [String], _ rule: String
  ) -> ExplainedProperty {
    bar.stated.decision(bar.id, name, value, by: keys, rule)
  }

  private var height: ExplainedProperty {
    let value = points(layout.barHeight)
    if layout.isAnchored {
      let key = layout.usesLowerHeight ? "barHeightWithoutTitles" : "barHeight"
      return decision(
        "barHeight", value, by: [key, "itemBadgeHorizontalOffset"],
        "itemBadgeHorizontalOffset takes the height from \(key), whatever it is: barHeight is 0 by "
          + "itself")
    }
    if layout.options.barHeight > 0 {
      return decision(
        "barHeight", value, by: ["barHeight"],
        "a height above 0 is that of the items; the safe area comes on top")
    }
    let place = layout.isTitleBelowIcon ? "below" : "beside"
    return decision(
      "barHeight", value, by: [],
      hidesTitles
        ? "no title shows, and the height is what titles \(place) their icons would need; the safe "
          + "area comes on top"
        : "titles stand \(place) their icons; the safe area comes on top")
  }

  private var hidesTitles: Bool {
    layout.options.titleVisibility == .never
      || !layout.showsTitle(wants: true, hasPill: bar.indicator != nil)
  }

  private var titles: ExplainedProperty {
    let options = layout.options
    if options.titleVisibility == .never {
      return decision("titles", "hidden", by: ["titleVisibility"], "never shows no title")
    }
    if options.isVertical, !options.showsTitlesInVerticalLayout {
      return decision(
        "titles", "hidden", by: ["displayItemTitlesInVerticalLayout", "enableVerticalLayout"],
        "a rail shows titles with displayItemTitlesInVerticalLayout alone")
    }
    if !layout.showsTitle(wants: true, hasPill: bar.indicator != nil) {
      return decision(
        "titles", "hidden", by: ["showsSelectionIndicator"],
        "in compact height, on a phone in landscape, a bar with a selection indicator shows no title"
      )
    }
    let rule =
      options.alignment != .justifiedAdjacentTitles
      ? "only justifiedAdjacentTitles sets them beside"
      : layout.isRegularAcross
        ? "justifiedAdjacentTitles, and the screen is regular across"
        : "justifiedAdjacentTitles needs a screen that is regular across"
    return decision(
      "titles", layout.isTitleBelowIcon ? "below icons" : "beside icons", by: ["alignment"], rule)
  }

  private var width: ExplainedProperty {
    let value = points(cells.first?.tab.frame.width ?? 0)
    if layout.options.isVertical {
      return decision("itemWidth", value, by: ["enableVerticalLayout"], "a rail has one width")
    }
    guard layout.options.alignment == .centered else {
      return decision("itemWidth", value, by: [], "the items share the bar without its safe area")
    }
    return decision(
      "itemWidth", value, by: ["alignment"],
      "the widest item, \(points(BottomNavigationLayout.preferredItemWidth)) at least and "
        + "\(shortDecimal(BottomNavigationLayout.maximumItemWidth)) at most, less where there is no "
        + "room; all in the middle")
  }
}
