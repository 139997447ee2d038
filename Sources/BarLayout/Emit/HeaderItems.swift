import BarDisplayList
import BarPrimitives

extension HeaderFrames {
  /// Shadows back to front, the background, the views on it; nothing of a header that has left.
  var items: [PlacedItem] {
    guard !pose.isHidden else { return [] }
    let id = header.bar / "headerView"
    let cast = shadowItems(id / "shadowLayer")
    let background = [PlacedItem].fill(
      id, RoundedRect(frame, radius: header.cornerRadius),
      header.backgroundColor(atIntensity: shadowIntensity))
    // A layer of its own without a mask lies above the header's background.
    let isUnder = header.shadow.isMasked || header.shadow.kind == .calayer
    return (isUnder ? cast + background : background + cast) + subviews.flatMap(\.items)
  }

  private func shadowItems(_ id: ElementID) -> [PlacedItem] {
    let cast = shadows.filter { $0.layer.color.alpha > 0 && !frame.isEmpty }.map { shadow in
      PlacedItem(id, .shadow(shadow.caster, shadow.layer, cutout: shadow.cutout))
    }
    guard let shadowClip, !cast.isEmpty else { return cast }
    return [PlacedItem(id, .pushClip(RoundedRect(shadowClip)))] + cast + [PlacedItem(id, .popClip)]
  }

  /// Above all that stands in the header.
  var hairlineItems: [PlacedItem] {
    guard !pose.isHidden, let hairline, let color = header.hairlineColor else { return [] }
    return .fill(header.bar / "headerView" / "hairline", hairline, color)
  }
}
