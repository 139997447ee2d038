import BarPrimitives

/// UIStackView.
public struct StackView: Hashable, Sendable {
  /// NSLayoutConstraint.Axis.
  public enum Axis: String, Hashable, Sendable, CaseIterable { case horizontal, vertical }
  /// UIStackView.Alignment, of the axis across.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, center, trailing
  }
  public var axis: Axis
  /// Points between two views.
  public var spacing: Double
  public var alignment: Alignment
  /// Points around all views, left meaning leading.
  public var layoutMargins: Insets
  public var backgroundColor: ColorValue?
  /// Points, of the background.
  public var cornerRadius: Double
  public var arrangedSubviews: [CustomView]

  public init(
    axis: Axis = .horizontal, spacing: Double = 0, alignment: Alignment = .center,
    layoutMargins: Insets = .zero, backgroundColor: ColorValue? = nil, cornerRadius: Double = 0,
    arrangedSubviews: [CustomView] = []
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.layoutMargins = layoutMargins
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.arrangedSubviews = arrangedSubviews
  }
}
