import BarPrimitives
import BarSpec

/// Points from which text is large (MDFTextAccessibility), bold text from the smaller size on.
private let largeSize = 18.0
private let largeBoldSize = 14.0

extension NavigationBarResolver {
  /// What MDCNavigationBarTextColorAccessibilityMutator gives title and tint; nil: it has not run, or
  /// there is no background to go by.
  var accessibleColor: Color? {
    guard view.mutatesTextColor, let backgroundColor else { return nil }
    let needed = hasLargeFont ? 3 : leastTextContrast
    return contrast(of: .white, over: backgroundColor) >= needed ? .white : .black
  }

  /// Only a font among the title's attributes counts.
  private var hasLargeFont: Bool {
    guard let attribute = view.titleTextAttributes?.font else { return false }
    let font = palette.scalableFont(attribute, standard: standard.titleFont).standard
    return font.size >= largeSize || (font.weight.rawValue >= 700 && font.size >= largeBoldSize)
  }
}
