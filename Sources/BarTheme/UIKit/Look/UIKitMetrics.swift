import BarPrimitives
import BarSpec

/// Points, as printed view trees and Apple's UI kits have them; see the README's table of decisions
/// for those that are choices.
enum UIKitMetrics {
  static let navigationBar = 44.0
  /// Navigation bars and tool bars on small phones in landscape; tab bars there since iOS 11.
  static let compact = 32.0
  /// Tablets since iOS 12.
  static let tablet = 50.0
  /// Tablets with a home indicator: 45 above its 20.
  static let tabletTabBarAboveIndicator = 45.0
  static let tabBar = 49.0
  static let sheet = 56.0
  static let largeTitle = 52.0
  static let search = 52.0
  static let prompt = 30.0
  static let firstSystemWithTopTabs = 18
  static let narrowMargin = 16.0
  static let wideMargin = 20.0
}

/// What of the device decides about bars.
struct UIKitScreenClass: Hashable, Sendable {
  private let classes: SizeClasses
  let os: Int
  let safeArea: Insets

  init(_ device: Device, os: Int) {
    classes = SizeClasses(device)
    self.os = os
    safeArea = device.safeArea
  }

  var isTablet: Bool { classes.isTablet }
  var isLandscape: Bool { classes.isLandscape }
  var isLargePhone: Bool { classes.isLargePhone }

  /// Small phones in landscape.
  var hasCompactBars: Bool { classes.isCompactDown && !isLargePhone }
}

extension UIKitScreenClass {
  /// Whether it is a tab bar at the top of a tablet's window.
  func floatsTabs(of bar: UIKitBar, on device: Device) -> Bool {
    let width = bar.frame?.width ?? device.size.width
    return bar.kind == .tabBar && tabLayout(width: width, isManaged: bar.isManaged).style == .top
  }
}

extension UIKitBarGeometry {
  /// `showsLargeTitle` and the rest are the item's on top.
  init(
    _ bar: UIKitBar, _ item: UIKitNavigationItem?, showsLargeTitle: Bool, on device: Device, os: Int
  ) {
    let screen = UIKitScreenClass(device, os: os)
    let width = bar.frame?.width ?? device.size.width
    let floats = screen.floatsTabs(of: bar, on: device)
    let (height, reason) =
      floats
      ? (UIKitMetrics.tablet, "from iOS 18 on a tablet's tabs float in a row at the top")
      : Self.height(of: bar, on: screen)
    let row =
      bar.presentation != .fullScreen && bar.kind == .navigationBar && height == UIKitMetrics.sheet
    self.init(
      x: bar.frame?.x, y: bar.frame?.y, width: bar.frame?.width,
      rowHeight: row ? UIKitMetrics.navigationBar : height,
      rowInset: row ? (height - UIKitMetrics.navigationBar) / 2 : 0, barHeight: height,
      promptHeight: item?.prompt != nil ? UIKitMetrics.prompt : 0,
      largeTitleHeight: showsLargeTitle ? UIKitMetrics.largeTitle : 0,
      searchHeight: item?.searchBar != nil ? UIKitMetrics.search : 0,
      keepsSearch: item?.searchBar?.hidesWhenScrolling == false,
      margin: width < SizeClasses.largePhoneSide
        ? UIKitMetrics.narrowMargin : UIKitMetrics.wideMargin,
      isCompact: screen.hasCompactBars, floatsAtTop: floats, reason: reason)
  }

  /// Without the safe area.
  private static func height(
    of bar: UIKitBar, on screen: UIKitScreenClass
  ) -> (Double, String) {
    switch bar.kind {
    case .navigationBar:
      if bar.presentation != .fullScreen, !screen.isTablet, !screen.isLandscape, screen.os >= 13 {
        return (
          UIKitMetrics.sheet,
          "bars of sheets on phones are \(shortDecimal(UIKitMetrics.sheet)) pt high since iOS 13"
        )
      }
      return rowHeight(UIKitMetrics.navigationBar, on: screen)
    case .toolbar: return rowHeight(UIKitMetrics.navigationBar, on: screen)
    case .tabBar:
      if screen.isTablet, screen.os >= 12, screen.safeArea.bottom > 0 {
        return (
          UIKitMetrics.tabletTabBarAboveIndicator,
          "tab bars of tablets with a home indicator are "
            + "\(shortDecimal(UIKitMetrics.tabletTabBarAboveIndicator)) pt high above it"
        )
      }
      if screen.hasCompactBars, screen.os < 11 {
        return (
          UIKitMetrics.tabBar,
          "before iOS 11 tab bars are \(shortDecimal(UIKitMetrics.tabBar)) pt high everywhere"
        )
      }
      return rowHeight(UIKitMetrics.tabBar, on: screen)
    }
  }

  private static func rowHeight(
    _ regular: Double, on screen: UIKitScreenClass
  ) -> (Double, String) {
    if screen.isTablet, screen.os >= 12 {
      return (
        UIKitMetrics.tablet,
        "bars of tablets are \(shortDecimal(UIKitMetrics.tablet)) pt high since iOS 12"
      )
    }
    if screen.hasCompactBars {
      return (
        UIKitMetrics.compact,
        "phones less than \(shortDecimal(SizeClasses.largePhoneSide)) pt wide have "
          + "\(shortDecimal(UIKitMetrics.compact)) pt bars in landscape"
      )
    }
    return (regular, "\(shortDecimal(regular)) pt is the height of every other bar of its kind")
  }
}
