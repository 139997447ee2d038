import BarPrimitives
import BarSpec

/// Why a step or a value came to nothing, or to something else than it seems: one sentence each.
public enum CascadeRule: Hashable, Sendable {
  case nilSlot
  case proxyMutation
  case earlyMutation
  case proxyAfterWindow
  /// The same of the window's own.
  case proxyAfterWindowShown
  case configureWithoutEffect
  /// Of an object that is no longer as it was made.
  case configuredAlready
  case emptySource
  /// The same in a declaration, which makes an object all the same.
  case emptyStart
  /// The same where the slot that gets it is not optional.
  case emptySourceOfStandard
  /// What is copied is nil because of such a statement.
  case copyOfEmpty
  /// What is changed is.
  case changeOfEmpty
  /// A bar button item that a step names is not there.
  case noSuchItem
  case nothingToPop
  case nothingToPush
  /// The bar was in no window when its items came and went.
  case momentBeforeWindow
  /// Of a view controller that is not on the screen.
  case tabNotSelected
  case momentNeverCame(CustomizationStep.Moment.Event)
  /// An object with a name was changed after slots had taken copies of it.
  case changeAfterAssignment
  /// An object with a name was made, and no slot ever took a copy of it.
  case neverAssigned
  /// Such an object was changed.
  case changeOfUnassigned
  /// Another statement has taken its place.
  case setAgain
  /// The same of what a bar had in its window.
  case replacedLater
  /// A proxy's value that no bar has.
  case proxyOfNoBar(ProxyObstacles)

  /// One sentence without a full stop.
  public var sentence: String {
    switch self {
    case .nilSlot:
      "the slot is optional and unset, so it reads as nil and changing a property through it does "
        + "nothing: assign a copy of a base object first"
    case .proxyMutation:
      "a proxy hands out nothing to change: only a whole object assigned to its slot reaches bars"
    case .earlyMutation:
      "the bar's object was changed before the bar entered its window, where the proxy's object "
        + "replaces it: copy the proxy's object, change the copy and assign that to the bar"
    case .proxyAfterWindow:
      "a proxy reaches a bar when the bar enters a window, not later"
    case .proxyAfterWindowShown:
      "UIWindow's proxy reaches the window when it comes on screen with its first bar, not later"
    case .configureWithoutEffect:
      "the object is in this configuration already: a new one is in the default background's"
    case .configuredAlready:
      "the object is in this configuration already: its background and shadow have these values"
    case .emptySource:
      "the slot that is copied is unset, so nil is assigned"
    case .emptyStart:
      "the slot that is copied is unset, so the object begins as a new one: copy a slot that is set"
    case .emptySourceOfStandard:
      "the slot that is copied is unset, and the standardAppearance of a bar cannot be nil: it is as if "
        + "nobody had set it"
    case .copyOfEmpty:
      "an earlier statement has copied an unset slot, so what is copied here is nil too"
    case .changeOfEmpty:
      "an earlier statement has copied an unset slot, so this is nil, and changing a property through it "
        + "does nothing"
    case .noSuchItem: "the navigation item has no such bar button item, so nothing is set"
    case .nothingToPop: "nothing to pop: only the first item is on the stack"
    case .nothingToPush: "nothing to push: every item of the bar is on the stack already"
    case .momentBeforeWindow:
      "it never ran: the bar was in no window when its items changed: say enterWindow first"
    case .tabNotSelected:
      "the bar belongs to a tab that is not selected, so it is in no window: select the tab"
    case .momentNeverCame(.viewWillAppear): "it never ran: the item's controller does not come"
    case .momentNeverCame(.viewDidDisappear): "it never ran: the item's controller does not go"
    case .changeAfterAssignment:
      "no bar reads this: assignment copies, so what is done to an object with a name afterwards reaches "
        + "no bar: change it before it is assigned"
    case .neverAssigned, .changeOfUnassigned:
      "no bar reads this: the object with this name is never assigned to a slot"
    case .setAgain:
      "nobody reads this: a later statement sets the same anew before anything shows it"
    case .replacedLater: "nothing shows this any more: a later statement has taken its place"
    case .proxyOfNoBar(let obstacles): "no bar takes this from the proxy: " + obstacles.words
    }
  }
}

/// A statement that did not do what it seems to do.
public struct CascadeNote: Hashable, Sendable {
  public let rule: CascadeRule
  public let source: AppearanceSource
  /// The bars that it is about, in the order of the document.
  public let bars: [ElementID]
  /// The properties that it is about; empty: the whole look.
  public let properties: [AppearanceProperty]
  /// Whether it belongs into `check`: the statement is surely a mistake.
  public var isTrap: Bool {
    switch rule {
    case .nilSlot, .proxyMutation, .earlyMutation, .proxyAfterWindow, .proxyAfterWindowShown,
      .emptySource, .noSuchItem:
      true
    // Of an object that is in vain the making is told, not each change too.
    case .changeAfterAssignment, .neverAssigned: true
    case .emptyStart, .emptySourceOfStandard: true
    // The cause is told, not each of its consequences.
    case .copyOfEmpty, .changeOfEmpty: false
    case .nothingToPop, .nothingToPush, .momentBeforeWindow, .momentNeverCame: true
    case .tabNotSelected: true
    case .configureWithoutEffect, .configuredAlready, .changeOfUnassigned, .setAgain,
      .replacedLater, .proxyOfNoBar:
      false
    }
  }
}
