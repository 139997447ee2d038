import BarPrimitives

extension TransitionFrames {
  /// In paint order, where they are drawn.
  func elements(under upper: ScreenFrames) -> [LayoutElement] {
    guard let lower = below.first else { return [] }
    let travels = { (bar: BarFrames) in !isShared(bar, with: upper) }
    return lower.elements(where: travels).map { $0.offsetBy(x: lowerOffset) }
      + upper.elements(where: travels).map { $0.offsetBy(x: upperOffset) }
      + sharedElements(under: upper)
  }
}
