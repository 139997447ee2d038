import CBarRaster
import Testing

/// Shadows of masks against the shadows of shapes, which are computed another way: by closed forms
/// and quadrature, without any mask.
@Suite struct MaskShadowTests {
  private static let card = br_shape(left: 42.3, top: 31.6, right: 118.9, bottom: 88.2, radius: 11)

  /// The mask of `shape` in cells for a picture of 160 by 120 pixels, and its shadow.
  private func draw(
    _ shape: br_shape, sigma: Double, cellsAPixel: Int = 1, pixelsACell: Int = 1,
    bandRows: Int? = nil
  ) throws -> Picture {
    let margin = (Int(sigma * 5) / pixelsACell + 2) * pixelsACell
    let perPixel = Double(cellsAPixel) / Double(pixelsACell)
    func grained(_ edge: Double) -> Double { (edge + Double(margin)) * perPixel }
    let coarse = br_shape(
      left: grained(shape.left), top: grained(shape.top), right: grained(shape.right),
      bottom: grained(shape.bottom), radius: shape.radius * perPixel)
    func cells(_ pixels: Int) -> Int { (pixels + 2 * margin) * cellsAPixel / pixelsACell + 1 }
    var mask = try Picture(width: cells(160), height: cells(120)) {
      br_fill_shape($0, coarse, .white)
    }.pixels
    return try mask.withUnsafeMutableBufferPointer { buffer in
      let band = br_band(
        pixels: buffer.baseAddress, width: Int32(cells(160)), top: 0, rows: Int32(cells(120)))
      var source = br_mask(
        cells: band, left: Int32(-margin), top: Int32(-margin), cells_a_pixel: Int32(cellsAPixel),
        pixels_a_cell: Int32(pixelsACell), first: 0, end: 160)
      return try Picture(width: 160, height: 120, bandRows: bandRows) {
        br_draw_mask_shadow($0, &source, sigma, .black)
      }
    }
  }

  private func shadow(_ shape: br_shape, sigma: Double) throws -> Picture {
    try Picture(width: 160, height: 120) { br_draw_shadow($0, shape, sigma, nil, .black) }
  }

  @Test(arguments: [
    (0.5, 8, 1), (0.75, 6, 1), (1.5, 3, 1), (3, 2, 1), (4, 2, 1), (6, 1, 1), (9, 1, 1), (18, 1, 2),
    (24, 1, 2), (60, 1, 4), (70, 1, 8), (400, 1, 32),
  ])
  func itIsTheShadowOfTheShapeThatTheMaskShows(sigma: Double, cells: Int, pixels: Int) throws {
    let drawn = try draw(
      MaskShadowTests.card, sigma: sigma, cellsAPixel: cells, pixelsACell: pixels)
    let distance = try drawn.distance(to: shadow(MaskShadowTests.card, sigma: sigma))
    #expect(distance < 0.5, "levels of 255")
  }

  @Test func itHasTheMassOfTheMask() throws {
    let shape = br_shape(left: 60, top: 45, right: 100, bottom: 75, radius: 0)
    for (sigma, cells) in [(1, 4), (6, 1), (8.5, 1)] {
      let picture = try draw(shape, sigma: sigma, cellsAPixel: cells)
      #expect(abs(picture.mass - 1200) < 1.2, "a thousandth")
    }
  }

  @Test func anEvenMaskStaysEven() throws {
    let all = br_shape(left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, radius: 0)
    #expect(try draw(all, sigma: 7.3).mass == 160 * 120)
    #expect(try draw(all, sigma: 0.6, cellsAPixel: 7).mass == 160 * 120)
    #expect(try draw(all, sigma: 33, pixelsACell: 2).mass == 160 * 120)
  }

  @Test func theMirroredMaskHasTheMirroredShadow() throws {
    let shape = MaskShadowTests.card
    let mirrored = br_shape(
      left: 160 - shape.right, top: shape.top, right: 160 - shape.left, bottom: shape.bottom,
      radius: shape.radius)
    let distance = try draw(shape, sigma: 5).mirrored.distance(to: draw(mirrored, sigma: 5))
    #expect(distance < 0.01)
  }

  @Test func bandsOfAnyHeightMakeTheSamePicture() throws {
    for rows in [1, 7, 64] {
      #expect(
        try draw(MaskShadowTests.card, sigma: 18, pixelsACell: 2, bandRows: rows)
          == draw(MaskShadowTests.card, sigma: 18, pixelsACell: 2))
    }
  }

  /// Cells that are not small beside the blur, or not even, would show.
  @Test(arguments: [(15.9, 2), (30, 3), (100, 16)])
  func cellsThatAreTooLargeAreRefused(sigma: Double, pixels: Int32) {
    var values = [UInt16](repeating: 0, count: 4)
    values.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(pixels: buffer.baseAddress, width: 1, top: 0, rows: 1)
      var mask = br_mask(
        cells: band, left: 0, top: 0, cells_a_pixel: 1, pixels_a_cell: pixels, first: 0, end: 1)
      #expect(br_draw_mask_shadow(&band, &mask, sigma, .black) == .BR_STATUS_BAD_ARGUMENT)
    }
  }

  @Test(arguments: [0, -1, 2049, .nan, .infinity])
  func impossibleSigmasAreRefused(sigma: Double) {
    var pixels = [UInt16](repeating: 0, count: 4)
    pixels.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(pixels: buffer.baseAddress, width: 1, top: 0, rows: 1)
      var mask = br_mask(
        cells: band, left: 0, top: 0, cells_a_pixel: 1, pixels_a_cell: 1, first: 0, end: 1)
      #expect(br_draw_mask_shadow(&band, &mask, sigma, .black) == .BR_STATUS_BAD_ARGUMENT)
    }
  }
}
