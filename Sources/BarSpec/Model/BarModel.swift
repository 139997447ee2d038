import BarPrimitives

/// A valid spec document: what the rest of the program may believe.
///
/// It says what the document said, or nil where the document is silent; defaults that need a theme,
/// a device or a neighbour are chosen in BarTheme and nowhere else.
public struct BarModel: Hashable, Sendable {
  /// The screen that the bars stand on, turned to its orientation, its scale already overridden.
  public var device: Device
  /// iOS generation, 9 to 18.
  public var os: Int
  /// The trait collection.
  public var traits: Traits
  /// Container scheme: colours and typography.
  public var scheme: Scheme
  /// The tracking scroll view; nil: there is none.
  public var content: Content?
  /// Nil: no status bar is drawn (`"statusBar": null`).
  public var statusBar: StatusBar?
  /// Font files that the spec adds, in order.
  public var fonts: [FontFile]
  /// In paint order, at least one.
  public var bars: [Bar]
  /// What happens before the picture is taken, in order.
  public var scroll: [ScrollEvent]
  /// Whether the bars live in an app extension, which has no status bar to hide.
  public var isAppExtension: Bool
  /// Appearance proxies, named appearances and steps.
  public var uikit: UIKitSetup

  /// For tests and for the reader; nothing is checked here.
  public init(
    device: Device, os: Int, traits: Traits, scheme: Scheme, content: Content?,
    statusBar: StatusBar?, fonts: [FontFile], bars: [Bar], scroll: [ScrollEvent] = [],
    isAppExtension: Bool = false, uikit: UIKitSetup = UIKitSetup()
  ) {
    self.device = device
    self.os = os
    self.traits = traits
    self.scheme = scheme
    self.content = content
    self.statusBar = statusBar
    self.fonts = fonts
    self.bars = bars
    self.scroll = scroll
    self.isAppExtension = isAppExtension
    self.uikit = uikit
  }
}

/// One bar of any kind. Each carries its element id: the spec's own `id` or the type word, with
/// `#2` and on for further bars of a type.
public enum Bar: Hashable, Sendable {
  case appBar(AppBar)
  case flexibleHeader(FlexibleHeader)
  case view(StandaloneView)
  case uikit(UIKitBar)
}

/// A screen.
public struct Device: Hashable, Sendable {
  /// The preset's name, or `custom`.
  public var name: String
  /// Points, in the orientation shown.
  public var size: Size
  /// Pixels per point: 1, 1.5, 2 or 3.
  public var scale: Double
  /// Points, in the orientation shown.
  public var safeArea: Insets
  /// Points, 0 when the status bar is hidden.
  public var statusBarHeight: Double

  public init(
    name: String, size: Size, scale: Double, safeArea: Insets, statusBarHeight: Double
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
  }
}

/// UITraitCollection's words.
public struct Traits: Hashable, Sendable {
  public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable { case light, dark }
  /// UIContentSizeCategory, spelled as its suffix.
  public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }
  /// UIUserInterfaceLevel.
  public enum UserInterfaceLevel: String, Hashable, Sendable, CaseIterable { case base, elevated }
  public var userInterfaceStyle: UserInterfaceStyle
  public var layoutDirection: LayoutDirection
  public var preferredContentSizeCategory: ContentSizeCategory
  /// BCP 47 tag.
  public var locale: String
  /// Whether VoiceOver runs.
  public var voiceOver: Bool
  public var userInterfaceLevel: UserInterfaceLevel
  /// Whether materials are opaque.
  public var reduceTransparency: Bool

  public init(
    userInterfaceStyle: UserInterfaceStyle = .light,
    layoutDirection: LayoutDirection = .leftToRight,
    preferredContentSizeCategory: ContentSizeCategory = .large, locale: String = "en",
    voiceOver: Bool = false, userInterfaceLevel: UserInterfaceLevel = .base,
    reduceTransparency: Bool = false
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.locale = locale
    self.voiceOver = voiceOver
    self.userInterfaceLevel = userInterfaceLevel
    self.reduceTransparency = reduceTransparency
  }
}

/// MDCContainerScheme.
public struct Scheme: Hashable, Sendable {
  /// MDCColorSchemeDefaults.
  public enum ColorDefaults: String, Hashable, Sendable, CaseIterable {
    case material201804, materialDark201907, material201907
  }
  /// MDCTypographySchemeDefaults.
  public enum TypographyDefaults: String, Hashable, Sendable, CaseIterable {
    case material201804, material201902
  }
  public var colorDefaults: ColorDefaults
  /// Roles that the document replaces, each after the role that it names, if it names one.
  public var colorOverrides: [ColorRoleOverride]
  public var typographyDefaults: TypographyDefaults
  /// Nil: Roboto.
  public var fontFamily: String?
  /// Styles that the document replaces; none of the fonts has a style to start from.
  public var fontOverrides: [TypographyOverride]

  public init(
    colorDefaults: ColorDefaults = .material201804, colorOverrides: [ColorRoleOverride] = [],
    typographyDefaults: TypographyDefaults = .material201804, fontFamily: String? = nil,
    fontOverrides: [TypographyOverride] = []
  ) {
    self.colorDefaults = colorDefaults
    self.colorOverrides = colorOverrides
    self.typographyDefaults = typographyDefaults
    self.fontFamily = fontFamily
    self.fontOverrides = fontOverrides
  }
}

/// One role of the colour scheme with the document's colour.
public struct ColorRoleOverride: Hashable, Sendable {
  public var role: ColorRole
  public var color: ColorValue

  public init(role: ColorRole, color: ColorValue) {
    self.role = role
    self.color = color
  }
}

/// One text style with the document's font.
public struct TypographyOverride: Hashable, Sendable {
  public var style: TypographyStyle
  public var font: FontValue

  public init(style: TypographyStyle, font: FontValue) {
    self.style = style
    self.font = font
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

/// A colour as the document names it.
public struct ColorValue: Hashable, Sendable {
  public enum Base: Hashable, Sendable {
    /// Hex, `clear`, `{"white": …}`, and UIKit's fixed constants (`lightGray`).
    case fixed(Color)
    /// A role of the scheme.
    case role(ColorRole)
    /// UIKit's colours that differ between light and dark, by name (`systemBlue`, `label`).
    case system(SystemColor)
  }
  public var base: Base
  /// Replaces the base's alpha; 0 to 1.
  public var alpha: Double?

  public init(_ base: Base, alpha: Double? = nil) {
    self.base = base
    self.alpha = alpha
  }
}

/// A font as the document names it.
public struct FontValue: Hashable, Sendable {
  /// A text style to start from; nil: the property's own default.
  public var style: TypographyStyle?
  /// UIKit's text style to start from, at the size that the content size category gives it.
  public var textStyle: UIKitTextStyle?
  public var family: String?
  public var weight: FontWeight?
  /// Points, above 0.
  public var size: Double?

  public init(
    style: TypographyStyle? = nil, family: String? = nil, weight: FontWeight? = nil,
    size: Double? = nil, textStyle: UIKitTextStyle? = nil
  ) {
    self.style = style
    self.textStyle = textStyle
    self.family = family
    self.weight = weight
    self.size = size
  }
}

/// A font file that the spec adds to the chain.
public struct FontFile: Hashable, Sendable {
  /// As the spec says it, relative to the spec's folder.
  public var file: String
  /// Nil: the name in the file.
  public var family: String?
  public var axes: [Axis]
  public var path: SpecPath

  /// A value on an axis of a variable font, in the axis's own numbers.
  public struct Axis: Hashable, Sendable {
    /// At most four characters, an OpenType tag.
    public var tag: String
    public var value: Double
  }

  public init(file: String, family: String?, axes: [Axis] = [], path: SpecPath) {
    self.file = file
    self.family = family
    self.axes = axes
    self.path = path
  }
}

/// What lies under the bars and scrolls.
public struct Content: Hashable, Sendable {
  /// Where the content is.
  public enum Position: Hashable, Sendable {
    /// Points from rest; negative pulls the content down.
    case scrolledBy(Double)
    /// UIScrollView's own number: at rest minus the top inset.
    case contentOffset(Double)
  }
  /// UIScrollView.ContentInsetAdjustmentBehavior.
  public enum InsetAdjustment: String, Hashable, Sendable, CaseIterable { case automatic, never }
  public var backgroundColor: ColorValue?
  /// Placeholder rows, 0 or more.
  public var rows: Int
  public var position: Position
  /// Points; nil: as high as the rows, or without rows without end.
  public var contentHeight: Double?
  /// What the document gives beside what headers inject.
  public var contentInset: Insets
  public var contentInsetAdjustmentBehavior: InsetAdjustment
  /// Whether a finger is down.
  public var isTracking: Bool
  public var isPagingEnabled: Bool

  public init(
    backgroundColor: ColorValue? = nil, rows: Int = 0, position: Position = .scrolledBy(0),
    contentHeight: Double? = nil, contentInset: Insets = .zero,
    contentInsetAdjustmentBehavior: InsetAdjustment = .automatic, isTracking: Bool = false,
    isPagingEnabled: Bool = false
  ) {
    self.backgroundColor = backgroundColor
    self.rows = rows
    self.position = position
    self.contentHeight = contentHeight
    self.contentInset = contentInset
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.isTracking = isTracking
    self.isPagingEnabled = isPagingEnabled
  }
}

/// The strip with clock and battery.
public struct StatusBar: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case lightContent, darkContent
  }
  /// Nil: by contrast with what is behind.
  public var style: Style?
  /// Nil: `9:41`.
  public var time: SourcedText?

  public init(style: Style? = nil, time: SourcedText? = nil) {
    self.style = style
    self.time = time
  }
}

/// A string that will be drawn, with its place in the document, so that a character without a font
/// can be told with the line that asked for it.
public struct SourcedText: Hashable, Sendable {
  public var string: String
  public var path: SpecPath

  public init(_ string: String, path: SpecPath) {
    self.string = string
    self.path = path
  }
}
