import BarPrimitives
import BarScroll
import BarSpec
import BarTheme

/// An app bar in its place.
struct AppBarFrames: Hashable, Sendable {
  let header: HeaderFrames
  /// Screen points.
  let stack: Rect
  let navigationBar: NavigationBarFrames
  /// Below the navigation bar; nil: none.
  let bottomBar: ViewFrames?

  /// 0 to 1, of everything in the stack; a title may fade alone.
  func alpha(of view: FadingView) -> Double {
    header.header.movement.hideViewWhenShifted == view ? header.pose.hiddenViewAlpha : 1
  }
}

extension ResolvedAppBar {
  /// The stack hangs from the top inset and ends where the header ends (MDCAppBarViewController.m).
  func arranged(_ pose: HeaderPose, _ context: LayoutContext) -> AppBarFrames {
    let frames = header.arranged(pose, context)
    let outer = frames.frame
    let top = outer.minY + header.topInset + stackOffset
    let stack = context.grid.snap(
      Rect(minX: outer.minX, minY: min(top, outer.maxY), maxX: outer.maxX, maxY: outer.maxY))
    let bottom = bottomBar?.fit(stack.size, context) ?? .zero
    let spans = HeaderStack(
      height: stack.height, fitTop: NavigationBarFrames.fit, bottomHeight: bottom.height)
    let bar = Rect(
      x: stack.minX, y: stack.minY + spans.topBar.y, width: stack.width,
      height: spans.topBar.height)
    let below = Rect(
      x: stack.minX, y: stack.minY + spans.bottomBar.y, width: bottom.width,
      height: bottom.height)
    return AppBarFrames(
      header: frames, stack: stack,
      navigationBar: navigationBar.arranged(
        in: bar, safeArea: context.safeArea(under: bar), context),
      bottomBar: bottomBar.map { $0.arranged(in: below, context) })
  }
}

extension LayoutContext {
  /// What the screen's safe area takes from the sides of `frame`.
  func safeArea(under frame: Rect) -> Insets {
    let safe = screen.device.safeArea
    let bounds = snappedBounds
    return Insets(
      // What lies beside the screen has no more of it than what lies on it.
      top: 0, left: min(max(bounds.minX + safe.left - frame.minX, 0), safe.left), bottom: 0,
      right: min(max(frame.maxX - (bounds.maxX - safe.right), 0), safe.right))
  }
}
