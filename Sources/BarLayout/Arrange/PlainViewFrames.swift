import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

extension ResolvedPlainView {
  /// Of the text or picture; nil: there is neither.
  func contentSize(_ context: LayoutContext) -> Size? {
    switch contents {
    case .none: nil
    case .label(let text, _): context.measure(text).size
    case .picture(let picture, _): context.drawing(of: picture)?.size
    }
  }

  /// In `frame`, which is on the pixel grid.
  func arranged(in frame: Rect, _ context: LayoutContext) -> PlainViewFrames {
    PlainViewFrames(
      view: self, frame: frame, line: line(in: frame, context), picture: picture(in: frame, context)
    )
  }

  /// Nil: no text, or no room for it.
  private func line(in frame: Rect, _ context: LayoutContext) -> TextLine? {
    guard case .label(let text, let alignment) = contents, !frame.isEmpty else { return nil }
    let measured = context.measure(text, maxWidth: frame.width)
    guard measured.shaped.width <= frame.width + context.grid.pixel else { return nil }
    let spare = frame.width - measured.shaped.width
    let strip = context.strip(frame)
    let x =
      switch alignment {
      case .left: frame.minX
      case .center: frame.minX + spare / 2
      case .right: frame.minX + spare
      case .natural: strip.leadingX(ofWidth: measured.shaped.width, in: frame)
      }
    let top = frame.midY - measured.size.height / 2
    return TextLine(
      text: text, shaped: measured.shaped, frame: frame,
      origin: Point(x: x, y: context.baseline(of: measured, top: top)))
  }

  private func picture(in frame: Rect, _ context: LayoutContext) -> PlacedPicture? {
    guard case .picture(let picture, let mode) = contents,
      let (drawing, size) = context.drawing(of: picture)
    else { return nil }
    return PlacedPicture(drawing: drawing, frame: mode.place(size, in: frame))
  }
}

extension ContentMode {
  /// Where a picture of `size` points stands when it is shown in `view`.
  func place(_ size: Size, in view: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return view }
    let (across, down) = (view.width / size.width, view.height / size.height)
    switch self {
    case .scaleToFill: return view
    case .scaleAspectFit: return centred(size, by: min(across, down), in: view)
    case .scaleAspectFill: return centred(size, by: max(across, down), in: view)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      let x = view.minX + (view.width - size.width) * horizontalShare
      let y = view.minY + (view.height - size.height) * verticalShare
      return Rect(x: x, y: y, width: size.width, height: size.height)
    }
  }

  private func centred(_ size: Size, by factor: Double, in view: Rect) -> Rect {
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(
      x: view.midX - width / 2, y: view.midY - height / 2, width: width, height: height)
  }

  /// Of the room beside the picture, the part that lies to its left.
  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// Of the room above and below the picture, the part above.
  private var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
