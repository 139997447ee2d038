import BarPrimitives
import BarSpec

/// The system's own setting of one kind of text.
struct TextStandard {
  let font: FontDescriptor
  let color: Color
  /// Points after every character but the last, as the stand-in for SF's tracking.
  let kern: Double
  /// The bar's own legacy property that gives the colour; nil: the system does.
  let colorSource: AppearanceProperty?

  init(
    _ size: Double, _ weight: FontWeight = .regular, color: Color,
    from colorSource: AppearanceProperty? = nil
  ) {
    font = .system(size, weight)
    self.color = color
    self.colorSource = colorSource
    kern = 0
  }
}

extension LookReader {
  /// `text` with the attributes under `group`; `legacy` is the group of the bar's own property.
  mutating func text(
    _ text: SourcedText, in group: AppearanceProperty, on element: ElementID,
    standard: TextStandard, legacy: AppearanceProperty? = nil
  ) -> ResolvedText {
    let font = font(
      group / "font", on: element, standard: standard.font, legacy: legacy.map { $0 / "font" })
    let color =
      color(
        group / "foregroundColor", on: element, legacy: legacy.map { $0 / "foregroundColor" },
        standard: standard.color, from: standard.colorSource) ?? .clear
    return ResolvedText(
      string: text.string, path: text.path, font: font, color: color,
      letterSpacing: kern(group / "kern", on: element, legacy: legacy.map { $0 / "kern" }),
      shadow: shadow(group / "shadow", on: element, legacy: legacy.map { $0 / "shadow" }))
  }

  private mutating func font(
    _ property: AppearanceProperty, on element: ElementID, standard: FontDescriptor,
    legacy: AppearanceProperty?
  ) -> FontDescriptor {
    let reading = reading(property, legacy: legacy)
    var font = standard
    if case .font(let value)? = reading.value { font = palette.font(value, standard: standard) }
    tell(element, property, font.description, reading, legacy: legacy)
    return font
  }

  private mutating func kern(
    _ property: AppearanceProperty, on element: ElementID, legacy: AppearanceProperty?
  ) -> Double {
    let reading = reading(property, legacy: legacy)
    guard case .number(let kern)? = reading.value else { return 0 }
    tell(element, property, shortDecimal(kern), reading, legacy: legacy)
    return kern
  }

  private mutating func shadow(
    _ property: AppearanceProperty, on element: ElementID, legacy: AppearanceProperty?
  ) -> ShadowLayer? {
    let reading = reading(property, legacy: legacy)
    guard case .shadow(let shadow)? = reading.value else { return nil }
    let color = shadow.shadowColor.map { palette.color($0) } ?? Color.black.withAlpha(1.0 / 3)
    tell(element, property, color.description, reading, legacy: legacy)
    // Core Graphics' blur is two standard deviations.
    return ShadowLayer(
      color: color, dx: shadow.dx, dy: shadow.dy, sigma: shadow.shadowBlurRadius / 2)
  }

  /// The bar's tint, which is no part of any appearance object.
  mutating func tint() -> Color {
    let property = bar.property("tintColor")
    var color = palette.color(.systemBlue)
    if case .color(let value)? = property?.value { color = palette.color(value) }
    tell(
      ExplainedProperty(
        bar.id, "tintColor", color.description,
        level: property?.level.words ?? AppearanceLevel.system.words,
        origin: property?.source.text ?? "the system's default", path: property?.source.path,
        rule: property == nil
          ? CascadeReason.silent
          : "tintColor is a property of the view, which goes on counting beside appearance objects")
    )
    return color
  }
}
