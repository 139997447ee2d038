import BarPrimitives

extension Validator {
  /// The stack of a navigation bar; one item without anything where the document says none.
  mutating func navigationItems(
    _ object: DocumentObject, _ bar: ElementID
  ) -> [UIKitNavigationItem] {
    if let single = object.object(UIKitBarKeys.navigationItem) {
      return [uikitNavigationItem(single, bar)]
    }
    let items = object.elements(UIKitBarKeys.navigationItems).map { element in
      uikitNavigationItem(
        DocumentObject(document: document, value: element.value, path: element.path), bar)
    }
    return items.isEmpty ? [UIKitNavigationItem()] : items
  }

  mutating func uikitNavigationItem(
    _ object: DocumentObject, _ bar: ElementID
  ) -> UIKitNavigationItem {
    typealias Keys = UIKitItemKeys
    return UIKitNavigationItem(
      title: object.sourcedText(Keys.title), prompt: object.sourcedText(Keys.prompt),
      largeTitleDisplayMode: object.word(Keys.largeTitleDisplayMode) ?? .automatic,
      backButtonTitle: object.sourcedText(Keys.backButtonTitle),
      backBarButtonItem: object.object(Keys.backBarButtonItem).map { uikitButton($0) },
      backButtonDisplayMode: object.word(Keys.backButtonDisplayMode) ?? .default,
      hidesBackButton: object.flag(Keys.hidesBackButton) ?? false,
      leftItemsSupplementBackButton: object.flag(Keys.leftItemsSupplementBackButton) ?? false,
      leftBarButtonItems: buttons(object, Keys.leftBarButtonItems, Keys.leftBarButtonItem),
      rightBarButtonItems: buttons(object, Keys.rightBarButtonItems, Keys.rightBarButtonItem),
      style: object.word(Keys.style) ?? .navigator,
      titleView: view(object, Keys.titleView),
      searchBar: searchBar(object), slots: slots(object, .navigationBar, own: bar),
      stated: StatedKeys(object))
  }

  /// What the search controller brings.
  private func searchBar(_ item: DocumentObject) -> UIKitSearchBar? {
    typealias Keys = UIKitItemKeys
    let search = item.object(Keys.searchBar)
    guard search != nil || item.flag(Keys.searchController) == true else { return nil }
    return UIKitSearchBar(
      placeholder: search?.sourcedText(SearchBarKeys.placeholder),
      hidesWhenScrolling: item.flag(Keys.hidesSearchBarWhenScrolling) ?? true)
  }

  mutating func buttons(
    _ object: DocumentObject, _ many: Key, _ single: Key?
  ) -> [UIKitButton] {
    if let single, let item = object.object(single) { return [uikitButton(item)] }
    return object.elements(many).map { element in
      uikitButton(DocumentObject(document: document, value: element.value, path: element.path))
    }
  }

  private mutating func uikitButton(_ object: DocumentObject) -> UIKitButton {
    typealias Keys = UIKitItemKeys
    var button = UIKitButton(
      title: object.sourcedText(Keys.buttonTitle), image: image(object, Keys.image),
      systemItem: object.word(Keys.systemItem), style: object.word(Keys.buttonStyle),
      state: object.word(Keys.state) ?? .normal,
      attributes: settings(object, BarItemKeys.button), width: object.number(Keys.width),
      possibleTitles: object.elements(Keys.possibleTitles).compactMap { document.string($0.value) },
      accessibilityLabel: object.text(Keys.accessibilityLabel),
      isLongPressed: object.flag(Keys.longPressed) ?? false,
      largeContentSizeImage: image(object, Keys.largeContentSizeImage), path: object.path)
    button.pictures = pictures(object)
    return button
  }

  /// Of a button or a tab.
  private mutating func pictures(_ object: DocumentObject) -> BarItemPictures {
    typealias Keys = BarItemImageKeys
    func insets(_ key: Key) -> Insets { object.object(key).map { Insets($0) } ?? .zero }
    var pictures = BarItemPictures()
    pictures.insets = insets(Keys.imageInsets)
    pictures.landscapePhone = image(object, Keys.landscapeImagePhone)
    pictures.landscapePhoneInsets = insets(Keys.landscapeImagePhoneInsets)
    pictures.largeContentSizeInsets = insets(Keys.largeContentSizeImageInsets)
    return pictures
  }

  mutating func tabs(_ object: DocumentObject, _ bar: ElementID) -> [UIKitTabItem] {
    object.elements(UIKitBarKeys.tabItems).map { element in
      tab(DocumentObject(document: document, value: element.value, path: element.path), bar)
    }
  }

  private mutating func tab(_ object: DocumentObject, _ bar: ElementID) -> UIKitTabItem {
    typealias Keys = UIKitItemKeys
    var tab = UIKitTabItem(
      title: object.sourcedText(Keys.tabTitle), image: image(object, Keys.tabImage),
      selectedImage: image(object, Keys.selectedImage),
      badgeValue: object.sourcedText(Keys.badgeValue),
      isEnabled: object.flag(Keys.isEnabled) ?? true,
      isFocused: object.flag(Keys.isFocused) ?? false,
      accessibilityLabel: object.text(Keys.accessibilityLabel),
      isLongPressed: object.flag(Keys.longPressed) ?? false,
      largeContentSizeImage: image(object, Keys.largeContentSizeImage),
      attributes: settings(object, BarItemKeys.tab), slots: slots(object, .tabBar, own: bar),
      path: object.path)
    tab.pictures = pictures(object)
    return tab
  }
}
