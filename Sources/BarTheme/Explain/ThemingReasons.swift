import BarPrimitives
import BarSpec

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
  let traits: ColorTraits
  /// Of what the bar stands in.
  var tint: InheritedTint

  /// `said` is where the document says it; nil: it does not.
  func property(
    _ element: ElementID, _ name: String, _ value: String, said: SpecPath?, else cause: Cause
  ) -> ExplainedProperty {
    guard let said else { return property(element, name, value, cause) }
    return ExplainedProperty(
      element, name, value, level: "document", origin: said.lastKey ?? name, path: said,
      rule: "what the document says of a bar wins over its theme")
  }

  private func property(
    _ element: ElementID, _ name: String, _ value: String, _ cause: Cause
  ) -> ExplainedProperty {
    switch cause {
    case .role(let source):
      let role = source.role.rawValue
      let alpha = source.alpha.map { " at \(shortDecimal($0))" } ?? ""
      let place = place(of: source.role)
      return ExplainedProperty(
        element, name, value, level: "theme", origin: "scheme.colors.\(role)", path: place.path,
        span: place.span,
        rule: "the theme \(source.step.rawValue) takes \(role)\(alpha) of "
          + (place.owner ?? scheme.colorDefaults.rawValue))
    case .style(let style, let step):
      let place = place(of: style)
      return ExplainedProperty(
        element, name, value, level: "theme", origin: "scheme.typography.\(style.rawValue)",
        path: place.path, span: place.span,
        rule: "the theme \(step.rawValue) sets it in \(style.rawValue) of "
          + (place.owner ?? scheme.typographyDefaults.rawValue))
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

extension ThemingReasons {
  /// Who says a part of the scheme, and where; nothing: its defaults do.
  private struct Place {
    var owner: String?
    var path: SpecPath?
    var span: SourceSpan?
  }

  /// The last one that says a role: the document, or a token file by the traits.
  private func place(of role: ColorRole) -> Place {
    guard let last = scheme.colorOverrides.last(where: { $0.role == role }) else { return Place() }
    guard let places = last.places else {
      let path = SpecPath() / "scheme" / "colors" / role.rawValue
      return Place(owner: "the document's scheme", path: path)
    }
    let span =
      switch (traits.isDark, traits.hasHighContrast) {
      case (false, false): places.light
      case (true, false): places.dark
      case (false, true): places.lightHighContrast
      case (true, true): places.darkHighContrast
      }
    return Place(owner: "the token file", span: span)
  }

  /// Parts of a style may come from both; the document, which comes last, is named.
  private func place(of style: TypographyStyle) -> Place {
    let typography = SpecPath() / "scheme" / "typography"
    guard let last = scheme.fontOverrides.last(where: { $0.style == style }) else {
      guard scheme.fontFamily != nil else { return Place() }
      return Place(owner: "the document's scheme", path: typography / "fontFamily")
    }
    guard let span = last.span else {
      return Place(owner: "the document's scheme", path: typography / style.rawValue)
    }
    return Place(owner: "the token file", span: span)
  }
}

extension ThemedRole? {
  /// Without a role, the original's own.
  var cause: ThemingReasons.Cause { map { .role($0) } ?? .original }
}
