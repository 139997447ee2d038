import BarDisplayList
import BarPrimitives
import BarTheme

extension UIKitNavigationFrames {
  /// The large title slides under the row of buttons and is cut there.
  func items(of bar: ElementID) -> [PlacedItem] {
    largeTitleItems(of: bar) + promptItems(of: bar) + searchItems(of: bar)
      + (backButton?.items(of: bar / "backButton") ?? [])
      + (leading + trailing).flatMap(\.items) + (titleView?.items ?? []) + titleItems(of: bar)
  }

  func largeTitleItems(of bar: ElementID) -> [PlacedItem] {
    let id = bar / "largeTitle"
    let text = largeTitleLines.flatMap { line -> [PlacedItem] in .text(id, line) }
    if largeTitleLines.allSatisfy({ largeTitleClip.contains($0.frame) }) { return text }
    return [PlacedItem(id, .pushClip(RoundedRect(largeTitleClip)))] + text
      + [PlacedItem(id, .popClip)]
  }

  func promptItems(of bar: ElementID) -> [PlacedItem] {
    prompt.map { .text(bar / "prompt", $0) } ?? []
  }

  func searchItems(of bar: ElementID) -> [PlacedItem] {
    search?.items(of: bar / "searchBar") ?? []
  }

  func titleItems(of bar: ElementID) -> [PlacedItem] {
    guard let title, titleAlpha > 0 else { return [] }
    return .text(bar / "title", title, alpha: titleAlpha)
  }

  /// The sign of going back alone.
  func indicatorItems(of element: ElementID) -> [PlacedItem] {
    backButton.map {
      ($0.behind(of: element) + $0.indicator(of: element)).fading(element, to: $0.face.alpha)
    } ?? []
  }

  /// What stands beside it.
  func backLabelItems(of element: ElementID) -> [PlacedItem] {
    backButton.map { $0.text(of: element).fading(element, to: $0.face.alpha) } ?? []
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
    (behind(of: element) + indicator(of: element) + text(of: element))
      .fading(element, to: face.alpha)
  }

  fileprivate func behind(of element: ElementID) -> [PlacedItem] {
    background?.items(of: element) ?? []
  }

  fileprivate func indicator(of element: ElementID) -> [PlacedItem] {
    image?.items(of: element) ?? [
      PlacedItem(
        element,
        .path(
          chevron(in: indicatorFrame, isMirrored: face.isMirrored), .nonZero, face.chevronTint))
    ]
  }

  fileprivate func text(of element: ElementID) -> [PlacedItem] {
    label.map { .text(element, $0) } ?? []
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
