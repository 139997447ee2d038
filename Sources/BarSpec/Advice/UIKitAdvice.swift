extension Adviser {
  /// Looks at the items of UIKit's bars.
  mutating func lookAtUIKit(_ bar: DocumentObject) {
    guard bar.text(BarKeys.type).flatMap(UIKitBarKind.init(rawValue:)) != nil else { return }
    for item in stack(of: bar) {
      for key in UndrawnItemKeys.all where item[key] != nil {
        tell(.notDrawn(key.name), key, of: item)
      }
    }
    for item in stack(of: bar) { lookAtNewerKeys(of: item) }
    for item in items(of: bar) { lookAtLongPress(item) }
    lookAtGeneration()
  }

  /// What UINavigationItem has from a later system on; the defaults say nothing on any.
  private mutating func lookAtNewerKeys(of item: DocumentObject) {
    typealias Keys = UIKitItemKeys
    let mode: UIKitNavigationItem.BackButtonDisplayMode? = item.word(Keys.backButtonDisplayMode)
    let style: UIKitNavigationItem.Style? = item.word(Keys.style)
    let large: UIKitNavigationItem.LargeTitleDisplayMode? = item.word(Keys.largeTitleDisplayMode)
    let newer: [(key: Key, isSaid: Bool, since: Int)] = [
      (Keys.backButtonDisplayMode, mode != nil && mode != .default, 14),
      (Keys.style, style != nil && style != .navigator, 16),
      (Keys.largeTitleDisplayMode, large == .inline, 17),
    ]
    for (key, isSaid, since) in newer where isSaid && model.os < since {
      tell(.ofLaterSystem(key.name, since: since, os: model.os), key, of: item)
    }
  }

  /// Before iOS 13 bars had neither appearance objects nor a dark style. Told once.
  private mutating func lookAtGeneration() {
    let root = DocumentObject(document: document, value: document.root, path: SpecPath())
    guard model.os < 13, !advice.contains(where: { $0.code == "W0643" }) else { return }
    tell(.uikitBeforeAppearances(os: model.os), DocumentKeys.os, of: root)
    guard model.traits.userInterfaceStyle == .dark,
      let traits = root.object(DocumentKeys.traits)
    else { return }
    tell(.noDarkStyle(os: model.os), TraitKeys.userInterfaceStyle, of: traits)
  }

  /// Of each navigation item, as one is on top; of other bars of all. The viewer shows an item of the
  /// first bar that has one to show, at the text sizes at which it comes.
  mutating func lookAtSecondPresses(_ bars: [DocumentObject]) {
    guard model.traits.preferredContentSizeCategory.isAccessibilityCategory else { return }
    var isTaken = false
    for bar in bars where bar.text(BarKeys.type).flatMap(UIKitBarKind.init(rawValue:)) != nil {
      let stack = stack(of: bar)
      let groups = stack.isEmpty ? [items(of: bar)] : stack.map(buttons)
      let pressed = groups.map { $0.filter { $0.flag(UIKitItemKeys.longPressed) == true } }
      for item in pressed.flatMap({ $0.dropFirst(isTaken ? 0 : 1) }) {
        tell(.secondLongPress, UIKitItemKeys.longPressed, of: item)
      }
      if let first = pressed.last?.first, hasSomethingToShow(first) { isTaken = true }
    }
  }

  /// Of bars of one kind that stand at their own end of the screen, and may be on it together.
  mutating func lookAtSharedPlaces(_ bars: [DocumentObject]) {
    var seen: [(kind: UIKitBarKind, tab: Int?)] = []
    for bar in bars where bar[UIKitBarKeys.frame] == nil {
      guard let kind = bar.text(BarKeys.type).flatMap(UIKitBarKind.init(rawValue:)) else {
        continue
      }
      let tab = bar.integer(UIKitBarKeys.tab)
      let isTaken = seen.contains { seen in
        seen.kind == kind && (seen.tab == nil || tab == nil || seen.tab == tab)
      }
      if isTaken { tell(.sharedPlace(kind), BarKeys.type, of: bar) }
      seen.append((kind, tab))
    }
  }

  /// Told once, where no bar of UIKit's has buttons.
  mutating func lookAtItemProxy() {
    let root = DocumentObject(document: document, value: document.root, path: SpecPath())
    let key = ProxyKeys.barButtonItem
    guard let proxies = root.object(UIKitDocumentKeys.appearance),
      let proxy = proxies.object(key), case .object(let members) = proxy.value.kind,
      let other = members.compactMap({ BarItemKeys.button.key($0.key) }).first(where: {
        $0.name != BarItemKeys.titleTextAttributes.name
      }), model.uikitBars.allSatisfy(\.buttons.isEmpty),
      !advice.contains(where: { $0.path == proxy.path / other.name })
    else { return }
    tell(.proxyOfMaterialBars(other.name), other, of: proxy)
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

  /// What can be pressed.
  private func items(of bar: DocumentObject) -> [DocumentObject] {
    guard bar.text(BarKeys.type) == UIKitBarKind.navigationBar.rawValue else {
      return elements(bar, UIKitBarKeys.toolbarItems)
    }
    return stack(of: bar).flatMap(buttons)
  }

  /// Of a navigation item, in the order in which the large content viewer looks for one.
  private func buttons(of item: DocumentObject) -> [DocumentObject] {
    typealias Keys = UIKitItemKeys
    let sides = [
      (Keys.leftBarButtonItem, Keys.leftBarButtonItems),
      (Keys.rightBarButtonItem, Keys.rightBarButtonItems),
    ]
    return sides.flatMap { single, list in
      item.object(single).map { [$0] } ?? elements(item, list)
    }
  }

  /// Insets of images that an item does not have (UIBarItem.h).
  mutating func lookAtItemPictures(in bar: DocumentObject) {
    typealias Keys = BarItemImageKeys
    guard bar.text(BarKeys.type).flatMap(UIKitBarKind.init(rawValue:)) != nil else { return }
    let image = UIKitItemKeys.image
    for item in items(of: bar) {
      let system: UIKitButton.SystemItem? = item.word(UIKitItemKeys.systemItem)
      let hasImage =
        [image, UIKitItemKeys.selectedImage].contains { item[$0] != nil } || system?.icon != nil
      let idle: [(insets: Key, image: Key, isThere: Bool)] = [
        (Keys.imageInsets, image, hasImage),
        (
          Keys.landscapeImagePhoneInsets, Keys.landscapeImagePhone,
          item[Keys.landscapeImagePhone] != nil
        ),
        (
          Keys.largeContentSizeImageInsets, UIKitItemKeys.largeContentSizeImage,
          item[UIKitItemKeys.largeContentSizeImage] != nil
        ),
      ]
      for (insets, image, isThere) in idle where !isThere && item[insets] != nil {
        tell(.insetsOfNoImage(insets.name, image: image.name), insets, of: item)
      }
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
