import BarPrimitives

extension ResolvedText {
  /// The same in a size `factor` times its own: a large title that is pulled grows.
  public func scaled(by factor: Double) -> ResolvedText {
    guard factor != 1 else { return self }
    return ResolvedText(
      string: string, path: path,
      font: font.resized(to: font.size * factor), color: color,
      letterSpacing: letterSpacing, lineBreakMode: lineBreakMode, shadow: shadow)
  }
}
