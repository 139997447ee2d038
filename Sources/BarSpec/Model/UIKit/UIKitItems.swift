import BarPrimitives

/// UINavigationItem in a UIKit bar.
public struct UIKitNavigationItem: Hashable, Sendable {
  /// UINavigationItem.LargeTitleDisplayMode.
  public enum LargeTitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic, always, never, inline
  }
  /// UINavigationItem.BackButtonDisplayMode.
  public enum BackButtonDisplayMode: String, Hashable, Sendable, CaseIterable {
    case `default`, generic, minimal
  }
  /// UINavigationItem.ItemStyle.
  public enum Style: String, Hashable, Sendable, CaseIterable { case navigator, browser, editor }

  public var title: SourcedText?
  public var prompt: SourcedText?
  public var largeTitleDisplayMode: LargeTitleDisplayMode
  public var backButtonTitle: SourcedText?
  /// Of the next item's back button.
  public var backBarButtonItem: UIKitButton?
  public var backButtonDisplayMode: BackButtonDisplayMode
  public var hidesBackButton: Bool
  public var leftItemsSupplementBackButton: Bool
  /// Outermost first, both.
  public var leftBarButtonItems: [UIKitButton]
  public var rightBarButtonItems: [UIKitButton]
  public var style: Style
  /// Instead of the inline title.
  public var titleView: CustomView?
  /// Nil: no search bar.
  public var searchBar: UIKitSearchBar?
  public var slots: [SlotAssignment]
  /// What the document says of it, and where.
  public var stated: StatedKeys

  public init(
    title: SourcedText? = nil, prompt: SourcedText? = nil,
    largeTitleDisplayMode: LargeTitleDisplayMode = .automatic,
    backButtonTitle: SourcedText? = nil, backBarButtonItem: UIKitButton? = nil,
    backButtonDisplayMode: BackButtonDisplayMode = .default, hidesBackButton: Bool = false,
    leftItemsSupplementBackButton: Bool = false, leftBarButtonItems: [UIKitButton] = [],
    rightBarButtonItems: [UIKitButton] = [], style: Style = .navigator,
    titleView: CustomView? = nil, searchBar: UIKitSearchBar? = nil, slots: [SlotAssignment] = [],
    stated: StatedKeys = StatedKeys()
  ) {
    self.title = title
    self.prompt = prompt
    self.largeTitleDisplayMode = largeTitleDisplayMode
    self.backButtonTitle = backButtonTitle
    self.backBarButtonItem = backBarButtonItem
    self.backButtonDisplayMode = backButtonDisplayMode
    self.hidesBackButton = hidesBackButton
    self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
    self.leftBarButtonItems = leftBarButtonItems
    self.rightBarButtonItems = rightBarButtonItems
    self.style = style
    self.titleView = titleView
    self.searchBar = searchBar
    self.slots = slots
    self.stated = stated
  }
}

/// The search bar of a navigation item's search controller.
public struct UIKitSearchBar: Hashable, Sendable {
  /// Nil: the system's word.
  public var placeholder: SourcedText?
  /// hidesSearchBarWhenScrolling.
  public var hidesWhenScrolling: Bool

  public init(placeholder: SourcedText? = nil, hidesWhenScrolling: Bool = true) {
    self.placeholder = placeholder
    self.hidesWhenScrolling = hidesWhenScrolling
  }
}

/// UIBarButtonItem in a UIKit bar.
public struct UIKitButton: Hashable, Sendable {
  /// UIBarButtonItem.SystemItem.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    case done, cancel, edit, save, undo, redo, close
    case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward
    case flexibleSpace, fixedSpace
  }
  /// UIControl's states, held still.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case normal, highlighted, disabled, focused
  }

  public var title: SourcedText?
  public var image: BarButtonItem.Image?
  public var systemItem: SystemItem?
  /// Nil: plain, or what the system item is.
  public var style: BarButtonItem.Style?
  public var state: State
  /// Its tint and its legacy attributes, in the order of the document.
  public var attributes: [AppearanceSetting]
  /// Points; nil or 0: by content. Of a fixed space its own width.
  public var width: Double?
  public var possibleTitles: [String]
  public var accessibilityLabel: String?
  /// Whether a finger rests on it.
  public var isLongPressed: Bool
  /// What the large content viewer shows; nil: the image.
  public var largeContentSizeImage: BarButtonItem.Image?
  public var pictures = BarItemPictures()
  public var path: SpecPath

  public init(
    title: SourcedText? = nil, image: BarButtonItem.Image? = nil, systemItem: SystemItem? = nil,
    style: BarButtonItem.Style? = nil, state: State = .normal,
    attributes: [AppearanceSetting] = [], width: Double? = nil, possibleTitles: [String] = [],
    accessibilityLabel: String? = nil,
    isLongPressed: Bool = false, largeContentSizeImage: BarButtonItem.Image? = nil,
    path: SpecPath = SpecPath()
  ) {
    self.path = path
    self.title = title
    self.image = image
    self.systemItem = systemItem
    self.style = style
    self.state = state
    self.attributes = attributes
    self.width = width
    self.possibleTitles = possibleTitles
    self.accessibilityLabel = accessibilityLabel
    self.isLongPressed = isLongPressed
    self.largeContentSizeImage = largeContentSizeImage
  }
}

/// UITabBarItem.
public struct UIKitTabItem: Hashable, Sendable {
  public var title: SourcedText?
  public var image: BarButtonItem.Image?
  /// Nil: the image.
  public var selectedImage: BarButtonItem.Image?
  /// Nil: no badge; an empty one is a dot.
  public var badgeValue: SourcedText?
  public var isEnabled: Bool
  /// Whether a keyboard's focus is on it.
  public var isFocused: Bool
  public var accessibilityLabel: String?
  /// Whether a finger rests on it.
  public var isLongPressed: Bool
  /// What the large content viewer shows; nil: the image.
  public var largeContentSizeImage: BarButtonItem.Image?
  public var pictures = BarItemPictures()
  /// The badge's colour and its legacy attributes, in the order of the document.
  public var attributes: [AppearanceSetting]
  public var slots: [SlotAssignment]
  public var path: SpecPath

  public init(
    title: SourcedText? = nil, image: BarButtonItem.Image? = nil,
    selectedImage: BarButtonItem.Image? = nil, badgeValue: SourcedText? = nil,
    isEnabled: Bool = true, isFocused: Bool = false, accessibilityLabel: String? = nil,
    isLongPressed: Bool = false, largeContentSizeImage: BarButtonItem.Image? = nil,
    attributes: [AppearanceSetting] = [], slots: [SlotAssignment] = [],
    path: SpecPath = SpecPath()
  ) {
    self.path = path
    self.attributes = attributes
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.badgeValue = badgeValue
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.accessibilityLabel = accessibilityLabel
    self.isLongPressed = isLongPressed
    self.largeContentSizeImage = largeContentSizeImage
    self.slots = slots
  }
}
