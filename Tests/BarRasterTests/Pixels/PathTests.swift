import CBarRaster
import Testing

/// An outline as the C core takes it.
private struct Pen {
  private(set) var verbs: [UInt8] = []
  private(set) var points: [Double] = []

  mutating func add(_ verb: br_verb, _ coordinates: Double...) {
    verbs.append(UInt8(verb.rawValue))
    points += coordinates
  }

  static func polygon(_ corners: [(Double, Double)]) -> Pen {
    var pen = Pen()
    for (index, corner) in corners.enumerated() {
      pen.add(index == 0 ? .BR_VERB_MOVE : .BR_VERB_LINE, corner.0, corner.1)
    }
    return pen
  }

  func fill(
    _ rule: br_fill_rule = .BR_FILL_NON_ZERO, on band: UnsafePointer<br_band>
  ) -> br_status {
    verbs.withUnsafeBufferPointer { verbs in
      points.withUnsafeBufferPointer { points in
        let path = br_path(
          verbs: verbs.baseAddress, verb_count: verbs.count, points: points.baseAddress,
          point_count: points.count / 2)
        return br_fill_path(band, path, rule, .black)
      }
    }
  }

  func picture(_ rule: br_fill_rule = .BR_FILL_NON_ZERO, bandRows: Int? = nil) throws -> Picture {
    try Picture(width: 40, height: 40, bandRows: bandRows) { fill(rule, on: $0) }
  }
}

private struct Box {
  let left, top, right, bottom: Double

  init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  var corners: [(Double, Double)] { [(left, top), (right, top), (right, bottom), (left, bottom)] }

  func clipped(to other: Box) -> Box {
    Box(
      max(left, other.left), max(top, other.top), min(right, other.right),
      min(bottom, other.bottom))
  }

  /// Of the pixel, the part that is covered.
  func area(_ x: Int, _ y: Int) -> Double {
    let part = clipped(to: Box(Double(x), Double(y), Double(x + 1), Double(y + 1)))
    return max(part.right - part.left, 0) * max(part.bottom - part.top, 0)
  }
}

/// Outlines against areas known from geometry.
@Suite struct PathTests {
  private static let starCorners: [(Double, Double)] = [
    (20, 2), (31, 36), (2, 15), (38, 15), (9, 36),
  ]
  private static let star = Pen.polygon(starCorners)

  @Test func aTriangleHasItsArea() throws {
    let picture = try Pen.polygon([(1, 1), (37.25, 2.5), (4.5, 38.75)]).picture()
    #expect(abs(picture.mass - (36.25 * 37.75 - 3.5 * 1.5) / 2) < 0.01)
  }

  /// The edge through (0, 0) and (40, 10) leaves trapezoids whose areas are sums of eighths.
  @Test func aSlopeGivesEachPixelItsArea() throws {
    let picture = try Pen.polygon([(0, 0), (40, 10), (40, 40), (0, 40)]).picture()
    for x in 0..<40 {
      let uncovered = (Double(x % 4) + 0.5) / 4
      #expect(abs(picture.alpha(x, x / 4) - 255 * (1 - uncovered)) < 0.01)
      #expect(picture.alpha(x, x / 4 + 1) == 255)
    }
  }

  @Test func theMiddleOfAStarIsInsideByOneRuleOnly() throws {
    #expect(try PathTests.star.picture(.BR_FILL_NON_ZERO).alpha(20, 20) == 255)
    #expect(try PathTests.star.picture(.BR_FILL_EVEN_ODD).alpha(20, 20) == 0)
    #expect(try PathTests.star.picture(.BR_FILL_EVEN_ODD).alpha(20, 8) == 255)
  }

  @Test func theSenseOfRotationDoesNotMatter() throws {
    let corners = [(3.3, 1.2), (37.25, 12.5), (14.5, 38.75), (2.0, 20.0)]
    #expect(
      try Pen.polygon(corners).picture() == Pen.polygon(corners.reversed()).picture())
  }

  @Test func aHoleIsCutByTheOtherSenseOfRotation() throws {
    var pen = Pen.polygon([(5, 5), (35, 5), (35, 35), (5, 35)])
    pen.add(.BR_VERB_CLOSE)
    pen.add(.BR_VERB_MOVE, 10, 10)
    for corner in [(10.0, 30.0), (30, 30), (30, 10)] { pen.add(.BR_VERB_LINE, corner.0, corner.1) }
    let picture = try pen.picture()
    #expect(picture.alpha(20, 20) == 0)
    #expect(picture.mass == 30 * 30 - 20 * 20)
  }

  /// Of both senses and of the same: what is covered twice counts once, in the pixels where edges
  /// cross, too, and by the even-odd rule not at all.
  @Test(arguments: [true, false])
  func overlappingRectanglesCoverTheirUnion(areAlike: Bool) throws {
    let (one, other) = (Box(5.3, 5.2, 20.6, 20.7), Box(12.4, 12.1, 30.5, 30.3))
    var pen = Pen.polygon(one.corners)
    pen.add(.BR_VERB_CLOSE)
    for (index, corner) in (areAlike ? other.corners : other.corners.reversed()).enumerated() {
      pen.add(index == 0 ? .BR_VERB_MOVE : .BR_VERB_LINE, corner.0, corner.1)
    }
    for rule in [br_fill_rule.BR_FILL_NON_ZERO, .BR_FILL_EVEN_ODD] {
      let picture = try pen.picture(rule)
      let twice: Double = rule == .BR_FILL_NON_ZERO && areAlike ? 1 : 2
      for y in 0..<40 {
        for x in 0..<40 {
          let both = one.clipped(to: other).area(x, y)
          let truth = 255 * (one.area(x, y) + other.area(x, y) - twice * both)
          #expect(abs(picture.alpha(x, y) - truth) < 0.05, "\(x) \(y)")
        }
      }
    }
  }

  /// Forty slats, every second one of the other sense, each over a third of the next: where two lie
  /// over each other nothing is inside. More edges end in one row than outlines of fonts have.
  @Test func manyEdgesInARowCoverWhatTheyEnclose() throws {
    let slats = (0..<40).map { Box(2 + 0.4 * Double($0), 3.5, 2.6 + 0.4 * Double($0), 33.25) }
    var pen = Pen()
    for (number, slat) in slats.enumerated() {
      let corners = number % 2 == 0 ? slat.corners : slat.corners.reversed()
      for (index, corner) in corners.enumerated() {
        pen.add(index == 0 ? .BR_VERB_MOVE : .BR_VERB_LINE, corner.0, corner.1)
      }
      pen.add(.BR_VERB_CLOSE)
    }
    let picture = try pen.picture()
    for x in 0..<40 {
      for y in [3, 10, 33] {
        var truth = 0.0
        for (number, slat) in slats.enumerated() {
          truth += slat.area(x, y)
          if number > 0 { truth -= 2 * slat.clipped(to: slats[number - 1]).area(x, y) }
        }
        #expect(abs(picture.alpha(x, y) - 255 * truth) < 0.1, "\(x) \(y)")
      }
    }
  }

  /// The star's points and its middle, each a sum of triangles.
  @Test func aStarHasItsArea() throws {
    let star = PathTests.starCorners
    /// Where the edges from `i` and from `j` cross.
    func crossing(_ i: Int, _ j: Int) -> (Double, Double) {
      let (a, b, c, d) = (star[i], star[(i + 1) % 5], star[j], star[(j + 1) % 5])
      let across = (b.0 - a.0) * (d.1 - c.1) - (b.1 - a.1) * (d.0 - c.0)
      let along = ((c.0 - a.0) * (d.1 - c.1) - (c.1 - a.1) * (d.0 - c.0)) / across
      return (a.0 + along * (b.0 - a.0), a.1 + along * (b.1 - a.1))
    }
    func area(_ corners: [(Double, Double)]) -> Double {
      let turns = corners.indices.map { index in
        let (one, next) = (corners[index], corners[(index + 1) % corners.count])
        return one.0 * next.1 - one.1 * next.0
      }
      return abs(turns.reduce(0, +)) / 2
    }
    let middle = area([
      crossing(0, 2), crossing(4, 2), crossing(4, 1), crossing(3, 1), crossing(0, 3),
    ])
    let signed = area(star)
    // The outline goes around its middle twice.
    #expect(abs(try PathTests.star.picture(.BR_FILL_NON_ZERO).mass - (signed - middle)) < 0.01)
    #expect(abs(try PathTests.star.picture(.BR_FILL_EVEN_ODD).mass - (signed - 2 * middle)) < 0.01)
  }

  /// A parabola over a chord encloses two thirds of its box; chords of 1/256 pixel take 0.09 of it.
  @Test func aQuadraticEnclosesTwoThirdsOfItsBox() throws {
    var pen = Pen()
    pen.add(.BR_VERB_MOVE, 2, 30)
    pen.add(.BR_VERB_QUAD, 20, -10, 38, 30)
    #expect(abs(try pen.picture().mass - 36 * 20 * 2 / 3) < 0.1)
  }

  /// This cubic is the same parabola, raised by a degree.
  @Test func aCubicThatIsAQuadraticLooksLikeIt() throws {
    var quad = Pen()
    quad.add(.BR_VERB_MOVE, 2, 30)
    quad.add(.BR_VERB_QUAD, 20, -10, 38, 30)
    var cubic = Pen()
    cubic.add(.BR_VERB_MOVE, 2, 30)
    cubic.add(
      .BR_VERB_CUBIC, 2 + 18.0 * 2 / 3, 30 - 40.0 * 2 / 3, 38 - 18.0 * 2 / 3, 30 - 40.0 * 2 / 3,
      38, 30)
    #expect(try quad.picture().distance(to: cubic.picture()) < 0.5)
  }

  /// Four cubics with the usual control length stay within 0.03 % of the radius of a circle.
  @Test func aCircleOfCubicsCoversWhatARoundShapeDoes() throws {
    let (middle, radius) = (20.0, 17.0)
    let control = radius * 0.5522847498
    var pen = Pen()
    pen.add(.BR_VERB_MOVE, middle + radius, middle)
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      pen.add(
        .BR_VERB_CUBIC, middle + radius * x - control * y, middle + radius * y + control * x,
        middle - radius * y + control * x, middle + radius * x + control * y,
        middle - radius * y, middle + radius * x)
    }
    let circle = br_shape(left: 3, top: 3, right: 37, bottom: 37, radius: radius)
    let round = try Picture(width: 40, height: 40) { br_fill_shape($0, circle, .black) }
    #expect(try pen.picture().distance(to: round) < 1.5)
  }

  @Test func bandsOfAnyHeightMakeTheSamePicture() throws {
    var pen = PathTests.star
    pen.add(.BR_VERB_MOVE, -3, 11.5)
    pen.add(.BR_VERB_CUBIC, 60, -20, -30, 55, 43.3, 21.7)
    for rule in [br_fill_rule.BR_FILL_NON_ZERO, .BR_FILL_EVEN_ODD] {
      for rows in [1, 7, 16] {
        #expect(try pen.picture(rule, bandRows: rows) == pen.picture(rule))
      }
    }
  }

  @Test func whatLiesLeftOfThePictureStillWinds() throws {
    let picture = try Pen.polygon([(-1e7, 10), (30, 10), (30, 20), (-1e7, 20)]).picture()
    #expect(picture.mass == 300)
    let right = try Pen.polygon([(10, 10), (1e7, 10), (1e7, 20), (10, 20)]).picture()
    #expect(right.mass == 300)
  }

  /// The lines cross the picture with a slope of one.
  @Test func anEdgeOfTenMillionPixelsIsStillExact() throws {
    let picture = try Pen.polygon([(-1e7, -1e7), (1e7, 1e7), (-1e7, 1e7)]).picture()
    for index in 0..<40 { #expect(abs(picture.alpha(index, index) - 127.5) < 0.1) }
    #expect(abs(picture.mass - 800) < 0.1)
  }

  @Test func degenerateOutlinesHaveNoArea() throws {
    #expect(try Pen().picture().mass == 0)
    #expect(try Pen.polygon([(5, 5)]).picture().mass == 0)
    #expect(try Pen.polygon([(5, 5), (30, 30)]).picture().mass == 0)
    #expect(try Pen.polygon([(5, 5), (5, 30), (5, 8)]).picture().mass == 0)
    var moves = Pen()
    for _ in 0..<3 { moves.add(.BR_VERB_MOVE, 9, 9) }
    #expect(try moves.picture().mass == 0)
  }

  @Test func brokenOutlinesAreRefused() {
    var lineFirst = Pen()
    lineFirst.add(.BR_VERB_LINE, 1, 1)
    var missingPoint = Pen()
    missingPoint.add(.BR_VERB_MOVE, 1, 1)
    missingPoint.add(.BR_VERB_QUAD, 1, 1)
    var infinite = Pen()
    infinite.add(.BR_VERB_MOVE, 1, .infinity)
    for pen in [lineFirst, missingPoint, infinite] {
      var pixels = [UInt16](repeating: 0, count: 4)
      pixels.withUnsafeMutableBufferPointer { buffer in
        var band = br_band(pixels: buffer.baseAddress, width: 1, top: 0, rows: 1)
        #expect(pen.fill(on: &band) == .BR_STATUS_BAD_ARGUMENT)
      }
    }
  }

  /// Splitmix64 decides everything, so that a failure comes back.
  @Test func randomOutlinesNeverLeaveTheRangeOfCoverage() throws {
    var state: UInt64 = 2
    func random() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
    func coordinate() -> Double {
      let unit = Double(random() >> 11) / Double(1 << 53) - 0.5
      return [60 * unit + 20, (60 * unit + 20).rounded(), 2e7 * unit, 40][Int(random() % 4)]
    }
    for _ in 0..<100 {
      var pen = Pen()
      pen.add(.BR_VERB_MOVE, coordinate(), coordinate())
      for _ in 0..<(1 + random() % 12) {
        switch random() % 5 {
        case 0: pen.add(.BR_VERB_MOVE, coordinate(), coordinate())
        case 1: pen.add(.BR_VERB_LINE, coordinate(), coordinate())
        case 2:
          pen.add(.BR_VERB_QUAD, coordinate(), coordinate(), coordinate(), coordinate())
        case 3:
          pen.add(
            .BR_VERB_CUBIC, coordinate(), coordinate(), coordinate(), coordinate(), coordinate(),
            coordinate())
        default: pen.add(.BR_VERB_CLOSE)
        }
      }
      let whole = try pen.picture(.BR_FILL_EVEN_ODD)
      #expect(try pen.picture(.BR_FILL_EVEN_ODD, bandRows: 7) == whole)
      #expect(whole.mass <= 1600)
    }
  }
}
