import BarPrimitives
import BarSpec

/// A flexible header: alone, or under an app bar.
public struct ResolvedHeader: Hashable, Sendable {
  /// The bar that it belongs to.
  public let bar: ElementID
  /// Screen points.
  public let x: Double
  /// Screen points.
  public let y: Double
  /// Points.
  public let width: Double
  public let heights: HeaderHeights
  /// Points at its top that belong to the status bar or a notch; wherever the header stands.
  public let topInset: Double
  /// What the device has of such points, whatever the header's parent says.
  public let deviceInset: Double
  /// Without the overlay.
  public let backgroundColor: Color
  /// Lightens the background by the elevation; nil: nothing does.
  public let overlay: ElevationOverlay?
  /// Points, 0 or more, of the view's layer: of its background and of a client's own shadow.
  public let cornerRadius: Double
  public let shadow: HeaderShadow
  public let movement: HeaderMovement
  /// Nil: none is shown.
  public let hairlineColor: Color?
  /// With what gave each its value.
  public let flags: HeaderFlags
  /// Whether there are safe areas (iOS 11); without, content follows the top layout guide alone.
  public let hasSafeAreas: Bool
  /// Whether the content is the header's to follow.
  public let tracksContent: Bool
  /// Behind what the bar itself puts into the header, back to front.
  public let subviews: [ResolvedView]
  /// How many of these lie behind the content view: all in an app bar, in a plain header only a
  /// background image.
  public let subviewsBehindContentView: Int
  /// Whether the content's views are in front of it.
  public let liesBehindContent: Bool
  /// Whether it stands on a view that begins below a navigation bar of UIKit's, and so has no safe area
  /// of its own at the top.
  public let isBelowNavigationBar: Bool
  /// The page of paged content that it is a child of, and so always tracks; nil: it stays, and tracks
  /// the page that is shown.
  public let page: Int?
  /// Nil: nothing of its own is read aloud, but what its views say.
  public let accessibilityLabel: String?
}

extension ResolvedHeader {
  /// The same header at other heights.
  public func with(_ heights: HeaderHeights) -> ResolvedHeader { with(heights, y: y) }

  /// The same header so many points lower.
  public func lowered(by distance: Double) -> ResolvedHeader { with(heights, y: y + distance) }

  private func with(_ heights: HeaderHeights, y: Double) -> ResolvedHeader {
    ResolvedHeader(
      bar: bar, x: x, y: y, width: width, heights: heights, topInset: topInset,
      deviceInset: deviceInset, backgroundColor: backgroundColor, overlay: overlay,
      cornerRadius: cornerRadius, shadow: shadow,
      movement: movement, hairlineColor: hairlineColor, flags: flags, hasSafeAreas: hasSafeAreas,
      tracksContent: tracksContent, subviews: subviews,
      subviewsBehindContentView: subviewsBehindContentView,
      liesBehindContent: liesBehindContent, isBelowNavigationBar: isBelowNavigationBar,
      page: page, accessibilityLabel: accessibilityLabel)
  }
}

extension ResolvedHeader {
  /// The alpha of the overlay's white at a shadow's `intensity`, 0 to 1.
  public func overlayAlpha(atIntensity intensity: Double) -> Double {
    overlay?.alpha(atElevation: shadow.elevation(atIntensity: intensity) ?? 0) ?? 0
  }

  /// The background with the overlay on it.
  public func backgroundColor(atIntensity intensity: Double) -> Color {
    let elevation = shadow.elevation(atIntensity: intensity) ?? 0
    return overlay?.resolve(backgroundColor, elevation: elevation) ?? backgroundColor
  }
}

/// How high a header may be, in points, safe area included (MDCFlexibleHeaderMinMaxHeight.m).
public struct HeaderHeights: Hashable, Sendable {
  public let minimum: Double
  /// At least `minimum`.
  public let maximum: Double
  /// `maximum` without the safe area.
  public let maximumWithoutSafeArea: Double
  /// Whether pulling the content down stretches the header beyond `maximum`.
  public let canOverExtend: Bool
  /// Whether the document's heights were given with the safe area in them.
  public let includesSafeArea: Bool

  /// As high as a header stack of `height` points below `topInset` asks
  /// (shouldAdjustHeightBasedOnHeaderStackView, MDCAppBarViewController.m).
  public static func fitting(
    _ height: Double, topInset: Double, canOverExtend: Bool
  ) -> HeaderHeights {
    let stack = max(height, 0)
    return HeaderHeights(
      minimum: stack + topInset, maximum: stack + topInset, maximumWithoutSafeArea: stack,
      canOverExtend: canOverExtend, includesSafeArea: false)
  }
}

/// What a header casts.
public struct HeaderShadow: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The view's own layer.
    case calayer
    /// MDCShadowLayer, `elevation` points when fully lifted.
    case mdcShadowLayer(elevation: Double)
    /// A client's own; its alpha is that at full intensity. `spread` is points by which the caster is
    /// larger on each side.
    case custom(ShadowLayer, spread: Double)
  }
  public let kind: Kind
  /// Of the view's own layer when fully lifted, 0 to 1.
  public let plainOpacity: Double
  /// Its alpha multiplies the shadow's.
  public let color: Color
  /// 0 to 1; nil: by how far the header overlaps the content, and none without content.
  public let statedIntensity: Double?
  public let ends: ShadowEnds
  /// Whether nothing of it is drawn under the header.
  public let isMasked: Bool
}

extension HeaderShadow {
  /// Points of elevation at `intensity`, 0 to 1; nil for a plain layer, which has none.
  public func elevation(atIntensity intensity: Double) -> Double? {
    guard case .mdcShadowLayer(let elevation) = kind else { return nil }
    return elevation * intensity
  }

  /// What the view's own layer casts, always black; nil when there is nothing to see.
  public func plainLayer(atIntensity intensity: Double) -> ShadowLayer? {
    plainShadow(color: .black, opacity: plainOpacity * intensity)
  }

  /// The shadows to draw at `intensity`, back to front; none when there is nothing to see.
  public func layers(atIntensity intensity: Double) -> [ShadowLayer] {
    switch kind {
    case .calayer:
      plainLayer(atIntensity: intensity).map { [$0] } ?? []
    case .mdcShadowLayer(let elevation):
      elevationShadows(elevation: elevation * intensity, color: color)
    case .custom(let layer, _):
      intensity > 0
        ? [
          ShadowLayer(
            color: layer.color.multiplyingAlpha(by: intensity), dx: layer.dx, dy: layer.dy,
            sigma: layer.sigma)
        ] : []
    }
  }
}
