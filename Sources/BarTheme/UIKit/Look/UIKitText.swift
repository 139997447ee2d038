import BarPrimitives
import BarSpec

/// Points of the texts of UIKit's bars, as Apple's UI kits, printed view trees and React Navigation's
/// copies have them.
enum UIKitText {
  static let title = 17.0
  static let largeTitle = 34.0
  static let prompt = 13.0
  static let search = 17.0
  static let button = 17.0
  static let stackedTab = 10.0
  static let inlineTab = 13.0
  static let compactTab = 12.0
  static let badge = 13.0
}

extension AppearanceProperty {
  /// The system's own font of the text whose attributes are under the property; nil: of no text's.
  public var systemFont: FontDescriptor? {
    let words = path.split(separator: ".").map(String.init)
    if words.contains("badgeTextAttributes") { return .system(UIKitText.badge) }
    switch words.first {
    case "titleTextAttributes": return .system(UIKitText.title, .semibold)
    case "largeTitleTextAttributes": return .system(UIKitText.largeTitle, .bold)
    case "buttonAppearance", "backButtonAppearance": return .system(UIKitText.button)
    case "doneButtonAppearance": return .system(UIKitText.button, .semibold)
    case "stackedLayoutAppearance": return .system(UIKitText.stackedTab, .medium)
    case "inlineLayoutAppearance": return .system(UIKitText.inlineTab, .medium)
    case "compactInlineLayoutAppearance": return .system(UIKitText.compactTab)
    default: return nil
    }
  }
}
