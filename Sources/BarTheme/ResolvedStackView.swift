import BarPrimitives
import BarSpec

/// UIStackView, nothing left open. Lengths are in points.
public struct ResolvedStackView: Hashable, Sendable {
  public let axis: StackView.Axis
  public let spacing: Double
  public let alignment: StackView.Alignment
  /// Left means leading.
  public let layoutMargins: Insets
  public let backgroundColor: Color
  public let cornerRadius: Double
  public let arrangedSubviews: [ResolvedView]
}

extension ViewResolver {
  func resolve(_ stack: StackView, id: ElementID) -> ResolvedStackView {
    ResolvedStackView(
      axis: stack.axis, spacing: stack.spacing, alignment: stack.alignment,
      layoutMargins: stack.layoutMargins,
      backgroundColor: stack.backgroundColor.map { palette.color($0) } ?? .clear,
      cornerRadius: stack.cornerRadius,
      arrangedSubviews: stack.arrangedSubviews.enumerated().map {
        resolve($1, id: (id / "arrangedSubviews")[$0])
      })
  }
}
