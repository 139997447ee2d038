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

extension LookReader {
  /// The colour that what is set in `color` by `property` comes out in, which is told as `name`.
  mutating func drawn(
    _ color: Color, of property: AppearanceProperty, through material: UIKitMaterial,
    as name: String, on element: ElementID
  ) -> Color {
    let drawn = color.drawn(through: material, in: palette.style)
    let set = told.last { $0.element == element && $0.name == property.path }
    tell(
      ExplainedProperty(
        element, name, drawn.description, level: "vibrancy", origin: "the bar's material",
        path: set?.path,
        rule:
          "a tab that is not selected is drawn through the material's vibrancy, in another colour "
          + "than is set"))
    return drawn
  }
}

extension ResolvedText {
  /// The same text in another colour.
  func with(color: Color) -> ResolvedText {
    ResolvedText(
      string: string, path: path, font: font, color: color, letterSpacing: letterSpacing,
      lineBreakMode: lineBreakMode, shadow: shadow)
  }
}
