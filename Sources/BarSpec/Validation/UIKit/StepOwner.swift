import BarPrimitives

/// What has properties of its own but is no appearance object: a bar button item, a tab, the proxy of
/// their classes, or a bar.
struct StepOwner {
  let holder: AppearanceHolder
  /// What it has.
  let shape: ObjectShape
  /// UIKit's.
  let className: String
}

extension StepParser {
  /// The item, or the proxy of items, that the words lead to, and what is left of them. Nil: they lead
  /// to something else.
  func owner(_ words: [String]) throws(StepError) -> (owner: StepOwner, rest: [String])? {
    if let owner = tintedView(words) { return owner }
    let words = Array(words.drop { StepText.prefixes.contains($0) })
    if let owner = proxyOfItems(words) { return owner }
    if let owner = try button(words) { return owner }
    if let owner = try toolbarButton(words) { return owner }
    guard let place = try? place(words), case .item = place.holder, place.kind == .tabBar,
      place.slot == nil
    else { return nil }
    let owner = StepOwner(
      holder: place.holder, shape: BarItemKeys.tab, className: ProxyClass.tabBarItem.rawValue)
    return (owner, place.property)
  }

  private func proxyOfItems(_ words: [String]) -> (owner: StepOwner, rest: [String])? {
    guard words.count > 1, words[1] == "appearance()", let proxy = ProxyClass(rawValue: words[0])
    else { return nil }
    let rest = Array(words.dropFirst(2))
    let shape: ObjectShape
    switch proxy {
    case .barButtonItem: shape = BarItemKeys.button
    case .tabBarItem: shape = BarItemKeys.tab
    case .view, .window: shape = TintedViewKeys.shape
    case .navigationBar, .toolbar, .tabBar: return nil
    }
    if proxy == .tabBarItem, rest.first.flatMap(AppearanceSlot.init(rawValue:)) != nil {
      return nil
    }
    return (StepOwner(holder: .proxy(proxy), shape: shape, className: proxy.rawValue), rest)
  }

  /// `navigationItem.rightBarButtonItems[1]`.
  private func button(
    _ words: [String]
  ) throws(StepError) -> (owner: StepOwner, rest: [String])? {
    guard let position = words.firstIndex(where: { ButtonPlace.List(step: $0) != nil }),
      let list = ButtonPlace.List(step: words[position])
    else { return nil }
    guard position > 0 else {
      throw StepError("a bar button item is an item's", nearest: "navigationItem.\(words[0])")
    }
    let place = try place(Array(words[..<position]))
    guard case .item(let bar, let item) = place.holder, place.kind == .navigationBar,
      place.slot == nil, place.property.isEmpty
    else { throw StepError("bar button items belong to a navigation item") }
    let button = ButtonPlace(
      bar: bar, item: item, list: list, index: StepText.indexed(words[position]).index ?? 0)
    return (owner(of: button), Array(words[(position + 1)...]))
  }

  /// `toolbar.items[1]`, `toolbarItems[1]`. A slot behind it is another mistake.
  private func toolbarButton(
    _ words: [String]
  ) throws(StepError) -> (owner: StepOwner, rest: [String])? {
    guard let first = words.first else { return nil }
    let (name, position) = StepText.indexed(first)
    let bar: StepScope.Bar?
    var rest = words.dropFirst()
    var index = position
    if name == "toolbarItems" {
      bar = scope.bar(UIKitBarKind.toolbar.rawValue)
    } else if ["item", "items"].contains(name) {
      bar = scope.barWithItems(of: name)
    } else if let next = rest.first.map(StepText.indexed), ["item", "items"].contains(next.name) {
      bar = scope.bar(first)
      index = next.index
      rest = rest.dropFirst()
    } else {
      return nil
    }
    guard let bar, bar.kind == .toolbar, let index,
      rest.first.flatMap(AppearanceSlot.init(rawValue:)) == nil
    else { return nil }
    guard (0..<bar.itemCount).contains(index) else {
      throw StepError("\(bar.id) has \(bar.itemCount) items, counted from 0")
    }
    return (owner(of: ButtonPlace(bar: bar.id, list: .toolbar, index: index)), Array(rest))
  }

  private func owner(of button: ButtonPlace) -> StepOwner {
    StepOwner(
      holder: .button(button), shape: BarItemKeys.button,
      className: ProxyClass.barButtonItem.rawValue)
  }
}

extension ButtonPlace.List {
  /// By the word of a step, with or without an index.
  fileprivate init?(step word: String) {
    switch StepText.indexed(word).name {
    case "leftBarButtonItem", "leftBarButtonItems": self = .left
    case "rightBarButtonItem", "rightBarButtonItems": self = .right
    case "backBarButtonItem": self = .back
    default: return nil
    }
  }
}
