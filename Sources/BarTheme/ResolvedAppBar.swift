import BarPrimitives
import BarSpec

/// A header with a navigation bar in it.
public struct ResolvedAppBar: Hashable, Sendable {
  public let header: ResolvedHeader
  public let navigationBar: ResolvedNavigationBar
  /// What keeps its height below the navigation bar; nil: none.
  public let bottomBar: ResolvedView?
  /// Points by which the stack begins lower than the header's top inset.
  public let stackOffset: Double
  /// Whether the header is as high as the stack asks.
  public let adjustsHeightToStack: Bool

  /// The same bar with a header of other heights.
  public func with(_ heights: HeaderHeights) -> ResolvedAppBar { with(header.with(heights)) }

  /// The same bar with another header.
  public func with(_ header: ResolvedHeader) -> ResolvedAppBar {
    ResolvedAppBar(
      header: header, navigationBar: navigationBar, bottomBar: bottomBar,
      stackOffset: stackOffset, adjustsHeightToStack: adjustsHeightToStack)
  }
}

/// MDCNavigationBar with the items it mirrors.
public struct ResolvedNavigationBar: Hashable, Sendable {
  /// Its own name.
  public let id: ElementID
  /// The bar that it belongs to, which names title and items.
  public let bar: ElementID
  /// Clear unless the document says otherwise: the header's shows.
  public let backgroundColor: Color
  /// Nil: no title, or an empty one.
  public let title: ResolvedText?
  /// Instead of the title.
  public let titleView: ResolvedView?
  public let titleViewLayoutBehavior: NavigationBar.TitleViewLayoutBehavior
  public let titleAlignment: NavigationBar.TitleAlignment
  /// Left and right mean leading and trailing, as in the original.
  public let titleInsets: Insets
  /// From the leading edge inwards, the back item first.
  public let leadingItems: [ResolvedBarButtonItem]
  /// From the trailing edge inwards.
  public let trailingItems: [ResolvedBarButtonItem]
  /// Of icons and titles that have no colour of their own.
  public let leadingTint: Color
  /// The same at the trailing end.
  public let trailingTint: Color
}

/// One button of a button bar.
public struct ResolvedBarButtonItem: Hashable, Sendable {
  /// A picture of a button.
  public enum Picture: Hashable, Sendable {
    /// 24 points square.
    case icon(name: String, glyph: UInt32, isMirrored: Bool, tint: Color)
    /// As large as the file says; nil tint: in its own colours.
    case file(ImageFile, tint: Color?)
    /// The bar's own chevron, 24 points square.
    case backChevron(isMirrored: Bool, tint: Color)
  }
  /// What spreads under a finger.
  public struct Ink: Hashable, Sendable {
    public let color: Color
    /// How far it has spread, 0 to 1.
    public let progress: Double
    /// Whether it ends where the button does; else it is a circle around the content.
    public let isBounded: Bool
  }
  /// The part that it plays in the documented anatomy.
  public enum Part: String, Hashable, Sendable {
    case navigationIcon = "navigation icon"
    case actionItem = "action item"
    case overflowMenu = "overflow menu"
  }

  public let id: ElementID
  public let part: Part
  /// Nil: none, or an empty one.
  public let title: ResolvedText?
  public let picture: Picture?
  /// Instead of title and picture.
  public let customView: ResolvedView?
  /// Nil: no finger lies on it.
  public let ink: Ink?
  /// Of the whole button: 1, or less when it is disabled.
  public let alpha: Double
  /// Points; nil: by content.
  public let width: Double?
  public let isEnabled: Bool
  public let isSelected: Bool
  public let isHighlighted: Bool
  /// Changes nothing in a Material bar.
  public let style: BarButtonItem.Style
  public let tag: Int
  /// The document's, else the title as the document spells it.
  public let accessibilityLabel: String?
  public let accessibilityHint: String?
  public let accessibilityIdentifier: String?
  /// What the large content viewer shows of it: the title as the document spells it. Nil: no title, or
  /// a text size at which a long press brings no viewer.
  public let largeContentTitle: String?
}
