import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// What an element sees of the picture behind it, blurred once for all bands.
struct BackdropPixels {
  private let pixels: BandBuffer
  /// The first column and row, counted in pixels from the screen's left top corner.
  private let left: Double
  private let top: Double
  private let width: Int32
  private let height: Int32
  private let shape: RoundedRect

  /// Of the Gaussian's standard deviations: what lies further outside the picture is not painted.
  private static let reach = 5.0
  /// The core's limit, in pixels.
  private static let softest = 2048.0
  /// Of all backdrops of a picture together.
  static let pixelLimit = PictureLimits.input.maxPixels

  /// The standard deviation in pixels.
  private static func sigma(of backdrop: Backdrop, on canvas: Canvas) -> Double {
    min(backdrop.sigma * canvas.space.scale, softest)
  }

  /// The part of a picture that has to be painted for a backdrop; nil if the element does not touch it.
  static func part(
    of canvas: Canvas, for backdrop: Backdrop, in shape: RoundedRect
  ) -> Canvas? {
    Canvas(part: shape.rect, of: canvas, margin: sigma(of: backdrop, on: canvas) * reach + 1)
  }

  /// Nil if the element does not touch the picture. `steps` is what is painted before it and touches
  /// the rows; `budget` is what all backdrops together may still cover, in pixels.
  init?(
    _ backdrop: Backdrop, of shape: RoundedRect, behind steps: (RowSpan) -> [PaintStep],
    on canvas: Canvas, glyphs: any GlyphPainting, budget: inout Int
  ) throws(RasterError) {
    guard let part = BackdropPixels.part(of: canvas, for: backdrop, in: shape) else { return nil }
    budget -= Int(part.width) * Int(part.height)
    guard budget >= 0 else {
      throw .limit("the backdrops cover more than \(BackdropPixels.pixelLimit) pixels")
    }
    let sigma = BackdropPixels.sigma(of: backdrop, on: canvas)
    let top = part.space.top - canvas.space.top
    let rows = RowSpan(top: top, bottom: top + Double(part.height))
    var behind = try BandPainter(steps(rows), on: part, glyphs: glyphs, rows: part.height)
    var pixels = try behind.paint(from: 0)
    let status = br_make_backdrop(&pixels, sigma, backdrop.saturation, br_color(backdrop.tint))
    try check("make a backdrop", status)
    self.pixels = behind.bottom
    left = part.space.left
    self.top = part.space.top
    width = part.width
    height = part.height
    self.shape = shape
  }

  func rows(in space: DeviceSpace) -> RowSpan {
    RowSpan(top: top - space.top, bottom: top - space.top + Double(height))
  }

  /// Whole: the shape is not cut out. Nil if there are no pixels.
  func picture(named name: String, in space: DeviceSpace) throws(RasterError) -> PlacedPicture? {
    let (width, height) = (Int(self.width), Int(self.height))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    var band = pixels.band(top: 0, count: self.height)
    let status = bytes.withUnsafeMutableBufferPointer { buffer in
      br_band_to_rgba8(&band, buffer.baseAddress, buffer.count)
    }
    try check("round a backdrop", status)
    let frame = Rect(
      x: left / space.scale, y: top / space.scale, width: Double(width) / space.scale,
      height: Double(height) / space.scale)
    return BarImage(name: name, width: width, height: height, pixels: bytes)
      .map { PlacedPicture(image: $0, frame: frame) }
  }

  func draw(in space: DeviceSpace, on band: br_band) throws(RasterError) {
    var band = band
    var source = pixels.band(top: 0, count: height)
    let status = br_draw_pixels(
      &band, &source, Int32(clamping: Int64(left - space.left)),
      Int32(clamping: Int64(top - space.top)), space.shape(shape))
    try check("draw a backdrop", status)
  }
}
