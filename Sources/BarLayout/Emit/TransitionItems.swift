import BarDisplayList
import BarPrimitives

/// UIKit: the black over the lower screen when it is covered.
private let dimming = 0.1
private let transitionID = ElementID("transition")

extension TransitionFrames {
  /// The lower screen, darkened; the upper one; then the bars that both share.
  func items(under upper: ScreenFrames) -> [PlacedItem] {
    guard let lower = below.first else { return [] }
    let travels = { (bar: BarFrames) in !isShared(bar, with: upper) }
    let shade = [PlacedItem].fill(
      transitionID, screen, Color.black.withAlpha(dimming * covering))
    return layer(lower.items(where: travels) + shade, by: lowerOffset)
      + layer(upper.items(where: travels), by: upperOffset)
      + sharedItems(lower, upper)
  }

  /// Cut to its own screen, whose edges its shadows do not pass, and moved.
  private func layer(_ items: [PlacedItem], by x: Double) -> [PlacedItem] {
    let cut =
      [PlacedItem(transitionID, .pushClip(RoundedRect(screen)))] + items
      + [PlacedItem(transitionID, .popClip)]
    return cut.map { $0.offsetBy(x: x) }
  }

  /// A shared bar turns from the lower screen's into the upper one's. What an opaque bar covers need
  /// not fade, and must not, or the content would shine through both.
  private func sharedItems(_ lower: ScreenFrames, _ upper: ScreenFrames) -> [PlacedItem] {
    let old = lower.bars.filter { isShared($0, with: upper) }
    let new = upper.bars.filter { isShared($0, with: upper) }
    return old.flatMap(\.itemsWithoutParts).fading(transitionID, to: leavingAlpha(under: new))
      + new.flatMap(\.itemsWithoutParts).fading(transitionID, to: covering)
      // What stands in a navigation bar travels within it.
      + (sharedMotions(under: upper)?.items ?? [])
  }

  /// Of the lower screen's shared bars under those of the upper one.
  func leavingAlpha(under new: [BarFrames]) -> Double {
    guard covering < 1 else { return 0 }
    return new.allSatisfy(\.isOpaque) ? 1 : 1 - covering
  }
}

extension BarFrames {
  /// Of a navigation bar its background alone.
  fileprivate var itemsWithoutParts: [PlacedItem] {
    guard case .uikit(let bar) = self, case .navigation = bar.content else { return items }
    return bar.behind
  }

  /// Whether nothing is seen through a bar of UIKit's.
  fileprivate var isOpaque: Bool {
    guard case .uikit(let bar) = self else { return false }
    return bar.backgrounds.contains { $0.opacity >= 1 && $0.isOpaque }
  }
}

extension PlacedItem {
  /// The same step further to the right and down, in points.
  func offsetBy(x: Double, y: Double = 0) -> PlacedItem {
    PlacedItem(element, item.offsetBy(x: x, y: y))
  }
}

extension DisplayItem {
  fileprivate func offsetBy(x: Double, y: Double) -> DisplayItem {
    func moved(_ rect: Rect) -> Rect { rect.offsetBy(x: x, y: y) }
    func moved(_ shape: RoundedRect) -> RoundedRect {
      RoundedRect(moved(shape.rect), radius: shape.radius)
    }
    switch self {
    case .fill(let shape, let color): return .fill(moved(shape), color)
    case .border(let shape, let width, let color, let fill):
      return .border(moved(shape), width: width, color, fill: fill)
    case .gradient(let shape, let gradient):
      return .gradient(moved(shape), gradient.offsetBy(x: x, y: y))
    case .shadow(let shape, let layer, let cutout):
      return .shadow(moved(shape), layer, cutout: cutout.map(moved))
    case .glyphs(let run, let color): return .glyphs(run.offsetBy(x: x, y: y), color)
    case .textShadow(let run, let layer): return .textShadow(run.offsetBy(x: x, y: y), layer)
    case .pathShadow(let path, let rule, let layer, let area):
      let path = path.mapPoints { Point(x: $0.x + x, y: $0.y + y) }
      return .pathShadow(path, rule, layer, within: moved(area))
    case .icon(let icon, let rect, let color): return .icon(icon, in: moved(rect), color)
    case .path(let path, let rule, let color):
      return .path(path.mapPoints { Point(x: $0.x + x, y: $0.y + y) }, rule, color)
    case .image(let image, let rect, let tint):
      return .image(image, in: moved(rect), tint: tint)
    case .backdrop(let shape, let backdrop): return .backdrop(moved(shape), backdrop)
    case .pushClip(let shape): return .pushClip(moved(shape))
    case .popClip, .pushGroup, .popGroup: return self
    }
  }
}

extension Gradient {
  fileprivate func offsetBy(x: Double, y: Double) -> Gradient {
    func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
    return Gradient(from: moved(start), to: moved(end), stops: stops, mixing: mixing) ?? self
  }
}
