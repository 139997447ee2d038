import BarPrimitives
import BarSpec

// MDCFlexibleHeaderView.m.
private let standardShadowOpacity = 0.4

extension FlexibleHeader {
  /// A header alone has no theme: what the document leaves open is the original's raw default.
  func resolved(
    on model: BarModel, _ palette: Palette, below navigationBar: Double? = nil,
    in tint: InheritedTint
  ) -> ResolvedHeader {
    HeaderDefaults.unthemed(id).resolve(
      headerView,
      HeaderPlace(
        frame: frame, lifted: lifted, ends: shadowEnds, controller: headerController,
        navigationBar: navigationBar, tint: tint),
      model, palette)
  }
}

extension FlexibleHeaderView {
  /// Where it stands is up to the bar around it.
  func resolved(
    on model: BarModel, _ palette: Palette, id: ElementID, in tint: InheritedTint
  ) -> ResolvedHeader {
    var controller = HeaderController(tracksContent: false)
    controller.containment = .screen
    return HeaderDefaults.unthemed(id).resolve(
      headerView,
      HeaderPlace(
        frame: nil, lifted: lifted, ends: shadowEnds, controller: controller, navigationBar: nil,
        tint: tint),
      model, palette)
  }
}

/// What the bar around a header says about it.
struct HeaderPlace {
  let frame: HeaderFrame?
  let lifted: Bool?
  let ends: ShadowEnds
  let controller: HeaderController
  /// The y where a navigation bar of UIKit's ends; nil: there is none.
  let navigationBar: Double?
  let tint: InheritedTint
}

/// What a header is unless its own keys say otherwise.
struct HeaderDefaults {
  let bar: ElementID
  let backgroundColor: Color
  let shadowLayer: HeaderView.ShadowLayerKind
  let isAppBar: Bool
  /// Whether an app bar is as high as its stack asks.
  var adjustsHeight = false

  /// UIColor.lightGrayColor, MDCFlexibleHeaderView's own.
  static let unthemedBackground = Color(white: 2.0 / 3)

  /// Of a header that no app bar stands around: the raw defaults.
  static func unthemed(_ bar: ElementID) -> HeaderDefaults {
    HeaderDefaults(
      bar: bar, backgroundColor: unthemedBackground, shadowLayer: .calayer, isAppBar: false)
  }

  func resolve(
    _ view: HeaderView, _ place: HeaderPlace, _ model: BarModel, _ palette: Palette
  ) -> ResolvedHeader {
    let flags = HeaderFlags(
      view, place.controller,
      in: HeaderFlags.Surroundings(
        isAppBar: isAppBar, adjustsHeight: adjustsHeight, voiceOver: model.traits.voiceOver))
    let deviceInset = model.device.topInset(inExtension: model.isAppExtension)
    var safeArea = TopSafeArea(infers: flags.infersTopSafeArea.isOn, deviceInset: deviceInset)
    let below = place.frame?.y == nil ? place.navigationBar : nil
    safeArea.safeAreaDidChange(to: below == nil ? model.device.safeArea.top : 0)
    let topInset = safeArea.inset
    let x = place.frame?.x ?? 0
    return ResolvedHeader(
      bar: bar, x: x + place.controller.containment.sideways(on: model),
      y: place.frame?.y ?? below ?? 0,
      width: max(place.frame?.width ?? model.device.size.width - x, 0),
      heights: view.heights(topInset: topInset, canOverExtend: flags.canOverExtend.isOn),
      topInset: topInset, deviceInset: deviceInset,
      backgroundColor: view.backgroundColor.map { palette.color($0) } ?? backgroundColor,
      overlay: view.resolvesElevationOverlay ?? false
        ? palette.elevationOverlay(
          baseElevation: ElevationNode.baseElevation(ofLastIn: [
            ElevationNode(overrideBase: view.overrideBaseElevation)
          ])) : nil,
      cornerRadius: view.cornerRadius,
      shadow: shadow(of: view, place, on: model, palette),
      movement: view.scrolling.resolved(on: model),
      hairlineColor: place.controller.hairlineColor(palette),
      flags: flags, hasSafeAreas: model.hasSafeAreas, tracksContent: place.controller.tracksContent,
      subviews: view.subviews.enumerated().map { index, view in
        ViewResolver(palette: palette, model: model, tint: place.tint)
          .resolve(view, id: (bar / "headerView" / "subviews")[index])
      },
      subviewsBehindContentView:
        isAppBar ? view.subviews.count : (view.hasBackgroundImage ? 1 : 0),
      liesBehindContent: place.controller.liesBehindContent, isBelowNavigationBar: below != nil,
      page: place.controller.containment.page, accessibilityLabel: view.accessibilityLabel)
  }

  private func shadow(
    of view: HeaderView, _ place: HeaderPlace, on model: BarModel, _ palette: Palette
  ) -> HeaderShadow {
    let stated = view.shadowIntensity ?? place.lifted.map { $0 ? 1 : 0 }
    let opacity = view.visibleShadowOpacity ?? standardShadowOpacity
    if let custom = view.customShadow {
      let color = color(of: custom, in: view, palette)
      return HeaderShadow(
        kind: .custom(custom.layer(color), spread: custom.spread), plainOpacity: opacity,
        color: color, statedIntensity: stated, ends: .original,
        isMasked: true)
    }
    switch view.shadowLayer ?? shadowLayer {
    case .calayer:
      // The view's own layer stays black: `shadowColor` only reaches custom layers.
      return HeaderShadow(
        kind: .calayer, plainOpacity: opacity, color: .black, statedIntensity: stated,
        ends: place.ends, isMasked: false)
    case .mdcShadowLayer:
      return HeaderShadow(
        kind: .mdcShadowLayer(elevation: view.elevation ?? appBarElevation),
        plainOpacity: opacity, color: view.shadowColor.map { palette.color($0) } ?? .black,
        statedIntensity: stated, ends: place.ends, isMasked: view.shadowMaskEnabled)
    }
  }
}

extension HeaderDefaults {
  /// A layer takes the header's colour where it has none; a shadow of a collection its own.
  private func color(
    of custom: CustomShadow, in view: HeaderView, _ palette: Palette
  ) -> Color {
    if let color = custom.color { return palette.color(color) }
    guard custom.elevation == nil else {
      return ShadowsCollection.color(isDark: palette.style == .dark)
    }
    return view.shadowColor.map { palette.color($0) } ?? .black
  }
}

extension CustomShadow {
  fileprivate func layer(_ color: Color) -> ShadowLayer {
    guard let elevation,
      let shadow = ShadowsCollection.standard.shadow(forElevation: elevation)
    else {
      return ShadowLayer(color: color.multiplyingAlpha(by: opacity), dx: dx, dy: dy, sigma: radius)
    }
    return ShadowLayer(
      color: color.multiplyingAlpha(by: shadow.opacity), dy: shadow.dy, sigma: shadow.radius)
  }
}

extension Containment {
  /// Nil: it travels with no page.
  fileprivate var page: Int? { if case .child(let page) = self { page } else { nil } }

  /// Points that paged content takes the header to the right.
  fileprivate func sideways(on model: BarModel) -> Double {
    guard case .child(let page) = self, let pages = model.content?.pages else { return 0 }
    let distance = Double(page) * model.device.size.width - pages.scrolledBy
    return model.traits.layoutDirection == .rightToLeft ? -distance : distance
  }
}

extension HeaderController {
  fileprivate func hairlineColor(_ palette: Palette) -> Color? {
    guard showsHairline ?? false else { return nil }
    return hairlineColor.map { palette.color($0) } ?? .black
  }
}

extension HeaderView {
  /// As if the minimum were set first.
  fileprivate func heights(topInset: Double, canOverExtend: Bool) -> HeaderHeights {
    var heights = MinMaxHeight(
      includesSafeArea: minMaxHeightIncludesSafeArea ?? true, topInset: topInset)
    if let minimumHeight { heights.minimum = minimumHeight }
    if let maximumHeight { heights.maximum = maximumHeight }
    return HeaderHeights(
      minimum: heights.minimumWithSafeArea, maximum: heights.maximumWithSafeArea,
      maximumWithoutSafeArea: heights.maximumWithoutSafeArea,
      canOverExtend: canOverExtend,
      includesSafeArea: heights.includesSafeArea)
  }
}

extension HeaderScrolling {
  fileprivate func resolved(on model: BarModel) -> HeaderMovement {
    let observes = observesTrackingScrollViewScrollEvents ?? false
    return HeaderMovement(
      shiftBehavior: (shiftBehavior ?? .disabled).inContext(appExtension: model.isAppExtension),
      headerContentImportance: headerContentImportance ?? .default,
      inFrontOfInfiniteContent: inFrontOfInfiniteContent ?? false,
      trackingScrollViewIsBeingScrubbed: trackingScrollViewIsBeingScrubbed ?? false,
      statusBarHintCanOverlapHeader: statusBarHintCanOverlapHeader ?? true,
      minimumHeaderViewHeight: minimumHeaderViewHeight ?? 0,
      // An extension has no UIApplication to ask for its status bar.
      statusBarHeight: model.isAppExtension ? 0 : model.device.statusBarHeight,
      contentIsTranslucent: contentIsTranslucent ?? false,
      forwards: observes ? [.didScroll] : forwards ?? ForwardedEvent.allCases,
      resetsShadowWithoutScrollView: resetShadowAfterTrackingScrollViewIsReset ?? false,
      injectsContentInset:
        !((leavesContentInsetWhenNever ?? false)
        && model.content?.contentInsetAdjustmentBehavior == .never),
      sharedWithManyScrollViews: sharedWithManyScrollViews ?? false,
      hideViewWhenShifted: hideViewWhenShifted)
  }
}

extension ShiftBehavior {
  /// A header in an app extension cannot take the status bar along.
  func inContext(appExtension: Bool) -> ShiftBehavior {
    appExtension && self == .enabledWithStatusBar ? .enabled : self
  }
}

extension Device {
  /// Points at the top that a header leaves to the status bar (MDCLayoutMetrics.m): the hardware's
  /// inset, and on presets without one always 20, even where the status bar is hidden. The hardware's
  /// is asked of the key window, which an app extension does not have.
  func topInset(inExtension isExtension: Bool) -> Double {
    let hasHardwareInset =
      safeArea.top > 20 || safeArea.left > 0 || safeArea.bottom > 0 || safeArea.right > 0
    let isApples = devicePresets.contains { $0.name == name }
    return isApples && (isExtension || !hasHardwareInset) ? 20 : safeArea.top
  }
}
