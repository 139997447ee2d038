import BarPrimitives
import BarSpec

/// A role of the scheme with the step of a theme that takes it.
struct ThemedRole: Hashable {
  let role: ColorRole
  let step: MaterialTheme.Step
  /// What replaces the role's own alpha; nil: nothing does.
  var alpha: Double? = nil
}

/// Says of themed properties where they come from: the document, a role or a style of the scheme, or
/// the original's raw default.
struct ThemingReasons {
  /// What counts where the document says nothing of the bar itself.
  enum Cause {
    case role(ThemedRole)
    case style(TypographyStyle, MaterialTheme.Step)
    /// A constant of the theme.
    case constant(String)
    case original
  }

  let scheme: Scheme

  /// `said` is where the document says it; nil: it does not.
  func property(
    _ element: ElementID, _ name: String, _ value: String, said: SpecPath?, else cause: Cause
  ) -> ExplainedProperty {
    guard let said else { return property(element, name, value, cause) }
    return ExplainedProperty(
      element, name, value, level: "document", origin: name, path: said,
      rule: "what the document says of a bar wins over its theme")
  }

  private func property(
    _ element: ElementID, _ name: String, _ value: String, _ cause: Cause
  ) -> ExplainedProperty {
    switch cause {
    case .role(let source):
      let isOwn = scheme.colorOverrides.contains { $0.role == source.role }
      let role = source.role.rawValue
      let alpha = source.alpha.map { " at \(shortDecimal($0))" } ?? ""
      return ExplainedProperty(
        element, name, value, level: "theme", origin: "scheme.colors.\(role)",
        path: isOwn ? SpecPath() / "scheme" / "colors" / role : nil,
        rule: "the theme \(source.step.rawValue) takes \(role)\(alpha) of "
          + (isOwn ? "the document's scheme" : scheme.colorDefaults.rawValue))
    case .style(let style, let step):
      let isOwn = scheme.fontOverrides.contains { $0.style == style }
      return ExplainedProperty(
        element, name, value, level: "theme", origin: "scheme.typography.\(style.rawValue)",
        path: isOwn ? SpecPath() / "scheme" / "typography" / style.rawValue : nil,
        rule: "the theme \(step.rawValue) sets it in \(style.rawValue)")
    case .constant(let rule):
      return ExplainedProperty(
        element, name, value, level: "default", origin: "the documentation's default", rule: rule)
    case .original:
      return ExplainedProperty(
        element, name, value, level: "default", origin: "the original's default",
        rule: "neither document nor theme says anything of it")
    }
  }
}

extension ThemedRole? {
  /// Without a role, the original's own.
  var cause: ThemingReasons.Cause { map { .role($0) } ?? .original }
}
