import BarPrimitives
import BarSpec

/// The system's own setting of one kind of text.
struct TextStandard {
  let font: FontDescriptor
  let color: Color
  /// Points after every character but the last, as the stand-in for SF's tracking.
  let kern: Double
  /// Who gives the colour; nil: the system does.
  let colorSource: StandardSource?
  /// Who gives the font's size; nil: the system does, whatever the text size is.
  let fontSource: StandardSource?

  init(
    _ size: Double, _ weight: FontWeight = .regular, color: Color,
    from colorSource: StandardSource? = nil, sized fontSource: StandardSource? = nil
  ) {
    font = .system(size, weight)
    self.color = color
    self.colorSource = colorSource
    self.fontSource = fontSource
    kern = 0
  }
}

/// Where the attributes of a text are.
struct TextPlace {
  /// In an appearance object.
  let group: AppearanceProperty
  /// The bar's own property that counts while no object is in use.
  var legacy: AppearanceProperty?
  /// What the text's item has of its own.
  var item: ItemText?

  init(
    _ group: AppearanceProperty, legacy: AppearanceProperty? = nil, item: ItemText? = nil
  ) {
    self.group = group
    self.legacy = legacy
    self.item = item
  }
}

extension LookReader {
  /// `text` with its attributes.
  mutating func text(
    _ text: SourcedText, _ place: TextPlace, on element: ElementID, standard: TextStandard
  ) -> ResolvedText {
    ResolvedText(
      string: text.string, path: text.path, font: font(place, on: element, standard: standard),
      color: color(place, on: element, standard: standard),
      letterSpacing: kern(place, on: element), shadow: shadow(place, on: element))
  }

  private func reading(
    _ attribute: String, _ place: TextPlace, from source: StandardSource? = nil
  ) -> Reading {
    let property = place.group / attribute
    let base = reading(
      property, legacy: place.legacy.map { $0 / attribute }, standardFrom: source)
    guard let item = place.item else { return base }
    return reading(base, own: item.saying(attribute), item.properties.proxyClass)
  }

  private mutating func tell(
    _ element: ElementID, _ attribute: String, _ place: TextPlace, _ value: String,
    _ reading: Reading
  ) {
    tell(
      element, place.group / attribute, value, reading, legacy: place.legacy.map { $0 / attribute })
  }

  private mutating func font(
    _ place: TextPlace, on element: ElementID, standard: TextStandard
  ) -> FontDescriptor {
    let reading = reading("font", place, from: standard.fontSource)
    var font = standard.font
    if case .font(let value)? = reading.value { font = palette.font(value, standard: font) }
    tell(element, "font", place, font.description, reading)
    return font
  }

  private mutating func color(
    _ place: TextPlace, on element: ElementID, standard: TextStandard
  ) -> Color {
    let reading = reading("foregroundColor", place, from: standard.colorSource)
    var color = standard.color
    if case .color(let value)? = reading.value { color = palette.color(value) }
    tell(element, "foregroundColor", place, color.description, reading)
    return color
  }

  private mutating func kern(_ place: TextPlace, on element: ElementID) -> Double {
    let reading = reading("kern", place)
    guard case .number(let kern)? = reading.value else { return 0 }
    tell(element, "kern", place, shortDecimal(kern), reading)
    return kern
  }

  private mutating func shadow(_ place: TextPlace, on element: ElementID) -> ShadowLayer? {
    let reading = reading("shadow", place)
    guard case .shadow(let shadow)? = reading.value else { return nil }
    let layer = palette.layer(shadow)
    tell(element, "shadow", place, layer.color.description, reading)
    return layer
  }
}
