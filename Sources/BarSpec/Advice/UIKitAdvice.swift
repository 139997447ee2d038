extension Adviser {
  /// Looks at the items of UIKit's bars.
  mutating func lookAtUIKit(_ bar: DocumentObject) {
    guard bar.text(BarKeys.type).flatMap(UIKitBarKind.init(rawValue:)) != nil else { return }
    for item in stack(of: bar) {
      for key in UndrawnItemKeys.all where item[key] != nil {
        tell(.notDrawn(key.name), key, of: item)
      }
    }
    for item in items(of: bar) { lookAtLongPress(item) }
    lookAtItemProxy(bar)
  }

  /// Told once, of the first bar that has items.
  private mutating func lookAtItemProxy(_ bar: DocumentObject) {
    let root = DocumentObject(document: document, value: document.root, path: SpecPath())
    let key = ProxyKeys.barButtonItem
    guard let proxies = root.object(UIKitDocumentKeys.appearance), proxies[key] != nil,
      !items(of: bar).isEmpty, !advice.contains(where: { $0.path == proxies.path / key.name })
    else { return }
    tell(.proxyOfMaterialBars, key, of: proxies)
  }

  private func elements(_ object: DocumentObject, _ key: Key) -> [DocumentObject] {
    object.elements(key).map {
      DocumentObject(document: document, value: $0.value, path: $0.path)
    }
  }

  /// The navigation items of a navigation bar; no other bar has any.
  private func stack(of bar: DocumentObject) -> [DocumentObject] {
    guard bar.text(BarKeys.type) == UIKitBarKind.navigationBar.rawValue else { return [] }
    return bar.object(UIKitBarKeys.navigationItem).map { [$0] }
      ?? elements(bar, UIKitBarKeys.navigationItems)
  }

  /// What can be pressed, in the order of the document.
  private func items(of bar: DocumentObject) -> [DocumentObject] {
    guard bar.text(BarKeys.type) == UIKitBarKind.navigationBar.rawValue else {
      return elements(bar, UIKitBarKeys.toolbarItems)
    }
    typealias Keys = UIKitItemKeys
    return stack(of: bar).flatMap { item in
      [Keys.leftBarButtonItem, Keys.rightBarButtonItem].compactMap { item.object($0) }
        + [Keys.leftBarButtonItems, Keys.rightBarButtonItems].flatMap { elements(item, $0) }
    }
  }

  private mutating func lookAtLongPress(_ item: DocumentObject) {
    guard item.flag(UIKitItemKeys.longPressed) == true else { return }
    let category = model.traits.preferredContentSizeCategory
    if !category.isAccessibilityCategory {
      tell(.longPressShowsNothing(category.rawValue), UIKitItemKeys.longPressed, of: item)
    } else if !hasSomethingToShow(item) {
      tell(.longPressOfNothing, UIKitItemKeys.longPressed, of: item)
    }
  }

  /// Whether the large content viewer has a picture or words of the item.
  private func hasSomethingToShow(_ item: DocumentObject) -> Bool {
    typealias Keys = UIKitItemKeys
    let words = [Keys.buttonTitle, Keys.accessibilityLabel]
    let pictures = [Keys.image, Keys.largeContentSizeImage]
    let system: UIKitButton.SystemItem? = item.word(Keys.systemItem)
    return words.contains { item.text($0)?.isEmpty == false }
      || pictures.contains { item[$0] != nil }
      || system.map { ![.flexibleSpace, .fixedSpace].contains($0) } == true
  }
}
