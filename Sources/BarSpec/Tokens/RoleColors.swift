import BarPrimitives

/// A colour with the place in its token file.
struct PlacedColor: Hashable, Sendable {
  let color: Color
  let span: SourceSpan?
}

/// The colours of one role, by the traits that a token file gives them for.
struct RoleColors {
  private var colors: [TokenMode: PlacedColor] = [:]

  subscript(mode: TokenMode) -> PlacedColor? {
    get { colors[mode] }
    set { colors[mode] = newValue }
  }

  /// Whether there is a colour, and none that is meant for the light style, too.
  var isDarkOnly: Bool { color(.light) == nil && color(.dark) != nil }

  /// One colour by the traits; nil when the file has none for the role.
  fileprivate func override(of role: ColorRole) -> ColorRoleOverride? {
    guard let light = color(.light) ?? color(.dark), let dark = color(.dark) ?? color(.light)
    else { return nil }
    let high = (light: color(.light, .high), dark: color(.dark, .high))
    let byContrast = (light: pair(light, high.light), dark: pair(dark, high.dark))
    return ColorRoleOverride(
      role: role,
      color: byContrast.light == byContrast.dark
        ? byContrast.light
        : ColorValue(.byStyle(light: byContrast.light, dark: byContrast.dark)),
      places: TokenPlaces(
        light: light.span, dark: dark.span, lightHighContrast: (high.light ?? light).span,
        darkHighContrast: (high.dark ?? dark).span))
  }

  private func pair(_ normal: PlacedColor, _ high: PlacedColor?) -> ColorValue {
    let fixed = ColorValue(.fixed(normal.color))
    guard let high, high.color != normal.color else { return fixed }
    return ColorValue(.byContrast(normal: fixed, high: ColorValue(.fixed(high.color))))
  }

  /// The most telling one that there is.
  private func color(
    _ style: Traits.UserInterfaceStyle, _ contrast: TokenMode.Contrast = .normal
  ) -> PlacedColor? {
    if contrast == .high {
      return colors[TokenMode(style: style, contrast: .high)] ?? colors[TokenMode(contrast: .high)]
    }
    return colors[TokenMode(style: style, contrast: .normal)] ?? colors[TokenMode(style: style)]
      ?? colors[TokenMode(contrast: .normal)] ?? colors[TokenMode()]
  }
}

/// One of each role, in the order of the roles.
extension [RoleColors] {
  /// Those that a file has.
  var overrides: [ColorRoleOverride] {
    zip(ColorRole.allCases, self).compactMap { $1.override(of: $0) }
  }

  /// Whether the file has colours, and all of them are the dark style's.
  var areDarkOnly: Bool {
    let given = filter { $0.override(of: .primary) != nil }
    return !given.isEmpty && given.allSatisfy(\.isDarkOnly)
  }
}
