import BarPrimitives
import BarSpec

/// UIKit's size classes of a screen, in the sides of Apple's devices: the one place that says what is
/// a tablet, what lies on its side, and what is compact or regular.
public struct SizeClasses: Hashable, Sendable {
  /// Points, between the widest phone, 440, and the narrowest tablet, 744.
  static let leastTabletSide = 600.0
  /// Of the shorter side: such phones are regular across in landscape, and keep high bars.
  static let largePhoneSide = 414.0
  /// The height of the smallest phone in landscape: a screen that is lower is cut out of one in portrait.
  private static let lowestLandscape = 320.0
  // The widths of the phones that are regular across in landscape.
  private static let plusWidth = 736.0
  private static let leastMaxWidth = 896.0

  public let isTablet: Bool
  public let isLandscape: Bool
  public let isLargePhone: Bool
  /// Whether the horizontal size class is regular. A strip of a wide screen is as wide as that.
  public let isRegularAcross: Bool

  public init(_ device: Device) {
    let size = device.size
    let side = min(size.width, size.height)
    isTablet = side >= Self.leastTabletSide
    isLandscape = size.width > size.height && size.height >= Self.lowestLandscape
    isLargePhone = !isTablet && side >= Self.largePhoneSide
    isRegularAcross =
      isTablet
      || size.width > size.height
        && (size.width == Self.plusWidth || size.width >= Self.leastMaxWidth)
  }

  /// Whether the vertical size class is compact: that of every phone in landscape.
  public var isCompactDown: Bool { !isTablet && isLandscape }
}
