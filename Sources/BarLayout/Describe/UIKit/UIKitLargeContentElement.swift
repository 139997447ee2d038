import BarPrimitives
import BarTheme

extension UIKitLargeContentFrames {
  var element: LayoutElement {
    LayoutElement(
      id: face.id, type: "largeContentViewer", className: "UILargeContentViewer", frame: frame,
      details: [.init("item", .text(face.item.path))]
        + (picture?.places.first.map { [.init("imageFrame", .rect($0))] } ?? [])
        + (title?.details(color: "textColor", font: "font") ?? []))
  }
}
