import BarPrimitives

/// UINavigationItem, as far as MDCNavigationBar mirrors it.
public struct NavigationItem: Hashable, Sendable {
  public var title: SourcedText?
  /// Instead of the title.
  public var titleView: CustomView?
  /// In the order of the document.
  public var leftBarButtonItems: [BarButtonItem]
  /// Outermost first.
  public var rightBarButtonItems: [BarButtonItem]
  /// Nil: the bar's own says it.
  public var hidesBackButton: Bool?
  /// Nil: the bar's own says it.
  public var leftItemsSupplementBackButton: Bool?

  public init(
    title: SourcedText? = nil, leftBarButtonItems: [BarButtonItem] = [],
    rightBarButtonItems: [BarButtonItem] = [], hidesBackButton: Bool? = nil,
    leftItemsSupplementBackButton: Bool? = nil, titleView: CustomView? = nil
  ) {
    self.title = title
    self.titleView = titleView
    self.leftBarButtonItems = leftBarButtonItems
    self.rightBarButtonItems = rightBarButtonItems
    self.hidesBackButton = hidesBackButton
    self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
  }
}

extension NavigationBar {
  /// What the bar shows while it mirrors `item`: what that leaves open stays as the bar has it.
  public func mirroring(_ item: NavigationItem) -> NavigationItem {
    var item = item
    item.hidesBackButton = item.hidesBackButton ?? hidesBackButton
    item.leftItemsSupplementBackButton =
      item.leftItemsSupplementBackButton ?? leadingItemsSupplementBackButton
    return item
  }
}

/// UIBarButtonItem.
public struct BarButtonItem: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable { case plain, done }
  public enum Role: String, Hashable, Sendable, CaseIterable { case overflowMenu }
  public enum Image: Hashable, Sendable {
    /// A Material icon by name, with its glyph.
    case icon(name: String, glyph: UInt32)
    /// A PNG file, relative to the spec.
    case file(ImageFile)
    /// The back chevron that the bar draws by itself.
    case backChevron

    /// As the document calls it.
    public var name: String {
      switch self {
      case .icon(let name, _): name
      case .file(let file): file.file
      case .backChevron: "backChevron"
      }
    }
  }

  public var title: SourcedText?
  public var image: Image?
  public var isEnabled: Bool
  public var tintColor: ColorValue?
  public var style: Style
  public var role: Role?
  /// Points; nil or 0: by content.
  public var width: Double?
  public var tag: Int
  public var accessibilityLabel: String?
  public var accessibilityHint: String?
  public var accessibilityIdentifier: String?
  /// Instead of a button.
  public var customView: CustomView?
  public var states: ItemStates
  /// Of this item's title; they win over the bar's.
  public var titleTextAttributes: TextAttributes?

  public init(
    title: SourcedText? = nil, image: Image? = nil, isEnabled: Bool = true,
    tintColor: ColorValue? = nil, style: Style = .plain, role: Role? = nil, width: Double? = nil,
    tag: Int = 0, accessibilityLabel: String? = nil, accessibilityHint: String? = nil,
    accessibilityIdentifier: String? = nil, customView: CustomView? = nil,
    states: ItemStates = ItemStates(), titleTextAttributes: TextAttributes? = nil
  ) {
    self.title = title
    self.image = image
    self.isEnabled = isEnabled
    self.tintColor = tintColor
    self.style = style
    self.role = role
    self.width = width
    self.tag = tag
    self.accessibilityLabel = accessibilityLabel
    self.accessibilityHint = accessibilityHint
    self.accessibilityIdentifier = accessibilityIdentifier
    self.customView = customView
    self.states = states
    self.titleTextAttributes = titleTextAttributes
  }
}
