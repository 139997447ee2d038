/// The shadow of a layer that a client gives to a header.
public struct CustomShadow: Hashable, Sendable {
  /// Nil: the header's shadowColor.
  public var color: ColorValue?
  /// Points to the right.
  public var dx: Double
  /// Points down.
  public var dy: Double
  /// Points, 0 or more: the Gaussian's standard deviation.
  public var radius: Double
  /// 0 to 1, at full shadow intensity.
  public var opacity: Double
  /// Points: offset, radius and opacity are those of MDCShadowsCollectionDefault; nil: as stated.
  public var elevation: Double?
  /// Points, 0 or more, by which the caster is larger on each side.
  public var spread = 0.0

  public init(
    color: ColorValue? = nil, dx: Double = 0, dy: Double = 0, radius: Double = 3,
    opacity: Double = 1
  ) {
    self.color = color
    self.dx = dx
    self.dy = dy
    self.radius = radius
    self.opacity = opacity
  }
}
