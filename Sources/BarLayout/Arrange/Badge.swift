import BarDisplayList
import BarPrimitives
import BarTheme

// MDCBadgeView.m, in points. The sine of 45 degrees makes room for round ends.
private let minimumSide = 9.0
private let verticalPadding = 2.0
private let sineOf45 = 0.7071067811865476

/// A badge that has no place yet.
struct MeasuredBadge: Hashable, Sendable {
  let badge: ResolvedBadge
  let label: MeasuredLabel?
  /// The border included.
  let size: Size

  /// -[MDCBadgeView sizeThatFits:] around a text of `label` points.
  static func size(around label: Size, borderWidth: Double, _ grid: PixelGrid) -> Size {
    let height = label.height + verticalPadding
    let padding = grid.nearest(sineOf45 * height / 2 + 1)
    let high = max(height, minimumSide)
    let wide = max(label.width + padding, minimumSide, high)
    return Size(width: wide + 2 * borderWidth, height: high + 2 * borderWidth)
  }
}

/// A badge in its place.
struct BadgeFrames: Hashable, Sendable {
  let badge: ResolvedBadge
  let frame: Rect
  let lines: [TextLine]
}

extension LayoutContext {
  func measure(_ badge: ResolvedBadge) -> MeasuredBadge {
    let label = badge.text.string.isEmpty ? nil : measureLabel(badge.text, maxLines: 1)
    return MeasuredBadge(
      badge: badge, label: label,
      size: MeasuredBadge.size(
        around: label?.size ?? .zero, borderWidth: badge.borderWidth, grid))
  }

  /// `frame` is on the pixel grid.
  func place(_ badge: MeasuredBadge, in frame: Rect) -> BadgeFrames {
    BadgeFrames(
      badge: badge.badge, frame: frame,
      lines: badge.label.map { lines($0, centredIn: frame) } ?? [])
  }
}
