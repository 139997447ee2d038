// Declarations with the names and types that exported Swift uses; nothing in them does anything.
// Material Components', by the Swift names of their headers.

enum MDCColorSchemeDefaults { case material201804, materialDark201907, material201907 }
enum MDCTypographySchemeDefaults { case material201804, material201902 }

class MDCSemanticColorScheme {
  init(defaults: MDCColorSchemeDefaults) {}
  var primaryColor = UIColor.clear
  var primaryColorVariant = UIColor.clear
  var secondaryColor = UIColor.clear
  var errorColor = UIColor.clear
  var surfaceColor = UIColor.clear
  var backgroundColor = UIColor.clear
  var onPrimaryColor = UIColor.clear
  var onSecondaryColor = UIColor.clear
  var onSurfaceColor = UIColor.clear
  var onBackgroundColor = UIColor.clear
  var elevationOverlayEnabledForDarkMode = false
}

class MDCTypographyScheme {
  init(defaults: MDCTypographySchemeDefaults) {}
  var headline1 = UIFont.systemFont(ofSize: 0)
  var headline2 = UIFont.systemFont(ofSize: 0)
  var headline3 = UIFont.systemFont(ofSize: 0)
  var headline4 = UIFont.systemFont(ofSize: 0)
  var headline5 = UIFont.systemFont(ofSize: 0)
  var headline6 = UIFont.systemFont(ofSize: 0)
  var subtitle1 = UIFont.systemFont(ofSize: 0)
  var subtitle2 = UIFont.systemFont(ofSize: 0)
  var body1 = UIFont.systemFont(ofSize: 0)
  var body2 = UIFont.systemFont(ofSize: 0)
  var caption = UIFont.systemFont(ofSize: 0)
  var button = UIFont.systemFont(ofSize: 0)
  var overline = UIFont.systemFont(ofSize: 0)
  var useCurrentContentSizeCategoryWhenApplied = false
}

enum MDCCornerTreatmentValueType { case absolute, percentage }

class MDCCornerTreatment {
  static func corner(
    withRadius: CGFloat, valueType: MDCCornerTreatmentValueType = .absolute
  ) -> MDCCornerTreatment { MDCCornerTreatment() }
  static func corner(
    withCut: CGFloat, valueType: MDCCornerTreatmentValueType = .absolute
  ) -> MDCCornerTreatment { MDCCornerTreatment() }
}

class MDCShapeCategory {
  var topLeftCorner: MDCCornerTreatment?
  var topRightCorner: MDCCornerTreatment?
  var bottomLeftCorner: MDCCornerTreatment?
  var bottomRightCorner: MDCCornerTreatment?
}

class MDCShapeScheme {
  var smallComponentShape = MDCShapeCategory()
  var mediumComponentShape = MDCShapeCategory()
  var largeComponentShape = MDCShapeCategory()
}

class MDCContainerScheme {
  var colorScheme = MDCSemanticColorScheme(defaults: .material201804)
  var typographyScheme = MDCTypographyScheme(defaults: .material201804)
  var shapeScheme: MDCShapeScheme?
}

enum MDCTypography {
  static func display4Font() -> UIFont { .systemFont(ofSize: 0) }
  static func headlineFont() -> UIFont { .systemFont(ofSize: 0) }
  static func titleFont() -> UIFont { .systemFont(ofSize: 0) }
  static func buttonFont() -> UIFont { .systemFont(ofSize: 0) }
}

enum MDCFontTextStyle { case body1, body2, button, caption, display1, headline, subheadline, title }

extension UIFont {
  static func mdc_preferredFont(forMaterialTextStyle style: MDCFontTextStyle) -> UIFont {
    .systemFont(ofSize: 0)
  }
}

extension UIColor {
  func mdc_resolvedColor(with traits: UITraitCollection, elevation: CGFloat) -> UIColor { self }
}

class CALayer {
  var bounds = CGRect()
  var shadowColor: CGColor?
  var shadowOffset = CGSize(width: 0, height: 0)
  var shadowRadius: CGFloat = 0
  var shadowOpacity: Float = 0
  var shadowPath: CGPath?
}

class MDCShadow {
  var opacity: CGFloat = 0
  var radius: CGFloat = 0
  var offset = CGSize(width: 0, height: 0)
}
class MDCShadowsCollection {
  func shadow(forElevation elevation: CGFloat) -> MDCShadow { MDCShadow() }
}
func MDCShadowsCollectionDefault() -> MDCShadowsCollection { MDCShadowsCollection() }
func MDCShadowColor() -> UIColor { .clear }
class MDCShadowLayer: CALayer { var elevation = ShadowElevation(0) }
struct ShadowElevation { init(_ rawValue: CGFloat) {} }

enum MDCFlexibleHeaderShiftBehavior { case disabled, enabled, enabledWithStatusBar, hideable }
enum MDCFlexibleHeaderContentImportance { case `default`, high }

class MDCFlexibleHeaderView: UIView {
  var minimumHeight: CGFloat = 0
  var maximumHeight: CGFloat = 0
  var minMaxHeightIncludesSafeArea = true
  var canOverExtend = true
  var shiftBehavior = MDCFlexibleHeaderShiftBehavior.disabled
  var headerContentImportance = MDCFlexibleHeaderContentImportance.default
  var isInFrontOfInfiniteContent = false
  var trackingScrollViewIsBeingScrubbed = false
  var statusBarHintCanOverlapHeader = true
  var minimumHeaderViewHeight: CGFloat = 0
  var contentIsTranslucent = false
  var observesTrackingScrollViewScrollEvents = false
  var resetShadowAfterTrackingScrollViewIsReset = false
  var visibleShadowOpacity: Float = 0
  var shadowColor = UIColor.clear
  var mdc_overrideBaseElevation: CGFloat = 0
  var mdc_elevationDidChangeBlock: ((MDCFlexibleHeaderView, CGFloat) -> Void)?
  func setShadowLayer(_ layer: CALayer, intensityDidChange: (CALayer, CGFloat) -> Void) {}
}

class MDCFlexibleHeaderViewController {
  var headerView = MDCFlexibleHeaderView()
  var inferTopSafeAreaInsetFromViewController = false
  var isTopLayoutGuideAdjustmentEnabled = false
  var showsHairline = false
  var hairlineColor = UIColor.clear
}

enum MDCNavigationBarTitleAlignment { case center, leading }
enum MDCNavigationBarTitleViewLayoutBehavior { case fill, center, centerFit }

class MDCNavigationBarTextColorAccessibilityMutator {
  init() {}
  func mutate(_ navigationBar: MDCNavigationBar) {}
}

class MDCNavigationBar: UIView {
  var titleAlignment = MDCNavigationBarTitleAlignment.center
  var titleViewLayoutBehavior = MDCNavigationBarTitleViewLayoutBehavior.fill
  var titleInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var allowAnyTitleFontSize = false
  var titleFont: UIFont! {
    get { nil }
    set {}
  }
  var titleTextColor: UIColor?
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var leadingBarItemsTintColor: UIColor?
  var trailingBarItemsTintColor: UIColor?
  var uppercasesButtonTitles = true
  func setButtonsTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  func setButtonsTitleFont(_ font: UIFont?, for state: UIControl.State) {}
  func applyPrimaryTheme(withScheme: MDCContainerScheme) {}
  func applySurfaceTheme(withScheme: MDCContainerScheme) {}
}

class MDCAppBarViewController: MDCFlexibleHeaderViewController {
  var navigationBar = MDCNavigationBar()
  func applyPrimaryTheme(withScheme: MDCContainerScheme) {}
  func applySurfaceTheme(withScheme: MDCContainerScheme) {}
}

class MDCBasicColorScheme { init(primaryColor: UIColor) {} }

enum MDCAppBarColorThemer {
  static func applyColorScheme(_ scheme: MDCBasicColorScheme, to bar: MDCAppBarViewController) {}
  static func applySemanticColorScheme(
    _ scheme: MDCSemanticColorScheme, to bar: MDCAppBarViewController
  ) {}
  static func applySurfaceVariant(
    withColorScheme scheme: MDCSemanticColorScheme, to bar: MDCAppBarViewController
  ) {}
}

enum MDCAppBarTypographyThemer {
  static func applyTypographyScheme(
    _ scheme: MDCTypographyScheme, to bar: MDCAppBarViewController
  ) {}
}

enum MDCTabBarViewLayoutStyle {
  case fixed, scrollable, fixedClusteredCentered, fixedClusteredLeading, fixedClusteredTrailing
  case scrollableCentered, nonFixedClusteredCentered
}

class MDCTabBarView: UIView {
  var items: [UITabBarItem] = []
  var selectedItem: UITabBarItem?
  var barTintColor: UIColor?
  var bottomDividerColor = UIColor.clear
  var selectionIndicatorStrokeColor = UIColor.clear
  var rippleColor = UIColor.clear
  var preferredLayoutStyle = MDCTabBarViewLayoutStyle.fixed
  func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  func setImageTintColor(_ color: UIColor?, for state: UIControl.State) {}
  func setTitleFont(_ font: UIFont?, for state: UIControl.State) {}
  func applyPrimaryTheme(withScheme: MDCContainerScheme) {}
  func applySurfaceTheme(withScheme: MDCContainerScheme) {}
}
