import BarPrimitives
import BarSpec

/// The image that an item shows, and by how much its sides are moved (UIBarItem.h).
struct ItemPicture {
  /// Nil: none.
  let image: BarButtonItem.Image?
  let insets: Insets
  private let path: SpecPath
  private let isLandscape: Bool

  /// Bars of compact height show landscapeImagePhone, whose insets are its own; UIKit derives the
  /// picture of a selected tab from it too. `image` is the usual one.
  init(
    _ image: BarButtonItem.Image?, _ pictures: BarItemPictures, isCompact: Bool, at path: SpecPath
  ) {
    isLandscape = isCompact && pictures.landscapePhone != nil
    self.path = path
    self.image = isLandscape ? pictures.landscapePhone : image
    insets = isLandscape ? pictures.landscapePhoneInsets : pictures.insets
  }

  /// Of the element `id`; nothing where the item shows its usual image as it is.
  func tell(on id: ElementID, _ reader: inout LookReader) {
    guard let image else { return }
    if isLandscape {
      tell(
        "landscapeImagePhone", image.words, on: id, &reader,
        rule: "a bar of compact height shows it instead of the usual image")
    }
    guard insets != .zero else { return }
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    tell(
      isLandscape ? "landscapeImagePhoneInsets" : "imageInsets",
      sides.map { "\($0) \(shortDecimal($1))" }.joined(separator: ", "), on: id, &reader,
      rule: "each side of the image is moved inwards by its inset: opposite insets move the image, "
        + "others also change its size")
  }

  private func tell(
    _ name: String, _ value: String, on id: ElementID, _ reader: inout LookReader, rule: String
  ) {
    reader.tell(
      ExplainedProperty(
        id, name, value, level: "item", origin: name, path: path / name, rule: rule))
  }
}
