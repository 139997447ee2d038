import BarPrimitives
import BarTheme

extension ResolvedStandaloneView {
  /// Where the document puts it; else across the screen as high as it asks: below the status bar, or
  /// where a bar of its kind belongs.
  func arranged(_ context: LayoutContext) -> ViewFrames {
    let screen = context.bounds
    let place = view.frame
    if let rail = view.rail(context) {
      return view.arranged(in: rail, context)
    }
    let x = place?.x ?? 0
    let width = place?.width ?? max(screen.width - x, 0)
    let asked = view.fit(Size(width: width, height: screen.height), context).height
    guard view.standsAtBottom else {
      let y = place?.y ?? context.screen.device.safeArea.top
      let height = place?.height ?? asked
      return view.arranged(in: Rect(x: x, y: y, width: width, height: height), context)
    }
    // What it asks for lies above the safe area, and the bar goes on below.
    let safe = place?.y == nil ? context.screen.device.safeArea.bottom : 0
    let height = place?.height ?? asked + safe
    let y = place?.y ?? screen.maxY - height
    return view.arranged(in: Rect(x: x, y: y, width: width, height: height), context)
  }
}

extension ResolvedView {
  fileprivate var standsAtBottom: Bool {
    switch kind {
    case .bottomAppBar, .bottomNavigationBar: true
    case .plain, .navigationBar, .buttonBar, .headerStack, .flexibleHeader, .tabBarView,
      .legacyTabBar, .stack:
      false
    }
  }

  /// The leading side of the screen, for a bar that is a rail there; nil: it is none.
  fileprivate func rail(_ context: LayoutContext) -> Rect? {
    guard case .bottomNavigationBar(let bar) = kind, bar.layout.isVertical else { return nil }
    let strip = context.strip(context.bounds)
    let safe = strip.inReadingOrder(context.screen.device.safeArea)
    let width = frame?.width ?? ResolvedBottomNavigationBar.railWidth + safe.left
    let y = frame?.y ?? 0
    let place = strip.place(
      Rect(x: 0, y: y, width: width, height: frame?.height ?? strip.height - y))
    return frame?.x.map { place.offsetBy(x: $0 - place.minX, y: 0) } ?? place
  }
}
