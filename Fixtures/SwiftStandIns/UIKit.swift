// Declarations with the names and types that exported Swift uses; nothing in them does anything.
// UIKit's, as far as they go.

struct CGFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) {}
  init(integerLiteral value: Int) {}
  static prefix func - (value: CGFloat) -> CGFloat { value }
  static func * (one: CGFloat, other: CGFloat) -> CGFloat { one }
}

struct UIEdgeInsets {
  init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

enum UIUserInterfaceStyle { case light, dark }
enum UIAccessibilityContrast { case normal, high }

class UITraitCollection {
  var userInterfaceStyle = UIUserInterfaceStyle.light
  var accessibilityContrast = UIAccessibilityContrast.normal
}

class UIColor {
  init(white: CGFloat, alpha: CGFloat) {}
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  init(_ dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  static var label: UIColor { clear }
  static var systemBackground: UIColor { clear }
  static var systemBlue: UIColor { clear }
  static var systemPink: UIColor { clear }
  static var systemRed: UIColor { clear }
  static var systemTeal: UIColor { clear }
  static var systemYellow: UIColor { clear }
}

class UIFontDescriptor {
  enum AttributeName: Hashable { case family, traits }
  enum TraitKey: Hashable { case weight }
  func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }
}

class UIFont {
  enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  init(descriptor: UIFontDescriptor, size: CGFloat) {}
  var pointSize: CGFloat { 0 }
  var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
  func withSize(_ size: CGFloat) -> UIFont { self }
  enum TextStyle {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }
  static func preferredFont(forTextStyle: TextStyle) -> UIFont { .systemFont(ofSize: 0) }
  static func systemFont(ofSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(), size: ofSize)
  }
}

class UIImage { init?(named name: String) {} }

class UIView {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var traitCollection: UITraitCollection { UITraitCollection() }
}

enum UIControl { enum State { case normal, selected } }

class UIBarItem {
  var title: String?
  var image: UIImage?
  var isEnabled = true
  var tag = 0
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityIdentifier: String?
}

class UIBarButtonItem: UIBarItem {
  enum Style { case plain, done }
  var style = Style.plain
  var tintColor: UIColor?
  var width: CGFloat = 0
}

class UITabBarItem: UIBarItem {
  init(title: String?, image: UIImage?, tag: Int) {}
}

class UINavigationItem {
  var title: String?
  var leftBarButtonItems: [UIBarButtonItem]?
  var rightBarButtonItems: [UIBarButtonItem]?
  var hidesBackButton = false
  var leftItemsSupplementBackButton = false
}

enum NSAttributedString {
  enum Key: Hashable { case font, foregroundColor, kern }
}
