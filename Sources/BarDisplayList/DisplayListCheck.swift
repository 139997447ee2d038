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
    case .shadow(let shape, let layer, _):
      isFinite(shape.rect) && (layer.dx + layer.dy + layer.sigma).isFinite
    case .glyphs(let run, _):
      (run.origin.x + run.origin.y + run.size).isFinite
        && run.glyphs.allSatisfy { ($0.x + $0.y).isFinite }
    case .icon(_, let rect, _), .image(_, let rect, _): isFinite(rect)
    case .path, .pushClip, .popClip, .pushGroup, .popGroup: true
    }
  }

  private static func isFinite(_ rect: Rect) -> Bool {
    (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite
  }
}
