import BarDisplayList
import BarPrimitives

extension LegacyTabBarFrames {
  /// Background, indicator, the tabs that are to be seen with what spreads over them, and the divider
  /// above all; cut to the bar.
  var items: [PlacedItem] {
    let visible = tabs.filter { !$0.frame.intersection(frame).isEmpty }
    let contents =
      (indicator?.items(of: bar.id / "selectionIndicator", bar.indicatorColor) ?? [])
      + visible.flatMap { $0.contents + spread(over: $0) }
    let fill = [PlacedItem].fill(bar.id, frame, bar.barTintColor)
    return fill
      + (needsClip(visible) ? contents.clipped(bar.id, to: RoundedRect(frame)) : contents)
      + .fill(bar.id / "bottomDivider", divider, bar.bottomDividerColor)
  }

  /// Ink lies on top of what a tab shows. A bottom bar's is not cut to the tab.
  private func spread(over tab: TabFrames) -> [PlacedItem] {
    guard let progress = tab.tab.pressed else { return [] }
    let ripple = Ripple(in: tab.frame, progress: progress)
    let id = tab.tab.id / (bar.spread.isRipple ? "ripple" : "ink")
    return bar.style.isBottom
      ? .fill(id, RoundedRect(ripple.circle, radius: ripple.radius), bar.spread.color)
      : ripple.items(of: id, bar.spread.color)
  }

  private func needsClip(_ visible: [TabFrames]) -> Bool {
    let isPressed = bar.style.isBottom && visible.contains { $0.tab.pressed != nil }
    let reached = visible.map(\.extent) + (indicator.map { [$0.outline.rect] } ?? [])
    return isPressed || reached.contains { !frame.contains($0) }
  }
}
