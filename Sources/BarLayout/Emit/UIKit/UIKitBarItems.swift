import BarDisplayList
import BarPrimitives
import BarTheme

extension UIKitBarFrames {
  /// Backgrounds with their shadows, then what stands in the bar.
  var items: [PlacedItem] { behind + inFront }

  /// The backgrounds alone.
  var behind: [PlacedItem] {
    backgrounds.flatMap { background in
      let (body, shadow) = (items(of: background), shadowItems(of: background))
      let id = bar.id / "background"
      return background.opacity == background.shadowOpacity
        ? (body + shadow).fading(id, to: background.opacity)
        : body.fading(id, to: background.opacity)
          + shadow.fading(bar.id / "shadow", to: background.shadowOpacity)
    }
  }

  /// What stands in the bar.
  private var inFront: [PlacedItem] {
    switch content {
    case .navigation(let navigation): navigation.items(of: bar.id)
    case .toolbar(let toolbar): toolbar.buttons.flatMap(\.items)
    case .tabs(let tabs): tabs.items(of: bar.id)
    }
  }

  /// Effect, colour, image: from the bottom.
  private func items(of placed: Background) -> [PlacedItem] {
    let id = bar.id / "background"
    let background = placed.background
    var items: [PlacedItem] = []
    let shape = RoundedRect(backgroundFrame, radius: backgroundRadius)
    if let material = background.material, !backgroundFrame.isEmpty {
      items += material.items(of: id, in: shape)
    }
    items += .fill(id, shape, background.color)
    if let image = placed.image {
      let hasAlpha = image.hasAlpha
      if let legacy = background.legacy, !legacy.isTranslucent(imageHasAlpha: hasAlpha) {
        items += .fill(id, shape, legacy.backing)
      }
      let opacity = background.legacy?.opacity(imageHasAlpha: hasAlpha) ?? 1
      let picture = image.items(of: id).fading(id, to: opacity)
      items += backgroundRadius > 0 ? picture.clipped(id, to: shape) : picture
    }
    return items
  }

  private func shadowItems(of placed: Background) -> [PlacedItem] {
    let id = bar.id / "shadow"
    if case .hairline(let color) = placed.background.shadow { return .fill(id, hairline, color) }
    return placed.shadowImage?.items(of: id) ?? []
  }
}

extension UIKitMaterial {
  /// What is behind `shape` blurred, or the tint alone.
  func items(of element: ElementID, in shape: RoundedRect) -> [PlacedItem] {
    guard sigma > 0 else { return .fill(element, shape, tint) }
    return [
      PlacedItem(
        element,
        .backdrop(shape, Backdrop(sigma: sigma, saturation: saturation, tint: tint)))
    ]
  }
}

extension PlacedUIKitImage {
  /// One item a place.
  func items(of element: ElementID) -> [PlacedItem] {
    let items = places.filter { !$0.isEmpty }.map { place in
      switch drawing {
      case .icon(let icon, let color): PlacedItem(element, .icon(icon, in: place, color))
      case .image(let image, let tint): PlacedItem(element, .image(image, in: place, tint: tint))
      }
    }
    guard let clip, !items.isEmpty else { return items }
    return [PlacedItem(element, .pushClip(RoundedRect(clip)))] + items
      + [PlacedItem(element, .popClip)]
  }
}

extension UIKitButtonFrames {
  /// The picture behind, then icon or text.
  var items: [PlacedItem] {
    let items =
      (background?.items(of: face.id) ?? []) + (picture?.items(of: face.id) ?? [])
      + (title.map { .text(face.id, $0) } ?? [])
    return items.fading(face.id, to: face.alpha)
  }
}
