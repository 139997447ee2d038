import BarPrimitives

extension Validator {
  mutating func bottomNavigationBar(_ object: DocumentObject) -> BottomNavigationBar {
    typealias Keys = BottomNavigationKeys
    let items = object.elements(Keys.items).map { element in
      bottomNavigationItem(
        DocumentObject(document: document, value: element.value, path: element.path))
    }
    var bar = BottomNavigationBar(
      theme: object.theme(Keys.theme) ?? .primary, items: items,
      selectedItem: selectedItem(object, Keys.selectedItem, among: items),
      colors: BottomNavigationColors(object), itemTitleFont: object.font(Keys.itemTitleFont),
      layout: BottomNavigationLayoutOptions(object),
      badges: object.object(Keys.itemBadgeAppearance).map { TabBadgeAppearance($0) }
        ?? TabBadgeAppearance(),
      indicator: object.flag(Keys.showsSelectionIndicator) == true ? SelectionPill(object) : nil,
      elevation: object.number(Keys.elevation))
    bar.stated = StatedKeys(object)
    bar.isRippleEnabled = object.flag(Keys.rippleEnabled) ?? true
    return bar
  }

  private mutating func bottomNavigationItem(_ object: DocumentObject) -> TabBarItem {
    typealias Keys = BottomNavigationItemKeys
    var item = tabBarItem(object)
    item.accessibilityValue = object.text(Keys.accessibilityValue)
    item.isAccessibilityElement = object.flag(Keys.isAccessibilityElement) ?? true
    item.titlePositionAdjustment =
      object.object(Keys.titlePositionAdjustment).map { Point($0) } ?? .zero
    return item
  }
}

extension BottomNavigationColors {
  fileprivate init(_ object: DocumentObject) {
    typealias Keys = BottomNavigationKeys
    self.init()
    barTintColor =
      object.color(Keys.barTintColor) ?? object.color(PlainViewKeys.backgroundColor)
    selectedItemTintColor = object.color(Keys.selectedItemTintColor)
    selectedItemTitleColor = object.color(Keys.selectedItemTitleColor)
    unselectedItemTintColor = object.color(Keys.unselectedItemTintColor)
    shadowColor = object.color(Keys.shadowColor)
    rippleColor = object.color(Keys.rippleColor)
  }
}

extension SelectionPill {
  fileprivate init(_ object: DocumentObject) {
    typealias Keys = BottomNavigationKeys
    self.init(
      color: object.color(Keys.selectionIndicatorColor),
      size: object.object(Keys.selectionIndicatorSize).map { size in
        Size(
          width: size.number(TabIconSizeKeys.width) ?? 0,
          height: size.number(TabIconSizeKeys.height) ?? 0)
      })
  }
}

extension BottomNavigationLayoutOptions {
  fileprivate init(_ object: DocumentObject) {
    typealias Keys = BottomNavigationKeys
    self.init()
    titleVisibility = object.word(Keys.titleVisibility) ?? titleVisibility
    alignment = object.word(Keys.alignment) ?? alignment
    truncatesLongTitles = object.flag(Keys.truncatesLongTitles) ?? truncatesLongTitles
    titlesNumberOfLines = object.integer(Keys.titlesNumberOfLines) ?? titlesNumberOfLines
    itemsContentVerticalMargin =
      object.number(Keys.itemsContentVerticalMargin) ?? itemsContentVerticalMargin
    itemsContentHorizontalMargin =
      object.number(Keys.itemsContentHorizontalMargin) ?? itemsContentHorizontalMargin
    itemsHorizontalPadding = object.number(Keys.itemsHorizontalPadding) ?? itemsHorizontalPadding
    barHeight = object.number(Keys.barHeight) ?? barHeight
    barHeightWithoutTitles = object.number(Keys.barHeightWithoutTitles) ?? barHeightWithoutTitles
    itemBadgeHorizontalOffset =
      object.number(Keys.itemBadgeHorizontalOffset) ?? itemBadgeHorizontalOffset
    isVertical = object.flag(Keys.enableVerticalLayout) ?? isVertical
    showsTitlesInVerticalLayout =
      object.flag(Keys.displayItemTitlesInVerticalLayout) ?? showsTitlesInVerticalLayout
    verticalAlignment = object.word(Keys.itemsAlignmentInVerticalMode) ?? verticalAlignment
  }
}
