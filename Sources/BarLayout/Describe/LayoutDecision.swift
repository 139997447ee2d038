import BarPrimitives
import BarTheme

/// One decision of the layout, as `explain` tells it.
func decision(
  _ element: ElementID, _ name: String, _ value: String, _ rule: String
) -> ExplainedProperty {
  ExplainedProperty(
    element, name, value, level: "layout", origin: "the layout's rules", rule: rule)
}

/// `12.5 pt`.
func points(_ value: Double) -> String { shortDecimal(value) + " pt" }
