import BarLayout
import BarTheme

/// Under which words explanations tell a property that `inspect` prints.
struct ExplainedTerms {
  /// Ends of names, the likeliest first.
  let words: [String]
  /// Whether the row decides this together with other values, and has another value itself.
  let isPart: Bool
  /// Nil: any, as the row is known by its name.
  private let value: String?

  init(_ detail: LayoutElement.Detail) {
    let part = Self.parts[detail.name]
    words = part ?? [detail.name] + (Self.others[detail.name] ?? [])
    isPart = part != nil
    switch detail.value {
    case .color(let color) where part == nil: value = color.alpha > 0 ? "\(color)" : "none"
    case .font(let font) where part == nil: value = "\(font)"
    default: value = nil
    }
  }

  /// Whether the row tells the property, by its name and with its value.
  func fits(_ row: ExplainedProperty, _ word: String) -> Bool {
    guard row.name == word || row.name.hasSuffix("." + word) else { return false }
    return value.map { row.value == $0 || $0 == "none" && row.value.hasSuffix("@0") } ?? true
  }

  /// Whether an element around may have the row: of what is drawn behind a bar the bar has it, and of
  /// what takes its bar's tint. Views of one's own are as the document has them.
  func mayBeAround(_ element: LayoutElement) -> Bool {
    if ["background", "hairline", "bottomDivider"].contains(element.type) {
      return isPart || value != nil
    }
    let isOwn = ["titleView", "customView", "arrangedSubviews"].contains(element.type)
    return value != nil && !isOwn && words.contains(where: Self.tints.contains)
  }

  private static let text = ["foregroundColor", "vibrantColor", "titleColor", "textColor"]
  private static let tints = [
    "tintColor", "selectedItemTintColor", "unselectedItemTintColor", "leadingBarItemsTintColor",
    "trailingBarItemsTintColor",
  ]

  /// Other words for the same value.
  private static let others: [String: [String]] = [
    "textColor": text + tints, "titleColor": text + tints, "titleTextColor": text + tints,
    "foregroundColor": text + tints,
    "font": ["titleFont"], "titleFont": ["font"],
    "tintColor": ["vibrantIconColor", "iconColor"] + tints + text,
    "backgroundColor": ["badgeBackgroundColor", "barTintColor", "shadowColor"],
    "bottomDividerColor": ["shadowColor"],
    "tint": ["backgroundEffect.tint"], "shadowColor": ["shadow"],
  ]

  /// Words of the row that a value is a part of.
  private static let parts: [String: [String]] = [
    "blurSigma": ["backgroundEffect.tint"], "saturation": ["backgroundEffect.tint"],
    "shadow": ["shadowImage"], "shadowFrame": ["shadowColor"],
    "shadowOffsetX": ["shadow"], "shadowOffsetY": ["shadow"], "shadowBlurRadius": ["shadow"],
  ]
}
