import BarPrimitives

/// MDCShadowsCollection: single-layer shadows by elevation.
public struct ShadowsCollection: Sendable {
  /// One shadow of it; its colour is another matter.
  public struct Shadow: Hashable, Sendable {
    /// 0 to 1.
    public let opacity: Double
    /// Points: the Gaussian's standard deviation.
    public let radius: Double
    /// Points down.
    public let dy: Double
    /// Points by which the caster is larger on each side.
    public let spread: Double

    init(opacity: Double, radius: Double, dy: Double, spread: Double = 0) {
      self.opacity = opacity
      self.radius = radius
      self.dy = dy
      self.spread = spread
    }
  }

  /// By rising elevation.
  private let entries: [(elevation: Double, shadow: Shadow)]

  /// That of the first entry that is not below `elevation`; above the last one the last.
  public func shadow(forElevation elevation: Double) -> Shadow? {
    (entries.first { $0.elevation >= elevation } ?? entries.last)?.shadow
  }

  /// MDCShadowsCollectionDefault (MDCShadowsCollection.m).
  public static let standard = ShadowsCollection(entries: [
    (0, Shadow(opacity: 0, radius: 0, dy: 0)),
    (1, Shadow(opacity: 0.43, radius: 2.5, dy: 1)),
    (3, Shadow(opacity: 0.40, radius: 3.25, dy: 1.25)),
    (6, Shadow(opacity: 0.34, radius: 4.75, dy: 2.25)),
    (8, Shadow(opacity: 0.42, radius: 6, dy: 3)),
    (12, Shadow(opacity: 0.40, radius: 7.25, dy: 5)),
  ])

  /// MDCShadowColor: red, green and blue of 0.235, 0.251 and 0.263, in the dark style black.
  public static func color(isDark: Bool) -> Color {
    isDark
      ? .black
      : Color(red16: channel(0.235), green: channel(0.251), blue: channel(0.263))
  }

  private static func channel(_ value: Double) -> UInt16 {
    UInt16((value * Double(UInt16.max)).rounded())
  }

  /// What casts the shadow of `shape`: larger by `spread` on each side, its corners too.
  public static func caster(_ shape: RoundedRect, spread: Double) -> RoundedRect {
    guard spread > 0 else { return shape }
    let outset = Insets(top: -spread, left: -spread, bottom: -spread, right: -spread)
    return RoundedRect(shape.rect.inset(by: outset), radius: shape.radius + spread)
  }
}
