import BarPrimitives
import BarTheme

extension UIKitTabsFrames {
  /// How wide the tabs are and how far apart, where the look itself has no lengths for them.
  func decisions(of bar: ElementID, told: [ExplainedProperty]) -> [ExplainedProperty] {
    let lengths: [(name: String, drawn: String?, what: String)] = [
      ("stackedItemWidth", range(tabs.map(\.frame.width)), "as wide"),
      ("stackedItemSpacing", range(gaps), "as far apart"),
    ]
    return lengths.compactMap { length in
      let isTold = told.contains { $0.element == bar && $0.name == length.name }
      guard !isTold, let drawn = length.drawn else { return nil }
      return decision(
        bar, length.name, drawn,
        face.style == .top
          ? capsuleRule
          : "\(tabs.count) \(tabs.count == 1 ? "tab fills" : "tabs fill") the bar: each has its share in "
            + "whole points, less \(points(UIKitTabMetrics.itemGap)) at either side")
    }
  }

  /// Points between one tab and the next.
  var gaps: [Double] {
    let frames = tabs.map(\.frame).sorted { $0.minX < $1.minX }
    return zip(frames.dropFirst(), frames).map { $0.minX - $1.maxX }
  }

  /// `75 pt`, or `74 to 75 pt`; nil: there is nothing to measure.
  func range(_ lengths: [Double]) -> String? {
    guard let least = lengths.min(), let most = lengths.max() else { return nil }
    return most - least < 0.01
      ? points(least) : "\(shortDecimal(least)) to \(points(most))"
  }

  var capsuleRule: String {
    "tabs at the top of a tablet are as wide as their titles with what is around them"
  }

  /// Where the tabs stand, with the reason where the document leaves it to UIKit.
  func positioned(_ row: ExplainedProperty) -> ExplainedProperty {
    if let centring, !centring.hasRoom {
      return row.with(value: "fill", rule: centring.reason)
    }
    if face.style == .top {
      return row.with(
        value: "centered",
        rule: "tabs at the top of a tablet stand side by side around its middle, whatever "
          + row.name + " says")
    }
    guard row.path == nil else { return row }
    return row.with(
      value: row.value,
      rule: row.rule + "; automatic "
        + (row.value == "fill"
          ? "fills the bar on phones, and wherever tabs are stacked"
          : "centres the tabs of tablets whose titles stand beside their icons"))
  }
}

extension UIKitTabCentring {
  /// Why the tabs are not centred.
  var reason: String {
    "\(count) tabs of \(points(width)) with \(points(spacing)) between them take \(points(needed)), and "
      + "the bar has \(points(room)): so they fill it"
  }
}
