import BarDisplayList
import BarPrimitives
import BarScroll
import BarSpec
import BarTheme

/// Points by which a header's own shadow path is wider than the header, left and right.
private let plainShadowOutset = 4.0

/// A header in its place.
struct HeaderFrames: Hashable, Sendable {
  let header: ResolvedHeader
  let pose: HeaderPose
  /// Screen points.
  let frame: Rect
  /// 0 to 1.
  let shadowIntensity: Double
  /// Back to front.
  let shadows: [CastShadow]
  /// Beyond it no shadow goes that ends nowhere by itself; nil: it may go anywhere.
  let shadowClip: Rect?
  /// Nil: none is shown.
  let hairline: Rect?
  /// What the document puts into the header, back to front.
  let subviews: [ViewFrames]
}

/// One shadow with what casts it.
struct CastShadow: Hashable, Sendable {
  let layer: ShadowLayer
  let caster: RoundedRect
  /// Where nothing is drawn, so that a translucent bar is not darkened.
  let cutout: RoundedRect?
  /// Whether the view's own layer casts it, not a shadow layer.
  let isOfView: Bool
}

extension ResolvedHeader {
  /// In its place at the moment of `pose`.
  func arranged(_ pose: HeaderPose, _ context: LayoutContext) -> HeaderFrames {
    arranged(
      pose, in: Rect(x: x, y: y + pose.y, width: width, height: pose.height),
      restingAt: heights.maximum, context)
  }

  /// As a view inside another bar, which gives it its frame.
  func arranged(in frame: Rect, _ context: LayoutContext) -> HeaderFrames {
    arranged(
      HeaderMotion(heights, movement, over: nil).pose, in: frame, restingAt: frame.height, context)
  }

  private func arranged(
    _ pose: HeaderPose, in frame: Rect, restingAt height: Double, _ context: LayoutContext
  ) -> HeaderFrames {
    let frame = context.grid.snap(frame)
    let intensity = shadow.statedIntensity ?? pose.shadowIntensity
    // What spans its page spans the screen whenever the page does.
    let page = context.page(of: self)
    let sides = page ?? context.snappedBounds
    return HeaderFrames(
      header: self, pose: pose, frame: frame, shadowIntensity: intensity,
      shadows: shadow.layers(atIntensity: intensity).map {
        cast($0, from: shadow.kind, by: frame, on: sides)
      } + plainShadow(pose, frame, on: sides),
      shadowClip: shadow.ends == .none && page != context.snappedBounds ? page : nil,
      hairline: hairlineColor.map { _ in
        Rect(
          minX: frame.minX, minY: frame.maxY - context.grid.pixel, maxX: frame.maxX,
          maxY: frame.maxY)
      }, subviews: arrangedSubviews(in: frame, restingAt: height, context))
  }

  /// What the view's own layer casts where a header moves without a scroll view; whatever its shadow
  /// layer is.
  private func plainShadow(
    _ pose: HeaderPose, _ frame: Rect, on sides: Rect
  ) -> [CastShadow] {
    guard pose.plainShadow, shadow.statedIntensity == nil else { return [] }
    return shadow.plainLayer(atIntensity: 1).map {
      [cast($0, from: .calayer, by: frame, on: sides)]
    } ?? []
  }

  /// Has no ends where `frame` reaches the left and right end of `screen`.
  private func cast(
    _ layer: ShadowLayer, from kind: HeaderShadow.Kind, by frame: Rect, on screen: Rect
  ) -> CastShadow {
    let reach = ShadowEdges.endlessSigmas * layer.sigma + abs(layer.dx)
    func endless(_ rect: Rect) -> RoundedRect {
      guard shadow.ends == .none else { return RoundedRect(rect) }
      return RoundedRect(
        Rect(
          minX: frame.minX <= screen.minX ? min(rect.minX, screen.minX) - reach : rect.minX,
          minY: rect.minY,
          maxX: frame.maxX >= screen.maxX ? max(rect.maxX, screen.maxX) + reach : rect.maxX,
          maxY: rect.maxY))
    }
    switch kind {
    case .calayer:
      let outset = Insets(top: 0, left: -plainShadowOutset, bottom: 0, right: -plainShadowOutset)
      return CastShadow(
        layer: layer, caster: endless(frame.inset(by: outset)), cutout: nil, isOfView: true)
    case .custom(_, let spread):
      // MDCShadow's path has the corners of the view's layer. An opaque background covers what lies
      // under it; a cutout besides would thin the shadow along round corners twice.
      let shape = RoundedRect(endless(frame).rect, radius: cornerRadius)
      let isCovered = cornerRadius > 0 && backgroundColor.isOpaque
      return CastShadow(
        layer: layer, caster: ShadowsCollection.caster(shape, spread: spread),
        cutout: isCovered ? nil : shape, isOfView: false)
    case .mdcShadowLayer:
      return CastShadow(
        layer: layer, caster: endless(frame), cutout: shadow.isMasked ? endless(frame) : nil,
        isOfView: false)
    }
  }
}
