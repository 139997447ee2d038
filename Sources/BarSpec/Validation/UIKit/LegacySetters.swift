import BarPrimitives

/// UIKit's ways to dress one bar button item, or one state or metrics of a bar, from before iOS 13. How
/// they mix with appearance objects is not known, so they are not drawn; what is said of each is what to
/// write instead.
enum LegacySetters {
  /// As keys of a bar button item.
  static let itemKeys = [
    "titleTextAttributes", "titlePositionAdjustment", "backgroundImage",
    "backgroundVerticalPositionAdjustment",
  ]
  static let insteadOfItemKeys =
    "attributes of one item are not drawn: say them in buttonAppearance or doneButtonAppearance of an "
    + "appearance object"

  /// What to write for a method with arguments such as `for:`; nil: it is none of them.
  static func instead(of method: String) -> String? {
    switch method {
    case "setBackgroundImage", "setShadowImage", "setTitleVerticalPositionAdjustment":
      let property = method.dropFirst("set".count)
      let name = property.prefix(1).lowercased() + property.dropFirst()
      return "\(method) by position and metrics is not drawn: write bar.\(name) = VALUE"
    case "setTitleTextAttributes", "setTitlePositionAdjustment":
      return insteadOfItemKeys
    default: return nil
    }
  }
}

extension ObjectShape {
  /// What to write instead of a key that UIKit has and a document has not; nil: nothing is known.
  func insteadOf(_ key: String) -> String? {
    name == UIKitItemKeys.button.name && LegacySetters.itemKeys.contains(key)
      ? LegacySetters.insteadOfItemKeys : nil
  }
}
