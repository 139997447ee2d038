import BarPrimitives
import BarSpec
import BarTheme

extension SwiftText {
  /// The window, and the views that bars stand in, as far as the document says anything of them.
  mutating func addTintedViews(_ outcome: AppearanceOutcome, of bars: [Bar]) {
    if !outcome.window.isEmpty {
      add("")
      add("// The window: its tint reaches every view in it that has none of its own.")
      function("configureWindow", "_ window: UIWindow") { text in
        text.addTints(outcome.window, to: "window")
      }
    }
    for (index, bar) in bars.enumerated() {
      let settings = outcome.superview(of: bar.id)
      guard !settings.isEmpty else { continue }
      add("")
      add("// The view that \(bar.id.path) stands in: its controller's or its parent's.")
      function("configureSuperview\(index + 1)", "_ superview: UIView") { text in
        text.addTints(settings, to: "superview")
      }
    }
  }

  /// Of a view, or of the proxy of its class.
  mutating func addTints(_ settings: [AppearanceOutcome.Setting], to target: String) {
    for setting in settings {
      add("\(target).\(setting.property.path) = \(SwiftValue.appearance(setting.value))")
    }
  }
}
