import BarPrimitives
import BarSpec

// MDCFlexibleHeaderView.m.
private let standardHeight = 56.0
private let standardShadowOpacity = 0.4

extension FlexibleHeader {
  /// A header alone has no theme: what the document leaves open is the original's raw default.
  func resolved(on model: BarModel, _ palette: Palette) -> ResolvedHeader {
    HeaderDefaults(
      bar: id, backgroundColor: HeaderDefaults.unthemedBackground, shadowLayer: .calayer
    ).resolve(
      headerView, HeaderPlace(frame: frame, lifted: lifted, ends: shadowEnds), model, palette)
  }
}

/// What the bar around a header says about it.
struct HeaderPlace {
  let frame: HeaderFrame?
  let lifted: Bool?
  let ends: ShadowEnds
}

/// What a header is unless its own keys say otherwise.
struct HeaderDefaults {
  let bar: ElementID
  let backgroundColor: Color
  let shadowLayer: HeaderView.ShadowLayerKind

  /// UIColor.lightGrayColor, MDCFlexibleHeaderView's own.
  static let unthemedBackground = Color(white: 2.0 / 3)

  func resolve(
    _ view: HeaderView, _ place: HeaderPlace, _ model: BarModel, _ palette: Palette
  ) -> ResolvedHeader {
    let topInset = model.device.topInset
    let x = place.frame?.x ?? 0
    return ResolvedHeader(
      bar: bar, x: x, y: place.frame?.y ?? 0,
      width: max(place.frame?.width ?? model.device.size.width - x, 0),
      heights: view.heights(topInset: topInset), topInset: topInset,
      backgroundColor: view.backgroundColor.map { palette.color($0) } ?? backgroundColor,
      shadow: shadow(of: view, place, hasContent: model.content != nil, palette))
  }

  private func shadow(
    of view: HeaderView, _ place: HeaderPlace, hasContent: Bool, _ palette: Palette
  ) -> HeaderShadow {
    let stated = view.shadowIntensity ?? place.lifted.map { $0 ? 1 : 0 }
    // Without a scroll view the bar never lifts.
    let intensity = stated ?? (hasContent ? nil : 0)
    switch view.shadowLayer ?? shadowLayer {
    case .calayer:
      // The view's own layer stays black: `shadowColor` only reaches custom layers.
      return HeaderShadow(
        kind: .calayer(opacity: view.visibleShadowOpacity ?? standardShadowOpacity),
        color: .black, statedIntensity: intensity, ends: place.ends)
    case .mdcShadowLayer:
      return HeaderShadow(
        kind: .mdcShadowLayer(elevation: view.elevation ?? appBarElevation),
        color: view.shadowColor.map { palette.color($0) } ?? .black,
        statedIntensity: intensity, ends: place.ends)
    }
  }
}

extension HeaderView {
  /// The rules of MDCFlexibleHeaderMinMaxHeight.m, as if the minimum were set first: a minimum above
  /// the maximum raises it, a maximum below the minimum lowers that.
  fileprivate func heights(topInset: Double) -> HeaderHeights {
    let includesSafeArea = minMaxHeightIncludesSafeArea ?? true
    let standard = includesSafeArea ? standardHeight + topInset : standardHeight
    let low = max(minimumHeight ?? standard, 0)
    let high = max(maximumHeight ?? max(standard, low), 0)
    let added = includesSafeArea ? 0 : topInset
    return HeaderHeights(
      minimum: min(low, high) + added, maximum: high + added,
      canOverExtend: canOverExtend ?? true, includesSafeArea: includesSafeArea)
  }
}

extension Device {
  /// Points at the top that a header leaves to the status bar (MDCLayoutMetrics.m): the hardware's
  /// inset, and on presets without one always 20, even where the status bar is hidden.
  var topInset: Double {
    let hasHardwareInset =
      safeArea.top > 20 || safeArea.left > 0 || safeArea.bottom > 0 || safeArea.right > 0
    let isApples = devicePresets.contains { $0.name == name }
    return isApples && !hasHardwareInset ? 20 : safeArea.top
  }
}
