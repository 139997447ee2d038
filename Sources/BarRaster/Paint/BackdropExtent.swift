public import BarDisplayList
public import BarPrimitives

extension DisplayList {
  /// The first element whose backdrop, with those before it, covers more pixels than may be blurred for
  /// one picture; nil if all can be painted. What a blur needs around its element counts as well.
  public var backdropBeyondLimit: ElementID? {
    guard let canvas = try? Canvas(of: self, limits: .standard) else { return nil }
    var budget = BackdropPixels.pixelLimit
    for placed in items {
      guard case .backdrop(let shape, let backdrop) = placed.item,
        let part = BackdropPixels.part(of: canvas, for: backdrop, in: shape)
      else { continue }
      budget -= Int(part.width) * Int(part.height)
      if budget < 0 { return placed.element }
    }
    return nil
  }
}
