import BarPrimitives

extension Validator {
  /// What the document says of its window.
  mutating func window(_ document: DocumentObject) -> [AppearanceSetting] {
    document.object(TintedViewKeys.window).map { settings($0, TintedViewKeys.shape) } ?? []
  }

  /// Of the views that bars of the screen stand in, UIKit's bars and others.
  mutating func superviews(_ document: DocumentObject) -> [SuperviewSetup] {
    var ids = BarIDs()
    var setups: [SuperviewSetup] = []
    for bar in document.barsInDocument {
      guard let type = bar.text(BarKeys.type) else { continue }
      let id = ids.take(bar.text(BarKeys.id), type).id
      guard let view = bar.object(TintedViewKeys.superview) else { continue }
      setups.append(
        SuperviewSetup(bar: ElementID(id), properties: settings(view, TintedViewKeys.shape)))
    }
    return setups
  }
}

extension StepParser {
  /// The window, the view that a bar stands in, or the proxy of their classes, and what is left of the
  /// words. Nil: they lead to something else.
  func tintedView(_ words: [String]) -> (owner: StepOwner, rest: [String])? {
    let plain = Array(words.drop { StepText.prefixes.contains($0) })
    if let found = windowOwner(plain) { return found }
    if plain.count > 1, plain[1] == "superview", let bar = scope.bar(plain[0]) {
      return (Self.superview(of: bar), Array(plain.dropFirst(2)))
    }
    // A bar's controller by its name: self.navigationController.view.
    let own = Array(words.drop { $0 == "self" })
    guard own.count > 2, own[1] == "view", own[2] != "window",
      let bar = Self.controllers[own[0]].flatMap({ scope.bar($0.rawValue) })
    else { return nil }
    return (Self.superview(of: bar), Array(own.dropFirst(2)))
  }

  private func windowOwner(_ words: [String]) -> (owner: StepOwner, rest: [String])? {
    var rest = words[...]
    if rest.count > 1, rest.dropFirst().first == "window",
      rest.first.map({ scope.bar($0) != nil }) == true
    {
      rest = rest.dropFirst()
    }
    guard rest.first == "window", scope.bar("window") == nil, scope.object("window") == nil else {
      return nil
    }
    let owner = StepOwner(
      holder: .window, shape: TintedViewKeys.shape, className: ProxyClass.window.rawValue)
    return (owner, Array(rest.dropFirst()))
  }

  private static func superview(of bar: StepScope.Bar) -> StepOwner {
    StepOwner(
      holder: .superview(bar.id), shape: TintedViewKeys.shape,
      className: ProxyClass.view.rawValue)
  }

  private static let controllers: [String: UIKitBarKind] = [
    "navigationController": .navigationBar, "tabBarController": .tabBar,
  ]
}
