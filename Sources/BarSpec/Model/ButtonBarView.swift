/// MDCButtonBar by itself.
public struct ButtonBarView: Hashable, Sendable {
  /// MDCButtonBarLayoutPosition.
  public enum LayoutPosition: String, Hashable, Sendable, CaseIterable {
    case none, leading, trailing
  }

  /// In the order of the document.
  public var items: [BarButtonItem]
  public var layoutPosition: LayoutPosition
  /// Whether the buttons' insets are those of no position.
  public var setsLayoutPositionAfterItems = false
  /// What it has in common with a navigation bar: colours, fonts and feedback of its buttons.
  public var look: NavigationBar
  /// Points from its top; nil: titles stand in the middle.
  public var buttonTitleBaseline: Double?

  public init(
    items: [BarButtonItem] = [], layoutPosition: LayoutPosition = .none,
    look: NavigationBar = NavigationBar(), buttonTitleBaseline: Double? = nil
  ) {
    self.items = items
    self.layoutPosition = layoutPosition
    self.look = look
    self.buttonTitleBaseline = buttonTitleBaseline
  }
}
