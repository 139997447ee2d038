import BarDisplayList
import BarPrimitives
import BarTheme

extension ResolvedScreen {
  /// The screen with those heights that only measuring can tell: of a header that is as high as its
  /// stack asks, and of a large title of several lines. Doing it twice changes nothing.
  public func fittingContents(shaping: some TextShaping, images: some ImageLookup) -> ResolvedScreen
  {
    let transition = transition?.map { $0.fittingContents(shaping: shaping, images: images) }
    let context = LayoutContext(self, shaping: shaping, images: images)
    let screen = fittingLargeTitles(context)
    guard bars.contains(where: \.adjustsHeight) else { return screen.with(transition) }
    return screen.with(screen.bars.map { $0.fittingStack(context) }).with(transition)
  }
}

extension ResolvedBar {
  fileprivate var adjustsHeight: Bool {
    if case .appBar(let bar) = self { bar.adjustsHeightToStack } else { false }
  }

  fileprivate func fittingStack(_ context: LayoutContext) -> ResolvedBar {
    guard case .appBar(let bar) = self, bar.adjustsHeightToStack else { return self }
    let header = bar.header
    let offered = Size(width: header.width, height: NavigationBarFrames.standardHeight)
    let height =
      NavigationBarFrames.standardHeight + (bar.bottomBar?.fit(offered, context).height ?? 0)
      + bar.stackOffset
    let heights = HeaderHeights.fitting(
      height, topInset: header.topInset, canOverExtend: header.heights.canOverExtend)
    return .appBar(bar.with(heights))
  }
}
