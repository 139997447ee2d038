import BarSpec

/// A bar's own nil for the metrics .compact over what its proxy has for them: what is set for the
/// default metrics counts then.
extension LookReader {
  /// Nil: there is none, or the bar is not of compact height.
  func compactVeil(_ legacy: AppearanceProperty?) -> StandardSource? {
    guard isCompact, let legacy else { return nil }
    return barVeil(AppearanceProperty("compact." + legacy.path))
  }

  /// `reading` where such a nil has opened the way to it.
  func compactVeiled(
    _ reading: Reading, _ legacy: AppearanceProperty?, _ property: AppearanceProperty
  ) -> Reading {
    guard choice.isLegacy, !choice.isTransparentised || !property.isBackgroundOrShadow,
      let veil = compactVeil(legacy)
    else { return reading }
    let isSystems = reading.source.path == nil
    return Reading(
      value: reading.value, level: isSystems ? veil.level : reading.level,
      slot: isSystems ? nil : reading.slot, source: isSystems ? veil.source : reading.source,
      rule: isSystems ? veil.rule : reading.rule + "; " + CascadeReason.compactVeil,
      beat: reading.beat + veil.beat, ignored: reading.ignored)
  }
}
