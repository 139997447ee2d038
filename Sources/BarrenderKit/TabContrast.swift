import BarLayout
import BarPrimitives
import BarSpec
import BarTheme

extension Prepared {
  /// Tells of titles and indicators of tabs that are hard to see on their bar.
  /// `elements` are the screen's.
  mutating func tellTabContrasts(of bars: [BarPlace], among elements: [LayoutElement]) {
    for bar in bars {
      let tabBars = elements.first { $0.id == bar.id }?.tabBars ?? []
      for tabBar in tabBars { tellContrasts(of: tabBar, at: bar.path) }
    }
  }

  private mutating func tellContrasts(of bar: LayoutElement, at path: SpecPath) {
    guard case .color(let ground)? = bar.value("barTintColor"), ground.isOpaque else { return }
    let indicator = bar.children.first { $0.type == "selectionIndicator" }
    for part in bar.children + bar.children.flatMap(\.children) {
      guard let (name, least) = part.ink, case .color(let ink)? = part.value(name) else { continue }
      let filling = indicator?.filling(behind: part)
      let seen = filling.map {
        ground.dissolved(into: $0.withAlpha(1), progress: $0.opacity)
      }
      let found = contrast(of: ink, over: seen ?? ground)
      guard found < least else { continue }
      let ratio = shortDecimal(found, places: 2)
      tell(
        .spec, severity: .warning, code: "W0612",
        "\(name) of \(part.id) has a contrast of \(ratio) : 1 on its \(seen == nil ? "bar" : "indicator")",
        at: path,
        notes: ["WCAG 2.0 asks for \(shortDecimal(least)) : 1"])
    }
  }
}

extension LayoutElement {
  /// Tab bars in or below the element.
  fileprivate var tabBars: [LayoutElement] {
    ["MDCTabBarView", "MDCTabBar", "MDCBottomNavigationBar"].contains(className)
      ? [self] : children.flatMap(\.tabBars)
  }

  /// What is to be seen on the bar, and the least contrast for it: other marks than text 3.
  fileprivate var ink: (name: String, least: Double)? {
    switch type {
    case "title": ("titleColor", leastTextContrast)
    case "selectionIndicator": ("selectionIndicatorStrokeColor", 3)
    default: nil
    }
  }

  /// The colour of an indicator that lies behind the whole of `title`; nil for one that does not, or is
  /// stroked.
  fileprivate func filling(behind title: LayoutElement) -> Color? {
    guard title.type == "title", frame.contains(title.frame), value("strokeWidth") == nil,
      case .color(let color)? = value("selectionIndicatorStrokeColor")
    else { return nil }
    return color
  }

  fileprivate func value(_ name: String) -> Detail.Value? {
    details.first { $0.name == name }?.value
  }
}
