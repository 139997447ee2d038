import BarPrimitives
import BarSpec
import BarTheme

extension StatedKeys {
  /// A decision of the layout, which the first of `keys` that the document has may have taken.
  func decision(
    _ element: ElementID, _ name: String, _ value: String, by keys: [String], _ rule: String
  ) -> ExplainedProperty {
    for key in keys {
      guard let path = place(of: key) else { continue }
      return ExplainedProperty(
        element, name, value, level: "document", origin: key, path: path, rule: rule)
    }
    return ExplainedProperty(
      element, name, value, level: "layout", origin: "the layout's rules", rule: rule)
  }
}
