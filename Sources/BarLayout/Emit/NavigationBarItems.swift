import BarDisplayList
import BarPrimitives

extension NavigationBarFrames {
  /// Background, title, buttons; the title at `titleAlpha`.
  func items(titleAlpha: Double = 1) -> [PlacedItem] {
    let items = leadingBar.items + trailingBar.items
    let titleView = titleView?.items ?? []
    return .fill(bar.id, frame, bar.backgroundColor)
      + (title.map { .text(bar.bar / "title", $0, alpha: titleAlpha) } ?? [])
      + titleView.fading(bar.bar / "titleView", to: titleAlpha)
      + items.flatMap(\.items)
  }
}

extension BarButtonItemFrames {
  var items: [PlacedItem] {
    inkItems + (picture?.items(of: item.id, alpha: item.alpha) ?? [])
      + (title.map { .text(item.id, $0, alpha: item.alpha) } ?? [])
      + (customView?.items ?? []).fading(item.id, to: item.alpha)
  }
}

extension PlacedPicture {
  /// A tint takes the button's alpha into its own: picture and title do not overlap. A picture in
  /// its own colours needs a group.
  func items(of element: ElementID, alpha: Double) -> [PlacedItem] {
    switch drawing {
    case .icon(let icon, let tint):
      return [PlacedItem(element, .icon(icon, in: frame, tint.multiplyingAlpha(by: alpha)))]
    case .backChevron(let isMirrored, let tint):
      return [
        PlacedItem(
          element,
          .path(
            backChevron(in: frame, isMirrored: isMirrored), .nonZero,
            tint.multiplyingAlpha(by: alpha)))
      ]
    case .image(let image, let tint?):
      return [
        PlacedItem(element, .image(image, in: frame, tint: tint.multiplyingAlpha(by: alpha)))
      ]
    case .image(let image, nil):
      let picture = PlacedItem(element, .image(image, in: frame, tint: nil))
      guard alpha < 1 else { return [picture] }
      return [
        PlacedItem(element, .pushGroup(opacity: alpha)), picture, PlacedItem(element, .popGroup),
      ]
    }
  }
}

/// A chevron with arms of 45° that are 3 points thick, in a box of 24 points; measured on the
/// original's ic_arrow_back_ios.
private func backChevron(in frame: Rect, isMirrored: Bool) -> VectorPath {
  let side = 24.0
  let corners = [
    (6.0, 12.0), (16.0, 2.0), (18.121, 4.121), (10.243, 12.0), (18.121, 19.879), (16.0, 22.0),
  ]
  return VectorPath(
    polygon: corners.map { x, y in
      Point(
        x: frame.minX + (isMirrored ? side - x : x) * frame.width / side,
        y: frame.minY + y * frame.height / side)
    })
}
