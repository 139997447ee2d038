import BarPrimitives
import BarSpec

/// How the tabs of a bar have icon and title, and why.
struct TabLayoutChoice: Hashable, Sendable {
  let style: TabsFace.Style
  /// One sentence without a full stop.
  let reason: String

  /// The group of a UITabBarAppearance that the tabs take their looks from.
  var group: AppearanceProperty {
    switch style {
    case .stacked: "stackedLayoutAppearance"
    case .inline, .top: "inlineLayoutAppearance"
    case .compactInline: "compactInlineLayoutAppearance"
    }
  }
}

extension UIKitScreenClass {
  /// UITabBarItemAppearance.Style of a tab bar `width` points wide; iOS 10 stacked everywhere. From
  /// iOS 18 on a tablet's controller has its tabs at the top of a window of regular width.
  func tabLayout(width: Double, isManaged: Bool = false) -> TabLayoutChoice {
    if os < 11 {
      return TabLayoutChoice(style: .stacked, reason: "before iOS 11 every tab bar is stacked")
    }
    if isTablet { return tabletLayout(width: width, isManaged: isManaged) }
    guard isLandscape else {
      return TabLayoutChoice(
        style: .stacked,
        reason:
          "a phone in portrait is compact across and regular down: the title stands below the icon")
    }
    return isLargePhone
      ? TabLayoutChoice(
        style: .inline,
        reason:
          "a phone at least \(shortDecimal(SizeClasses.largePhoneSide)) pt wide is regular across "
          + "in landscape: the title stands beside the icon")
      : TabLayoutChoice(
        style: .compactInline,
        reason:
          "a phone less than \(shortDecimal(SizeClasses.largePhoneSide)) pt wide is compact across "
          + "and down in landscape: the title stands beside a smaller icon")
  }

  private func tabletLayout(width: Double, isManaged: Bool) -> TabLayoutChoice {
    guard width >= SizeClasses.leastTabletSide else {
      return TabLayoutChoice(
        style: .stacked,
        reason: "a tablet's bar of \(shortDecimal(width)) pt, less than "
          + "\(shortDecimal(SizeClasses.leastTabletSide)), is compact across: the title stands below the icon"
      )
    }
    let first = UIKitMetrics.firstSystemWithTopTabs
    guard os >= first else {
      return TabLayoutChoice(
        style: .inline,
        reason:
          "before iOS \(first) a tablet's tabs stand at the bottom, and its bar is regular across: "
          + "the title stands beside the icon")
    }
    return isManaged
      ? TabLayoutChoice(
        style: .top,
        reason:
          "from iOS \(first) on a tablet's controller has its tabs in a row of titles at the top, "
          + "where the bar is regular across")
      : TabLayoutChoice(
        style: .inline,
        reason:
          "only tabs of a controller stand at a tablet's top, and no controller manages this bar: "
          + "the title stands beside the icon")
  }
}
