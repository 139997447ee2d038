import BarPrimitives
import BarSpec
import BarTheme

/// CADisplayLink's steps a second.
private let stepsPerSecond = 60.0

/// Replays a screen's history, moment by moment: an event of n steps is n moments.
public struct ScrollReplay: Sendable {
  private let screen: ResolvedScreen
  private let resting: [Double]
  private var motions: [HeaderMotion]
  private var position: Content.Position?
  /// Of paged content; the tracked one's is `position` while it is tracked.
  private var pages: PagePositions
  /// Where willEndDragging said that the content would come to rest.
  private var target: Content.Position?
  private var event = 0
  private var step = 0
  private var stepsWaited = 0

  /// At the first moment: nothing has happened but that the content was scrolled to its place.
  public init(_ screen: ResolvedScreen) {
    self.screen = screen
    pages = PagePositions(screen)
    let view = pages.trackedView ?? screen.content?.scrollView
    let headers = screen.headers
    resting = headers.map { header in
      view.map { header.restingOffset(of: $0, under: screen.device.safeArea) } ?? 0
    }
    position = view?.position
    motions = zip(headers, resting).map { header, rest in
      guard let view, header.tracksContent else {
        return HeaderMotion(header.heights, header.movement, over: nil)
      }
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
    if let view, case .scrolledBy(let distance) = view.position, distance != 0 {
      move(to: view.position, isTracking: view.isTracking)
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
      event: done?.kind, seconds: done?.secondsOfAStep ?? 0, position: position,
      contentTop: contentTop,
      pageTops: pages.tops(tracked: contentTop, resting: restingOffset),
      trackedPage: pages.trackedPage,
      restingTop: -restingOffset,
      poses: motions.map(\.pose))
  }

  private var contentTop: Double {
    switch position {
    case .contentOffset(let offset): -offset
    case .scrolledBy(let distance): -(restingOffset + distance)
    case nil: 0
    }
  }

  /// Content rests below the lowest header.
  private var restingOffset: Double { screen.restingOffset(below: resting) }
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
      for index in motions.indices {
        motions[index].didEndDragging(willDecelerate: willDecelerate)
      }
    case .didEndDecelerating:
      for index in motions.indices { motions[index].didEndDecelerating() }
    case .wait(let seconds): wait(seconds * Double(step) / Double(steps))
    case .shiftHeader(let way, let animated):
      for index in motions.indices { motions[index].shift(way, animated: animated) }
    case .clearTrackingScrollView:
      for index in motions.indices { motions[index].clearTrackingScrollView() }
    case .trackPage(let page): track(page)
    }
  }

  /// Goes the `step`th of the steps that are left from where the content is.
  private mutating func move(
    towards place: Content.Position, step: Int, of steps: Int, isTracking: Bool
  ) {
    guard let position else { return }
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
    move(to: moved, isTracking: isTracking)
  }

  private mutating func move(to place: Content.Position, isTracking: Bool) {
    position = place
    for index in motions.indices {
      motions[index].didScroll(to: offset(of: place, index), isTracking: isTracking)
    }
  }

  /// Headers that track anything track `page` from now on; the first of them says where the page's
  /// content goes.
  private mutating func track(_ page: Int) {
    guard let now = position,
      let lastHeight = motions.first(where: { $0.scrollView != nil })?.height
    else { return }
    let seenHeight = pages.leave(for: page, at: now, height: lastHeight)
    guard let view = pages.trackedView else { return }
    var moved: Double?
    for (index, header) in screen.headers.enumerated() where motions[index].scrollView != nil {
      let offset = pages.offset(resting: resting[index])
      let tracked = header.tracked(view, offset: moved ?? offset, on: screen.device)
      let result = motions[index].track(tracked, seenHeight: seenHeight)
      moved = moved ?? result
    }
    position = moved.map { .contentOffset($0) } ?? position
  }

  /// contentOffset.y as the header at `index` sees it.
  private func offset(of place: Content.Position, _ index: Int) -> Double {
    switch place {
    case .contentOffset(let offset): offset
    case .scrolledBy(let distance): resting[index] + distance
    }
  }

  /// The target after each header has had its say.
  private func resolvedTarget(_ place: Content.Position) -> Content.Position {
    let target = motions.indices.reduce(place) { place, index in
      let offset = motions[index].willEndDragging(target: offset(of: place, index))
      return switch place {
      case .contentOffset: .contentOffset(offset)
      case .scrolledBy: .scrolledBy(offset - resting[index])
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
