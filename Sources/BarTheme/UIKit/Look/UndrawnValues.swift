import BarPrimitives
import BarSpec

extension LookReader {
  /// A value of which nothing is drawn, and what is to blame.
  struct Undrawn {
    let reading: Reading
    let cause: Reading
    /// One sentence without a full stop.
    let rule: String
    /// Whether `check` tells it.
    let isMistake: Bool

    init(_ reading: Reading, because cause: Reading, _ rule: String, isMistake: Bool = true) {
      self.reading = reading
      self.cause = cause
      self.rule = rule
      self.isMistake = isMistake
    }
  }

  /// Keeps that nothing is drawn of what `undrawn` holds, as long as it holds anything.
  mutating func tellUndrawn(
    _ element: ElementID, _ property: AppearanceProperty, _ undrawn: Undrawn
  ) {
    let (reading, cause) = (undrawn.reading, undrawn.cause)
    guard let given = reading.value, given != .null else {
      return tell(element, property, "none", reading)
    }
    let name =
      reading.slot == nil ? reading.source.text : "\(bar.kind.appearanceClassName).\(property.path)"
    tell(
      ExplainedProperty(
        element, property.path, "none", level: cause.level, slot: cause.slot,
        origin: cause.source.text, path: cause.source.path, beat: losers(property),
        ignored: [
          ExplainedProperty.Loser(name: name, value: spelled(given), path: reading.source.path)
        ] + ignored(property, of: property), rule: undrawn.rule))
    guard undrawn.isMistake, reading.source.path != nil, !isOfPreset(property, reading) else {
      return
    }
    note(
      ExplainedNote(
        .undrawn, of: ExplainedNote.Statement(reading.source), bars: [bar.id],
        properties: [property.path], rule: undrawn.rule))
  }

  /// Whether nobody has named the property.
  private func isOfPreset(_ property: AppearanceProperty, _ reading: Reading) -> Bool {
    reading.slot != nil && choice.object.effective(property)?.isPreset == true
  }
}
