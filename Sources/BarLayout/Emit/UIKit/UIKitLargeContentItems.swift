import BarDisplayList
import BarPrimitives
import BarTheme

extension UIKitLargeContentFrames {
  /// On top of all bars.
  var items: [PlacedItem] {
    let shape = RoundedRect(frame, radius: LargeContentSizes.cornerRadius)
    return face.material.items(of: face.id, in: shape) + (picture?.items(of: face.id) ?? [])
      + (title.map { .text(face.id, $0) } ?? [])
  }
}
