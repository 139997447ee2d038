import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// What casts a shadow by its own coverage, whatever its shape.
protocol Silhouette {
  /// What it can cover, in points, generously; nil: nothing.
  var ink: Rect? { get }

  /// The same further to the right and down, in points.
  func offsetBy(x: Double, y: Double) -> Self

  /// Covers the band with `color` where it is.
  func draw(_ color: br_color, in space: DeviceSpace, on band: br_band) throws(RasterError)
}

/// Glyphs of one run.
struct GlyphSilhouette: Silhouette {
  let run: GlyphRun
  let glyphs: any GlyphPainting

  /// Ems from a glyph's origin to its furthest ink.
  private static let reach = 4.0

  var ink: Rect? {
    let (across, down) = (run.glyphs.map(\.x), run.glyphs.map(\.y))
    guard let left = across.min(), let right = across.max(), let top = down.min(),
      let bottom = down.max()
    else { return nil }
    let reach = run.size * Self.reach
    return Rect(
      minX: run.origin.x + left - reach, minY: run.origin.y + top - reach,
      maxX: run.origin.x + right + reach, maxY: run.origin.y + bottom + reach)
  }

  func offsetBy(x: Double, y: Double) -> GlyphSilhouette {
    GlyphSilhouette(run: run.offsetBy(x: x, y: y), glyphs: glyphs)
  }

  func draw(_ color: br_color, in space: DeviceSpace, on band: br_band) throws(RasterError) {
    try glyphs.draw(run, color: color, in: space, on: band)
  }
}

/// A filled outline.
struct PathSilhouette: Silhouette {
  let path: VectorPath
  let rule: FillRule

  var ink: Rect? { path.bounds }

  func offsetBy(x: Double, y: Double) -> PathSilhouette {
    PathSilhouette(path: path.mapPoints { Point(x: $0.x + x, y: $0.y + y) }, rule: rule)
  }

  func draw(_ color: br_color, in space: DeviceSpace, on band: br_band) throws(RasterError) {
    try Outline(path, in: space).fill(rule, color, on: band)
  }
}
