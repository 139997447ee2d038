/// Properties of UINavigationItem that MDCNavigationBar does not observe: `check` says so, and nothing
/// is drawn of them.
enum UnmirroredItemKeys {
  private static let note = "of UIKit's bars; an app bar does not show it"

  static let prompt = Key("prompt", .label, .absent, "A line above the title, \(note)")
  static let largeTitleDisplayMode = Key(
    "largeTitleDisplayMode", .word(["automatic", "always", "never"]), .absent,
    "The large title \(note)")
  static let backButtonTitle = Key(
    "backButtonTitle", .label, .absent, "The back button's words, \(note)")
  static let backButtonDisplayMode = Key(
    "backButtonDisplayMode", .word(["default", "generic", "minimal"]), .absent,
    "How the back button is cut, \(note)")
  static let searchController = Key(
    "searchController", .orNull(.boolean), .absent, "Whether there is a search bar, \(note)")
  static let hidesSearchBarWhenScrolling = Key(
    "hidesSearchBarWhenScrolling", .boolean, .absent, "Whether the search bar leaves, \(note)")

  static let all = [
    prompt, largeTitleDisplayMode, backButtonTitle, backButtonDisplayMode, searchController,
    hidesSearchBarWhenScrolling,
  ]
}

extension Key {
  /// Whether it is worth proposing: false for what no bar here draws.
  var isDrawn: Bool { !UnmirroredItemKeys.all.contains { $0.name == name } }
}
