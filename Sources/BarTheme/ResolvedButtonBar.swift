import BarPrimitives
import BarSpec

/// MDCButtonBar by itself.
public struct ResolvedButtonBar: Hashable, Sendable {
  public let id: ElementID
  public let backgroundColor: Color
  public let tint: Color
  /// Whose order the buttons have.
  public let layoutPosition: ButtonBarView.LayoutPosition
  /// Whose insets they have.
  public let insetsPosition: ButtonBarView.LayoutPosition
  /// In the order of the document.
  public let items: [ResolvedBarButtonItem]
  /// Points from its top; nil: titles stand in the middle.
  public let buttonTitleBaseline: Double?
}

extension ViewResolver {
  func resolve(_ bar: ButtonBarView, id: ElementID) -> ResolvedButtonBar {
    let look = NavigationBarResolver(
      id: id, bar: id, view: bar.look, item: NavigationItem(),
      standard: AppBarTheme(.none, palette), views: self)
    return ResolvedButtonBar(
      id: id, backgroundColor: bar.look.backgroundColor.map { palette.color($0) } ?? .clear,
      tint: look.tint, layoutPosition: bar.layoutPosition,
      insetsPosition: bar.setsLayoutPositionAfterItems ? .none : bar.layoutPosition,
      items: look.buttons(bar.items, named: id / "items"),
      buttonTitleBaseline: bar.buttonTitleBaseline)
  }
}
