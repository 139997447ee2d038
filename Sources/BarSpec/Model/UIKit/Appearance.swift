import BarPrimitives

/// Where a bar or an item keeps an appearance object.
public enum AppearanceSlot: String, Hashable, Sendable, CaseIterable {
  case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
}

/// A property of an appearance object or of a bar, by its path:
/// `buttonAppearance.normal.titleTextAttributes.foregroundColor`.
public struct AppearanceProperty: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let path: String

  public init(_ path: String) { self.path = path }
  public init(stringLiteral path: String) { self.path = path }

  /// The property `name` of what this one holds.
  public static func / (property: AppearanceProperty, name: String) -> AppearanceProperty {
    AppearanceProperty(property.path + "." + name)
  }

  /// Whether it is `group` or lies in it.
  public func isIn(_ group: String) -> Bool { path == group || path.hasPrefix(group + ".") }

  /// What the presets of a background say.
  public static let backgroundAndShadow: [AppearanceProperty] = [
    "backgroundEffect", "backgroundColor", "backgroundImage", "shadowColor", "shadowImage",
  ]

  /// Whether the configure… methods reset it.
  public var isBackgroundOrShadow: Bool {
    switch path {
    case "backgroundEffect", "backgroundColor", "backgroundImage", "shadowColor", "shadowImage",
      "backgroundImageContentMode":
      true
    default: isIn("backgroundEffect")
    }
  }

  public var description: String { path }
}

/// What a property can hold.
public enum AppearanceValue: Hashable, Sendable {
  /// `nil`, which says more than silence: no background effect, no shadow colour.
  case null
  case color(ColorValue)
  case font(FontValue)
  case image(BarButtonItem.Image)
  /// `UIImage()`: an image that shows nothing.
  case emptyImage
  case effect(BackgroundEffect)
  case shadow(TextShadow)
  case number(Double)
  case word(String)
  case flag(Bool)
}

/// UIBlurEffect.Style's chrome materials, and materials by their numbers.
public enum BackgroundEffect: Hashable, Sendable {
  /// Light or dark with the interface.
  case systemChromeMaterial
  case systemChromeMaterialLight
  case systemChromeMaterialDark
  /// Nil parts are those of the chrome material. `sigma` is in points.
  case custom(sigma: Double?, saturation: Double?, tint: ColorValue?)

  /// The words of a document.
  public static let words = [
    "systemChromeMaterial", "systemChromeMaterialLight", "systemChromeMaterialDark",
  ]

  /// Nil: no word for an effect.
  public init?(word: String) {
    switch word {
    case "systemChromeMaterial": self = .systemChromeMaterial
    case "systemChromeMaterialLight": self = .systemChromeMaterialLight
    case "systemChromeMaterialDark": self = .systemChromeMaterialDark
    default: return nil
    }
  }
}

/// One property with its value, and the place in the document that says so.
public struct AppearanceSetting: Hashable, Sendable {
  public var property: AppearanceProperty
  public var value: AppearanceValue
  public var path: SpecPath

  public init(_ property: AppearanceProperty, _ value: AppearanceValue, path: SpecPath) {
    self.property = property
    self.value = value
    self.path = path
  }
}

/// The three configure… methods of UIBarAppearance.
public enum BackgroundPreset: String, Hashable, Sendable, CaseIterable {
  case `default`, opaque, transparent

  /// The method's name.
  public var method: String {
    switch self {
    case .default: "configureWithDefaultBackground"
    case .opaque: "configureWithOpaqueBackground"
    case .transparent: "configureWithTransparentBackground"
    }
  }
}

/// How an appearance object comes about: what it starts from, and what is then set.
public struct AppearanceDescription: Hashable, Sendable {
  public enum Start: Hashable, Sendable {
    /// A new object; nil: as `init()` leaves it.
    case new(BackgroundPreset?)
    /// A copy of another object, configured anew where a preset is given.
    case copy(AppearanceReference, BackgroundPreset?)
  }
  public var kind: UIKitBarKind
  public var start: Start
  /// In the order of the document.
  public var settings: [AppearanceSetting]
  public var path: SpecPath

  public init(
    kind: UIKitBarKind, start: Start = .new(nil), settings: [AppearanceSetting] = [],
    path: SpecPath = SpecPath()
  ) {
    self.kind = kind
    self.start = start
    self.settings = settings
    self.path = path
  }
}

/// An object that goes into a slot.
public struct SlotAssignment: Hashable, Sendable {
  public var slot: AppearanceSlot
  /// Nil: the slot is set to nil.
  public var appearance: AppearanceDescription?
  public var path: SpecPath

  public init(slot: AppearanceSlot, appearance: AppearanceDescription?, path: SpecPath = SpecPath())
  {
    self.slot = slot
    self.appearance = appearance
    self.path = path
  }
}

/// Something that has slots or is an object by itself.
public enum AppearanceHolder: Hashable, Sendable {
  case bar(ElementID)
  /// A navigation item of the bar's stack, or a tab bar item; nil: the top or the selected one.
  case item(bar: ElementID, index: Int?)
  /// A bar button item, which has no slots.
  case button(ButtonPlace)
  case proxy(ProxyClass)
  /// UIWindow, which has no slots either.
  case window
  /// The view that the bar stands in.
  case superview(ElementID)
  /// An object by its name.
  case object(String)
}

/// An appearance object by where it is; `slot` is nil for an object with a name of its own.
public struct AppearanceReference: Hashable, Sendable {
  public var holder: AppearanceHolder
  public var slot: AppearanceSlot?

  public init(_ holder: AppearanceHolder, _ slot: AppearanceSlot? = nil) {
    self.holder = holder
    self.slot = slot
  }
}
