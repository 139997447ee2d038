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
  /// Where the document says each bar; beyond its end, one after the other in `bars`.
  public var barPaths: [SpecPath] = []
  /// Nil: the screen stands still.
  public var transition: ScreenTransition?
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

  /// The head of its elements' ids.
  public var id: ElementID {
    switch self {
    case .appBar(let bar): bar.id
    case .flexibleHeader(let bar): bar.id
    case .view(let bar): bar.id
    case .uikit(let bar): bar.id
    }
  }
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
  /// UIAccessibilityContrast.
  public enum AccessibilityContrast: String, Hashable, Sendable, CaseIterable { case normal, high }
  /// UIUserInterfaceLevel.
  public enum UserInterfaceLevel: String, Hashable, Sendable, CaseIterable { case base, elevated }
  public var userInterfaceStyle: UserInterfaceStyle
  public var layoutDirection: LayoutDirection
  public var preferredContentSizeCategory: ContentSizeCategory
  /// BCP 47 tag.
  public var locale: String
  /// Whether VoiceOver runs.
  public var voiceOver: Bool
  public var accessibilityContrast: AccessibilityContrast
  public var userInterfaceLevel: UserInterfaceLevel
  /// Whether materials are opaque.
  public var reduceTransparency: Bool

  public init(
    userInterfaceStyle: UserInterfaceStyle = .light,
    layoutDirection: LayoutDirection = .leftToRight,
    preferredContentSizeCategory: ContentSizeCategory = .large, locale: String = "en",
    voiceOver: Bool = false, accessibilityContrast: AccessibilityContrast = .normal,
    userInterfaceLevel: UserInterfaceLevel = .base, reduceTransparency: Bool = false
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.locale = locale
    self.voiceOver = voiceOver
    self.accessibilityContrast = accessibilityContrast
    self.userInterfaceLevel = userInterfaceLevel
    self.reduceTransparency = reduceTransparency
  }
}

/// A font as the document names it.
public struct FontValue: Hashable, Sendable {
  /// What a font starts from.
  public enum Base: Hashable, Sendable {
    /// A text style of the scheme.
    case style(TypographyStyle)
    case legacy(LegacyTypographyFont)
    /// At the text size of the traits.
    case preferred(MaterialTextStyle)
    /// UIKit's preferredFont(forTextStyle:), at the text size of the traits.
    case textStyle(UIKitTextStyle)
  }
  /// Nil: the property's own default.
  public var base: Base?
  public var family: String?
  public var weight: FontWeight?
  /// Points, above 0.
  public var size: Double?
  /// Points, above 0.
  public var lineHeight: Double?

  public init(
    _ base: Base? = nil, family: String? = nil, weight: FontWeight? = nil, size: Double? = nil,
    lineHeight: Double? = nil
  ) {
    self.base = base
    self.family = family
    self.weight = weight
    self.size = size
    self.lineHeight = lineHeight
  }
}

/// A font file that the spec adds to the chain.
public struct FontFile: Hashable, Sendable {
  /// As the spec says it, relative to the spec's folder.
  public var file: String
  /// Nil: the name in the file.
  public var family: String?
  /// A named instance of a variable font, which `axes` starts from.
  public var instance: String?
  public var axes: [Axis]
  public var path: SpecPath

  /// A value on an axis of a variable font, in the axis's own numbers.
  public struct Axis: Hashable, Sendable {
    /// At most four characters, an OpenType tag.
    public var tag: String
    public var value: Double
  }

  public init(
    file: String, family: String?, instance: String? = nil, axes: [Axis] = [], path: SpecPath
  ) {
    self.file = file
    self.family = family
    self.instance = instance
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
  public var kind = Kind.scrollView
  /// Nil: there are none, and one scroll view.
  public var pages: ContentPages?

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
