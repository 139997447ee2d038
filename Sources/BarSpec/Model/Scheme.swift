import BarPrimitives

/// MDCContainerScheme: colours, typography and shapes.
public struct Scheme: Hashable, Sendable {
  /// MDCColorSchemeDefaults.
  public enum ColorDefaults: String, Hashable, Sendable, CaseIterable {
    case material201804, materialDark201907, material201907
  }
  /// MDCTypographySchemeDefaults.
  public enum TypographyDefaults: String, Hashable, Sendable, CaseIterable {
    case material201804, material201902
  }
  /// Token files, relative to the document, each with the place that names it.
  public var files: [SourcedText]
  public var colorDefaults: ColorDefaults
  /// Roles that a token file or the document replaces, each after the roles that it names.
  public var colorOverrides: [ColorRoleOverride]
  /// Nil: as `colorDefaults` have it.
  public var elevationOverlayEnabledForDarkMode: Bool?
  public var typographyDefaults: TypographyDefaults
  /// Heeded by lists, banners and chips; the theming of bars takes the fonts as they are.
  public var useCurrentContentSizeCategoryWhenApplied: Bool
  /// Nil: Roboto.
  public var fontFamily: String?
  /// Styles that a token file or the document replaces; none of the fonts has a style to start from.
  public var fontOverrides: [TypographyOverride]
  /// Nil: none, as MDCContainerScheme's own default has it.
  public var shape: ShapeCategories?

  public init(
    files: [SourcedText] = [], colorDefaults: ColorDefaults = .material201804,
    colorOverrides: [ColorRoleOverride] = [],
    elevationOverlayEnabledForDarkMode: Bool? = nil,
    typographyDefaults: TypographyDefaults = .material201804,
    useCurrentContentSizeCategoryWhenApplied: Bool = false, fontFamily: String? = nil,
    fontOverrides: [TypographyOverride] = [], shape: ShapeCategories? = nil
  ) {
    self.files = files
    self.colorDefaults = colorDefaults
    self.colorOverrides = colorOverrides
    self.elevationOverlayEnabledForDarkMode = elevationOverlayEnabledForDarkMode
    self.typographyDefaults = typographyDefaults
    self.useCurrentContentSizeCategoryWhenApplied = useCurrentContentSizeCategoryWhenApplied
    self.fontFamily = fontFamily
    self.fontOverrides = fontOverrides
    self.shape = shape
  }
}

/// One role of the colour scheme with the document's colour.
public struct ColorRoleOverride: Hashable, Sendable {
  public var role: ColorRole
  public var color: ColorValue
  /// Where a token file says it; nil: the document does.
  public var places: TokenPlaces?

  public init(role: ColorRole, color: ColorValue, places: TokenPlaces? = nil) {
    self.role = role
    self.color = color
    self.places = places
  }
}

/// Where token files say a role's colour, by the traits that it is for.
public struct TokenPlaces: Hashable, Sendable {
  public var light: SourceSpan?
  public var dark: SourceSpan?
  public var lightHighContrast: SourceSpan?
  public var darkHighContrast: SourceSpan?
}

/// One text style with the document's font.
public struct TypographyOverride: Hashable, Sendable {
  public var style: TypographyStyle
  public var font: FontValue
  /// Where a token file says it; nil: the document does.
  public var span: SourceSpan?
  /// Families that a token file names after the font's, for where that is not to be had.
  public var otherFamilies: [String]

  public init(
    style: TypographyStyle, font: FontValue, span: SourceSpan? = nil, otherFamilies: [String] = []
  ) {
    self.style = style
    self.font = font
    self.span = span
    self.otherFamilies = otherFamilies
  }
}

/// MDCColorScheming's roles, without the `Color` at the end.
public enum ColorRole: String, Hashable, Sendable, CaseIterable {
  case primary, primaryVariant, secondary, error, surface, background
  case onPrimary, onSecondary, onSurface, onBackground
}

/// MDCTypographyScheming's styles.
public enum TypographyStyle: String, Hashable, Sendable, CaseIterable {
  case headline1, headline2, headline3, headline4, headline5, headline6
  case subtitle1, subtitle2, body1, body2, caption, button, overline
}
