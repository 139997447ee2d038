import BarSpec

/// A push or pop on its way over a screen.
public struct ResolvedTransition: Hashable, Sendable {
  /// The screen under the one that comes or leaves: always one. An array, since a value cannot hold
  /// another of its own kind.
  public let below: [ResolvedScreen]
  /// How much of its way the upper screen has come, 0 to 1.
  public let covering: Double

  init(below: ResolvedScreen, covering: Double) {
    self.below = [below]
    self.covering = covering
  }

  /// The lower screen where it has the greater part of the picture, and so the status bar's style.
  var prevailing: ResolvedScreen? { covering < 0.5 ? below.first : nil }

  /// The same with another lower screen.
  public func map(_ change: (ResolvedScreen) -> ResolvedScreen) -> ResolvedTransition? {
    below.first.map {
      ResolvedTransition(below: change($0), covering: covering)
    }
  }
}

extension ScreenTransition {
  func resolved() -> ResolvedTransition? {
    below.first.map {
      ResolvedTransition(below: $0.resolved(contentNumber: 2), covering: covering)
    }
  }
}
