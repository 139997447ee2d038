import BarPrimitives

extension Color {
  /// UIColor+MaterialBlending.m: this colour painted over `background`, as one colour with straight
  /// alpha. Equal colours give this one; two that are clear give clear.
  func blended(over background: Color) -> Color {
    if self == background { return self }
    let (above, below) = (opacity, background.opacity)
    let alpha = above + below * (1 - above)
    guard alpha > 0 else { return .clear }
    func channel(_ source: UInt16, _ backdrop: UInt16) -> UInt16 {
      let mixed = (1 - above) * below * Double(backdrop) + above * Double(source)
      return UInt16(min(max((mixed / alpha).rounded(), 0), 65535))
    }
    return Color(
      red16: channel(red, background.red), green: channel(green, background.green),
      blue: channel(blue, background.blue), alpha: UInt16(min((alpha * 65535).rounded(), 65535)))
  }
}
