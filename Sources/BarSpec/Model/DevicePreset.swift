import BarPrimitives

/// A screen that a spec can name, as Apple's devices report it.
public struct DevicePreset: Hashable, Sendable {
  /// Matched letter by letter.
  public let name: String
  /// Points, in portrait.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// In portrait.
  public let safeArea: Insets
  /// In landscape.
  public let landscapeSafeArea: Insets
  /// Points, in portrait; on phones with a Dynamic Island less than the top inset.
  public let statusBarHeight: Double
  /// Phones show none in landscape, iPads do.
  public let hidesStatusBarInLandscape: Bool
}

extension DevicePreset {
  /// The device of a spec that names none.
  public static let standard = phoneWithButton("iPhone 8", 375, 667)

  /// The screen as it is held upright.
  public var portrait: Device {
    Device(
      name: name, size: size, scale: scale, safeArea: safeArea, statusBarHeight: statusBarHeight)
  }

  /// The screen turned by a quarter.
  public var landscape: Device {
    Device(
      name: name, size: Size(width: size.height, height: size.width), scale: scale,
      safeArea: landscapeSafeArea,
      statusBarHeight: hidesStatusBarInLandscape ? 0 : statusBarHeight)
  }

  /// What becomes of a phone's insets: a notch, which is higher than any plain status bar, takes
  /// both sides, and the home indicator takes 21 points instead of 34.
  static func landscapeSafeArea(turning insets: Insets) -> Insets {
    let side = insets.top > plainStatusBar ? insets.top : 0
    return Insets(
      top: 0, left: max(side, insets.left), bottom: min(insets.bottom, landscapeHomeIndicator),
      right: max(side, insets.right))
  }

  private static let plainStatusBar = 20.0
  private static let homeIndicator = 34.0
  private static let landscapeHomeIndicator = 21.0

  static func phoneWithButton(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 2
  ) -> DevicePreset {
    DevicePreset(
      name: name, size: Size(width: width, height: height), scale: scale,
      safeArea: Insets(top: plainStatusBar, left: 0, bottom: 0, right: 0),
      landscapeSafeArea: .zero, statusBarHeight: plainStatusBar, hidesStatusBarInLandscape: true)
  }

  /// A phone without a home button, at scale 3. `top` is the notch; `statusBar` is as high unless
  /// said.
  static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, statusBar: Double? = nil
  ) -> DevicePreset {
    let insets = Insets(top: top, left: 0, bottom: homeIndicator, right: 0)
    return DevicePreset(
      name: name, size: Size(width: width, height: height), scale: 3, safeArea: insets,
      landscapeSafeArea: landscapeSafeArea(turning: insets), statusBarHeight: statusBar ?? top,
      hidesStatusBarInLandscape: true)
  }

  static func tablet(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double
  ) -> DevicePreset {
    let insets = Insets(top: top, left: 0, bottom: bottom, right: 0)
    return DevicePreset(
      name: name, size: Size(width: width, height: height), scale: 2, safeArea: insets,
      landscapeSafeArea: insets, statusBarHeight: top, hidesStatusBarInLandscape: false)
  }

  /// The same screen with another scale.
  func scaled(_ scale: Double) -> DevicePreset {
    DevicePreset(
      name: name, size: size, scale: scale, safeArea: safeArea,
      landscapeSafeArea: landscapeSafeArea, statusBarHeight: statusBarHeight,
      hidesStatusBarInLandscape: hidesStatusBarInLandscape)
  }
}
