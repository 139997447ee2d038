import BarPrimitives

extension StepParser {
  private typealias Moment = CustomizationStep.Moment

  /// The moment that a label names. `viewDidLoad` or `viewWillAppear` alone says whose code a statement
  /// is, which is done where it stands; with an item in front of the latter it is done whenever the
  /// item's controller comes.
  func moment(
    _ label: String, of actions: [CustomizationStep.Action]
  ) throws(StepError) -> CustomizationStep.Moment? {
    var words = StepText.segments(label)
    let word = words.popLast() ?? ""
    if words.isEmpty, word == "viewDidLoad" { return nil }
    guard let event = Moment.Event(rawValue: word) else {
      throw StepError(
        "there is no moment \(quoted(word))",
        nearest: nearest(word, of: Moment.Event.allCases.map(\.rawValue)))
    }
    guard !words.isEmpty else { return nil }
    let place = try place(words)
    guard case .item(let bar, let index) = place.holder, place.slot == nil, place.property.isEmpty
    else { throw StepError("\(word) is a moment of an item: tabBarItem[1].\(word)") }
    guard let index else { throw StepError("whose \(word)? An item by its index: item[0]") }
    guard !actions.contains(where: \.movesItems) else {
      throw StepError("nothing comes or goes in \(word), where something does already")
    }
    return Moment(bar: bar, item: index, event: event)
  }
}

extension CustomizationStep.Action {
  /// Whether it makes view controllers come or go.
  fileprivate var movesItems: Bool {
    switch self {
    case .enterWindow, .leaveWindow, .push, .pop, .selectTab: true
    case .assignObject, .setProperty, .setBarProperty, .clear, .configure: false
    }
  }
}
