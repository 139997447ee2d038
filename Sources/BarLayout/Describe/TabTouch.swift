import BarPrimitives

extension TabBarFrames {
  /// Who gets a touch at `point`, which lies in the bar.
  func touch(at point: Point) -> Touch {
    guard let tab = tabs.first(where: { $0.frame.contains(point) }) else {
      return Touch(
        hit: bar.id, receiver: bar.id, reason: "the bar keeps it: no tab lies there")
    }
    return Touch(hit: tab.tab.id, receiver: tab.tab.id, reason: tab.tapReason)
  }
}

extension TabFrames {
  /// What MDCTabBarViewDelegate hears of a tap, in order.
  fileprivate var tapReason: String {
    guard tab.isEnabled else { return "the tab takes it, and does nothing: it is disabled" }
    let change = tab.isSelected ? "it stays selected" : "if that says yes the tab is selected"
    return "a tap calls tabBarView:shouldSelectItem:, \(change), then tabBarView:didSelectItem:; "
      + "setting selectedItem calls neither"
  }
}
