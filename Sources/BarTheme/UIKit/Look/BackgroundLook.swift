import BarPrimitives
import BarSpec

extension LookReader {
  /// Effect, colour, image and shadow of the bar, bottom first. What floats casts no line.
  mutating func background(floats: Bool) -> UIKitBackground {
    let material = material(without: noEffectProperty)
    let imageName = legacyName("backgroundImage")
    let legacyImage = isLegacyBackground && hasImage(reading("backgroundImage", legacy: imageName))
    let tint = backgroundTint(isUnderImage: legacyImage)
    let image = picture(
      "backgroundImage", on: bar.id, tint: palette.color(.label), legacy: imageName)
    let translucency = LegacyTranslucency(
      isSet: flag("isTranslucent"), barTint: tint, isBlack: isLegacyBlack)
    let isOpaque = isLegacyBackground && translucency.isSet == false
    if isLegacyBackground {
      tellTranslucency(hasImage: legacyImage, backing: translucency.backing)
    }
    // A legacy image replaces every other background; a bar that is not translucent has no blur.
    return UIKitBackground(
      material: material,
      color: legacyImage ? .clear : isOpaque ? translucency.backing : tint ?? .clear,
      image: image, imageMode: imageMode(legacyImage),
      shadow: floats ? floatingShadow() : shadow(hasBackgroundImage: image != nil),
      legacy: legacyImage ? translucency : nil)
  }

  /// Whether the bar's legacy properties make its background.
  private var isLegacyBackground: Bool { choice.isLegacy && !choice.isTransparentised }

  private func hasImage(_ reading: Reading) -> Bool {
    if case .image? = reading.value { true } else { false }
  }

  /// The colour over the effect, nil for none. A bar that is not translucent has one always; under a
  /// legacy image it shows only where that is said to hide what is behind.
  private mutating func backgroundTint(isUnderImage: Bool) -> Color? {
    let reading = reading("backgroundColor", legacy: "barTintColor")
    var tint: Color?
    if case .color(let value)? = reading.value { tint = palette.color(value) }
    let isSet = flag("isTranslucent")
    if isUnderImage, isSet != false, let image = bar.property(legacyName("backgroundImage")) {
      let loser = tint.map {
        ExplainedProperty.Loser(
          name: "legacy barTintColor", value: $0.description, path: reading.source.path)
      }
      tell(
        ExplainedProperty(
          bar.id, "backgroundColor", "none", level: image.level.words, origin: image.source.text,
          path: image.source.path,
          beat: (loser.map { [$0] } ?? []) + hiddenOfBar(image.property)
            + hiddenOfBar("barTintColor"),
          rule: "a legacy background image replaces every other background"))
    } else if isLegacyBackground, isSet == false, tint == nil,
      let own = bar.property("isTranslucent")
    {
      let backing = LegacyTranslucency(isSet: isSet, barTint: nil, isBlack: isLegacyBlack).backing
      tell(
        ExplainedProperty(
          bar.id, "backgroundColor", backing.description, level: own.level.words,
          origin: own.source.text, path: own.source.path,
          beat: hiddenOfBar("isTranslucent") + hiddenOfBar("barTintColor"),
          rule:
            "a bar that is not translucent and has no barTintColor is backed by its barStyle's colour"
        ))
    } else {
      let shown = isLegacyBackground && isSet == false ? tint?.withAlpha(1) : tint
      tell(
        bar.id, "backgroundColor", shown?.description ?? "none", reading, legacy: "barTintColor")
    }
    return tint
  }

  /// The legacy bar style: black is the dark material under white titles.
  var isLegacyBlack: Bool { choice.isLegacy && bar.property("barStyle")?.value == .word("black") }

  private func flag(_ name: AppearanceProperty) -> Bool? {
    if case .flag(let flag)? = bar.property(name)?.value { flag } else { nil }
  }

  /// What isTranslucent does to a legacy bar; nothing where the document does not say it.
  private mutating func tellTranslucency(hasImage: Bool, backing: Color) {
    guard let own = bar.property("isTranslucent"), own.value != .null else { return }
    let isTranslucent = own.value == .flag(true)
    let rule =
      switch (hasImage, isTranslucent) {
      case (true, true): "an opaque background image of a translucent bar is drawn less than opaque"
      case (true, false):
        "what a background image lets through is \(backing) in a bar that is not translucent"
      case (false, true): "a bar without a background image is translucent by itself"
      case (false, false):
        "a bar that is not translucent has no blur: it is backed with \(backing), its barTintColor or "
          + "what its barStyle gives"
      }
    tell(
      ExplainedProperty(
        bar.id, "isTranslucent", spelled(own.value), level: own.level.words,
        origin: own.source.text, path: own.source.path, beat: hiddenOfBar("isTranslucent"),
        rule: rule))
  }

  /// The black bar style stands for the effect.
  private func effect(_ value: AppearanceValue?) -> BackgroundEffect? {
    switch value {
    case .effect(let effect)?: effect
    case .word?: .systemChromeMaterialDark
    default: nil
    }
  }

  /// The legacy property that leaves the bar without a blur; nil: none does.
  private var noEffectProperty: AppearanceProperty? {
    guard choice.isLegacy, !choice.isTransparentised else { return nil }
    let image = legacyName("backgroundImage")
    if case .image? = bar.property(image)?.value { return image }
    return flag("isTranslucent") == false ? "isTranslucent" : nil
  }

  /// A bar's own default style may hide its proxy's black.
  private var effectReading: Reading {
    let other =
      choice.isLegacy && !isLegacyBlack && !choice.isTransparentised
      ? veil("barStyle", of: "backgroundEffect") : nil
    return other ?? reading("backgroundEffect", legacy: isLegacyBlack ? "barStyle" : nil)
  }

  private mutating func material(without cause: AppearanceProperty?) -> UIKitMaterial? {
    if let own = cause.flatMap({ bar.property($0) }) {
      tell(
        ExplainedProperty(
          bar.id, "backgroundEffect", "none", level: own.level.words, origin: own.source.text,
          path: own.source.path, beat: hiddenOfBar(own.property),
          rule: "a legacy background image, or a bar that is not translucent, has no blur"))
      return nil
    }
    let reading = effectReading
    guard let used = effect(reading.value) else {
      tell(bar.id, "backgroundEffect", "none", reading, legacy: "barStyle")
      return nil
    }
    tell(bar.id, "backgroundEffect", used.words, reading, legacy: "barStyle")
    let material = UIKitMaterial(used, palette, reduceTransparency: reduceTransparency)
    tell(
      ExplainedProperty(
        bar.id, "backgroundEffect.tint", material.tint.description, level: reading.level,
        slot: reading.slot, origin: reading.source.text, path: reading.source.path,
        rule: reduceTransparency
          ? "with reduced transparency a material is its tint, opaque"
          : "the material blurs what is behind by \(shortDecimal(material.sigma)) pt, saturates it by "
            + "\(shortDecimal(material.saturation)) and lays this tint over it"))
    return material
  }

  private mutating func imageMode(_ isLegacy: Bool) -> ImageFill {
    let reading = reading("backgroundImageContentMode")
    guard case .word(let word)? = reading.value else {
      return isLegacy && bar.kind == .tabBar ? .tile : .scaleToFill
    }
    // UIBarAppearance.h: redraw is treated as scaleToFill.
    let mode = ImageFill(rawValue: word) ?? .scaleToFill
    let image = self.reading("backgroundImage")
    if hasImage(image) || choice.isTransparentised {
      tell(bar.id, "backgroundImageContentMode", mode.rawValue, reading)
    } else {
      tellUndrawn(
        bar.id, "backgroundImageContentMode",
        Undrawn(
          reading, because: image,
          "backgroundImageContentMode counts only beside a backgroundImage, and there is none"))
    }
    return mode
  }
}

extension LookReader {
  /// Nil: none.
  mutating func color(
    _ property: AppearanceProperty, on element: ElementID, legacy: AppearanceProperty? = nil,
    standard: Color? = nil, from source: StandardSource? = nil
  ) -> Color? {
    let reading = reading(property, legacy: legacy, standardFrom: source)
    let color: Color? =
      switch reading.value {
      case .color(let value)?: palette.color(value)
      case nil: standard
      default: nil
      }
    tell(element, property, color.map(\.description) ?? "none", reading, legacy: legacy)
    return color
  }

  /// Nil: none.
  mutating func picture(
    _ property: AppearanceProperty, on element: ElementID, tint: Color,
    legacy: AppearanceProperty? = nil
  ) -> UIKitPicture? {
    let reading = reading(property, legacy: legacy)
    tell(
      element, property, reading.value.map { spelled($0) } ?? "none", reading, legacy: legacy)
    guard case .image(let image)? = reading.value else { return nil }
    return UIKitPicture(image, tint: tint, automaticIsTemplate: false)
  }
}

extension UIKitPicture {
  /// An icon is a template; a file is one where it says so, and in bars also where it says nothing.
  init(
    _ image: BarButtonItem.Image, tint: Color, automaticIsTemplate: Bool = true,
    iconSide: Double = 24, isRightToLeft: Bool = false
  ) {
    switch image {
    case .icon(let name, let glyph):
      self.init(
        source: .icon(
          name: name, glyph: glyph, isMirrored: isRightToLeft && pointsAlongReading(icon: name)),
        tint: tint, iconSide: iconSide)
    case .file(let file):
      let isTemplate =
        file.renderingMode == .alwaysTemplate
        || file.renderingMode == .automatic && automaticIsTemplate
      self.init(source: .file(file), tint: isTemplate ? tint : nil, iconSide: iconSide)
    case .backChevron:
      self.init(
        source: .icon(name: "arrow_back_ios", glyph: 0, isMirrored: isRightToLeft), tint: tint,
        iconSide: iconSide)
    }
  }
}
