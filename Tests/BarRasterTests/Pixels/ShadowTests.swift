import CBarRaster
import Foundation
import Testing

/// Shadows against numeric integration over each pixel, and against themselves.
@Suite struct ShadowTests {
  /// A caster and sigma that fit a picture of 150 x 120 pixels.
  struct Scene: CustomTestStringConvertible, Sendable {
    let sigma: Double
    let radius: Double
    var caster: br_shape {
      br_shape(left: 40.25, top: 30.5, right: 110.75, bottom: 92.5, radius: radius)
    }
    var testDescription: String { "sigma \(sigma), radius \(radius)" }

    /// Up to the half of the shorter side, 62 pixels.
    static let all = [0.5, 0.75, 1.5, 3, 6, 18, 60].flatMap { sigma in
      [0, 12, 31].map { Scene(sigma: sigma, radius: $0) }
    }
  }

  private func draw(
    _ caster: br_shape, sigma: Double, hole: br_shape? = nil, width: Int = 150, height: Int = 120,
    bandRows: Int? = nil, color: br_color = .black
  ) throws -> Picture {
    try Picture(width: width, height: height, bandRows: bandRows) { band in
      guard var hole else { return br_draw_shadow(band, caster, sigma, nil, color) }
      return br_draw_shadow(band, caster, sigma, &hole, color)
    }
  }

  @Test(arguments: Scene.all)
  func everyPixelIsTheAverageOverItsArea(scene: Scene) throws {
    let picture = try draw(scene.caster, sigma: scene.sigma)
    let truth = ShadowOracle(caster: scene.caster, sigma: scene.sigma)
      .averages(width: picture.width, height: picture.height)
    var worst = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        worst = max(worst, abs(picture.alpha(x, y) - truth[y][x] * 255))
      }
    }
    #expect(worst < 0.05, "levels of 255")
  }

  /// The hole is the caster before the shadow's offset, its edges between pixels.
  @Test(arguments: [(0.5, 0.0), (0.5, 12), (3, 12), (18, 31), (60, 12)])
  func nothingIsDrawnInsideTheCutoutAndItsEdgeKeepsTheOuterPart(sigma: Double, radius: Double)
    throws
  {
    let caster = Scene(sigma: sigma, radius: radius).caster
    let hole = caster.moved(right: 0.3, down: -4.1)
    let picture = try draw(caster, sigma: sigma, hole: hole)
    let whole = try draw(caster, sigma: sigma)
    let shadow = ShadowOracle(caster: caster, sigma: sigma)
    let outline = ShapeOracle(shape: hole)
    var worst = 0.0
    var edges = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let covered = outline.coverage(x: x, y: y)
        if covered < 1e-9 {
          worst = max(worst, abs(picture.alpha(x, y) - whole.alpha(x, y)))
        } else if covered > 1 - 1e-9 {
          worst = max(worst, picture.alpha(x, y))
        } else if (x + y) % 5 == 0 {
          edges += 1
          let truth = outline.integral(x: x, y: y, inside: false) { shadow.shadow($0, $1) }
          worst = max(worst, abs(picture.alpha(x, y) - truth * 255))
        }
      }
    }
    #expect(edges > 30)
    #expect(worst < 0.5, "levels of 255")
  }

  @Test func aBarWiderThanThePictureHasNoVisibleEnds() throws {
    let caster = br_shape(left: -200, top: 10, right: 260, bottom: 40, radius: 0)
    let picture = try draw(caster, sigma: 12, width: 60, height: 80)
    for y in 0..<80 {
      for x in 1..<60 { #expect(picture.alpha(x, y) == picture.alpha(0, y)) }
    }
    #expect(picture.alpha(0, 25) > 150)
  }

  @Test func withoutSigmaTheShadowIsTheShape() throws {
    let shape = Scene(sigma: 0, radius: 12).caster
    let filled = try Picture(width: 150, height: 120) { br_fill_shape($0, shape, .black) }
    #expect(try draw(shape, sigma: 0) == filled)
    let around = try draw(shape, sigma: 0, hole: shape)
    #expect(around.mass == 0)
  }

  @Test(arguments: [0.5, 4], [0, 12])
  func itsMassIsTheAreaOfTheCaster(sigma: Double, radius: Double) throws {
    let shape = Scene(sigma: sigma, radius: radius).caster
    let picture = try draw(shape, sigma: sigma)
    let area = 70.5 * 62 - (4 - Double.pi) * radius * radius
    #expect(abs(picture.mass / area - 1) < 1e-4)
  }

  @Test(arguments: [(0.5, 12.0), (6, 12), (6, 0)])
  func bandsOfAnyHeightMakeTheSamePicture(sigma: Double, radius: Double) throws {
    let shape = Scene(sigma: sigma, radius: radius).caster
    let hole = shape.moved(right: 0.3, down: -3.2)
    let whole = try draw(shape, sigma: sigma, hole: hole)
    for rows in [1, 7, 16, 64] {
      #expect(try draw(shape, sigma: sigma, hole: hole, bandRows: rows) == whole, "\(rows) rows")
    }
  }

  @Test func movedByWholePixelsItIsTheSame() throws {
    let shape = Scene(sigma: 3, radius: 12).caster
    let moved = try draw(shape.moved(right: 9, down: 5), sigma: 3)
    #expect(try draw(shape, sigma: 3).moved(right: 9, down: 5).distance(to: moved) < 0.01)
  }

  @Test func mirroredItIsTheSame() throws {
    let shape = Scene(sigma: 3, radius: 12).caster
    let mirrored = br_shape(
      left: 150 - shape.right, top: shape.top, right: 150 - shape.left, bottom: shape.bottom,
      radius: shape.radius)
    let distance = try draw(shape, sigma: 3).mirrored.distance(to: draw(mirrored, sigma: 3))
    #expect(distance < 0.01)
  }

  @Test func withoutAlphaNothingIsDrawn() throws {
    let clear = br_color(red: 9, green: 9, blue: 9, alpha: 0)
    #expect(try draw(Scene(sigma: 3, radius: 0).caster, sigma: 3, color: clear).mass == 0)
  }

  @Test(arguments: [-1, 2049, .nan, .infinity])
  func impossibleSigmasAreRefused(sigma: Double) {
    var pixels = [UInt16](repeating: 0, count: 4)
    let status = pixels.withUnsafeMutableBufferPointer { buffer in
      var band = br_band(pixels: buffer.baseAddress, width: 1, top: 0, rows: 1)
      let shape = br_shape(left: 0, top: 0, right: 1, bottom: 1, radius: 0)
      return br_draw_shadow(&band, shape, sigma, nil, .black)
    }
    #expect(status == .BR_STATUS_BAD_ARGUMENT)
  }
}
