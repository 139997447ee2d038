import BarPrimitives
import BarSpec

/// MDCBottomAppBarView, nothing left open.
public struct ResolvedBottomAppBar: Hashable, Sendable {
  public let id: ElementID
  public let barTintColor: Color
  public let shadowColor: Color
  /// Of the bar's shape, whose own alpha it has taken into its colour.
  public let shadow: ShadowLayer
  /// What the bar reports to its surroundings; nothing is drawn of it.
  public let elevation: Double
  public let floatingButton: ResolvedFloatingButton
  /// The strip of items, without those that the button hides.
  public let navigationBar: ResolvedNavigationBar
  /// What of it the document itself says.
  public let stated: StatedKeys

  /// Of an opaque bar's shadow (MDCBottomAppBarLayer.m).
  public static let shadowOpacity = 0.4
}

/// MDCFloatingButton with what the bar says of it.
public struct ResolvedFloatingButton: Hashable, Sendable {
  public let id: ElementID
  /// In capitals; nil: none, and the button is a circle.
  public let title: ResolvedText?
  public let picture: ResolvedBarButtonItem.Picture?
  public let backgroundColor: Color
  public let tintColor: Color
  /// Points.
  public let elevation: Double
  /// Back to front.
  public let shadows: [ShadowLayer]
  /// Whether it lies above the bar's shape.
  public let isAboveBar: Bool
  public let position: FloatingButton.Position
  public let isHidden: Bool
  /// Points from the bar's upper edge up to its middle.
  public let verticalOffset: Double
  /// Points down, unless its title asks for more.
  public let height: Double
  /// The document's, else the title as the document spells it.
  public let accessibilityLabel: String?
  public let accessibilityHint: String?
  public let accessibilityIdentifier: String?
}
