import BarPrimitives

/// One statement about bars, as an app's code would make it; a document has them in order.
public struct CustomizationStep: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// A whole object goes into a slot or gets a name.
    case assignObject(AppearanceReference, ObjectValue)
    /// A property of an object, changed where the object is.
    case setProperty(AppearanceReference, AppearanceProperty, AppearanceValue)
    /// A property of a bar, of an item or of a proxy: a legacy one, or a tint.
    case setBarProperty(AppearanceHolder, AppearanceProperty, AppearanceValue)
    /// Takes away all that is in a group, such as a dictionary of attributes, before it is set as a
    /// whole. Without a slot it is the holder's own property.
    case clear(AppearanceReference, AppearanceProperty)
    case configure(AppearanceReference, BackgroundPreset)
    /// The bar is added to a window, where its proxy's values reach it.
    case enterWindow(ElementID)
    case leaveWindow(ElementID)
    /// The next of the bar's navigation items comes on top.
    case push(ElementID)
    case pop(ElementID)
    case selectTab(ElementID, Int)
  }
  /// What can be assigned to a slot.
  public enum ObjectValue: Hashable, Sendable {
    case null
    /// Assignment copies by itself; `isExplicit` says that the document says so too.
    case copy(AppearanceReference, isExplicit: Bool)
    case new(UIKitBarKind)
    /// `init(barAppearance:)`: what the classes share is taken over.
    case converted(UIKitBarKind, AppearanceReference)
  }
  /// When a view controller comes or goes; code that it has for it runs every time.
  public struct Moment: Hashable, Sendable {
    public enum Event: String, Hashable, Sendable, CaseIterable {
      case viewWillAppear, viewDidDisappear
    }
    public var bar: ElementID
    /// The index of the tab bar item, or of the navigation item, that is the controller's.
    public var item: Int
    public var event: Event

    public init(bar: ElementID, item: Int, event: Event) {
      self.bar = bar
      self.item = item
      self.event = event
    }
  }
  public var action: Action
  /// Nil: it is done where it stands.
  public var moment: Moment?
  /// As the document spells it.
  public var text: String
  public var path: SpecPath

  public init(_ action: Action, at moment: Moment? = nil, text: String, path: SpecPath) {
    self.action = action
    self.moment = moment
    self.text = text
    self.path = path
  }
}
