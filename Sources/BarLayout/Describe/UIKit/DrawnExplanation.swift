import BarPrimitives
import BarScroll
import BarTheme

extension ScreenFrames {
  /// The explanation with the values that UIKit's bars are drawn with, where the layout has the last
  /// word: sizes of tabs, a stretched title, what scrolling does, what a transition leaves to be seen.
  public var drawnExplanation: [ExplainedProperty] {
    guard let transition else { return drawnOwnExplanation }
    let rows = transition.below.flatMap(\.drawnExplanation) + drawnOwnExplanation
    return transition.faded(rows, under: self)
  }

  private var drawnOwnExplanation: [ExplainedProperty] {
    var rows = ownExplanation
    for case .uikit(let bar) in bars {
      var last: Int?
      for index in rows.indices where bar.contains(rows[index].element) {
        rows[index] = bar.drawn(rows[index])
        last = index
      }
      if let last { rows.insert(contentsOf: bar.moreDecisions, at: last + 1) }
    }
    return rows
  }
}

extension UIKitBarFrames {
  /// Whether the element is the bar or in it.
  fileprivate func contains(_ element: ElementID) -> Bool {
    let (path, own) = (element.path, bar.id.path)
    return path == own || path.hasPrefix(own + ".")
  }

  fileprivate func drawn(_ row: ExplainedProperty) -> ExplainedProperty {
    switch content {
    case .navigation(let navigation):
      row.element == bar.id
        ? scrolled(row) : labelled(stretched(row, navigation), navigation)
    case .tabs(let tabs) where row.element == bar.id: tabs.drawn(row)
    case .toolbar, .tabs: row
    }
  }

  /// The height says what it is at rest; what scrolling has made of it is added.
  private func scrolled(_ row: ExplainedProperty) -> ExplainedProperty {
    guard row.name == "height" else { return row }
    let change = frame.height - bar.geometry.expandedHeight
    guard abs(change) >= 0.5 else { return row }
    let reason =
      change > 0
      ? "the content is pulled down by \(points(change)), and the bar is stretched as far"
      : "the content is scrolled, and has taken \(points(-change)) of what gives way"
    return row.with(value: row.value, rule: row.rule + "; " + reason)
  }

  private func stretched(
    _ row: ExplainedProperty, _ navigation: UIKitNavigationFrames
  ) -> ExplainedProperty {
    guard row.element == bar.id / "largeTitle", let line = navigation.largeTitleLines.first
    else { return row }
    let drawn: String
    switch row.name {
    case "largeTitleTextAttributes.font": drawn = line.text.font.description
    case "largeTitleTextAttributes.kern": drawn = shortDecimal(line.text.letterSpacing)
    default: return row
    }
    guard drawn != row.value else { return row }
    return row.with(
      value: drawn,
      rule: row.rule
        + "; at rest it is \(row.value): pulled down, the large title grows with its row")
  }

  /// What neither the look nor the other decisions tell.
  fileprivate var moreDecisions: [ExplainedProperty] { opacityDecision + largeContentDecisions }

  private var opacityDecision: [ExplainedProperty] {
    guard bar.edgeFace != nil else { return [] }
    let fade = points(CollapsingRows.backgroundFade)
    let rule =
      progress <= 0
      ? "at the scroll edge nothing of the background over content shows"
      : progress >= 1
        ? "content has gone \(fade) or more under the bar, and the background over content shows whole"
        : "content has gone part of \(fade) under the bar, over which the look at the scroll edge fades "
          + "into the one over content"
    return [decision(bar.id, "backgroundOpacity", shortDecimal(progress), rule)]
  }

  private var largeContentDecisions: [ExplainedProperty] {
    guard let viewer = largeContent else { return [] }
    let (id, face) = (viewer.face.id, viewer.face)
    let rule =
      "no property of a bar or of an appearance object reaches the large content viewer, of which UIKit "
      + "publishes no numbers"
    var rows = [
      decision(id, "item", face.item.path, "the first item that is longPressed is shown large")
    ]
    if let title = face.title {
      rows += [
        decision(id, "font", title.font.description, rule),
        decision(id, "foregroundColor", title.color.description, rule),
      ]
    }
    if let tint = face.picture?.tint {
      rows.append(decision(id, "tintColor", tint.description, rule))
    }
    return rows + [decision(id, "backgroundColor", face.material.tint.description, rule)]
  }
}

extension UIKitTabsFrames {
  /// What the tabs have in the picture, where it is not what was asked for.
  fileprivate func drawn(_ row: ExplainedProperty) -> ExplainedProperty {
    switch row.name {
    case "stackedItemPositioning": return positioned(row)
    case "stackedItemWidth":
      return lengthRow(row, centred: centring?.width, range(tabs.map(\.frame.width)))
    case "stackedItemSpacing":
      return lengthRow(row, centred: centring?.spacing, range(gaps))
    default: return row
    }
  }

  /// `centred` is what tabs around the middle have, `drawn` what these have in the picture; nil: there
  /// is nothing to measure.
  private func lengthRow(
    _ row: ExplainedProperty, centred: Double?, _ drawn: String?
  ) -> ExplainedProperty {
    guard case .centered = face.positioning else { return row }
    if let centring, centring.hasRoom {
      let length = centred.map(points) ?? row.value
      return length == row.value
        ? row
        : row.with(
          value: length, rule: "the widest tab needs \(length), and all are as wide as that one")
    }
    guard let drawn, drawn != row.value else { return row }
    return row.with(
      value: drawn,
      rule: centring?.reason ?? capsuleRule)
  }
}

extension ExplainedProperty {
  /// What the layout has made of the value, which it has won over.
  func with(value: String, rule: String) -> ExplainedProperty {
    guard value != self.value else {
      return ExplainedProperty(
        element, name, value, level: level, slot: slot, origin: origin, path: path, span: span,
        beat: beat, ignored: ignored, rule: rule)
    }
    let asked = Loser(name: origin, value: self.value, path: path)
    return ExplainedProperty(
      element, name, value, level: "layout", origin: "the layout's rules", beat: [asked] + beat,
      ignored: ignored, rule: rule)
  }
}
