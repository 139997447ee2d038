/// One event of a scroll history.
enum ScrollEventKeys {
  /// The words of `event`, each with the keys that it may have.
  enum Word: String, CaseIterable {
    case drag, scroll, willEndDragging, didEndDragging, didEndDecelerating, wait
    case shiftHeaderOnScreen, shiftHeaderOffScreen, clearTrackingScrollView
    case trackPage

    /// Beside `event` itself.
    var keys: [Key] {
      switch self {
      case .drag, .scroll: [scrolledBy, contentOffset, steps]
      case .willEndDragging: [scrolledBy, contentOffset]
      case .didEndDragging: [willDecelerate]
      case .wait: [seconds, steps]
      case .shiftHeaderOnScreen, .shiftHeaderOffScreen: [animated]
      case .didEndDecelerating, .clearTrackingScrollView: []
      case .trackPage: [PageKeys.page]
      }
    }

    /// Headers move by themselves where nothing scrolls; all else happens to the scroll view.
    var needsContent: Bool {
      switch self {
      case .wait, .shiftHeaderOnScreen, .shiftHeaderOffScreen: false
      case .drag, .scroll, .willEndDragging, .didEndDragging, .didEndDecelerating,
        .clearTrackingScrollView, .trackPage:
        true
      }
    }
  }

  static let event = Key(
    "event", .words(Word.self), .required,
    "drag: a finger moves the content; scroll: it moves by itself, without a place to where "
      + "willEndDragging ended; trackPage: headers that stay track another page from now on; the other "
      + "words are the original's calls")
  static let scrolledBy = Key(
    "scrolledBy", ContentKeys.scrolledBy.type, .absent,
    "Where to, in points from rest; instead of contentOffset")
  static let contentOffset = Key(
    "contentOffset", ContentKeys.contentOffset.type, .absent,
    "Where to, as UIScrollView's contentOffset.y; instead of scrolledBy")
  static let willDecelerate = Key(
    "willDecelerate", .boolean, .json("false"), "Whether the content goes on moving")
  static let seconds = Key(
    "seconds", .number(0...60), .depends("required of wait"),
    "How long; animations go on at 60 Hz")
  static let animated = Key("animated", .boolean, .json("false"), "Whether it takes its time")
  static let steps = Key(
    "steps", .integer(1...Limits.eventSteps), .json("1"),
    "Of how many moments at equal distance it is made")

  static let shape = ObjectShape(
    name: "scrollEvent", sentence: "One thing that happens to the content or to the headers",
    keys: [
      event, scrolledBy, contentOffset, willDecelerate, seconds, animated, steps, PageKeys.page,
    ],
    choices: [ObjectShape.Choice(scrolledBy, contentOffset)])
}
