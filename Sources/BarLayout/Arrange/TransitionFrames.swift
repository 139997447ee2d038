import BarDisplayList
import BarPrimitives
import BarTheme

/// UIKit: the lower screen goes this part of the width while the upper one crosses all of it.
private let parallax = 0.3

/// A push or pop on its way: the lower screen, and how far each of the two stands from its place.
struct TransitionFrames: Hashable, Sendable {
  /// Always one screen. An array, since a value cannot hold another of its own kind.
  let below: [ScreenFrames]
  /// How much of its way the upper screen has come, 0 to 1.
  let covering: Double
  /// Points to the right, on the pixel grid.
  let lowerOffset: Double
  /// Points to the right, on the pixel grid.
  let upperOffset: Double
  /// Both screens' frame where they are in place.
  let screen: Rect
  /// 1 where new screens come from the right, -1 where they come from the left.
  let forward: Double
  let grid: PixelGrid

  var missing: [ScreenFrames.MissingText] { below.flatMap(\.missing) }
}

extension ResolvedTransition {
  /// The lower screen is at the end of its history. Nil: there is none.
  func arranged(_ context: LayoutContext) -> TransitionFrames? {
    guard let lower = below.first else { return nil }
    let screen = context.snappedBounds
    // New screens come from the trailing side.
    let trailing = context.screen.layoutDirection == .rightToLeft ? -1.0 : 1
    return TransitionFrames(
      below: [lower.arranged(shaping: context.shaping, images: context.images)],
      covering: covering,
      lowerOffset: context.grid.nearest(-trailing * covering * parallax * screen.width),
      upperOffset: context.grid.nearest(trailing * (1 - covering) * screen.width),
      screen: screen, forward: trailing, grid: context.grid)
  }
}

extension TransitionFrames {
  /// Bars of UIKit's belong to the navigation controller: one of a kind that both screens have stays
  /// where it is.
  func isShared(_ bar: BarFrames, with upper: ScreenFrames) -> Bool {
    guard case .uikit(let shared) = bar, let lower = below.first else { return false }
    return [lower, upper].allSatisfy { screen in
      screen.bars.contains { other in
        if case .uikit(let other) = other { other.bar.kind == shared.bar.kind } else { false }
      }
    }
  }
}
