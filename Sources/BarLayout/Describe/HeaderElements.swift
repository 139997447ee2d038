import BarPrimitives
import BarScroll
import BarTheme

extension HeaderFrames {
  /// The header view with its layers; `contents` stand in its content view.
  func element(_ contents: [LayoutElement]) -> LayoutElement {
    let id = header.bar / "headerView"
    let views = subviews.map { $0.element(type: "subviews") }
    return LayoutElement(
      id: id, type: "headerView", className: "MDCFlexibleHeaderView", part: "container",
      frame: frame, details: headerDetails,
      children: [
        layerElement(of: id)
      ] + views.prefix(header.subviewsBehindContentView) + [
        LayoutElement(
          id: id / "contentView", type: "contentView", className: "UIView", frame: frame,
          children: contents)
      ] + views.dropFirst(header.subviewsBehindContentView)
        + (hairlineElement.map { [$0] } ?? []))
  }

  /// A header that stands alone.
  var flexibleHeaderElement: LayoutElement {
    LayoutElement(
      id: header.bar, type: "flexibleHeader", className: "MDCFlexibleHeaderViewController",
      frame: frame, children: [element([])])
  }

  /// A header in the slot `type` of another bar: no controller is around its view.
  func viewElement(type: String) -> LayoutElement {
    LayoutElement(id: header.bar, type: type, frame: frame, children: [element([])])
  }

  /// Heights are told with the safe area, whichever way the document gave them.
  private var headerDetails: [LayoutElement.Detail] {
    // What the property says: the elevation of the lifted bar. The shadow layer tells the present one.
    let elevation = header.shadow.elevation(atIntensity: 1)
    return backgroundDetails
      + (elevation.map { [.init("elevation", .number($0))] } ?? [])
      + [
        .init("shadowIntensity", .number(shadowIntensity)),
        .init("shadowColor", .color(header.shadow.color)),
      ] + (header.cornerRadius > 0 ? [.init("cornerRadius", .number(header.cornerRadius))] : []) + [
        .init("minimumHeight", .number(header.heights.minimum)),
        .init("maximumHeight", .number(header.heights.maximum)),
      ] + flagDetails + (moves ? movementDetails : [])
      + (header.accessibilityLabel.map { [.init("accessibilityLabel", .text($0))] } ?? [])
  }

  /// The two that every header has, and those that another setting turned on or off.
  private var flagDetails: [LayoutElement.Detail] {
    let flags = header.flags
    let shown = [flags.includesSafeArea, flags.canOverExtend]
    let others = flags.all.filter { !shown.contains($0) && $0.cause.setting != nil }
    return (shown + others).map { flag in
      guard let setting = flag.cause.setting else {
        return .init(flag.name.rawValue, .flag(flag.isOn))
      }
      let text = flag.isOn ? "true, turned on by \(setting)" : "false, turned off by \(setting)"
      return .init(flag.name.rawValue, .text(text))
    }
  }

  /// What is seen first, then what it is made of.
  private var backgroundDetails: [LayoutElement.Detail] {
    let seen = LayoutElement.Detail(
      "backgroundColor", .color(header.backgroundColor(atIntensity: shadowIntensity)))
    guard header.overlay != nil else { return [seen] }
    return [
      seen, .init("baseBackgroundColor", .color(header.backgroundColor)),
      .init("elevationOverlayAlpha", .number(header.overlayAlpha(atIntensity: shadowIntensity))),
    ]
  }

  /// Whether there is more to tell than that the header stays.
  var moves: Bool {
    header.movement.shiftBehavior != .disabled || header.heights.minimum < header.heights.maximum
      || pose.y < 0
  }

  private var movementDetails: [LayoutElement.Detail] {
    [
      .init("shiftBehavior", .text(header.movement.shiftBehavior.rawValue)),
      .init("isShiftedOffscreen", .flag(pose.isShiftedOffscreen)),
      .init("scrollPhase", .text(pose.phase.rawValue)),
      .init("scrollPhaseValue", .number(pose.phaseValue)),
      .init("scrollPhasePercentage", .number(pose.phasePercentage)),
      .init("prefersStatusBarHidden", .flag(pose.statusBar.prefersStatusBarHidden)),
      .init("isHidden", .flag(pose.isHidden)),
    ]
  }

  private var hairlineElement: LayoutElement? {
    guard let hairline, let color = header.hairlineColor else { return nil }
    return LayoutElement(
      id: header.bar / "headerView" / "hairline", type: "hairline", className: "UIView",
      frame: hairline, details: [.init("backgroundColor", .color(color))])
  }

  /// The view's layer with what it casts itself, and in it the layer that casts instead of it, if any.
  private func layerElement(of id: ElementID) -> LayoutElement {
    LayoutElement(
      id: id / "layer", type: "layer", className: "CALayer", frame: frame,
      details: shadows.filter(\.isOfView).flatMap { $0.details(prefix: "shadow") },
      children: shadowLayerElement(of: id).map { [$0] } ?? [])
  }

  private func shadowLayerElement(of id: ElementID) -> LayoutElement? {
    let cast = shadows.filter { !$0.isOfView }
    func element(_ className: String, _ details: [LayoutElement.Detail]) -> LayoutElement {
      LayoutElement(
        id: id / "shadowLayer", type: "shadowLayer", className: className, frame: frame,
        details: details)
    }
    switch header.shadow.kind {
    case .calayer: return nil
    case .custom: return element("CALayer", cast.flatMap { $0.details(prefix: "shadow") })
    case .mdcShadowLayer(let elevation):
      return element(
        "MDCShadowLayer",
        [.init("elevation", .number(elevation * shadowIntensity))]
          + zip(cast, ["keyShadow", "ambientShadow"]).flatMap { $0.details(prefix: $1) })
    }
  }
}

extension CastShadow {
  /// CALayer's names; `shadowRadius` is the standard deviation.
  fileprivate func details(prefix: String) -> [LayoutElement.Detail] {
    [
      .init(prefix + "Radius", .number(layer.sigma)),
      .init(prefix + "OffsetY", .number(layer.dy)),
      .init(prefix + "Opacity", .number(layer.color.opacity)),
    ]
  }
}
