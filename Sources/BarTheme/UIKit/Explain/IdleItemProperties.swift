import BarPrimitives
import BarSpec

/// What is set on an item itself and nothing of the item shows, whatever look the bar has.
struct IdleItemProperties {
  let os: Int
  let locale: String

  func notes(of bar: UIKitBar, _ state: BarState) -> [ExplainedNote] {
    bar.buttons.flatMap { place, button in
      notes(state.itemStates.properties(of: place), of: state.id) { property in
        reason(property, of: button, at: place, in: bar)
      }
    }
      + bar.tabs.enumerated().flatMap { index, tab in
        notes(state.itemStates.properties(ofTab: index), of: state.id) { property in
          Self.reason(property, of: tab)
        }
      }
  }

  /// One for each statement and reason.
  private func notes(
    _ item: ItemProperties, of bar: ElementID, _ reason: (AppearanceProperty) -> String?
  ) -> [ExplainedNote] {
    var notes: [ExplainedNote] = []
    for own in item.own {
      guard let reason = reason(own.property) else { continue }
      let source = own.source.ofWholeSetting
      if let last = notes.last, last.path == source.path, last.rule == reason {
        notes.removeLast()
        notes.append(
          ExplainedNote(
            .idleItem, of: ExplainedNote.Statement(source), bars: [bar],
            properties: last.properties + [own.property.path], rule: reason))
      } else {
        notes.append(
          ExplainedNote(
            .idleItem, of: ExplainedNote.Statement(source), bars: [bar],
            properties: [own.property.path], rule: reason))
      }
    }
    return notes
  }
}

extension IdleItemProperties {
  /// Why nothing of a button shows it; nil: something may.
  func reason(
    _ property: AppearanceProperty, of button: UIKitButton, at place: ButtonPlace, in bar: UIKitBar
  ) -> String? {
    if button.isSpace { return "a space shows neither title nor picture" }
    let setter = property.setter
    if place.list == .back { return backReason(property, at: place, in: bar) }
    if setter.hasPrefix("backButton") {
      return "it is of the back button that an item is as a backBarButtonItem, and this is none"
    }
    if ["titleTextAttributes", "titlePositionAdjustment"].contains(setter), !button.showsTitle {
      return "the button shows no title"
    }
    let style = button.shownStyle
    for other in BarButtonItem.Style.allCases where other != style {
      if property.path.split(separator: ".").contains(Substring(other.rawValue)) {
        return "the button's style is \(style.rawValue)"
      }
    }
    return nil
  }

  private func backReason(
    _ property: AppearanceProperty, at place: ButtonPlace, in bar: UIKitBar
  ) -> String? {
    let setter = property.setter
    let instead = [
      "backgroundImage": "setBackButtonBackgroundImage",
      "backgroundVerticalPositionAdjustment": "setBackButtonBackgroundVerticalPositionAdjustment",
      "titlePositionAdjustment": "setBackButtonTitlePositionAdjustment",
    ]
    if let method = instead[setter] { return "a back button heeds \(method) instead" }
    guard case .navigation(let items) = bar.content, let item = place.item,
      items.count > item + 1
    else { return nil }
    let stack = Array(items.prefix(item + 2))
    guard let rule = BackButtonRule(stack: stack, os: os, locale: locale) else {
      return "the next item shows no back button"
    }
    let isOfTitle = ["titleTextAttributes", "backButtonTitlePositionAdjustment"].contains(setter)
    return isOfTitle && rule.labels.isEmpty ? "the back button shows no title" : nil
  }

  static func reason(_ property: AppearanceProperty, of tab: UIKitTabItem) -> String? {
    switch property.setter {
    case "titleTextAttributes", "titlePositionAdjustment":
      tab.title?.string.isEmpty ?? true ? "the tab has no title" : nil
    case "badgeColor": tab.badgeValue == nil ? "the tab has no badge" : nil
    case "badgeTextAttributes":
      tab.badgeValue == nil
        ? "the tab has no badge"
        : tab.badgeValue?.string.isEmpty == true ? "the badge is a dot without text" : nil
    default: nil
    }
  }
}

extension AppearanceProperty {
  /// The property that one setter sets, without states, styles, metrics and parts:
  /// `titleTextAttributes`.
  var setter: String {
    let groups = ["compact", "plain", "done", "highlighted", "disabled", "focused", "selected"]
    let word = path.split(separator: ".").first { !groups.contains(String($0)) }
    return word.map(String.init) ?? path
  }
}

extension AppearanceSource {
  /// Of a declared part of a dictionary or an offset the whole, which one setter sets.
  var ofWholeSetting: AppearanceSource {
    let words = text.split(separator: ".")
    guard let path, words.count > 1,
      let whole = words.firstIndex(where: {
        $0.hasSuffix("TextAttributes") || $0.hasSuffix("PositionAdjustment")
      }), whole < words.count - 1, path.lastKey == words.last.map(String.init)
    else { return self }
    return AppearanceSource(
      words[...whole].joined(separator: "."),
      path: SpecPath(path.steps.dropLast(words.count - 1 - whole)))
  }
}

extension UIKitButton {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// An image, or a system item's icon, stands instead of a title.
  fileprivate var showsTitle: Bool {
    guard image == nil, systemItem?.icon == nil else { return false }
    return systemItem != nil || title?.string.isEmpty == false
  }
}
