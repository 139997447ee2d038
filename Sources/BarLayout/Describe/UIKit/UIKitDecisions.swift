import BarPrimitives
import BarScroll
import BarTheme

extension UIKitBarFrames {
  /// What the layout of the bar has decided, and why.
  var decisions: [ExplainedProperty] {
    let own = [decision(bar.id, "height", points(frame.height), heightRule), state]
    switch content {
    case .navigation(let navigation): return own + decisions(of: navigation)
    case .toolbar(let toolbar): return own + toolbar.decisions(of: bar.id)
    case .tabs(let tabs): return own + tabs.decisions(of: bar.id, told: face.explanation)
    }
  }

  /// What the look itself tells of an element; nil: nothing.
  func told(_ element: ElementID, _ name: String) -> ExplainedProperty? {
    face.explanation.first { $0.element == element && $0.name == name }
  }

  private var heightRule: String {
    let geometry = bar.geometry
    let more = [
      (geometry.promptHeight, "a prompt"), (geometry.largeTitleHeight, "a large title"),
      (geometry.searchHeight, "a search row"),
    ].filter { $0.0 > 0 }.map { "\($0.1) of \(points($0.0)) at rest" }
    return ([geometry.reason] + more).joined(separator: "; with ")
      + (missingLargeTitle.map { "; without a large title: " + $0 } ?? "")
  }

  /// Why there is no large title where the document speaks of one; nil: there is one, or nobody does.
  private var missingLargeTitle: String? {
    guard let row = told(bar.id / "largeTitle", "isShown"), row.value == "false",
      row.path != nil || !row.beat.isEmpty
    else { return nil }
    return row.rule
  }

  private var state: ExplainedProperty {
    let value = face.choice.state.rawValue
    guard let obstacle = bar.edgeObstacle, let origin = obstacle.origin else {
      return decision(bar.id, "state", value, bar.edgeObstacle?.rule ?? stateRule)
    }
    return ExplainedProperty(
      bar.id, "state", value, level: "document", origin: origin, path: obstacle.path,
      rule: obstacle.rule)
  }

  /// Of a bar that has a state at its scroll edge.
  private var stateRule: String {
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
}

extension UIKitBarFrames {
  fileprivate func decisions(of navigation: UIKitNavigationFrames) -> [ExplainedProperty] {
    let geometry = bar.geometry
    var decisions = titleDecisions(navigation)
    if let view = navigation.titleView { decisions += view.decisions }
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
    return decisions
  }

  /// The label of the back button as its room leaves it.
  func labelled(
    _ row: ExplainedProperty, _ navigation: UIKitNavigationFrames
  ) -> ExplainedProperty {
    guard row.element == bar.id / "backButton", row.name == "title",
      let back = navigation.backButton, let longest = back.longestLabel
    else { return row }
    guard let label = back.label else {
      return row.with(
        value: "none", rule: row.rule + "; " + back.want(longest) + ", so the chevron stands alone")
    }
    return label.text.string == back.face.labels.first?.string
      ? row.with(value: row.value, rule: row.rule + "; there is room for all of it")
      : row.with(
        value: label.text.string,
        rule: row.rule + "; " + back.want(longest) + ", so the general word stands in its stead")
  }
}

extension UIKitBackFrames {
  fileprivate func want(_ longest: Double) -> String {
    "it needs \(points(longest)) and has \(points(labelRoom)), since a label gives way before the "
      + "title is cut"
  }
}
