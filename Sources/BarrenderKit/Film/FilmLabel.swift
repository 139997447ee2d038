import BarDisplayList
import BarPrimitives
import BarScroll
import BarSpec

/// What is written under a moment of a film.
struct FilmLabel {
  /// What has happened.
  let event: String
  /// Where that leaves the content and the first header.
  let state: String

  init(_ moment: ScrollMoment, number: Int) {
    event = "\(number)  " + (moment.event?.words ?? "at first")
    var parts: [String] = []
    switch moment.position {
    case .scrolledBy(let distance): parts.append("scrolled by \(shortDecimal(distance, 1))")
    case .contentOffset(let offset): parts.append("offset \(shortDecimal(offset, 1))")
    case nil: break
    }
    if let pose = moment.poses.first {
      parts.append("header \(shortDecimal(pose.y, 1)), \(shortDecimal(pose.height, 1)) high")
    }
    state = parts.joined(separator: "   ")
  }
}

extension ScrollEvent.Kind {
  fileprivate var words: String {
    switch self {
    case .drag(let place): "drag to \(place.words)"
    case .scroll(let place): "scroll" + (place.map { " to \($0.words)" } ?? " to the target")
    case .willEndDragging(let place): "will end dragging at \(place.words)"
    case .didEndDragging(let willDecelerate):
      "end dragging" + (willDecelerate ? ", decelerating" : "")
    case .didEndDecelerating: "end decelerating"
    case .wait(let seconds): "wait \(shortDecimal(seconds, 2)) s"
    case .shiftHeader(let way, let animated):
      "shift \(way == .onScreen ? "on" : "off")" + (animated ? ", animated" : "")
    case .clearTrackingScrollView: "track nothing"
    case .trackPage(let page): "track page \(page)"
    }
  }
}

extension Content.Position {
  fileprivate var words: String {
    switch self {
    case .scrolledBy(let distance): shortDecimal(distance, 1)
    case .contentOffset(let offset): "offset \(shortDecimal(offset, 1))"
    }
  }
}

/// `value` with at most so many decimals.
private func shortDecimal(_ value: Double, _ decimals: Int) -> String {
  let unit = decimals == 1 ? 10.0 : 100
  return shortDecimal((value * unit).rounded() / unit)
}
