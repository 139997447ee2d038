import BarPrimitives
import BarScroll
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

extension UIKitBarFrames {
  fileprivate var decisions: [ExplainedProperty] {
    let geometry = bar.geometry
    var decisions = [
      decision(bar.id, "height", points(frame.height), heightRule),
      decision(bar.id, "state", face.choice.state.rawValue, stateRule),
    ]
    guard case .navigation(let navigation) = content else { return decisions }
    if let title = navigation.title {
      decisions.append(
        decision(
          bar.id / "title", "x", points(title.frame.minX),
          titleRule(title, in: frame, isCentred: true)))
    }
    if let view = navigation.titleView {
      decisions.append(
        decision(
          bar.id / "titleView", "x", points(view.frame.minX),
          "a title view stands around the middle of the bar, moved or narrowed as far as the buttons "
            + "are in its way"))
      decisions += view.decisions
    }
    if geometry.largeTitleHeight > 0 {
      decisions.append(
        decision(
          bar.id / "title", "alpha", shortDecimal(navigation.titleAlpha),
          "the inline title shows when 10 pt or less of the large title's row are left"))
    }
    if geometry.largeTitleHeight > UIKitBarGeometry.largeTitleRow {
      decisions.append(
        decision(
          bar.id / "largeTitle", "rowHeight", points(geometry.largeTitleHeight),
          "the row of \(points(UIKitBarGeometry.largeTitleRow)) has room for one line of "
            + "\(points(UIKitBarGeometry.largeTitleLine)); higher and further lines make it grow"))
    }
    if bar.largeTitleNumberOfLines > 1, geometry.largeTitleHeight > 0 {
      decisions.append(
        decision(
          bar.id / "largeTitle", "lines", "\(navigation.largeTitleLines.count)",
          "the large title takes as many lines as it needs, \(bar.largeTitleNumberOfLines) at most, "
            + "and the bar grows by a line height for each after the first"))
    }
    if let back = navigation.backButton { decisions.append(backDecision(back)) }
    return decisions
  }

  private var heightRule: String {
    let geometry = bar.geometry
    let more = [
      (geometry.promptHeight, "a prompt"), (geometry.largeTitleHeight, "a large title"),
      (geometry.searchHeight, "a search row"),
    ].filter { $0.0 > 0 }.map { "\($0.1) of \(points($0.0)) at rest" }
    return ([geometry.reason] + more).joined(separator: "; with ")
  }

  private var stateRule: String {
    guard bar.edgeFace != nil else {
      return
        "this bar has no scroll edge state: a controller must manage it, and before iOS 15 only "
        + "navigation bars with large titles had one"
    }
    guard progress > 0 else {
      return
        "no content is under the bar, or there is no scroll view at all: that is the scroll edge"
    }
    guard progress < 1 else { return "content is under the bar" }
    let half = points(CollapsingRows.backgroundFade / 2)
    return progress < 0.5
      ? "less than \(half) of content is under the bar: to there the state is that of the scroll edge"
      : "content is under the bar: from \(half) on the state is no longer that of the scroll edge"
  }

  private func backDecision(_ back: UIKitBackFrames) -> ExplainedProperty {
    let shown = back.label?.shaped.visibleText
    let first = back.face.labels.first?.string
    let rule =
      first == nil
      ? "the item before asks for the chevron alone"
      : shown == first
        ? "the whole title of the item before has room"
        : "the label gives way before the title is cut: first to the general word, then to nothing"
    return decision(bar.id / "backButton", "title", shown ?? "none", rule)
  }
}
