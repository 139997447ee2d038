import BarPrimitives
import BarSpec

/// Who decides what the system's default is: a tint, or a legacy property.
struct StandardSource: Hashable, Sendable {
  let level: String
  let source: AppearanceSource
  /// One sentence without a full stop.
  let rule: String
}

/// A tint, and who gives it.
struct TintLook {
  let color: Color
  /// Nil: nothing in the document does.
  let source: StandardSource?

  /// Of what stands on the tint.
  func source(rule: String) -> StandardSource? {
    source.map { StandardSource(level: $0.level, source: $0.source, rule: rule) }
  }
}

extension LookReader {
  /// The bar's tint, which is no part of any appearance object.
  mutating func tint() -> TintLook {
    let property = bar.property("tintColor")
    var color = palette.color(.systemBlue)
    var source: StandardSource?
    if let property, case .color(let value) = property.value {
      color = palette.color(value)
      source = StandardSource(
        level: property.level.words, source: property.source, rule: CascadeReason.viewTint)
    }
    tell(
      ExplainedProperty(
        bar.id, "tintColor", color.description,
        level: source?.level ?? AppearanceLevel.system.words,
        origin: source?.source.text ?? "the system's default", path: source?.source.path,
        rule: source?.rule ?? CascadeReason.silent))
    return TintLook(color: color, source: source)
  }

  /// An item's own tint, or its proxy's, or else the bar's.
  func tint(of item: ItemProperties, or tint: TintLook) -> TintLook {
    for own in item.values("tintColor") {
      guard case .color(let value) = own.value else { continue }
      let level = own.level == .item ? "the item's own tint" : own.level.words(of: item.proxyClass)
      return TintLook(
        color: palette.color(value),
        source: StandardSource(
          level: level, source: own.itemSource, rule: CascadeReason.itemTint))
    }
    return tint
  }

  /// The bar's legacy property where it counts; nil: it does not, or the document does not say it.
  func legacySource(_ property: AppearanceProperty) -> StandardSource? {
    guard choice.isLegacy, let own = bar.property(property), own.value != .null else { return nil }
    return StandardSource(
      level: own.level.words, source: own.source, rule: CascadeReason.legacy)
  }
}
