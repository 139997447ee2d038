/// A push or a pop that is frozen on its way.
public struct ScreenTransition: Hashable, Sendable {
  /// UINavigationController.Operation.
  public enum Operation: String, Hashable, Sendable, CaseIterable { case push, pop }

  public var operation: Operation
  /// 0 at its beginning, 1 at its end.
  public var progress: Double
  /// The screen under the one that comes or leaves: always one. An array, since a value cannot hold
  /// another of its own kind.
  public var below: [BarModel]

  public init(_ operation: Operation, progress: Double, below: BarModel) {
    self.operation = operation
    self.progress = progress
    self.below = [below]
  }

  /// How much of its way the upper screen has come, 0 to 1.
  public var covering: Double { operation == .push ? progress : 1 - progress }
}

extension BarModel {
  /// Gives the lower screen of a transition the scheme of this one, which token files have changed.
  public mutating func shareScheme() {
    for index in transition?.below.indices ?? 0..<0 { transition?.below[index].scheme = scheme }
  }
}
