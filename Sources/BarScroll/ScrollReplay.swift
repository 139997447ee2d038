import BarPrimitives
import BarSpec
import BarTheme

/// CADisplayLink's steps a second.
private let stepsPerSecond = 60.0

/// Replays a screen's history, moment by moment: an event of n steps is n moments.
public struct ScrollReplay: Sendable {
  private let screen: ResolvedScreen
  private var motions: [HeaderMotion]
  private var pages: PagePositions
  /// Where willEndDragging said that the content would come to rest.
  private var target: Content.Position?
  private var event = 0
  private var step = 0
  private var stepsWaited = 0

  /// At the first moment: nothing has happened but that the content was scrolled to its place.
  public init(_ screen: ResolvedScreen) {
    self.screen = screen
    let pages = PagePositions(screen)
    self.pages = pages
    motions = zip(screen.headers, pages.resting).map { header, rest in
      guard header.tracksContent, let index = pages.index(for: header) else {
        return HeaderMotion(header.heights, header.movement, over: nil)
      }
      let view = pages.view(index)
      // Stated outright, the offset is the one that the header first meets; points from rest have
      // been scrolled before the header's eyes.
      let start =
        switch view.position {
        case .contentOffset(let offset): offset
        case .scrolledBy: rest
        }
      return HeaderMotion(
        header.heights, header.movement,
        over: header.tracked(view, offset: start, on: screen.device))
    }
    for index in pages.indices {
      let view = pages.view(index)
      guard case .scrolledBy(let distance) = view.position, distance != 0 else { continue }
      scroll(index, isTracking: view.isTracking)
    }
  }

  /// Takes the next step; false at the end of the history.
  public mutating func advance() -> Bool {
    guard event < screen.scroll.count else { return false }
    let now = screen.scroll[event]
    let steps = max(now.steps, 1)
    step += 1
    perform(now.kind, step: step, of: steps)
    if step >= steps {
      event += 1
      step = 0
      stepsWaited = 0
    }
    return true
  }

  /// The present moment.
  public var moment: ScrollMoment {
    let index = step > 0 ? event : event - 1
    let done = screen.scroll.indices.contains(index) ? screen.scroll[index] : nil
    return ScrollMoment(
      event: done?.kind, seconds: done?.secondsOfAStep ?? 0, position: pages.position,
      contentTop: pages.top, pageTops: pages.tops, shownPage: pages.shownPage,
      restingTop: -restingOffset,
      poses: motions.map(\.pose))
  }

  /// Of what is shown.
  private var restingOffset: Double { pages.restingOffset(of: pages.shown) }

  /// The headers that track what is shown, by their places in the list.
  private var following: [Int] {
    screen.headers.indices.filter { pages.index(for: screen.headers[$0]) == pages.shown }
  }
}

extension ScrollEvent {
  /// Content moves at a step every other frame.
  fileprivate var secondsOfAStep: Double {
    switch kind {
    case .wait(let seconds): seconds / Double(max(steps, 1))
    case .drag, .scroll: 2 / stepsPerSecond
    default: 0
    }
  }
}

extension ScrollReplay {
  private mutating func perform(_ kind: ScrollEvent.Kind, step: Int, of steps: Int) {
    switch kind {
    case .drag(let place): move(towards: place, step: step, of: steps, isTracking: true)
    case .scroll(let place):
      guard let place = place ?? target else { return }
      move(towards: place, step: step, of: steps, isTracking: false)
    case .willEndDragging(let place): target = resolvedTarget(place)
    case .didEndDragging(let willDecelerate):
      for index in following {
        motions[index].didEndDragging(willDecelerate: willDecelerate)
      }
    case .didEndDecelerating:
      for index in following { motions[index].didEndDecelerating() }
    case .wait(let seconds): wait(seconds * Double(step) / Double(steps))
    case .shiftHeader(let way, let animated):
      for index in motions.indices { motions[index].shift(way, animated: animated) }
    case .clearTrackingScrollView:
      for index in motions.indices { motions[index].clearTrackingScrollView() }
    case .trackPage(let page): show(page)
    }
  }

  /// Goes the `step`th of the steps that are left from where the content is.
  private mutating func move(
    towards place: Content.Position, step: Int, of steps: Int, isTracking: Bool
  ) {
    guard let position = pages.position else { return }
    let left = Double(max(steps - step, 0) + 1)
    func next(from start: Double, to end: Double) -> Double {
      left > 1 ? start + (end - start) / left : end
    }
    let moved: Content.Position =
      switch (position, place) {
      case (.scrolledBy(let start), .scrolledBy(let end)): .scrolledBy(next(from: start, to: end))
      case (.contentOffset(let start), .contentOffset(let end)):
        .contentOffset(next(from: start, to: end))
      case (.scrolledBy(let start), .contentOffset(let end)):
        .contentOffset(next(from: start + restingOffset, to: end))
      case (.contentOffset(let start), .scrolledBy(let end)):
        .scrolledBy(next(from: start - restingOffset, to: end))
      }
    pages.position = moved
    scroll(pages.shown, isTracking: isTracking)
  }

  /// Tells those that track the scroll view at `index` where it is now.
  private mutating func scroll(_ index: Int, isTracking: Bool) {
    for (header, resolved) in screen.headers.enumerated()
    where pages.index(for: resolved) == index {
      motions[header].didScroll(
        to: pages.offset(of: index, under: header), isTracking: isTracking)
    }
  }

  /// Shows `page`: headers that stay, if they track anything, track it from now on; the first of them
  /// says where the page's content goes. A page's child keeps its page.
  private mutating func show(_ page: Int) {
    let staying = screen.headers.indices.filter {
      screen.headers[$0].page == nil && motions[$0].scrollView != nil
    }
    let seenHeight = pages.show(page, leavingAt: staying.first.map { motions[$0].height })
    guard pages.shownPage == page else { return }
    var moved: Double?
    for index in staying {
      let offset = moved ?? pages.offset(of: page, under: index)
      let tracked = screen.headers[index].tracked(
        pages.view(page), offset: offset, on: screen.device)
      let result = motions[index].track(tracked, seenHeight: seenHeight)
      moved = moved ?? result
    }
    pages.position = moved.map { .contentOffset($0) } ?? pages.position
  }

  /// The target after each header has had its say.
  private func resolvedTarget(_ place: Content.Position) -> Content.Position {
    let target = following.reduce(place) { place, index in
      let rest = pages.resting[index]
      return switch place {
      case .contentOffset(let offset):
        .contentOffset(motions[index].willEndDragging(target: offset))
      case .scrolledBy(let distance):
        .scrolledBy(motions[index].willEndDragging(target: rest + distance) - rest)
      }
    }
    return snapped(target)
  }

  /// Content does not come to rest half way through a search row or a large title's.
  private func snapped(_ place: Content.Position) -> Content.Position {
    guard let rows = screen.collapsingRows else { return place }
    return switch place {
    case .scrolledBy(let distance): .scrolledBy(rows.snap(distance))
    case .contentOffset(let offset):
      .contentOffset(restingOffset + rows.snap(offset - restingOffset))
    }
  }

  /// Lets the display links step until `seconds` of this event have passed.
  private mutating func wait(_ seconds: Double) {
    let steps = Int(exactly: (seconds * stepsPerSecond).rounded()) ?? 0
    while stepsWaited < steps {
      stepsWaited += 1
      guard motions.contains(where: \.isAnimating) else { continue }
      for index in motions.indices { motions[index].step(seconds: 1 / stepsPerSecond) }
    }
  }
}
