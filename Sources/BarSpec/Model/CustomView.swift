import BarPrimitives

/// A view that a document puts into a bar: a title view, an item's custom view, a bottom bar, what
/// lies behind a header's own views.
public struct CustomView: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    case plain(PlainView)
    case navigationBar(MaterialNavigationBar)
    case buttonBar(ButtonBarView)
    case headerStack(HeaderStackView)
    case flexibleHeader(FlexibleHeaderView)
    case tabBarView(TabBarView)
    case legacyTabBar(LegacyTabBar)
    case bottomAppBar(BottomAppBar)
    case bottomNavigationBar(BottomNavigationBar)
    case stack(StackView)
  }
  public var kind: Kind
  public var frame: ViewFrame?
  /// How a header that changes its size changes the view's; nil: by the kind of view.
  public var autoresizingMask: [AutoresizingMask]?
  public var path: SpecPath

  public init(
    _ kind: Kind, frame: ViewFrame? = nil, autoresizingMask: [AutoresizingMask]? = nil,
    path: SpecPath = SpecPath()
  ) {
    self.kind = kind
    self.frame = frame
    self.autoresizingMask = autoresizingMask
    self.path = path
  }
}

/// UIView.frame in points; nil where the document leaves a number to the view or its surroundings.
public struct ViewFrame: Hashable, Sendable {
  public var x: Double?
  public var y: Double?
  public var width: Double?
  public var height: Double?

  public init(
    x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// UIView.AutoresizingMask.
public enum AutoresizingMask: String, Hashable, Sendable, CaseIterable {
  case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
  case flexibleTopMargin, flexibleHeight, flexibleBottomMargin
}

/// UIView, UILabel or UIImageView.
public struct PlainView: Hashable, Sendable {
  public enum Contents: Hashable, Sendable {
    case none
    case label(LabelContents)
    case image(ImageContents)
  }
  public var contents: Contents
  public var backgroundColor: ColorValue?
  /// Points.
  public var cornerRadius: Double
  /// Whether what does not fit is cut off.
  public var clipsToBounds: Bool
  /// Nil: as UIKit has it for the contents.
  public var isUserInteractionEnabled: Bool?
  public var accessibilityLabel: String?

  public init(
    _ contents: Contents = .none, backgroundColor: ColorValue? = nil, cornerRadius: Double = 0,
    clipsToBounds: Bool = false, isUserInteractionEnabled: Bool? = nil,
    accessibilityLabel: String? = nil
  ) {
    self.contents = contents
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.clipsToBounds = clipsToBounds
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.accessibilityLabel = accessibilityLabel
  }
}

/// What a label shows.
public struct LabelContents: Hashable, Sendable {
  /// NSTextAlignment.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, center, right, natural
  }
  public var text: SourcedText?
  /// Nil: the system's 17.
  public var font: FontValue?
  /// Nil: the system's label colour.
  public var textColor: ColorValue?
  public var textAlignment: Alignment

  public init(
    text: SourcedText? = nil, font: FontValue? = nil, textColor: ColorValue? = nil,
    textAlignment: Alignment = .natural
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
  }
}

/// What an image view shows.
public struct ImageContents: Hashable, Sendable {
  public var image: BarButtonItem.Image?
  /// Nil: the bar's tint.
  public var tintColor: ColorValue?
  public var contentMode: ContentMode

  public init(
    image: BarButtonItem.Image? = nil, tintColor: ColorValue? = nil,
    contentMode: ContentMode = .scaleToFill
  ) {
    self.image = image
    self.tintColor = tintColor
    self.contentMode = contentMode
  }
}

/// UIView.ContentMode.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// MDCNavigationBar by itself.
public struct MaterialNavigationBar: Hashable, Sendable {
  public var theme: MaterialTheme
  public var navigationItem: NavigationItem
  public var view: NavigationBar

  public init(
    theme: MaterialTheme = .primary, navigationItem: NavigationItem = NavigationItem(),
    view: NavigationBar = NavigationBar()
  ) {
    self.theme = theme
    self.navigationItem = navigationItem
    self.view = view
  }
}

/// MDCHeaderStackView by itself.
public struct HeaderStackView: Hashable, Sendable {
  public var topBar: CustomView?
  public var bottomBar: CustomView?
  public var backgroundColor: ColorValue?

  public init(
    topBar: CustomView? = nil, bottomBar: CustomView? = nil, backgroundColor: ColorValue? = nil
  ) {
    self.topBar = topBar
    self.bottomBar = bottomBar
    self.backgroundColor = backgroundColor
  }
}

/// MDCFlexibleHeaderView inside another bar, where it tracks nothing.
public struct FlexibleHeaderView: Hashable, Sendable {
  public var headerView: HeaderView
  /// States the shadow outright: true is fully lifted, false not at all.
  public var lifted: Bool?
  public var shadowEnds: ShadowEnds

  public init(
    headerView: HeaderView = HeaderView(), lifted: Bool? = nil, shadowEnds: ShadowEnds = .none
  ) {
    self.headerView = headerView
    self.lifted = lifted
    self.shadowEnds = shadowEnds
  }
}

/// A custom view that stands on the screen as a bar of its own.
public struct StandaloneView: Hashable, Sendable {
  public var id: ElementID
  public var view: CustomView

  public init(id: ElementID, view: CustomView) {
    self.id = id
    self.view = view
  }
}
