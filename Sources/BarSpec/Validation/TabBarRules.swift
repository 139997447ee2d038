import BarPrimitives

extension Validator {
  mutating func tabBarView(_ object: DocumentObject) -> TabBarView {
    typealias Keys = TabBarKeys
    let items = object.elements(Keys.items).map { element in
      tabBarItem(DocumentObject(document: document, value: element.value, path: element.path))
    }
    let selected = selectedItem(object, TabBarKeys.selectedItem, among: items)
    return TabBarView(
      theme: object.theme(Keys.theme) ?? .primary, items: items, selectedItem: selected,
      selectionChange: selectionChange(object, among: items), colors: TabBarColors(object),
      titleFont: object.object(Keys.titleFont).map {
        TabStates(
          normal: $0.font(TabStateFontKeys.normal), selected: $0.font(TabStateFontKeys.selected))
      } ?? TabStates(),
      indicator: TabIndicatorTemplate(object), layout: layoutOptions(object),
      badges: object.object(Keys.itemBadgeAppearance).map { TabBadgeAppearance($0) }
        ?? TabBadgeAppearance())
  }

  /// By position, or by title: MDCTabBarView ignores an item that is none of its own.
  mutating func selectedItem(
    _ object: DocumentObject, _ key: Key, among items: [TabBarItem]
  ) -> Int? {
    guard let title = object.text(key) else { return position(object, key, among: items) }
    let index = items.firstIndex { $0.title?.string == title }
    if index == nil { refuse(.unknownTab(title), object[key], object.path / key.name) }
    return index
  }

  /// A position in `items`; one that is beyond them is refused.
  mutating func position(
    _ object: DocumentObject, _ key: Key, among items: [TabBarItem]
  ) -> Int? {
    position(object, key, amongFirst: items.count)
  }

  /// The same by their number.
  mutating func position(
    _ object: DocumentObject, _ key: Key, amongFirst count: Int
  ) -> Int? {
    guard let position = object.integer(key), position >= 0 else { return nil }
    guard position < count else {
      let last = count == 0 ? "nothing: there are no items" : "0 to \(count - 1)"
      refuse(
        .outOfRange(key.name, found: "\(position)", allowed: last), object[key],
        object.path / key.name)
      return nil
    }
    return position
  }

  private mutating func selectionChange(
    _ object: DocumentObject, among items: [TabBarItem]
  ) -> SelectionChange? {
    guard let change = object.object(TabBarKeys.selectionChange),
      let from = position(change, SelectionChangeKeys.from, among: items),
      let progress = change.number(SelectionChangeKeys.progress)
    else { return nil }
    return SelectionChange(from: from, progress: progress)
  }

  private mutating func layoutOptions(_ object: DocumentObject) -> TabBarLayoutOptions {
    typealias Keys = TabBarKeys
    let padding = object.object(Keys.contentPadding)
    return TabBarLayoutOptions(
      preferredLayoutStyle: layoutStyle(object),
      contentPadding: TabLayoutStyle.allCases.compactMap { style in
        TabContentPaddingKeys.shape.key(style.rawValue).flatMap { padding?.object($0) }
          .map { TabContentPadding(style, Insets($0, leftIsLeading: true)) }
      },
      minItemWidth: object.number(Keys.minItemWidth),
      itemViewContentInsets: object.object(Keys.itemViewContentInsets).map {
        Insets($0, leftIsLeading: true)
      },
      itemIconSize: object.object(Keys.itemIconSize).map { size in
        Size(
          width: size.number(TabIconSizeKeys.width) ?? 0,
          height: size.number(TabIconSizeKeys.height) ?? 0)
      },
      badgeOffset: object.object(Keys.badgeOffset).map { Point($0) } ?? .zero,
      shouldAdjustForSafeAreaInsets: object.flag(Keys.shouldAdjustForSafeAreaInsets) ?? true,
      contentInset: object.object(Keys.contentInset).map { Insets($0) } ?? .zero,
      scroll: object.number(Keys.scrolledBy).map { .scrolledBy($0) }
        ?? object.object(Keys.contentOffset).map { .contentOffset(Point($0).x) })
  }

  /// The documentation's word is taken for the one that is meant, and that is told.
  private mutating func layoutStyle(_ object: DocumentObject) -> TabLayoutStyle {
    let key = TabBarKeys.preferredLayoutStyle
    guard object.text(key) == TabBarKeys.scrolling else { return object.word(key) ?? .fixed }
    refuse(.scrollingStyle, object[key], object.path / key.name)
    return .scrollable
  }

  /// Of MDCTabBarView or MDCTabBar; what the latter does not heed has been refused.
  mutating func tabBarItem(_ object: DocumentObject) -> TabBarItem {
    typealias Keys = TabBarItemKeys
    let (states, isEnabled) = states(of: object)
    return TabBarItem(
      title: object.sourcedText(Keys.title), image: image(object, Keys.image),
      selectedImage: image(object, Keys.selectedImage),
      badgeValue: object.sourcedText(Keys.badgeValue), badgeColor: object.color(Keys.badgeColor),
      isEnabled: (object.flag(Keys.isEnabled) ?? true) && isEnabled,
      isHighlighted: states.isHighlighted, pressed: states.pressed,
      customView: view(object, Keys.customView).map {
        TabCustomView(view: $0, contentFrame: object.object(Keys.contentFrame).map { Rect($0) })
      },
      tag: object.integer(Keys.tag),
      largeContent: image(object, Keys.largeContentSizeImage).map {
        LargeContent(
          image: $0,
          insets: object.object(Keys.largeContentSizeImageInsets).map { Insets($0) } ?? .zero)
      },
      accessibilityLabel: object.text(BarButtonItemKeys.accessibilityLabel),
      accessibilityHint: object.text(BarButtonItemKeys.accessibilityHint),
      accessibilityIdentifier: object.text(BarButtonItemKeys.accessibilityIdentifier))
  }
}

extension TabBarColors {
  fileprivate init(_ object: DocumentObject) {
    typealias Keys = TabBarKeys
    // MDCTabBarView falls back to black when its colour is taken away.
    let isNull =
      if case .null = object[Keys.selectionIndicatorStrokeColor]?.kind { true } else { false }
    self.init(
      barTintColor: object.color(Keys.barTintColor) ?? object.color(PlainViewKeys.backgroundColor),
      bottomDividerColor: object.color(Keys.bottomDividerColor),
      selectionIndicatorStrokeColor: isNull
        ? ColorValue(.fixed(.black)) : object.color(Keys.selectionIndicatorStrokeColor),
      rippleColor: object.color(Keys.rippleColor), tintColor: object.color(Keys.tintColor),
      titleColor: object.object(Keys.titleColor).map { TabStates(colors: $0) } ?? TabStates(),
      imageTintColor: object.object(Keys.imageTintColor).map { TabStates(colors: $0) }
        ?? TabStates())
  }
}

extension TabStates<ColorValue> {
  init(colors object: DocumentObject) {
    self.init(
      normal: object.color(TabStateColorKeys.normal),
      selected: object.color(TabStateColorKeys.selected),
      disabled: object.color(TabStateColorKeys.disabled))
  }
}

extension TabBadgeAppearance {
  init(_ object: DocumentObject) {
    typealias Keys = TabBadgeKeys
    self.init(
      backgroundColor: object.color(Keys.backgroundColor),
      textColor: object.color(Keys.textColor), font: object.font(Keys.font),
      borderColor: object.color(Keys.borderColor), borderWidth: object.number(Keys.borderWidth) ?? 0
    )
  }
}

extension TabIndicatorTemplate {
  /// The template of a tab bar; nil: it does not say.
  init?(_ bar: DocumentObject) {
    let key = TabBarKeys.selectionIndicatorTemplate
    if let name: Name = bar.word(key) {
      self.init(name)
      return
    }
    guard let object = bar.object(key) else { return nil }
    typealias Keys = TabIndicatorKeys
    self.init(
      horizontal: object.word(Keys.horizontal) ?? .bounds,
      vertical: object.word(Keys.vertical) ?? .bounds,
      contentFrame: object.word(Keys.contentFrame) ?? .title,
      insets: object.object(Keys.insets).map { Insets($0, leftIsLeading: true) } ?? .zero,
      width: object.number(Keys.width), height: object.number(Keys.height),
      alignment: object.word(Keys.alignment) ?? .bottom,
      cornerRadius: object.number(Keys.cornerRadius) ?? 0,
      strokeWidth: object.number(Keys.strokeWidth))
  }
}

extension Point {
  init(_ object: DocumentObject) {
    self.init(x: object.number(PointKeys.x) ?? 0, y: object.number(PointKeys.y) ?? 0)
  }
}

extension Rect {
  fileprivate init(_ object: DocumentObject) {
    self.init(
      x: object.number(RectKeys.x) ?? 0, y: object.number(RectKeys.y) ?? 0,
      width: object.number(RectKeys.width) ?? 0, height: object.number(RectKeys.height) ?? 0)
  }
}
