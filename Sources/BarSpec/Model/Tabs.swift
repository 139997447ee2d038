import BarPrimitives

/// MDCTabBarView.
public struct TabBarView: Hashable, Sendable {
  public var theme: MaterialTheme
  public var items: [TabBarItem]
  /// Position in `items`; nil: no tab is selected, which is never changed by itself.
  public var selectedItem: Int?
  /// The selection that the present one takes over from; nil: it has been there for long.
  public var selectionChange: SelectionChange?
  public var colors: TabBarColors
  public var titleFont: TabStates<FontValue>
  public var indicator: TabIndicatorTemplate?
  public var layout: TabBarLayoutOptions
  public var badges: TabBadgeAppearance

  public init(
    theme: MaterialTheme = .primary, items: [TabBarItem] = [], selectedItem: Int? = nil,
    selectionChange: SelectionChange? = nil, colors: TabBarColors = TabBarColors(),
    titleFont: TabStates<FontValue> = TabStates(), indicator: TabIndicatorTemplate? = nil,
    layout: TabBarLayoutOptions = TabBarLayoutOptions(),
    badges: TabBadgeAppearance = TabBadgeAppearance()
  ) {
    self.theme = theme
    self.items = items
    self.selectedItem = selectedItem
    self.selectionChange = selectionChange
    self.colors = colors
    self.titleFont = titleFont
    self.indicator = indicator
    self.layout = layout
    self.badges = badges
  }
}

/// MDCTabBarViewLayoutStyle.
public enum TabLayoutStyle: String, Hashable, Sendable, CaseIterable {
  case fixed, scrollable, fixedClusteredCentered, fixedClusteredLeading, fixedClusteredTrailing
  case scrollableCentered, nonFixedClusteredCentered
}

/// A selection on its way from one tab to another.
public struct SelectionChange: Hashable, Sendable {
  /// Position of the tab that was selected before.
  public var from: Int
  /// Share of the animation's time that has passed, 0 to 1.
  public var progress: Double
}

/// What a tab bar can say for each state of a tab. Nil: as in the state normal.
public struct TabStates<Value: Hashable & Sendable>: Hashable, Sendable {
  public var normal: Value?
  public var selected: Value?
  public var disabled: Value?

  public init(normal: Value? = nil, selected: Value? = nil, disabled: Value? = nil) {
    self.normal = normal
    self.selected = selected
    self.disabled = disabled
  }
}

/// Colours of a tab bar; nil: the theme's.
public struct TabBarColors: Hashable, Sendable {
  public var barTintColor: ColorValue?
  public var bottomDividerColor: ColorValue?
  public var selectionIndicatorStrokeColor: ColorValue?
  public var rippleColor: ColorValue?
  /// UIView's, of images without a tint of their own.
  public var tintColor: ColorValue?
  public var titleColor: TabStates<ColorValue>
  public var imageTintColor: TabStates<ColorValue>

  public init(
    barTintColor: ColorValue? = nil, bottomDividerColor: ColorValue? = nil,
    selectionIndicatorStrokeColor: ColorValue? = nil, rippleColor: ColorValue? = nil,
    tintColor: ColorValue? = nil, titleColor: TabStates<ColorValue> = TabStates(),
    imageTintColor: TabStates<ColorValue> = TabStates()
  ) {
    self.barTintColor = barTintColor
    self.bottomDividerColor = bottomDividerColor
    self.selectionIndicatorStrokeColor = selectionIndicatorStrokeColor
    self.rippleColor = rippleColor
    self.tintColor = tintColor
    self.titleColor = titleColor
    self.imageTintColor = imageTintColor
  }
}

/// Where tabs stand; nil: MDCTabBarView's default.
public struct TabBarLayoutOptions: Hashable, Sendable {
  /// How far the tabs are scrolled, where the document says so.
  public enum Scroll: Hashable, Sendable {
    /// UIScrollView's contentOffset.x, in points.
    case contentOffset(Double)
    /// Points from rest in the direction of reading.
    case scrolledBy(Double)
  }
  public var preferredLayoutStyle: TabLayoutStyle
  /// Left and right mean leading and trailing. By style, those that are given.
  public var contentPadding: [TabContentPadding]
  public var minItemWidth: Double?
  public var itemViewContentInsets: Insets?
  public var itemIconSize: Size?
  /// Points from where a badge would stand, x towards the end of reading.
  public var badgeOffset: Point
  public var shouldAdjustForSafeAreaInsets: Bool
  /// UIScrollView's, left and right those of the screen.
  public var contentInset: Insets
  /// Nil: what reveals the selected tab.
  public var scroll: Scroll?

  public init(
    preferredLayoutStyle: TabLayoutStyle = .fixed, contentPadding: [TabContentPadding] = [],
    minItemWidth: Double? = nil, itemViewContentInsets: Insets? = nil, itemIconSize: Size? = nil,
    badgeOffset: Point = .zero, shouldAdjustForSafeAreaInsets: Bool = true,
    contentInset: Insets = .zero, scroll: Scroll? = nil
  ) {
    self.preferredLayoutStyle = preferredLayoutStyle
    self.contentPadding = contentPadding
    self.minItemWidth = minItemWidth
    self.itemViewContentInsets = itemViewContentInsets
    self.itemIconSize = itemIconSize
    self.badgeOffset = badgeOffset
    self.shouldAdjustForSafeAreaInsets = shouldAdjustForSafeAreaInsets
    self.contentInset = contentInset
    self.scroll = scroll
  }
}

/// -[MDCTabBarView setContentPadding:forLayoutStyle:].
public struct TabContentPadding: Hashable, Sendable {
  public var style: TabLayoutStyle
  public var insets: Insets

  public init(_ style: TabLayoutStyle, _ insets: Insets) {
    self.style = style
    self.insets = insets
  }
}

/// MDCBadgeAppearance; nil: MDCTabBarView's default.
public struct TabBadgeAppearance: Hashable, Sendable {
  public var backgroundColor: ColorValue?
  public var textColor: ColorValue?
  public var font: FontValue?
  public var borderColor: ColorValue?
  /// Points, 0 or more.
  public var borderWidth: Double

  public init(
    backgroundColor: ColorValue? = nil, textColor: ColorValue? = nil, font: FontValue? = nil,
    borderColor: ColorValue? = nil, borderWidth: Double = 0
  ) {
    self.backgroundColor = backgroundColor
    self.textColor = textColor
    self.font = font
    self.borderColor = borderColor
    self.borderWidth = borderWidth
  }
}
