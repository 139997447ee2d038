import BarDisplayList
import BarPrimitives
import BarTheme

extension ResolvedScreen {
  /// The screen with every header as high as its stack asks, where the document wants that: how high
  /// a bottom bar is only measuring can tell. Doing it twice changes nothing.
  public func fittingStacks(shaping: some TextShaping, images: some ImageLookup) -> ResolvedScreen {
    let transition = transition?.map { $0.fittingStacks(shaping: shaping, images: images) }
    guard bars.contains(where: \.adjustsHeight) else { return with(transition) }
    let context = LayoutContext(self, shaping: shaping, images: images)
    return with(bars.map { $0.fittingStack(context) }).with(transition)
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
