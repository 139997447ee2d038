import BarSpec

extension SwiftText {
  /// The calls of a theme, in their order.
  mutating func addTheme(_ theme: MaterialTheme, to target: String, component: String) {
    for step in theme.steps {
      switch step {
      case .primary, .surface:
        need(
          import: "MaterialComponents.Material\(component)_Theming",
          pod: "\(component)+Theming")
        let variant = step == .primary ? "Primary" : "Surface"
        add("\(target).apply\(variant)Theme(withScheme: containerScheme)")
      case .colorThemer: addThemer("ColorThemer", "applySemanticColorScheme(", target, component)
      case .surfaceColorThemer:
        addThemer("ColorThemer", "applySurfaceVariant(withColorScheme: ", target, component)
      case .legacyColorThemer: addLegacyThemer(target, component)
      case .typographyThemer:
        addThemer("TypographyThemer", "applyTypographyScheme(", target, component)
      }
    }
  }

  /// A basic scheme, from before the semantic ones, has little more than a primary colour.
  mutating func addLegacyThemer(_ target: String, _ component: String) {
    need(import: "MaterialComponents.MaterialThemes", pod: "Themes")
    need(
      import: "MaterialComponents.Material\(component)_ColorThemer", pod: "\(component)+ColorThemer"
    )
    let scheme = freshName("basicScheme")
    add("let \(scheme) = MDCBasicColorScheme(")
    add("  primaryColor: containerScheme.colorScheme.primaryColor)")
    add("MDC\(component)ColorThemer.applyColorScheme(\(scheme), to: \(target))")
  }

  private mutating func addThemer(
    _ themer: String, _ call: String, _ target: String, _ component: String
  ) {
    need(
      import: "MaterialComponents.Material\(component)_\(themer)", pod: "\(component)+\(themer)")
    let scheme = themer == "ColorThemer" ? "colorScheme" : "typographyScheme"
    add("MDC\(component)\(themer).\(call)containerScheme.\(scheme), to: \(target))")
  }
}
