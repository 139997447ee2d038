import BarPrimitives
import BarSpec
import BarTheme

extension ResolvedHeader {
  /// The views that the document puts into the header, in a header whose frame is `outer` and was
  /// `height` points high when they were put there.
  func arrangedSubviews(
    in outer: Rect, restingAt height: Double, _ context: LayoutContext
  ) -> [ViewFrames] {
    subviews.map { view in
      let resting = Size(width: outer.width, height: height)
      let placed = view.resized(from: resting, to: outer.size, context)
      return view.arranged(in: placed.offsetBy(x: outer.minX, y: outer.minY), context)
    }
  }
}

extension ResolvedView {
  /// The view's frame in a header of the size `resting`, as the springs and struts of its mask change
  /// it when the header gets the size `size`.
  fileprivate func resized(from resting: Size, to size: Size, _ context: LayoutContext) -> Rect {
    let (frame, mask) = placed(in: resting, context)
    let across = Springs(
      before: frame.minX, length: frame.width, whole: resting.width,
      stretches: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    ).stretched(to: size.width)
    let down = Springs(
      before: frame.minY, length: frame.height, whole: resting.height,
      stretches: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).stretched(to: size.height)
    return Rect(x: across.before, y: down.before, width: across.length, height: down.length)
  }

  private func placed(
    in header: Size, _ context: LayoutContext
  ) -> (frame: Rect, mask: [AutoresizingMask]) {
    let fit = fit(header, context)
    guard let frame else {
      if case .plain = kind {
        let whole = Rect(x: 0, y: 0, width: header.width, height: header.height)
        return (whole, autoresizingMask ?? [.flexibleWidth, .flexibleHeight])
      }
      // A bar stays at the bottom, where an app bar has its own.
      let bar = Rect(x: 0, y: header.height - fit.height, width: fit.width, height: fit.height)
      return (bar, autoresizingMask ?? [.flexibleWidth, .flexibleTopMargin])
    }
    return (
      Rect(x: frame.x ?? 0, y: frame.y ?? 0, width: fit.width, height: fit.height),
      autoresizingMask ?? []
    )
  }
}

/// UIView's autoresizing on one axis: a margin, a length, and what is left.
private struct Springs {
  let before: Double
  let length: Double
  let whole: Double
  let stretches: (before: Bool, length: Bool, after: Bool)

  /// What can stretch shares the difference in proportion to its size.
  func stretched(to size: Double) -> (before: Double, length: Double) {
    let parts = [
      stretches.before ? max(before, 0) : 0, stretches.length ? length : 0,
      stretches.after ? max(whole - before - length, 0) : 0,
    ]
    let total = parts.reduce(0, +)
    let difference = size - whole
    func share(_ part: Double, _ canStretch: Bool) -> Double {
      if total > 0 { return difference * part / total }
      let count = [stretches.before, stretches.length, stretches.after].filter { $0 }.count
      return canStretch ? difference / Double(max(count, 1)) : 0
    }
    return (
      before + share(parts[0], stretches.before),
      max(length + share(parts[1], stretches.length), 0)
    )
  }
}
