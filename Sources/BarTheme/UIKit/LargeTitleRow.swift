extension ResolvedUIKitBar {
  /// The same bar with a row for a large title that needs `growth` points more than one line of the
  /// default size, 0 or more. No large title stays none.
  public func with(largeTitleGrowth growth: Double) -> ResolvedUIKitBar {
    ResolvedUIKitBar(
      id: id, kind: kind,
      geometry: geometry.with(
        largeTitleHeight: geometry.largeTitleHeight > 0 ? UIKitMetrics.largeTitle + growth : 0),
      largeTitleNumberOfLines: largeTitleNumberOfLines, fixedSpaceKeepsGap: fixedSpaceKeepsGap,
      edgeFace: edgeFace, face: face, edgeObstacle: edgeObstacle, largeContent: largeContent,
      notes: notes)
  }
}

extension UIKitBarGeometry {
  /// Points of a large title's row: one line with 3 above and 8 below, of Apple's iOS 18 UI kit.
  public static let largeTitleRow = UIKitMetrics.largeTitle
  /// Points of a line at the default size.
  public static let largeTitleLine = 41.0

  fileprivate func with(largeTitleHeight: Double) -> UIKitBarGeometry {
    UIKitBarGeometry(
      x: x, y: y, width: width, rowHeight: rowHeight, rowInset: rowInset, barHeight: barHeight,
      promptHeight: promptHeight, largeTitleHeight: largeTitleHeight, searchHeight: searchHeight,
      keepsSearch: keepsSearch, margin: margin, isCompact: isCompact, floatsAtTop: floatsAtTop,
      reason: reason)
  }
}
