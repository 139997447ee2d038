import BarDisplayList
import BarPrimitives

extension ViewFrames {
  /// Background, then what the view shows.
  var items: [PlacedItem] {
    switch kind {
    case .plain(let view): view.items(of: id)
    case .navigationBar(let bar): bar.items()
    case .buttonBar(let bar):
      [PlacedItem].fill(id, bar.frame, bar.bar.backgroundColor) + bar.buttons.items.flatMap(\.items)
    case .headerStack(let stack): stack.items(of: id)
    case .flexibleHeader(let header): header.items
    case .tabBarView(let bar): bar.items
    case .legacyTabBar(let bar): bar.items
    case .bottomAppBar(let bar): bar.items
    case .bottomNavigationBar(let bar): bar.items
    case .stack(let stack):
      [PlacedItem].fill(
        id, RoundedRect(stack.frame, radius: stack.stack.cornerRadius), stack.stack.backgroundColor)
        + stack.views.flatMap(\.items)
    }
  }
}

extension PlainViewFrames {
  fileprivate func items(of element: ElementID) -> [PlacedItem] {
    let shape = RoundedRect(frame, radius: view.cornerRadius)
    let contents =
      (picture?.items(of: element, alpha: 1) ?? []) + (line.map { .text(element, $0) } ?? [])
    let fill = [PlacedItem].fill(element, shape, view.backgroundColor)
    return fill + (needsClip ? contents.clipped(element, to: shape) : contents)
  }

  /// Whether anything that shows could lie outside.
  private var needsClip: Bool {
    guard view.clipsToBounds else { return false }
    return view.cornerRadius > 0 || picture.map { !frame.contains($0.frame) } ?? false
  }
}

extension HeaderStackFrames {
  fileprivate func items(of element: ElementID) -> [PlacedItem] {
    .fill(element, frame, backgroundColor) + (topBar?.items ?? []) + (bottomBar?.items ?? [])
  }
}
