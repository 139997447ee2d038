import BarDisplayList
import BarPrimitives

/// Pixels and the box that they fill.
public struct PlacedPicture: Hashable, Sendable {
  public let image: BarImage
  /// In points; its edges are those of pixels.
  public let frame: Rect
}

extension Painter {
  /// The picture as a PNG file, pixel for pixel; with a tint its alpha is the stencil and the tint
  /// its colour.
  public func png(of image: BarImage, tint: Color? = nil) throws(RasterError) -> [UInt8] {
    let canvas = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let item = PlacedItem(ElementID(image.name), .image(image, in: canvas, tint: tint))
    return try png(of: DisplayList(canvas: canvas, scale: 1, items: [item]), limits: .input)
  }

  /// What each backdrop of the list shows, uncut, in their order; nil for one that cannot be seen.
  public func backdrops(of list: DisplayList, limits: PictureLimits = .standard)
    throws(RasterError) -> [PlacedPicture?]
  {
    guard list.items.contains(where: \.isBackdrop) else { return [] }
    let canvas = try Canvas(of: list, limits: limits)
    var steps = PaintSteps(on: canvas, glyphs: glyphs)
    var pictures: [PlacedPicture?] = []
    for placed in list.items {
      let pixels = try steps.add(placed.item)
      guard placed.isBackdrop else { continue }
      pictures.append(try pixels?.picture(named: placed.element.path, in: canvas.space))
    }
    return pictures
  }

  /// The glyphs of a run as a picture, without what is transparent around them. Nil if they have no
  /// ink.
  public func picture(
    of run: GlyphRun, _ color: Color, scale: Double, limits: PictureLimits = .standard
  ) throws(RasterError) -> PlacedPicture? {
    let (left, right) = (run.glyphs.map(\.x).min() ?? 0, run.glyphs.map(\.x).max() ?? 0)
    // Colour glyphs are about an em wide and high.
    let reach = 2 * run.size
    let box = Rect(
      x: run.origin.x + left - reach, y: run.origin.y - reach, width: right - left + 2 * reach,
      height: 2 * reach)
    let item = PlacedItem(ElementID("glyphs"), .glyphs(run, color))
    let list = DisplayList(canvas: box, scale: scale, items: [item])
    let pixmap = try pixmap(of: list, limits: limits)
    guard let ink = pixmap.ink else { return nil }
    let space = DeviceSpace(of: list)
    let frame = Rect(
      x: (space.left + Double(ink.columns.lowerBound)) / scale,
      y: (space.top + Double(ink.rows.lowerBound)) / scale,
      width: Double(ink.columns.count) / scale, height: Double(ink.rows.count) / scale)
    return pixmap.part(ink.columns, ink.rows, named: run.text).map {
      PlacedPicture(image: $0, frame: frame)
    }
  }
}

extension PlacedItem {
  fileprivate var isBackdrop: Bool {
    if case .backdrop = item { true } else { false }
  }
}

extension Pixmap {
  /// The columns and rows between the outermost pixels that are not transparent.
  fileprivate var ink: (columns: Range<Int>, rows: Range<Int>)? {
    var (columns, rows) = (width..<width, height..<height)
    for y in 0..<height {
      for x in 0..<width where pixels[(y * width + x) * 4 + 3] > 0 {
        if rows.isEmpty { rows = y..<y }
        rows = rows.lowerBound..<y + 1
        columns =
          min(columns.lowerBound, x)..<(columns.isEmpty ? x + 1 : max(columns.upperBound, x + 1))
      }
    }
    return rows.isEmpty ? nil : (columns, rows)
  }

  fileprivate func part(_ columns: Range<Int>, _ rows: Range<Int>, named name: String)
    -> BarImage?
  {
    let bytes = rows.flatMap { y in
      pixels[(y * width + columns.lowerBound) * 4..<(y * width + columns.upperBound) * 4]
    }
    return BarImage(name: name, width: columns.count, height: rows.count, pixels: bytes)
  }
}
