/// MDCBottomAppBarView.
public struct BottomAppBar: Hashable, Sendable {
  /// The calls of its color themer.
  public var theme: MaterialTheme
  /// Outermost first.
  public var leadingBarButtonItems: [BarButtonItem]
  /// Outermost first.
  public var trailingBarButtonItems: [BarButtonItem]
  public var colors: BottomAppBarColors
  public var floatingButton: FloatingButton
  /// Points that it reports to its surroundings; nil: the standard 8. Nothing is drawn of it.
  public var elevation: Double?
  public var touchFeedback: TouchFeedback
  public var stated = StatedKeys()

  public init(
    theme: MaterialTheme = .none, leadingBarButtonItems: [BarButtonItem] = [],
    trailingBarButtonItems: [BarButtonItem] = [], colors: BottomAppBarColors = .init(),
    floatingButton: FloatingButton = FloatingButton(), elevation: Double? = nil,
    touchFeedback: TouchFeedback = TouchFeedback()
  ) {
    self.theme = theme
    self.leadingBarButtonItems = leadingBarButtonItems
    self.trailingBarButtonItems = trailingBarButtonItems
    self.colors = colors
    self.floatingButton = floatingButton
    self.elevation = elevation
    self.touchFeedback = touchFeedback
  }
}

/// Colours of a bottom app bar; nil: the theme's.
public struct BottomAppBarColors: Hashable, Sendable {
  public var barTintColor: ColorValue?
  public var shadowColor: ColorValue?
  public var leadingBarItemsTintColor: ColorValue?
  public var trailingBarItemsTintColor: ColorValue?

  public init(
    barTintColor: ColorValue? = nil, shadowColor: ColorValue? = nil,
    leadingBarItemsTintColor: ColorValue? = nil, trailingBarItemsTintColor: ColorValue? = nil
  ) {
    self.barTintColor = barTintColor
    self.shadowColor = shadowColor
    self.leadingBarItemsTintColor = leadingBarItemsTintColor
    self.trailingBarItemsTintColor = trailingBarItemsTintColor
  }
}

/// MDCFloatingButton, and what a bottom app bar says of it. Nil colours and fonts: the theme's.
public struct FloatingButton: Hashable, Sendable {
  /// MDCBottomAppBarFloatingButtonPosition.
  public enum Position: String, Hashable, Sendable, CaseIterable { case center, leading, trailing }
  /// MDCBottomAppBarFloatingButtonElevation.
  public enum Elevation: String, Hashable, Sendable, CaseIterable { case primary, secondary }

  public var image: BarButtonItem.Image?
  /// Makes it an extended button.
  public var title: SourcedText?
  public var titleFont: FontValue?
  public var backgroundColor: ColorValue?
  public var tintColor: ColorValue?
  public var shadowColor: ColorValue?
  public var position = Position.center
  public var elevation = Elevation.primary
  public var isHidden = false
  /// Points from the bar's upper edge up to its middle.
  public var verticalOffset = 0.0
  public var accessibilityLabel: String?
  public var accessibilityHint: String?
  public var accessibilityIdentifier: String?

  public init(image: BarButtonItem.Image? = nil, title: SourcedText? = nil) {
    self.image = image
    self.title = title
  }
}

extension FloatingButton {
  /// Points down (MDCFloatingButton.m): that of a circle, or of one that is extended.
  public var height: Double { isExtended ? 48 : 56 }

  /// Whether it is a pill around a text.
  public var isExtended: Bool { title?.string.isEmpty == false }

  /// Points that the cut keeps from it (MDCBottomAppBarLayer.m).
  public static let cutMargin = 4.0

  /// Points of the cut's round ends.
  public var cutRadius: Double { height / 2 + Self.cutMargin }

  /// How far its middle may stand from the bar's upper edge: a cut that is further away does not meet
  /// it.
  public var verticalOffsets: ClosedRange<Double> { -cutRadius...cutRadius }
}
