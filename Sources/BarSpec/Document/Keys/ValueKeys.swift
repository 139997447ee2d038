import BarPrimitives

/// A colour that is not just a name.
enum ColorKeys {
  private static let fraction = ValueType.number(0...1)

  static let white = Key("white", fraction, .absent, "Grey: 0 is black, 1 is white")
  static let color = Key("color", .color, .absent, "The colour whose alpha is replaced")
  static let alpha = Key("alpha", fraction, .depends("the colour's own"), "0 is clear, 1 opaque")

  static let shape = ObjectShape(
    name: "color", sentence: "Either `white` or `color`, with its alpha replaced",
    keys: [white, color, alpha],
    choices: [ObjectShape.Choice(white, color, isRequired: true)])

  /// Every kind of object that is a colour.
  static let shapes = [shape, StyleColorKeys.shape, ContrastColorKeys.shape]

  /// The kind that an object is meant as, by the keys that only that kind has.
  static func shape(meantBy value: JSONValue) -> ObjectShape {
    if value[StyleColorKeys.light.name] ?? value[StyleColorKeys.dark.name] != nil {
      return StyleColorKeys.shape
    }
    if value[ContrastColorKeys.normal.name] ?? value[ContrastColorKeys.high.name] != nil {
      return ContrastColorKeys.shape
    }
    return shape
  }
}

/// A colour that follows the style, as UIColor's dynamic ones.
enum StyleColorKeys {
  static let light = Key(
    "light", .color, .required, "The colour in the light style, and before iOS 13")
  static let dark = Key("dark", .color, .required, "The colour in the dark style")

  static let shape = ObjectShape(
    name: "colorByStyle", sentence: "A colour by userInterfaceStyle, with its alpha replaced",
    keys: [light, dark, ColorKeys.alpha])
}

/// A colour that follows the contrast.
enum ContrastColorKeys {
  static let normal = Key(
    "normal", .color, .required, "The colour at normal contrast, and before iOS 13")
  static let high = Key("high", .color, .required, "The colour at high contrast")

  static let shape = ObjectShape(
    name: "colorByContrast", sentence: "A colour by accessibilityContrast, with its alpha replaced",
    keys: [normal, high, ColorKeys.alpha])
}

/// A font that is not just a text style.
enum FontKeys {
  static let style = Key(
    "style", .words(TypographyStyle.self), .depends("the property's own font"),
    "The text style to start from")
  static let legacy = Key(
    "MDCTypography", .words(LegacyTypographyFont.self), .absent,
    "The font to start from by MDCTypography's name without \"Font\"; instead of style")
  static let preferred = Key(
    "mdc_preferredFont", .words(MaterialTextStyle.self), .absent,
    "The MDCFontTextStyle to start from, at the text size setting; instead of style")
  static let textStyle = Key(
    "textStyle", .words(UIKitTextStyle.self), .absent,
    "UIKit's preferredFont(forTextStyle:) to start from, which follows the text size")
  static let family = Key(
    "family", .text(atMost: 200), .depends("the style's"),
    "`system`, `Roboto`, or the family of a font file")
  static let weight = Key(
    "weight", .fontWeight, .depends("the style's"),
    "By UIFont.Weight's name, or 100 to 900 in steps of 100")
  static let size = Key("size", .number(1...1_000), .depends("the style's"), "Points per em")
  static let lineHeight = Key(
    "lineHeight", .number(1...1_000), .depends("the face's own"),
    "Points of a line; what it has beyond the face's own, or less, is above the ink")

  static let shape = ObjectShape(
    name: "font", sentence: "A font; what is left out comes from the style",
    keys: [style, legacy, preferred, textStyle, family, weight, size, lineHeight],
    choices: [
      ObjectShape.Choice(style, legacy), ObjectShape.Choice(style, preferred),
      ObjectShape.Choice(legacy, preferred), ObjectShape.Choice(style, textStyle),
      ObjectShape.Choice(legacy, textStyle), ObjectShape.Choice(preferred, textStyle),
    ])
  /// A text style of a scheme, which starts from the scheme's defaults.
  static let styleShape = ObjectShape(
    name: "textStyle", sentence: "A text style; what is left out comes from the scheme's defaults",
    keys: [family, weight, size])
}

/// A PNG file.
enum ImageKeys {
  static let file = Key("file", .form(.file), .required, "A PNG file, relative to the spec")
  static let renderingMode = Key(
    "renderingMode", .words(ImageFile.RenderingMode.self), .json("\"automatic\""),
    "Whether the tint replaces the file's colours; automatic: yes, in a bar")
  static let scale = Key(
    "scale", .numberOf([1, 2, 3]), .depends("`@2x` or `@3x` in the name, else 1"),
    "Pixels of the file per point")
  static let resizingMode = Key(
    "resizingMode", .words(ImageFile.ResizingMode.self), .depends("as the content mode fills"),
    "How a background of UIKit's bars and of their buttons fills more room than the file has: tiled "
      + "from the left top corner, or stretched; no other picture is resized so")

  static let shape = ObjectShape(
    name: "image", sentence: "A PNG file with what UIImage knows of it",
    keys: [file, renderingMode, scale, resizingMode])
}

/// UIEdgeInsets.
enum InsetKeys {
  private static let inset = ValueType.number(-10_000...10_000)

  static let top = Key("top", inset, .json("0"), "Points from the top")
  static let left = Key("left", inset, .json("0"), "Points from the left")
  static let bottom = Key("bottom", inset, .json("0"), "Points from the bottom")
  static let right = Key("right", inset, .json("0"), "Points from the right")
  static let leading = Key("leading", inset, .absent, "Points from where reading starts")
  static let trailing = Key("trailing", inset, .absent, "Points from where reading ends")

  static let shape = ObjectShape(
    name: "insets",
    sentence:
      "UIEdgeInsets: left and right are the screen's in contentInset and around the images of items, "
      + "elsewhere those of reading; or "
      + "NSDirectionalEdgeInsets: leading and trailing are those of reading everywhere",
    keys: [top, left, bottom, right, leading, trailing],
    choices: [left, right].flatMap { side in
      [leading, trailing].map { ObjectShape.Choice(side, $0) }
    })
}

/// CGSize, of which only the height counts yet.
enum SizeKeys {
  static let height = Key("height", .number(0...100_000_000), .required, "Points down")

  static let shape = ObjectShape(name: "contentSize", sentence: "CGSize", keys: [height])
}

/// CGSize as an offset.
enum OffsetKeys {
  private static let offset = ValueType.number(-10_000...10_000)

  static let width = Key("width", offset, .json("0"), "Points to the right")
  static let height = Key("height", offset, .json("0"), "Points down")

  static let shape = ObjectShape(
    name: "shadowOffset", sentence: "CGSize, negative to the left and up", keys: [width, height])
}

/// NSShadow.
enum ShadowKeys {
  static let shadowColor = Key(
    "shadowColor", .color, .depends("black at a third"), "The shadow's colour")
  static let shadowOffset = Key(
    "shadowOffset", .object(OffsetKeys.shape), .depends("none"), "How far the shadow is moved")
  static let shadowBlurRadius = Key(
    "shadowBlurRadius", .number(0...1_000), .json("0"),
    "Points: twice the Gaussian's standard deviation, as Core Graphics has it")

  static let shape = ObjectShape(
    name: "shadow", sentence: "NSShadow", keys: [shadowColor, shadowOffset, shadowBlurRadius])
}

/// NSAttributedString's attributes.
enum TextAttributeKeys {
  static let font = Key("font", .font, .depends("titleFont"), "The title's font")
  static let foregroundColor = Key(
    "foregroundColor", .color, .depends("titleTextColor"), "The title's colour")
  static let kern = Key(
    "kern", .number(-1_000...1_000), .json("0"),
    "Points after every character but the last; none between letters that join (Arabic)")
  static let shadow = Key(
    "shadow", .object(ShadowKeys.shape), .absent, "The title's shadow")

  static let shape = ObjectShape(
    name: "titleTextAttributes", sentence: "Attributes that win over the bar's own",
    keys: [font, foregroundColor, kern, shadow])
}
