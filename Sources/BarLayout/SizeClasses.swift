import BarPrimitives
import BarTheme

// UIKit's table of size classes, in points: the shorter side that only tablets reach, and the widths
// of the phones that are regular across in landscape.
private let leastTabletSide = 700.0
private let plusWidth = 736.0
private let leastMaxWidth = 896.0

extension LayoutContext {
  /// Whether the screen's horizontal size class is regular.
  var isRegularAcross: Bool {
    let size = screen.device.size
    return isTablet || isLandscape && (size.width == plusWidth || size.width >= leastMaxWidth)
  }

  /// Whether its vertical size class is compact: that of a phone in landscape.
  var isCompactDown: Bool { !isTablet && isLandscape }

  var isTablet: Bool {
    let size = screen.device.size
    return min(size.width, size.height) >= leastTabletSide
  }

  private var isLandscape: Bool { screen.device.size.width > screen.device.size.height }
}
