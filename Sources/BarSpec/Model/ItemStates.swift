/// What an item is frozen in: UIControl.State, and how far a touch has got.
public struct ItemStates: Hashable, Sendable {
  public var isHighlighted: Bool
  public var isSelected: Bool
  /// How far the ink has spread, 0 to 1; nil: nobody touches the item.
  public var pressed: Double?

  public init(isHighlighted: Bool = false, isSelected: Bool = false, pressed: Double? = nil) {
    self.isHighlighted = isHighlighted
    self.isSelected = isSelected
    self.pressed = pressed
  }
}

/// Titles of buttons in states other than at rest; nil: as at rest.
public struct StateLooks: Hashable, Sendable {
  public var highlightedColor: ColorValue?
  public var selectedColor: ColorValue?
  public var disabledColor: ColorValue?
  public var highlightedFont: FontValue?
  public var selectedFont: FontValue?
  public var disabledFont: FontValue?

  public init() {}
}

/// What a navigation bar shows under a finger. Nil: the original's default.
public struct TouchFeedback: Hashable, Sendable {
  public var enableRippleBehavior: Bool?
  public var inkColor: ColorValue?
  public var rippleColor: ColorValue?

  public init(
    enableRippleBehavior: Bool? = nil, inkColor: ColorValue? = nil, rippleColor: ColorValue? = nil
  ) {
    self.enableRippleBehavior = enableRippleBehavior
    self.inkColor = inkColor
    self.rippleColor = rippleColor
  }
}
