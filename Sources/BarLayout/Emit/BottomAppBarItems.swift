import BarDisplayList
import BarPrimitives

extension BottomAppBarFrames {
  /// The shape with its shadow, the button below or above it, then the items.
  var items: [PlacedItem] {
    let button = button?.items ?? []
    let isAbove = bar.floatingButton.isAboveBar
    return (isAbove ? [] : button) + shape + (isAbove ? button : []) + navigationBar.items()
  }

  private var shape: [PlacedItem] {
    guard !frame.isEmpty else { return [] }
    var items: [PlacedItem] = []
    if bar.shadow.color.alpha > 0 {
      items.append(PlacedItem(bar.id / "shadow", .pathShadow(caster, .nonZero, bar.shadow)))
    }
    if bar.barTintColor.alpha > 0 {
      items.append(
        PlacedItem(bar.id, .path(cut.outline(), .nonZero, bar.barTintColor)))
    }
    return items
  }
}

extension FloatingButtonFrames {
  /// Shadows, cut out under the button as MDCShadowLayer's are, then the button.
  fileprivate var items: [PlacedItem] {
    let cast = button.shadows.filter { $0.color.alpha > 0 }.map { layer in
      PlacedItem(button.id / "shadow", .shadow(shape, layer, cutout: shape))
    }
    return cast + .fill(button.id, shape, button.backgroundColor)
      + (picture?.items(of: button.id, alpha: 1) ?? [])
      + (title.map { .text(button.id, $0) } ?? [])
  }
}

extension BottomAppBarFrames {
  /// What it draws, shadows included.
  func extent(in screen: Rect) -> Rect {
    let room = frame.union(button?.frame ?? .zero)
    let layers = [bar.shadow] + (button?.button.shadows ?? [])
    return ShadowEdges.extent(of: room, layers, on: screen)
  }
}
