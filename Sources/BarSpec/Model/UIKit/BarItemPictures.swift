import BarPrimitives

/// What UIBarItem says of its pictures besides the images for usual bars and for the large content
/// viewer. All insets are in points from the picture's sides on the screen, negative ones go outwards.
public struct BarItemPictures: Hashable, Sendable {
  /// imageInsets.
  public var insets = Insets.zero
  /// landscapeImagePhone, in bars of compact height; nil: the usual image.
  public var landscapePhone: BarButtonItem.Image?
  /// landscapeImagePhoneInsets, of that image alone.
  public var landscapePhoneInsets = Insets.zero
  /// largeContentSizeImageInsets, of largeContentSizeImage alone.
  public var largeContentSizeInsets = Insets.zero

  public init() {}
}
