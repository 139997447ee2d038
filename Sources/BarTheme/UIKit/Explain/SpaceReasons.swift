import BarPrimitives
import BarSpec

/// How wide the spaces between buttons are, where that does not depend on what else is in the bar.
extension ButtonLook {
  func tellFixedSpace(_ item: UIKitButton, _ id: ElementID, _ reader: inout LookReader) {
    guard let width = item.width else {
      return reader.tellSystem(
        id, "width", "0 pt", rule: "a fixed space is as wide as its width says, and it has none")
    }
    reader.tell(
      ExplainedProperty(
        id, "width", "\(shortDecimal(width)) pt", level: "document", origin: "width",
        path: item.path / "width", rule: "a fixed space is as wide as its width says"))
  }

  /// A toolbar's are the layout's to tell.
  func tellFlexibleSpace(_ id: ElementID, _ reader: inout LookReader) {
    guard reader.bar.kind == .navigationBar else { return }
    reader.tellSystem(
      id, "width", "0 pt",
      rule: "only toolbars have room to share: a flexible space in a navigation bar is nothing")
  }
}
