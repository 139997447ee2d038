import BarDisplayList
import BarPrimitives

extension TabBarFrames {
  /// Background, divider, indicator, then the tabs that are to be seen, cut to the bar.
  var items: [PlacedItem] {
    let visible = tabs.filter { !$0.frame.intersection(frame).isEmpty }
    let contents =
      [PlacedItem].fill(bar.id / "bottomDivider", divider, bar.bottomDividerColor)
      + (indicator?.items(of: bar.id / "selectionIndicator", bar.indicatorColor) ?? [])
      + visible.flatMap { $0.items(rippleColor: bar.rippleColor) }
    let fill = [PlacedItem].fill(bar.id, frame, bar.barTintColor)
    return fill + (needsClip(visible) ? contents.clipped(bar.id, to: RoundedRect(frame)) : contents)
  }

  /// Scroll views cut what leaves them.
  private func needsClip(_ visible: [TabFrames]) -> Bool {
    let reached = visible.map(\.extent) + (indicator.map { [$0.outline.rect] } ?? [])
    return reached.contains { !frame.contains($0) }
  }
}

extension TabIndicatorShape {
  func items(of element: ElementID, _ color: Color) -> [PlacedItem] {
    guard let strokeWidth else { return .fill(element, outline, color) }
    guard color.alpha > 0, strokeWidth > 0 else { return [] }
    return [PlacedItem(element, .border(outline, width: strokeWidth, color, fill: nil))]
  }
}

extension TabFrames {
  /// All that the tab draws.
  var extent: Rect {
    let parts = [title?.frame, picture?.frame, badge?.frame, customView?.frame].compactMap { $0 }
    return parts.reduce(frame) { $0.union($1) }
  }

  /// Ripple, image, title, badge; or the view that stands for them.
  fileprivate func items(rippleColor: Color) -> [PlacedItem] {
    let ripple = tab.pressed.map { Ripple(in: frame, progress: $0) }
    return (ripple?.items(of: tab.id / "ripple", rippleColor) ?? [])
      + contents
  }

  /// Image, title, badge; or the view that stands for them.
  var contents: [PlacedItem] {
    (picture?.items(of: tab.id / "image", alpha: 1) ?? [])
      + (title?.lines.flatMap { [PlacedItem].text(tab.id / "title", $0) } ?? [])
      + (badge?.items(of: tab.id / "badge") ?? []) + (customView?.items ?? [])
  }
}

extension BadgeFrames {
  /// The pill, its border around it, then the text.
  fileprivate func items(of element: ElementID) -> [PlacedItem] {
    let pill = RoundedRect(frame, radius: frame.height / 2)
    let shape: [PlacedItem]
    if badge.borderWidth > 0, badge.borderColor.alpha > 0 {
      let fill = badge.backgroundColor.alpha > 0 ? badge.backgroundColor : nil
      shape = [
        PlacedItem(element, .border(pill, width: badge.borderWidth, badge.borderColor, fill: fill))
      ]
    } else {
      shape = .fill(element, pill, badge.backgroundColor)
    }
    return shape + lines.flatMap { [PlacedItem].text(element, $0) }
  }
}

/// MDCRippleLayer.m: a bounded circle.
struct Ripple: Hashable, Sendable {
  let bounds: Rect
  /// Points at the end, beyond the corners.
  let finalRadius: Double
  /// Points now.
  let radius: Double

  /// Points that the last circle reaches beyond the corners.
  static let overshoot = 10.0
  /// Of the longer side: the first circle's radius.
  static let firstShare = 0.3

  /// `progress` is how far the ripple has spread, 0 to 1.
  init(in bounds: Rect, progress: Double) {
    self.bounds = bounds
    let (across, down) = (bounds.width / 2, bounds.height / 2)
    finalRadius = (across * across + down * down).squareRoot() + Self.overshoot
    let first = finalRadius * Self.startScale(in: bounds.size, finalRadius: finalRadius)
    radius = first + (finalRadius - first) * progress
  }

  /// Of the final radius.
  static func startScale(in size: Size, finalRadius: Double) -> Double {
    firstShare * max(size.width, size.height) / finalRadius
  }

  /// Screen points.
  var circle: Rect {
    Rect(
      minX: bounds.midX - radius, minY: bounds.midY - radius, maxX: bounds.midX + radius,
      maxY: bounds.midY + radius)
  }

  /// Cut to its bounds.
  func items(of element: ElementID, _ color: Color) -> [PlacedItem] {
    // A circle that has passed the corners fills the tab.
    if radius >= finalRadius - Self.overshoot { return .fill(element, bounds, color) }
    return [PlacedItem].fill(element, RoundedRect(circle, radius: radius), color)
      .clipped(element, to: RoundedRect(bounds))
  }
}
