import BarDisplayList
internal import CBarRaster

/// Rows of pictures below one another, all rows alike; in pixels.
public struct SheetFormat: Hashable, Sendable {
  public let width: Int
  public let rowHeight: Int
  public let rowCount: Int
  /// Pixels per point.
  public let scale: Double

  /// Sizes are at least 1.
  public init(width: Int, rowHeight: Int, rowCount: Int, scale: Double) {
    self.width = max(width, 1)
    self.rowHeight = max(rowHeight, 1)
    self.rowCount = max(rowCount, 1)
    self.scale = scale
  }
}

/// One row of a sheet.
public struct SheetRow: Sendable {
  /// A picture in the row. It covers what is behind it, so it has to be opaque.
  public struct Tile: Sendable {
    public let list: DisplayList
    /// Pixels from the row's left.
    public let x: Int
    /// Pixels from the row's top, the same for all tiles of a row.
    public let y: Int

    public init(list: DisplayList, x: Int, y: Int) {
      self.list = list
      self.x = x
      self.y = y
    }
  }
  /// As large as the row; covers it with an opaque fill.
  public let background: DisplayList
  public let tiles: [Tile]

  public init(background: DisplayList, tiles: [Tile]) {
    self.background = background
    self.tiles = tiles
  }
}

extension Painter {
  /// The sheet as one RGB PNG. `row` is asked for each row in turn; one row's lists and a band of each
  /// of its pictures are in memory at a time.
  public func png(
    of format: SheetFormat, limits: PictureLimits = .standard,
    row: (Int) throws(RasterError) -> SheetRow
  ) throws(RasterError) -> [UInt8] {
    let height = Double(format.rowHeight) * Double(format.rowCount)
    try limits.check(width: Double(format.width), height: height)
    guard let width = Int32(exactly: format.width), let height = Int32(exactly: height) else {
      throw .limit("the picture is too large")
    }
    let writer = try PNGWriter(
      width: width, height: height, hasAlpha: false, scale: format.scale)
    for index in 0..<format.rowCount {
      var painter = try RowPainter(try row(index), glyphs: glyphs, rows: bandRows, limits: limits)
      try painter.paint(into: writer, below: Int32(clamping: index * format.rowHeight))
    }
    return try writer.finish()
  }
}

/// Paints one row of a sheet band by band.
private struct RowPainter {
  private struct Tile {
    var bands: BandPainter
    let canvas: Canvas
    let x: Int32
  }
  private let canvas: Canvas
  private var background: BandPainter
  private var tiles: [Tile]
  /// Where the tiles begin and end.
  private let span: Range<Int32>
  private let rows: Int32

  init(_ row: SheetRow, glyphs: any GlyphPainting, rows: Int32, limits: PictureLimits)
    throws(RasterError)
  {
    self.rows = rows
    canvas = try Canvas(of: row.background, limits: limits)
    background = try BandPainter(row.background, on: canvas, glyphs: glyphs, rows: rows)
    var tiles: [Tile] = []
    var span: Range<Int32> = 0..<0
    for tile in row.tiles {
      let size = try Canvas(of: tile.list, limits: limits)
      let (x, y) = (Int32(clamping: tile.x), Int32(clamping: tile.y))
      guard x >= 0, y >= 0, size.width <= canvas.width - x, size.height <= canvas.height - y
      else { throw .fault("a picture that hangs out of its sheet") }
      tiles.append(
        Tile(
          bands: try BandPainter(tile.list, on: size, glyphs: glyphs, rows: rows), canvas: size,
          x: x))
      span = y..<max(span.upperBound, y + size.height)
    }
    self.tiles = tiles
    self.span = span
  }

  /// Bands end where the tiles begin and end, so that a tile's bands are the row's.
  mutating func paint(into writer: PNGWriter, below rowTop: Int32) throws(RasterError) {
    var top: Int32 = 0
    while top < canvas.height {
      let stops = [span.lowerBound, span.upperBound, canvas.height].filter { $0 > top }
      let count = min(stops.min() ?? canvas.height, top + rows) - top
      var band = try background.paint(from: top)
      band.rows = count
      if span.contains(top) { try paintTiles(on: band, from: top - span.lowerBound) }
      band.top = rowTop + top
      try writer.append(band)
      top += count
    }
  }

  private mutating func paintTiles(on band: br_band, from top: Int32) throws(RasterError) {
    for index in tiles.indices where top < tiles[index].canvas.height {
      let picture = try tiles[index].bands.paint(from: top)
      guard let from = picture.pixels, let onto = band.pixels else { continue }
      let length = Int(picture.width) * 4
      for y in 0..<Int(min(picture.rows, band.rows)) {
        let start = (y * Int(band.width) + Int(tiles[index].x)) * 4
        onto.advanced(by: start).update(from: from.advanced(by: y * length), count: length)
      }
    }
  }
}
