import BarSpec

/// The names of what a bar button item has of its own, in one state, style and height of the bar: where
/// nothing is set for these, UIBarButtonItem.h falls back to normal and to the default metrics.
struct ItemNames {
  private let states: [String]
  private let styles: [String]
  private let metrics: [String]
  private let titleStates: [String]

  init(state: UIKitButton.State, style: BarButtonItem.Style, isCompact: Bool, os: Int) {
    let all: [String] =
      switch state {
      case .normal: [""]
      case .highlighted, .disabled: [state.rawValue + ".", ""]
      case .focused: ["focused.", "highlighted.", ""]
      }
    states = all
    styles = [style.rawValue + ".", ""]
    metrics = isCompact ? ["compact.", ""] : [""]
    // From iOS 11 on a state without attributes of its own is the system's.
    titleStates = os < 11 ? all : [all[0]]
  }

  /// Of the title's attributes.
  func title(of own: ItemProperties) -> ItemText {
    ItemText(
      properties: own,
      groups: titleStates.map {
        ItemText.Group(AppearanceProperty($0 + BarItemName.titleTextAttributes))
      })
  }

  /// The nearest first: metrics before style before state.
  func images(_ name: String) -> [AppearanceProperty] {
    metrics.flatMap { metrics in
      styles.flatMap { style in states.map { AppearanceProperty(metrics + style + $0 + name) } }
    }
  }

  /// Of the back button, which has no style.
  var backImages: [AppearanceProperty] {
    metrics.flatMap { metrics in
      states.map { AppearanceProperty(metrics + $0 + "backButtonBackgroundImage") }
    }
  }

  /// Nil: nothing is said.
  func offset(_ name: String, of own: ItemProperties) -> OwnOffset? {
    metrics.lazy.compactMap { OwnOffset(own, AppearanceProperty($0 + name)) }.first
  }

  /// Points down; nil: nothing is said.
  func down(_ name: String, of own: ItemProperties) -> OwnOffset? {
    metrics.lazy.compactMap { OwnOffset(down: own.saying(AppearanceProperty($0 + name))) }.first
  }
}

/// Names that bar button items and tabs share.
enum BarItemName {
  static let titleTextAttributes = "titleTextAttributes"
  static let badgeTextAttributes = "badgeTextAttributes"
  static let titlePositionAdjustment = "titlePositionAdjustment"

  /// Of a tab's texts: a state without attributes of its own takes the font of normal. Of a title it
  /// does not take the colour, which is its tint's or its grey.
  static func text(
    _ name: String, ofTab own: ItemProperties, in state: String
  ) -> ItemText {
    let normal = AppearanceProperty(name)
    let groups =
      state == "normal"
      ? [ItemText.Group(normal)]
      : [
        ItemText.Group(AppearanceProperty(state + "." + name)),
        ItemText.Group(normal, givesColor: name != titleTextAttributes),
      ]
    return ItemText(properties: own, groups: groups)
  }
}
