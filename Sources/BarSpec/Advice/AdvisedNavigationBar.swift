/// A Material navigation bar as `check` looks at it: an app bar's, one by itself, or one in another bar.
struct AdvisedNavigationBar {
  /// Nil: nothing is said of the bar itself.
  let view: DocumentObject?
  /// What it shows; nil: nothing.
  let item: DocumentObject?
  /// Whether no other bar shows the item.
  let ownsItem: Bool
  /// Whether the stack gives it a back item.
  let leadsBack: Bool

  private typealias Item = NavigationItemKeys

  /// Whether there is a back item, hidden or not.
  var hasBackItem: Bool {
    guard let view, view[NavigationBarKeys.backItem] != nil else { return leadsBack }
    return view.flag(NavigationBarKeys.backItem) != false || leadsBack
  }

  /// The bar mirrors what the item says of it.
  var hidesBackItem: Bool {
    item?.flag(Item.hidesBackButton) ?? view?.flag(NavigationBarKeys.hidesBackButton) ?? false
  }

  /// Whether its left items stand where the back item would.
  var replacesBackItem: Bool {
    let supplements =
      item?.flag(Item.leftItemsSupplementBackButton)
      ?? view?.flag(NavigationBarKeys.leadingItemsSupplementBackButton)
    return hasLeftItems && supplements != true
  }

  var hasLeftItems: Bool { !buttons(Item.leftBarButtonItem, Item.leftBarButtonItems).isEmpty }
  var hasRightItems: Bool { !buttons(Item.rightBarButtonItem, Item.rightBarButtonItems).isEmpty }
  var hasTitleView: Bool { item?[Item.titleView] != nil }
  var hasTitle: Bool { item?.text(Item.title)?.isEmpty == false }

  /// Whether an item may show a text; the stack's back item may.
  var hasTitledItems: Bool {
    let own = view?.object(NavigationBarKeys.backItem).map { [$0] } ?? []
    return leadsBack
      || (buttons(Item.leftBarButtonItem, Item.leftBarButtonItems)
        + buttons(Item.rightBarButtonItem, Item.rightBarButtonItems) + own).contains {
          $0[BarButtonItemKeys.title] != nil || $0[BarButtonItemKeys.customView] != nil
        }
  }

  private func buttons(_ single: Key, _ many: Key) -> [DocumentObject] {
    guard let item else { return [] }
    if let button = item.object(single) { return [button] }
    return item.elements(many).map {
      DocumentObject(document: item.document, value: $0.value, path: $0.path)
    }
  }
}

extension AdvisedNavigationBar {
  /// What comes to nothing of the item.
  var idleItemKeys: [IneffectiveNavigationKey] {
    guard let item, ownsItem else { return [] }
    func idle(_ key: Key, _ cause: Cause?) -> IneffectiveNavigationKey? {
      item[key] == nil ? nil : cause.map { IneffectiveNavigationKey(key: key.name, cause: $0) }
    }
    return [
      idle(Item.hidesBackButton, causeOfIdleHiding),
      idle(Item.leftItemsSupplementBackButton, causeOfIdleSupplement),
      idle(Item.title, hasTitleView ? .titleView : nil),
    ].compactMap { $0 }
  }

  /// What comes to nothing of the bar.
  var idleKeys: [IneffectiveNavigationKey] {
    typealias Keys = NavigationBarKeys
    guard let view else { return [] }
    func idle(
      _ keys: [Key], _ cause: IneffectiveNavigationKey.Cause?
    ) -> [IneffectiveNavigationKey] {
      guard let cause else { return [] }
      return keys.filter { view[$0] != nil }.map {
        IneffectiveNavigationKey(key: $0.name, cause: cause)
      }
    }
    let backItem =
      view.flag(Keys.backItem) == false || leadsBack
      ? nil
      : hidesBackItem ? .hiddenBackItem : replacesBackItem ? .leftItemsInItsPlace : Cause?.none
    let hasLeading = hasLeftItems || hasBackItem && !hidesBackItem
    return idle([Keys.backItem], backItem)
      + idle([Keys.hidesBackButton], mirrored(Item.hidesBackButton) ?? causeOfIdleHiding)
      + idle(
        [Keys.leadingItemsSupplementBackButton],
        mirrored(Item.leftItemsSupplementBackButton) ?? causeOfIdleSupplement)
      + idle([Keys.titleViewLayoutBehavior], hasTitleView ? nil : .noTitleView)
      + idle([Keys.titleTextColor], causeOfIdleTitle(TextAttributeKeys.foregroundColor))
      + idle([Keys.titleFont], causeOfIdleTitle(TextAttributeKeys.font))
      + idle(
        [Keys.titleTextAttributes, Keys.titleLineBreakMode, Keys.allowAnyTitleFontSize],
        causeOfIdleTitle(nil))
      + idle([Keys.leadingBarItemsTintColor], hasLeading ? nil : .noItems(isLeading: true))
      + idle([Keys.trailingBarItemsTintColor], hasRightItems ? nil : .noItems(isLeading: false))
      + idle(
        [
          Keys.buttonsTitleColor, Keys.buttonsTitleColorForState, Keys.buttonsTitleFont,
          Keys.buttonsTitleFontForState, Keys.uppercasesButtonTitles,
        ], hasTitledItems ? nil : .noTitledItems)
  }

  private typealias Cause = IneffectiveNavigationKey.Cause

  private var causeOfIdleHiding: Cause? {
    !hasBackItem ? .noBackItem : replacesBackItem ? .leftItemsInItsPlace : nil
  }

  private var causeOfIdleSupplement: Cause? {
    guard hasBackItem else { return .noBackItem }
    return hidesBackItem ? .hiddenBackItem : hasLeftItems ? nil : .noLeftItems
  }

  /// Why the bar's own word counts for nothing, where the item has one for the same.
  private func mirrored(_ key: Key) -> Cause? { item?[key] == nil ? nil : .mirrored(key.name) }

  /// Why what the bar says of its title counts for nothing; `attribute` might say the same.
  private func causeOfIdleTitle(_ attribute: Key?) -> Cause? {
    if hasTitleView { return .titleView }
    guard hasTitle else { return .noTitle }
    guard let attribute,
      view?.object(NavigationBarKeys.titleTextAttributes)?[attribute] != nil
    else { return nil }
    return .titleAttribute(attribute.name)
  }
}
