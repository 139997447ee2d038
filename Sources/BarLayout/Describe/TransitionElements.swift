import BarPrimitives

extension TransitionFrames {
  /// In paint order, where they stand.
  func elements(under upper: ScreenFrames) -> [LayoutElement] {
    guard let lower = below.first else { return [] }
    let travels = { (bar: BarFrames) in !isShared(bar, with: upper) }
    return lower.elements(where: travels).map { $0.offsetBy(x: lowerOffset) }
      + upper.elements(where: travels).map { $0.offsetBy(x: upperOffset) }
      + (lower.bars + upper.bars).filter { !travels($0) }.map(\.element)
  }
}

extension LayoutElement {
  /// With all below it, `x` points further to the right.
  fileprivate func offsetBy(x: Double) -> LayoutElement {
    LayoutElement(
      id: id, type: type, className: className, part: part, frame: frame.offsetBy(x: x, y: 0),
      details: details.map { detail in
        guard case .rect(let rect) = detail.value else { return detail }
        return Detail(detail.name, .rect(rect.offsetBy(x: x, y: 0)))
      }, fullText: fullText, children: children.map { $0.offsetBy(x: x) })
  }
}
