import BarPrimitives
import BarSpec

/// Who decides what the system's default is: a tint, or a legacy property.
struct StandardSource: Hashable, Sendable {
  let level: String
  let source: AppearanceSource
  /// One sentence without a full stop.
  let rule: String
  /// What it won over.
  var beat: [ExplainedProperty.Loser] = []
}

/// A tint, and who gives it.
struct TintLook {
  let color: Color
  /// Nil: nothing in the document does.
  let source: StandardSource?
  /// Why the proxy of an item has no say in it, where it would have one; one sentence.
  var veil: String?

  /// Of what stands on the tint.
  func source(rule: String) -> StandardSource? {
    source.map {
      StandardSource(
        level: $0.level, source: $0.source, rule: rule + (veil.map { "; " + $0 } ?? ""),
        beat: $0.beat)
    }
  }
}

extension LookReader {
  /// The bar's tint, which is no part of any appearance object.
  mutating func tint() -> TintLook {
    let property = bar.property("tintColor")
    var color = palette.color(.systemBlue)
    var source: StandardSource?
    var veil: StandardSource?
    if let property, case .color(let value) = property.value {
      color = palette.color(value)
      source = StandardSource(
        level: property.level.words, source: property.source, rule: CascadeReason.viewTint,
        beat: hiddenOfBar("tintColor"))
    } else {
      veil = barVeil("tintColor")
      source = veil
    }
    tell(
      ExplainedProperty(
        bar.id, "tintColor", color.description,
        level: source?.level ?? AppearanceLevel.system.words,
        origin: source?.source.text ?? "the system's default", path: source?.source.path,
        beat: source?.beat ?? [], rule: source?.rule ?? CascadeReason.silent))
    return TintLook(color: color, source: source, veil: veil?.rule)
  }

  /// An item's own tint, or its proxy's, or else the bar's.
  func tint(of item: ItemProperties, or tint: TintLook) -> TintLook {
    let own = item.saying("tintColor")
    let hidden = hiddenLosers(own, item.proxyClass)
    if let property = own.value, case .color(let value) = property.value {
      let level =
        property.level == .item ? "the item's own tint" : property.level.words(of: item.proxyClass)
      return TintLook(
        color: palette.color(value),
        source: StandardSource(
          level: level, source: property.itemSource, rule: CascadeReason.itemTint,
          beat: hidden + said(tint)))
    }
    guard let veil = own.veil, !hidden.isEmpty else { return tint }
    let source = StandardSource(
      level: tint.source?.level ?? veil.level.words(of: item.proxyClass),
      source: tint.source?.source ?? veil.veilSource(in: nil), rule: CascadeReason.itemVeil,
      beat: hidden + (tint.source?.beat ?? []))
    return TintLook(color: tint.color, source: source, veil: CascadeReason.itemVeil)
  }

  /// The bar's tint as what something wins over; nothing where it is the system's.
  private func said(_ tint: TintLook) -> [ExplainedProperty.Loser] {
    guard let source = tint.source, let path = source.source.path else { return [] }
    return [
      ExplainedProperty.Loser(
        name: "tintColor of the bar", value: tint.color.description, path: path)
    ] + source.beat
  }

  /// The bar's legacy property where it counts; nil: it does not, or the document does not say it.
  func legacySource(_ property: AppearanceProperty) -> StandardSource? {
    guard choice.isLegacy else { return nil }
    guard let own = bar.property(property), own.value != .null else { return barVeil(property) }
    return StandardSource(
      level: own.level.words, source: own.source, rule: CascadeReason.legacy,
      beat: hiddenOfBar(property))
  }

  /// What the bar itself has set in place of its proxy's and says nothing with: a nil, or a dictionary
  /// that leaves the property out. Nil: it has not.
  func barVeil(_ property: AppearanceProperty) -> StandardSource? {
    guard let own = bar.ownSetting(of: property) else { return nil }
    let hidden = hiddenOfBar(property)
    guard !hidden.isEmpty else { return nil }
    return StandardSource(
      level: own.level.words, source: own.barVeilSource(property), rule: CascadeReason.barVeil,
      beat: hidden)
  }

  /// What the bar's proxy says of a property of the bar that the bar itself has set, to nil too.
  func hiddenOfBar(_ property: AppearanceProperty) -> [ExplainedProperty.Loser] {
    guard bar.ownSetting(of: property) != nil else { return [] }
    return bar.properties.filter {
      $0.property == property && $0.level == .proxy && $0.value != .null
    }.map { hidden in
      ExplainedProperty.Loser(
        name: "\(bar.kind.className).appearance().\(property.path)",
        value: spelled(hidden.value), path: hidden.source.path)
    }
  }
}

extension BarProperty {
  /// A nil, or the dictionary that leaves `property` out. A statement is whole.
  fileprivate func barVeilSource(_ property: AppearanceProperty) -> AppearanceSource {
    guard source.text == self.property.path else { return source }
    guard let whole = property.dictionary, self.property != whole else {
      return value == .null
        ? AppearanceSource(
          "\(self.property.wordOfNone) as \(self.property.path)", path: source.path) : source
    }
    return source.ofWholeSetting
  }
}
