import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

/// A picture with the rectangles that it is drawn in, and what it is cut to.
struct PlacedUIKitImage: Hashable, Sendable {
  enum Drawing: Hashable, Sendable {
    case icon(Icon, Color)
    case image(BarImage, Color?)
  }
  let drawing: Drawing
  /// More than one where it is tiled.
  let places: [Rect]
  /// Nil: it stays inside by itself.
  let clip: Rect?
  /// Whether any pixel is not opaque.
  let hasAlpha: Bool
}

/// Tiles beyond it are not worth their items: the picture is stretched instead.
private let mostTiles = 20_000

extension LayoutContext {
  /// The drawing of `picture` and its own size in points; nil: the file could not be read.
  func drawing(of picture: UIKitPicture) -> (drawing: PlacedUIKitImage.Drawing, size: Size)? {
    switch picture.source {
    case .icon(let name, let glyph, let isMirrored):
      let icon = Icon(name: name, glyph: glyph, isMirrored: isMirrored)
      return (
        .icon(icon, picture.tint ?? .black),
        Size(width: picture.iconSide, height: picture.iconSide)
      )
    case .file(let file):
      guard let image = images.image(for: file), file.scale > 0 else { return nil }
      return (
        .image(image, picture.tint),
        Size(width: Double(image.width) / file.scale, height: Double(image.height) / file.scale)
      )
    }
  }

  /// `picture` filling `frame`; its own resizing mode says whether it is tiled or stretched.
  func image(_ picture: UIKitPicture, in frame: Rect, _ mode: ImageFill) -> PlacedUIKitImage? {
    guard let (drawing, size) = drawing(of: picture), size.width > 0, size.height > 0,
      !frame.isEmpty
    else { return nil }
    let mode = picture.fill(mode)
    let places = mode == .tile ? tiles(size, over: frame) : [placed(size, in: frame, mode)]
    let isInside = places.allSatisfy { frame.contains($0) }
    return PlacedUIKitImage(
      drawing: drawing, places: places, clip: isInside ? nil : frame, hasAlpha: drawing.hasAlpha)
  }

  private func tiles(_ size: Size, over frame: Rect) -> [Rect] {
    let columns = (frame.width / size.width).rounded(.up)
    let rows = (frame.height / size.height).rounded(.up)
    guard columns * rows <= Double(mostTiles) else { return [frame] }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        Rect(
          x: frame.minX + Double(column) * size.width, y: frame.minY + Double(row) * size.height,
          width: size.width, height: size.height)
      }
    }
  }

  private func placed(_ size: Size, in frame: Rect, _ mode: ImageFill) -> Rect {
    func centred(_ size: Size) -> Rect {
      Rect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let across = frame.width / size.width
    let down = frame.height / size.height
    func scaled(_ factor: Double) -> Rect {
      centred(Size(width: size.width * factor, height: size.height * factor))
    }
    let own = centred(size)
    let left = frame.minX - own.minX
    let right = frame.maxX - own.maxX
    let top = frame.minY - own.minY
    let bottom = frame.maxY - own.maxY
    return switch mode {
    case .scaleToFill, .tile: frame
    case .scaleAspectFit: scaled(min(across, down))
    case .scaleAspectFill: scaled(max(across, down))
    case .center: own
    case .top: own.offsetBy(x: 0, y: top)
    case .bottom: own.offsetBy(x: 0, y: bottom)
    case .left: own.offsetBy(x: left, y: 0)
    case .right: own.offsetBy(x: right, y: 0)
    case .topLeft: own.offsetBy(x: left, y: top)
    case .topRight: own.offsetBy(x: right, y: top)
    case .bottomLeft: own.offsetBy(x: left, y: bottom)
    case .bottomRight: own.offsetBy(x: right, y: bottom)
    }
  }

  /// A shadow image: as high as it is, across the whole bar, just outside of it.
  func shadowImage(_ picture: UIKitPicture, along place: UIKitBarPlace) -> PlacedUIKitImage? {
    guard let (drawing, size) = drawing(of: picture), size.height > 0 else { return nil }
    let line = place.hairline
    let y = place.kind == .navigationBar ? line.minY : line.maxY - size.height
    return PlacedUIKitImage(
      drawing: drawing,
      places: [grid.snap(Rect(x: line.minX, y: y, width: line.width, height: size.height))],
      clip: nil, hasAlpha: true)
  }
}

extension UIKitPicture {
  /// UIImage.ResizingMode counts where the whole frame is filled at any aspect.
  fileprivate func fill(_ mode: ImageFill) -> ImageFill {
    guard mode == .scaleToFill || mode == .tile, case .file(let file) = source else { return mode }
    return switch file.resizingMode {
    case .tile?: .tile
    case .stretch?: .scaleToFill
    case nil: mode
    }
  }
}

extension PlacedUIKitImage.Drawing {
  fileprivate var hasAlpha: Bool {
    switch self {
    case .icon: true
    case .image(let image, _):
      stride(from: 3, to: image.pixels.count, by: 4).contains { image.pixels[$0] < 255 }
    }
  }
}
