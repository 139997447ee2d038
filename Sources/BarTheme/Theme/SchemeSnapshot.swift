import BarPrimitives
import BarSpec

/// What a scheme comes to under one pair of traits.
public struct SchemeSnapshot: Sendable {
  /// All roles.
  public let colors: [(role: ColorRole, color: Color)]
  /// All styles, at the standard text size.
  public let fonts: [(style: TypographyStyle, font: FontDescriptor)]
}

extension BarModel {
  /// The document's scheme, its token files included, under other traits than the document's own.
  public func schemeSnapshot(
    _ style: Traits.UserInterfaceStyle, _ contrast: Traits.AccessibilityContrast
  ) -> SchemeSnapshot {
    var model = self
    model.traits.userInterfaceStyle = style
    model.traits.accessibilityContrast = contrast
    let palette = Palette(model)
    return SchemeSnapshot(
      colors: ColorRole.allCases.map { ($0, palette.colors[$0]) },
      fonts: TypographyStyle.allCases.map { ($0, palette.font($0)) })
  }
}
