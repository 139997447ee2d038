import BarPrimitives
import BarSpec

/// How a legacy bar with a background image lets through what is behind it (UINavigationBar.h,
/// UITabBar.h: isTranslucent).
public struct LegacyTranslucency: Hashable, Sendable {
  /// What the document says of isTranslucent; nil: nothing.
  public let isSet: Bool?
  /// Behind an image that would shine through but must not.
  public let backing: Color

  init(isSet: Bool?, barTint: Color?, isBlack: Bool) {
    self.isSet = isSet
    backing = (barTint ?? (isBlack ? .black : .white)).withAlpha(1)
  }

  /// Of an opaque image in a bar that is said to be translucent: UIKit only says that it is below 1.
  public static let forcedOpacity = 0.85

  /// Without a word in the document the image decides.
  public func isTranslucent(imageHasAlpha: Bool) -> Bool { isSet ?? imageHasAlpha }

  /// 1, or less where the image itself would hide everything.
  public func opacity(imageHasAlpha: Bool) -> Double {
    isSet == true && !imageHasAlpha ? Self.forcedOpacity : 1
  }
}
