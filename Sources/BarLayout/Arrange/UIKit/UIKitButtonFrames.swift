import BarDisplayList
import BarPrimitives
import BarTheme

/// A button of a UIKit bar in its place.
struct UIKitButtonFrames: Hashable, Sendable {
  let face: UIKitButtonFace
  /// What takes touches.
  let frame: Rect
  let picture: PlacedUIKitImage?
  let background: PlacedUIKitImage?
  let title: TextLine?
}

/// Points between and around buttons, as printed view trees have them.
enum UIKitButtonMetrics {
  /// Between two items of a group.
  static let spacing = 8.0
  /// Of an icon on the sides that do not face the bar's end.
  static let picturePadding = 11.0
  /// How far the outermost button goes beyond the margin.
  static let overhang = 8.0
  /// Between a group and the title.
  static let titleGap = 6.0
}

/// A button with its size, before it has a place.
struct MeasuredUIKitButton: Hashable, Sendable {
  let face: UIKitButtonFace
  let drawing: PlacedUIKitImage.Drawing?
  let pictureSize: Size
  let title: MeasuredText?
  /// Text or icon alone.
  let contentWidth: Double
  /// Of a stated width, the button's own.
  let width: Double?

  init(_ face: UIKitButtonFace, _ context: LayoutContext) {
    self.face = face
    let picture = face.picture.flatMap { context.drawing(of: $0) }
    drawing = picture?.drawing
    pictureSize = picture?.size ?? .zero
    let title = face.title.map { context.measure($0, maxWidth: face.width) }
    self.title = title
    let widest = face.possibleTitles.map { context.measure($0).size.width }.max() ?? 0
    contentWidth = picture?.size.width ?? max(title?.size.width ?? 0, widest)
    width = face.width
  }

  /// Points between the button's sides and its content, `isOuter` at the bar's end.
  func padding(isOuter: Bool) -> Double {
    if isOuter { return UIKitButtonMetrics.overhang }
    return drawing == nil ? 0 : UIKitButtonMetrics.picturePadding
  }

  /// In `cell` of `strip`, the content in the middle of `content`, both in reading order.
  func placed(
    _ cell: Rect, content: Rect, in strip: Strip, _ context: LayoutContext
  ) -> UIKitButtonFrames {
    let frame = context.place(cell, in: strip)
    var picture: PlacedUIKitImage?
    if let drawing {
      let box = Rect(
        x: content.midX - pictureSize.width / 2, y: cell.midY - pictureSize.height / 2,
        width: pictureSize.width, height: pictureSize.height)
      picture = context.placed(drawing, in: box, of: strip, insetBy: face.pictureInsets)
    }
    return UIKitButtonFrames(
      face: face, frame: frame, picture: picture,
      background: face.background.flatMap { background in
        let adjustment = face.backgroundAdjustment
        return context.image(
          background, in: frame.offsetBy(x: adjustment.horizontal, y: adjustment.vertical),
          .scaleToFill)
      },
      title: title.map { $0.line(centredIn: content, of: strip, face.titleAdjustment, context) })
  }
}

extension MeasuredText {
  /// The line in the middle of `box` of `strip`, moved by `offset` on the screen. A font's own line
  /// height makes no label higher than its box.
  func line(
    centredIn box: Rect, of strip: Strip, _ offset: UIKitOffset, _ context: LayoutContext
  ) -> TextLine {
    let label = Rect(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
    let placed = strip.place(label).offsetBy(x: offset.horizontal, y: offset.vertical)
    let lost = text.font.lineHeight == nil ? 0 : max(size.height - box.height, 0)
    let baseline = context.baseline(of: self, top: placed.minY)
    let centred = context.line(self, centredIn: placed, baseline: baseline)
    return TextLine(
      text: text, shaped: shaped,
      frame: context.grid.snap(
        placed.inset(by: Insets(top: lost / 2, left: 0, bottom: lost / 2, right: 0))),
      origin: centred.origin)
  }
}
