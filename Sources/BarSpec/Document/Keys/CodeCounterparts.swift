/// A value of a document that no property of the real components holds.
public struct ValueWithoutCode: Hashable, Sendable {
  /// Why code that configures the components does not have it.
  public enum Reason: Hashable, Sendable {
    /// The document's own, or the screen's and the picture's.
    case picture
    /// What a still freezes, and the component comes to by itself.
    case moment
    /// What the app around the bar does.
    case app
    /// A property that this component heeds nothing of, or a screen that does not show.
    case unseen
    /// An image's own, which its file or catalog has.
    case asset
    /// This program's own: the components have no property for it.
    case ours

    /// Half a sentence, behind the value's place.
    public var sentence: String {
      switch self {
      case .picture: "of the screen or the picture, not of a bar"
      case .moment: "a moment held still, which the component comes to by itself"
      case .app: "done by the app around the bar"
      case .unseen: "nothing that the component shows here"
      case .asset: "the image's own, in its file or catalog"
      case .ours: "no property of the component"
      }
    }
  }

  public let path: SpecPath
  public let reason: Reason
}

extension SpecSources {
  /// What the document says and code for its bars cannot say, in the order of the document. What is
  /// in such a value is not told by itself.
  public var valuesWithoutCode: [ValueWithoutCode] {
    saidKeys.compactMap { said in
      said.reason.map { ValueWithoutCode(path: said.path, reason: $0) }
    }
  }

  /// Every key of the document down to values without code, in its order.
  var saidKeys: [SaidKey] {
    guard let root else { return [] }
    var search = CodeSearch(document: SpecDocument(root: root, texts: texts))
    search.look(into: root, DocumentKeys.shape, at: SpecPath())
    return search.found
  }
}

/// A key that a document has.
struct SaidKey {
  let key: Key
  let shape: ObjectShape
  let path: SpecPath
  /// Nil: code has its value.
  let reason: ValueWithoutCode.Reason?
}

/// Walks through a document by the tables of keys.
private struct CodeSearch {
  let document: SpecDocument
  private(set) var found: [SaidKey] = []
  /// Whether a bar of UIKit's shows the items of the screens.
  private var isShownByUIKit = false

  init(document: SpecDocument) { self.document = document }

  mutating func look(into value: JSONValue, _ shape: ObjectShape, at path: SpecPath) {
    guard case .object(let members) = value.kind else { return }
    for member in members {
      guard let key = shape.key(member.key) else { continue }
      let place = path / key.name
      let reason = reason(for: key, in: shape)
      found.append(SaidKey(key: key, shape: shape, path: place, reason: reason))
      if reason != nil {
        continue
      } else if shape.name == NavigationKeys.shape.name, key.name == NavigationKeys.stack.name {
        lookIntoStack(member.value, key.type, at: place)
      } else {
        look(into: member.value, key.type, at: place)
      }
    }
  }

  private func reason(for key: Key, in shape: ObjectShape) -> ValueWithoutCode.Reason? {
    let item = UIKitItemKeys.navigationItem
    guard isShownByUIKit, shape.name == NavigationItemKeys.shape.name,
      let own = item.key(key.name)
    else { return CodeCounterparts.reason(for: key, in: shape) }
    return CodeCounterparts.reason(for: own, in: item)
  }

  private mutating func look(into value: JSONValue, _ type: ValueType, at path: SpecPath) {
    switch (type, value.kind) {
    case (.object(let shape), _): look(into: value, shape, at: path)
    case (.image, .object): look(into: value, ImageKeys.shape, at: path)
    case (.color, .object): look(into: value, ColorKeys.shape(meantBy: value), at: path)
    case (.font, .object): look(into: value, FontKeys.shape, at: path)
    case (.list(let element, _), .array(let elements)):
      for (index, value) in elements.enumerated() { look(into: value, element, at: path[index]) }
    case (.dictionary(let element), .object(let members)):
      for member in members { look(into: member.value, element, at: path / member.key) }
    case (.bar, _): look(into: value, among: BarKeys.shapes, at: path)
    case (.view, _): look(into: value, among: ViewKeys.shapes, at: path)
    case (.child, _): look(into: value, ChildKeys.shape, at: path)
    case (.either(let types), let kind):
      if let type = types.first(where: { $0.admits(kind) }) {
        look(into: value, type, at: path)
      }
    case (.orNull(let type), _): look(into: value, type, at: path)
    default: break
    }
  }

  private mutating func look(
    into value: JSONValue, among shapes: [ObjectShape], at path: SpecPath
  ) {
    let word = value[BarKeys.type.name].flatMap(document.string)
    guard let shape = shapes.first(where: { $0.name == word }) else { return }
    look(into: value, shape, at: path)
  }

  /// The last screen is the one that shows; a bar of UIKit's shows the items of all.
  private mutating func lookIntoStack(
    _ value: JSONValue, _ type: ValueType, at path: SpecPath
  ) {
    guard case .array(let screens) = value.kind, case .list(let element, _) = type else { return }
    let stack = NavigationKeys.stack
    isShownByUIKit = hasUIKitBar(screens)
    for (index, screen) in screens.enumerated() {
      if index == screens.count - 1 || isShownByUIKit {
        look(into: screen, element, at: path[index])
      } else {
        found.append(
          SaidKey(key: stack, shape: NavigationKeys.shape, path: path[index], reason: .unseen))
      }
    }
  }

  private func hasUIKitBar(_ screens: [JSONValue]) -> Bool {
    guard case .array(let bars)? = screens.last?[ScreenKeys.bars.name]?.kind else { return false }
    return bars.contains {
      $0[BarKeys.type.name].flatMap(document.string) == UIKitShapes.navigationBar.name
    }
  }
}

/// The keys that have no counterpart in code, by the objects that have them. All others have one.
enum CodeCounterparts {
  private typealias Reason = ValueWithoutCode.Reason

  static func reason(for key: Key, in shape: ObjectShape) -> ValueWithoutCode.Reason? {
    guard let group = groups.first(where: { $0.shapes.contains(shape.name) }) else { return nil }
    return group.reasons.first { $0.keys.contains { $0.name == key.name } }?.reason
  }

  private struct Group {
    let shapes: [String]
    let reasons: [(reason: Reason, keys: [Key])]

    init(_ shapes: [ObjectShape], _ reasons: [(reason: Reason, keys: [Key])]) {
      self.shapes = shapes.map(\.name)
      self.reasons = reasons
    }
  }

  private static let groups = [
    document, navigation, headers, headerView, navigationBars, navigationItem, barButtonItem,
    views, tabBar, tabItems, legacyTabBar, bottomBars, uikitBars, uikitItem, uikitButton, uikitTab,
    image, font,
  ]

  private static let document = Group(
    [DocumentKeys.shape],
    [
      (
        .picture,
        [
          DocumentKeys.schema, DocumentKeys.version, DocumentKeys.device, DocumentKeys.orientation,
          DocumentKeys.scale, DocumentKeys.os, DocumentKeys.traits, DocumentKeys.fonts,
          DocumentKeys.content, DocumentKeys.statusBar, DocumentKeys.appExtension,
        ]
      ), (.moment, [DocumentKeys.scroll]),
    ])
  private static let navigation = Group(
    [NavigationKeys.shape, ScreenKeys.shape],
    [
      (.picture, [ScreenKeys.content]), (.moment, [NavigationKeys.transition]),
      (
        .app,
        [
          NavigationKeys.shouldSetNavigationBarHiddenHideAppBar,
          NavigationKeys.navigationBarHidden, NavigationKeys.animated,
        ]
      ),
    ])
  private static let headers = Group(
    [AppBarKeys.shape, FlexibleHeaderKeys.shape, InjectedBarKeys.shape],
    [
      (.picture, [BarKeys.id]), (.moment, [HeaderKeys.lifted]),
      (.ours, [HeaderKeys.shadowEnds, AppBarKeys.variant]),
      (
        .app,
        [
          AppBarKeys.didMove, HeaderKeys.addedBeforeContent, HeaderKeys.frame,
          HeaderKeys.trackingScrollView, HeaderKeys.topLayoutGuideViewController,
          ContainmentKeys.containment, ContainmentKeys.page,
        ]
      ),
    ])
  private static let headerView = Group(
    [HeaderViewKeys.shape],
    [(.moment, [HeaderViewKeys.shadowIntensity]), (.app, [HeaderViewKeys.forwards])])
  private static let navigationBars = Group(
    [NavigationBarKeys.shape, MaterialNavigationBarKeys.shape, ButtonBarKeys.shape],
    [
      (.picture, [BarKeys.id]),
      (
        .ours,
        [
          NavigationBarKeys.titleLineBreakMode,
          NavigationBarKeys.adjustsFontForContentSizeCategory, NavigationBarKeys.maximumTextScale,
        ]
      ),
    ])
  private static let navigationItem = Group(
    [NavigationItemKeys.shape],
    [(.unseen, [NavigationItemKeys.backBarButtonItem] + UnmirroredItemKeys.all)])
  private static let barButtonItem = Group(
    [BarButtonItemKeys.shape],
    [(.moment, [StateKeys.states]), (.ours, [BarButtonItemKeys.role])])
  private static let views = Group(
    [HeaderStackKeys.shape, StackViewKeys.shape], [(.picture, [BarKeys.id])])
  private static let tabBar = Group(
    [TabBarKeys.shape],
    [
      (.picture, [BarKeys.id]), (.moment, [TabBarKeys.selectionChange, TabBarKeys.scrolledBy]),
    ])
  private static let tabItems = Group(
    [TabBarItemKeys.shape, LegacyTabItemKeys.shape, BottomNavigationItemKeys.shape],
    [(.moment, [StateKeys.states])])
  private static let legacyTabBar = Group(
    [LegacyTabKeys.shape], [(.picture, [BarKeys.id]), (.app, [LegacyTabKeys.barPosition])])
  private static let bottomBars = Group(
    [BottomAppBarKeys.shape, BottomNavigationKeys.shape], [(.picture, [BarKeys.id])])
  private static let uikitBars = Group(
    UIKitShapes.all,
    [
      (.picture, [BarKeys.id]),
      (
        .app,
        [
          UIKitBarKeys.isManaged, UIKitBarKeys.frame, UIKitBarKeys.presentation,
          UIKitBarKeys.tab,
        ]
      ),
      (
        .ours,
        [
          UIKitBarKeys.largeTitleNumberOfLines, UIKitBarKeys.fixedSpaceKeepsGap,
          UIKitBarKeys.vibrancy, UIKitBarKeys.itemAttributesWin,
        ]
      ),
    ])
  private static let uikitItem = Group(
    [UIKitItemKeys.navigationItem], [(.unseen, UndrawnItemKeys.all)])
  private static let uikitButton = Group(
    [UIKitItemKeys.button], [(.moment, [UIKitItemKeys.state, UIKitItemKeys.longPressed])])
  private static let uikitTab = Group(
    [UIKitItemKeys.tabItem],
    [(.moment, [UIKitItemKeys.longPressed, UIKitItemKeys.isFocused])])
  private static let font = Group([FontKeys.shape], [(.ours, [FontKeys.lineHeight])])
  private static let image = Group([ImageKeys.shape], [(.asset, [ImageKeys.scale])])
}
