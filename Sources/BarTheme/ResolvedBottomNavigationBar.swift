import BarPrimitives
import BarSpec

/// MDCBottomNavigationBar, nothing left open.
public struct ResolvedBottomNavigationBar: Hashable, Sendable {
  public let id: ElementID
  public let barTintColor: Color
  public let selectedItemTintColor: Color
  public let unselectedItemTintColor: Color
  public let elevation: Double
  public let shadowColor: Color
  /// Back to front.
  public let shadows: [ShadowLayer]
  /// Nil: a pressed item shows none.
  public let rippleColor: Color?
  /// Nil: none is shown.
  public let indicator: ResolvedSelectionPill?
  public let layout: BottomNavigationLayoutOptions
  /// In the order of reading.
  public let items: [ResolvedBottomNavigationItem]
  /// Position in `items`.
  public let selectedItem: Int?
  /// What of it the document itself says.
  public let stated: StatedKeys
}

/// What lies behind the selected item's icon.
public struct ResolvedSelectionPill: Hashable, Sendable {
  public let color: Color
  public let size: Size
}

/// One item.
public struct ResolvedBottomNavigationItem: Hashable, Sendable {
  /// What it shows, its title too where none is to be seen.
  public let tab: ResolvedTab
  /// Whether `titleVisibility` lets its title be seen.
  public let wantsTitle: Bool
  /// Points.
  public let titlePositionAdjustment: Point
  public let isAccessibilityElement: Bool
  /// The document's, else the badge's text.
  public let accessibilityValue: String?
}
