import BarPrimitives
import BarSpec

/// MDCTabBarView, nothing left open.
public struct ResolvedTabBar: Hashable, Sendable {
  public let id: ElementID
  public let barTintColor: Color
  public let bottomDividerColor: Color
  public let indicatorColor: Color
  public let indicator: TabIndicatorTemplate
  public let rippleColor: Color
  public let metrics: TabBarMetrics
  /// In the order of reading.
  public let tabs: [ResolvedTab]
  /// Position in `tabs`.
  public let selectedItem: Int?
  public let selectionChange: ResolvedSelectionChange?
}

/// A selection on its way.
public struct ResolvedSelectionChange: Hashable, Sendable {
  /// Position of the tab that was selected before.
  public let from: Int
  /// Share of the animation's time that has passed, 0 to 1.
  public let time: Double
  /// How far the animation has got, 0 to 1.
  public let progress: Double

  /// MDCTabBarView's selectionChangeAnimationDuration, in seconds.
  public static let duration = 0.3
  /// MDCTabBarView's selectionChangeAnimationTimingFunction.
  public static let timing = TimingCurve.easeInEaseOut
}

/// Where tabs stand. Lengths are in points.
public struct TabBarMetrics: Hashable, Sendable {
  public let preferredLayoutStyle: TabLayoutStyle
  public let minItemWidth: Double
  /// Nil: by what a tab shows.
  public let itemViewContentInsets: Insets?
  /// A side of 0 is the image's own; of drawing alone.
  public let itemIconSize: Size
  /// x points along reading.
  public let badgeOffset: Point
  public let adjustsForSafeArea: Bool
  public let contentInset: Insets
  /// Nil: what reveals the selected tab.
  public let scroll: TabBarLayoutOptions.Scroll?
  /// VoiceOver keeps tabs from being centred.
  public let voiceOver: Bool
  private let paddings: [TabContentPadding]

  init(_ options: TabBarLayoutOptions, voiceOver: Bool) {
    preferredLayoutStyle = options.preferredLayoutStyle
    minItemWidth = options.minItemWidth ?? Self.standardItemWidth
    itemViewContentInsets = options.itemViewContentInsets
    itemIconSize = options.itemIconSize ?? .zero
    badgeOffset = options.badgeOffset
    adjustsForSafeArea = options.shouldAdjustForSafeAreaInsets
    contentInset = options.contentInset
    scroll = options.scroll
    self.voiceOver = voiceOver
    paddings = options.contentPadding
  }

  /// Left and right mean leading and trailing.
  public func contentPadding(_ style: TabLayoutStyle) -> Insets {
    if let padding = paddings.last(where: { $0.style == style }) { return padding.insets }
    return style == .scrollable
      ? Insets(top: 0, left: Self.scrollableInset, bottom: 0, right: 0) : .zero
  }

  // MDCTabBarView.m.
  private static let standardItemWidth = 90.0
  private static let scrollableInset = 52.0
}

/// One tab.
public struct ResolvedTab: Hashable, Sendable {
  public let id: ElementID
  /// In the font and colour of its state; nil: none, or an empty one.
  public let title: ResolvedText?
  public let picture: ResolvedBarButtonItem.Picture?
  public let badge: ResolvedBadge?
  /// Instead of all three.
  public let customView: ResolvedTabCustomView?
  public let isSelected: Bool
  public let isEnabled: Bool
  /// How far the ripple has spread, 0 to 1; nil: nobody touches the tab.
  public let pressed: Double?
  public let tag: Int?
  /// Never drawn in the bar.
  public let largeContent: LargeContent?
  /// The document's, else the title.
  public let accessibilityLabel: String?
  public let accessibilityHint: String?
  public let accessibilityIdentifier: String?
}

/// A view that a tab shows instead of its own.
public struct ResolvedTabCustomView: Hashable, Sendable {
  public let view: ResolvedView
  /// Points from the tab's corner; nil: around what the view shows.
  public let contentFrame: Rect?
}

/// MDCBadgeView.
public struct ResolvedBadge: Hashable, Sendable {
  /// May be empty.
  public let text: ResolvedText
  public let backgroundColor: Color
  public let borderColor: Color
  /// Points.
  public let borderWidth: Double
}
