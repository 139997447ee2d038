import BarSpec

/// What a slot's own nil hides: the object of a proxy, or the one that was there before.
extension LookReader {
  /// `reading` where a nil has opened the way to it.
  func veiled(_ reading: Reading, _ property: AppearanceProperty) -> Reading {
    guard let veil = choice.veils.first(where: { !hidden(by: $0, property).isEmpty }) else {
      return reading
    }
    guard reading.source.path == nil else {
      return Reading(
        value: reading.value, level: reading.level, slot: reading.slot, source: reading.source,
        rule: reading.rule + "; " + veil.reason, beat: reading.beat, ignored: reading.ignored)
    }
    let isClear = choice.isTransparentised && property.isBackgroundOrShadow
    return Reading(
      value: reading.value, level: veil.level.words, slot: veil.slot.rawValue,
      source: veil.source,
      rule: veil.reason + (isClear ? ": " + reading.rule : ": the system's default is left"),
      beat: reading.beat, ignored: reading.ignored)
  }

  /// What the objects that a nil hides say of a property.
  func hidden(
    by veil: AppearanceChoice.Veil, _ property: AppearanceProperty
  ) -> [ExplainedProperty.Loser] {
    veil.hidden.compactMap { loser($0, property) }
  }

  /// What the object of a place that does not count says; nil: nothing.
  func loser(
    _ candidate: AppearanceChoice.Candidate, _ property: AppearanceProperty
  ) -> ExplainedProperty.Loser? {
    candidate.object?.effective(property).map { entry in
      ExplainedProperty.Loser(
        name: "\(candidate.level.rawValue).\(candidate.slot.rawValue)"
          + (candidate.isEarlier ? ", earlier" : ""),
        value: spelled(entry.value), path: entry.source.path)
    }
  }
}

extension AppearanceChoice.Veil {
  /// One sentence without a full stop.
  fileprivate var reason: String {
    let owner = level == .item ? "item" : "bar"
    let isProxys = hidden.contains { !$0.isEarlier }
    return "\(slot.rawValue) is set to nil on the \(owner) itself, "
      + (isProxys ? "which hides its proxy's" : "which takes away the object that was there")
  }
}
