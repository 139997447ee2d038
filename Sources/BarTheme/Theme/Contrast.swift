import BarPrimitives

/// To 1: the least contrast of text of normal size, WCAG 2.0's and MDFTextAccessibility's.
public let leastTextContrast = 4.5

/// WCAG 2.0's contrast of `ink` over `ground`, which is taken as opaque: 1, no difference, to 21.
public func contrast(of ink: Color, over ground: Color) -> Double {
  let shown = ground.withAlpha(1).dissolved(into: ink.withAlpha(1), progress: ink.opacity)
  let (first, second) = (shown.luminance, ground.luminance)
  return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}
