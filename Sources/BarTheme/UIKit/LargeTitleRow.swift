extension ResolvedUIKitBar {
  /// The same bar with a row for a large title of so many lines, 1 or more: each after the first makes
  /// it `lineHeight` points higher. No large title stays none.
  public func with(largeTitleLines lines: Int, lineHeight: Double) -> ResolvedUIKitBar {
    ResolvedUIKitBar(
      id: id, kind: kind,
      geometry: geometry.with(
        largeTitleHeight: geometry.largeTitleHeight > 0
          ? UIKitMetrics.largeTitle + Double(lines - 1) * lineHeight : 0),
      largeTitleNumberOfLines: largeTitleNumberOfLines, fixedSpaceKeepsGap: fixedSpaceKeepsGap,
      edgeFace: edgeFace, face: face, largeContent: largeContent, notes: notes)
  }
}

extension UIKitBarGeometry {
  fileprivate func with(largeTitleHeight: Double) -> UIKitBarGeometry {
    UIKitBarGeometry(
      x: x, y: y, width: width, rowHeight: rowHeight, rowInset: rowInset, barHeight: barHeight,
      promptHeight: promptHeight, largeTitleHeight: largeTitleHeight, searchHeight: searchHeight,
      keepsSearch: keepsSearch, margin: margin, isCompact: isCompact, floatsAtTop: floatsAtTop,
      reason: reason)
  }
}
