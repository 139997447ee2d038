import BarPrimitives
import BarSpec

extension AppearanceChoice {
  /// Which object the whole look comes from, and what that decides, as rows of their own: `inspect`
  /// names them.
  public func explanation(of bar: ElementID) -> [ExplainedProperty] {
    let source = object.source ?? AppearanceSource.systemObject(object.kind)
    func row(_ name: String, _ value: String, _ rule: String) -> ExplainedProperty {
      ExplainedProperty(
        bar, name, value, level: level.words, slot: slot.rawValue, origin: source.text,
        path: source.path, rule: rule)
    }
    return [
      row("slot", slot.rawValue, reason), row("level", level.rawValue, reason),
      row(
        "transparentised", "\(isTransparentised)",
        isTransparentised
          ? CascadeReason.cleared : "background and shadow of the object in use are drawn"),
      row(
        "legacy", "\(isLegacy)",
        isLegacy
          ? CascadeReason.legacy
          : level == .system
            ? "no legacy property is set" : "an appearance object is in use"),
    ]
  }
}
