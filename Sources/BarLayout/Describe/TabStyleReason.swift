import BarPrimitives
import BarSpec

/// Why a tab bar has the layout style that it has.
struct TabStyleReason: Hashable, Sendable {
  let preferred: TabLayoutStyle
  let effective: TabLayoutStyle
  /// Points that the preferred style asks for.
  let required: Double
  /// Points that there are.
  let available: Double
  /// The tab that decides; nil: the style fits, or every tab counts.
  let widest: Widest?

  /// The first of the widest tabs.
  struct Widest: Hashable, Sendable {
    /// `items[2]`.
    let name: String
    /// Points.
    let width: Double
    /// The title's; nil: there is none.
    let font: FontDescriptor?
    /// Whether it is so wide by the bar's minItemWidth alone.
    let isMinimum: Bool
  }

  /// The widths that were compared, then the tab that decided.
  var sentence: String {
    let comparison =
      "\(preferred.rawValue) asks for \(shortDecimal(required)) pt of \(shortDecimal(available))"
    guard let widest else { return comparison }
    let width = shortDecimal(widest.width)
    if widest.isMinimum { return comparison + "; no tab is wider than minItemWidth, \(width) pt" }
    let font = widest.font.map { " in \($0)" } ?? ""
    return comparison + "; \(widest.name) is the widest with \(width) pt\(font)"
  }
}

extension TabBarFrames {
  /// Nil: the style did not depend on widths.
  var styleReason: TabStyleReason? {
    guard let required = layout.choice.required else { return nil }
    let fits = layout.effectiveStyle != .scrollable && layout.effectiveStyle != .scrollableCentered
    return TabStyleReason(
      preferred: bar.metrics.preferredLayoutStyle, effective: layout.effectiveStyle,
      required: required, available: layout.choice.available, widest: fits ? nil : widest)
  }

  private var widest: TabStyleReason.Widest? {
    tabs.first { $0.size.width == layout.sizes.widest }.map { widest in
      TabStyleReason.Widest(
        name: widest.tab.id.path.lastComponent, width: widest.size.width,
        font: widest.tab.title?.font,
        isMinimum: widest.tab.customView == nil && widest.size.width == bar.metrics.minItemWidth)
    }
  }
}

extension String {
  /// `items[2]` of `tabBarView.items[2]`.
  fileprivate var lastComponent: String { split(separator: ".").last.map { String($0) } ?? "" }
}
