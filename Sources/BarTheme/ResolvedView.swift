import BarPrimitives
import BarSpec

/// A view inside a bar, or by itself.
public struct ResolvedView: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    case plain(ResolvedPlainView)
    case navigationBar(ResolvedNavigationBar)
    case buttonBar(ResolvedButtonBar)
    case headerStack(ResolvedHeaderStack)
    case flexibleHeader(ResolvedHeader)
    case tabBarView(ResolvedTabBar)
    case legacyTabBar(ResolvedLegacyTabBar)
    case bottomAppBar(ResolvedBottomAppBar)
    case bottomNavigationBar(ResolvedBottomNavigationBar)
    case stack(ResolvedStackView)
  }
  public let id: ElementID
  public let kind: Kind
  /// What the document says of its place and size; nil: nothing.
  public let frame: ViewFrame?
  /// How it follows a header's size; nil: by its kind.
  public let autoresizingMask: [AutoresizingMask]?
}

/// UIView, UILabel or UIImageView.
public struct ResolvedPlainView: Hashable, Sendable {
  public enum Contents: Hashable, Sendable {
    case none
    case label(ResolvedText, LabelContents.Alignment)
    case picture(ResolvedBarButtonItem.Picture, ContentMode)
  }
  public let contents: Contents
  public let backgroundColor: Color
  /// Points.
  public let cornerRadius: Double
  public let clipsToBounds: Bool
  public let takesTouches: Bool
  /// The document's, else the text of a label.
  public let accessibilityLabel: String?
}

/// MDCHeaderStackView.
public struct ResolvedHeaderStack: Hashable, Sendable {
  public let backgroundColor: Color
  public let topBar: ResolvedView?
  public let bottomBar: ResolvedView?
}

/// A view that is a bar of the screen.
public struct ResolvedStandaloneView: Hashable, Sendable {
  public let view: ResolvedView
}
