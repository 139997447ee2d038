import BarPrimitives

/// What an assistive technology meets on the screen, one stop of its way.
public struct AccessibilityElement: Hashable, Sendable {
  /// UIAccessibilityTraits, by their names in UIKit.
  public enum Trait: String, Hashable, Sendable {
    case button, header, staticText, searchField, image, notEnabled, selected
  }

  public let id: ElementID
  /// What is read aloud; nil: nothing is known to read.
  public let label: String?
  /// What is read after the label; nil: nothing.
  public let value: String?
  public let hint: String?
  public let identifier: String?
  public let traits: [Trait]
  /// Screen points.
  public let frame: Rect
}

extension ScreenFrames {
  /// The stops in their order: bars as they were added, in each the leading items, the title and the
  /// trailing items, as MDCNavigationBar has them. The bars themselves are none, and neither is what
  /// has left the screen, except tabs: VoiceOver goes on to them and scrolls their bar.
  public var accessibilityElements: [AccessibilityElement] {
    let screen = canvas
    return elements.flatMap { $0.accessibilityElements(within: screen, hidden: false) }
  }
}

extension LayoutElement {
  /// `area` holds what can be reached.
  fileprivate func accessibilityElements(within area: Rect, hidden: Bool)
    -> [AccessibilityElement]
  {
    // A view without alpha is none to UIAccessibility.
    let isHidden = hidden || number("alpha") == 0
    guard !isHidden else { return [] }
    let read = isTab || isSpokenItem || isSpokenHeader ? [] : partsInReadingOrder
    let scrolls = className == "MDCTabBarView" || className == "MDCTabBar"
    let isReached = !frame.intersection(area).isEmpty
    let reached = scrolls && isReached ? children.reduce(area) { $0.union($1.frame) } : area
    let below = read.flatMap { $0.accessibilityElements(within: reached, hidden: isHidden) }
    guard isReached else { return below }
    guard let traits = accessibilityTraits else { return below }
    let element = AccessibilityElement(
      id: id, label: text("accessibilityLabel") ?? fullText ?? text("text") ?? ownViewText,
      value: text("accessibilityValue"), hint: text("accessibilityHint"),
      identifier: text("accessibilityIdentifier"),
      traits: traits, frame: frame)
    return [element] + below
  }

  /// Trailing items are kept from the edge inward, and read in the direction of reading: Material's in a
  /// bar of their own, UIKit's among the other parts of the navigation bar.
  private var partsInReadingOrder: [LayoutElement] {
    if type == "trailingButtonBar" { return children.reversed() }
    guard className == "UINavigationBar" else { return children }
    func isTrailing(_ part: LayoutElement) -> Bool { part.type == "rightBarButtonItems" }
    var trailing = children.filter(isTrailing)[...]
    return children.map { isTrailing($0) ? trailing.popLast() ?? $0 : $0 }
  }

  /// A header with a label of its own speaks for its views.
  private var isSpokenHeader: Bool {
    className == "MDCFlexibleHeaderView" && text("accessibilityLabel") != nil
  }

  /// An item speaks for its custom view, where it has something to say.
  private var isSpokenItem: Bool { customView != nil && text("accessibilityLabel") != nil }

  private var customView: LayoutElement? { children.first { $0.type == "customView" } }

  /// A tab speaks for what it shows.
  private var isTab: Bool { part == "tab bar item" }

  /// What a tab with a view instead of title and image reads, where its item says nothing: the view's
  /// texts.
  private var ownViewText: String? {
    guard isTab, className == nil else { return nil }
    let texts = children.flatMap(\.texts)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private var texts: [String] {
    if let own = text("accessibilityLabel") ?? fullText ?? text("text") { return [own] }
    return children.flatMap(\.texts)
  }

  /// Nil for what is no stop.
  private var accessibilityTraits: [AccessibilityElement.Trait]? {
    if isTab, className == nil { return tabTraits }
    if isSpokenItem { return customView?.accessibilityTraits ?? customView?.viewTraits }
    return switch className {
    case "MDCButtonBarButton"?: flag("isEnabled") == false ? [.button, .notEnabled] : [.button]
    case "MDCFloatingButton"?: [.button]
    case "MDCTabBarViewItemView"?: tabTraits
    case "MDCBottomNavigationItemView"?: flag("isAccessibilityElement") == false ? nil : tabTraits
    case "MDCItemBarCell"?: flag("isSelected") == true ? [.selected] : []
    case "UILabel"?: isTitle ? [.header, .staticText] : [.staticText]
    case "UIView"?, "UIImageView"?: text("accessibilityLabel") == nil ? nil : viewTraits
    case "_UIButtonBarButton"?: text("state") == "disabled" ? [.button, .notEnabled] : [.button]
    case "MDCFlexibleHeaderView"?: isSpokenHeader ? [] : nil
    case "UISearchBar"?: [.searchField]
    case "UITabBarButton"?:
      [.button] + (flag("selected") == true ? [.selected] : [])
        + (flag("isEnabled") == false ? [.notEnabled] : [])
    default: nil
    }
  }

  private var isTitle: Bool { part == "title" || ["title", "largeTitle"].contains(type) }

  /// Of a view that is a stop by its label alone.
  private var viewTraits: [AccessibilityElement.Trait] {
    className == "UIImageView" ? [.image] : []
  }

  private var tabTraits: [AccessibilityElement.Trait] {
    [.button] + (flag("isSelected") == true ? [.selected] : [])
      + (flag("isEnabled") == false ? [.notEnabled] : [])
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
