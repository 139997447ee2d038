import BarPrimitives
import BarSpec

/// A legacy tab bar that is a bar of the screen; without a frame across it, below the safe area.
public func legacyTabBar(
  _ items: [TabBarItem] = [], theme: MaterialTheme = .none,
  change: (inout LegacyTabBar) -> Void = { _ in }
) -> Bar {
  var bar = LegacyTabBar(theme: theme, items: items)
  change(&bar)
  return .view(
    StandaloneView(id: ElementID("legacyTabBar"), view: CustomView(.legacyTabBar(bar))))
}
