import BarPrimitives
import BarSpec

extension LookReader {
  /// UIBarAppearance.h: no image, the hairline in the colour; a template tinted; an original as it
  /// is; without a colour neither hairline nor template.
  mutating func shadow(hasBackgroundImage: Bool) -> UIKitBackground.Shadow {
    let colorReading = reading("shadowColor")
    // Legacy: a shadow image counts only beside a background image.
    let legacy: AppearanceProperty? = hasBackgroundImage ? "shadowImage" : nil
    let imageReading = reading("shadowImage", legacy: legacy)
    let tint = visibleColor(colorReading)
    let image = image(imageReading, tint: tint)
    tellShadowColor(colorReading, beside: imageReading, image)
    guard let image else {
      tellNoShadowImage(imageReading, isLegacyAlone: isLegacyAlone(hasBackgroundImage))
      guard let tint, imageReading.value != .emptyImage else { return .none }
      return .hairline(tint)
    }
    if image.tint == .some(.clear) {
      tellUndrawn(
        bar.id, "shadowImage",
        Undrawn(
          imageReading, because: colorReading,
          "shadowImage is a template, which is drawn in shadowColor, and that is nil or clear: no "
            + "shadow is drawn: give shadowColor, or an image of the rendering mode alwaysOriginal")
      )
      return .none
    }
    tell(
      bar.id, "shadowImage", imageReading.value.map { spelled($0) } ?? "none", imageReading,
      legacy: "shadowImage")
    return .image(image)
  }

  private func isLegacyAlone(_ hasBackgroundImage: Bool) -> Bool {
    choice.isLegacy && !choice.isTransparentised && !hasBackgroundImage
  }

  private mutating func tellShadowColor(
    _ reading: Reading, beside imageReading: Reading, _ image: UIKitPicture?
  ) {
    let rule: String? =
      imageReading.value == .emptyImage
      ? "shadowImage is an empty image, which stands in place of the line that shadowColor would draw"
      : image.map { $0.tint == nil } == true
        ? "shadowImage is no template, and is drawn as it is: shadowColor has no effect beside it"
        : nil
    guard let rule else {
      return tell(
        bar.id, "shadowColor", color(in: reading)?.description ?? "none", reading)
    }
    tellUndrawn(bar.id, "shadowColor", Undrawn(reading, because: imageReading, rule))
  }

  private mutating func tellNoShadowImage(_ reading: Reading, isLegacyAlone: Bool) {
    let value = reading.value.map { spelled($0) } ?? "none"
    guard isLegacyAlone else {
      return tell(bar.id, "shadowImage", value, reading, legacy: "shadowImage")
    }
    tellIdle(
      bar.id, "shadowImage", value,
      Idle("shadowImage", "a legacy shadowImage counts only beside a backgroundImage"))
  }

  /// What floats casts no line, whatever is said of it.
  mutating func floatingShadow() -> UIKitBackground.Shadow {
    let rule = "a tab bar that floats at the top has no line at its edge"
    let cause = Reading(
      value: nil, level: "layout", slot: nil, source: AppearanceSource("the layout's rules"),
      rule: rule)
    for property: AppearanceProperty in ["shadowColor", "shadowImage"] {
      tellUndrawn(
        bar.id, property, Undrawn(reading(property), because: cause, rule, isMistake: false))
    }
    return .none
  }
}

extension LookReader {
  /// The image behind the selected tab that the object in use gives, by the shadow's rules. Nil: it
  /// gives none.
  mutating func indicatorOfObject() -> TabsFace.Indicator? {
    let (imageName, tintName): (AppearanceProperty, AppearanceProperty) = (
      "selectionIndicatorImage", "selectionIndicatorTintColor"
    )
    let (imageReading, tintReading) = (reading(imageName), reading(tintName))
    guard let picture = image(imageReading, tint: visibleColor(tintReading)) else { return nil }
    guard picture.tint != nil else {
      tellUndrawn(
        bar.id, tintName,
        Undrawn(
          tintReading, because: imageReading,
          "selectionIndicatorImage is no template, and is drawn as it is: "
            + "selectionIndicatorTintColor has no effect beside it"))
      tell(
        bar.id, imageName, imageReading.value.map { spelled($0) } ?? "none", imageReading,
        legacy: imageName)
      return .image(picture)
    }
    tell(bar.id, tintName, color(in: tintReading)?.description ?? "none", tintReading)
    guard picture.tint == .some(.clear) else {
      tell(
        bar.id, imageName, imageReading.value.map { spelled($0) } ?? "none", imageReading,
        legacy: imageName)
      return .image(picture)
    }
    tellUndrawn(
      bar.id, imageName,
      Undrawn(
        imageReading, because: tintReading,
        "selectionIndicatorImage is a template, which is drawn in selectionIndicatorTintColor, and "
          + "that is nil or clear: no indicator is drawn: give the colour, or an image of the "
          + "rendering mode alwaysOriginal"))
    return TabsFace.Indicator.none
  }

  /// Nil: none.
  fileprivate func color(in reading: Reading) -> Color? {
    if case .color(let value)? = reading.value { palette.color(value) } else { nil }
  }

  /// Nil: none, or one that nothing is seen of.
  fileprivate func visibleColor(_ reading: Reading) -> Color? {
    color(in: reading).flatMap { $0.alpha > 0 ? $0 : nil }
  }

  /// Nil: no image. A template without a colour has the clear one.
  fileprivate func image(_ reading: Reading, tint: Color?) -> UIKitPicture? {
    guard case .image(let image)? = reading.value else { return nil }
    return UIKitPicture(image, tint: tint ?? .clear, automaticIsTemplate: false)
  }
}
