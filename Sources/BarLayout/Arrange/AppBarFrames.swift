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
    let stack = context.grid.snap(
      Rect(
        minX: outer.minX, minY: min(outer.minY + header.topInset, outer.maxY), maxX: outer.maxX,
        maxY: outer.maxY))
    let top = HeaderStack(height: stack.height, fitTop: NavigationBarFrames.fit).topBar
    let bar = Rect(
      x: stack.minX, y: stack.minY + top.y, width: stack.width, height: top.height)
    return AppBarFrames(
      header: frames, stack: stack,
      navigationBar: navigationBar.arranged(
        in: bar, safeArea: context.safeArea(under: bar), context))
  }
}

extension LayoutContext {
  /// What the screen's safe area takes from the sides of `frame`.
  fileprivate func safeArea(under frame: Rect) -> Insets {
    let safe = screen.device.safeArea
    let bounds = snappedBounds
    return Insets(
      top: 0, left: max(bounds.minX + safe.left - frame.minX, 0), bottom: 0,
      right: max(frame.maxX - (bounds.maxX - safe.right), 0))
  }
}
