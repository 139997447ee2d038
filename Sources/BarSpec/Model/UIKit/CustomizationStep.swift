import BarPrimitives

/// One statement about bars, as an app's code would make it; a document has them in order.
public struct CustomizationStep: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// A whole object goes into a slot or gets a name.
    case assignObject(AppearanceReference, ObjectValue)
    /// A property of an object, changed where the object is.
    case setProperty(AppearanceReference, AppearanceProperty, AppearanceValue)
    /// A property of a bar or of its proxy: a legacy one, or `tintColor`.
    case setBarProperty(AppearanceHolder, AppearanceProperty, AppearanceValue)
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
  public var action: Action
  /// As the document spells it.
  public var text: String
  public var path: SpecPath

  public init(_ action: Action, text: String, path: SpecPath) {
    self.action = action
    self.text = text
    self.path = path
  }
}
