import BarLayout
import BarPrimitives
import BarSpec
import BarTheme

extension Prepared {
  /// Tells of titles and indicators of tabs that are hard to see on their bar.
  mutating func tellTabContrasts(of bars: [BarPlace]) {
    guard let frames else { return }
    for bar in bars {
      let tabBars = frames.elements.first { $0.id == bar.id }?.tabBars ?? []
      for tabBar in tabBars { tellContrasts(of: tabBar, at: bar.path) }
    }
  }

  private mutating func tellContrasts(of bar: LayoutElement, at path: SpecPath) {
    guard case .color(let ground)? = bar.value("barTintColor"), ground.isOpaque else { return }
    for part in bar.children + bar.children.flatMap(\.children) {
      guard let (name, least) = part.ink, case .color(let ink)? = part.value(name) else { continue }
      let found = contrast(of: ink, over: ground)
      guard found < least else { continue }
      let ratio = shortDecimal(found, places: 2)
      tell(
        .spec, severity: .warning, code: "W0612",
        "\(name) of \(part.id) has a contrast of \(ratio) : 1 on its bar", at: path,
        notes: ["WCAG 2.0 asks for \(shortDecimal(least)) : 1"])
    }
  }
}

extension LayoutElement {
  /// Tab bars in or below the element.
  fileprivate var tabBars: [LayoutElement] {
    className == "MDCTabBarView" || className == "MDCTabBar"
      ? [self] : children.flatMap(\.tabBars)
  }

  /// What is to be seen on the bar, and the least contrast for it: text 4.5, other marks 3.
  fileprivate var ink: (name: String, least: Double)? {
    switch type {
    case "title": ("titleColor", 4.5)
    case "selectionIndicator": ("selectionIndicatorStrokeColor", 3)
    default: nil
    }
  }

  fileprivate func value(_ name: String) -> Detail.Value? {
    details.first { $0.name == name }?.value
  }
}
