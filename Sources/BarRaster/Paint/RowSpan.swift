import BarDisplayList
import BarPrimitives

/// Rows of the picture: those that an item can touch, generously, or those that it covers, exactly.
struct RowSpan {
  let top: Double
  let bottom: Double

  private static let everywhere = RowSpan(top: -.infinity, bottom: .infinity)

  /// Of the Gaussian's standard deviations; 16 bits see fewer.
  private static let shadowReach = 6.0

  /// Ems from the baseline to the furthest ink of any glyph that is drawn.
  private static let glyphReach = 4.0

  init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }

  init(of item: DisplayItem, in space: DeviceSpace) {
    switch item {
    case .fill(let shape, _), .border(let shape, _, _, _), .gradient(let shape, _),
      .backdrop(let shape, _):
      self.init(shape.rect, in: space)
    case .shadow(let shape, let layer, _):
      self.init(shape.rect, reach: layer.sigma * RowSpan.shadowReach, dy: layer.dy, in: space)
    case .icon(_, let rect, _): self.init(rect, reach: rect.height, in: space)
    case .image(_, let rect, _): self.init(rect, in: space)
    case .glyphs(let run, _): self.init(of: run, in: space)
    case .textShadow(let run, let layer):
      let still = RowSpan(of: run.offsetBy(x: layer.dx, y: layer.dy), in: space)
      let reach = layer.sigma * RowSpan.shadowReach * space.scale
      self.init(top: still.top - reach, bottom: still.bottom + reach)
    case .path(let path, _, _): self.init(of: path, in: space)
    case .pathShadow(_, _, _, let area): self.init(area, in: space)
    case .pushClip, .popClip, .pushGroup, .popGroup: self = .everywhere
    }
  }

  private init(_ rect: Rect, reach: Double = 0, dy: Double = 0, in space: DeviceSpace) {
    top = space.y(rect.minY + dy - reach) - 1
    bottom = space.y(rect.maxY + dy + reach) + 1
  }

  private init(of run: GlyphRun, in space: DeviceSpace) {
    let reach = run.size * RowSpan.glyphReach
    let offsets = run.glyphs.map(\.y)
    top = space.y(run.origin.y + (offsets.min() ?? 0) - reach)
    bottom = space.y(run.origin.y + (offsets.max() ?? 0) + reach)
  }

  /// A path without points touches no row.
  private init(of path: VectorPath, in space: DeviceSpace) {
    guard let bounds = path.bounds else {
      self.init(top: .infinity, bottom: -.infinity)
      return
    }
    self.init(bounds, in: space)
  }

  func meets(top: Int32, count: Int32) -> Bool {
    self.top < Double(top) + Double(count) && bottom > Double(top)
  }

  func meets(_ other: RowSpan) -> Bool { top < other.bottom && bottom > other.top }

  func holds(top: Int32, count: Int32) -> Bool {
    self.top <= Double(top) && bottom >= Double(top) + Double(count)
  }
}
