import BarPrimitives

extension Validator {
  mutating func legacyTabBar(_ object: DocumentObject) -> LegacyTabBar {
    typealias Keys = LegacyTabKeys
    let items = object.elements(Keys.items).map { element in
      tabBarItem(DocumentObject(document: document, value: element.value, path: element.path))
    }
    return LegacyTabBar(
      theme: object.theme(Keys.theme) ?? .primary, items: items,
      selection: selection(object, among: items), style: legacyStyle(object),
      colors: LegacyTabColors(object),
      selectedItemTitleFont: object.font(Keys.selectedItemTitleFont),
      unselectedItemTitleFont: object.font(Keys.unselectedItemTitleFont),
      indicator: legacyIndicator(object),
      enableRippleBehavior: object.flag(Keys.enableRippleBehavior) ?? false)
  }

  /// MDCTabBar throws at an item that is none of its own.
  private mutating func selection(
    _ object: DocumentObject, among items: [TabBarItem]
  ) -> LegacyTabBar.Selection {
    let key = LegacyTabKeys.selectedItem
    guard let value = object[key] else { return .automatic }
    if case .null = value.kind { return .none }
    guard let title = object.text(key) else {
      return position(object, key, among: items).map { .item($0) } ?? .none
    }
    if let index = items.firstIndex(where: { $0.title?.string == title }) { return .item(index) }
    refuse(.unknownLegacyTab(title), value, object.path / key.name)
    return .none
  }

  private func legacyStyle(_ object: DocumentObject) -> LegacyTabStyle {
    typealias Keys = LegacyTabKeys
    let capitals: LegacyTabStyle.TextTransform? =
      object.flag(Keys.displaysUppercaseTitles).map { $0 ? .uppercase : .none }
    return LegacyTabStyle(
      alignment: object.word(Keys.alignment), itemAppearance: object.word(Keys.itemAppearance),
      barPosition: object.word(Keys.barPosition) ?? .any,
      titleTextTransform: capitals ?? object.word(Keys.titleTextTransform) ?? .automatic)
  }

  private func legacyIndicator(_ object: DocumentObject) -> TabIndicatorTemplate? {
    var template = TabIndicatorTemplate(object)
    let own = object.object(LegacyTabKeys.selectionIndicatorTemplate)
    if own?[TabIndicatorKeys.contentFrame] == nil { template?.contentFrame = .union }
    return template
  }
}

extension LegacyTabColors {
  fileprivate init(_ object: DocumentObject) {
    typealias Keys = LegacyTabKeys
    self.init(
      barTintColor: object.color(Keys.barTintColor) ?? object.color(PlainViewKeys.backgroundColor),
      bottomDividerColor: object.color(Keys.bottomDividerColor),
      tintColor: object.color(Keys.tintColor),
      selectedItemTintColor: object.color(Keys.selectedItemTintColor),
      unselectedItemTintColor: object.color(Keys.unselectedItemTintColor),
      inkColor: object.color(Keys.inkColor), rippleColor: object.color(Keys.rippleColor),
      titleColor: object.object(Keys.titleColor).map { TabStates(colors: $0) } ?? TabStates(),
      imageTintColor: object.object(Keys.imageTintColor).map { TabStates(colors: $0) }
        ?? TabStates())
  }
}
