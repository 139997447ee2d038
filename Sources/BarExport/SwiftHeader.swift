import BarPrimitives
import BarSpec

extension SwiftText {
  /// What the document says of a header and its controller; the rest is the components' own, `layer`
  /// included.
  mutating func addHeader(
    _ header: HeaderView, _ controller: HeaderController, _ target: String,
    casting layer: HeaderView.ShadowLayerKind
  ) {
    let view = "\(target).headerView"
    addHeaderView(header, view, casting: layer)
    set(
      "\(target).inferTopSafeAreaInsetFromViewController",
      controller.inferTopSafeAreaInsetFromViewController)
    set("\(target).isTopLayoutGuideAdjustmentEnabled", controller.topLayoutGuideAdjustmentEnabled)
    set("\(target).showsHairline", controller.showsHairline)
    set("\(target).hairlineColor", controller.hairlineColor.map(SwiftValue.color))
    addSubviews(of: header, view, inAppBar: layer == .mdcShadowLayer)
    addFading(header.scrolling.hideViewWhenShifted, target, view)
  }

  /// The same of a header view without a controller, its subviews aside.
  mutating func addHeaderView(
    _ header: HeaderView, _ view: String, casting layer: HeaderView.ShadowLayerKind
  ) {
    set("\(view).backgroundColor", header.backgroundColor.map(SwiftValue.color))
    if header.cornerRadius != 0 { set("\(view).layer.cornerRadius", header.cornerRadius) }
    set("\(view).minMaxHeightIncludesSafeArea", header.minMaxHeightIncludesSafeArea)
    set("\(view).minimumHeight", header.minimumHeight)
    set("\(view).maximumHeight", header.maximumHeight)
    set("\(view).canOverExtend", header.canOverExtend)
    addScrolling(header.scrolling, view)
    addShadow(header, view, standard: layer)
    set("\(view).mdc_overrideBaseElevation", header.overrideBaseElevation)
    if header.resolvesElevationOverlay ?? false { addOverlay(view) }
    set("\(view).accessibilityLabel", header.accessibilityLabel.map(SwiftValue.string))
  }

  /// Behind what an app bar itself puts there; of a plain header only a background image is behind its
  /// content view.
  mutating func addSubviews(of header: HeaderView, _ target: String, inAppBar: Bool = false) {
    for (index, view) in header.subviews.enumerated() {
      let name = addView(view, named: "subview")
      if view.frame == nil { addFilling(view, name, target) }
      let isBehind = inAppBar || (header.hasBackgroundImage && index == 0)
      add(
        isBehind
          ? "\(target).insertSubview(\(name), at: \(index))" : "\(target).addSubview(\(name))")
    }
  }

  /// Without a frame a view fills the header, and a bar stays at its bottom.
  private mutating func addFilling(_ view: CustomView, _ name: String, _ header: String) {
    guard view.isBar else {
      add("\(name).frame = \(header).bounds")
      if view.autoresizingMask == nil {
        add("\(name).autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      }
      return
    }
    add("\(name).sizeToFit()")
    add("\(name).frame.size.width = \(header).bounds.width")
    add("\(name).frame.origin.y = \(header).bounds.maxY - \(name).frame.height")
    if view.autoresizingMask == nil {
      add("\(name).autoresizingMask = [.flexibleWidth, .flexibleTopMargin]")
    }
  }

  private mutating func addFading(_ fading: FadingView?, _ target: String, _ view: String) {
    switch fading {
    case .headerStackView: add("\(view).hideView(whenShifted: \(target).headerStackView)")
    case .title: add("// hideViewWhenShifted: the title's label is no public view of the bar.")
    case nil: break
    }
  }

  private mutating func addScrolling(_ scrolling: HeaderScrolling, _ view: String) {
    set("\(view).shiftBehavior", scrolling.shiftBehavior.map { ".\($0.rawValue)" })
    set(
      "\(view).headerContentImportance",
      scrolling.headerContentImportance.map { ".\($0.rawValue)" })
    set("\(view).isInFrontOfInfiniteContent", scrolling.inFrontOfInfiniteContent)
    set("\(view).trackingScrollViewIsBeingScrubbed", scrolling.trackingScrollViewIsBeingScrubbed)
    set("\(view).statusBarHintCanOverlapHeader", scrolling.statusBarHintCanOverlapHeader)
    set("\(view).minimumHeaderViewHeight", scrolling.minimumHeaderViewHeight)
    set("\(view).contentIsTranslucent", scrolling.contentIsTranslucent)
    set(
      "\(view).observesTrackingScrollViewScrollEvents",
      scrolling.observesTrackingScrollViewScrollEvents)
    set(
      "\(view).resetShadowAfterTrackingScrollViewIsReset",
      scrolling.resetShadowAfterTrackingScrollViewIsReset)
    set("\(view).sharedWithManyScrollViews", scrolling.sharedWithManyScrollViews)
    set(
      "\(view).disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever",
      scrolling.leavesContentInsetWhenNever)
  }

  /// An elevation of one's own is a shadow layer of one's own; a header's elevation is 4 without.
  private mutating func addShadow(
    _ header: HeaderView, _ view: String, standard: HeaderView.ShadowLayerKind
  ) {
    set("\(view).visibleShadowOpacity", header.visibleShadowOpacity)
    set("\(view).shadowColor", header.shadowColor.map(SwiftValue.color))
    if let custom = header.customShadow { return addShadow(custom, header, view) }
    let kind = header.shadowLayer ?? standard
    guard kind == .mdcShadowLayer else { return addPlainShadow(header, view, standard) }
    let isOwn = header.elevation != nil || !header.shadowMaskEnabled || kind != standard
    guard isOwn else { return }
    need(import: "MaterialComponents.MaterialShadowLayer", pod: "ShadowLayer")
    let layer = freshName("shadowLayer")
    add("let \(layer) = MDCShadowLayer()")
    if !header.shadowMaskEnabled { set("\(layer).isShadowMaskEnabled", false) }
    let elevation = shortDecimal(header.elevation ?? Self.standardElevation)
    block("\(view).setShadowLayer(\(layer))") { text in
      text.add("($0 as? MDCShadowLayer)?.elevation = ShadowElevation(\(elevation) * $1)")
    }
  }

  /// The view's own layer, which has neither elevation nor mask.
  private mutating func addPlainShadow(
    _ header: HeaderView, _ view: String, _ standard: HeaderView.ShadowLayerKind
  ) {
    if standard != .calayer { set("\(view).shadowLayer", "nil") }
    if let elevation = header.elevation {
      add("// elevation \(shortDecimal(elevation)): a CALayer has none.")
    }
    if !header.shadowMaskEnabled { add("// shadowMaskEnabled false: a CALayer has no mask.") }
  }

  /// ShadowElevation.appBar.
  private static let standardElevation = 4.0

  private mutating func addShadow(_ shadow: CustomShadow, _ header: HeaderView, _ view: String) {
    if let elevation = shadow.elevation {
      return addCollected(shadow, elevation: elevation, header, view)
    }
    let color = (shadow.color ?? header.shadowColor).map(SwiftValue.color) ?? ".black"
    let path = Self.path(radius: header.cornerRadius, spread: shadow.spread)
    block("\(view).setShadowLayer(CALayer())") { text in
      text.add("$0.shadowColor = (\(color) as UIColor).cgColor")
      text.add(
        "$0.shadowOffset = CGSize(width: \(shortDecimal(shadow.dx)), "
          + "height: \(shortDecimal(shadow.dy)))")
      text.add("$0.shadowRadius = \(shortDecimal(shadow.radius))")
      text.add("$0.shadowOpacity = Float(\(shortDecimal(shadow.opacity)) * $1)")
      text.add("$0.shadowPath = \(path)")
    }
  }

  /// As a CALayer with the numbers of MDCShadowsCollectionDefault.
  private mutating func addCollected(
    _ shadow: CustomShadow, elevation: Double, _ header: HeaderView, _ view: String
  ) {
    need(import: "MaterialComponents.MaterialShadow", pod: "Shadow")
    let color = shadow.color.map(SwiftValue.color) ?? "MDCShadowColor()"
    let path = Self.path(radius: header.cornerRadius, spread: shadow.spread)
    block("\(view).setShadowLayer(CALayer())") { text in
      text.add(
        "let shadow = MDCShadowsCollectionDefault().shadow("
          + "forElevation: \(shortDecimal(elevation)))")
      text.add("$0.shadowColor = (\(color) as UIColor).cgColor")
      text.add("$0.shadowOffset = shadow.offset")
      text.add("$0.shadowRadius = shadow.radius")
      text.add("$0.shadowOpacity = Float(shadow.opacity * $1)")
      text.add("$0.shadowPath = \(path)")
    }
  }

  private static func path(radius: Double, spread: Double) -> String {
    guard radius + spread > 0 else { return "UIBezierPath(rect: $0.bounds).cgPath" }
    let inset = shortDecimal(-spread)
    let bounds = spread > 0 ? "$0.bounds.insetBy(dx: \(inset), dy: \(inset))" : "$0.bounds"
    return "UIBezierPath(roundedRect: \(bounds), "
      + "cornerRadius: \(shortDecimal(radius + spread))).cgPath"
  }

  private mutating func addOverlay(_ view: String) {
    need(import: "MaterialComponents.MaterialElevation", pod: "Elevation")
    let background = freshName("background")
    add("let \(background) = \(view).backgroundColor ?? .clear")
    block("\(view).mdc_elevationDidChangeBlock =") { text in
      text.lines(
        "header, elevation in",
        "header.backgroundColor = \(background).mdc_resolvedColor(",
        "  with: header.traitCollection, elevation: elevation)")
    }
  }

  private mutating func lines(_ lines: String...) {
    for line in lines { add(line) }
  }
}
