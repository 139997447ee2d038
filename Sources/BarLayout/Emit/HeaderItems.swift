import BarDisplayList
import BarPrimitives

extension HeaderFrames {
  /// Shadows back to front, then the background.
  var items: [PlacedItem] {
    let id = header.bar / "headerView"
    let cast = shadows.filter { $0.layer.color.alpha > 0 && !frame.isEmpty }.map { shadow in
      PlacedItem(
        id / "shadowLayer", .shadow(shadow.caster, shadow.layer, cutout: shadow.cutout))
    }
    return cast + .fill(id, frame, header.backgroundColor)
  }
}
