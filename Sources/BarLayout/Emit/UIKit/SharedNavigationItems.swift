import BarDisplayList
import BarPrimitives

/// A navigation bar that two screens share while one of them comes: its parts travel each in its own
/// way. The ways and the shares of the progress in which parts fade are those of Flutter's copy of
/// UIKit's transition (CupertinoNavigationBar, nav_bar.dart), without its easing and without texts that
/// grow from one font into the other.
struct SharedNavigationItems {
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

  /// What leaves, then what comes.
  var items: [PlacedItem] { leaving + coming }
}

/// A part on its way.
private struct Motion {
  var dx = 0.0
  var dy = 0.0
  let alpha: Double
}

extension SharedNavigationItems {
  /// The share of an opacity that is left at this progress if all of it goes by `end`.
  private func fadingOut(by end: Double) -> Double { 1 - min(covering / end, 1) }

  /// The share that has come if it begins at `start`.
  private func fadingIn(from start: Double) -> Double {
    max(covering - start, 0) / (1 - start)
  }

  private func moved(
    _ items: [PlacedItem], of element: ElementID, _ motion: Motion
  ) -> [PlacedItem] {
    let (x, y) = (grid.nearest(motion.dx), grid.nearest(motion.dy))
    return items.map { $0.offsetBy(x: x, y: y) }.fading(element, to: motion.alpha)
  }

  /// Where a part begins to be read, at half its height.
  private func anchor(_ frame: Rect) -> Point {
    Point(x: forward > 0 ? frame.minX : frame.maxX, y: frame.midY)
  }

  private var leaving: [PlacedItem] {
    let (parts, id) = (lower.parts, lower.id)
    let back = id / "backButton"
    let still = Motion(alpha: 1 - covering)
    let label = Motion(dx: -forward * covering * lower.frame.width / 2, alpha: fadingOut(by: 0.2))
    return moved(parts.largeTitleItems(of: id), of: id / "largeTitle", largeTitleLeaving)
      + moved(parts.promptItems(of: id), of: id / "prompt", still)
      + moved(parts.searchItems(of: id), of: id / "searchBar", still)
      + moved(parts.indicatorItems(of: back), of: back, Motion(alpha: fadingOut(by: 0.6)))
      + moved(parts.backLabelItems(of: back), of: back, label)
      + moved(parts.leading.flatMap(\.items), of: id, Motion(alpha: fadingOut(by: 0.4)))
      + moved(parts.trailing.flatMap(\.items), of: id, Motion(alpha: fadingOut(by: 0.6)))
      + moved(
        parts.titleView?.items ?? [], of: id / "titleView",
        toBackLabel(parts.titleView?.frame, fadingOut(by: 0.4)))
      + moved(
        parts.titleItems(of: id), of: id / "title",
        toBackLabel(parts.title?.frame, fadingOut(by: 0.7)))
  }

  private var coming: [PlacedItem] {
    let (parts, id) = (upper.parts, upper.id)
    let back = id / "backButton"
    let still = Motion(alpha: covering)
    let largeTitle = Motion(
      dx: forward * (1 - covering) * upper.frame.width, alpha: fadingIn(from: 0.3))
    return moved(parts.largeTitleItems(of: id), of: id / "largeTitle", largeTitle)
      + moved(parts.promptItems(of: id), of: id / "prompt", still)
      + moved(parts.searchItems(of: id), of: id / "searchBar", still)
      + moved(parts.indicatorItems(of: back), of: back, indicatorComing)
      + moved(parts.backLabelItems(of: back), of: back, backLabelComing)
      + moved(parts.leading.flatMap(\.items), of: id, Motion(alpha: fadingIn(from: 0.6)))
      + moved(parts.trailing.flatMap(\.items), of: id, Motion(alpha: fadingIn(from: 0.4)))
      + moved(
        parts.titleView?.items ?? [], of: id / "titleView",
        fromTrailingEdge(parts.titleView?.frame))
      + moved(parts.titleItems(of: id), of: id / "title", fromTrailingEdge(parts.title?.frame))
  }

  /// Its middle begins at the bar's trailing edge.
  private func fromTrailingEdge(_ frame: Rect?) -> Motion {
    let alpha = fadingIn(from: 0.25)
    guard let frame else { return Motion(alpha: alpha) }
    let edge = forward > 0 ? upper.frame.maxX : upper.frame.minX
    return Motion(dx: (1 - covering) * (edge - frame.midX), alpha: alpha)
  }

  /// Its beginning goes to that of the label that leads back; nowhere where there is none.
  private func toBackLabel(_ frame: Rect?, _ alpha: Double) -> Motion {
    guard let frame, let label = upper.parts.backButton?.label?.frame else {
      return Motion(alpha: alpha)
    }
    let (start, end) = (anchor(frame), anchor(label))
    return Motion(dx: covering * (end.x - start.x), dy: covering * (end.y - start.y), alpha: alpha)
  }

  /// Towards the trailing side a little where items of its own stand before the upper title.
  private var largeTitleLeaving: Motion {
    let hasLabel = upper.parts.backButton?.label != nil
    guard hasLabel || upper.parts.leading.isEmpty else {
      return Motion(dx: forward * covering * lower.frame.width / 4, alpha: fadingOut(by: 0.4))
    }
    return toBackLabel(lower.parts.largeTitleLines.first?.frame, fadingOut(by: 0.6))
  }

  /// It comes out of the title that it names.
  private var backLabelComing: Motion {
    let large = lower.parts.largeTitleLines.first
    let alpha = fadingIn(from: large == nil ? 0.3 : 0.4)
    guard let label = upper.parts.backButton?.label?.frame,
      let title = large?.frame ?? lower.parts.title?.frame
    else { return Motion(alpha: alpha) }
    let (start, end) = (anchor(title), anchor(label))
    let left = 1 - covering
    return Motion(dx: left * (start.x - end.x), dy: left * (start.y - end.y), alpha: alpha)
  }

  /// The first one comes from two widths further inside.
  private var indicatorComing: Motion {
    guard lower.parts.backButton == nil, let back = upper.parts.backButton else {
      return Motion(alpha: fadingIn(from: 0.4))
    }
    return Motion(
      dx: forward * (1 - covering) * 2 * back.indicatorFrame.width, alpha: fadingIn(from: 0.7))
  }
}
