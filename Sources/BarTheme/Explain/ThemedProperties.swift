import BarPrimitives
import BarSpec

/// A role of the scheme as a theme uses it.
struct ThemedRole {
  let role: ColorRole
  /// What replaces the role's own alpha; nil: nothing does.
  let alpha: Double?
  /// The theme's name.
  let theme: String
}

/// Explains properties that a document, a theme or the original's default sets, in this order.
struct ThemedProperties {
  let scheme: Scheme

  /// `path` is where the document says it; nil: nowhere.
  func color(
    _ element: ElementID, _ name: String, _ value: Color, at path: SpecPath?, _ role: ThemedRole?
  ) -> ExplainedProperty {
    if let path { return document(element, name, "\(value)", path) }
    guard let role else { return standard(element, name, "\(value)") }
    let isOwn = scheme.colorOverrides.contains { $0.role == role.role }
    let alpha = role.alpha.map { " at \(shortDecimal($0))" } ?? ""
    return ExplainedProperty(
      element, name, "\(value)", level: "theme", origin: "scheme.colors.\(role.role.rawValue)",
      path: isOwn ? SpecPath() / "scheme" / "colors" / role.role.rawValue : nil,
      rule: "the theme \(role.theme) takes \(role.role.rawValue)\(alpha) of "
        + (isOwn ? "the document's scheme" : scheme.colorDefaults.rawValue))
  }

  /// The font of titles, which themes set in `button`. `theme` is its name; nil: there is none.
  func titleFont(
    _ element: ElementID, _ value: FontDescriptor, at path: SpecPath?, theme: String?
  ) -> ExplainedProperty {
    let name = "titleFont"
    if let path { return document(element, name, "\(value)", path) }
    guard let theme else { return standard(element, name, "\(value)") }
    let style = TypographyStyle.button
    return ExplainedProperty(
      element, name, "\(value)", level: "theme", origin: "scheme.typography.\(style.rawValue)",
      path: scheme.fontOverrides.contains { $0.style == style }
        ? SpecPath() / "scheme" / "typography" / style.rawValue : nil,
      rule: "the theme \(theme) sets titles in \(style.rawValue)")
  }

  private func document(
    _ element: ElementID, _ name: String, _ value: String, _ path: SpecPath
  ) -> ExplainedProperty {
    ExplainedProperty(
      element, name, value, level: "document", origin: name, path: path,
      rule: "what the document says of a bar wins over its theme")
  }

  private func standard(
    _ element: ElementID, _ name: String, _ value: String
  ) -> ExplainedProperty {
    ExplainedProperty(
      element, name, value, level: "default", origin: "the original's default",
      rule: "neither document nor theme says anything of it")
  }
}
