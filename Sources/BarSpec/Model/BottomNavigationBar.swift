import BarPrimitives

/// MDCBottomNavigationBar.
public struct BottomNavigationBar: Hashable, Sendable {
  /// MDCBottomNavigationBarTitleVisibility.
  public enum TitleVisibility: String, Hashable, Sendable, CaseIterable {
    case selected, always, never
  }
  /// MDCBottomNavigationBarAlignment.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case justified, justifiedAdjacentTitles, centered
  }
  /// MDCNavigationBarItemsVerticalAlignment.
  public enum RailAlignment: String, Hashable, Sendable, CaseIterable { case center, top, bottom }

  public var theme: MaterialTheme
  public var items: [TabBarItem]
  /// Position in `items`; nil: none is selected, which is never changed by itself.
  public var selectedItem: Int?
  public var colors: BottomNavigationColors
  public var itemTitleFont: FontValue?
  public var layout: BottomNavigationLayoutOptions
  public var badges: TabBadgeAppearance
  /// Nil: none is shown.
  public var indicator: SelectionPill?
  /// Points; nil: the standard 8.
  public var elevation: Double?
  public var isRippleEnabled = true
  public var stated = StatedKeys()

  public init(
    theme: MaterialTheme = .primary, items: [TabBarItem] = [], selectedItem: Int? = nil,
    colors: BottomNavigationColors = BottomNavigationColors(), itemTitleFont: FontValue? = nil,
    layout: BottomNavigationLayoutOptions = BottomNavigationLayoutOptions(),
    badges: TabBadgeAppearance = TabBadgeAppearance(), indicator: SelectionPill? = nil,
    elevation: Double? = nil
  ) {
    self.theme = theme
    self.items = items
    self.selectedItem = selectedItem
    self.colors = colors
    self.itemTitleFont = itemTitleFont
    self.layout = layout
    self.badges = badges
    self.indicator = indicator
    self.elevation = elevation
  }
}

/// Colours of a bottom navigation bar; nil: the theme's.
public struct BottomNavigationColors: Hashable, Sendable {
  public var barTintColor: ColorValue?
  public var selectedItemTintColor: ColorValue?
  public var selectedItemTitleColor: ColorValue?
  public var unselectedItemTintColor: ColorValue?
  public var shadowColor: ColorValue?
  public var rippleColor: ColorValue?

  public init() {}
}

/// What lies behind the selected item's icon; nil: MDCBottomNavigationBar's default.
public struct SelectionPill: Hashable, Sendable {
  public var color: ColorValue?
  public var size: Size?

  public init(color: ColorValue? = nil, size: Size? = nil) {
    self.color = color
    self.size = size
  }
}

/// Where items stand. Lengths are in points.
public struct BottomNavigationLayoutOptions: Hashable, Sendable {
  public var titleVisibility = BottomNavigationBar.TitleVisibility.selected
  public var alignment = BottomNavigationBar.Alignment.justified
  public var truncatesLongTitles = true
  /// 0: as many as a title needs.
  public var titlesNumberOfLines = 1
  public var itemsContentVerticalMargin = 0.0
  public var itemsContentHorizontalMargin = 12.0
  public var itemsHorizontalPadding = 0.0
  /// 0: by itself.
  public var barHeight = 0.0
  /// 0: `barHeight`.
  public var barHeightWithoutTitles = 0.0
  /// From an icon's middle, along reading; other than 0, the height is `barHeight`, whatever that is.
  public var itemBadgeHorizontalOffset = 0.0
  /// Whether the bar is a rail.
  public var isVertical = false
  public var showsTitlesInVerticalLayout = false
  public var verticalAlignment = BottomNavigationBar.RailAlignment.center

  public init() {}
}
