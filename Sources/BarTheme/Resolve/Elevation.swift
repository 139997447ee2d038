import BarPrimitives

// MDCShadowMetrics (MDCShadowLayer.m): radii and offset in points grow in a straight line with the
// elevation, the opacities stay.
private let ambientRadius = (slope: 0.889544, constant: -0.003701)
private let keyRadius = (slope: 0.666920, constant: -0.001648)
private let keyOffset = (slope: 1.23118, constant: -0.03933)
private let ambientOpacity = 0.08
private let keyOpacity = 0.26

/// Key and ambient shadow of `elevation` points, in this order: the ambient one composites over the
/// key one. None at or below 0.
///
/// Opacity does not follow the elevation; only size and offset do. The alpha of `color` multiplies
/// the shadows' own.
public func elevationShadows(elevation: Double, color: Color) -> [ShadowLayer] {
  guard elevation > 0 else { return [] }
  return [
    ShadowLayer(
      color: color.multiplyingAlpha(by: keyOpacity),
      dy: keyOffset.slope * elevation + keyOffset.constant,
      sigma: keyRadius.slope * elevation + keyRadius.constant),
    ShadowLayer(
      color: color.multiplyingAlpha(by: ambientOpacity), dy: 0,
      sigma: ambientRadius.slope * elevation + ambientRadius.constant),
  ]
}

/// The shadow of a header's own layer (MDCFlexibleHeaderView.m): offset (0, 1), radius 4. Nil when
/// it is not to be seen.
func plainShadow(color: Color, opacity: Double) -> ShadowLayer? {
  guard opacity > 0 else { return nil }
  return ShadowLayer(color: color.multiplyingAlpha(by: opacity), dy: 1, sigma: 4)
}

/// Points of elevation of an app bar with content under it (MDCShadowElevations.h).
let appBarElevation = 4.0
