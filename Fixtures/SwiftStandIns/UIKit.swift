// Declarations with the names and types that exported Swift uses; nothing in them does anything.
// UIKit's, as far as they go.

struct CGFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) {}
  init(integerLiteral value: Int) {}
  static prefix func - (value: CGFloat) -> CGFloat { value }
  static func * (one: CGFloat, other: CGFloat) -> CGFloat { one }
  static func + (one: CGFloat, other: CGFloat) -> CGFloat { one }
  static func - (one: CGFloat, other: CGFloat) -> CGFloat { one }
  static func / (one: CGFloat, other: CGFloat) -> CGFloat { one }
  static func > (one: CGFloat, other: CGFloat) -> Bool { true }
}

func min(_ one: CGFloat, _ other: CGFloat, _ third: CGFloat) -> CGFloat { one }

class NSObject { init() {} }
class NSCoder {}

struct UIEdgeInsets {
  init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
  var top: CGFloat { 0 }
  var left: CGFloat { 0 }
  var bottom: CGFloat { 0 }
  var right: CGFloat { 0 }
  static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
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
  var cgColor: CGColor { CGColor() }
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  static var systemBlue: UIColor { clear }
  static var systemBrown: UIColor { clear }
  static var systemCyan: UIColor { clear }
  static var systemGreen: UIColor { clear }
  static var systemIndigo: UIColor { clear }
  static var systemMint: UIColor { clear }
  static var systemOrange: UIColor { clear }
  static var systemPink: UIColor { clear }
  static var systemPurple: UIColor { clear }
  static var systemRed: UIColor { clear }
  static var systemTeal: UIColor { clear }
  static var systemYellow: UIColor { clear }
  static var systemGray: UIColor { clear }
  static var systemGray2: UIColor { clear }
  static var systemGray3: UIColor { clear }
  static var systemGray4: UIColor { clear }
  static var systemGray5: UIColor { clear }
  static var systemGray6: UIColor { clear }
  static var label: UIColor { clear }
  static var secondaryLabel: UIColor { clear }
  static var tertiaryLabel: UIColor { clear }
  static var quaternaryLabel: UIColor { clear }
  static var separator: UIColor { clear }
  static var opaqueSeparator: UIColor { clear }
  static var link: UIColor { clear }
  static var placeholderText: UIColor { clear }
  static var systemBackground: UIColor { clear }
  static var secondarySystemBackground: UIColor { clear }
  static var tertiarySystemBackground: UIColor { clear }
  static var systemFill: UIColor { clear }
  static var secondarySystemFill: UIColor { clear }
  static var tertiarySystemFill: UIColor { clear }
  static var quaternarySystemFill: UIColor { clear }
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

class UIImage {
  enum RenderingMode { case automatic, alwaysOriginal, alwaysTemplate }
  init() {}
  init?(named name: String) {}
  func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  enum ResizingMode { case tile, stretch }
  func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    self
  }
}

struct NSDirectionalEdgeInsets {
  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

struct CGSize {
  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  var width: CGFloat
  var height: CGFloat
}

struct CGPoint {
  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  var x: CGFloat
  var y: CGFloat
  static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

struct CGRect {
  init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  var origin: CGPoint
  var size: CGSize
  var minX: CGFloat { 0 }
  var midX: CGFloat { 0 }
  var minY: CGFloat { 0 }
  var midY: CGFloat { 0 }
  var maxY: CGFloat { 0 }
  var width: CGFloat { 0 }
  var height: CGFloat { 0 }
}

enum CGLineCap { case butt }
enum CGLineJoin { case miter }

class CGColor {}
class CGPath {
  func copy(
    strokingWithWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) -> CGPath { self }
}

class UIBezierPath {
  init(rect: CGRect) {}
  init(roundedRect: CGRect, cornerRadius: CGFloat) {}
  init(cgPath: CGPath) {}
  var cgPath: CGPath { CGPath() }
}

class CALayer {
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  var cornerRadius: CGFloat = 0
  var shadowColor: CGColor?
  var shadowOffset = CGSize(width: 0, height: 0)
  var shadowRadius: CGFloat = 0
  var shadowOpacity: Float = 0
  var shadowPath: CGPath?
}

struct UIOffset { init(horizontal: CGFloat, vertical: CGFloat) {} }

class NSShadow {
  var shadowColor: Any?
  var shadowOffset = CGSize(width: 0, height: 0)
  var shadowBlurRadius: CGFloat = 0
}

enum NSTextAlignment { case natural, left, center, right }

class NSMutableParagraphStyle {
  var alignment = NSTextAlignment.natural
}

class UIBlurEffect {
  enum Style { case systemChromeMaterial, systemChromeMaterialLight, systemChromeMaterialDark }
  init(style: Style) {}
}

enum UISemanticContentAttribute { case unspecified }
enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }

class UIView {
  enum ContentMode {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  struct AutoresizingMask: OptionSet {
    let rawValue: Int
    static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    static let flexibleWidth = AutoresizingMask(rawValue: 2)
    static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    static let flexibleHeight = AutoresizingMask(rawValue: 16)
    static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  enum TintAdjustmentMode { case automatic, normal, dimmed }
  init() {}
  init(frame: CGRect) {}
  required init?(coder: NSCoder) {}
  class func appearance() -> Self { fatalError() }
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = TintAdjustmentMode.automatic
  var traitCollection: UITraitCollection { UITraitCollection() }
  var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
  var bounds: CGRect { frame }
  var intrinsicContentSize: CGSize { frame.size }
  var autoresizingMask: AutoresizingMask = []
  var contentMode = ContentMode.scaleToFill
  let layer = CALayer()
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var accessibilityLabel: String?
  var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)
  static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  func layoutSubviews() {}
  func sizeToFit() {}
  func addSubview(_ view: UIView) {}
  func insertSubview(_ view: UIView, at index: Int) {}
  static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }
}

class UIWindow: UIView {}

class UILabel: UIView {
  var text: String?
  var font: UIFont! {
    get { nil }
    set {}
  }
  var textColor: UIColor!
  var textAlignment = NSTextAlignment.natural
}

class UIImageView: UIView { var image: UIImage? }

class NSLayoutConstraint {
  enum Axis { case horizontal, vertical }
  var isActive = false
}

class NSLayoutDimension {
  func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

class UIStackView: UIView {
  enum Alignment { case fill, leading, center, trailing }
  var axis = NSLayoutConstraint.Axis.horizontal
  var spacing: CGFloat = 0
  var alignment = Alignment.fill
  var isLayoutMarginsRelativeArrangement = false
  func addArrangedSubview(_ view: UIView) {}
}

class UIScrollView: UIView {
  var contentInset = UIEdgeInsets.zero
  var contentOffset = CGPoint.zero
}

enum UIControl { enum State { case normal, highlighted, selected, disabled, focused } }

class UIBarItem {
  var title: String?
  var image: UIImage?
  var isEnabled = true
  var tag = 0
  var imageInsets = UIEdgeInsets.zero
  var landscapeImagePhone: UIImage?
  var landscapeImagePhoneInsets = UIEdgeInsets.zero
  var largeContentSizeImage: UIImage?
  var largeContentSizeImageInsets = UIEdgeInsets.zero
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityIdentifier: String?
  func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

class UIBarButtonItem: UIBarItem {
  enum Style { case plain, done }
  enum SystemItem {
    case done, cancel, edit, save, undo, redo, close, add, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case flexibleSpace, fixedSpace
  }
  override init() {}
  init(customView: UIView) {}
  init(barButtonSystemItem: SystemItem, target: Any?, action: Any?) {}
  var possibleTitles: Set<String>?
  var style = Style.plain
  var tintColor: UIColor?
  var width: CGFloat = 0
  func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {}
  func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}

class UITabBarItem: UIBarItem {
  override init() {}
  init(title: String?, image: UIImage?, tag: Int) {}
  var selectedImage: UIImage?
  var badgeValue: String?
  var badgeColor: UIColor?
  var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  var accessibilityValue: String?
  var isAccessibilityElement = false
  var standardAppearance: UITabBarAppearance?
  var scrollEdgeAppearance: UITabBarAppearance?
  static func appearance() -> UITabBarItem { UITabBarItem(title: nil, image: nil, tag: 0) }
}

class UINavigationItem {
  init() {}
  var title: String?
  var leftBarButtonItems: [UIBarButtonItem]?
  var rightBarButtonItems: [UIBarButtonItem]?
  var hidesBackButton = false
  var leftItemsSupplementBackButton = false
  enum LargeTitleDisplayMode { case automatic, always, never, inline }
  enum BackButtonDisplayMode { case `default`, generic, minimal }
  enum ItemStyle { case navigator, browser, editor }
  var prompt: String?
  var titleView: UIView?
  var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  var backButtonTitle: String?
  var backBarButtonItem: UIBarButtonItem?
  var backButtonDisplayMode = BackButtonDisplayMode.default
  var style = ItemStyle.navigator
  var searchController: UISearchController?
  var hidesSearchBarWhenScrolling = true
  var standardAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

class UISearchBar: UIView { var placeholder: String? }
class UISearchController {
  init(searchResultsController: Any?) {}
  let searchBar = UISearchBar()
}

enum NSAttributedString {
  enum Key: Hashable { case font, foregroundColor, kern, shadow, paragraphStyle }
}

class UIBarAppearance {
  func configureWithDefaultBackground() {}
  func configureWithOpaqueBackground() {}
  func configureWithTransparentBackground() {}
  var backgroundEffect: UIBlurEffect?
  var backgroundColor: UIColor?
  var backgroundImage: UIImage?
  var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?
}

class UIBarButtonItemStateAppearance {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  var backgroundImage: UIImage?
  var backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
}

class UIBarButtonItemAppearance {
  let normal = UIBarButtonItemStateAppearance()
  let highlighted = UIBarButtonItemStateAppearance()
  let disabled = UIBarButtonItemStateAppearance()
  let focused = UIBarButtonItemStateAppearance()
}

class UITabBarItemStateAppearance {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  var iconColor: UIColor?
  var badgePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  var badgeBackgroundColor: UIColor?
  var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  var badgeTitlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
}

class UITabBarItemAppearance {
  let normal = UITabBarItemStateAppearance()
  let selected = UITabBarItemStateAppearance()
  let disabled = UITabBarItemStateAppearance()
  let focused = UITabBarItemStateAppearance()
}

class UINavigationBarAppearance: UIBarAppearance {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  let buttonAppearance = UIBarButtonItemAppearance()
  let doneButtonAppearance = UIBarButtonItemAppearance()
  let backButtonAppearance = UIBarButtonItemAppearance()
  func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

class UIToolbarAppearance: UIBarAppearance {
  let buttonAppearance = UIBarButtonItemAppearance()
  let doneButtonAppearance = UIBarButtonItemAppearance()
}

class UITabBarAppearance: UIBarAppearance {
  let stackedLayoutAppearance = UITabBarItemAppearance()
  let inlineLayoutAppearance = UITabBarItemAppearance()
  let compactInlineLayoutAppearance = UITabBarItemAppearance()
  var selectionIndicatorTintColor: UIColor?
  var selectionIndicatorImage: UIImage?
  var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  var stackedItemWidth: CGFloat = 0
  var stackedItemSpacing: CGFloat = 0
}

enum UIBarStyle { case `default`, black }
enum UIBarMetrics { case `default`, compact, defaultPrompt, compactPrompt }
enum UIBarPosition { case any, bottom, top, topAttached }

class UINavigationBar: UIView {
  var barStyle = UIBarStyle.default
  var isTranslucent = true
  var barTintColor: UIColor?
  var prefersLargeTitles = false
  var shadowImage: UIImage?
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  var backIndicatorImage: UIImage?
  var backIndicatorTransitionMaskImage: UIImage?
  var standardAppearance = UINavigationBarAppearance()
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var compactScrollEdgeAppearance: UINavigationBarAppearance?
  func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
  func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
}

class UIToolbar: UIView {
  var barStyle = UIBarStyle.default
  var isTranslucent = true
  var barTintColor: UIColor?
  var items: [UIBarButtonItem]?
  var standardAppearance = UIToolbarAppearance()
  var compactAppearance: UIToolbarAppearance?
  var scrollEdgeAppearance: UIToolbarAppearance?
  var compactScrollEdgeAppearance: UIToolbarAppearance?
  func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  func setShadowImage(_ image: UIImage?, forToolbarPosition: UIBarPosition) {}
}

class UITabBar: UIView {
  enum ItemPositioning { case automatic, fill, centered }
  var barStyle = UIBarStyle.default
  var isTranslucent = true
  var barTintColor: UIColor?
  var unselectedItemTintColor: UIColor?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var selectionIndicatorImage: UIImage?
  var itemPositioning = ItemPositioning.automatic
  var itemWidth: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var items: [UITabBarItem]?
  var selectedItem: UITabBarItem?
  var standardAppearance = UITabBarAppearance()
  var scrollEdgeAppearance: UITabBarAppearance?
}
