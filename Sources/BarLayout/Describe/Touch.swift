import BarPrimitives
import BarTheme

/// What becomes of a finger at one place.
public struct Touch: Hashable, Sendable {
  /// The view that lies there; nil: none.
  public let hit: ElementID?
  /// The view that gets the touch; nil: none.
  public let receiver: ElementID?
  /// Why the one is not the other, or what the touch does.
  public let reason: String
}

extension ScreenFrames {
  /// Who gets a touch at `point`, in screen points, by MDCFlexibleHeaderView's hit test: what a
  /// header and its stack do not need for themselves goes to the scroll view.
  public func touch(at point: Point) -> Touch {
    guard transition == nil else {
      return Touch(
        hit: nil, receiver: nil, reason: "nobody gets touches while screens are on their way")
    }
    for bar in barsBeforeContent.reversed() {
      if let touch = bar.touch(at: point, scrolling: tracked(by: bar)) { return touch }
    }
    if let touch = self.content?.touch(at: point) { return touch }
    for bar in barsBehindContent.reversed() {
      if let touch = bar.touch(at: point, scrolling: tracked(by: bar)) { return touch }
    }
    return Touch(hit: nil, receiver: nil, reason: "nothing lies there")
  }

  /// The scroll view that the bar's header tracks, or would: of paged content its own page, or the one
  /// that is shown. Nil: there is no content.
  private func tracked(by bar: BarFrames) -> ElementID? {
    content.map { content in
      guard let shown = content.shownPage else { return content.content.id }
      return (content.content.id / "pages")[bar.header?.header.page ?? shown]
    }
  }
}

extension ContentFrames {
  /// Nil: the content is not there. Each page is a scroll view of its own.
  fileprivate func touch(at point: Point) -> Touch? {
    if let page = pages.first(where: { $0.frame.contains(point) }) {
      let id = (content.id / "pages")[page.index]
      return Touch(hit: id, receiver: id, reason: "a page of the content lies there")
    }
    guard frame.contains(point) else { return nil }
    return Touch(hit: content.id, receiver: content.id, reason: "the content lies there")
  }
}

extension BarFrames {
  /// Nil: the bar is not there. `content` is what headers track, this one or another.
  fileprivate func touch(at point: Point, scrolling content: ElementID?) -> Touch? {
    switch self {
    case .appBar(let bar): bar.touch(at: point, scrolling: content)
    case .flexibleHeader(let header): header.plainTouch(at: point, scrolling: content)
    case .view(let view): view.touch(at: point)
    case .uikit(let bar): bar.touch(at: point)
    }
  }
}

extension HeaderFrames {
  private func isThere(at point: Point) -> Bool { !pose.isHidden && frame.contains(point) }

  /// Nil: the header is not there. Views that a client adds to a plain header lie before all of the
  /// header's own.
  fileprivate func plainTouch(at point: Point, scrolling content: ElementID?) -> Touch? {
    guard isThere(at: point) else { return nil }
    return subviews.touch(at: point) ?? touch(at: point, scrolling: content)
  }

  /// Nil: the header is not there.
  fileprivate func touch(at point: Point, scrolling content: ElementID?) -> Touch? {
    guard isThere(at: point) else { return nil }
    return .forwarded(
      from: header.bar / "headerView", to: pose.tracksScrollView ? content : nil)
  }
}

extension AppBarFrames {
  /// Nil: the bar is not there. What lies behind the stack, and behind the header's content view
  /// above it, gets nothing.
  fileprivate func touch(at point: Point, scrolling content: ElementID?) -> Touch? {
    let below = header.touch(at: point, scrolling: content)
    guard below != nil, takesTouches(at: point) else { return below }
    if let touch = bottomBar?.touch(at: point) ?? navigationBar.touch(at: point) { return touch }
    let id = header.header.bar
    let isInBar = navigationBar.frame.contains(point)
    return .forwarded(
      from: id / (isInBar ? "navigationBar" : "headerStackView"),
      to: header.pose.tracksScrollView ? content : nil)
  }

  /// Views that have faded are not there for a finger: UIKit's limit is 0.01.
  fileprivate func takesTouches(at point: Point) -> Bool {
    stack.contains(point) && alpha(of: .headerStackView) >= 0.01
  }
}

extension [ViewFrames] {
  /// Of the frontmost view that takes it.
  fileprivate func touch(at point: Point) -> Touch? {
    for view in reversed() {
      if let touch = view.touch(at: point) { return touch }
    }
    return nil
  }
}

extension ViewFrames {
  /// Nil: the touch goes through to what lies below. Nobody forwards touches of a view that stands
  /// by itself.
  func touch(at point: Point) -> Touch? {
    // A floating button is asked wherever it lies.
    if case .bottomAppBar(let bar) = kind { return bar.touch(at: point) }
    guard frame.contains(point) else { return nil }
    switch kind {
    case .plain(let view):
      return view.view.takesTouches ? .kept(by: id, "the view takes it") : nil
    case .navigationBar(let bar):
      return bar.touch(at: point)
        ?? .kept(by: bar.bar.id, "the navigation bar keeps it: it stands in no app bar")
    case .buttonBar(let bar):
      return bar.buttons.touch(at: point, in: id) ?? .kept(by: id, "the button bar keeps it")
    case .headerStack(let stack):
      return [stack.topBar, stack.bottomBar].compactMap { $0 }.touch(at: point)
        ?? .kept(by: id, "the header stack keeps it: it stands in no app bar")
    case .flexibleHeader(let header): return header.plainTouch(at: point, scrolling: nil)
    case .tabBarView(let bar): return bar.touch(at: point)
    case .legacyTabBar(let bar): return bar.touch(at: point)
    case .bottomAppBar(let bar): return bar.touch(at: point)
    case .bottomNavigationBar(let bar): return bar.touch(at: point)
    case .stack(let stack):
      return stack.views.touch(at: point) ?? .kept(by: id, "the view takes it")
    }
  }
}

extension NavigationBarFrames {
  /// Nil: the bar itself, or its title, which takes no touches.
  func touch(at point: Point) -> Touch? {
    if let touch = titleView?.touch(at: point) { return touch }
    for (buttons, name) in [
      (leadingBar, "leadingButtonBar"), (trailingBar, "trailingButtonBar"),
    ] {
      let id = bar.bar / name
      if let touch = buttons.touch(at: point, in: id) { return touch }
      if buttons.frame.contains(point) { return .kept(by: id, "the button bar keeps it") }
    }
    return nil
  }
}

extension ButtonBarFrames {
  /// Nil: there is no button. `bar` is the button bar.
  fileprivate func touch(at point: Point, in bar: ElementID) -> Touch? {
    guard let button = items.first(where: { $0.frame.contains(point) }) else { return nil }
    if let view = button.customView {
      return view.touch(at: point) ?? .kept(by: bar, "the button bar keeps it")
    }
    return .kept(
      by: button.item.id,
      button.item.isEnabled
        ? "the button takes it" : "the button takes it, and does nothing: it is disabled")
  }
}

extension Touch {
  static func kept(by view: ElementID, _ reason: String) -> Touch {
    Touch(hit: view, receiver: view, reason: reason)
  }

  fileprivate static func forwarded(from hit: ElementID, to content: ElementID?) -> Touch {
    Touch(
      hit: hit, receiver: content,
      reason: content == nil
        ? "the view would hand it on to the tracking scroll view, but there is none"
        : "the view hands it on to the tracking scroll view; to get touches itself, a background "
          + "needs a flexible header of its own with the navigation bar as a custom view")
  }
}
