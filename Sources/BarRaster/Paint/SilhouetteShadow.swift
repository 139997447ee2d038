import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// Draws the shadow of glyphs or of a path: their coverage, at a grain that suits the blur.
///
/// Tiles and coarse cells begin at fixed places of the picture, so that what a pixel gets does not
/// depend on how the picture is cut into bands.
struct SilhouetteShadow {
  private let silhouette: any Silhouette
  private let color: br_color
  /// In pixels.
  private let sigma: Double
  private let space: DeviceSpace
  /// Whole pixels, outside of which nothing is drawn; nil: everywhere.
  private let area: (columns: Range<Int32>, rows: Range<Int32>)?

  /// Columns of a tile.
  private static let tile: Int32 = 256
  /// Of the Gaussian's standard deviations; the core's Gaussian ends at 5.
  private static let reach = 5.0
  /// Below this many pixels a shadow is as hard as what casts it.
  private static let hardEdge = 1.0 / 64
  /// The core's limit, in pixels.
  private static let softest = 2048.0

  init(
    of silhouette: some Silhouette, _ layer: ShadowLayer, within area: Rect? = nil,
    in space: DeviceSpace
  ) {
    self.silhouette = silhouette.offsetBy(x: layer.dx, y: layer.dy)
    color = br_color(layer.color)
    let sigma = min(layer.sigma * space.scale, SilhouetteShadow.softest)
    // A hard edge is drawn as what casts it, which knows no area.
    self.sigma = area == nil ? sigma : max(sigma, SilhouetteShadow.hardEdge)
    self.space = space
    self.area = area.map { area in
      (
        SilhouetteShadow.pixels(space.x(area.minX), space.x(area.maxX)),
        SilhouetteShadow.pixels(space.y(area.minY), space.y(area.maxY))
      )
    }
  }

  private static func pixels(_ from: Double, _ to: Double) -> Range<Int32> {
    let most = Double(Int32.max / 2)
    let first = Int32(min(max(from.rounded(), 0), most))
    return first..<max(Int32(min(max(to.rounded(), 0), most)), first)
  }

  func draw(on whole: br_band) throws(RasterError) {
    guard color.alpha > 0, let band = part(of: whole) else { return }
    guard sigma >= SilhouetteShadow.hardEdge else {
      return try silhouette.draw(color, in: space, on: band)
    }
    guard let columns = columns(of: band) else { return }
    if grain.pixelsACell > 1 { return try drawWhole(in: columns, on: band) }
    var first = columns.lowerBound / SilhouetteShadow.tile * SilhouetteShadow.tile
    while first < columns.upperBound {
      let end = min(first + SilhouetteShadow.tile, band.width)
      if area == nil {
        try drawTile(first..<end, on: band)
      } else {
        try drawTile(columns.clamped(to: first..<end), on: band)
      }
      first += SilhouetteShadow.tile
    }
  }

  /// The band's rows in the area; nil: none.
  private func part(of band: br_band) -> br_band? {
    guard let area else { return band }
    let rows = area.rows.clamped(to: band.top..<band.top + band.rows)
    guard !rows.isEmpty, !area.columns.isEmpty else { return nil }
    let skipped = Int(rows.lowerBound - band.top) * Int(band.width) * 4
    return br_band(
      pixels: band.pixels?.advanced(by: skipped), width: band.width, top: rows.lowerBound,
      rows: Int32(rows.count))
  }

  /// The band's columns that the shadow can touch.
  private func columns(of band: br_band) -> Range<Int32>? {
    guard let ink = silhouette.ink else { return nil }
    let reach = sigma * SilhouetteShadow.reach + 1
    let first = max(space.x(ink.minX) - reach, 0)
    let end = min(space.x(ink.maxX) + reach, Double(band.width))
    guard first < end else { return nil }
    let reached = Int32(first)..<Int32(end.rounded(.up))
    guard let area else { return reached }
    let columns = reached.clamped(to: area.columns)
    return columns.isEmpty ? nil : columns
  }

  /// Cells of an eighth to a sixth of sigma where there is a choice: parts of a pixel, at most eight,
  /// or a power of two of pixels.
  private var grain: (cellsAPixel: Int32, pixelsACell: Int32) {
    if sigma < 6 { return (Int32(min(6 / sigma, 8).rounded(.up)), 1) }
    var pixels: Int32 = 1
    while Double(pixels * 16) <= sigma { pixels *= 2 }
    return (1, pixels)
  }

  /// Parts of a pixel, in tiles, since there are many of them.
  private func drawTile(_ columns: Range<Int32>, on band: br_band) throws(RasterError) {
    let cells = grain.cellsAPixel
    let (first, end) = (columns.lowerBound, columns.upperBound)
    let margin = Int32(sigma * SilhouetteShadow.reach) + 2
    let mask = try BandBuffer(
      width: (end - first + 2 * margin) * cells + 1, rows: (band.rows + 2 * margin) * cells + 1)
    let grained = DeviceSpace(
      scale: space.scale * Double(cells),
      left: (space.left + Double(first - margin)) * Double(cells),
      top: (space.top - Double(margin)) * Double(cells))
    let canvas = mask.band(top: band.top * cells, count: .max)
    try silhouette.draw(.opaque, in: grained, on: canvas)
    var source = br_mask(
      cells: canvas, left: first - margin, top: band.top - margin, cells_a_pixel: cells,
      pixels_a_cell: 1, first: first, end: end)
    var band = band
    try check("draw a shadow by coverage", br_draw_mask_shadow(&band, &source, sigma, color))
  }

  /// Cells of many pixels, no more than what the ink can reach.
  private func drawWhole(in columns: Range<Int32>, on band: br_band) throws(RasterError) {
    let side = grain.pixelsACell
    let margin = sigma * SilhouetteShadow.reach + 4 * Double(side)
    let ink = inkBox
    func cells(_ from: Double, _ to: Double, _ first: Int32, _ end: Int32) -> Range<Int32> {
      let low = max(from, Double(first) - margin) / Double(side)
      let high = min(to, Double(end) + margin) / Double(side)
      return low < high ? Int32(low.rounded(.down))..<Int32(high.rounded(.up)) : 0..<0
    }
    let across = cells(ink.minX, ink.maxX, columns.lowerBound, columns.upperBound)
    let down = cells(ink.minY, ink.maxY, band.top, band.top + band.rows)
    guard !across.isEmpty, !down.isEmpty else { return }
    let mask = try BandBuffer(width: Int32(across.count), rows: Int32(down.count))
    let canvas = mask.band(top: 0, count: .max)
    let grained = DeviceSpace(
      scale: space.scale / Double(side),
      left: space.left / Double(side) + Double(across.lowerBound),
      top: space.top / Double(side) + Double(down.lowerBound))
    try silhouette.draw(.opaque, in: grained, on: canvas)
    var source = br_mask(
      cells: canvas, left: across.lowerBound * side, top: down.lowerBound * side,
      cells_a_pixel: 1, pixels_a_cell: side, first: columns.lowerBound, end: columns.upperBound)
    var band = band
    try check("draw a shadow by coverage", br_draw_mask_shadow(&band, &source, sigma, color))
  }

  /// What the silhouette can cover, in pixels of the picture.
  private var inkBox: Rect {
    let ink = silhouette.ink ?? .zero
    return Rect(
      minX: space.x(ink.minX), minY: space.y(ink.minY), maxX: space.x(ink.maxX),
      maxY: space.y(ink.maxY))
  }
}

extension br_color {
  fileprivate static let opaque = br_color(red: 0, green: 0, blue: 0, alpha: 65535)
}
