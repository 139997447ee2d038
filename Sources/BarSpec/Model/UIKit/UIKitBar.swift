import BarPrimitives

/// The three bars of UIKit that have appearance objects.
public enum UIKitBarKind: String, Hashable, Sendable, CaseIterable {
  case navigationBar, toolbar, tabBar

  /// UIKit's class.
  public var className: String {
    switch self {
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    }
  }

  /// The class of its appearance objects.
  public var appearanceClassName: String { className + "Appearance" }
}

/// A bar of UIKit: UINavigationBar, UIToolbar or UITabBar.
public struct UIKitBar: Hashable, Sendable {
  /// What stands in the bar.
  public enum Content: Hashable, Sendable {
    /// The stack of a navigation controller; the last item is on top. At least one.
    case navigation([UIKitNavigationItem])
    case toolbar([UIKitButton])
    /// `selected` is an index; nil: none.
    case tabs([UIKitTabItem], selected: Int?)
  }
  /// How the screen around the bar is presented.
  public enum Presentation: String, Hashable, Sendable, CaseIterable {
    case fullScreen, pageSheet, formSheet
  }

  public var id: ElementID
  public var kind: UIKitBarKind
  public var path: SpecPath
  /// Whether a navigation or tab bar controller manages it.
  public var isManaged: Bool
  /// The index of the tab, in the document's first tab bar, whose view controller it belongs to; nil: it
  /// is on the screen always.
  public var tab: Int?
  /// Nil sides: across the screen, at its own end.
  public var frame: HeaderFrame?
  public var presentation: Presentation
  /// The bar's own properties, legacy ones included, in the order of the document.
  public var properties: [AppearanceSetting]
  /// In the order of the document.
  public var slots: [SlotAssignment]
  public var content: Content
  /// Of a navigation bar: how many lines its large title may take, 1 to 3.
  public var largeTitleNumberOfLines: Int
  /// Of a toolbar: whether a fixed space comes on top of the gap that two buttons keep, or takes its
  /// place.
  public var fixedSpaceKeepsGap: Bool
  /// Of a tab bar: whether tabs that are not selected are drawn through the material's vibrancy.
  public var hasVibrancy: Bool
  /// Whether an item's own attributes from before appearance objects win over one, key by key.
  public var itemAttributesWin: Bool
  /// What is done to it and around it, in order.
  public var customizations: [CustomizationStep]
  /// What the document says of the bar itself, and where.
  public var stated = StatedKeys()

  public init(
    id: ElementID, kind: UIKitBarKind, path: SpecPath = SpecPath(), isManaged: Bool = true,
    tab: Int? = nil, frame: HeaderFrame? = nil, presentation: Presentation = .fullScreen,
    properties: [AppearanceSetting] = [], slots: [SlotAssignment] = [], content: Content,
    largeTitleNumberOfLines: Int = 1, fixedSpaceKeepsGap: Bool = true, hasVibrancy: Bool = false,
    itemAttributesWin: Bool = true, customizations: [CustomizationStep] = []
  ) {
    self.id = id
    self.kind = kind
    self.path = path
    self.isManaged = isManaged
    self.tab = tab
    self.frame = frame
    self.presentation = presentation
    self.properties = properties
    self.slots = slots
    self.content = content
    self.largeTitleNumberOfLines = largeTitleNumberOfLines
    self.fixedSpaceKeepsGap = fixedSpaceKeepsGap
    self.hasVibrancy = hasVibrancy
    self.itemAttributesWin = itemAttributesWin
    self.customizations = customizations
  }
}

/// What the document says of UIKit beyond its bars.
public struct UIKitSetup: Hashable, Sendable {
  /// What is set on the appearance proxies before any bar is made, in the order of the document.
  public var proxies: [ProxySetup]
  /// Appearance objects with names, in the order of the document.
  public var objects: [NamedAppearance]
  /// Steps that come before those of the bars.
  public var customizations: [CustomizationStep]
  /// What stands for UIKit's own icons.
  public var icons: SystemIcons
  /// What is said of the window, in the order of the document.
  public var window: [AppearanceSetting] = []
  /// The views between bars and window that anything is said of.
  public var superviews: [SuperviewSetup] = []

  public init(
    proxies: [ProxySetup] = [], objects: [NamedAppearance] = [],
    customizations: [CustomizationStep] = [], icons: SystemIcons = SystemIcons()
  ) {
    self.icons = icons
    self.proxies = proxies
    self.objects = objects
    self.customizations = customizations
  }
}

/// The classes whose appearance proxies a document can set.
public enum ProxyClass: String, Hashable, Sendable, CaseIterable {
  case navigationBar = "UINavigationBar"
  case toolbar = "UIToolbar"
  case tabBar = "UITabBar"
  case tabBarItem = "UITabBarItem"
  case barButtonItem = "UIBarButtonItem"
  /// Of every view, which is why more special classes come before it.
  case view = "UIView"
  case window = "UIWindow"

  /// The kind of bar whose appearance objects it takes; nil: it has no slots.
  public var barKind: UIKitBarKind? {
    switch self {
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar, .tabBarItem: .tabBar
    case .barButtonItem, .view, .window: nil
    }
  }

  /// Whether what is set on it can reach a bar of that kind, or what stands in it.
  public func reaches(_ kind: UIKitBarKind) -> Bool {
    switch self {
    case .barButtonItem: kind != .tabBar
    case .view, .window: true
    case .navigationBar, .toolbar, .tabBar, .tabBarItem: barKind == kind
    }
  }

  /// The proxy of a kind of bar.
  public init(of kind: UIKitBarKind) {
    switch kind {
    case .navigationBar: self = .navigationBar
    case .toolbar: self = .toolbar
    case .tabBar: self = .tabBar
    }
  }
}

/// What is set on one proxy.
public struct ProxySetup: Hashable, Sendable {
  public var proxy: ProxyClass
  public var properties: [AppearanceSetting]
  public var slots: [SlotAssignment]

  public init(
    proxy: ProxyClass, properties: [AppearanceSetting] = [], slots: [SlotAssignment] = []
  ) {
    self.proxy = proxy
    self.properties = properties
    self.slots = slots
  }
}

/// An appearance object that steps and slots can name.
public struct NamedAppearance: Hashable, Sendable {
  public var name: String
  public var appearance: AppearanceDescription

  public init(name: String, appearance: AppearanceDescription) {
    self.name = name
    self.appearance = appearance
  }
}
