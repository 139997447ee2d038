/// One Gaussian shadow, as CALayer means it.
public struct ShadowLayer: Hashable, Sendable {
  /// The shadow's colour with its opacity as alpha.
  public let color: Color
  /// Points to the right.
  public let dx: Double
  /// Points down.
  public let dy: Double
  /// Standard deviation of the Gaussian in points: CALayer's shadowRadius, half of CSS's blur.
  public let sigma: Double

  /// A negative `sigma` becomes 0, a hard edge.
  public init(color: Color, dx: Double = 0, dy: Double, sigma: Double) {
    self.color = color
    self.dx = dx
    self.dy = dy
    self.sigma = max(sigma, 0)
  }
}
