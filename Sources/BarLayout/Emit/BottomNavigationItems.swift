import BarDisplayList
import BarPrimitives
import BarTheme

extension BottomNavigationFrames {
  /// Shadows, background, then the items, cut to the bar.
  var items: [PlacedItem] {
    guard !frame.isEmpty else { return [] }
    let cast = shadows.filter { $0.layer.color.alpha > 0 }.map { shadow in
      PlacedItem(
        bar.id, .shadow(shadow.caster, shadow.layer, cutout: shadow.cutout))
    }
    let contents = cells.flatMap { $0.items(of: bar) }
    return cast + .fill(bar.id, frame, bar.barTintColor)
      + (needsClip ? contents.clipped(bar.id, to: RoundedRect(frame)) : contents)
  }

  private var needsClip: Bool {
    cells.contains { cell in
      let parts = [cell.ripple?.circle, cell.pill?.rect].compactMap { $0 }
      return !frame.contains(parts.reduce(cell.tab.extent) { $0.union($1) })
    }
  }

  /// What it draws, shadows included.
  func extent(in screen: Rect) -> Rect {
    ShadowEdges.extent(of: frame, shadows.map(\.layer), on: screen)
  }
}

extension BottomItemFrames {
  /// Around the item's middle, not cut to it; nil: nobody touches it.
  var ripple: Ripple? {
    tab.tab.pressed.map { Ripple(in: tab.frame, progress: $0) }
  }

  /// Ripple, pill, image, title, badge.
  fileprivate func items(of bar: ResolvedBottomNavigationBar) -> [PlacedItem] {
    let id = tab.tab.id
    var items: [PlacedItem] = []
    if let ripple, let color = bar.rippleColor {
      items += .fill(id / "ripple", RoundedRect(ripple.circle, radius: ripple.radius), color)
    }
    if let pill, let indicator = bar.indicator {
      items += .fill(id / "selectionIndicator", pill, indicator.color)
    }
    return items + tab.contents
  }
}
