import BarDisplayList
import BarPrimitives
import BarTheme

extension UIKitTabsFrames {
  /// The indicator behind, then each tab with its badge on top.
  func items(of bar: ElementID) -> [PlacedItem] {
    var items: [PlacedItem] = []
    let id = bar / "selectionIndicator"
    if let indicator, case .tinted(let color) = face.indicator {
      items += .fill(
        id,
        RoundedRect(
          indicator,
          radius: face.style == .top ? indicator.height / 2 : UIKitTabMetrics.indicatorRadius),
        color)
    }
    items += indicatorImage?.items(of: id) ?? []
    return items + tabs.flatMap(\.items)
  }
}

extension UIKitTabFrames {
  fileprivate var items: [PlacedItem] {
    (picture?.items(of: face.id) ?? []) + (title.map { .text(face.id, $0) } ?? [])
      + (badge?.items(of: face.id / "badge") ?? [])
  }
}

extension UIKitBadgeFrames {
  fileprivate func items(of element: ElementID) -> [PlacedItem] {
    .fill(element, RoundedRect(frame, radius: frame.height / 2), badge.color)
      + (text.map { .text(element, $0) } ?? [])
  }
}
