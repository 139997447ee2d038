import BarPrimitives

/// MDCAppBarViewController: flexible header, header stack, navigation bar.
public struct AppBar: Hashable, Sendable {
  public var id: ElementID
  public var theme: MaterialTheme
  public var navigationItem: NavigationItem
  public var headerView: HeaderView
  public var headerController: HeaderController
  public var navigationBar: NavigationBar
  public var stack: AppBarStack
  /// The header's own frame where it does not span the screen.
  public var frame: HeaderFrame?
  /// States the shadow outright: true is fully lifted, false not at all.
  public var lifted: Bool?
  public var shadowEnds: ShadowEnds
  /// Whether it has moved to its parent, whose navigation item it mirrors from then on.
  public var hasMoved = true
  /// Whether MDCAppBarNavigationController made it for a screen without a header.
  public var isInjected = false

  public init(
    id: ElementID, theme: MaterialTheme = .primary,
    navigationItem: NavigationItem = NavigationItem(),
    headerView: HeaderView = HeaderView(),
    headerController: HeaderController = HeaderController(),
    navigationBar: NavigationBar = NavigationBar(), stack: AppBarStack = AppBarStack(),
    frame: HeaderFrame? = nil, lifted: Bool? = nil, shadowEnds: ShadowEnds = .none
  ) {
    self.id = id
    self.theme = theme
    self.navigationItem = navigationItem
    self.headerView = headerView
    self.headerController = headerController
    self.navigationBar = navigationBar
    self.stack = stack
    self.frame = frame
    self.lifted = lifted
    self.shadowEnds = shadowEnds
  }
}

/// What MDCAppBarViewController says about its header stack view.
public struct AppBarStack: Hashable, Sendable {
  /// Below the navigation bar.
  public var bottomBar: CustomView?
  /// Points by which the stack begins lower than the top inset.
  public var offset: Double
  /// shouldAdjustHeightBasedOnHeaderStackView: whether the header is as high as the stack asks.
  public var adjustsHeight: Bool

  public init(bottomBar: CustomView? = nil, offset: Double = 0, adjustsHeight: Bool = false) {
    self.bottomBar = bottomBar
    self.offset = offset
    self.adjustsHeight = adjustsHeight
  }
}

/// MDCFlexibleHeaderView alone.
public struct FlexibleHeader: Hashable, Sendable {
  public var id: ElementID
  public var headerView: HeaderView
  public var headerController: HeaderController
  public var frame: HeaderFrame?
  public var lifted: Bool?
  public var shadowEnds: ShadowEnds

  public init(
    id: ElementID, headerView: HeaderView = HeaderView(),
    headerController: HeaderController = HeaderController(), frame: HeaderFrame? = nil,
    lifted: Bool? = nil, shadowEnds: ShadowEnds = .none
  ) {
    self.id = id
    self.headerView = headerView
    self.headerController = headerController
    self.frame = frame
    self.lifted = lifted
    self.shadowEnds = shadowEnds
  }
}

/// What happens to a shadow where the bar that casts it meets the screen's sides.
public enum ShadowEnds: String, Hashable, Sendable, CaseIterable {
  /// The shadow goes on at full strength.
  case none
  /// It fades, as the original's shadow path makes it.
  case original
}

/// Where a header stands that does not span the screen. Nil sides are the screen's.
public struct HeaderFrame: Hashable, Sendable {
  public var x: Double?
  public var y: Double?
  public var width: Double?

  public init(x: Double? = nil, y: Double? = nil, width: Double? = nil) {
    self.x = x
    self.y = y
    self.width = width
  }
}

/// MDCFlexibleHeaderView's properties.
public struct HeaderView: Hashable, Sendable {
  /// Which layer casts the shadow.
  public enum ShadowLayerKind: String, Hashable, Sendable, CaseIterable {
    /// The view's own layer: one shadow, black, offset 1, radius 4, opacity 0.4.
    case calayer = "CALayer"
    /// Ambient and key shadow by elevation, cut out under the header.
    case mdcShadowLayer = "MDCShadowLayer"
  }
  public var backgroundColor: ColorValue?
  /// Points of elevation when fully lifted.
  public var elevation: Double?
  public var shadowColor: ColorValue?
  /// 0 to 1; wins over the scroll position.
  public var shadowIntensity: Double?
  /// 0 to 1; of the plain layer's shadow only.
  public var visibleShadowOpacity: Double?
  public var shadowLayer: ShadowLayerKind?
  /// A layer of one's own instead of `shadowLayer`.
  public var customShadow: CustomShadow?
  public var shadowMaskEnabled = true
  /// Points, 0 or more, of the view's layer.
  public var cornerRadius = 0.0
  public var minimumHeight: Double?
  public var maximumHeight: Double?
  public var minMaxHeightIncludesSafeArea: Bool?
  public var canOverExtend: Bool?
  /// Whether the dark style lightens the background by the header's elevation.
  public var resolvesElevationOverlay: Bool?
  /// Points of elevation of what the header stands on.
  public var overrideBaseElevation: Double?
  public var scrolling: HeaderScrolling
  /// Behind what the bar itself puts there, back to front; first the background image.
  public var subviews: [CustomView]
  /// Whether the first of them is one.
  public var hasBackgroundImage = false
  public var accessibilityLabel: String?

  public init(
    backgroundColor: ColorValue? = nil, elevation: Double? = nil, shadowColor: ColorValue? = nil,
    shadowIntensity: Double? = nil, visibleShadowOpacity: Double? = nil,
    shadowLayer: ShadowLayerKind? = nil, minimumHeight: Double? = nil,
    maximumHeight: Double? = nil, minMaxHeightIncludesSafeArea: Bool? = nil,
    canOverExtend: Bool? = nil, resolvesElevationOverlay: Bool? = nil,
    overrideBaseElevation: Double? = nil, scrolling: HeaderScrolling = HeaderScrolling(),
    subviews: [CustomView] = []
  ) {
    self.backgroundColor = backgroundColor
    self.elevation = elevation
    self.shadowColor = shadowColor
    self.shadowIntensity = shadowIntensity
    self.visibleShadowOpacity = visibleShadowOpacity
    self.shadowLayer = shadowLayer
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.minMaxHeightIncludesSafeArea = minMaxHeightIncludesSafeArea
    self.canOverExtend = canOverExtend
    self.resolvesElevationOverlay = resolvesElevationOverlay
    self.overrideBaseElevation = overrideBaseElevation
    self.scrolling = scrolling
    self.subviews = subviews
  }
}

/// MDCNavigationBar's properties.
public struct NavigationBar: Hashable, Sendable {
  /// MDCNavigationBarTitleAlignment.
  public enum TitleAlignment: String, Hashable, Sendable, CaseIterable { case center, leading }

  /// MDCNavigationBarTitleViewLayoutBehavior.
  public enum TitleViewLayoutBehavior: String, Hashable, Sendable, CaseIterable {
    /// All the room that the items leave.
    case fill
    /// As wide as fits around the bar's middle.
    case center
    /// As wide as it asks, around the bar's middle.
    case centerFit
  }

  public var titleAlignment: TitleAlignment?
  public var titleViewLayoutBehavior: TitleViewLayoutBehavior?
  /// Of the label that shows the title.
  public var titleLineBreakMode: LineBreakMode?
  public var titleInsets: Insets?
  public var titleTextColor: ColorValue?
  public var titleFont: FontValue?
  public var titleTextAttributes: TextAttributes?
  public var allowAnyTitleFontSize: Bool?
  public var backgroundColor: ColorValue?
  public var tintColor: ColorValue?
  public var leadingBarItemsTintColor: ColorValue?
  public var trailingBarItemsTintColor: ColorValue?
  public var buttonsTitleColor: ColorValue?
  public var buttonsTitleFont: FontValue?
  public var uppercasesButtonTitles: Bool?
  /// Whether title and text items follow the text size setting; the original's do not.
  public var adjustsFontForContentSizeCategory: Bool?
  /// Times the standard size; nil: texts that follow the text size setting grow without end.
  public var maximumTextScale: Double?
  /// Whether MDCNavigationBarTextColorAccessibilityMutator has run over it.
  public var mutatesTextColor = false
  /// Nil: as the navigation item says.
  public var hidesBackButton: Bool?
  /// Nil: as the navigation item says.
  public var leadingItemsSupplementBackButton: Bool?
  /// Of states other than at rest; the normal ones are `buttonsTitleColor` and `buttonsTitleFont`.
  public var stateLooks: StateLooks
  public var touchFeedback: TouchFeedback
  /// The item that goes back; nil: none.
  public var backItem: BarButtonItem?

  public init(
    titleAlignment: TitleAlignment? = nil, titleLineBreakMode: LineBreakMode? = nil,
    titleInsets: Insets? = nil,
    titleTextColor: ColorValue? = nil, titleFont: FontValue? = nil,
    titleTextAttributes: TextAttributes? = nil, allowAnyTitleFontSize: Bool? = nil,
    backgroundColor: ColorValue? = nil, tintColor: ColorValue? = nil,
    leadingBarItemsTintColor: ColorValue? = nil, trailingBarItemsTintColor: ColorValue? = nil,
    buttonsTitleColor: ColorValue? = nil, buttonsTitleFont: FontValue? = nil,
    uppercasesButtonTitles: Bool? = nil, adjustsFontForContentSizeCategory: Bool? = nil,
    backItem: BarButtonItem? = nil,
    titleViewLayoutBehavior: TitleViewLayoutBehavior? = nil,
    stateLooks: StateLooks = StateLooks(), touchFeedback: TouchFeedback = TouchFeedback()
  ) {
    self.titleAlignment = titleAlignment
    self.titleLineBreakMode = titleLineBreakMode
    self.titleInsets = titleInsets
    self.titleTextColor = titleTextColor
    self.titleFont = titleFont
    self.titleTextAttributes = titleTextAttributes
    self.allowAnyTitleFontSize = allowAnyTitleFontSize
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.leadingBarItemsTintColor = leadingBarItemsTintColor
    self.trailingBarItemsTintColor = trailingBarItemsTintColor
    self.buttonsTitleColor = buttonsTitleColor
    self.buttonsTitleFont = buttonsTitleFont
    self.uppercasesButtonTitles = uppercasesButtonTitles
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    self.backItem = backItem
    self.titleViewLayoutBehavior = titleViewLayoutBehavior
    self.stateLooks = stateLooks
    self.touchFeedback = touchFeedback
  }
}

/// NSAttributedString's attributes that a title takes.
public struct TextAttributes: Hashable, Sendable {
  public var font: FontValue?
  public var foregroundColor: ColorValue?
  /// Points after every cluster but the last.
  public var kern: Double?
  public var shadow: TextShadow?

  public init(
    font: FontValue? = nil, foregroundColor: ColorValue? = nil, kern: Double? = nil,
    shadow: TextShadow? = nil
  ) {
    self.font = font
    self.foregroundColor = foregroundColor
    self.kern = kern
    self.shadow = shadow
  }
}

/// NSShadow.
public struct TextShadow: Hashable, Sendable {
  public var shadowColor: ColorValue?
  /// Points to the right.
  public var dx: Double
  /// Points down.
  public var dy: Double
  /// Points: twice the Gaussian's standard deviation.
  public var shadowBlurRadius: Double

  public init(
    shadowColor: ColorValue? = nil, dx: Double = 0, dy: Double = 0, shadowBlurRadius: Double = 0
  ) {
    self.shadowColor = shadowColor
    self.dx = dx
    self.dy = dy
    self.shadowBlurRadius = shadowBlurRadius
  }
}

/// An image file that a spec names.
public struct ImageFile: Hashable, Sendable {
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// UIImage.ResizingMode.
  public enum ResizingMode: String, Hashable, Sendable, CaseIterable { case tile, stretch }
  /// As the spec says it.
  public var file: String
  public var renderingMode: RenderingMode
  /// Pixels per point of the file: from the spec, else `@2x`/`@3x` in the name, else 1.
  public var scale: Double
  /// Nil: the content mode fills.
  public var resizingMode: ResizingMode?
  public var path: SpecPath

  public init(
    file: String, renderingMode: RenderingMode, scale: Double, resizingMode: ResizingMode? = nil,
    path: SpecPath
  ) {
    self.file = file
    self.renderingMode = renderingMode
    self.scale = scale
    self.resizingMode = resizingMode
    self.path = path
  }
}
