/// Properties of UINavigationItem that MDCNavigationBar does not observe: `check` says so, and nothing
/// is drawn of them. A bar of UIKit's that shows the items of a stack draws what it can.
enum UnmirroredItemKeys {
  private static let note = "of UIKit's bars; an app bar does not show it"

  private static func key(_ name: String, _ type: ValueType, _ sentence: String) -> Key {
    Key(name, type, .absent, "\(sentence) \(note)", isDrawn: false)
  }

  private static let texts = [
    key("prompt", .label, "The line above the title,"),
    key("backButtonTitle", .label, "The back button's words,"),
  ]
  private static let words = [
    key("largeTitleDisplayMode", UIKitItemKeys.largeTitleDisplayMode.type, "The large title"),
    key(
      "backButtonDisplayMode", UIKitItemKeys.backButtonDisplayMode.type,
      "How the back button is cut,"),
    key("style", UIKitItemKeys.style.type, "Where the title stands,"),
  ]
  private static let search = [
    key("searchController", UIKitItemKeys.searchController.type, "Whether there is a search bar,"),
    key("searchBar", UIKitItemKeys.searchBar.type, "The search row"),
    key("hidesSearchBarWhenScrolling", .boolean, "Whether the search bar leaves,"),
  ]
  private static let slots = SlotKeys.all(.navigationBar).map { slot in
    key(slot.name, slot.type, "An appearance")
  }
  private static let others = UndrawnItemKeys.names.map { name in
    key(name, .anything, "A part")
  }

  static let all = texts + words + search + slots + others
}

/// Properties of UINavigationItem that no bar here draws, UIKit's included.
enum UndrawnItemKeys {
  /// In the order of UINavigationItem.h, the setters of an animation after their properties.
  static let names =
    [
      "attributedTitle", "subtitle", "attributedSubtitle", "subtitleView", "largeTitle",
      "largeAttributedTitle", "largeSubtitle", "largeAttributedSubtitle", "largeSubtitleView",
      "backAction", "titleMenuProvider", "renameDelegate", "documentProperties",
      "customizationIdentifier", "leadingItemGroups", "centerItemGroups", "trailingItemGroups",
      "pinnedTrailingGroup", "additionalOverflowItems", "overflowPresentationSource",
      "preferredSearchBarPlacement", "searchBarPlacement",
      "searchBarPlacementAllowsToolbarIntegration",
      "searchBarPlacementAllowsExternalIntegration", "searchBarPlacementBarButtonItem",
    ] + animatedSetters

  /// As Objective-C and Swift spell them: they set at the end of an animation what the property says.
  private static let animatedSetters = [
    "HidesBackButton", "LeftBarButtonItem", "LeftBarButtonItems", "RightBarButtonItem",
    "RightBarButtonItems",
  ].flatMap { ["set\($0):animated:", "set\($0)(_:animated:)"] }

  static let all = names.map { name in
    Key(name, .anything, .absent, "A part of UINavigationItem; not drawn", isDrawn: false)
  }
}
