import BarPrimitives

/// UITabBarItem.
public struct TabBarItem: Hashable, Sendable {
  public var title: SourcedText?
  public var image: BarButtonItem.Image?
  /// Nil: `image`.
  public var selectedImage: BarButtonItem.Image?
  /// Nil: no badge; an empty text is a dot.
  public var badgeValue: SourcedText?
  public var badgeColor: ColorValue?
  public var isEnabled: Bool
  /// Whether it is in UIControl's state highlighted, which only MDCTabBar shows.
  public var isHighlighted: Bool
  /// How far the ripple has spread, 0 to 1; nil: nobody touches the tab.
  public var pressed: Double?
  /// MDCTabBarItem's mdc_customView: instead of all that a tab shows.
  public var customView: TabCustomView?
  /// Never drawn; two tabs may share one.
  public var tag: Int?
  /// Never drawn in the bar.
  public var largeContent: LargeContent?
  public var accessibilityLabel: String?
  public var accessibilityHint: String?
  public var accessibilityIdentifier: String?
  /// What is read after the label; nil: the badge, in a bar that reads it. A bottom navigation's.
  public var accessibilityValue: String?
  /// Whether assistive technologies stop at it. A bottom navigation's.
  public var isAccessibilityElement = true
  /// Points by which the title is moved. A bottom navigation's.
  public var titlePositionAdjustment = Point.zero

  public init(
    title: SourcedText? = nil, image: BarButtonItem.Image? = nil,
    selectedImage: BarButtonItem.Image? = nil, badgeValue: SourcedText? = nil,
    badgeColor: ColorValue? = nil, isEnabled: Bool = true, isHighlighted: Bool = false,
    pressed: Double? = nil,
    customView: TabCustomView? = nil, tag: Int? = nil, largeContent: LargeContent? = nil,
    accessibilityLabel: String? = nil, accessibilityHint: String? = nil,
    accessibilityIdentifier: String? = nil
  ) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.badgeValue = badgeValue
    self.badgeColor = badgeColor
    self.isEnabled = isEnabled
    self.isHighlighted = isHighlighted
    self.pressed = pressed
    self.customView = customView
    self.tag = tag
    self.largeContent = largeContent
    self.accessibilityLabel = accessibilityLabel
    self.accessibilityHint = accessibilityHint
    self.accessibilityIdentifier = accessibilityIdentifier
  }
}

/// What UILargeContentViewer shows of a tab under a finger, where the text size asks for it.
public struct LargeContent: Hashable, Sendable {
  public var image: BarButtonItem.Image
  public var insets: Insets

  public init(image: BarButtonItem.Image, insets: Insets = .zero) {
    self.image = image
    self.insets = insets
  }
}

/// A view that conforms to MDCTabBarItemCustomViewing.
public struct TabCustomView: Hashable, Sendable {
  public var view: CustomView
  /// What it tells an indicator template, in points from its corner; nil: what it shows.
  public var contentFrame: Rect?

  public init(view: CustomView, contentFrame: Rect? = nil) {
    self.view = view
    self.contentFrame = contentFrame
  }
}
