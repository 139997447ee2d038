import BarPrimitives
import BarSpec

/// MDCTabBar, nothing left open.
public struct ResolvedLegacyTabBar: Hashable, Sendable {
  public let id: ElementID
  public let barTintColor: Color
  public let bottomDividerColor: Color
  public let indicatorColor: Color
  public let indicator: TabIndicatorTemplate
  /// What spreads under a finger.
  public let spread: Spread
  public let style: LegacyTabStyle
  /// In the order of reading.
  public let tabs: [ResolvedLegacyTab]
  /// Position in `tabs`.
  public let selectedItem: Int?
  /// Whether nobody has said which tab is selected.
  public let selectsByItself: Bool

  /// Ink, or the ripple that may take its place.
  public struct Spread: Hashable, Sendable {
    public let color: Color
    public let isRipple: Bool
  }
}

/// One tab of a legacy bar.
public struct ResolvedLegacyTab: Hashable, Sendable {
  /// Title, image and badge as far as the bar shows them.
  public let tab: ResolvedTab
  /// The title in the font that all tabs are measured by.
  public let asking: ResolvedText?
  /// The title in its own font, before it grows with the selection.
  public let laidOut: ResolvedText?
  /// How much the title is scaled up, 1 or more.
  public let growth: Double
}
