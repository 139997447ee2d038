import BarPrimitives
import BarSpec

extension SwiftText {
  /// `makeContainerScheme()`: the document's scheme, its token files included.
  mutating func addScheme(_ scheme: Scheme) {
    need(import: "MaterialComponents.MaterialContainerScheme", pod: "schemes/Container")
    block("func makeContainerScheme() -> MDCContainerScheme") { text in
      text.add("let containerScheme = MDCContainerScheme()")
      text.addColors(scheme)
      text.addTypography(scheme)
      if let shape = scheme.shape { text.addShapes(shape) }
      text.add("return containerScheme")
    }
  }

  private mutating func addColors(_ scheme: Scheme) {
    let colors = "containerScheme.colorScheme"
    if scheme.colorDefaults != .material201804 {
      add("\(colors) = MDCSemanticColorScheme(defaults: .\(scheme.colorDefaults.rawValue))")
    }
    for override in scheme.colorOverrides {
      set("\(colors).\(SwiftValue.property(override.role))", SwiftValue.color(override.color))
    }
    set(
      "\(colors).elevationOverlayEnabledForDarkMode", scheme.elevationOverlayEnabledForDarkMode)
  }

  private mutating func addTypography(_ scheme: Scheme) {
    let fonts = "containerScheme.typographyScheme"
    if scheme.typographyDefaults != .material201804 {
      add("\(fonts) = MDCTypographyScheme(defaults: .\(scheme.typographyDefaults.rawValue))")
    }
    if scheme.useCurrentContentSizeCategoryWhenApplied {
      set("\(fonts).useCurrentContentSizeCategoryWhenApplied", true)
    }
    for style in TypographyStyle.allCases {
      var font = FontValue(family: scheme.fontFamily)
      for override in scheme.fontOverrides where override.style == style {
        font.family = override.font.family ?? font.family
        font.weight = override.font.weight ?? font.weight
        font.size = override.font.size ?? font.size
      }
      guard font != FontValue() else { continue }
      let property = "\(fonts).\(style.rawValue)"
      set(property, SwiftValue.font(font, standard: property))
    }
  }

  private mutating func addShapes(_ shape: ShapeCategories) {
    add("let shapeScheme = MDCShapeScheme(defaults: .material201809)")
    for (name, category) in [
      ("smallComponentShape", shape.smallComponentShape),
      ("mediumComponentShape", shape.mediumComponentShape),
      ("largeComponentShape", shape.largeComponentShape),
    ] {
      guard let category else { continue }
      set("shapeScheme.\(name)", "MDCShapeCategory()")
      for (corner, treatment) in [
        ("topLeftCorner", category.topLeftCorner), ("topRightCorner", category.topRightCorner),
        ("bottomLeftCorner", category.bottomLeftCorner),
        ("bottomRightCorner", category.bottomRightCorner),
      ] {
        let label = treatment.family == .rounded ? "withRadius" : "withCut"
        let type = treatment.valueType == .absolute ? "" : ", valueType: .percentage"
        set(
          "shapeScheme.\(name).\(corner)",
          "MDCCornerTreatment.corner(\(label): \(shortDecimal(treatment.size))\(type))")
      }
    }
    set("containerScheme.shapeScheme", "shapeScheme")
  }
}
