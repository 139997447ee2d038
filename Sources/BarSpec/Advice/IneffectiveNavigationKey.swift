/// A key of a Material navigation bar, or of the item that it shows, that comes to nothing where it
/// stands. Facts; the sentences are derived.
struct IneffectiveNavigationKey: Sendable {
  /// The key's name.
  let key: String
  let cause: Cause

  enum Cause: Sendable {
    case noBackItem, hiddenBackItem, leftItemsInItsPlace, noLeftItems, noNextScreen
    case noTitle, titleView, noTitleView
    /// An attribute of the title's says the same.
    case titleAttribute(String)
    case noItems(isLeading: Bool)
    case noTitledItems
    case inkInstead, ripplesInstead
    case fixedTextSize, usualTextSize
    case notMoved, hiddenBar
    /// The item's property that the bar's own follows.
    case mirrored(String)
  }
}

extension IneffectiveNavigationKey.Cause {
  /// A clause.
  var reason: String {
    switch self {
    case .noBackItem: "there is no back item"
    case .hiddenBackItem: "\"\(NavigationItemKeys.hidesBackButton.name)\" leaves the back item out"
    case .leftItemsInItsPlace: "the left items stand in the back item's place"
    case .noLeftItems: "there are no left items"
    case .noNextScreen: "it is the back item of a next screen, which the stack does not have"
    case .noTitle: "there is no title"
    case .titleView: "a title view stands in the title's place"
    case .noTitleView: "there is no title view"
    case .titleAttribute(let attribute):
      "\"\(NavigationBarKeys.titleTextAttributes.name).\(attribute)\" wins"
    case .noItems(let isLeading): "there are no \(isLeading ? "leading" : "trailing") items"
    case .noTitledItems: "no item shows a text"
    case .inkInstead: "buttons have ink until ripples are enabled"
    case .ripplesInstead: "buttons have ripples instead of ink"
    case .fixedTextSize: "the texts do not follow the text size setting"
    case .usualTextSize: "the text size setting is the usual one"
    case .notMoved: "the bar mirrors no item before \"\(AppBarKeys.didMove.name)\""
    case .hiddenBar: "the app bar is hidden"
    case .mirrored(let key): "the bar mirrors the navigation item's \(quoted(key))"
    }
  }

  var cure: String {
    typealias Item = NavigationItemKeys
    return switch self {
    case .noBackItem: "leave it out, or set the bar's \"\(NavigationBarKeys.backItem.name)\""
    case .hiddenBackItem: "keep one of the two"
    case .leftItemsInItsPlace: "set \"\(Item.leftItemsSupplementBackButton.name)\" to true"
    case .noLeftItems: "leave it out, or give the item \"\(Item.leftBarButtonItems.name)\""
    case .noNextScreen: "give it to the screen below"
    case .noTitle: "leave it out, or give the item a \"\(Item.title.name)\""
    case .titleView, .titleAttribute: "keep one of the two"
    case .noTitleView: "give the navigation item a titleView"
    case .noItems(true): "leave it out, or give the item \"\(Item.leftBarButtonItems.name)\""
    case .noItems(false): "leave it out, or give the item \"\(Item.rightBarButtonItems.name)\""
    case .noTitledItems: "leave it out, or give an item a title"
    case .inkInstead, .ripplesInstead:
      "set \"\(NavigationBarKeys.enableRippleBehavior.name)\", or the other colour"
    case .fixedTextSize:
      "set \"\(NavigationBarKeys.adjustsFontForContentSizeCategory.name)\" to true"
    case .usualTextSize:
      "set traits.\(TraitKeys.preferredContentSizeCategory.name) to a larger one"
    case .notMoved: "leave \"\(AppBarKeys.didMove.name)\" out"
    case .mirrored: "keep the navigation item's"
    case .hiddenBar: "set \"\(NavigationKeys.navigationBarHidden.name)\" to false"
    }
  }
}
