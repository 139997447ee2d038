import BarPrimitives

/// MDCTabBar, which MDCTabBarView has replaced.
public struct LegacyTabBar: Hashable, Sendable {
  /// What is selected.
  public enum Selection: Hashable, Sendable {
    /// Nothing is said: the bar selects its first tab by itself.
    case automatic
    case none
    /// Position in `items`.
    case item(Int)
  }
  public var theme: MaterialTheme
  public var items: [TabBarItem]
  public var selection: Selection
  public var style: LegacyTabStyle
  public var colors: LegacyTabColors
  public var selectedItemTitleFont: FontValue?
  public var unselectedItemTitleFont: FontValue?
  public var indicator: TabIndicatorTemplate?
  /// Whether a ripple takes the place of the ink.
  public var enableRippleBehavior: Bool

  public init(
    theme: MaterialTheme = .primary, items: [TabBarItem] = [], selection: Selection = .automatic,
    style: LegacyTabStyle = LegacyTabStyle(), colors: LegacyTabColors = LegacyTabColors(),
    selectedItemTitleFont: FontValue? = nil, unselectedItemTitleFont: FontValue? = nil,
    indicator: TabIndicatorTemplate? = nil, enableRippleBehavior: Bool = false
  ) {
    self.theme = theme
    self.items = items
    self.selection = selection
    self.style = style
    self.colors = colors
    self.selectedItemTitleFont = selectedItemTitleFont
    self.unselectedItemTitleFont = unselectedItemTitleFont
    self.indicator = indicator
    self.enableRippleBehavior = enableRippleBehavior
  }
}

/// How a legacy tab bar is set up; nil: by its position.
public struct LegacyTabStyle: Hashable, Sendable {
  /// MDCTabBarAlignment, and the one of MDCTabBarExtendedAlignment.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading, justified, center, centerSelected, bestEffortJustified
  }
  /// MDCTabBarItemAppearance.
  public enum ItemAppearance: String, Hashable, Sendable, CaseIterable {
    case titles, images, titledImages
  }
  /// UIBarPosition; any is top.
  public enum BarPosition: String, Hashable, Sendable, CaseIterable { case any, top, bottom }
  /// MDCTabBarTextTransform.
  public enum TextTransform: String, Hashable, Sendable, CaseIterable {
    case automatic, none, uppercase
  }
  public var alignment: Alignment?
  public var itemAppearance: ItemAppearance?
  public var barPosition: BarPosition
  public var titleTextTransform: TextTransform

  public init(
    alignment: Alignment? = nil, itemAppearance: ItemAppearance? = nil,
    barPosition: BarPosition = .any, titleTextTransform: TextTransform = .automatic
  ) {
    self.alignment = alignment
    self.itemAppearance = itemAppearance
    self.barPosition = barPosition
    self.titleTextTransform = titleTextTransform
  }

  // MDCTabBar.m: what the position decides where nothing else does.

  public var isBottom: Bool { barPosition == .bottom }
  public var effectiveAlignment: Alignment { alignment ?? (isBottom ? .justified : .leading) }
  public var effectiveAppearance: ItemAppearance {
    itemAppearance ?? (isBottom ? .titledImages : .titles)
  }
  public var displaysUppercaseTitles: Bool {
    switch titleTextTransform {
    case .automatic: !isBottom
    case .none: false
    case .uppercase: true
    }
  }
}

/// Colours of a legacy tab bar; nil: the theme's.
public struct LegacyTabColors: Hashable, Sendable {
  public var barTintColor: ColorValue?
  public var bottomDividerColor: ColorValue?
  /// UIView's, which is the indicator's colour.
  public var tintColor: ColorValue?
  /// Of titles and images that have no colour of their own.
  public var selectedItemTintColor: ColorValue?
  public var unselectedItemTintColor: ColorValue?
  public var inkColor: ColorValue?
  public var rippleColor: ColorValue?
  public var titleColor: TabStates<ColorValue>
  public var imageTintColor: TabStates<ColorValue>

  public init(
    barTintColor: ColorValue? = nil, bottomDividerColor: ColorValue? = nil,
    tintColor: ColorValue? = nil, selectedItemTintColor: ColorValue? = nil,
    unselectedItemTintColor: ColorValue? = nil, inkColor: ColorValue? = nil,
    rippleColor: ColorValue? = nil, titleColor: TabStates<ColorValue> = TabStates(),
    imageTintColor: TabStates<ColorValue> = TabStates()
  ) {
    self.barTintColor = barTintColor
    self.bottomDividerColor = bottomDividerColor
    self.tintColor = tintColor
    self.selectedItemTintColor = selectedItemTintColor
    self.unselectedItemTintColor = unselectedItemTintColor
    self.inkColor = inkColor
    self.rippleColor = rippleColor
    self.titleColor = titleColor
    self.imageTintColor = imageTintColor
  }
}
