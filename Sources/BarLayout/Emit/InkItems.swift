import BarDisplayList
import BarPrimitives
import BarTheme

// MDCButtonBarButton.m, in points.
private let buttonCorner = 2.0

extension BarButtonItemFrames {
  /// What has spread under the finger, below what the button shows.
  var inkItems: [PlacedItem] {
    guard let ink = item.ink, ink.color.alpha > 0, !frame.isEmpty else { return [] }
    let circle = inkCircle(ink)
    let fill = [PlacedItem].fill(item.id, circle, ink.color)
    guard ink.isBounded else { return fill }
    return fill.clipped(item.id, to: RoundedRect(frame, radius: buttonCorner))
  }

  /// Bounded ink ends beyond the button's corners, unbounded ink is the largest circle inside it
  /// around the middle of its content.
  private func inkCircle(_ ink: ResolvedBarButtonItem.Ink) -> RoundedRect {
    let longer = max(frame.width, frame.height)
    let last =
      ink.isBounded
      ? (frame.width * frame.width + frame.height * frame.height).squareRoot() / 2
        + Ripple.overshoot
      : min(frame.width, frame.height) / 2
    let first = min(Ripple.firstShare * longer, last)
    let radius = first + (last - first) * ink.progress
    let x = frame.midX + (contentInsets.left - contentInsets.right) / 2
    let y = frame.midY + (contentInsets.top - contentInsets.bottom) / 2
    return RoundedRect(
      Rect(minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius), radius: radius)
  }
}

extension Array<PlacedItem> {
  /// The items cut to `shape`.
  func clipped(_ element: ElementID, to shape: RoundedRect) -> [PlacedItem] {
    guard !isEmpty else { return [] }
    return [PlacedItem(element, .pushClip(shape))] + self + [PlacedItem(element, .popClip)]
  }
}
