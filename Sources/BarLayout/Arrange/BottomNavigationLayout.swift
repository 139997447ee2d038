import BarPrimitives
import BarSpec

// MDCBottomNavigationBar.m, in points.
private let stackedHeight = 56.0
private let adjacentHeight = 40.0
private let minimumItemWidth = 80.0
private let railItemSize = Size(width: 80, height: 56)
private let railEndInset = 45.0
private let railSpacing = (titled: 8.0, tablet: 15.0)

/// How high a bottom navigation bar is, and where its items stand.
struct BottomNavigationLayout: Hashable, Sendable {
  let options: BottomNavigationLayoutOptions
  let isRegularAcross: Bool
  let isCompactDown: Bool
  let isTablet: Bool

  init(
    _ options: BottomNavigationLayoutOptions, isRegularAcross: Bool, isCompactDown: Bool = false,
    isTablet: Bool = false
  ) {
    self.options = options
    self.isRegularAcross = isRegularAcross
    self.isCompactDown = isCompactDown
    self.isTablet = isTablet
  }

  static let railWidth = railItemSize.width
  // MDCBottomNavigationBar.m: of an item that is not stretched.
  static let preferredItemWidth = 120.0
  static let maximumItemWidth = 350.0

  var isTitleBelowIcon: Bool {
    options.alignment != .justifiedAdjacentTitles || !isRegularAcross
  }

  /// Whether `barHeight` is the height whatever it is.
  var isAnchored: Bool { options.itemBadgeHorizontalOffset != 0 }

  /// Whether no title can show.
  private var hidesTitles: Bool { options.titleVisibility == .never || isCompactDown }

  /// Whether the height without titles counts, where it is `barHeight` at all.
  var usesLowerHeight: Bool { hidesTitles && options.barHeightWithoutTitles > 0 }

  /// Points of the items, without the safe area.
  var barHeight: Double {
    if isAnchored {
      return usesLowerHeight ? options.barHeightWithoutTitles : options.barHeight
    }
    if options.barHeight > 0 { return options.barHeight }
    return isTitleBelowIcon ? stackedHeight : adjacentHeight
  }

  /// Whether an item shows its title, which its visibility `wants`.
  func showsTitle(wants: Bool, hasPill: Bool) -> Bool {
    if options.isVertical, !options.showsTitlesInVerticalLayout { return false }
    return wants && !(hasPill && isCompactDown)
  }

  /// Of an item that is not stretched, where items that want to be `widest` points wide have
  /// `available` points together.
  func itemWidth(widest: Double, count: Int, available: Double) -> Double {
    let padded = widest + 2 * options.itemsHorizontalPadding
    let wanted = min(max(padded, Self.preferredItemWidth), Self.maximumItemWidth)
    let fits = wanted * Double(count) <= available
    return max(fits || count == 0 ? wanted : available / Double(count), minimumItemWidth)
  }

  /// -[MDCBottomNavigationBar intrinsicContentSize].
  func intrinsicSize(widest: Double, count: Int) -> Size {
    let width =
      itemWidth(widest: widest, count: count, available: .infinity) * Double(count)
    return Size(width: options.isVertical ? Self.railWidth : width, height: barHeight)
  }

  /// The items' places in a bar of `size`, in reading order; `safe` is what they keep out of.
  func items(_ count: Int, widest: Double, in size: Size, safe: Insets) -> [Rect] {
    guard count > 0 else { return [] }
    if options.isVertical { return rail(count, in: size, safe: safe) }
    let room = max(size.width - safe.left - safe.right, 0)
    let width: Double
    if options.alignment == .centered {
      width = min(
        itemWidth(widest: widest, count: count, available: room), room / Double(count))
    } else {
      width = room / Double(count)
    }
    let start = safe.left + (room - width * Double(count)) / 2
    return (0..<count).map { index in
      Rect(x: start + Double(index) * width, y: 0, width: width, height: barHeight)
    }
  }

  private func rail(_ count: Int, in size: Size, safe: Insets) -> [Rect] {
    let spacing =
      isTablet
      ? railSpacing.tablet : options.showsTitlesInVerticalLayout ? railSpacing.titled : 0
    let step = railItemSize.height + spacing
    let height = Double(count) * step - spacing
    let top =
      switch options.verticalAlignment {
      case .center: (size.height - height) / 2
      case .top: railEndInset
      case .bottom: size.height - height - railEndInset
      }
    return (0..<count).map { index in
      Rect(
        x: safe.left, y: top + Double(index) * step, width: railItemSize.width,
        height: railItemSize.height)
    }
  }
}
