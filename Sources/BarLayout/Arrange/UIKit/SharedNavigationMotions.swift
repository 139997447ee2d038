import BarPrimitives

/// How the parts of a navigation bar that two screens share travel while one of the screens comes, each
/// in its own way. The ways and the shares of the progress in which parts fade are those of Flutter's
/// copy of UIKit's transition (CupertinoNavigationBar, nav_bar.dart), without its easing and without
/// texts that grow from one font into the other.
struct SharedNavigationMotions {
  /// One of the two bars, by whether its screen is the lower or the upper one.
  let lower: Bar
  let upper: Bar
  /// How much of its way the upper screen has come, 0 to 1.
  let covering: Double
  /// 1 where reading starts at the left, -1 where it starts at the right.
  let forward: Double
  let grid: PixelGrid

  struct Bar {
    let id: ElementID
    let frame: Rect
    let parts: UIKitNavigationFrames
  }

  /// What stands in a navigation bar, back to front.
  enum Part: CaseIterable {
    case largeTitle, prompt, searchBar, backIndicator, backLabel, leadingItems, trailingItems
    case titleView, title
  }

  /// A part on its way.
  struct Motion: Hashable {
    /// Points to the right, on the pixel grid.
    let dx: Double
    /// Points down, on the pixel grid.
    let dy: Double
    /// 0 to 1.
    let alpha: Double
  }

  /// Of a part of the lower screen's bar.
  func leaving(_ part: Part) -> Motion {
    switch part {
    case .largeTitle: largeTitleLeaving
    case .prompt, .searchBar: still(1 - covering)
    case .backIndicator, .trailingItems: still(fadingOut(by: 0.6))
    case .leadingItems: still(fadingOut(by: 0.4))
    case .backLabel:
      motion(dx: -forward * covering * lower.frame.width / 2, alpha: fadingOut(by: 0.2))
    case .titleView: toBackLabel(lower.parts.titleView?.frame, fadingOut(by: 0.4))
    case .title: toBackLabel(lower.parts.title?.frame, fadingOut(by: 0.7))
    }
  }

  /// Of a part of the upper screen's bar.
  func coming(_ part: Part) -> Motion {
    switch part {
    case .largeTitle:
      motion(dx: forward * (1 - covering) * upper.frame.width, alpha: fadingIn(from: 0.3))
    case .prompt, .searchBar: still(covering)
    case .backIndicator: indicatorComing
    case .backLabel: backLabelComing
    case .leadingItems: still(fadingIn(from: 0.6))
    case .trailingItems: still(fadingIn(from: 0.4))
    case .titleView: fromTrailingEdge(upper.parts.titleView?.frame)
    case .title: fromTrailingEdge(upper.parts.title?.frame)
    }
  }
}

extension SharedNavigationMotions {
  /// The share of an opacity that is left at this progress if all of it goes by `end`.
  private func fadingOut(by end: Double) -> Double { 1 - min(covering / end, 1) }

  /// The share that has come if it begins at `start`.
  private func fadingIn(from start: Double) -> Double {
    max(covering - start, 0) / (1 - start)
  }

  private func motion(dx: Double, dy: Double = 0, alpha: Double) -> Motion {
    Motion(dx: grid.nearest(dx), dy: grid.nearest(dy), alpha: alpha)
  }

  private func still(_ alpha: Double) -> Motion { motion(dx: 0, alpha: alpha) }

  /// Where a part begins to be read, at half its height.
  private func anchor(_ frame: Rect) -> Point {
    Point(x: forward > 0 ? frame.minX : frame.maxX, y: frame.midY)
  }

  /// Its middle begins at the bar's trailing edge.
  private func fromTrailingEdge(_ frame: Rect?) -> Motion {
    let alpha = fadingIn(from: 0.25)
    guard let frame else { return still(alpha) }
    let edge = forward > 0 ? upper.frame.maxX : upper.frame.minX
    return motion(dx: (1 - covering) * (edge - frame.midX), alpha: alpha)
  }

  /// Its beginning goes to that of the label that leads back; nowhere where there is none.
  private func toBackLabel(_ frame: Rect?, _ alpha: Double) -> Motion {
    guard let frame, let label = upper.parts.backButton?.label?.frame else { return still(alpha) }
    let (start, end) = (anchor(frame), anchor(label))
    return motion(dx: covering * (end.x - start.x), dy: covering * (end.y - start.y), alpha: alpha)
  }

  /// Towards the trailing side a little where items of its own stand before the upper title.
  private var largeTitleLeaving: Motion {
    let hasLabel = upper.parts.backButton?.label != nil
    guard hasLabel || upper.parts.leading.isEmpty else {
      return motion(dx: forward * covering * lower.frame.width / 4, alpha: fadingOut(by: 0.4))
    }
    return toBackLabel(lower.parts.largeTitleLines.first?.frame, fadingOut(by: 0.6))
  }

  /// It comes out of the title that it names.
  private var backLabelComing: Motion {
    let large = lower.parts.largeTitleLines.first
    let alpha = fadingIn(from: large == nil ? 0.3 : 0.4)
    guard let label = upper.parts.backButton?.label?.frame,
      let title = large?.frame ?? lower.parts.title?.frame
    else { return still(alpha) }
    let (start, end) = (anchor(title), anchor(label))
    let left = 1 - covering
    return motion(dx: left * (start.x - end.x), dy: left * (start.y - end.y), alpha: alpha)
  }

  /// The first one comes from two widths further inside.
  private var indicatorComing: Motion {
    guard lower.parts.backButton == nil, let back = upper.parts.backButton else {
      return still(fadingIn(from: 0.4))
    }
    return motion(
      dx: forward * (1 - covering) * 2 * back.indicatorFrame.width, alpha: fadingIn(from: 0.7))
  }
}

extension TransitionFrames {
  /// Nil: not both screens have a navigation bar of UIKit's.
  func sharedMotions(under upper: ScreenFrames) -> SharedNavigationMotions? {
    guard let lower = below.first?.bars.lazy.compactMap(\.navigationBar).first,
      let upper = upper.bars.lazy.compactMap(\.navigationBar).first
    else { return nil }
    return SharedNavigationMotions(
      lower: lower, upper: upper, covering: covering, forward: forward, grid: grid)
  }
}

extension BarFrames {
  /// A navigation bar of UIKit's with what stands in it.
  fileprivate var navigationBar: SharedNavigationMotions.Bar? {
    guard case .uikit(let bar) = self, case .navigation(let parts) = bar.content else {
      return nil
    }
    return SharedNavigationMotions.Bar(id: bar.bar.id, frame: bar.frame, parts: parts)
  }
}
