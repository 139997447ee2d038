import BarSpec

/// Who has a say in a bar's look, from the nearest to the widest.
public enum AppearanceLevel: String, Hashable, Sendable, CaseIterable {
  /// The navigation item on top, or the selected tab bar item.
  case item
  /// UITabBarItem.appearance().
  case itemProxy
  /// The bar itself.
  case bar
  /// The bar's class, through its appearance proxy: the application level.
  case proxy
  /// Nobody: the object that every bar has.
  case system = "default"

  /// As explanations say it.
  public var words: String {
    switch self {
    case .item: "item (view controller level)"
    case .itemProxy: "UITabBarItem.appearance() (application level)"
    case .bar: "bar (view level)"
    case .proxy: "appearance proxy (application level)"
    case .system: "system default"
    }
  }
}

/// Which of a bar's looks is wanted.
public enum AppearanceState: String, Hashable, Sendable, CaseIterable {
  case standard, compact, scrollEdge, compactScrollEdge
}

/// What decides which state a bar is in.
struct AppearanceSituation: Hashable, Sendable {
  let kind: UIKitBarKind
  let os: Int
  /// Whether a controller manages the bar.
  let isManaged: Bool
  /// Whether the bar is as low as on small phones in landscape.
  let isCompact: Bool
  /// Whether a large title is at home in the bar.
  let showsLargeTitle: Bool
  /// Whether the bar floats over the content, and so has no edge that content could touch.
  var floats = false

  /// The state over content that touches the bar's edge or does not.
  func state(atEdge: Bool) -> AppearanceState {
    let isCompact = isCompact && kind != .tabBar
    guard atEdge, canBeAtEdge else { return isCompact ? .compact : .standard }
    return isCompact && os >= 15 ? .compactScrollEdge : .scrollEdge
  }

  /// iOS 15 gave every managed bar an edge state; before, only large titles had one.
  var canBeAtEdge: Bool {
    guard isManaged, !floats else { return false }
    return os >= 15 || kind == .navigationBar && showsLargeTitle
  }

  /// Where a state's object is looked for, in order (UINavigationBar.h, UITabBar.h, UIToolbar.h).
  func chain(_ state: AppearanceState) -> [AppearanceLink] {
    let links: [AppearanceLink] =
      switch state {
      case .standard: .both(.standardAppearance)
      case .compact: .both(.compactAppearance) + .both(.standardAppearance)
      case .scrollEdge: .both(.scrollEdgeAppearance) + .both(.standardAppearance, cleared: true)
      case .compactScrollEdge:
        .both(.compactScrollEdgeAppearance) + .both(.scrollEdgeAppearance)
          + .both(.compactAppearance) + .both(.standardAppearance, cleared: true)
      }
    return links.filter { link in
      (kind != .toolbar || !link.isItem) && exists(link.slot)
    }
  }

  /// Whether this generation of iOS has the slot on this bar.
  func exists(_ slot: AppearanceSlot) -> Bool {
    switch slot {
    case .standardAppearance: true
    case .compactAppearance: kind != .tabBar
    case .scrollEdgeAppearance: os >= 15 || kind == .navigationBar
    case .compactScrollEdgeAppearance: os >= 15 && kind != .tabBar
    }
  }
}

/// One place where an object is looked for.
struct AppearanceLink: Hashable, Sendable {
  /// On the item; else on the bar.
  let isItem: Bool
  let slot: AppearanceSlot
  /// Whether background and shadow of what is found are taken away.
  let isCleared: Bool
}

extension Array<AppearanceLink> {
  fileprivate static func both(_ slot: AppearanceSlot, cleared: Bool = false) -> Self {
    [
      AppearanceLink(isItem: true, slot: slot, isCleared: cleared),
      AppearanceLink(isItem: false, slot: slot, isCleared: cleared),
    ]
  }
}
