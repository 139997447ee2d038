import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// Paints one band of a list after the other into the same memory.
struct BandPainter {
  private struct Step {
    let step: PaintStep
    /// Those that it can touch.
    let rows: RowSpan
    /// Those that hide what was painted before it.
    let covered: RowSpan?
  }

  private let steps: [Step]
  private let canvas: Canvas
  private let glyphs: any GlyphPainting
  private let rows: Int32
  private var layers: LayerStack

  private var space: DeviceSpace { canvas.space }

  init(_ list: DisplayList, on canvas: Canvas, glyphs: any GlyphPainting, rows: Int32)
    throws(RasterError)
  {
    let steps = try PaintSteps.all(of: list, on: canvas, glyphs: glyphs)
    try self.init(steps, on: canvas, glyphs: glyphs, rows: rows)
  }

  init(_ steps: [PaintStep], on canvas: Canvas, glyphs: any GlyphPainting, rows: Int32)
    throws(RasterError)
  {
    self.steps = BandPainter.steps(steps, on: canvas)
    self.canvas = canvas
    self.glyphs = glyphs
    self.rows = min(max(rows, 1), canvas.height)
    layers = try LayerStack(width: canvas.width, rows: self.rows)
  }

  private static func steps(_ steps: [PaintStep], on canvas: Canvas) -> [Step] {
    var depth = 0
    return steps.map { step in
      var covered: RowSpan?
      switch step {
      case .item(.pushClip), .item(.pushGroup): depth += 1
      case .item(.popClip), .item(.popGroup): depth -= 1
      case .item(let item) where depth == 0: covered = canvas.rowsCovered(by: item)
      case .item, .backdrop: break
      }
      return Step(step: step, rows: step.rows(in: canvas.space), covered: covered)
    }
  }

  /// The rows from `top` on; the band lives until the next call.
  mutating func paint(from top: Int32) throws(RasterError) -> br_band {
    let count = min(rows, canvas.height - top)
    let covering = steps.lastIndex { $0.covered?.holds(top: top, count: count) ?? false }
    layers.begin(top: top, count: count, clearing: covering == nil)
    for step in steps[(covering ?? 0)...] where step.rows.meets(top: top, count: count) {
      switch step.step {
      case .item(let item): try paint(item)
      case .backdrop(let pixels): try pixels.draw(in: space, on: layers.current)
      }
    }
    return layers.current
  }

  /// The memory that `paint` draws the bands into.
  var bottom: BandBuffer { layers.bottom }

  private mutating func paint(_ item: DisplayItem) throws(RasterError) {
    var band = layers.current
    switch item {
    case .fill(let shape, let color):
      try check("fill a shape", br_fill_shape(&band, space.shape(shape), br_color(color)))
    case .border(let shape, let width, let color, let fill):
      try drawBorder(of: shape, width: width, color, fill: fill, on: band)
    case .gradient(let shape, let gradient):
      try gradient.fill(space.shape(shape), in: space, on: band)
    case .shadow(let shape, let layer, let cutout):
      try draw(layer, of: shape, around: cutout, on: band)
    case .glyphs(let run, let color):
      try glyphs.draw(run, color: br_color(color), in: space, on: band)
    case .textShadow(let run, let layer):
      let silhouette = GlyphSilhouette(run: run, glyphs: glyphs)
      try SilhouetteShadow(of: silhouette, layer, in: space).draw(on: band)
    case .pathShadow(let path, let rule, let layer, let area):
      let silhouette = PathSilhouette(path: path, rule: rule)
      try SilhouetteShadow(of: silhouette, layer, within: area, in: space).draw(on: band)
    case .icon(let icon, let rect, let color):
      try glyphs.draw(icon, in: rect, color: br_color(color), space: space, on: band)
    case .path(let path, let rule, let color):
      try Outline(path, in: space).fill(rule, br_color(color), on: band)
    case .image(let image, let rect, let tint):
      try draw(image, in: rect, tint: tint, on: band)
    case .backdrop: throw .fault("a backdrop without pixels")
    case .pushClip(let shape):
      try layers.push(.clip(space.shape(shape)))
    case .pushGroup(let opacity):
      let rounded = Color.black.withAlpha(opacity)  // as colours round theirs
      try layers.push(.group(opacity: rounded.alpha))
    case .popClip, .popGroup:
      try layers.pop()
    }
  }

  private func drawBorder(
    of shape: RoundedRect, width: Double, _ color: Color, fill: Color?, on band: br_band
  ) throws(RasterError) {
    var band = band
    let ring = width * space.scale
    guard let fill else {
      let status = br_draw_border(&band, space.shape(shape), ring, br_color(color), nil)
      return try check("draw a border", status)
    }
    var inside = br_color(fill)
    try check(
      "draw a border", br_draw_border(&band, space.shape(shape), ring, br_color(color), &inside))
  }

  /// The core's limit for a shadow's sigma, in pixels: beyond it a screen is evenly dark to the eye.
  private static let softest = 2048.0

  private func draw(
    _ layer: ShadowLayer, of shape: RoundedRect, around cutout: RoundedRect?, on band: br_band
  ) throws(RasterError) {
    var band = band
    let caster = space.shape(shape.rect.offsetBy(x: layer.dx, y: layer.dy), radius: shape.radius)
    let sigma = min(layer.sigma * space.scale, BandPainter.softest)
    let color = br_color(layer.color)
    guard let cutout else {
      return try check("draw a shadow", br_draw_shadow(&band, caster, sigma, nil, color))
    }
    var hole = space.shape(cutout)
    try check("draw a shadow", br_draw_shadow(&band, caster, sigma, &hole, color))
  }

  private func draw(_ image: BarImage, in rect: Rect, tint: Color?, on band: br_band)
    throws(RasterError)
  {
    var band = band
    let target = space.shape(rect)
    let status = image.pixels.withUnsafeBufferPointer { pixels in
      let source = br_image(
        pixels: pixels.baseAddress, width: Int32(clamping: image.width),
        height: Int32(clamping: image.height))
      guard let tint else { return br_draw_image(&band, source, target, nil) }
      var color = br_color(tint)
      return br_draw_image(&band, source, target, &color)
    }
    try check("draw an image", status)
  }
}
