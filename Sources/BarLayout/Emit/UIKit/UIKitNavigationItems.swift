import BarDisplayList
import BarPrimitives
import BarTheme

extension UIKitNavigationFrames {
  /// The large title slides under the row of buttons and is cut there.
  func items(of bar: ElementID) -> [PlacedItem] {
    var items: [PlacedItem] = []
    if !largeTitleLines.isEmpty {
      let id = bar / "largeTitle"
      let text = largeTitleLines.flatMap { line -> [PlacedItem] in .text(id, line) }
      items +=
        largeTitleLines.allSatisfy { largeTitleClip.contains($0.frame) }
        ? text
        : [PlacedItem(id, .pushClip(RoundedRect(largeTitleClip)))] + text
          + [PlacedItem(id, .popClip)]
    }
    items += prompt.map { .text(bar / "prompt", $0) } ?? []
    items += search?.items(of: bar / "searchBar") ?? []
    items += backButton?.items(of: bar / "backButton") ?? []
    items += (leading + trailing).flatMap(\.items)
    items += titleView?.items ?? []
    guard let title, titleAlpha > 0 else { return items }
    return items + .text(bar / "title", title, alpha: titleAlpha)
  }
}

extension UIKitSearchFrames {
  fileprivate func items(of element: ElementID) -> [PlacedItem] {
    .fill(element, field, face.fill) + (icon?.items(of: element) ?? [])
      + (placeholder.map { .text(element, $0) } ?? [])
  }
}

extension UIKitBackFrames {
  fileprivate func items(of element: ElementID) -> [PlacedItem] {
    let indicator =
      image?.items(of: element) ?? [
        PlacedItem(
          element,
          .path(
            chevron(in: indicatorFrame, isMirrored: face.isMirrored), .nonZero, face.chevronTint))
      ]
    return (indicator + (label.map { .text(element, $0) } ?? [])).fading(element, to: face.alpha)
  }
}

/// A chevron of our own, 11 points across and 18.4 high with arms of 45° that are 3 points thick, in
/// the middle of its box, as large as the system's is measured to be.
private func chevron(in frame: Rect, isMirrored: Bool) -> VectorPath {
  let size = (width: 11.3, height: 18.4)
  // Of an arm, measured along the axes.
  let thick = 2.12
  let (middle, left, top) = (
    size.height / 2, frame.midX - size.width / 2, frame.midY - size.height / 2
  )
  let outline: [(x: Double, y: Double)] = [
    (0, middle), (middle, 0), (middle + thick, thick), (2 * thick, middle),
    (middle + thick, size.height - thick), (middle, size.height),
  ]
  return VectorPath(
    polygon: outline.map { point in
      let x = isMirrored ? size.width - point.x : point.x
      return Point(x: left + x, y: top + point.y)
    })
}
