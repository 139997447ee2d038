import BarPrimitives
import BarSpec

/// A bottom app bar that is a bar of the screen; without a frame at its bottom.
public func bottomAppBar(
  frame: ViewFrame? = nil, change: (inout BottomAppBar) -> Void = { _ in }
) -> Bar {
  var bar = BottomAppBar()
  change(&bar)
  return .view(
    StandaloneView(
      id: ElementID("bottomAppBar"), view: CustomView(.bottomAppBar(bar), frame: frame)))
}

/// A bottom navigation bar that is a bar of the screen; without a frame at its bottom.
public func bottomNavigationBar(
  _ items: [TabBarItem] = [], theme: MaterialTheme = .none, frame: ViewFrame? = nil,
  change: (inout BottomNavigationBar) -> Void = { _ in }
) -> Bar {
  var bar = BottomNavigationBar(theme: theme, items: items)
  change(&bar)
  return .view(
    StandaloneView(
      id: ElementID("bottomNavigationBar"),
      view: CustomView(.bottomNavigationBar(bar), frame: frame)))
}
