/// UINavigationItem, UIBarButtonItem and UITabBarItem in UIKit's bars.
enum UIKitItemKeys {
  private static let items = ValueType.list(.object(button), count: 0...Limits.barItems)

  static let title = Key("title", .label, .absent, "The title text")
  static let titleView = Key(
    "titleView", .view, .absent,
    "A view instead of the title, around the middle of the bar and no wider than its room")
  static let prompt = Key("prompt", .label, .absent, "A line above the row of title and buttons")
  static let largeTitleDisplayMode = Key(
    "largeTitleDisplayMode", .words(UIKitNavigationItem.LargeTitleDisplayMode.self),
    .json("\"automatic\""),
    "Whether the large title shows, where prefersLargeTitles allows any; automatic: as the item "
      + "before")
  static let backButtonTitle = Key(
    "backButtonTitle", .label, .absent, "What the next item's back button says")
  static let backBarButtonItem = Key(
    "backBarButtonItem", .object(button), .absent,
    "The next item's back button; its title wins over backButtonTitle, its state is held still")
  static let backButtonDisplayMode = Key(
    "backButtonDisplayMode", .words(UIKitNavigationItem.BackButtonDisplayMode.self),
    .json("\"default\""), "What the back button to this item may say, from iOS 14 on")
  static let hidesBackButton = Key(
    "hidesBackButton", .boolean, .json("false"), "Leaves the back button out")
  static let leftItemsSupplementBackButton = Key(
    "leftItemsSupplementBackButton", .boolean, .json("false"),
    "Keeps the back button beside left items")
  static let leftBarButtonItems = Key(
    "leftBarButtonItems", items, .json("[]"), "The leading items, outermost first")
  static let rightBarButtonItems = Key(
    "rightBarButtonItems", items, .json("[]"), "The trailing items, outermost first")
  static let leftBarButtonItem = Key(
    "leftBarButtonItem", .object(button), .absent,
    "A single leading item; instead of leftBarButtonItems")
  static let rightBarButtonItem = Key(
    "rightBarButtonItem", .object(button), .absent,
    "A single trailing item; instead of rightBarButtonItems")
  static let style = Key(
    "style", .words(UIKitNavigationItem.Style.self), .json("\"navigator\""),
    "browser and editor, from iOS 16 on, stand their title at the leading side")
  static let searchBar = Key(
    "searchBar", .object(SearchBarKeys.shape), .absent, "The search row of a search controller")
  static let searchController = Key(
    "searchController", .orNull(.boolean), .absent,
    "true: there is a search row, though searchBar says nothing of it")
  static let hidesSearchBarWhenScrolling = Key(
    "hidesSearchBarWhenScrolling", .boolean, .json("true"),
    "Whether the search row gives way to scrolling, before all else")

  static let navigationItem = ObjectShape(
    name: "uiNavigationItem",
    sentence: "UINavigationItem; its slots count while the item is on top",
    keys: [
      title, titleView, prompt, largeTitleDisplayMode, backButtonTitle, backBarButtonItem,
      backButtonDisplayMode, hidesBackButton, leftItemsSupplementBackButton, leftBarButtonItems,
      rightBarButtonItems, leftBarButtonItem, rightBarButtonItem, style, searchBar,
      searchController, hidesSearchBarWhenScrolling,
    ] + SlotKeys.all(.navigationBar) + UndrawnItemKeys.all,
    choices: [
      ObjectShape.Choice(leftBarButtonItems, leftBarButtonItem),
      ObjectShape.Choice(rightBarButtonItems, rightBarButtonItem),
    ])
}

/// UISearchBar in a navigation bar.
enum SearchBarKeys {
  static let placeholder = Key(
    "placeholder", .label, .depends("Search in the locale's language"), "The grey text")

  static let shape = ObjectShape(
    name: "searchBar", sentence: "The search field below the titles", keys: [placeholder])
}

extension UIKitItemKeys {
  static let buttonTitle = Key("title", .label, .absent, "The text")
  static let image = Key(
    "image", .image, .absent, "The icon or file, which stands instead of the title")
  static let systemItem = Key(
    "systemItem", .words(UIKitButton.SystemItem.self), .absent,
    "A ready item: a word, an icon, a flexibleSpace or a fixedSpace")
  static let buttonStyle = Key(
    "style", .words(BarButtonItem.Style.self), .depends("plain; done for the items done and save"),
    "Which of buttonAppearance and doneButtonAppearance it follows")
  static let state = Key(
    "state", .words(UIKitButton.State.self), .json("\"normal\""), "The state, held still")
  static let buttonTintColor = Key(
    "tintColor", .orNull(.color), .depends("the bar's"), "The item's own tint")
  static let width = Key(
    "width", .number(0...16_384), .depends("by content"), "Points; of a fixed space its own")
  static let possibleTitles = Key(
    "possibleTitles", .list(.label, count: 0...100), .json("[]"),
    "Makes the button as wide as the widest of them")
  static let accessibilityLabel = Key(
    "accessibilityLabel", .label, .absent, "What is read aloud")

  static let longPressed = Key(
    "longPressed", .boolean, .json("false"),
    "A finger rests on it: at an accessibility text size the large content viewer shows it")
  static let largeContentSizeImage = Key(
    "largeContentSizeImage", .image, .depends("image, enlarged"),
    "The icon or file that the large content viewer shows")

  static let button = ObjectShape(
    name: "uiBarButtonItem", sentence: "UIBarButtonItem in a UIKit bar",
    keys: [
      buttonTitle, image, systemItem, buttonStyle, state, buttonTintColor, width, possibleTitles,
      accessibilityLabel, longPressed, largeContentSizeImage,
    ] + BarItemImageKeys.all + BarItemKeys.legacy(BarItemKeys.button))

  static let tabTitle = Key("title", .label, .absent, "The text")
  static let tabImage = Key("image", .image, .absent, "The icon or file")
  static let selectedImage = Key(
    "selectedImage", .image, .depends("image"), "The icon or file of the selected tab")
  static let badgeValue = Key(
    "badgeValue", .label, .absent, "The badge's text; an empty one is a dot")
  static let badgeColor = Key(
    "badgeColor", .orNull(.color), .depends("the appearance's"), "The badge's own colour")
  static let isEnabled = Key("isEnabled", .boolean, .json("true"), "Whether the tab is in use")
  static let isFocused = Key(
    "isFocused", .boolean, .json("false"),
    "Whether the focus of a keyboard is on the tab, held still")

  static let tabItem = ObjectShape(
    name: "uiTabBarItem", sentence: "UITabBarItem; its slots count while it is selected",
    keys: [
      tabTitle, tabImage, selectedImage, badgeValue, badgeColor, isEnabled, isFocused,
      accessibilityLabel,
      longPressed, largeContentSizeImage,
    ] + BarItemImageKeys.all + BarItemKeys.legacy(BarItemKeys.tab) + SlotKeys.all(.tabBar))
}
