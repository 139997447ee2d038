import BarDisplayList
import BarPrimitives
import BarTheme

/// The large content viewer in the middle of the screen.
struct UIKitLargeContentFrames: Hashable, Sendable {
  let face: LargeContentFace
  let frame: Rect
  let picture: PlacedUIKitImage?
  let title: TextLine?
}

/// Points; choices, as UIKit publishes none.
enum LargeContentSizes {
  static let cornerRadius = 16.0
  static let margin = 24.0
  static let spacing = 12.0
  static let picture = 80.0
  /// At least so far from the screen's sides.
  static let screenMargin = 16.0
  /// A square at least.
  static let leastSide = 160.0
}

extension LargeContentFace {
  func arranged(_ context: LayoutContext) -> UIKitLargeContentFrames {
    typealias Sizes = LargeContentSizes
    let screen = context.bounds
    let widest = max(screen.width - 2 * Sizes.screenMargin, 0)
    let text = title.map {
      context.measure($0, maxWidth: max(widest - 2 * Sizes.margin, 0))
    }
    let drawing = picture.flatMap { context.drawing(of: $0) }
    let pictureSize = drawing.map { fitted($0.size) } ?? .zero
    let gap = drawing != nil && text != nil ? Sizes.spacing : 0
    let height = pictureSize.height + gap + (text?.size.height ?? 0)
    let width = max(pictureSize.width, text?.size.width ?? 0)
    let size = Size(
      width: min(max(width + 2 * Sizes.margin, Sizes.leastSide), widest),
      height: max(height + 2 * Sizes.margin, Sizes.leastSide))
    let frame = context.grid.snap(
      Rect(
        x: screen.midX - size.width / 2, y: screen.midY - size.height / 2, width: size.width,
        height: size.height))
    let top = frame.midY - height / 2
    let strip = context.strip(frame)
    return UIKitLargeContentFrames(
      face: self, frame: frame,
      picture: drawing.map { drawing in
        let box = Rect(
          x: frame.midX - pictureSize.width / 2, y: top, width: pictureSize.width,
          height: pictureSize.height)
        return PlacedUIKitImage(
          drawing: drawing.drawing, places: [context.grid.snap(box.inset(by: pictureInsets))],
          clip: nil, hasAlpha: true)
      },
      title: text.map { text in
        let box = Rect(
          x: 0, y: top + pictureSize.height + gap - frame.minY, width: frame.width,
          height: text.size.height)
        return text.line(centredIn: box, of: strip, .zero, context)
      })
  }

  /// The picture's own shape, as large as there is room.
  private func fitted(_ size: Size) -> Size {
    let longer = max(size.width, size.height)
    guard longer > 0 else { return .zero }
    let factor = LargeContentSizes.picture / longer
    return Size(width: size.width * factor, height: size.height * factor)
  }
}
