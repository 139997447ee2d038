/// A word of MDCTabBar's that MDCTabBarView does not have, or not in this sense.
enum LegacyTabWord: String, CaseIterable {
  case type, selectedItemTintColor, unselectedItemTintColor, selectedItemTitleFont
  case unselectedItemTitleFont, displaysUppercaseTitles, titleTextTransform, itemAppearance
  case alignment, inkColor, enableRippleBehavior, tintColor, barPosition, delegate, subclass
  case selectionIndicatorTemplate

  /// What became of it, by the migration guide.
  var sentence: String {
    switch self {
    case .type: "MDCTabBar becomes MDCTabBarView"
    case .selectedItemTintColor:
      "selectedItemTintColor is unavailable: setImageTintColor:forState: and setTitleColor:forState: "
        + "take it for the state selected"
    case .unselectedItemTintColor:
      "unselectedItemTintColor is unavailable: setImageTintColor:forState: and "
        + "setTitleColor:forState: take it for the state normal"
    case .selectedItemTitleFont:
      "selectedItemTitleFont is unavailable: setTitleFont:forState: takes it for the state selected"
    case .unselectedItemTitleFont:
      "unselectedItemTitleFont is unavailable: setTitleFont:forState: takes it for the state normal"
    case .displaysUppercaseTitles:
      "displaysUppercaseTitles has no equivalent: titles are rendered as set on UITabBarItem; where "
        + "they are capitals now, accessibilityLabel says what is spoken"
    case .titleTextTransform:
      "titleTextTransform has no equivalent: titles are rendered as set on UITabBarItem; where they "
        + "are capitals now, accessibilityLabel says what is spoken"
    case .itemAppearance:
      "itemAppearance has no equivalent: a tab shows what its UITabBarItem provides"
    case .alignment: "alignment becomes preferredLayoutStyle"
    case .inkColor: "Ink is not supported: rippleColor takes the colour"
    case .enableRippleBehavior: "enableRippleBehavior has no equivalent: a ripple is always there"
    case .tintColor: "tintColor was the indicator's colour: selectionIndicatorStrokeColor takes it"
    case .barPosition:
      "barPosition has no equivalent: tabs are always above their content, and MDCTabBarView does not "
        + "conform to UIBarPositioning"
    case .delegate:
      "MDCTabBarViewDelegate does not inherit from UIBarPositioningDelegate; a picture has no delegate"
    case .subclass:
      "subclassing is not supported by MDCTabBarView: file a request for what its API does not meet"
    case .selectionIndicatorTemplate:
      "the template's protocols have new names; contentFrame was the union of title and image, and is "
        + "as wide as the title unless a template says union"
    }
  }

  /// MDCTabBarAlignment.
  static func style(_ alignment: String) -> TabLayoutStyle? {
    switch alignment {
    case "leading": .scrollable
    // Fixed tabs that do not fit scroll, which is the best effort.
    case "justified", "bestEffortJustified": .fixed
    case "center": .nonFixedClusteredCentered
    case "centerSelected": .scrollableCentered
    default: nil
    }
  }
}
