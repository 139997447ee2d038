import BarPrimitives

/// The invariants of a display list.
enum DisplayListCheck {
  static func defects(of list: DisplayList) -> [String] {
    var found: [String] = []
    var open: [DisplayItem] = []
    for placed in list.items {
      switch placed.item {
      case .pushClip, .pushGroup:
        open.append(placed.item)
      case .popClip:
        if case .pushClip? = open.popLast() { continue }
        found.append("\(placed.element): popClip without its pushClip")
      case .popGroup:
        if case .pushGroup? = open.popLast() { continue }
        found.append("\(placed.element): popGroup without its pushGroup")
      default:
        if !isFinite(placed.item) { found.append("\(placed.element): a number is not finite") }
      }
    }
    if !open.isEmpty { found.append("\(open.count) clips or groups are never closed") }
    return found
  }

  private static func isFinite(_ item: DisplayItem) -> Bool {
    switch item {
    case .fill(let shape, _): isFinite(shape.rect)
    case .border(let shape, let width, _, _): isFinite(shape.rect) && width.isFinite && width >= 0
    case .gradient(let shape, let gradient): isFinite(shape.rect) && isFinite(gradient)
    case .shadow(let shape, let layer, _): isFinite(shape.rect) && isFinite(layer)
    case .glyphs(let run, _): isFinite(run)
    case .textShadow(let run, let layer): isFinite(run) && isFinite(layer)
    case .pathShadow(_, _, let layer, let area): isFinite(layer) && isFinite(area)
    case .backdrop(let shape, let backdrop):
      isFinite(shape.rect) && (backdrop.sigma + backdrop.saturation).isFinite
    case .icon(_, let rect, _), .image(_, let rect, _): isFinite(rect)
    case .path, .pushClip, .popClip, .pushGroup, .popGroup: true
    }
  }

  private static func isFinite(_ run: GlyphRun) -> Bool {
    (run.origin.x + run.origin.y + run.size).isFinite
      && run.glyphs.allSatisfy { ($0.x + $0.y).isFinite }
  }

  private static func isFinite(_ layer: ShadowLayer) -> Bool {
    (layer.dx + layer.dy + layer.sigma).isFinite
  }

  private static func isFinite(_ gradient: Gradient) -> Bool {
    (gradient.start.x + gradient.start.y + gradient.end.x + gradient.end.y).isFinite
      && gradient.stops.allSatisfy { $0.position.isFinite }
  }

  private static func isFinite(_ rect: Rect) -> Bool {
    (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite
  }
}
