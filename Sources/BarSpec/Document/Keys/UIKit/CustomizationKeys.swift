/// A step as an object.
enum StepKeys {
  /// Characters of a step.
  static let longest = 1_000

  static let set = Key(
    "set", .text(atMost: longest), .required, "What is set: `bar.standardAppearance.shadowColor`")
  static let to = Key(
    "to", .orNull(.either([.text(atMost: longest), .number(-1_000_000...1_000_000), .boolean])),
    .required, "What it becomes: a value, or the place of another object")

  static let shape = ObjectShape(
    name: "customization", sentence: "A step as an object instead of a string", keys: [set, to])
}

/// What a document sets on the appearance proxies before any bar is made.
enum ProxyKeys {
  private static func key(_ proxy: ProxyClass) -> Key {
    let sentence =
      switch proxy {
      case .barButtonItem:
        "UIBarButtonItem.appearance(): under an item's own; of it Material bars take the attributes of "
          + "titles alone"
      case .view:
        "UIView.appearance(): of every view that has no tint of its own nor its own class's proxy's"
      case .window: "UIWindow.appearance(), before UIView's"
      case .navigationBar, .toolbar, .tabBar, .tabBarItem: "\(proxy.rawValue).appearance()"
      }
    return Key(proxy.rawValue, .object(shape(of: proxy)), .absent, sentence)
  }

  private static let tabBarItem = ObjectShape(
    name: BarItemKeys.tab.name, sentence: BarItemKeys.tab.sentence,
    keys: BarItemKeys.tab.keys + SlotKeys.all(.tabBar))

  /// It reaches the items of Material bars too.
  static let barButtonItem = key(.barButtonItem)

  static func shape(of proxy: ProxyClass) -> ObjectShape {
    switch proxy {
    case .navigationBar: BarPropertyKeys.shape(of: .navigationBar)
    case .toolbar: BarPropertyKeys.shape(of: .toolbar)
    case .tabBar: BarPropertyKeys.shape(of: .tabBar)
    case .tabBarItem: tabBarItem
    case .barButtonItem: BarItemKeys.button
    case .view, .window: TintedViewKeys.proxy(of: proxy.rawValue)
    }
  }

  static let shape = ObjectShape(
    name: "appearance",
    sentence: "UIAppearance proxies by class; they reach a bar when it enters "
      + "its window",
    keys: ProxyClass.allCases.map { key($0) })
}

/// Objects with names.
enum NamedAppearanceKeys {
  static let appearanceClass = Key(
    "class", .word(UIKitBarKind.allCases.map(\.appearanceClassName)),
    .json("\"UINavigationBarAppearance\""), "The object's class")

  /// What any of the classes has; which of it the class has is found out with the class.
  static let shape = ObjectShape(
    name: "namedAppearance", sentence: "An appearance object that slots and steps can name",
    keys: [appearanceClass] + AppearanceKeys.navigationBar.keys
      + AppearanceKeys.tabBar.keys.filter { key in
        !AppearanceKeys.common.contains { $0.name == key.name }
      })
}

/// The parts of a document that are about UIKit's appearances.
enum UIKitDocumentKeys {
  static let appearance = Key(
    "appearance", .object(ProxyKeys.shape), .absent,
    "What is set on appearance proxies before any bar is made")
  static let appearances = Key(
    "appearances", .dictionary(.object(NamedAppearanceKeys.shape)), .absent,
    "Appearance objects by names of their own, for slots and customizations")
  static let customizations = Key(
    "customizations", UIKitBarKeys.customizations.type, .json("[]"),
    "Steps before those of the bars; `navigationBar#2` names a bar by its id")

  static let all = [TintedViewKeys.window, appearance, appearances, customizations]
}
