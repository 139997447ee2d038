import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

/// A view inside a bar, in its place.
struct ViewFrames: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case plain(PlainViewFrames)
    case navigationBar(NavigationBarFrames)
    case buttonBar(ButtonBarViewFrames)
    case headerStack(HeaderStackFrames)
    case flexibleHeader(HeaderFrames)
    case tabBarView(TabBarFrames)
    case legacyTabBar(LegacyTabBarFrames)
    case bottomAppBar(BottomAppBarFrames)
    case bottomNavigationBar(BottomNavigationFrames)
    case stack(StackViewFrames)
  }
  let id: ElementID
  /// Screen points.
  let frame: Rect
  let kind: Kind
}

/// A box, label or image view in its place.
struct PlainViewFrames: Hashable, Sendable {
  let view: ResolvedPlainView
  let frame: Rect
  /// Of a label that has room for its text.
  let line: TextLine?
  /// Of an image view; may be larger than the view.
  let picture: PlacedPicture?
}

/// A header stack in its place.
struct HeaderStackFrames: Hashable, Sendable {
  let backgroundColor: Color
  let frame: Rect
  let topBar: ViewFrames?
  let bottomBar: ViewFrames?
}

extension ResolvedView {
  /// UIView's sizeThatFits. What has no size of its own is as wide as what it is offered, and has no
  /// height.
  func fit(_ offered: Size, _ context: LayoutContext) -> Size {
    let own = ownSize(in: offered, context)
    return Size(width: frame?.width ?? own.width, height: frame?.height ?? own.height)
  }

  /// Points that the view asks for across; nil: it takes what it gets.
  func intrinsicWidth(_ context: LayoutContext) -> Double? {
    if let width = frame?.width { return width }
    switch kind {
    case .plain(let view): return view.contentSize(context)?.width
    case .stack(let stack): return stack.fit(context).width
    case .buttonBar(let bar): return bar.fit(.zero, context).width
    case .navigationBar, .headerStack, .flexibleHeader, .tabBarView, .legacyTabBar, .bottomAppBar:
      return nil
    case .bottomNavigationBar(let bar): return bar.intrinsicSize(context).width
    }
  }

  private func ownSize(in offered: Size, _ context: LayoutContext) -> Size {
    switch kind {
    case .plain(let view):
      return view.contentSize(context) ?? Size(width: offered.width, height: 0)
    case .navigationBar:
      return Size(width: offered.width, height: NavigationBarFrames.fit(offered.height))
    case .buttonBar(let bar): return bar.fit(offered, context)
    case .headerStack(let stack):
      let bars = [stack.topBar, stack.bottomBar].compactMap { $0?.fit(offered, context) }
      return Size(width: offered.width, height: bars.reduce(0) { $0 + $1.height })
    case .flexibleHeader(let header):
      return Size(width: offered.width, height: header.heights.minimum)
    case .tabBarView(let bar): return bar.fit(offered, context)
    case .legacyTabBar(let bar): return bar.fit(offered)
    case .bottomAppBar(let bar): return bar.fit(offered)
    case .bottomNavigationBar(let bar): return bar.fit(offered, context)
    case .stack(let stack): return stack.fit(context)
    }
  }

  /// In `frame`, screen points.
  func arranged(in frame: Rect, _ context: LayoutContext) -> ViewFrames {
    let frame = context.grid.snap(frame)
    let kind: ViewFrames.Kind =
      switch kind {
      case .plain(let view): .plain(view.arranged(in: frame, context))
      case .navigationBar(let bar):
        .navigationBar(
          bar.arranged(in: frame, safeArea: context.safeArea(under: frame), context))
      case .buttonBar(let bar): .buttonBar(bar.arranged(in: frame, context))
      case .headerStack(let stack): .headerStack(stack.arranged(in: frame, context))
      case .flexibleHeader(let header): .flexibleHeader(header.arranged(in: frame, context))
      case .tabBarView(let bar): .tabBarView(bar.arranged(in: frame, context))
      case .legacyTabBar(let bar): .legacyTabBar(bar.arranged(in: frame, context))
      case .bottomAppBar(let bar): .bottomAppBar(bar.arranged(in: frame, context))
      case .bottomNavigationBar(let bar):
        .bottomNavigationBar(bar.arranged(in: frame, context))
      case .stack(let stack): .stack(stack.arranged(in: frame, context))
      }
    return ViewFrames(id: id, frame: frame, kind: kind)
  }
}

extension ResolvedHeaderStack {
  /// MDCHeaderStackView.m.
  func arranged(in frame: Rect, _ context: LayoutContext) -> HeaderStackFrames {
    let bottom = bottomBar?.fit(frame.size, context) ?? .zero
    let stack = HeaderStack(
      height: frame.height,
      fitTop: { topBar?.fit(Size(width: frame.width, height: $0), context).height ?? 0 },
      bottomHeight: bottom.height)
    let strip = context.strip(frame)
    func place(_ bar: ResolvedView?, _ span: HeaderStack.Span) -> ViewFrames? {
      bar.map { bar in
        let width = bar.fit(Size(width: frame.width, height: span.height), context).width
        let rect = Rect(x: 0, y: span.y, width: width, height: span.height)
        return bar.arranged(in: strip.placeAtLeft(rect), context)
      }
    }
    return HeaderStackFrames(
      backgroundColor: backgroundColor, frame: frame, topBar: place(topBar, stack.topBar),
      bottomBar: place(bottomBar, stack.bottomBar))
  }
}
