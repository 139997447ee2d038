import BarPrimitives

/// UIView.TintAdjustmentMode.
public enum TintAdjustmentMode: String, Hashable, Sendable, CaseIterable {
  /// As in the view above.
  case automatic
  case normal
  /// Tints are drawn desaturated and darkened.
  case dimmed
}

/// What is said of the view that a bar of the screen stands in.
public struct SuperviewSetup: Hashable, Sendable {
  public var bar: ElementID
  /// In the order of the document.
  public var properties: [AppearanceSetting]

  public init(bar: ElementID, properties: [AppearanceSetting]) {
    self.bar = bar
    self.properties = properties
  }
}

extension AppearanceProperty {
  /// UIView's, which every view has.
  public static let tintColor: AppearanceProperty = "tintColor"
  public static let tintAdjustmentMode: AppearanceProperty = "tintAdjustmentMode"
}

extension AppearanceValue {
  /// Whether a view that has it says nothing of its tint, and takes that of the view above.
  public var inheritsTint: Bool {
    self == .null || self == .word(TintAdjustmentMode.automatic.rawValue)
  }
}
