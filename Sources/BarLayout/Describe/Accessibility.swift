import BarPrimitives

/// What an assistive technology meets on the screen, one stop of its way.
public struct AccessibilityElement: Hashable, Sendable {
  /// UIAccessibilityTraits, by their names in UIKit.
  public enum Trait: String, Hashable, Sendable {
    case button, header, staticText, notEnabled, selected
  }

  public let id: ElementID
  /// What is read aloud; nil: nothing is known to read.
  public let label: String?
  public let hint: String?
  public let identifier: String?
  public let traits: [Trait]
  /// Screen points.
  public let frame: Rect
}

extension ScreenFrames {
  /// The stops in their order: bars as they were added, in each the leading items, the title and the
  /// trailing items, as MDCNavigationBar has them. The bars themselves are none, and neither is what
  /// has left the screen.
  public var accessibilityElements: [AccessibilityElement] {
    let screen = canvas
    return elements.flatMap { $0.accessibilityElements(hidden: false) }
      .filter { !$0.frame.intersection(screen).isEmpty }
  }
}

extension LayoutElement {
  fileprivate func accessibilityElements(hidden: Bool) -> [AccessibilityElement] {
    // A view without alpha is none to UIAccessibility.
    let isHidden = hidden || number("alpha") == 0
    guard !isHidden else { return [] }
    // A tab speaks for what it shows.
    let isTab = className == "MDCTabBarViewItemView" || className == "MDCItemBarCell"
    let parts = isTab ? [] : children
    // Trailing items are kept from the edge inward, and read in the direction of reading.
    let read = type == "trailingButtonBar" ? parts.reversed() : parts
    let below = read.flatMap { $0.accessibilityElements(hidden: isHidden) }
    guard let traits = accessibilityTraits else { return below }
    let element = AccessibilityElement(
      id: id, label: text("accessibilityLabel") ?? fullText ?? text("text"),
      hint: text("accessibilityHint"), identifier: text("accessibilityIdentifier"),
      traits: traits, frame: frame)
    return [element] + below
  }

  /// Nil for what is no stop.
  private var accessibilityTraits: [AccessibilityElement.Trait]? {
    switch className {
    case "MDCButtonBarButton"?: flag("isEnabled") == false ? [.button, .notEnabled] : [.button]
    case "MDCTabBarViewItemView"?:
      [.button] + (flag("isSelected") == true ? [.selected] : [])
        + (flag("isEnabled") == false ? [.notEnabled] : [])
    case "MDCItemBarCell"?: flag("isSelected") == true ? [.selected] : []
    case "UILabel"?: part == "title" ? [.header, .staticText] : [.staticText]
    default: nil
    }
  }

  private func text(_ name: String) -> String? {
    guard case .text(let text)? = detail(name), !text.isEmpty else { return nil }
    return text
  }

  private func number(_ name: String) -> Double? {
    guard case .number(let number)? = detail(name) else { return nil }
    return number
  }

  private func flag(_ name: String) -> Bool? {
    guard case .flag(let flag)? = detail(name) else { return nil }
    return flag
  }

  private func detail(_ name: String) -> Detail.Value? {
    details.first { $0.name == name }?.value
  }
}
