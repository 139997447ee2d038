import BarPrimitives
import BarTheme

extension ScreenFrames {
  /// Why the elements of each bar are where they are, and for UIKit's bars why they look so, in paint
  /// order.
  public var explanation: [ExplainedProperty] {
    (transition?.below.flatMap(\.explanation) ?? []) + ownExplanation
  }

  /// Without that of the screen below in a transition.
  var ownExplanation: [ExplainedProperty] {
    bars.flatMap { bar -> [ExplainedProperty] in
      switch bar {
      case .appBar(let bar): bar.decisions
      case .flexibleHeader(let header): header.decisions
      case .uikit(let bar): bar.face.explanation + bar.decisions
      case .view(let view): view.decisions
      }
    }
  }

  /// Statements of the document that did not do what they seem to do.
  public var explanationNotes: [ExplainedNote] {
    let below = transition?.below.flatMap(\.explanationNotes) ?? []
    return below
      + bars.flatMap { bar -> [ExplainedNote] in
        if case .uikit(let bar) = bar { bar.bar.notes } else { [] }
      }
  }
}

extension AppBarFrames {
  fileprivate var decisions: [ExplainedProperty] {
    header.decisions + navigationBar.decisions + (bottomBar?.decisions ?? [])
  }
}

extension NavigationBarFrames {
  var decisions: [ExplainedProperty] {
    guard let title else { return [] }
    return [
      decision(
        bar.bar / "title", "x", points(title.frame.minX),
        titleRule(
          title, in: frame, isCentred: bar.titleAlignment == .center))
    ]
  }
}

/// Why a title stands where it does.
private func titleRule(_ title: TextLine, in frame: Rect, isCentred: Bool) -> String {
  if title.shaped.isTruncated {
    return "the title is wider than the room between the buttons, so it has all of it and is cut"
  }
  guard isCentred else { return "the title is aligned to the leading side" }
  let offset = title.frame.midX - frame.midX
  if abs(offset) <= 1 { return "the title fits around the middle of the bar" }
  return
    "the title does not fit around the middle: the \(offset > 0 ? "left" : "right") buttons push "
    + "it \(points(abs(offset))) aside, just far enough"
}
