import BarPrimitives
import BarSpec
import BarTheme

// MDCTabBarView.m, in points.
private let minimumHeight = 48.0
/// Sums of thirds of a point may exceed what they fill by as much.
private let tolerance = 0.001

/// What tabs ask for.
struct TabSizes: Hashable, Sendable {
  /// In the order of reading.
  let sizes: [Size]
  let widest: Double
  let tallest: Double
  let totalWidth: Double

  init(_ sizes: [Size]) {
    self.sizes = sizes
    widest = sizes.reduce(0) { max($0, $1.width) }
    tallest = sizes.reduce(0) { max($0, $1.height) }
    totalWidth = sizes.reduce(0) { $0 + $1.width }
  }

  /// What a bar of `style` asks for, its padding included.
  func barSize(_ style: TabLayoutStyle, padding: Insets) -> Size {
    switch style {
    case .fixed:
      return padded(width: widest * Double(sizes.count), max(minimumHeight, tallest), padding)
    case .fixedClusteredCentered, .fixedClusteredLeading, .fixedClusteredTrailing:
      if sizes.isEmpty { return .zero }
      // Without the least height, as in the original.
      return padded(width: widest * Double(sizes.count), tallest, padding)
    case .scrollable, .scrollableCentered, .nonFixedClusteredCentered:
      return padded(width: totalWidth, max(minimumHeight, tallest), padding)
    }
  }

  private func padded(width: Double, _ height: Double, _ padding: Insets) -> Size {
    Size(
      width: width + padding.left + padding.right, height: height + padding.top + padding.bottom)
  }
}

/// What a bar has for its tabs.
struct TabRoom: Hashable, Sendable {
  let bounds: Size
  /// Safe area and content inset, left meaning leading.
  let insets: Insets

  var available: Size {
    Size(
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
  }
}

/// Where the tabs of a bar stand in its content, in the order of reading: x 0 is where reading starts.
struct TabLayout: Hashable, Sendable {
  let sizes: TabSizes
  let room: TabRoom
  let choice: TabStyleChoice
  /// Padding of the style that takes effect.
  let padding: Insets
  let frames: [Rect]
  let contentSize: Size
  /// By the preferred style.
  let intrinsicSize: Size
  /// Points across which right-to-left mirrors.
  let mirrorWidth: Double

  var effectiveStyle: TabLayoutStyle { choice.effective }

  init(_ sizes: TabSizes, in room: TabRoom, _ metrics: TabBarMetrics) {
    self.sizes = sizes
    self.room = room
    choice = TabStyleChoice(sizes, in: room, metrics)
    let style = choice.effective
    padding = metrics.contentPadding(style)
    let preferred = metrics.preferredLayoutStyle
    intrinsicSize = sizes.barSize(preferred, padding: metrics.contentPadding(preferred))
    let asked = sizes.barSize(style, padding: padding)
    contentSize = Self.contentSize(of: style, asked, in: room)
    mirrorWidth =
      style.scrolls ? max(room.available.width, asked.width) : room.available.width
    frames = Self.frames(sizes, style, in: room, padding)
  }

  private static func contentSize(
    of style: TabLayoutStyle, _ asked: Size, in room: TabRoom
  ) -> Size {
    switch style {
    case .fixed:
      Size(
        width: max(room.bounds.width, asked.width), height: max(room.bounds.height, asked.height))
    case .fixedClusteredCentered, .fixedClusteredLeading, .fixedClusteredTrailing:
      room.available
    case .scrollable, .scrollableCentered, .nonFixedClusteredCentered: asked
    }
  }

  private static func frames(
    _ sizes: TabSizes, _ style: TabLayoutStyle, in room: TabRoom, _ padding: Insets
  ) -> [Rect] {
    let count = Double(sizes.sizes.count)
    let free = room.available.width - padding.left - padding.right
    let clustered = sizes.widest * count
    let (start, width): (Double, Double?) =
      switch style {
      case .fixed: (padding.left, count > 0 ? free / count : 0)
      case .fixedClusteredLeading: (padding.left, sizes.widest)
      case .fixedClusteredTrailing:
        (room.available.width - padding.right - clustered, sizes.widest)
      case .fixedClusteredCentered: (padding.left + (free - clustered) / 2, sizes.widest)
      case .nonFixedClusteredCentered: (padding.left + (free - sizes.totalWidth) / 2, nil)
      case .scrollable, .scrollableCentered: (padding.left, nil)
      }
    // Only tabs of this style are not as high as their bar.
    let height =
      style == .nonFixedClusteredCentered
      ? max(minimumHeight, sizes.tallest) : room.available.height - padding.top - padding.bottom
    var x = start
    return sizes.sizes.map { size in
      let frame = Rect(x: x, y: padding.top, width: width ?? size.width, height: height)
      x = frame.maxX
      return frame
    }
  }
}

extension TabLayout {
  /// Points by which the content is scrolled from rest, in the direction of reading.
  func scrolled(_ bar: ResolvedTabBar, _ direction: LayoutDirection) -> Double {
    switch bar.metrics.scroll {
    case .scrolledBy(let distance)?: return distance
    case .contentOffset(let offset)?:
      // Undoes itself.
      return contentOffsetX(scrolledBy: offset, direction)
    case nil: break
    }
    guard let change = bar.selectionChange else { return revealing(bar.selectedItem ?? 0, from: 0) }
    let before = revealing(change.from, from: 0)
    let after = revealing(bar.selectedItem ?? 0, from: before)
    return before + (after - before) * change.progress
  }

  /// Reveals the tab at `index` with the content `start` points from rest, moving no further than it
  /// takes, except that `scrollableCentered` brings the tab to the middle.
  func revealing(_ index: Int, from start: Double) -> Double {
    guard effectiveStyle.scrolls, frames.indices.contains(index) else { return 0 }
    let frame = frames[index]
    let window = room.available.width
    let end = max(contentSize.width - window, 0)
    let wanted: Double
    if effectiveStyle == .scrollableCentered {
      wanted = frame.minX - (window - frame.width) / 2
    } else if frame.minX < start || frame.width > window {
      wanted = frame.minX
    } else {
      wanted = max(start, frame.maxX - window)
    }
    return min(max(wanted, 0), end)
  }

  /// UIScrollView's contentOffset.x when the content is `distance` points from rest, or the other way
  /// round.
  func contentOffsetX(scrolledBy distance: Double, _ direction: LayoutDirection) -> Double {
    switch direction {
    case .leftToRight: distance - room.insets.left
    // The screen's right inset is the leading one.
    case .rightToLeft: mirrorWidth - room.bounds.width + room.insets.left - distance
    }
  }

  /// Where the tab at `index` stands in the bar, content scrolled by `distance`, in reading order.
  func place(_ index: Int, scrolledBy distance: Double) -> Rect {
    frames[index].offsetBy(x: room.insets.left - distance, y: room.insets.top)
  }
}

extension TabLayoutStyle {
  /// Whether tabs may be more than fit.
  var scrolls: Bool { self == .scrollable || self == .scrollableCentered }
}

/// Which style takes effect, and why.
struct TabStyleChoice: Hashable, Sendable {
  let effective: TabLayoutStyle
  /// Points that the style asked for; nil: it did not depend on them.
  let required: Double?
  /// Points that there are.
  let available: Double

  /// A style that does not fit is scrollable; one that fits exactly fits.
  init(_ sizes: TabSizes, in room: TabRoom, _ metrics: TabBarMetrics) {
    let available = room.available.width
    self.available = available
    func asked(_ style: TabLayoutStyle) -> Double {
      sizes.barSize(style, padding: metrics.contentPadding(style)).width
    }
    guard !sizes.sizes.isEmpty else {
      (effective, required) = (.fixed, nil)
      return
    }
    switch metrics.preferredLayoutStyle {
    case .scrollable: (effective, required) = (.scrollable, nil)
    case .scrollableCentered where metrics.voiceOver: (effective, required) = (.scrollable, nil)
    case .scrollableCentered:
      let own = asked(.scrollableCentered)
      let clustered = asked(.nonFixedClusteredCentered)
      if available <= own {
        (effective, required) = (.scrollableCentered, own)
      } else {
        let fits = available >= clustered - tolerance
        (effective, required) = (fits ? .nonFixedClusteredCentered : .scrollable, clustered)
      }
    case let style:
      let own = asked(style)
      (effective, required) = (available < own - tolerance ? .scrollable : style, own)
    }
  }
}
