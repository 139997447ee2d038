import BarPrimitives
import BarSpec
import BarTheme

/// A stack view in its place.
struct StackViewFrames: Hashable, Sendable {
  let stack: ResolvedStackView
  let frame: Rect
  /// In the order of reading.
  let views: [ViewFrames]
}

extension ResolvedStackView {
  /// What the views ask for together, their margins around them.
  func fit(_ context: LayoutContext) -> Size {
    let sizes = arrangedSubviews.map { $0.fit(.zero, context) }
    let gaps = spacing * Double(max(sizes.count - 1, 0))
    let widths = sizes.map(\.width)
    let heights = sizes.map(\.height)
    let (width, height) =
      axis == .horizontal
      ? (widths.reduce(gaps, +), heights.max() ?? 0)
      : (widths.max() ?? 0, heights.reduce(gaps, +))
    return Size(
      width: width + layoutMargins.left + layoutMargins.right,
      height: height + layoutMargins.top + layoutMargins.bottom)
  }

  /// In `frame`, which is on the pixel grid; room that is left over lies around the views.
  func arranged(in frame: Rect, _ context: LayoutContext) -> StackViewFrames {
    let strip = context.strip(frame)
    let asked = fit(context)
    let room = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
      .inset(by: layoutMargins)
    var start =
      axis == .horizontal
      ? room.minX + (frame.width - asked.width) / 2 : room.minY + (frame.height - asked.height) / 2
    let views = arrangedSubviews.map { view in
      let size = view.fit(.zero, context)
      let rect = place(size, from: start, in: room)
      start += (axis == .horizontal ? size.width : size.height) + spacing
      return view.arranged(in: context.place(rect, in: strip), context)
    }
    return StackViewFrames(stack: self, frame: frame, views: views)
  }

  private func place(_ size: Size, from start: Double, in room: Rect) -> Rect {
    switch axis {
    case .horizontal:
      let span = across(size.height, in: room.minY...room.maxY)
      return Rect(x: start, y: span.start, width: size.width, height: span.length)
    case .vertical:
      let span = across(size.width, in: room.minX...room.maxX)
      return Rect(x: span.start, y: start, width: span.length, height: size.height)
    }
  }

  private func across(
    _ length: Double, in room: ClosedRange<Double>
  ) -> (start: Double, length: Double) {
    let spare = room.upperBound - room.lowerBound - length
    return switch alignment {
    case .fill: (room.lowerBound, room.upperBound - room.lowerBound)
    case .leading: (room.lowerBound, length)
    case .center: (room.lowerBound + spare / 2, length)
    case .trailing: (room.lowerBound + spare, length)
    }
  }
}
