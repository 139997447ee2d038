import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

/// A legacy tab bar in its place.
struct LegacyTabBarFrames: Hashable, Sendable {
  let bar: ResolvedLegacyTabBar
  let frame: Rect
  let layout: LegacyTabLayout
  /// Points from rest in the direction of reading.
  let scrolled: Double
  /// In the order of reading, those that are scrolled away too.
  let tabs: [TabFrames]
  let divider: Rect
  /// Nil: no tab is selected, or it is a bottom bar.
  let indicator: TabIndicatorShape?
}

extension ResolvedLegacyTabBar {
  /// As wide as it is offered; by its position and what tabs show as high.
  func fit(_ offered: Size) -> Size { Size(width: offered.width, height: style.height) }

  /// `frame` is in screen points, on the pixel grid.
  func arranged(in frame: Rect, _ context: LayoutContext) -> LegacyTabBarFrames {
    let strip = context.strip(frame)
    let measured = tabs.map { MeasuredLegacyTab($0, style, context) }
    // Only the sides count: the item bar scrolls across.
    let safe = strip.inReadingOrder(context.safeAreaInsets(of: frame))
    let room = TabRoom(
      bounds: Size(width: frame.width, height: style.height),
      insets: Insets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    let layout = LegacyTabLayout(
      measured.map(\.width), style, in: room, isRegular: context.sizeClasses.isRegularAcross)
    let scrolled = layout.scrolled(to: selectedItem)
    let placed = measured.enumerated().map { index, tab in
      tab.placed(in: context.place(layout.place(index, scrolledBy: scrolled), in: strip), context)
    }
    return LegacyTabBarFrames(
      bar: self, frame: frame, layout: layout, scrolled: scrolled, tabs: placed,
      divider: context.bottomDivider(of: frame),
      indicator: indicator(over: placed, strip, context))
  }

  private func indicator(
    over tabs: [TabFrames], _ strip: Strip, _ context: LayoutContext
  ) -> TabIndicatorShape? {
    guard !style.isBottom, let selectedItem, tabs.indices.contains(selectedItem) else { return nil }
    return tabs[selectedItem].indicator(indicator, strip).snapped(to: context.grid)
  }
}
