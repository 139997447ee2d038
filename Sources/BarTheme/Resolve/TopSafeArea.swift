/// MDCFlexibleHeaderTopSafeArea.m: the points at a header's top that belong to the status bar or a
/// notch.
struct TopSafeArea: Hashable, Sendable {
  /// Points of a status bar without a notch.
  private static let statusBar = 20.0

  /// Whether the view controller that the header stands on is asked, not the device.
  let infers: Bool
  let deviceInset: Double
  private var extracted = 0.0

  init(infers: Bool, deviceInset: Double) {
    self.infers = infers
    self.deviceInset = deviceInset
  }

  /// Points.
  var inset: Double { infers ? extracted : deviceInset }

  /// The safe area of the view controller has changed to `top`; nil: there is none. A status bar that
  /// the header itself has taken along is still counted.
  mutating func safeAreaDidChange(to top: Double?, statusBarIsAway: Bool = false) {
    let isPinned = statusBarIsAway && extracted == Self.statusBar && top != nil
    if !isPinned { extracted = top ?? 0 }
  }
}
