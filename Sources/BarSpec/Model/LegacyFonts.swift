/// MDCTypography's fonts, from before typography schemes; named without the `Font` at the end.
public enum LegacyTypographyFont: String, Hashable, Sendable, CaseIterable {
  case display4, display3, display2, display1, headline, title, subhead, body2, body1, caption
  case button
}

/// MDCFontTextStyle: what `UIFont.mdc_preferredFont(forMaterialTextStyle:)` takes.
public enum MaterialTextStyle: String, Hashable, Sendable, CaseIterable {
  case body1, body2, button, caption, display1, headline, subheadline, title
}
