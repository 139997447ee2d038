import BarTheme

/// The rows of a navigation bar that give way to scrolling: the search row first, then the large
/// title's, one to one with the scroll.
public struct CollapsingRows: Hashable, Sendable {
  /// Points of the row at rest; 0: there is none.
  public let largeTitle: Double
  /// Points of the row at rest; 0: there is none.
  public let search: Double
  /// Points of it that give way: all, or none where hidesSearchBarWhenScrolling is false.
  private let leaving: Double

  /// Points of the large title's row below which the inline title shows (Flutter's copy of iOS 17).
  private static let titleSwap = 10.0
  /// Points scrolled under the bar over which its background comes up; the same source.
  public static let backgroundFade = 10.0
  /// How much larger a title may grow when it is pulled, and how fast (the same source).
  private static let largestStretch = 1.1
  private static let stretchPerRow = 0.03

  public init(largeTitle: Double, search: Double, keepsSearch: Bool = false) {
    self.largeTitle = largeTitle
    self.search = search
    leaving = keepsSearch ? 0 : search
  }

  /// The rows after the content has been scrolled `distance` points from rest; less than 0 pulls.
  public func pose(scrolledBy distance: Double) -> Pose {
    let forSearch = min(max(distance, 0), leaving)
    let forTitle = min(max(distance - leaving, 0), largeTitle)
    let pull = largeTitle > 0 ? max(-distance, 0) : 0
    let title = largeTitle - forTitle + pull
    let under = distance - leaving - largeTitle
    return Pose(
      searchHeight: search - forSearch, largeTitleHeight: title,
      // The fade of 150 ms is over in a still.
      inlineTitleAlpha: largeTitle == 0 || title <= Self.titleSwap ? 1 : 0,
      background: min(max(under / Self.backgroundFade, 0), 1),
      stretch: largeTitle > 0
        ? min(1 + Self.stretchPerRow * pull / largeTitle, Self.largestStretch) : 1)
  }

  /// Where content that was let go at `distance` comes to rest: the nearer end of the row that is
  /// partly gone (a half goes back).
  public func snap(_ distance: Double) -> Double {
    func nearer(_ start: Double, _ end: Double) -> Double {
      distance - start > (end - start) / 2 ? end : start
    }
    if distance > 0, distance < leaving { return nearer(0, leaving) }
    if distance > leaving, distance < leaving + largeTitle {
      return nearer(leaving, leaving + largeTitle)
    }
    return distance
  }

  /// The rows at one moment; points.
  public struct Pose: Hashable, Sendable {
    public let searchHeight: Double
    public let largeTitleHeight: Double
    /// 0 or 1: the title in the row of buttons.
    public let inlineTitleAlpha: Double
    /// 0 at the scroll edge, 1 away from it.
    public let background: Double
    /// Of the large title's size.
    public let stretch: Double
  }
}

extension UIKitBarGeometry {
  /// The rows that give way to scrolling.
  public var collapsingRows: CollapsingRows {
    CollapsingRows(largeTitle: largeTitleHeight, search: searchHeight, keepsSearch: keepsSearch)
  }
}
