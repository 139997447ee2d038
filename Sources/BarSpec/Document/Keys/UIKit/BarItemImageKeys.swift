/// What UIBarItem says of its pictures besides `image`.
enum BarItemImageKeys {
  private static let insets = ValueType.object(InsetKeys.shape)

  static let imageInsets = Key(
    "imageInsets", insets, .json("{}"),
    "Points by which the image's sides are moved inwards: opposite ones move it (top 6, bottom -6), "
      + "others also change its size")
  static let landscapeImagePhone = Key(
    "landscapeImagePhone", .image, .depends("image"),
    "The icon or file in bars of compact height, of a selected tab too")
  static let landscapeImagePhoneInsets = Key(
    "landscapeImagePhoneInsets", insets, .json("{}"), "imageInsets of that image")
  static let largeContentSizeImageInsets = Key(
    "largeContentSizeImageInsets", insets, .json("{}"), "imageInsets of largeContentSizeImage")

  static let all = [
    imageInsets, landscapeImagePhone, landscapeImagePhoneInsets, largeContentSizeImageInsets,
  ]
}
