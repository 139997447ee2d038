import BarPrimitives
import BarSpec

/// UIKit draws tabs that are not selected through the vibrancy of the bar's material. How is not
/// published; colours are seen to come out darker than they are set. The model is the blend of Apple's
/// vibrant layers: plus-darker in the light style, plus-lighter in the dark one, over the material's
/// tint.
extension Color {
  func drawn(
    through material: UIKitMaterial, in style: Traits.UserInterfaceStyle
  ) -> Color {
    func channel(_ own: UInt16, _ behind: UInt16) -> UInt16 {
      let sum = Int(own) + Int(behind)
      return style == .dark
        ? UInt16(clamping: min(sum, Int(UInt16.max))) : UInt16(clamping: sum - Int(UInt16.max))
    }
    let tint = material.tint
    return Color(
      red16: channel(red, tint.red), green: channel(green, tint.green),
      blue: channel(blue, tint.blue), alpha: alpha)
  }
}

extension ResolvedText {
  /// The same text in the colour that it comes out in, which is told.
  func drawn(
    through material: UIKitMaterial, on element: ElementID, _ reader: inout LookReader
  ) -> ResolvedText {
    let color = self.color.drawn(through: material, in: reader.palette.style)
    reader.tell(
      ExplainedProperty(
        element, "vibrantColor", color.description, level: "vibrancy", origin: "the bar's material",
        rule:
          "a tab that is not selected is drawn through the material's vibrancy, in another colour "
          + "than is set"))
    return ResolvedText(
      string: string, path: path, font: font, color: color, letterSpacing: letterSpacing,
      lineBreakMode: lineBreakMode, shadow: shadow)
  }
}
