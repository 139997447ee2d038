import BarDisplayList
import BarPrimitives
import BarTheme

/// The tabs that float at the top of a tablet from iOS 18 on: titles side by side in a capsule. No
/// numbers of it are published; these are choices, see the README's table of decisions.
struct UIKitTopTabs {
  /// Points.
  enum Metrics {
    static let height = 40.0
    /// Around each title, and once more at the capsule's ends.
    static let padding = 16.0
    static let end = 4.0
    /// From a badge to its tab's end, at least.
    static let badgeGap = 5.0
  }

  let face: TabsFace
  let context: LayoutContext

  private var widths: [Double] {
    face.tabs.map { Metrics.padding + contentWidth($0) + behindTitle($0.badge) }
  }

  private func contentWidth(_ tab: TabFace) -> Double {
    let text = tab.title.map { context.measure($0).size.width }
    let icon = tab.picture.flatMap { context.drawing(of: $0) }?.size.width ?? 0
    return text ?? icon
  }

  /// Points from a tab's title to the tab's end: as much as a badge takes that is wider than the
  /// padding, so that it lies on no other tab.
  private func behindTitle(_ badge: TabBadge?) -> Double {
    guard let badge else { return Metrics.padding }
    let text = badge.text.map { context.measure($0).size.width }
    let place = UIKitBadgePlace(icon: .zero, itemTop: 0, textWidth: text)
    return max(place.frame.width + Metrics.badgeGap, Metrics.padding)
  }

  /// Where title or icon stand in a tab's cell: before the badge, narrower where there is no room.
  func content(of tab: TabFace, in cell: Rect) -> Rect {
    let end = cell.maxX - behindTitle(tab.badge)
    let room = max(end - cell.minX, 0)
    let width = min(contentWidth(tab), room)
    return Rect(
      x: cell.minX + min(Metrics.padding, room - width), y: cell.minY, width: width,
      height: cell.height)
  }

  /// What a badge is hung up on in a tab's cell: the end of the title.
  func hook(of badge: TabBadge, in cell: Rect) -> Rect {
    Rect(
      x: max(cell.maxX - behindTitle(badge), cell.minX) + UIKitTabMetrics.badgeOverlap,
      y: cell.minY,
      width: 0, height: cell.height)
  }

  /// In the middle of `frame`, no wider than it.
  func capsule(in frame: Rect) -> Rect {
    let asked = widths.reduce(0, +) + 2 * Metrics.end
    let width = min(asked, frame.width)
    return context.grid.snap(
      Rect(
        x: frame.midX - width / 2, y: frame.midY - Metrics.height / 2, width: width,
        height: Metrics.height))
  }

  /// Cells in reading order within a strip of `frame`; tabs that have no room become narrower alike.
  func cells(in frame: Rect) -> [Rect] {
    let capsule = capsule(in: frame)
    let asked = widths.reduce(0, +)
    let room = max(capsule.width - 2 * Metrics.end, 0)
    let factor = asked > room && asked > 0 ? room / asked : 1
    var x = capsule.minX - frame.minX + Metrics.end
    return widths.map { width in
      defer { x += width * factor }
      return Rect(
        x: x, y: capsule.minY - frame.minY + Metrics.end, width: width * factor,
        height: Metrics.height - 2 * Metrics.end)
    }
  }
}
