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
    let fill =
      bar.barTintColor.alpha > 0
      ? [PlacedItem(bar.id, .path(cut.outline(), .nonZero, bar.barTintColor))] : []
    return cast + fill
  }

  /// A rectangle's shadow is known exactly; that of the outline is drawn where the cut changes it.
  private var cast: [PlacedItem] {
    guard bar.shadow.color.alpha > 0 else { return [] }
    let cutout = shadow.outline.map { _ in RoundedRect(shadow.area) }
    let body = PlacedItem(bar.id, .shadow(shadow.body, bar.shadow, cutout: cutout))
    let notch = shadow.outline.map { outline in
      [
        PlacedItem(
          bar.id, .pathShadow(outline, .nonZero, bar.shadow, within: shadow.area))
      ]
    }
    return [body] + (notch ?? [])
  }
}

extension FloatingButtonFrames {
  /// Shadows, then the button. They are cut out under it as MDCShadowLayer's are where that can be seen:
  /// under an opaque button the cut would only leave a light ring in the pixels of its edge.
  fileprivate var items: [PlacedItem] {
    let cutout = button.backgroundColor.isOpaque ? nil : shape
    let cast = button.shadows.filter { $0.color.alpha > 0 }.map { layer in
      PlacedItem(button.id, .shadow(shape, layer, cutout: cutout))
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
