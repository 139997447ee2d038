extension Adviser {
  /// Looks at a bar that may be one of Material's at the bottom of the screen.
  mutating func lookAtBottomBar(_ bar: DocumentObject) {
    switch bar.text(BarKeys.type) {
    case BottomAppBarKeys.shape.name: lookAtBottomAppBar(bar)
    case BottomNavigationKeys.shape.name: lookAtBottomNavigation(bar)
    default: return
    }
    if let view = bar.object(TintedViewKeys.superview), view.color(TintedViewKeys.tintColor) != nil
    {
      tell(.withoutEffect(.tintOverABarWithItsOwn), TintedViewKeys.tintColor, of: view)
    }
  }

  private mutating func lookAtBottomAppBar(_ bar: DocumentObject) {
    typealias Keys = BottomAppBarKeys
    if bar[Keys.elevation] != nil { tell(.elevationWithoutEffect, Keys.elevation, of: bar) }
    if bar[Keys.rippleColor] != nil, bar.flag(Keys.enableRippleBehavior) != true {
      tell(.rippleOfInk, Keys.rippleColor, of: bar)
    }
    for key in [Keys.leadingBarButtonItems, Keys.trailingBarButtonItems] {
      for element in bar.elements(key) { lookAtButton(object(element)) }
    }
    let position: FloatingButton.Position? = bar.word(Keys.floatingButtonPosition)
    let hidden =
      switch position {
      case .leading: Keys.leadingBarButtonItems
      case .trailing: Keys.trailingBarButtonItems
      case .center, nil: Key?.none
      }
    if let position, let hidden, !bar.elements(hidden).isEmpty {
      tell(.hiddenByButton(position.rawValue), hidden, of: bar)
    }
    guard bar.flag(Keys.floatingButtonHidden) != true,
      let button = bar.object(Keys.floatingButton)
    else { return }
    lookAtButton(button)
  }

  private mutating func lookAtBottomNavigation(_ bar: DocumentObject) {
    typealias Keys = BottomNavigationKeys
    let items = bar.elements(Keys.items)
    if bar[Keys.items] != nil, !(3...5).contains(items.count) {
      tell(.unusualItemCount(items.count), Keys.items, of: bar)
    }
    if bar.number(Keys.itemBadgeHorizontalOffset) ?? 0 != 0, bar.number(Keys.barHeight) ?? 0 == 0 {
      tell(.barWithoutHeight, Keys.itemBadgeHorizontalOffset, of: bar)
    }
    for (index, element) in items.enumerated() {
      let item = object(element)
      lookAtButton(item)
      lookAtStates(of: item, showing: [.pressed], isSelected: bar.selects(index, item))
    }
  }

  private func object(_ element: (value: JSONValue, path: SpecPath)) -> DocumentObject {
    DocumentObject(document: document, value: element.value, path: element.path)
  }
}
