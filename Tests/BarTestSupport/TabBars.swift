import BarPrimitives
import BarSpec

/// A tab bar that is a bar of the screen; without a frame across it, below the safe area.
public func tabBarView(
  _ items: [TabBarItem] = [], theme: AppBar.Theme = .primary, frame: ViewFrame? = nil,
  change: (inout TabBarView) -> Void = { _ in }
) -> Bar {
  var bar = TabBarView(theme: theme, items: items)
  change(&bar)
  return .view(
    StandaloneView(
      id: ElementID("tabBarView"), view: CustomView(.tabBarView(bar), frame: frame)))
}

extension TabBarItem {
  /// A tab with a title alone.
  public static func titled(_ title: String) -> TabBarItem {
    TabBarItem(title: SourcedText(title, path: SpecPath() / "title"))
  }

  /// A tab with an icon of 24 points, and a title or none.
  public static func icon(_ title: String? = nil) -> TabBarItem {
    var item = title.map { titled($0) } ?? TabBarItem()
    item.image = .icon(name: "menu", glyph: 7)
    return item
  }

  /// A tab that asks for just that size: a view of one's own.
  public static func sized(width: Double, height: Double) -> TabBarItem {
    TabBarItem(
      customView: TabCustomView(
        view: CustomView(.plain(PlainView()), frame: ViewFrame(width: width, height: height))))
  }
}
