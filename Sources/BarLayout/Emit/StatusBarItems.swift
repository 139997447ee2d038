import BarDisplayList
import BarPrimitives

extension StatusBarFrames {
  /// The clock, then the shapes.
  var items: [PlacedItem] {
    (clock.map { .text(bar.id, $0) } ?? [])
      + shapes.map { shape in
        let color = bar.color.multiplyingAlpha(by: shape.opacity)
        return switch shape.outline {
        case .rect(let rect): PlacedItem(bar.id, .fill(rect, color))
        case .path(let path, let rule): PlacedItem(bar.id, .path(path, rule, color))
        }
      }
  }
}
