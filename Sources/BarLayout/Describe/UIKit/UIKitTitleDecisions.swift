import BarPrimitives
import BarSpec
import BarTheme

/// One thing that has its part in where a title stands.
private struct TitleCause {
  /// The property of the document, or what stands for it.
  let name: String
  let value: String
  /// A sentence without a full stop.
  let rule: String
  /// Who says so; nil: the layout's rules.
  var source: (level: String, origin: String, path: SpecPath?)?
}

extension UIKitBarFrames {
  /// Where the title, or the view in its stead, stands, with everything that has put it there; where
  /// that is more than one thing, each has a row of its own.
  func titleDecisions(_ navigation: UIKitNavigationFrames) -> [ExplainedProperty] {
    guard let place = navigation.titlePlace else { return [] }
    if let view = navigation.titleView {
      return rows(
        bar.id / "titleView", x: view.frame.minX, obstacles(place, navigation),
        otherwise: "a title view stands around the middle of the bar, and nothing is in its way")
    }
    guard let title = navigation.title else { return [] }
    return rows(
      bar.id / "title", x: title.frame.minX,
      side + obstacles(place, navigation) + adjustment,
      otherwise: "the title fits around the middle of the bar")
  }

  private func rows(
    _ element: ElementID, x: Double, _ causes: [TitleCause], otherwise rule: String
  ) -> [ExplainedProperty] {
    let value = points(x)
    guard let first = causes.first else { return [decision(element, "x", value, rule)] }
    guard causes.count > 1 else { return [first.row(element, "x", value)] }
    let all = causes.map(\.rule).joined(separator: "; ")
    return [decision(element, "x", value, all)]
      + causes.map { $0.row(element, "x." + $0.name, $0.value) }
  }

  /// The style that puts the title at the leading side.
  private var side: [TitleCause] {
    guard let row = told(bar.id / "title", "alignment"), row.value == "leading" else { return [] }
    return [
      TitleCause(
        name: row.origin, value: row.value, rule: row.rule,
        source: (row.level, row.origin, row.path))
    ]
  }

  private var adjustment: [TitleCause] {
    guard case .navigation(let content) = face.content, content.titleAdjustment.horizontal != 0,
      let row = told(bar.id / "title", "titlePositionAdjustment")
    else { return [] }
    let moved = content.titleAdjustment.horizontal
    let side = moved > 0 ? "right" : "left"
    return [
      TitleCause(
        name: row.name, value: "\(points(abs(moved))) to the \(side)",
        rule: "titlePositionAdjustment moves the title \(points(abs(moved))) to the \(side)",
        source: (row.level, row.origin, row.path))
    ]
  }

  private func obstacles(
    _ place: UIKitTitlePlace, _ navigation: UIKitNavigationFrames
  ) -> [TitleCause] {
    let (leading, trailing) = (leadingGroup(navigation), trailingGroup(navigation))
    let what = navigation.titleView == nil ? "the title" : "the title view"
    guard !place.isTruncated else {
      let end = navigation.titleView == nil ? "cut" : "narrowed"
      return [
        TitleCause(
          name: "room", value: points(place.width),
          rule:
            "\(what) is wider than the room between \(leading?.name ?? "the leading margin") and "
            + "\(trailing?.name ?? "the trailing margin"), so it has all of it and is \(end)",
          source: (trailing ?? leading)?.source)
      ]
    }
    guard abs(place.push) > 0.5 else { return [] }
    let group = place.push > 0 ? leading : trailing
    let length = points(abs(place.push))
    return [
      TitleCause(
        name: group?.key ?? "margin", value: length + " aside",
        rule:
          "\(group?.name ?? "the margin") would lie under \(what), which moves \(length) out of "
          + "the way, just far enough",
        source: group?.source)
    ]
  }
}

extension TitleCause {
  func row(_ element: ElementID, _ name: String, _ value: String) -> ExplainedProperty {
    guard let source else { return decision(element, name, value, rule) }
    return ExplainedProperty(
      element, name, value, level: source.level, origin: source.origin, path: source.path,
      rule: rule)
  }
}

/// Buttons at one side of a title.
private struct TitleNeighbours {
  /// Of the document.
  let key: String
  let name: String
  let path: SpecPath?

  var source: (level: String, origin: String, path: SpecPath?) { ("document", key, path) }
}

extension UIKitBarFrames {
  /// Nil: there is nothing at the side where reading begins.
  private func leadingGroup(_ navigation: UIKitNavigationFrames) -> TitleNeighbours? {
    let items = navigation.leading.isEmpty ? nil : neighbours("leftBarButtonItem")
    guard navigation.backButton != nil else { return items }
    let back = told(bar.id / "backButton", "title")
    return TitleNeighbours(
      key: items?.key ?? "backButton",
      name: "the back button" + (items.map { " with \($0.name)" } ?? ""),
      path: items?.path ?? back?.path)
  }

  private func trailingGroup(_ navigation: UIKitNavigationFrames) -> TitleNeighbours? {
    navigation.trailing.isEmpty ? nil : neighbours("rightBarButtonItem")
  }

  /// `key` is that of one item.
  private func neighbours(_ key: String) -> TitleNeighbours? {
    guard case .navigation(let content) = face.content else { return nil }
    let stated = content.stated.first(of: [key + "s", key])
    return TitleNeighbours(
      key: stated?.key ?? key + "s", name: stated?.key ?? key + "s", path: stated?.path)
  }
}
