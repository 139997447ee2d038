import BarPrimitives

/// MDCHeaderStackView.m: a top bar that takes what is left above a bottom bar.
struct HeaderStack: Hashable, Sendable {
  /// Starts above the stack where it has slid out at the top.
  let topBar: Span
  /// Always ends where the stack ends.
  let bottomBar: Span

  /// A run of points from the stack's top.
  struct Span: Hashable, Sendable {
    let y: Double
    let height: Double
  }

  /// `fitTop` tells the height that the top bar takes when it is offered one.
  init(height: Double, fitTop: (Double) -> Double, bottomHeight: Double = 0) {
    let rest = height - bottomHeight
    let top = fitTop(rest)
    let spare = rest - top
    topBar = Span(y: min(spare, 0), height: top + max(spare, 0))
    bottomBar = Span(y: topBar.y + topBar.height, height: bottomHeight)
  }
}
