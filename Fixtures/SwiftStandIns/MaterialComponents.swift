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

enum MDCShapeSchemeDefaults { case material201809 }

class MDCShapeScheme {
  init(defaults: MDCShapeSchemeDefaults) {}
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

class MDCShadowLayer: CALayer {
  var elevation = ShadowElevation(0)
  var isShadowMaskEnabled = true
}
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
  var sharedWithManyScrollViews = false
  var disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever = false
  var shadowLayer: CALayer?
  func hideView(whenShifted view: UIView) {}
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
  var enableRippleBehavior = false
  var inkColor: UIColor?
  var rippleColor: UIColor?
  var backItem: UIBarButtonItem?
  func observe(_ navigationItem: UINavigationItem) {}
  func setButtonsTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  func setButtonsTitleFont(_ font: UIFont?, for state: UIControl.State) {}
  func applyPrimaryTheme(withScheme: MDCContainerScheme) {}
  func applySurfaceTheme(withScheme: MDCContainerScheme) {}
}

struct MDCButtonBarLayoutPosition: OptionSet {
  let rawValue: Int
  static let leading = MDCButtonBarLayoutPosition(rawValue: 1)
  static let trailing = MDCButtonBarLayoutPosition(rawValue: 2)
}

class MDCButtonBar: UIView {
  var items: [UIBarButtonItem]?
  var layoutPosition: MDCButtonBarLayoutPosition = []
  var buttonTitleBaseline: CGFloat = 0
  var uppercasesButtonTitles = true
  var enableRippleBehavior = false
  var inkColor: UIColor?
  var rippleColor: UIColor?
  func setButtonsTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  func setButtonsTitleFont(_ font: UIFont?, for state: UIControl.State) {}
}

class MDCHeaderStackView: UIView {
  var topBar: UIView?
  var bottomBar: UIView?
}

class MDCAppBarViewController: MDCFlexibleHeaderViewController {
  var navigationBar = MDCNavigationBar()
  var headerStackView = MDCHeaderStackView()
  var headerStackViewOffset: CGFloat = 0
  var shouldAdjustHeightBasedOnHeaderStackView = false
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

class MDCTabBarViewIndicatorContext {
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  var contentFrame: CGRect { bounds }
}
class MDCTabBarViewIndicatorAttributes: NSObject { var path: UIBezierPath? }
protocol MDCTabBarViewIndicatorTemplate: NSObject {
  func indicatorAttributes(
    for context: MDCTabBarViewIndicatorContext
  ) -> MDCTabBarViewIndicatorAttributes
}
class MDCTabBarViewUnderlineIndicatorTemplate: NSObject, MDCTabBarViewIndicatorTemplate {
  func indicatorAttributes(
    for context: MDCTabBarViewIndicatorContext
  ) -> MDCTabBarViewIndicatorAttributes { MDCTabBarViewIndicatorAttributes() }
}

protocol MDCTabBarItemCustomViewing: UIView {
  var contentFrame: CGRect { get }
  func setSelected(_ selected: Bool, animated: Bool)
}
class MDCTabBarItem: UITabBarItem {
  var mdc_customView: (any UIView & MDCTabBarItemCustomViewing)?
}

class MDCBadgeAppearance: NSObject {
  var backgroundColor: UIColor?
  var textColor: UIColor?
  var font: UIFont?
  var borderColor: UIColor?
  var borderWidth: CGFloat = 0
}

class MDCTabBarView: UIScrollView {
  var items: [UITabBarItem] = []
  var selectedItem: UITabBarItem?
  var barTintColor: UIColor?
  var bottomDividerColor = UIColor.clear
  var selectionIndicatorStrokeColor: UIColor! = UIColor.clear
  var selectionIndicatorTemplate: any MDCTabBarViewIndicatorTemplate =
    MDCTabBarViewUnderlineIndicatorTemplate()
  var rippleColor = UIColor.clear
  var preferredLayoutStyle = MDCTabBarViewLayoutStyle.fixed
  var minItemWidth: CGFloat = 0
  var itemViewContentInsets = UIEdgeInsets.zero
  var itemIconSize = CGSize(width: 0, height: 0)
  var itemBadgeAppearance = MDCBadgeAppearance()
  var badgeOffset = CGPoint.zero
  var shouldAdjustForSafeAreaInsets = true
  func setContentPadding(_ padding: UIEdgeInsets, for style: MDCTabBarViewLayoutStyle) {}
  func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  func setImageTintColor(_ color: UIColor?, for state: UIControl.State) {}
  func setTitleFont(_ font: UIFont?, for state: UIControl.State) {}
  func applyPrimaryTheme(withScheme: MDCContainerScheme) {}
  func applySurfaceTheme(withScheme: MDCContainerScheme) {}
}

enum MDCTabBarAlignment: Int { case leading, justified, center, centerSelected }
enum MDCTabBarExtendedAlignment: Int { case bestEffortJustified = 4 }
enum MDCTabBarItemAppearance { case titles, images, titledImages }
enum MDCTabBarTextTransform { case automatic, none, uppercase }
enum MDCTabBarItemState { case normal, selected }

class MDCTabBarIndicatorContext {
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  var contentFrame: CGRect { bounds }
}
class MDCTabBarIndicatorAttributes: NSObject { var path: UIBezierPath? }
protocol MDCTabBarIndicatorTemplate: NSObject {
  func indicatorAttributes(for context: MDCTabBarIndicatorContext) -> MDCTabBarIndicatorAttributes
}
class MDCTabBarUnderlineIndicatorTemplate: NSObject, MDCTabBarIndicatorTemplate {
  func indicatorAttributes(
    for context: MDCTabBarIndicatorContext
  ) -> MDCTabBarIndicatorAttributes { MDCTabBarIndicatorAttributes() }
}

class MDCTabBar: UIView {
  var items: [UITabBarItem] = []
  var selectedItem: UITabBarItem?
  var alignment = MDCTabBarAlignment.leading
  var itemAppearance = MDCTabBarItemAppearance.titles
  var titleTextTransform = MDCTabBarTextTransform.automatic
  var barTintColor: UIColor?
  var bottomDividerColor = UIColor.clear
  var selectedItemTintColor: UIColor?
  var unselectedItemTintColor = UIColor.clear
  var selectedItemTitleFont = UIFont.systemFont(ofSize: 0)
  var unselectedItemTitleFont = UIFont.systemFont(ofSize: 0)
  var inkColor = UIColor.clear
  var rippleColor = UIColor.clear
  var enableRippleBehavior = false
  var selectionIndicatorTemplate: any MDCTabBarIndicatorTemplate =
    MDCTabBarUnderlineIndicatorTemplate()
  func setTitleColor(_ color: UIColor?, for state: MDCTabBarItemState) {}
  func setImageTintColor(_ color: UIColor?, for state: MDCTabBarItemState) {}
  func applyPrimaryTheme(withScheme: MDCContainerScheme) {}
  func applySurfaceTheme(withScheme: MDCContainerScheme) {}
}

enum MDCFloatingButtonMode { case normal, expanded }

class MDCFloatingButton: UIView {
  var mode = MDCFloatingButtonMode.normal
  var accessibilityHint: String?
  var accessibilityIdentifier: String?
  func setImage(_ image: UIImage?, for state: UIControl.State) {}
  func setTitle(_ title: String?, for state: UIControl.State) {}
  func setTitleFont(_ font: UIFont?, for state: UIControl.State) {}
  func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  func setImageTintColor(_ color: UIColor?, for state: UIControl.State) {}
  func setBackgroundColor(_ color: UIColor?, for state: UIControl.State) {}
  func setShadowColor(_ color: UIColor?, for state: UIControl.State) {}
}

enum MDCBottomAppBarFloatingButtonPosition { case center, leading, trailing }
enum MDCBottomAppBarFloatingButtonElevation { case primary, secondary }

class MDCBottomAppBarView: UIView {
  var barTintColor: UIColor?
  var shadowColor: UIColor?
  var leadingBarItemsTintColor = UIColor.clear
  var trailingBarItemsTintColor = UIColor.clear
  var enableRippleBehavior = false
  var rippleColor: UIColor?
  var elevation: CGFloat = 8
  let floatingButton = MDCFloatingButton()
  var floatingButtonPosition = MDCBottomAppBarFloatingButtonPosition.center
  var floatingButtonElevation = MDCBottomAppBarFloatingButtonElevation.primary
  var isFloatingButtonHidden = false
  var floatingButtonVerticalOffset: CGFloat = 0
  var leadingBarButtonItems: [UIBarButtonItem]?
  var trailingBarButtonItems: [UIBarButtonItem]?
}

enum MDCBottomAppBarColorThemer {
  static func applyColorScheme(_ scheme: MDCBasicColorScheme, to bar: MDCBottomAppBarView) {}
  static func applySurfaceVariant(
    withSemanticColorScheme scheme: MDCSemanticColorScheme, to bar: MDCBottomAppBarView
  ) {}
}

enum MDCBottomNavigationBarTitleVisibility { case selected, always, never }
enum MDCBottomNavigationBarAlignment { case justified, justifiedAdjacentTitles, centered }
enum MDCNavigationBarItemsVerticalAlignment { case center, top, bottom }

class MDCBottomNavigationBar: UIView {
  var items: [UITabBarItem] = []
  var selectedItem: UITabBarItem?
  var titleVisibility = MDCBottomNavigationBarTitleVisibility.selected
  var alignment = MDCBottomNavigationBarAlignment.justified
  var barTintColor: UIColor?
  var selectedItemTintColor = UIColor.clear
  var selectedItemTitleColor = UIColor.clear
  var unselectedItemTintColor = UIColor.clear
  var itemTitleFont = UIFont.systemFont(ofSize: 0)
  var truncatesLongTitles = true
  var titlesNumberOfLines = 1
  var itemsContentVerticalMargin: CGFloat = 0
  var itemsContentHorizontalMargin: CGFloat = 12
  var itemsHorizontalPadding: CGFloat = 0
  var barHeight: CGFloat = 0
  var barHeightWithoutTitles: CGFloat = 0
  var itemBadgeAppearance = MDCBadgeAppearance()
  var itemBadgeHorizontalOffset: CGFloat = 0
  var showsSelectionIndicator = false
  var selectionIndicatorColor = UIColor.clear
  var selectionIndicatorSize = CGSize(width: 60, height: 30)
  var enableVerticalLayout = false
  var displayItemTitlesInVerticalLayout = false
  var itemsAlignmentInVerticalMode = MDCNavigationBarItemsVerticalAlignment.center
  var elevation: CGFloat = 8
  var shadowColor = UIColor.clear
  var rippleEnabled = true
  var rippleColor = UIColor.clear
  func applyPrimaryTheme(withScheme: MDCContainerScheme) {}
  func applySurfaceTheme(withScheme: MDCContainerScheme) {}
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

extension Float { init(_ value: CGFloat) { self = 0 } }
extension CGRect { func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self } }
