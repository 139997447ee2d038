import BarDisplayList
import BarLayout
import BarPrimitives
import BarSpec
import BarTheme

extension [ExplainedProperty] {
  /// With the overlays that the elements' elevation in the dark style lays over their colours.
  func lightened(in elements: [LayoutElement]) -> [ExplainedProperty] {
    let lightened = elements.flatMap(\.lightened)
    return map { property in
      lightened.first { $0.id == property.element && property.name == $0.property }
        .map { property.lightened(to: $0.seen, by: $0.percent) } ?? property
    }
  }
}

/// A colour that the dark style has lightened by its elevation.
private struct LightenedColor {
  let id: ElementID
  let property = "backgroundColor"
  /// As explanations spell colours.
  let seen: String
  /// How much white lies over it.
  let percent: Double
}

extension LayoutElement {
  /// Of the element and all in it.
  fileprivate var lightened: [LightenedColor] {
    let inside = children.flatMap(\.lightened)
    guard let alpha = details.first(where: { $0.name == "elevationOverlayAlpha" }),
      case .number(let fraction) = alpha.value, fraction > 0,
      let seen = details.first(where: { $0.name == "backgroundColor" })
    else { return inside }
    return [LightenedColor(id: id, seen: seen.value.description, percent: fraction * 100)] + inside
  }
}

extension ExplainedProperty {
  /// With the elevation overlay as the last step.
  fileprivate func lightened(to seen: String, by percent: Double) -> ExplainedProperty {
    let white = "an overlay of white at \(shortDecimal(percent, places: 2)) %"
    return ExplainedProperty(
      element, name, seen, level: level, slot: slot, origin: origin, path: path, span: span,
      beat: [Loser(name: "without the elevation overlay", value: value, path: path)] + beat,
      ignored: ignored,
      rule: "\(rule); \(value) → \(white) for its elevation in the dark style → \(seen)")
  }
}
