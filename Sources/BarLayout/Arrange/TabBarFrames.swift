import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

/// MDCTabBarView.m, MDCTabBar.m: the bottom divider's height in points.
private let dividerHeight = 1.0

/// A tab bar in its place.
struct TabBarFrames: Hashable, Sendable {
  let bar: ResolvedTabBar
  let frame: Rect
  let layout: TabLayout
  /// Points from rest in the direction of reading.
  let scrolled: Double
  /// UIScrollView's own number.
  let contentOffset: Point
  /// In the order of reading, those that are scrolled away too.
  let tabs: [TabFrames]
  let divider: Rect
  /// Nil: no tab is selected.
  let indicator: TabIndicatorShape?
}

/// One tab in its place.
struct TabFrames: Hashable, Sendable {
  let tab: ResolvedTab
  let frame: Rect
  /// What it asks for.
  let size: Size
  let title: TabTitleFrames?
  let picture: PlacedPicture?
  let badge: BadgeFrames?
  let customView: ViewFrames?
  /// As MDCTabBarView tells it to an indicator template, in screen points.
  let contentFrame: Rect
  /// As MDCTabBar does.
  let contentUnion: Rect
}

/// A tab's title in its place.
struct TabTitleFrames: Hashable, Sendable {
  /// The label's.
  let frame: Rect
  /// From the top, one at least.
  let lines: [TextLine]
}

extension ResolvedTabBar {
  /// As wide as it is offered, as high as tabs of the style fixed ask, whatever the style is.
  func fit(_ offered: Size, _ context: LayoutContext) -> Size {
    let sizes = TabSizes(measured(context).map(\.size))
    let height = sizes.barSize(.fixed, padding: metrics.contentPadding(.fixed)).height
    return Size(width: offered.width, height: height)
  }

  private func measured(_ context: LayoutContext) -> [MeasuredTab] {
    tabs.map { MeasuredTab($0, metrics, context) }
  }

  /// `frame` is in screen points, on the pixel grid.
  func arranged(in frame: Rect, _ context: LayoutContext) -> TabBarFrames {
    let strip = context.strip(frame)
    let measured = measured(context)
    let insets = strip.inReadingOrder(contentInsets(in: frame, context))
    let layout = TabLayout(
      TabSizes(measured.map(\.size)), in: TabRoom(bounds: frame.size, insets: insets), metrics)
    let scrolled = layout.scrolled(self, strip.direction)
    let placed = measured.enumerated().map { index, tab in
      let cell = context.place(layout.place(index, scrolledBy: scrolled), in: strip)
      return tab.placed(in: cell, metrics, context)
    }
    return TabBarFrames(
      bar: self, frame: frame, layout: layout, scrolled: scrolled,
      contentOffset: Point(
        x: layout.contentOffsetX(scrolledBy: scrolled, strip.direction), y: -insets.top),
      tabs: placed,
      divider: context.bottomDivider(of: frame),
      indicator: indicator(over: placed, strip, context))
  }

  /// Safe area and contentInset, on the sides of the screen.
  private func contentInsets(in frame: Rect, _ context: LayoutContext) -> Insets {
    let safe = metrics.adjustsForSafeArea ? context.safeAreaInsets(of: frame) : .zero
    let own = metrics.contentInset
    return Insets(
      top: safe.top + own.top, left: safe.left + own.left, bottom: safe.bottom + own.bottom,
      right: safe.right + own.right)
  }

  private func indicator(
    over tabs: [TabFrames], _ strip: Strip, _ context: LayoutContext
  ) -> TabIndicatorShape? {
    guard let selectedItem, tabs.indices.contains(selectedItem) else { return nil }
    func shape(_ index: Int) -> TabIndicatorShape {
      tabs[index].indicator(indicator, strip).snapped(to: context.grid)
    }
    let shape = shape(selectedItem)
    guard let selectionChange, tabs.indices.contains(selectionChange.from) else { return shape }
    return shape.moved(
      from: tabs[selectionChange.from].indicator(indicator, strip), selectionChange)
  }
}

extension LayoutContext {
  /// The line at the end of a tab bar's frame.
  func bottomDivider(of frame: Rect) -> Rect {
    grid.snap(
      Rect(
        minX: frame.minX, minY: frame.maxY - dividerHeight, maxX: frame.maxX, maxY: frame.maxY))
  }

  /// UIView.safeAreaInsets of a view whose frame is `frame`: what it covers of the screen's margins. To
  /// reach beyond the screen is no margin.
  func safeAreaInsets(of frame: Rect) -> Insets {
    let margins = screen.device.safeArea
    let safe = snappedBounds.inset(by: margins)
    func covered(_ length: Double, of margin: Double) -> Double { min(max(length, 0), margin) }
    return Insets(
      top: covered(safe.minY - frame.minY, of: margins.top),
      left: covered(safe.minX - frame.minX, of: margins.left),
      bottom: covered(frame.maxY - safe.maxY, of: margins.bottom),
      right: covered(frame.maxX - safe.maxX, of: margins.right))
  }
}
