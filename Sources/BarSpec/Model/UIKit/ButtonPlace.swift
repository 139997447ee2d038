import BarPrimitives

/// Where a bar button item stands.
public struct ButtonPlace: Hashable, Sendable {
  /// By the property that holds it.
  public enum List: String, Hashable, Sendable, CaseIterable {
    case left = "leftBarButtonItems"
    case right = "rightBarButtonItems"
    /// Of the navigation item that it leads back to.
    case back = "backBarButtonItem"
    case toolbar = "items"
  }
  public var bar: ElementID
  /// Of a navigation bar: the index of the navigation item; nil: the one on top.
  public var item: Int?
  public var list: List
  public var index: Int

  public init(bar: ElementID, item: Int? = nil, list: List, index: Int = 0) {
    self.bar = bar
    self.item = item
    self.list = list
    self.index = index
  }
}

extension UIKitBar {
  /// Its bar button items with their places, in the order of the document.
  public var buttons: [(place: ButtonPlace, button: UIKitButton)] {
    switch content {
    case .navigation(let items):
      items.enumerated().flatMap { index, item in buttons(of: item, at: index) }
    case .toolbar(let items): placed(items, .toolbar, nil)
    case .tabs: []
    }
  }

  private func buttons(
    of item: UIKitNavigationItem, at index: Int
  ) -> [(place: ButtonPlace, button: UIKitButton)] {
    placed(item.leftBarButtonItems, .left, index) + placed(item.rightBarButtonItems, .right, index)
      + placed(item.backBarButtonItem.map { [$0] } ?? [], .back, index)
  }

  private func placed(
    _ buttons: [UIKitButton], _ list: ButtonPlace.List, _ item: Int?
  ) -> [(place: ButtonPlace, button: UIKitButton)] {
    buttons.enumerated().map {
      (ButtonPlace(bar: id, item: item, list: list, index: $0), $1)
    }
  }
}
