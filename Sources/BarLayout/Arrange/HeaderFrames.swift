import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

/// Points of overlap over which the shadow grows to its full strength (MDCFlexibleHeaderView.m).
private let shadowRamp = 8.0
/// Standard deviations beyond a screen edge after which a shadow no longer shows that it ends: less
/// than a millionth of it is missing.
private let endlessSigmas = 8.0
/// Points by which a header's own shadow path is wider than the header, left and right.
private let plainShadowOutset = 4.0

/// A header in its place.
struct HeaderFrames: Hashable, Sendable {
  let header: ResolvedHeader
  /// Screen points.
  let frame: Rect
  /// 0 to 1.
  let shadowIntensity: Double
  /// Back to front.
  let shadows: [CastShadow]
}

/// One shadow with what casts it.
struct CastShadow: Hashable, Sendable {
  let layer: ShadowLayer
  let caster: RoundedRect
  /// Where nothing is drawn, so that a translucent bar is not darkened.
  let cutout: RoundedRect?
}

extension ResolvedHeader {
  /// The y of the content's top edge when nothing is scrolled.
  var restingBottom: Double { y + heights.maximum }

  func arranged(_ context: LayoutContext) -> HeaderFrames {
    let offset = context.screen.content.map { contentOffset(of: $0) }
    let height = offset.map { heights.height(forVisible: -$0 - y) } ?? heights.minimum
    let frame = context.grid.snap(Rect(x: x, y: y, width: width, height: height))
    let overlap = offset.map { frame.maxY + $0 } ?? 0
    let intensity = shadow.statedIntensity ?? min(max(overlap, 0), shadowRamp) / shadowRamp
    return HeaderFrames(
      header: self, frame: frame, shadowIntensity: intensity,
      shadows: shadow.layers(atIntensity: intensity).map {
        cast($0, by: frame, on: context.bounds)
      })
  }

  /// UIScrollView's number.
  private func contentOffset(of content: ResolvedContent) -> Double {
    switch content.position {
    case .scrolledBy(let distance): distance - restingBottom
    case .contentOffset(let offset): offset
    }
  }

  private func cast(_ layer: ShadowLayer, by frame: Rect, on screen: Rect) -> CastShadow {
    let reach = endlessSigmas * layer.sigma + abs(layer.dx)
    func endless(_ rect: Rect) -> RoundedRect {
      guard shadow.ends == .none else { return RoundedRect(rect) }
      return RoundedRect(
        Rect(
          minX: frame.minX <= screen.minX ? min(rect.minX, screen.minX) - reach : rect.minX,
          minY: rect.minY,
          maxX: frame.maxX >= screen.maxX ? max(rect.maxX, screen.maxX) + reach : rect.maxX,
          maxY: rect.maxY))
    }
    switch shadow.kind {
    case .calayer:
      let outset = Insets(top: 0, left: -plainShadowOutset, bottom: 0, right: -plainShadowOutset)
      return CastShadow(layer: layer, caster: endless(frame.inset(by: outset)), cutout: nil)
    case .mdcShadowLayer:
      return CastShadow(layer: layer, caster: endless(frame), cutout: endless(frame))
    }
  }
}

extension HeaderHeights {
  /// The height when `visible` points lie above the content: it stretches and collapses one to one.
  fileprivate func height(forVisible visible: Double) -> Double {
    canOverExtend ? max(minimum, visible) : min(max(visible, minimum), maximum)
  }
}
