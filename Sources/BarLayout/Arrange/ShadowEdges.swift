import BarPrimitives

/// Where shadows of bars begin and end.
enum ShadowEdges {
  /// Standard deviations beyond a screen edge after which a shadow no longer shows that it ends: less
  /// than a millionth of it is missing.
  static let endlessSigmas = 8.0
  /// Standard deviations after which nothing is left of a shadow to the eye.
  private static let visibleSigmas = 3.0

  /// Points from a caster's edge to where its shadow does not show that it ends there.
  static func reach(of layer: ShadowLayer) -> Double {
    endlessSigmas * layer.sigma + abs(layer.dx) + abs(layer.dy)
  }

  /// `frame`, further out on every side where it reaches the edge of `screen`, so that its shadow has
  /// no ends there.
  static func endless(_ frame: Rect, of layer: ShadowLayer, on screen: Rect) -> Rect {
    let reach = reach(of: layer)
    return Rect(
      minX: frame.minX <= screen.minX ? frame.minX - reach : frame.minX,
      minY: frame.minY <= screen.minY ? frame.minY - reach : frame.minY,
      maxX: frame.maxX >= screen.maxX ? frame.maxX + reach : frame.maxX,
      maxY: frame.maxY >= screen.maxY ? frame.maxY + reach : frame.maxY)
  }

  /// `frame`, and on the sides that `screen` leaves free what its shadows reach.
  static func extent(of frame: Rect, _ layers: [ShadowLayer], on screen: Rect) -> Rect {
    let visible = layers.filter { $0.color.alpha > 0 }
    let reach = visible.map { abs($0.dy) + visibleSigmas * $0.sigma }.max() ?? 0
    let margin = reach.rounded(.up)
    return Rect(
      minX: frame.minX > screen.minX ? frame.minX - margin : frame.minX,
      minY: frame.minY > screen.minY ? frame.minY - margin : frame.minY,
      maxX: frame.maxX < screen.maxX ? frame.maxX + margin : frame.maxX,
      maxY: frame.maxY + margin)
  }
}
