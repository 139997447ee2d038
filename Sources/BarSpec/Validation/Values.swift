import BarPrimitives

extension ColorValue {
  /// Nil when `value` is no colour.
  init?(_ value: JSONValue, in document: SpecDocument) {
    if let name = document.string(value) {
      guard let base = ColorNames.base(name) else { return nil }
      self.init(base)
      return
    }
    let object = DocumentObject(document: document, value: value, path: SpecPath())
    let alpha = object.number(ColorKeys.alpha)
    if let white = object.number(ColorKeys.white) {
      self.init(.fixed(Color(white: white, alpha: alpha ?? 1)))
    } else if let color = object.color(ColorKeys.color) {
      self.init(color.base, alpha: alpha ?? color.alpha)
    } else if let light = object.color(StyleColorKeys.light),
      let dark = object.color(StyleColorKeys.dark)
    {
      self.init(.byStyle(light: light, dark: dark), alpha: alpha)
    } else if let normal = object.color(ContrastColorKeys.normal),
      let high = object.color(ContrastColorKeys.high)
    {
      self.init(.byContrast(normal: normal, high: high), alpha: alpha)
    } else {
      return nil
    }
  }
}

extension FontValue {
  /// Nil when `value` is no font.
  init?(_ value: JSONValue, in document: SpecDocument) {
    if let name = document.string(value) {
      guard let style = TypographyStyle(rawValue: name) else { return nil }
      self.init(.style(style))
      return
    }
    let object = DocumentObject(document: document, value: value, path: SpecPath())
    let style: TypographyStyle? = object.word(FontKeys.style)
    let legacy: LegacyTypographyFont? = object.word(FontKeys.legacy)
    let preferred: MaterialTextStyle? = object.word(FontKeys.preferred)
    let textStyle: UIKitTextStyle? = object.word(FontKeys.textStyle)
    self.init(
      style.map { .style($0) } ?? legacy.map { .legacy($0) } ?? preferred.map { .preferred($0) }
        ?? textStyle.map { .textStyle($0) },
      family: object.text(FontKeys.family),
      weight: object[FontKeys.weight].flatMap { FontWeight($0, in: document) },
      size: object.number(FontKeys.size), lineHeight: object.number(FontKeys.lineHeight))
  }
}

extension FontWeight {
  /// By name, or by number in steps of 100.
  init?(_ value: JSONValue, in document: SpecDocument) {
    if let name = document.string(value) {
      guard let weight = FontWeight.allCases.first(where: { $0.name == name }) else { return nil }
      self = weight
    } else {
      guard let number = document.number(value).flatMap({ Int(exactly: $0) }) else { return nil }
      self.init(rawValue: number)
    }
  }
}

extension Insets {
  /// Sides that are not given are 0. `leftIsLeading`: left and right are those of reading, and so are
  /// these insets.
  init(_ object: DocumentObject, leftIsLeading: Bool = false) {
    let isMirrored = !leftIsLeading && object.document.layoutDirection == .rightToLeft
    let (atLeft, atRight) =
      isMirrored
      ? (InsetKeys.trailing, InsetKeys.leading) : (InsetKeys.leading, InsetKeys.trailing)
    self.init(
      top: object.number(InsetKeys.top) ?? 0,
      left: object.number(InsetKeys.left) ?? object.number(atLeft) ?? 0,
      bottom: object.number(InsetKeys.bottom) ?? 0,
      right: object.number(InsetKeys.right) ?? object.number(atRight) ?? 0)
  }
}

extension TextAttributes {
  init(_ object: DocumentObject) {
    self.init(
      font: object.font(TextAttributeKeys.font),
      foregroundColor: object.color(TextAttributeKeys.foregroundColor),
      kern: object.number(TextAttributeKeys.kern),
      shadow: object.object(TextAttributeKeys.shadow).map { TextShadow($0) })
  }
}

extension TextShadow {
  init(_ object: DocumentObject) {
    let offset = object.object(ShadowKeys.shadowOffset)
    self.init(
      shadowColor: object.color(ShadowKeys.shadowColor),
      dx: offset?.number(OffsetKeys.width) ?? 0, dy: offset?.number(OffsetKeys.height) ?? 0,
      shadowBlurRadius: object.number(ShadowKeys.shadowBlurRadius) ?? 0)
  }
}

extension CustomShadow {
  init(_ object: DocumentObject) {
    let offset = object.object(CustomShadowKeys.shadowOffset)
    self.init(
      color: object.color(CustomShadowKeys.shadowColor),
      dx: offset?.number(OffsetKeys.width) ?? 0, dy: offset?.number(OffsetKeys.height) ?? 0,
      radius: object.number(CustomShadowKeys.shadowRadius) ?? 3,
      opacity: object.number(CustomShadowKeys.shadowOpacity) ?? 1)
    elevation = object.number(CustomShadowKeys.shadowForElevation)
    spread = object.number(CustomShadowKeys.spread) ?? 0
  }
}
